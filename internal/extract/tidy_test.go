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

func TestDutyLabels(t *testing.T) {
	for text, want := range map[string]bool{
		"Roles/Responsibilities handled:": true, "Job Responsibilities:": true, "My work covers the following:": true, "Projects " +
			"as below:-": true, "Duties and responsibilities :": true,
		"Responsibilities": false, "Responsible for the tills": false, "Took over all duties of the night manager in summer:": false,
	} {
		if got := dutyLabel(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
