package extract

import (
	"math"
	"strings"
	"testing"
)

// paperLines reads lines as certificates; a tab parts the cells of a line.
func paperLines(lines ...string) (got []string) {
	var list []line
	for _, text := range lines {
		var segs []segment
		for _, cell := range strings.Split(text, "\t") {
			segs = append(segs, segment{text: cell})
		}
		list = append(list, line{segs: segs})
	}
	for _, c := range certifiedFrom(list...).doc.Certificates {
		s := c.Name.Value
		for _, more := range []string{c.Issuer.Value, c.Dates.Display(), c.URL.Value} {
			if more != "" {
				s += " | " + more
			}
		}
		got = append(got, s)
	}
	return got
}

// The line below a certificate may say who gave it, how it went or where its proof is: it is no certificate of its own.
func TestLinesBelowCertificates(t *testing.T) {
	for _, c := range []struct {
		name        string
		lines, want []string
	}{
		{
			"scores of a test",
			[]string{"TOEIC", "Listening: 410", "Reading - 385", "Total Score: 795"},
			[]string{"TOEIC, Listening: 410, Reading - 385, Total Score: 795"},
		},
		{"a score alone", []string{"Rigging Level 2", "908/1000"}, []string{"Rigging Level 2, 908/1000"}},
		{"its number", []string{"Rigging Level 2", "Credential ID: AB-77120"}, []string{"Rigging Level 2, Credential ID: AB-77120"}},
		{
			"its proof",
			[]string{"Rigging Level 2", "Certification Link - https://elm.example/c/rigging- level/28"},
			[]string{"Rigging Level 2 | https://elm.example/c/rigging-level/28"},
		},
		{
			"who gave several",
			[]string{"Knots 4.0", "Elmbench\tLicence 7120", "Splices 2.0", "Elmbench\tLicence 7121", "Masts", "Elmbench\tLicence 7122"},
			[]string{"Knots 4.0 | Elmbench, Licence 7120", "Splices 2.0 | Elmbench, Licence 7121", "Masts | Elmbench, Licence 7122"},
		},

		{
			"others",
			[]string{"Rigging Level 2", "Reading of drawings", "Score Reading"},
			[]string{"Rigging Level 2", "Reading of drawings", "Score Reading"},
		},
		{
			"a kind said again",
			[]string{"Diploma", "Rigging", "Diploma", "Welding", "Diploma"},
			[]string{"Diploma", "Rigging", "Diploma", "Welding", "Diploma"},
		},
		{
			"one that was renewed",
			[]string{"Forklift", "CPR", "Lifting", "CPR", "Rigging", "CPR"},
			[]string{"Forklift", "CPR", "Lifting", "CPR", "Rigging", "CPR"},
		},
		{
			"one that was renewed, in words",
			[]string{"Forklift", "Fire Marshal", "Lifting", "Fire Marshal", "Rigging", "Fire Marshal"},
			[]string{"Forklift", "Fire Marshal", "Lifting", "Fire Marshal", "Rigging", "Fire Marshal"},
		},
		{
			"one that was renewed once",
			[]string{"Forklift", "Paracord", "Lifting", "Paracord"},
			[]string{"Forklift", "Paracord", "Lifting", "Paracord"},
		},
		{
			"one held twice",
			[]string{"Knots 4.0", "Forklift", "Forklift", "Splices 2.0"},
			[]string{"Knots 4.0", "Forklift", "Forklift", "Splices 2.0"},
		},
		{"a score without a certificate", []string{"Listening: 410", "Rigging Level 2"}, []string{"Listening: 410", "Rigging Level 2"}},
	} {
		if got := paperLines(c.lines...); strings.Join(got, "\n") != strings.Join(c.want, "\n") {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// A body gives several certificates, a name that says nothing else where it stands thrice; what certificates are called gives none.
func TestFewestGiven(t *testing.T) {
	for name, want := range map[string]int{
		"Institute for Knots": 2, "Elm School, licence 12": 2, "Elmbench, licence 12": 3,
		"CPR": math.MaxInt, "CPR, 2018": math.MaxInt, "Fire Marshal": math.MaxInt,
	} {
		if got := fewestGiven(name); got != want {
			t.Errorf("%q: %d, want %d", name, got, want)
		}
	}
}

// What was done stands before what it was, and who gave it is told with all of its words.
func TestDeedsOfCertificates(t *testing.T) {
	for text, want := range map[string]string{
		"Attended\tWorkshop on Knots":                          "Attended Workshop on Knots",
		"Online course of Rigging delivered by Elm University": "Online course of Rigging | Elm University",
		"Training on Knots, Elm Private Limited":               "Training on Knots | Elm Private Limited",
	} {
		if got := strings.Join(paperLines(text), "; "); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// Who gave something is somebody, and no way in which it was won; the rule of a template is no text.
func TestGiversAreNamed(t *testing.T) {
	for text, want := range map[string]bool{
		"by Elm University": true, "by actively taking part in the fair": false, "by running two teams": false,
		"organised by Elm Ltd": true,
	} {
		if givesName(text, awardWords) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
	for text, want := range map[string]bool{"ㅡ": true, "—": true, "● ● ○": true, "한국어": false, "C": false} {
		if decoration(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}
