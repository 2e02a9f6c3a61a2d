package summary

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

// A bullet names a field of work by what was done to what, or by a noun for what is done; what belongs to another thing, was only
// helped with or is one thing with a name shows none.
func TestDrawnOf(t *testing.T) {
	for _, c := range []struct {
		bullet string
		want   []string
	}{
		{"Installed mast lights for two yards.", []string{"mast light installation"}},
		{"Performed bank reconciliation and stock control.", []string{"bank reconciliation", "stock control"}},
		{"Conducted rope checks across the harbour.", []string{"rope checks"}},
		{"Prepared invoices, orders and notices.", []string{"the preparation of invoices, orders and notices"}},
		{"Analyzed sales statistics to improve berth use.", []string{"sales statistics analysis"}},
		{"Introduced a crew-training framework that saved a season.", []string{"crew training"}},
		{"Designed a risk assessment process for moorings.", []string{"risk assessment"}},
		{"Introduced a benefits-tracking framework for the yard.", []string{"benefits tracking"}},
		{"Built a harbour traffic control system.", nil},
		{"Implemented a wage payment tool.", []string{"the implementation of a wage payment tool"}},
		{"Delivered a new berth system to 40 yards.", []string{"the delivery of a berth system"}},
		{"Developed a deckhand.", nil},
		{"Developed value added reports.", nil},
		{"Screen call pilots for the yard.", nil},
		{"Delivered a log.", nil},
		{"Received rope deliveries.", nil},
		{"Managed received rope deliveries.", []string{"rope deliveries"}},
		{"Created a tide prediction program.", nil},
		{"Built a quay construction plan.", nil},
		{"Implemented a crew selection policy.", []string{"the implementation of a crew selection policy"}},
		{"Record berth transactions.", nil},
		{"Built a harbour plan.", nil},
		{"Joined a crew-training programme.", nil},
		{"Rolled out contract testing across six sheds.", []string{"contract testing"}},
		{"Rolled out new tide tables.", nil},
		{"Triaged three hundred defects a quarter.", []string{"defect triage"}},
		{"Mentored eight riggers.", nil},
		{"Led the response to 17 high-severity incidents.", []string{"high-severity incident response"}},
		{"Led the response to floods, restoring the berths within a day.", []string{"flood response"}},
		{"Led the response to auditors.", nil},
		{"Reviewed the response to incidents.", nil},
		{"Led the response to a flood.", nil},
		{"Ran 26 rope tests on the quay.", []string{"rope testing"}},
		{"Failed rope tests.", nil},
		{"Managed the list of ports and boat deliveries.", nil},
		{"Managed organization of the rope store.", nil},
		{"Managed a chandlery.", nil},
		{"Performed biannual statements.", nil},
		{"Performed ongoing research.", nil},
		{"Prepared toll calculations.", []string{"the preparation of toll calculations"}},
		{"Marketed mast options to clients.", nil},
		{"Coordinated berth lists with the supervisor.", nil},
		{"Reviewed harbour rules and their limits.", nil},
		{"Assisted with tide table preparation.", nil},
		{"Reviewed Harbour Acts with colleagues.", nil},
		{"Provided information of moorings.", nil},
		{"Created personal methods.", nil},
		{"Increased berth sales.", nil},
	} {
		doc := &cv.Document{Locale: "en-US"}
		doc.Work = []cv.Engagement{{Highlights: []cv.Text{sourced(doc, c.bullet)}}}
		doc.AssignIDs()
		co := newComposer(doc, Request{Person: cv.ThirdPerson, Edited: func(string) bool { return false }})
		var got []string
		for _, f := range co.drawnOf(doc.Work[0].Highlights[0]) {
			got = append(got, f.text)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%q: got %q, want %q", c.bullet, got, c.want)
		}
	}
}

// Two fields with a thing in common say it twice.
func TestSharesThing(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{"tender estimation", "the preparation of tenders and notices", true},
		{"mast light installation", "rope checks", false},
	} {
		if got := sharesThing(theme{text: c.a}, theme{text: c.b}); got != c.want {
			t.Errorf("%q, %q: got %v", c.a, c.b, got)
		}
	}
}
