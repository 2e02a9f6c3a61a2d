package cv

import "testing"

// A sentence among the interests is worded and corrected like any other; the
// name of a hobby is a fact.
func TestInterestsThatAreSentences(t *testing.T) {
	for value, want := range map[string]bool{
		"I run fell races and I volunteer with a rescue team.": true,
		"Fell running":        false,
		"Reading":             false,
		"Choir.":              false,
		"Restoring old bikes": false,
	} {
		doc := &Document{Interests: []Interest{{Name: Text{Value: value}}}}
		visited := 0
		doc.Walk(func(r Ref) {
			visited++
			if r.IsSentence() != want {
				t.Errorf("%q: a sentence: %v, want %v", value, r.IsSentence(), want)
			}
		})
		if visited != 1 {
			t.Errorf("%q: visited %d times", value, visited)
		}
	}
}
