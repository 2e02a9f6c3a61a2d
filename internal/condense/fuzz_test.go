package condense_test

import (
	"testing"

	"focal/internal/condense"
	"focal/internal/cv"
)

// FuzzSentence: shorter or the same, and nothing of nothing.
func FuzzSentence(f *testing.F) {
	f.Add("Responsible for the successful management of a team of 12 pilots.")
	f.Add("In order to, in order to, , . \xff")
	f.Fuzz(func(t *testing.T, s string) {
		if got := condense.Sentence(s); len(got) > len(s)+2 {
			t.Errorf("%q became %q", s, got)
		}
		d := &cv.Document{Summary: []cv.Text{{Value: s}}, Work: []cv.Engagement{{Highlights: []cv.Text{{Value: s}, {Value: s}}}}}
		d.AssignIDs()
		condense.Document(d, nil)
		condense.Voice(d, cv.ThirdPerson, nil)
	})
}
