package condense

import (
	"testing"

	"focal/internal/cv"
)

// A verb that was turned inside a sentence loses its capital there, and no other word does.
func TestInnerCapitals(t *testing.T) {
	for _, c := range []struct{ before, now, want string }{
		{
			"Manage the store, Respond to owners, Manage the repair of boats",
			"Managed the store, Responded to owners, Managed the repair of boats",
			"Managed the store, responded to owners, managed the repair of boats",
		},
		{"Prepare logs and Reconcile the lists", "Prepares logs and Reconciles the lists", "Prepares logs and reconciles the lists"},
		{"Plan shifts. Check ropes daily.", "Planned shifts. Checked ropes daily.", "Planned shifts. Checked ropes daily."},
		{"Keep logs: Check ropes daily", "Kept logs: Checked ropes daily", "Kept logs: Checked ropes daily"},
		{"Plan Shifts, Check Ropes On Boats", "Plans Shifts, Checks Ropes On Boats", "Plans Shifts, Checks Ropes On Boats"},
		{"Sail to Krello, Leith and Fife", "Sailed to Krello, Leith and Fife", "Sailed to Krello, Leith and Fife"},
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Highlights: []cv.Text{{ID: "a", Value: c.now}}}}}
		Evened(doc, cv.ThirdPerson, map[string]string{"a": c.before}, []cv.Note{{Field: "a", After: c.now}}, nil)
		if got := doc.Work[0].Highlights[0].Value; got != c.want {
			t.Errorf("%q\n got %q\nwant %q", c.now, got, c.want)
		}
	}
}
