package tailor

import (
	"testing"

	"focal/internal/cv"
)

// TestLicenceRanOut: a licence whose day in the CV is over is not held any more; a day that nothing calls its end says nothing.
func TestLicenceRanOut(t *testing.T) {
	today := cv.Date{Year: 2026, Month: 7}
	for _, c := range []struct{ said, status string }{
		{"Valid Qatari driving licence", Met},
		{"Qatari driving licence, valid till 15/04/2021", Partly},
		{"Qatari driving licence (valid up to March 2026)", Partly},
		{"Qatari driving licence, expiry date: 30-06-2026", Partly},
		{"Qatari driving licence, valid till 2026", Met},
		{"Qatari driving licence, expires 15/04/2029", Met},
		{"Qatari driving licence since 2012", Met},
		{"Qatari driving licence, passport valid until 2020", Met},
	} {
		doc := &cv.Document{Person: cv.Person{Details: []cv.Detail{{Value: cv.Text{Value: c.said}}}}}
		r := Compare(doc, []Requirement{Demand("Valid Qatari driving licence")}, today).Requirements[0]
		if r.Status != c.status {
			t.Errorf("%q: %s (%s), want %s", c.said, r.Status, r.Reason, c.status)
		}
	}
}

// TestLikenessOfNames: no likeness of meaning shows what has a name of its own.
func TestLikenessOfNames(t *testing.T) {
	for _, c := range []struct {
		demand, nearest string
		denied          bool
	}{
		{"Power BI", "Erection of a thermal power plant", true},
		{"Tableau or Power BI", "Built a jet pack that is powered by water", true},
		{"Tableau or Power BI", "Drew charts in Tableau", false},
		{"Cooling towers", "Residential block with pile foundation", true},
		{"Cooling towers", "Maintained towers of a plant", false},
		{"Procurement", "Drew up purchase orders with suppliers", false},
		{"Customer service", "Helped clients at the counter", false},
	} {
		r := Demand(c.demand)
		r.Status = Not
		if got := r.deniesLikeness(c.nearest); got != c.denied {
			t.Errorf("%q by %q: denied %v", c.demand, c.nearest, got)
		}
	}
}
