package advice_test

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// Identity numbers are named wherever they stand, under a label of their own too.
func TestIdentityNumbers(t *testing.T) {
	for _, c := range []struct{ label, value, want string }{
		{"Service Number", "25081734", "a service number"},
		{"Service No.:", "25081734", "a service number"},
		{"National Insurance", "QQ 12 34 56 C", "a National Insurance number"},
		{"National Insurance number", "AB123456C", "a National Insurance number"},
		{"NI Number", "AB 12 34 56 C", "a National Insurance number"},
		{"", "NI: AB123456C", "a National Insurance number"},
		{"Passport No", "533380006", "a passport number"},
		{"Passport number", "533380006", "a passport number"},
		{"Date of Birth", "12 March 1980", "a date of birth"},
		{"DOB", "12/03/1980", "a date of birth"},
		{"", "Born: 1980-03-12", "a date of birth"},
		{"Nationality", "British", ""},
		{"Date of availability", "12 March 2027", ""},
		{"Service", "25 years", ""},
		{"Passport", "British", ""},
	} {
		fact := cv.Detail{Label: cv.Text{Value: c.label}, Value: cv.Text{Value: c.value}}
		doc := &cv.Document{Person: cv.Person{Details: []cv.Detail{fact}}}
		got := strings.Join(reasons(doc), " ")
		want := ""
		if c.want != "" {
			want = "The Personal Details section holds " + c.want + ". Take it out unless it was asked for."
		}
		if got != want {
			t.Errorf("%s: %s: %q, want %q", c.label, c.value, got, want)
		}
	}
	led := cv.Text{Value: "Led 4 Sgts (my service number 25081734 and NI AB 12 34 56 C were on each report)."}
	duty := &cv.Document{Work: []cv.Engagement{{Highlights: []cv.Text{led}}}}
	got := strings.Join(reasons(duty), " ")
	if !strings.Contains(got, "a service number") || !strings.Contains(got, "a National Insurance number") {
		t.Errorf("in a duty: %q", got)
	}
}
