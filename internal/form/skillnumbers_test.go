package form

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

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
