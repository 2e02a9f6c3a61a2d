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
			"Won a prize of the yard|Greets the crews|Answers calls of skippers|" +
				"Describe merchandise and explain tides to skippers",
			"Won a prize of the yard|Greets the crews|Answers calls of skippers|" +
				"Describes merchandise and explains tides to skippers",
			true,
		},
		"a mixture tells nothing": {
			"Greet the crews|Win a prize of the yard|Describe merchandise and explain tides to skippers",
			"Greets the crews|Won a prize of the yard|Describe merchandise and explain tides to skippers",
			"Greets the crews|Won a prize of the yard|Describe merchandise and explain tides to skippers",
			true,
		},
		"a thing between two verbs": {
			"Greet the crews|Answer calls of skippers|Take grog and drink orders and receive money|Sort the old ropes",
			"Greeted the crews|Answered calls of skippers|Take grog and drink orders and receive money|Sorted the old ropes",
			"Greeted the crews|Answered calls of skippers|Took grog and drink orders and received money|Sorted the old ropes",
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
			"Greeted the crews|Answered calls of skippers|Took calls of sailors and routed to the right yard|" +
				"Sorted the old ropes",
			false,
		},
		"gerunds and the present beside what is told": {
			"Greet the crews|Answer calls of skippers|Sort the old ropes|" +
				"Following up the orders of the yard|Researches, orders and maintains masts|" +
				"Keeping an eye on tides and having a boat|Export and Dispatch work of the yard",
			"Greeted the crews|Answered calls of skippers|Sorted the old ropes|" +
				"Following up the orders of the yard|Researches, orders and maintains masts|" +
				"Keeping an eye on tides and having a boat|Export and Dispatch work of the yard",
			"Greeted the crews|Answered calls of skippers|Sorted the old ropes|" +
				"Followed up the orders of the yard|Researched, ordered and maintained masts|" +
				"Keeping an eye on tides and having a boat|Export and Dispatch work of the yard",
			false,
		},
		"all sentences of a line": {
			"Greet the crews|Answer calls of skippers|Sort the old ropes|" +
				"Anticipate the needs of the crews. Monitor the tides; reporting changes to the skipper.",
			"Greeted the crews|Answered calls of skippers|Sorted the old ropes|" +
				"Anticipate the needs of the crews. Monitor the tides; reporting changes to the skipper.",
			"Greeted the crews|Answered calls of skippers|Sorted the old ropes|" +
				"Anticipated the needs of the crews. Monitored the tides; reporting changes to the skipper.",
			false,
		},
		"what looks like a verb": {
			"Greeted the crews|Answer calls of skippers|Sorted the old ropes|Assembly process includes fitting|" +
				"Direct and timely contact with crews|Target to win new crews|Interview with new crews|" +
				"Finding weak ropes and to mend them|Coordinates the crews and Monitors new ropes",
			"Greeted the crews|Answered calls of skippers|Sorted the old ropes|Assembly process includes fitting|" +
				"Direct and timely contact with crews|Target to win new crews|Interview with new crews|" +
				"Finding weak ropes and to mend them|Coordinates the crews and Monitors new ropes",
			"Greeted the crews|Answered calls of skippers|Sorted the old ropes|Assembly process includes fitting|" +
				"Direct and timely contact with crews|Target to win new crews|Interview with new crews|" +
				"Finding weak ropes and to mend them|Coordinates the crews and Monitors new ropes",
			false,
		},
		"names of things are no part of it": {
			"Greet the crews|Answer calls of skippers|Stores of the yard|Rope design and testing|Support for skippers",
			"Greeted the crews|Answered calls of skippers|Stores of the yard|Rope design and testing|Support for skippers",
			"Greeted the crews|Answered calls of skippers|Stores of the yard|Rope design and testing|Support for skippers",
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
