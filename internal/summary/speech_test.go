package summary

import (
	"testing"

	"focal/internal/cv"
)

// TestSpeaksInLead puts languages into a short first sentence where they would stand alone behind deeds.
func TestSpeaksInLead(t *testing.T) {
	deed, speaks := predicate{text: "has built a slipway"}, predicate{text: "speaks fluent Welsh"}
	holds := predicate{text: "holds an MSc"}
	for _, c := range []struct {
		lead, want string
		done, held []predicate
	}{
		{"is a rigger at Gull Lofts", "is a rigger at Gull Lofts who speaks fluent Welsh", []predicate{deed}, []predicate{speaks}},
		{"is a rigger at Gull Lofts", "is a rigger at Gull Lofts", nil, []predicate{speaks}},
		{"is a rigger at Gull Lofts", "is a rigger at Gull Lofts", []predicate{deed}, []predicate{holds, speaks}},
		{"is a rigger at Gull Lofts", "is a rigger at Gull Lofts", []predicate{deed}, []predicate{holds}},
		{"is a rigger with nine years in yards", "is a rigger with nine years in yards", []predicate{deed}, []predicate{speaks}},
		{"is a rigger who sews nets", "is a rigger who sews nets", []predicate{deed}, []predicate{speaks}},
		{"has worked as a rigger", "has worked as a rigger", []predicate{deed}, []predicate{speaks}},
	} {
		comp := newComposer(&cv.Document{}, Request{Original: &cv.Document{}, Person: cv.ThirdPerson})
		lead := predicate{text: c.lead}
		more := comp.speaksInLead(&lead, additions{done: c.done, held: c.held})
		if lead.text != c.want || (len(more.held) == len(c.held)) != (c.lead == c.want) {
			t.Errorf("%q: got %q, %d held", c.lead, lead.text, len(more.held))
		}
	}
}
