package summary

import (
	"testing"

	"focal/internal/cv"
)

// Where sentences have no subject, what somebody is, seeks or, as the CV says it, has stands without its verb.
func TestWithoutVerb(t *testing.T) {
	c := composer{doc: &cv.Document{Source: []cv.SourceLine{{Text: "• Strong knowledge of ropes and tides"}}}}
	for said, want := range map[string]string{
		"Has strong knowledge of ropes and tides.":                 "Strong knowledge of ropes and tides.",
		"Has nine years of sailing.":                               "", // the CV says it with a verb
		"Has strong knowledge of ropes and tides, and runs yards.": "",
		"Is seeking a post where she can learn.":                   "Seeking a post where she can learn.",
		"Is currently looking for a post at sea.":                  "Currently looking for a post at sea.",
		"Is fluent in Welsh.":                                      "Fluent in Welsh.",
		"Runs a yard.":                                             "",
	} {
		if got := c.withoutVerb(said, []int{0}); got != want {
			t.Errorf("%q: %q", said, got)
		}
	}
}
