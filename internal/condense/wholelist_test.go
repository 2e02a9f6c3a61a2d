package condense

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// What one line leaves open its list tells.
func TestWholeLists(t *testing.T) {
	for name, c := range map[string]struct{ said, came, want string }{
		"what one line leaves open its list tells": {
			"Greet the crews|Answer calls of skippers|Describe merchandise and explain tides to skippers|" +
				"Place urgent orders or call other yards|Guide or counsel young sailors",
			"Greeted the crews|Answered calls of skippers|Describe merchandise and explain tides to skippers|" +
				"Place urgent orders or call other yards|Guide or counsel young sailors",
			"Greeted the crews|Answered calls of skippers|Described merchandise and explained tides to skippers|" +
				"Placed urgent orders or called other yards|Guided or counselled young sailors",
		},
		"one that cannot be turned is left alone": {
			"Greet the crews|Answer calls of skippers|Take grog and drink orders and receive money|Sort the old ropes",
			"Greeted the crews|Answered calls of skippers|Take grog and drink orders and receive money|Sorted the old ropes",
			"Greeted the crews|Answered calls of skippers|Take grog and drink orders and receive money|Sorted the old ropes",
		},
		"a verb behind a slash": {
			"Development of new masts/ Modify old ropes", "Developed new masts/ Modify old ropes",
			"Development of new masts/ Modify old ropes",
		},
		"a thing between things": {
			"Supervised nine hands in the transport, strike up, and storage of old ropes",
			"Supervised nine hands in the transport, struck up, and storage of old ropes",
			"Supervised nine hands in the transport, strike up, and storage of old ropes",
		},
		"no half of a line": {
			"Greet the crews|Answer calls of skippers|Take calls of sailors and route to the right yard|Sort the old ropes",
			"Greeted the crews|Answered calls of skippers|Take calls of sailors and route to the right yard|Sorted the old ropes",
			"Greeted the crews|Answered calls of skippers|Take calls of sailors and route to the right yard|Sorted the old ropes",
		},
		"names of things are no part of it": {
			"Greet the crews|Answer calls of skippers|Stores of the yard|Rope design and testing|Support for skippers",
			"Greeted the crews|Answered calls of skippers|Stores of the yard|Rope design and testing|Support for skippers",
			"Greeted the crews|Answered calls of skippers|Stores of the yard|Rope design and testing|Support for skippers",
		},
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Dates: cv.DateRange{End: cv.Date{Year: 2012}}}}}
		said, was, want := map[string]string{}, strings.Split(c.said, "|"), strings.Split(c.want, "|")
		var notes []cv.Note
		for i, s := range strings.Split(c.came, "|") {
			id := string(rune('a' + i))
			doc.Work[0].Highlights = append(doc.Work[0].Highlights, cv.Text{ID: id, Value: s})
			if said[id] = was[i]; s != was[i] {
				notes = append(notes, cv.Note{Field: id, Before: was[i], After: s})
			}
		}
		notes = Evened(doc, cv.ThirdPerson, said, notes, nil)
		for i, h := range doc.Work[0].Highlights {
			if h.Value != want[i] {
				t.Errorf("%s: %q", name, h.Value)
			}
			if noted := slices.ContainsFunc(notes, func(n cv.Note) bool { return n.Field == h.ID }); noted != (h.Value != was[i]) {
				t.Errorf("%s: notes of %q: %v", name, h.Value, notes)
			}
		}
	}
}
