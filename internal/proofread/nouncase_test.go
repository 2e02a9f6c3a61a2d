package proofread

import "testing"

// Common nouns lose capitals where the CV has them in small letters too and nothing around them is a name.
func TestCapitalsOfCommonNouns(t *testing.T) {
	const plain = "Wrote a review of the risk, the project, plant, data, business, office, " +
		"access, report, team, world, bank and schedule of each group."
	for before, after := range map[string]string{
		"Kept the plan of the Project in order.":            "Kept the plan of the project in order.",
		"Wrote a Risk Review of the quay.":                  "Wrote a risk review of the quay.",
		"Sent all Reports to the yard, and a Report to it.": "Sent all Reports to the yard, and a report to it.",
		"Checked their Schedule, then each Plant.":          "Checked their schedule, then each plant.",
		"Led a Team that kept the lamps.":                   "Led a team that kept the lamps.",
		"Drew the plan of a rope Plant for the quay.":       "Drew the plan of a rope plant for the quay.",
		"Kept the quay that is under Review.":               "Kept the quay that is under review.",
		"Sold ropes in Group.":                              "",
		"Holds a degree of Risk.":                           "",
		"Sold the old Access, Leith.":                       "",
		"Sold ropes with Data and with Risk.":               "",
		// names, titles and what the CV has with a capital alone stay
		"Kept the plan of the Harbour in order.":        "",
		"Sold ropes for the World Bank in Leith.":       "",
		"Kept the Access database and the Office suite": "",
		"Worked for the Plant of Krell Ropes.":          "",
		"Wrote the Project Charter and the Data Act.":   "",
		"Read the Report, Leith and Hull edition.":      "",
		"Sold in Business and Office.":                  "",
		"Ran the Group Krell for two years.":            "",
		"Met the Team Leader and the Manager of it.":    "",
		"The Project was late.":                         "The project was late.",
		"Bought lamps for the Organization.":            "Bought lamps for the organization.",
		"Bought lamps for the Organization Krell.":      "",
		"Kept an Office 365 yard and a Team 4 log.":     "",
		"Trained at the Business School of Leith.":      "",
	} {
		d := document(before, plain)
		New(Config{}).Document(d, Options{})
		want := after
		if want == "" {
			want = before
		}
		if got := d.Work[0].Highlights[0].Value; got != want {
			t.Errorf("%q\n got %q\nwant %q", before, got, want)
		}
	}
}
