package blind

import (
	"testing"

	"focal/internal/cv"
)

// What somebody believes and earns goes from Blind on: a client who may not know the name may not know these either.
func TestHidesCreedAndPay(t *testing.T) {
	for _, c := range []struct{ label, value, want string }{
		{"Religion", "MUSLIM", "religion and caste"},
		{"Caste", "OBC", "religion and caste"},
		{"Current salary", "£34,000", "pay"},
		{"Salary expectations", "£40,000", "pay"},
		{"Expected CTC", "12 LPA", "pay"},
		{"Current package", "£60k and a car", "pay"},
		{"CTC", "cleared until 2029", ""},
		{"Salary surveys", "twelve firms", ""},
		{"Package", "AutoCAD", ""},
		{"Notice period", "One month", ""},
	} {
		d := cv.Detail{Label: cv.Text{Value: c.label}, Value: cv.Text{Value: c.value}}
		if got := hides(cv.Blind, d); got != c.want {
			t.Errorf("%s: hides %q, want %q", c.label, got, c.want)
		}
		if got := hides(cv.ClientSafe, d); got != "" {
			t.Errorf("%s: hides %q from a client-safe CV", c.label, got)
		}
	}
	for text, want := range map[string]string{
		"Religion: Jain, Current salary: £34,000": "", "Notice period: one month": "Notice period: one month",
	} {
		s := secrets{level: cv.Blind}
		if got, _ := s.withoutFields(text); got != want {
			t.Errorf("%q became %q", text, got)
		}
	}
}
