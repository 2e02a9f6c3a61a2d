package extract

import "testing"

func TestBrokenWord(t *testing.T) {
	for _, c := range []struct {
		above, below string
		broken       bool
	}{
		{"I am in-", "terested in tides", true},
		{"keeps the imag-", "ing rooms", true},
		{"led the manage-", "ment of", true},
		{"on a call-", "off basis", false},
		{"is growth-", "oriented and calm", false},
		{"a co-", "ordinated crew", false},
		{"state-of-the-", "art lamps", false},
		{"die Schiff-", "fahrt auf", true},
	} {
		if got := brokenWord(c.above, c.below); got != c.broken {
			t.Errorf("%q, %q: got %v", c.above, c.below, got)
		}
	}
}
