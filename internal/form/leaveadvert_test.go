package form

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

func TestAdvertInTheFile(t *testing.T) {
	for _, c := range []struct{ skills, want []string }{
		{
			[]string{
				"Should have sound knowledge of knots", "Rigging of two masts", "Must have skill in sails",
				"Good to have experience at sea", "Sails",
			},
			[]string{"Sails"},
		},
		{[]string{"Should have sound knowledge of knots", "Sails"}, []string{"Should have sound knowledge of knots", "Sails"}},
		{
			[]string{"Must be able to swim", "Should be at the yard at six", "Must have the boats ready"},
			[]string{"Must be able to swim", "Should be at the yard at six", "Must have the boats ready"},
		},
		{[]string{"Able to say what a mast should be", "Sails"}, []string{"Able to say what a mast should be", "Sails"}},
	} {
		doc := &cv.Document{Source: make([]cv.SourceLine, len(c.skills)), Skills: make([]cv.SkillGroup, 1)}
		for i, s := range c.skills {
			doc.Skills[0].Keywords = append(doc.Skills[0].Keywords, text(s, i))
		}
		Leave(doc, nil)
		if got := values(doc.Skills[0].Keywords); !slices.Equal(got, c.want) {
			t.Errorf("%q: got %q", c.skills, got)
		}
	}
}
