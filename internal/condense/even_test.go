package condense

import (
	"testing"

	"focal/internal/cv"
)

// A text whose verbs do not agree after the language stages, and that was no better before, is uneven.
func TestUneven(t *testing.T) {
	for _, c := range []struct {
		before, after string
		want          bool
	}{
		{"Preparing the tide tables and being the contact of the yard", "Prepares the tide tables and being the contact of the yard", true},
		{ // no worse than it was
			"Study the charts, the rules and getting the crew ready", "Studied the charts, the rules and getting the crew ready", false,
		},
		{"Steering the boats and responsible for the crew", "Steers the boats and responsible for the crew", true},
		{"Supervise the crews and report to the master", "Supervises the crews and report to the master", true},
		{"Plan the shifts: Meet with the yard for ropes", "Plans the shifts: Meet with the yard for ropes", true},
		{"Stow and inventory control of ropes", "Stowed and inventory control of ropes", true},
		{"Rig & repair of old boats", "Rigs & repair of old boats", false}, // both may be verbs
		{"Troubleshoot & solution of faults", "Troubleshoots & solution of faults", true},
		{"Managing the stores and closely working with the yard", "Manages the stores and closely working with the yard", true},
		{"Inspection of hulls, mast inspection as per rules", "Inspects hulls, mast inspection as per rules", true},
		{"Letting and sale of boats. Finding buyers for old ropes.", "Letting and sale of boats. Found buyers for old ropes.", true},
		{"Counting, Sorting, Packing ropes", "Counts, sorts, packs ropes", true},
		{"Preparing the tables and training the crew", "Prepares the tables and trains the crew", false},
		{"Watching the tides, keeping the log and ringing the bell", "Watched the tides, keeping the log and ringing the bell", false},
		{"Ensuring that boats leave on time and meet the rules", "Ensures that boats leave on time and meet the rules", false},
		{"Help the crew to load boats and clean the hold", "Helps the crew to load boats and clean the hold", false},
		{"Assist with mooring and handling of boats", "Assists with mooring and handling of boats", false},
		{"Coach riggers who splice and test ropes", "Coaches riggers who splice and test ropes", false},
		{"Keep a list of incoming and outgoing boats", "Keeps a list of incoming and outgoing boats", false},
		{"Operation of the crane. Site: Leith", "Operated the crane. Site: Leith", false},
		{"Preparing charts, fixing of lamps on the quay", "Prepared charts, fixing of lamps on the quay", true},
		{"Planning of yard works supervision of cranes", "Planned yard works supervision of cranes", true},
		{"Steer boats, Plan shifts and train riggers", "Steered boats, Plan shifts and trained riggers", true},
		{"Report to the master, control and monitor boats", "Reported to the master, control & monitored boats", true},
		{"Having knowledge of knots and passionate about ropes", "Has knowledge of knots and passionate about ropes", true},
		{"Keep the log of the rigging crew and clearing all faults", "Kept the log of the rigging crew and clearing all faults", false},
		{"Keeping the log of the rigging crew and clearing all faults", "Kept the log of the rigging crew and clearing all faults", true},
		{"Help with the sorting, packing and storing of ropes", "Helped with the sorting, packing and storing of ropes", false},
		{"Describe use and operation of cranes", "Described use and operation of cranes", false},
		{"Work fast and safely mooring all boats", "Works fast and safely mooring all boats", false},
		{"Take up calls and help close deals", "Takes up calls and help close deals", true},
		{"Keeping the Cash Book, Bank Book and concerned Ledgers", "Kept the Cash Book, Bank Book and concerned Ledgers", false},
		{"Seek ways of both saving ropes and mending boats", "Sought ways of both saving ropes and mending boats", false},
		{"Kept the log of pumps, cranes and moored boats", "Keeps the log of pumps, cranes and moored boats", false},
		{"Follow up, collection and allocation of fares", "Followed up, collection and allocation of fares", true},
		{"Develop, Design, Rope Works etc.", "Develops, Design, Rope Works etc.", true},
		{"Follow up, collect and allocate fares", "Followed up, collected and allocated fares", false},
		{"Plan, with the yard, all shifts", "Planned, with the yard, all shifts", false},
		{"Check, sort and pack ropes", "Checks, sorts and packs ropes", false},
		{"Count, sort, pack ropes, do the books and keep logs", "Counts, sorts, packs ropes, does the books and keeps logs", false},
		{"Plan works month wise & Yard wise", "Plans works month wise & Yard wise", false},
	} {
		if got := Uneven(c.before, c.after); got != c.want {
			t.Errorf("%q: %v", c.after, got)
		}
	}
}

// An uneven text gets its wording back, without the notes that made it, unless it says "I".
func TestEvened(t *testing.T) {
	doc := &cv.Document{Locale: "en-GB", Summary: []cv.Text{
		{ID: "a", Value: "Prepares the tide tables and being the contact of the yard"},
		{ID: "b", Value: "Prepares the tide tables and trains the crew"},
		{ID: "c", Value: "Has steered boats and being the contact of the yard"},
		{ID: "d", Value: "I am willing to sail."},
	}}
	said := map[string]string{
		"a": "Preparing the tide tables and being the contact of the yard",
		"b": "Preparing the tide tables and training the crew",
		"d": "Willing to sail.",
		"c": "I have steered boats and being the contact of the yard",
	}
	notes := []cv.Note{{Field: "a", After: "x"}, {Field: "a"}, {Field: "b", After: "x"}, {Field: "c", After: "x"}}
	left := Evened(doc, cv.ThirdPerson, said, notes, nil)
	if doc.Summary[0].Value != said["a"] || doc.Summary[1].Value == said["b"] || doc.Summary[2].Value == said["c"] ||
		doc.Summary[3].Value != said["d"] || len(left) != 3 {
		t.Errorf("got %v with %v", doc.Summary, left)
	}
}
