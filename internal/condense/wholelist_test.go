package condense

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// A list is turned as a whole, or keeps the wording of its author.
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
		"one that cannot be turned keeps the others": {
			"Greet the crews|Answer calls of skippers|Take grog and drink orders and receive money|Sort the old ropes",
			"Greeted the crews|Answered calls of skippers|Take grog and drink orders and receive money|Sorted the old ropes",
			"Greet the crews|Answer calls of skippers|Take grog and drink orders and receive money|Sort the old ropes",
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
		"gerunds as well": {
			"Supervising the crews|Managing the shifts and leave tables of riggers|Developing charts for the yard",
			"Supervises the crews|Managing the shifts and leave tables of riggers|Develops charts for the yard",
			"Supervising the crews|Managing the shifts and leave tables of riggers|Developing charts for the yard",
		},
		"names of things are no part of it": {
			"Greet the crews|Answer calls of skippers|Stores of the yard|Rope design and testing|Support for skippers",
			"Greeted the crews|Answered calls of skippers|Stores of the yard|Rope design and testing|Support for skippers",
			"Greeted the crews|Answered calls of skippers|Stores of the yard|Rope design and testing|Support for skippers",
		},
		"what the author told outweighs a line": {
			"Led the crews|Trained skippers in Leith|Answer calls of skippers|Take grog and drink orders and receive money",
			"Led the crews|Trained skippers in Leith|Answered calls of skippers|Take grog and drink orders and receive money",
			"Led the crews|Trained skippers in Leith|Answered calls of skippers|Take grog and drink orders and receive money",
		},
		"what said I does not say so again": {
			"I greet the crews|Answer calls of skippers|Take grog and drink orders and receive money",
			"Greets the crews|Answers calls of skippers|Take grog and drink orders and receive money",
			"Greets the crews|Answer calls of skippers|Take grog and drink orders and receive money",
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
