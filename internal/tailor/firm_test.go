package tailor

import (
	"testing"

	"focal/internal/cv"
)

// TestWithoutFirm: what an employer is and does is cut off what somebody did.
func TestWithoutFirm(t *testing.T) {
	for _, c := range []struct{ text, employer, rest, firm string }{
		{"Calder Lifts Ltd is a leading supplier of tower cranes.", "", "", "Calder Lifts Ltd is a leading supplier of tower cranes. "},
		{
			"Alder & Sons is one of the largest importers of tea in the north. It also blends herbs. Ran the tasting room.", "",
			"Ran the tasting room. ", "Alder & Sons is one of the largest importers of tea in the north. It also blends herbs. ",
		},
		{"Company Profile: Pipes and valves for refineries.", "", "", "Company Profile: Pipes and valves for refineries."},
		{"A renowned exporter of brass valves.", "", "", "A renowned exporter of brass valves. "},
		{"The company manufactures boilers.", "", "", "The company manufactures boilers. "},
		{"Quill Works designs and installs chillers.", "Quill Works", "", "Quill Works designs and installs chillers. "},
		{"Rope supply company.", "", "", "Rope supply company."},
		// what somebody did
		{"Client: Harbour Refinery.", "", "Client: Harbour Refinery.", ""},
		{"Supplied cranes to a leading bank.", "", "Supplied cranes to a leading bank.", ""},
		{"The task was the move of a bank in Leith to SAP.", "", "The task was the move of a bank in Leith to SAP.", ""},
		{"I was a supplier of cranes to three firms.", "", "I was a supplier of cranes to three firms.", ""},
		{"Was company secretary.", "", "Was company secretary.", ""},
		{"Served a hospital group with linen.", "Quill Works", "Served a hospital group with linen.", ""},
		{"Quill Works, served as a cook.", "Quill Works", "Quill Works, served as a cook.", ""},
		{"Managed a trading company.", "", "Managed a trading company.", ""},
		{"Calder is a hospital where I ran the theatre list.", "", "Calder is a hospital where I ran the theatre list.", ""},
	} {
		if rest, firm := withoutFirm(c.text, c.employer); rest != c.rest || firm != c.firm {
			t.Errorf("%q: %q, %q", c.text, rest, firm)
		}
	}
}

// TestFirmProvesNothing: what an employer is shows in what trade somebody worked, and no skill.
func TestFirmProvesNothing(t *testing.T) {
	profile := "Calder Lifts Ltd is a leading supplier of tower cranes and hoists to the automotive industry."
	for _, c := range []struct {
		said  []string
		asked string
		want  string
	}{
		{[]string{profile}, "Tower cranes", Not},
		{[]string{profile, "Erected tower cranes on nine sites."}, "Tower cranes", Met},
		{[]string{profile}, "Experience in the automotive industry", Partly},
	} {
		doc := &cv.Document{Work: []cv.Engagement{post("Clerk", "Calder Lifts Ltd", 2015, 2023, c.said...)}}
		doc.AssignIDs()
		r := NewMatcher(doc, today).Match([]Requirement{Demand(c.asked)}).Requirements[0]
		if r.Status != c.want {
			t.Errorf("%q by %q: %s %q", c.asked, c.said, r.Status, r.Evidence)
		}
	}
}
