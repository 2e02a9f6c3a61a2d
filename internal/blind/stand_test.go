package blind

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestWhatStandsForTheUnknown(t *testing.T) {
	if got := description(cv.Engagement{Organisation: cv.Text{Value: "Tarn Cables Ltd"}}); got != NoEmployer {
		t.Errorf("an employer: %q", got)
	}
	p := cv.Privacy{Level: cv.Blind, Candidate: cv.Initials}
	if got := Alias(&cv.Document{}, p); !strings.HasPrefix(got, Candidate) {
		t.Errorf("a candidate: %q", got)
	}
	if got := Alias(&cv.Document{Person: cv.Person{Name: cv.Text{Value: "Petra Lindqvist"}}}, p); strings.HasPrefix(got, Candidate) {
		t.Errorf("a candidate with a name: %q", got)
	}
}
