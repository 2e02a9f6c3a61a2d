package words

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"
)

// At and Ends find what trying every stretch of words finds.
func TestPhrasesAreTheLongest(t *testing.T) {
	vocabulary := []string{"a", "b", "c", "d"}
	random := rand.New(rand.NewPCG(3, 4))
	some := func(n int) []string {
		out := make([]string, n)
		for i := range out {
			out[i] = vocabulary[random.IntN(len(vocabulary))]
		}
		return out
	}
	for range 500 {
		set, known := NewSet(), map[string]bool{}
		for range random.IntN(8) {
			phrase := strings.Join(some(1+random.IntN(4)), " ")
			set.add(phrase, "")
			known[phrase] = true
		}
		list := some(random.IntN(7))
		for i := range len(list) + 1 {
			at, ends := 0, 0
			for n := 1; n <= len(list); n++ {
				if i+n <= len(list) && known[strings.Join(list[i:i+n], " ")] {
					at = n
				}
				if known[strings.Join(list[len(list)-n:], " ")] {
					ends = n
				}
			}
			if set.At(list, i) != at || set.Ends(list) != ends {
				t.Fatalf("%v in %v: at %d %d, not %d; ends %d, not %d", known, list, i, set.At(list, i), at, set.Ends(list), ends)
			}
		}
	}
}

// What is folded stays as it is, which is a short way through Fold.
func FuzzFoldedTwice(f *testing.F) {
	for _, s := range []string{"", " ", "a", "a b", " a", "a ", "a  b", "Á b", "2nd x", "ﬁ", "a\tb"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if isFolded(s) && (strings.Join(strings.Fields(s), " ") != s || strings.ToLower(s) != s || utf8.RuneCountInString(s) != len(s)) {
			t.Errorf("%q is not folded", s)
		}
	})
}
