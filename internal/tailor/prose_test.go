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
		{"Site Foreman\n\nA full driving licence is essential as you will travel between sites.", []string{"Full driving licence"}},
		{
			"About you\nChartered with IStructE or ICE, you bring seven years of experience in bridges.",
			[]string{"Chartered with IStructE or ICE", "Bring seven years of experience in bridges"},
		},
		{"About you\nYou know Eurocodes 2 and 3 well.", []string{"Know Eurocodes 2 and 3 well"}},
		{"Essential: IOSH, City & Guilds 2391, PASMA.", []string{"IOSH", "City & Guilds 2391", "PASMA"}},
		{"Requirements\n- GCSE English and Maths", []string{"GCSE English and Maths"}},
		{"Requirements\n- A degree in geology is a given", []string{"Degree in geology"}},
		{"The post\nWe are seeking to appoint an enthusiastic Teaching Assistant to work with pupils.", nil},
		{"Requirements\n- You will run a gang of ten\n- The post holder will prepare reports\n- Fluent Welsh", []string{"Fluent Welsh"}},
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
