package summary

import "testing"

// A deed whose object was torn off is not told.
func TestTornOff(t *testing.T) {
	for object, want := range map[string]bool{
		"the docking time from 9 to 4 days by successfully": true, "the stock of": true, "a crew of 11": false,
		"figures daily": false, "the supply": false, "in": true,
	} {
		if got := tornOff.MatchString(object); got != want {
			t.Errorf("%q: %v", object, got)
		}
	}
}
