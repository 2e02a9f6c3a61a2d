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
		{
			"Paralegal\n\nTo be considered you'll need a law degree or CILEX Level 6, at least twelve months' experience of probate.",
			[]string{"Law degree or CILEX Level 6", "Twelve months' experience of probate"},
		},
		{
			"Requirements\n- Diploma in glazing with minimum 5 years experience in glazing",
			[]string{"Diploma in glazing", "Minimum 5 years experience in glazing"},
		},
		{"Essential: SC clearance (E), full driving licence (D)", []string{"SC clearance", "Full driving licence"}},
		{
			"Applicants must be sailors with a driving licence, checkable references and a diploma.",
			[]string{"Sailors with a driving licence", "Checkable references", "Diploma"},
		},
		{"What you do\nYou'll be preparing applications and able crews.", nil},
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
