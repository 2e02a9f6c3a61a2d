package tailor

import (
	"slices"
	"testing"
)

// TestDemandsInProse: what a running text asks for is taken apart, and what whoever gets the post will do is no demand.
func TestDemandsInProse(t *testing.T) {
	for _, c := range []struct {
		job  string
		want []string
	}{
		{"About you\nYou know Eurocodes 2 and 3 well.", []string{"Know Eurocodes 2 and 3 well"}},
		{"Requirements\n- GCSE English and Maths", []string{"GCSE English and Maths"}},
		{"Requirements\n- A degree in geology is a given", []string{"Degree in geology"}},
		{"The post\nWe are seeking to appoint an enthusiastic Teaching Assistant to work with pupils.", nil},
		{
			"Paralegal\n\nTo be considered you'll need a law degree or CILEX Level 6, at least twelve months' experience of probate.",
			[]string{"Law degree or CILEX Level 6", "Twelve months' experience of probate"},
		},
		{"Essential: SC clearance (E), full driving licence (D)", []string{"SC clearance", "Full driving licence"}},
		{"Requirements\n- You will have a degree in law\n- You'll speak Welsh", []string{"Degree in law", "Speak Welsh"}},
	} {
		var got []string
		for _, r := range Requirements(job(c.job)) {
			got = append(got, r.Text)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%q: %q, want %q", c.job, got, c.want)
		}
	}
}
