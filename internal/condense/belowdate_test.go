package condense

import "testing"

// What somebody was in charge of below a line with a year of its own is not told in the time of the post, and only what opens with a
// verb gets the capital of its list.
func TestBelowALineWithAYear(t *testing.T) {
	for _, c := range []struct {
		text, above string
		want        bool
	}{
		{"In charge of the yard", "Risk Management Fall 2013", true},
		{"In charge of the yard", "Risk Management", false},
		{"Kept the yard", "Risk Management Fall 2013", false},
	} {
		if got := belowDate(c.text, c.above); got != c.want {
			t.Errorf("%q below %q: %v", c.text, c.above, got)
		}
	}
	for text, want := range map[string]bool{"check the buoys": true, "npm package maintenance": false, "xray rooms": false} {
		if got := opensLowerDeed(tagged(text)[0]); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
