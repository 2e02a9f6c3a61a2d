package summary

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/tailor"
	"focal/internal/truth"
)

// One field of work alone is hung on no sentence ("leads a crew, with experience of mast defect triage"): judges found that it reads as
// words placed for the advert.
func TestFieldsAndDeeds(t *testing.T) {
	const profile = "Ines Calloway is a yard manager with 14 years in boatyards."
	for _, c := range []struct {
		name    string
		bullets [2][]string
		skills  []string
		advert  string
		asks    []tailor.Requirement
		want    string
	}{
		{
			name:    "of one field alone its bullet is told",
			bullets: [2][]string{{"Leads a crew of 11 shipwrights."}, {"Triaged three hundred mast defects a quarter."}},
			advert:  "Mast defects and their triage; a crew of shipwrights.",
			want:    profile + " Leads a crew of 11 shipwrights. Triaged three hundred mast defects a quarter at Gull Ferries.",
		},
		{
			name:    "none behind a result",
			bullets: [2][]string{{"Cut refit time from 9 to 4 days.", "Negotiated berth contracts."}},
			advert:  "Berth contracts; refit time.",
			want:    profile + " Has cut refit time from 9 to 4 days and negotiated berth contracts.",
		},
		{
			name:    "what is asked for as a skill stands among those",
			bullets: [2][]string{{}, {"Planned and executed 214 convoy missions covering nine ports."}},
			skills:  []string{"Splicing", "Tidebook"}, advert: "Convoy planning, Splicing and Tidebook",
			asks: []tailor.Requirement{
				must("Convoy planning", "Planned and executed 214 convoy missions covering nine ports."),
				must("Splicing", "Splicing"), must("Tidebook", "Tidebook"),
			},
			want: profile + " Skilled in convoy planning, Splicing and Tidebook.",
		},
	} {
		doc := mate()
		doc.Summary = []cv.Text{sourced(doc, profile)}
		for post, list := range c.bullets {
			for _, b := range list {
				doc.Work[post].Highlights = append(doc.Work[post].Highlights, sourced(doc, b))
			}
		}
		if len(c.skills) > 0 {
			doc.Skills = []cv.SkillGroup{{}}
			for _, k := range c.skills {
				doc.Skills[0].Keywords = append(doc.Skills[0].Keywords, sourced(doc, k))
			}
		}
		doc.AssignIDs()
		original := doc.Clone()
		notes := Compose(doc, Request{
			Original: original, Person: cv.ThirdPerson, Pronouns: cv.None, Today: cv.Date{Year: 2026},
			Edited: func(string) bool { return false },
			Advert: c.advert, Match: &tailor.Match{Score: 60, Requirements: c.asks}, Holds: truth.Written(original, nil),
		}, nil)
		if got := doc.Summary[0].Value; got != c.want {
			t.Errorf("%s:\ngot  %q\nwant %q", c.name, got, c.want)
		}
		if v := truth.Check(original, doc, notes); len(v) > 0 {
			t.Errorf("%s: the truth check objects: %v", c.name, v)
		}
	}
}
