package extract

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
)

// A head that says that somebody was employed is a post, however doubtful one without dates is; one that only names a firm is not.
func TestPostsThatSayThatTheyAre(t *testing.T) {
	heading, text := labeller.HeadingOf("work"), labeller.WorkBody
	for _, c := range []struct {
		text, title, org string
		begins           float64
		above            labeller.Label
		want             bool
	}{
		{"Two year working experience at TERN BOATS, Fowey, mending hulls", "", "TERN BOATS", 0.63, text, true},
		{"1.5 Years Experience in rigging From Tern Boats Ltd. in Fowey", "", "Tern Boats Ltd.", 0.9, text, true},
		{"3 Months worked exp in field work (Tern Boats Ltd.)", "", "Tern Boats Ltd.", 0.7, text, true},
		{"working in Tern Boats, at the quay of Fowey", "", "Tern Boats", 0.99, text, true},
		{"I have worked as a relief rigger for six months at Tern Boats.", "relief rigger", "Tern Boats", 0.67, text, true},
		{"Worked As Account Assistant.", "Account Assistant", "", 1, heading, true},
		{"Company\tName\t:- Tern Boats", "", "Tern Boats", 1, heading, true},
		{"Company Name: -Tern Boats", "", "Tern Boats", 1, text, false}, // a field of a project
		{"Currently, I am also working as a trainer here.", "trainer", "", 1, text, false},
		{"Undergone field work at Tern Boats, Fowey", "", "Tern Boats", 0.8, text, false},
		{"Tern Boats, Fowey", "", "Tern Boats", 0.95, text, false},
		{"Worked with the riggers of Tern Boats", "", "Tern Boats", 0.4, text, false}, // goes on rather than begins
		{"3 Months worked exp in data entry", "data entry", "", 0.9, text, false},     // names no firm
		{"Work under pressure at Tern Boats", "", "Tern Boats", 0.9, text, false},
	} {
		b := &builder{doc: &cv.Document{}, reading: &labeller.Reading{
			Labels: []labeller.Label{c.above, labeller.WorkStart}, Prob: []float64{1, c.begins},
		}}
		for _, text := range []string{"The line above", c.text} {
			l := line{segs: []segment{{text: text}}}
			l.finish()
			b.lines = append(b.lines, l)
		}
		e := &labeller.Entry{Head: []int{1}, Fields: map[string]labeller.Field{}}
		for field, value := range map[string]string{"title": c.title, "org": c.org} {
			if value != "" {
				e.Fields[field] = labeller.Field{Value: value, Lines: []int{1}, Prob: 0.95}
			}
		}
		if got := b.statesPost(e); got != c.want {
			t.Errorf("%q: %v, want %v", c.text, got, c.want)
		}
	}
}

// What a sentence tells of a firm that another post names is told there already.
func TestFirmThatAnotherPostTellsOf(t *testing.T) {
	firm := func(s string) cv.Text { return cv.Text{Value: s} }
	for other, want := range map[string]bool{"Tern Boats": true, "Oakfield Ltd": false} {
		dated := cv.Engagement{Organisation: firm(other), Dates: cv.DateRange{Start: cv.Date{Year: 2011}}}
		list := []cv.Engagement{{Organisation: firm("Tern Boats Ltd.")}, dated}
		if got := firmElsewhere(list, 0); got != want {
			t.Errorf("beside %q: %v, want %v", other, got, want)
		}
	}
}
