package form

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

// Skills of a column that were read as one are two where their letters say so; what goes on in the next line stays one.
func TestSkillsOfAColumn(t *testing.T) {
	for _, c := range []struct {
		above, below string
		two          bool
	}{
		{"Quick learner", "Case management", true},
		{"Compassionate", "Reliable transportation", true},
		{"Work well with crews of boats", "Clear public speaking skills", true},
		{"Proficient in", "Word and spreadsheets", false},
		{"Quick learner", "and team player", false},
		{"Knowledge of Adobe", "Illustrator for maps", false},
		{"Rope Work", "Sail mending", false},
		{"Rope work", "Sail Mending", false},
		{"Rope work, sails", "Nets and buoys", false},
		{"Basic", "Spanish and French", false},
		{"Skilled as", "Bosun of boats", false},
	} {
		for alone := range 4 {
			doc := &cv.Document{Locale: "en-GB", Skills: []cv.SkillGroup{{}}}
			g := &doc.Skills[0]
			for n, s := range []string{"Night watch", "Knots", "Dry docking"}[:alone] {
				doc.Source = append(doc.Source, cv.SourceLine{Text: s})
				g.Keywords = append(g.Keywords, text(s, n))
			}
			doc.Source = append(doc.Source, cv.SourceLine{Text: c.above}, cv.SourceLine{Text: c.below})
			g.Keywords = append(g.Keywords, text(c.above+" "+c.below, alone, alone+1))
			f := former{doc: doc}
			f.skillWraps()
			want := []string{c.above + " " + c.below}
			if c.two && alone == 3 {
				want = []string{c.above, c.below}
			}
			if got := values(g.Keywords[alone:]); !slices.Equal(got, want) {
				t.Errorf("%q below %q, %d alone: %q", c.below, c.above, alone, got)
			}
		}
	}
}

// The numbers of a list of skills are none of them; a single one may be a name.
func TestNumbersOfSkills(t *testing.T) {
	for _, c := range []struct{ is, want []string }{
		{[]string{"1. Rope work", "2. Sails", "3) Nets"}, []string{"Rope work", "Sails", "Nets"}},
		{[]string{"1. Rope work", "2. Sails", "Nets"}, []string{"1. Rope work", "2. Sails", "Nets"}},
		{[]string{"3.5 knots", "2.0 knots", "1.1 knots"}, []string{"3.5 knots", "2.0 knots", "1.1 knots"}},
	} {
		g := cv.SkillGroup{}
		for i, s := range c.is {
			g.Keywords = append(g.Keywords, text(s, i))
		}
		f := former{doc: &cv.Document{}}
		f.skillNumbers(&g)
		if got := values(g.Keywords); !slices.Equal(got, c.want) {
			t.Errorf("%q: %q", c.is, got)
		}
	}
}
