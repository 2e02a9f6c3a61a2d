package rank

import (
	"testing"

	"focal/internal/cv"
)

// Where no post is called by a rank, the profile's or the headline's has its words, once.
func TestC4_RankOfTheProfile(t *testing.T) {
	for _, c := range []struct {
		name, label, summary, title, organisation string
		wantLabel, wantSummary                    string
	}{
		{
			"in brackets that are there", "", "Flight Lieutenant (OF-2) with nine years on jets.", "Engineer Officer", "RAF Exampleford",
			"", "Flight Lieutenant (OF-2, manager) with nine years on jets.",
		},
		{
			"an abbreviation of two words", "Flt Lt, Engineer Officer", "Flt Lt with nine years.", "Engineer Officer", "RAF Exampleford",
			"Flt Lt (manager), Engineer Officer", "Flt Lt with nine years.",
		},
		{
			"US Navy", "Petty Officer First Class (E-6), Sonar", "Sonar.", "Watch Supervisor", "USS Example",
			"Petty Officer First Class (E-6, supervisor), Sonar", "Sonar.",
		},
		{
			"a post has it", "Squadron Leader", "Leads.", "Squadron Leader", "RAF Exampleford",
			"Squadron Leader", "Leads.",
		},
		{
			"an ordinary word", "", "Led a major project as captain of industry.", "Engineer", "Royal Navy",
			"", "Led a major project as captain of industry.",
		},
		{
			"of the person", "", "Served as a Flight Lieutenant on tankers.", "Engineer Officer", "RAF Exampleford",
			"", "Served as a Flight Lieutenant (manager) on tankers.",
		},
		{"driver", "", "Driver for Group Captain Smith.", "Driver", "RAF Exampleford", "", "Driver for Group Captain Smith."},
		{"married", "", "Married to a Warrant Officer.", "Clerk", "RAF Exampleford", "", "Married to a Warrant Officer."},
		{"selected", "", "Chosen for promotion to Wing Commander.", "Clerk", "RAF Exam", "", "Chosen for promotion to Wing Commander."},
		{"no forces", "", "Warrant Officer of the police.", "Clerk", "Fenland Police", "", "Warrant Officer of the police."},
	} {
		d := &cv.Document{
			Locale: "en-GB", Person: cv.Person{Label: cv.Text{ID: "l", Value: c.label}}, Summary: []cv.Text{{ID: "s", Value: c.summary}},
			Work: []cv.Engagement{{Title: cv.Text{ID: "t", Value: c.title}, Organisation: cv.Text{Value: c.organisation}}},
		}
		if c.organisation == "USS Example" {
			d.Locale = "en-US"
		}
		notes := Civilian(d, nil, nil)
		if d.Person.Label.Value != c.wantLabel || d.Summary[0].Value != c.wantSummary {
			t.Errorf("%s: %q, %q", c.name, d.Person.Label.Value, d.Summary[0].Value)
		}
		if changed := c.label != c.wantLabel || c.summary != c.wantSummary || c.title == "Squadron Leader"; changed != (len(notes) == 1) {
			t.Errorf("%s: %d notes", c.name, len(notes))
		}
	}
}
