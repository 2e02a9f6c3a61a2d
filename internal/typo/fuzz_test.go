package typo

import "testing"

// FuzzDistance: the same both ways, none only between equals, and never more than the
// longer word.
func FuzzDistance(f *testing.F) {
	f.Add("experience", "experiance")
	f.Add("", "\xff")
	f.Fuzz(func(t *testing.T, a, b string) {
		if len(a)+len(b) > 400 {
			return
		}
		d := Distance(a, b)
		if d != Distance(b, a) || (d == 0) != (a == b) || d > max(len(a), len(b)) {
			t.Errorf("%q %q: %d, %d", a, b, d, Distance(b, a))
		}
	})
}
