package extract

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// courses shows education as "degree | area | institution | dates | score".
func courses(list []cv.Education) []string {
	var out []string
	for _, d := range list {
		out = append(out, fmt.Sprintf("%s | %s | %s | %s | %s", d.Degree, d.Area, d.Institution, period(d.Dates), d.Score))
	}
	return out
}

// Degrees that take one line each, their grades and lists of evidence.Subjects.
func TestDegreesOnOneLine(t *testing.T) {
	doc, _ := Document(flow(top+`# Education
MSc Soil Science, University of Tarnbeck (2016 – 2017), First Class
BA Geography (2:1), University of Oxmoor (2013 – 2016)
Diplom Geologie, Universität Altenfeld, Note 1,7 (2008 – 2012)
GCSEs in Maths (7), English (6), Art (8), Tarnbeck Academy (2006 – 2008)`), Options{})
	want := []string{
		"MSc | Soil Science | University of Tarnbeck | 2016..2017 | First Class",
		"BA | Geography | University of Oxmoor | 2013..2016 | 2:1",
		"Diplom Geologie |  | Universität Altenfeld | 2008..2012 | 1,7",
		"GCSEs in Maths (7), English (6), Art (8) |  | Tarnbeck Academy | 2006..2008 | ",
	}
	if got := courses(doc.Education); !slices.Equal(got, want) {
		t.Errorf("got\n  %s\nwant\n  %s", strings.Join(got, "\n  "), strings.Join(want, "\n  "))
	}
}

// Open ends before a place, functions after a comma, roles without dates.
func TestPostsOfRareForm(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"open end, place behind a dot":  {"# Expérience\nFleuriste\nJardins Morvan SARL\nmars 2017 – aujourd'hui · Lyon\n- Bouquets de mariage.", "Fleuriste | Jardins Morvan SARL | Lyon | 2017-03..now | 1"},
		"open end, place behind a bar":  {"# Experience\nFlorist\nBramble Ltd\n2019 – | Leeds\n- Wedding bouquets.", "Florist | Bramble Ltd | Leeds | 2019..now | 1"},
		"open end, place behind a dash": {"# Experience\nFlorist\nBramble Ltd\n2019 – Leeds\n- Wedding bouquets.", "Florist | Bramble Ltd | Leeds | 2019..now | 1"},
		"function after the title":      {"# Experience\nSVP, Global Procurement, Corvane Inc., Boston\n2015 – 2020\n- Bought glass.", "SVP, Global Procurement | Corvane Inc. | Boston | 2015..2020 | 1"},
	} {
		t.Run(name, func(t *testing.T) {
			doc, _ := Document(flow(top+c.text), Options{})
			if got := strings.Join(posts(doc.Work), "\n"); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}
