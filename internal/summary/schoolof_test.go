package summary

import (
	"testing"

	"focal/internal/cv"
)

// A degree is told with a school that can have given it: neither with a school of youths nor with the name of a subject.
func TestSchoolOf(t *testing.T) {
	for _, c := range []struct{ degree, school, want string }{
		{"BSc in Ropes", "Port College", "Port College"},
		{"BSc in Ropes", "University of Solent, Leith", "the University of Solent"},
		{"BA", "Saint Ida High School", ""},
		{"High School Diploma", "Saint Ida High School", "Saint Ida High School"},
		{"BA in Health", "Harbour Health Education", ""},
		{"BSc", "Quay Institute of Management", "Quay Institute of Management"},
		{"BSc", "Tarn School of Engineering", "Tarn School of Engineering"},
	} {
		e := &cv.Education{Degree: cv.Text{Value: c.degree}, Institution: cv.Text{Value: c.school, Confidence: 1}}
		if got := schoolOf(e); got != c.want {
			t.Errorf("%s, %s: %q, want %q", c.degree, c.school, got, c.want)
		}
	}
}
