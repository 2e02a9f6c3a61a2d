package extract

import "testing"

func TestWhatIsLeftOverOfAHead(t *testing.T) {
	for text, want := range map[string]bool{
		"Worked in": true, "Presently working with M/s": true, "Working as": true, "Employed as a": true,
		"Worked in two shifts": false, "Night shifts": false, "": false, "MMR Group": false,
	} {
		if got := onlyFrame(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestTitleLines(t *testing.T) {
	for text, want := range map[string]bool{
		"RESUME Ann Lee": true, "Curriculum Vitae": true, "CV of Ann Lee": true, "Ann Lee": false, "Resume writer": false, "data": true, "": false,
	} {
		if got := titleLine(text, "Ann Lee"); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
