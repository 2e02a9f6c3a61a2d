package tailor

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// TestWishesAreNoEvidence: what an objective hopes for was not done.
func TestWishesAreNoEvidence(t *testing.T) {
	for _, c := range []struct{ summary, asked, status string }{
		{"Willing to work in the Middle East.", "Experience in the Middle East", Not},
		{"Rope access technician, preferably in Norway.", "Experience in Norway", Not},
		{"Seeking a post in Python development.", "Python", Not},
		{"Looking for a role in audit where Xero is used.", "Xero", Not},
		{"To obtain a position as a welder in a shipyard.", "Welder", Not},
		{"Welder with 9 years of pipework, seeking a post in Qatar.", "Pipework", Met},
		{"Seeking a post where I can use my Kubernetes skills.", "Kubernetes", Met},
		{"Willing to travel.", "Willing to travel", Met},
		{"Seeking tenders and looking for savings are what I did in Oslo.", "Tenders", Not},
	} {
		doc := &cv.Document{Summary: []cv.Text{text(c.summary)}}
		doc.AssignIDs()
		r := Compare(doc, Requirements(job("Requirements\n- "+c.asked)), today).Requirements[0]
		if r.Status != c.status {
			t.Errorf("%q beside %q: %s %q (%s), want %s", c.asked, c.summary, r.Status, r.Evidence, r.Reason, c.status)
		}
	}
}

// TestRegionsAndSectors: a post in a place of the region, or in the sector, counts, and its words are quoted.
func TestRegionsAndSectors(t *testing.T) {
	rigger := post("Engineer", "Harbour Works", 2012, 2019, "Client: Sandbank Refinery.", "Fitted pumps.")
	driver := post("Driver", "Swift Vans", 2012, 2019, "Took meals to hospitals.", "Kept the van clean.")
	nurse := post("Staff Nurse", "Elm Hospital", 2012, 2019, "Gave insulin.")
	nurse.Location = text("Doha")
	trainee := post("Clerk", "Harbour Works", 2012, 2019, "Training on oil and gas.", "Filed letters.")
	for _, c := range []struct {
		work                    cv.Engagement
		asked, status, evidence string
	}{
		{rigger, "At least 5 years of site experience in oil and gas or mining", Met, "Client: Sandbank Refinery."},
		{rigger, "5 years of experience in the oil & gas industry", Met, "Client: Sandbank Refinery."},
		{rigger, "9 years of experience in oil and gas", Partly, "Client: Sandbank Refinery."},
		{rigger, "5 years of experience in retail", Not, ""},
		{driver, "5 years of experience in healthcare", Partly, ""},
		{trainee, "5 years of experience in oil and gas", Not, ""},
		{nurse, "5 years of experience in healthcare", Met, "Elm Hospital"},
		{nurse, "Experience in the Middle East", Met, "Doha"},
		{nurse, "GCC experience", Met, "Doha"},
		{nurse, "Nursing experience in the Gulf", Met, "Doha"},
		{nurse, "UK experience", Not, ""},
		{post("Foreman", "Grid", 2015, 0, "Replaced Schneider and Saudi Lucy units."), "GCC experience", Not, ""},
		{post("Foreman", "Grid", 2015, 0, "Replaced units at a plant in Jubail."), "GCC experience", Met, "Jubail"},
		{post("Clerk", "Grid", 2015, 0, "Sent letters to the legal department."), "Public sector experience", Not, ""},
		{post("Clerk", "Firth County Council", 2015, 0, "Sent letters."), "Public sector experience", Met, "Firth"},
		{post("Clerk", "Hospital Supplies Ltd", 2015, 0, "Sent letters."), "Experience in a health care setting", Partly, "Hospital"},
		{post("Clerk", "Elm Bookshop", 2015, 0, "Sold books on construction."), "Experience in the construction industry", Partly, "books"},
		{post("Guard", "Airport Road Stores", 2015, 0, "Kept two gates."), "Experience in airports", Partly, "Airport"},
		{post("Guard", "Elm Airport Ltd", 2015, 0, "Kept two gates."), "Experience in airports", Met, "Airport"},
		{post("Vehicle Fitter", "Electric Avenue Garage", 2015, 0, "Kept two gates."), "Experience of electric vehicles", Not, ""},
		{post("Clerk", "Law Street Paper", 2015, 0, "Sent letters."), "Degree in law or equivalent experience", Not, ""},
		{nurse, "Plumbing experience in the Gulf", Not, ""},
		{nurse, "Knowledge of UAE labour law", Not, ""},
	} {
		doc := &cv.Document{Work: []cv.Engagement{c.work}}
		doc.Person.Location.Text = text("Leeds, UK")
		doc.AssignIDs()
		r := Compare(doc, Requirements(job("Requirements\n- "+c.asked)), today).Requirements[0]
		if r.Status != c.status || !strings.Contains(strings.Join(r.Evidence, "|"), c.evidence) {
			t.Errorf("%q beside %s: %s %q (%s), want %s %q",
				c.asked, c.work.Title.Value, r.Status, r.Evidence, r.Reason, c.status, c.evidence)
		}
	}
}
