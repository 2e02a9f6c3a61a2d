package condense

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// What one line leaves open its list tells.
func TestWholeLists(t *testing.T) {
	for name, c := range map[string]struct {
		said, came, want string
		current          bool
	}{
		"what one line leaves open its list tells": {
			"Greet the crews|Answer calls of skippers|Describe merchandise and explain tides to skippers|" +
				"Place urgent orders or call other yards|Guide or counsel young sailors",
			"Greeted the crews|Answered calls of skippers|Describe merchandise and explain tides to skippers|" +
				"Place urgent orders or call other yards|Guide or counsel young sailors",
			"Greeted the crews|Answered calls of skippers|Described merchandise and explained tides to skippers|" +
				"Placed urgent orders or called other yards|Guided or counselled young sailors",
			false,
		},
		"what else became of a line stays": {
			"Greet the crews|Answer calls of skippers|Describe our merchandise to our skippers",
			"Greeted the crews|Answered calls of skippers|Describe the merchandise to the skippers",
			"Greeted the crews|Answered calls of skippers|Described the merchandise to the skippers",
			false,
		},
		"one result in the past makes no past of the duties": {
			"Win a prize of the yard|Greet the crews|Answer calls of skippers|Describe merchandise and explain tides to skippers",
			"Won a prize of the yard|Greets the crews|Answers calls of skippers|Describe merchandise and explain tides to skippers",
			"Won a prize of the yard|Greets the crews|Answers calls of skippers|Describes merchandise and explains tides to skippers",
			true,
		},
		"a mixture tells nothing": {
			"Greet the crews|Win a prize of the yard|Describe merchandise and explain tides to skippers",
			"Greets the crews|Won a prize of the yard|Describe merchandise and explain tides to skippers",
			"Greets the crews|Won a prize of the yard|Describe merchandise and explain tides to skippers",
			true,
		},
		"one that cannot be turned is left alone": {
			"Greet the crews|Answer calls of skippers|Take grog and drink orders and receive money|Sort the old ropes",
			"Greeted the crews|Answered calls of skippers|Take grog and drink orders and receive money|Sorted the old ropes",
			"Greeted the crews|Answered calls of skippers|Take grog and drink orders and receive money|Sorted the old ropes",
			false,
		},
		"a verb behind a slash": {
			"Development of new masts/ Modify old ropes", "Developed new masts/ Modify old ropes",
			"Development of new masts/ Modify old ropes",
			false,
		},
		"a thing between things": {
			"Supervised nine hands in the transport, strike up, and storage of old ropes",
			"Supervised nine hands in the transport, struck up, and storage of old ropes",
			"Supervised nine hands in the transport, strike up, and storage of old ropes",
			false,
		},
		"no half of a line": {
			"Greet the crews|Answer calls of skippers|Take calls of sailors and route to the right yard|Sort the old ropes",
			"Greeted the crews|Answered calls of skippers|Take calls of sailors and route to the right yard|Sorted the old ropes",
			"Greeted the crews|Answered calls of skippers|Take calls of sailors and route to the right yard|Sorted the old ropes",
			false,
		},
		"names of things are no part of it": {
			"Greet the crews|Answer calls of skippers|Stores of the yard|Rope design and testing|Support for skippers",
			"Greeted the crews|Answered calls of skippers|Stores of the yard|Rope design and testing|Support for skippers",
			"Greeted the crews|Answered calls of skippers|Stores of the yard|Rope design and testing|Support for skippers",
			false,
		},
		"things that are for teaching": {
			"Greet the crews|Answer calls of skippers|Mend the sails|Paint the boats|Sort the old ropes|" +
				"Teaching materials for schools",
			"Greeted the crews|Answered calls of skippers|Mended the sails|Painted the boats|Sorted the old ropes|" +
				"Teaching materials for schools",
			"Greeted the crews|Answered calls of skippers|Mended the sails|Painted the boats|Sorted the old ropes|" +
				"Teaching materials for schools",
			false,
		},
		"lines to moor with": {
			"Greet the crews|Answer calls of skippers|Mend the sails|Paint the boats|Sort the old ropes|" +
				"Mooring lines for yachts",
			"Greeted the crews|Answered calls of skippers|Mended the sails|Painted the boats|Sorted the old ropes|" +
				"Mooring lines for yachts",
			"Greeted the crews|Answered calls of skippers|Mended the sails|Painted the boats|Sorted the old ropes|" +
				"Mooring lines for yachts",
			false,
		},
		"a desk": {
			"Greet the crews|Answer calls of skippers|Mend the sails|Paint the boats|Sort the old ropes|" +
				"Front desk of the yard",
			"Greeted the crews|Answered calls of skippers|Mended the sails|Painted the boats|Sorted the old ropes|" +
				"Front desk of the yard",
			"Greeted the crews|Answered calls of skippers|Mended the sails|Painted the boats|Sorted the old ropes|" +
				"Front desk of the yard",
			false,
		},
		"who holds a key": {
			"Greet the crews|Answer calls of skippers|Mend the sails|Paint the boats|Sort the old ropes|" +
				"Key holder of the yard",
			"Greeted the crews|Answered calls of skippers|Mended the sails|Painted the boats|Sorted the old ropes|" +
				"Key holder of the yard",
			"Greeted the crews|Answered calls of skippers|Mended the sails|Painted the boats|Sorted the old ropes|" +
				"Key holder of the yard",
			false,
		},
		"a club": {
			"Greet the crews|Answer calls of skippers|Mend the sails|Paint the boats|Sort the old ropes|" +
				"Book club for sailors",
			"Greeted the crews|Answered calls of skippers|Mended the sails|Painted the boats|Sorted the old ropes|" +
				"Book club for sailors",
			"Greeted the crews|Answered calls of skippers|Mended the sails|Painted the boats|Sorted the old ropes|" +
				"Book club for sailors",
			false,
		},
		"whom to ask": {
			"Greet the crews|Answer calls of skippers|Mend the sails|Paint the boats|Sort the old ropes|" +
				"Contact person for crews",
			"Greeted the crews|Answered calls of skippers|Mended the sails|Painted the boats|Sorted the old ropes|" +
				"Contact person for crews",
			"Greeted the crews|Answered calls of skippers|Mended the sails|Painted the boats|Sorted the old ropes|" +
				"Contact person for crews",
			false,
		},
		"licences": {
			"Greet the crews|Answer calls of skippers|Mend the sails|Paint the boats|Sort the old ropes|" +
				"Driving licences for all",
			"Greeted the crews|Answered calls of skippers|Mended the sails|Painted the boats|Sorted the old ropes|" +
				"Driving licences for all",
			"Greeted the crews|Answered calls of skippers|Mended the sails|Painted the boats|Sorted the old ropes|" +
				"Driving licences for all",
			false,
		},
		"several of them": {
			"Greet the crews|Answer calls of skippers|Mend the sails|Paint the boats|Sort the old ropes|" +
				"Operating systems of the yard|Selling points of boats",
			"Greeted the crews|Answered calls of skippers|Mended the sails|Painted the boats|Sorted the old ropes|" +
				"Operating systems of the yard|Selling points of boats",
			"Greeted the crews|Answered calls of skippers|Mended the sails|Painted the boats|Sorted the old ropes|" +
				"Operating systems of the yard|Selling points of boats",
			false,
		},
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Dates: cv.DateRange{End: cv.Date{Year: 2012}}}}}
		if c.current {
			doc.Work[0].Dates = cv.DateRange{Current: true}
		}
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
			own := slices.DeleteFunc(slices.Clone(notes), func(n cv.Note) bool { return n.Field != h.ID })
			whole := len(own) == 1 && own[0].Before == was[i] && own[0].After == h.Value
			if h.Value == was[i] && len(own) > 0 || h.Value != was[i] && !whole {
				t.Errorf("%s: notes of %q: %v", name, h.Value, own)
			}
		}
	}
}
