package layout

import "testing"

// A period whose last word is a month goes on in the next line, in whatever language; other
// words end it.
func TestWholeDate(t *testing.T) {
	for text, want := range map[string]bool{
		"Mar 2019 – May 2021": true, "2019 – present": true, "2019 – Dec": false, "2018 – févr.": false, "2018 – październik": false,
		"2018 – juin,": false, "2018 – march-out": true, "2018 – generally": true,
	} {
		if got := wholeDate(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
