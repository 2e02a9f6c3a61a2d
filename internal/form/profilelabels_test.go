package form

import (
	"testing"

	"focal/internal/cv"
)

func TestProfileLabels(t *testing.T) {
	for is, want := range map[string]string{
		"CAREER VISION: To keep the books of a yard. MISSION: To serve.": "To keep the books of a yard. To serve.",
		"Objective: A post as a rigger.":                                 "A post as a rigger.",
		"OBJECTIVE - Seeks a post as a rigger.":                          "Seeks a post as a rigger.",
		"A rigger whose aim: safe ropes.":                                "A rigger whose aim: safe ropes.",
		"Vision tests and lens fitting.":                                 "Vision tests and lens fitting.",
		"Mission - critical systems for ferries.":                        "Mission - critical systems for ferries.",
	} {
		doc := cv.Document{Summary: []cv.Text{{Value: is, Lines: []int{2}}}}
		f := former{doc: &doc}
		f.profileLabels()
		if got := doc.Summary[0].Value; got != want {
			t.Errorf("%q: %q, want %q", is, got, want)
		}
	}
}
