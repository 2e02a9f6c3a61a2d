package perspective

import (
	"testing"

	"focal/internal/cv"
)

// "Have a" opens what somebody has, but for an offer or a question.
func TestWhatSomebodyHas(t *testing.T) {
	for text, want := range map[string]string{
		"Have a valid licence for tugs.":                         "Has a valid licence for tugs.",
		"Have a strong background in rope work and lead a crew.": "Has a strong background in rope work and leads a crew.",
		"Have a clean record.":                                   "Has a clean record.",
		"Have a look at my boats.":                               "Have a look at their boats.",
		"Have a nice day.":                                       "Have a nice day.",
		"Have a question about ropes?":                           "Have a question about ropes?",
	} {
		got, _ := Rewrite(text, cv.ThirdPerson, Subject{Name: "Ida Moss", Pronouns: cv.They})
		if got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
