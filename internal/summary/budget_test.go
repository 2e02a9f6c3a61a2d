package summary

import (
	"testing"

	"focal/internal/cv"
)

// A profile has four sentences, plans and breaks apart; one that is longer itself gets no sentence more.
func TestFits(t *testing.T) {
	c := newComposer(mate(), Request{Person: cv.ThirdPerson, Pronouns: cv.None})
	lead := predicate{text: "is a yard manager with 14 years in boatyards"}
	deed, held := predicate{text: "has built a slipway for 40 boats"}, predicate{text: "holds an MSc in Harbour Studies"}
	mind, plan := predicate{text: "is a good listener", own: true}, predicate{text: "seeks a post inland", own: true}
	whole := predicate{text: "The yard won two awards", whole: true, own: true}
	told := predicate{text: "Experience includes sewing nets", whole: true}
	for _, test := range []struct {
		list, bare []predicate
		want       bool
	}{
		{[]predicate{deed, held}, nil, true},
		{[]predicate{deed, held, plan}, []predicate{plan}, true},
		{[]predicate{deed, held, mind}, []predicate{mind}, true},
		{[]predicate{deed, whole, held}, []predicate{whole}, true},
		{[]predicate{deed, whole, told, held}, []predicate{whole}, false},
		{[]predicate{whole, told, mind, plan, held}, []predicate{whole, mind, plan}, true}, // no sentence holds both of one's own
		{[]predicate{whole, told, whole, mind, plan, held}, []predicate{whole, mind, plan}, false},
	} {
		if got := c.fits(version{lead: lead, list: test.list}, test.bare); got != test.want {
			t.Errorf("%q: got %v", c.sentences(test.list), got)
		}
	}
}

// What stands in brackets in the file is no bullet of somebody's own.
func TestIsAside(t *testing.T) {
	source := []cv.SourceLine{{Text: "• (Leading maker of ropes)"}, {Text: "• Made ropes (and nets)"}}
	for line, want := range []bool{true, false} {
		if isAside(cv.Text{Value: "x", Lines: []int{line}}, source) != want {
			t.Errorf("line %d: want %v", line, want)
		}
	}
}

// The post of today stands behind the name where it is another calling than the first sentence says.
func TestAppose(t *testing.T) {
	for lead, want := range map[string]string{
		"is a naval architect in boatyards":       ", Yard Manager at Tern Boatyard, is a naval architect in boatyards",
		"is a manager with 14 years in boatyards": "is a manager with 14 years in boatyards",
		"is a Harbour Studies student at Solent":  "is a Harbour Studies student at Solent",
		"has worked as a naval architect":         "has worked as a naval architect",
	} {
		if got := newComposer(mate(), Request{Person: cv.ThirdPerson}).appose(predicate{text: lead}).text; got != want {
			t.Errorf("got  %q\nwant %q", got, want)
		}
	}
}

// Two listed things done go into one row; a noun behind an "and" is no deed.
func TestThreeDone(t *testing.T) {
	for _, test := range [][3]string{
		{
			"has built and run logs", "has written a log and trained deckhands",
			"has built and run logs, written a log and trained deckhands",
		},
		{"has built ropes and nets", "has written a log and trained deckhands", ""},
		{"has built and run tide tables", "has trained deckhands and cooks", ""},
		{"leads a crew", "has written a log and trained deckhands", ""},
	} {
		if got, _ := threeDone([]predicate{{text: test[0]}, {text: test[1]}}); got != test[2] {
			t.Errorf("%q, %q: got %q", test[0], test[1], got)
		}
	}
}
