package condense

import "testing"

func TestSentence(t *testing.T) {
	for _, c := range []struct{ before, after string }{
		{"Trained divers in order to pass the exam.", "Trained divers to pass the exam."},
		{"Checked the moorings on a daily basis.", "Checked the moorings daily."},
		{"Checked the moorings on a weekly basis and at night.", "Checked the moorings weekly and at night."},
		{"Kept the log on a weekly basis of all berths.", "Kept the log on a weekly basis of all berths."},
		{"Handled a total of 40 boats.", "Handled 40 boats."},
		{"Answered each and every call.", "Answered each call."},
		// What would change the meaning, a name or a quotation stays.
		{"Not available at all times.", "Not available at all times."},
		{"Performed as well as senior staff.", "Performed as well as senior staff."},
		{"Had the opportunity to lead.", "Had the opportunity to lead."},
		{"Paid on an hourly basis.", "Paid on an hourly basis."},
		{"Ran the In Order To campaign.", "Ran the In Order To campaign."},
		{"Said “in order to sail” and left.", "Said “in order to sail” and left."},
		{"Ordered tools.", "Ordered tools."},
	} {
		if got := Sentence(c.before); got != c.after {
			t.Errorf("%q: got %q, want %q", c.before, got, c.after)
		}
	}
}
