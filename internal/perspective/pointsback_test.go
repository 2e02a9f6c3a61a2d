package perspective

import "testing"

// With a sentence of a short profile that cannot be turned goes the one behind it that points back: "She" would be the candidate.
func TestSentencesThatPointBack(t *testing.T) {
	how := style{profile: true, brief: true, careful: true, introduce: true}
	s := Subject{Name: "Tom Reed"}
	for text, want := range map[string]int{
		"I run crews. Ask me about the Skua, my largest ship. She sailed after I had rebuilt her masts. I teach knots.": 2,
		"I run crews. I own a workshop. She sailed after I had rebuilt her masts.":                                      3,
	} {
		turned := map[int]bool{}
		for _, e := range toThird(text, s, how) {
			turned[countBefore(text, e.Start)] = true
		}
		if len(turned) != want {
			t.Errorf("%q: sentences %v were turned, want %d", text, turned, want)
		}
	}
}

// countBefore is how many sentences end before a place.
func countBefore(text string, at int) (n int) {
	for i := range at {
		if text[i] == '.' {
			n++
		}
	}
	return n
}
