package form

import (
	"testing"

	"focal/internal/cv"
)

// A paper whose time or giver has a field of its own keeps no bracket and no full stop for it.
func TestPaperTexts(t *testing.T) {
	for _, c := range []struct{ name, by, when, want string }{
		{"Elm Science Funding (", "", "2014", "Elm Science Funding"},
		{"Rigging for yards.", "Elm University", "", "Rigging for yards"},
		{"Rigging for yards.", "", "2014", "Rigging for yards"},
		{"Rigging Lvl.", "Elm University", "2014", "Rigging Lvl."},
		{"Won the cup of all yards.", "", "", "Won the cup of all yards."},
		{"Rigging (Level 2)", "", "2014", "Rigging (Level 2)"},
	} {
		f := file("x")
		a := cv.Award{Title: text(c.name, 0)}
		if c.by != "" {
			a.Awarder = text(c.by, 0)
		}
		if c.when != "" {
			a.Dates = period(t, c.when, 0)
		}
		f.doc.Awards = []cv.Award{a}
		f.paperTexts()
		if got := f.doc.Awards[0].Title.Value; got != c.want {
			t.Errorf("%q: %q, want %q", c.name, got, c.want)
		}
	}
}
