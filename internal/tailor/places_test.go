package tailor

import (
	"testing"

	"focal/internal/cv"
)

// TestPlacesAreTheirAddress: of an address the last part says where it is, and a place shows nothing but itself.
func TestPlacesAreTheirAddress(t *testing.T) {
	for _, c := range []struct{ org, place, asked, status string }{
		{"Northfold", "Birmingham", "Experience in the UK", Met},
		{"Northfold", "Leeds, West Yorkshire", "Experience in the UK", Met},
		{"Northfold", "Leeds UK", "Experience in the UK", Met},
		{"Northfold", "London SW1A 1AA", "Experience in the UK", Met},
		{"Northfold", "Dubai, UAE", "Gulf experience", Met},
		{"Northfold", "Chicago, IL", "Experience in the USA", Met},
		{"Northfold", "Paris, Texas", "Experience in the USA", Met},
		{"Northfold, Doha, Qatar", "", "Gulf experience", Met},
		// not these
		{"Northfold", "Birmingham, AL", "Experience in the UK", Not},
		{"Northfold", "Manchester, NH, USA", "Experience in the UK", Not},
		{"Northfold", "London, Ontario, Canada", "Experience in the UK", Not},
		{"Northfold", "Paris, Texas", "Experience in Europe", Not},
		{"Northfold", "Dublin, Ohio", "Experience in Europe", Not},
		{"Northfold", "Athens, Georgia, USA", "Experience in Europe", Not},
		{"Northfold", "Cairo, Illinois", "Middle East experience", Not},
		{"Northfold", "Lebanon, Pennsylvania", "Middle East experience", Not},
		{"Northfold", "Delhi, New York", "Experience in India", Not},
		{"Northfold", "Gulf of Mexico", "Gulf experience", Not},
		{"Northfold", "York", "Experience in New York", Not},
		{"Northfold", "Hampshire", "Experience in New Hampshire", Not},
		{"Northfold", "Jersey, Channel Islands", "Experience in New Jersey", Not},
		{"Northfold", "Bandung, Java, Indonesia", "Java", Not},
		{"Northfold", "Reading", "Reading and writing skills", Not},
		{"Northfold", "Mobile, AL", "Experience with mobile", Not},
		{"Northfold", "Naples, Italy", "Experience in Naples, Florida", Not},
		{"Texas Instruments", "Madrid", "Experience in the USA", Not},
		{"London Taxi Company", "Madrid", "Experience in the UK", Not},
		{"Gulf Oil", "Madrid", "Gulf experience", Not},
	} {
		doc := &cv.Document{Work: []cv.Engagement{post("Assistant", c.org, 2015, 0, "Kept the ropes.")}}
		doc.Work[0].Location = text(c.place)
		doc.AssignIDs()
		for _, r := range Compare(doc, Requirements(job("Requirements\n- "+c.asked)), today).Requirements {
			if r.Status != c.status {
				t.Errorf("%q beside %q in %q: %s (%s), want %s", r.Text, c.org, c.place, r.Status, r.Reason, c.status)
			}
		}
	}
}

// TestSentencesAboutPlaces: whoever sold to a country was not there.
func TestSentencesAboutPlaces(t *testing.T) {
	for _, c := range []struct{ said, asked, status string }{
		{"Worked at a refinery in Kuwait.", "Gulf experience", Met},
		{"Deployed to Iraq with the yard.", "Middle East experience", Met},
		{"Exported machines to customers in Saudi Arabia and Qatar.", "Gulf experience", Not},
		{"Called clients based in the USA.", "Experience in the USA", Not},
		{"Worked at refineries on the US Gulf Coast.", "Gulf experience", Not},
		{"Moved ropes in York.", "Experience in New York", Not},
	} {
		doc := &cv.Document{Work: []cv.Engagement{post("Assistant", "Northfold", 2015, 0, c.said)}}
		doc.AssignIDs()
		r := Compare(doc, Requirements(job("Requirements\n- "+c.asked)), today).Requirements[0]
		if r.Status != c.status {
			t.Errorf("%q beside %q: %s (%s), want %s", c.asked, c.said, r.Status, r.Reason, c.status)
		}
	}
}
