package wordtemplate

import (
	"fmt"
	"testing"

	"focal/internal/cv"
)

func TestDegreeName(t *testing.T) {
	for _, c := range []struct{ degree, area, want string }{
		{"MSc", "Marine Biology", "MSc in Marine Biology"},
		{"B.A.", "Dutch and Frisian", "B.A. in Dutch and Frisian"},
		{"BSc (Hons)", "Naval Architecture", "BSc (Hons) in Naval Architecture"},
		{"Foundation Degree", "Boat Building", "Foundation Degree in Boat Building"},
		{"Vocational diploma", "Sail Making", "Vocational diploma in Sail Making"},
		{"A-levels", "Art, Latin, Maths", "A-levels in Art, Latin, Maths"},
		{"Bachelor of Science", "Tides", "Bachelor of Science in Tides"},
		{"Certificate III", "Boat Building", "Certificate III in Boat Building"},
		{"NVQ Level 3", "Rigging", "NVQ Level 3 in Rigging"},
		{"B.S., Oceanography", "", "B.S. in Oceanography"},
		// What is said already, or is no degree, stays.
		{"MSc in Tides", "with Statistics", "MSc in Tides, with Statistics"},
		{"BSc in Tides, Waves", "", "BSc in Tides, Waves"},
		{"Exchange year", "Law", "Exchange year, Law"},
		{"", "Law", "Law"},
		{"MBA", "", "MBA"},
	} {
		if got := degreeName(c.degree, c.area, true); got != c.want {
			t.Errorf("%q, %q: got %q, want %q", c.degree, c.area, got, c.want)
		}
	}
	if got := degreeName("Master", "Droit", false); got != "Master, Droit" {
		t.Errorf("another language: %q", got)
	}
}

// A grade stands beside its degree, not after the school.
func TestGradeStandsBesideTheDegree(t *testing.T) {
	for _, c := range []struct{ degree, score, heading, place string }{
		{"BEng", "First Class", "BEng, First Class", "[Solent University]"},
		{"BEng", "", "BEng", "[Solent University]"},
		{"", "2:1", "Solent University", "[2:1]"},
	} {
		course := cv.Education{
			Degree: cv.Text{Value: c.degree}, Institution: cv.Text{Value: "Solent University"}, Score: cv.Text{Value: c.score},
		}
		e := education(languages["en"], true)(course)
		if place := fmt.Sprint(e["place"]); e["heading"] != c.heading || place != c.place {
			t.Errorf("%q with %q: %q, %s", c.degree, c.score, e["heading"], place)
		}
	}
}
