package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// A period above each course, as a start or not, is the period of what stands below it, and takes no name from there.
func TestA1_StartsThatArePeriods(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 300, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Education
2022 - 2024
Master Of Computer Application
Skerry Academy Of Creative Technology, Kirkwall
CGPA - 8.75
2019 - 2022
Bachelor Of Computer Application
Holm Academy Of Creative Technology, Kirkwall
CGPA – 7.51
2017 - 2019
Class 12th , CHSE
Jupiter +2 Higher Secondary School, Holm
Percentage – 59.6 %
2017
Class 10th , CHSE
Saraswati Isles High School, Kirkwall
Percentage – 74 %
## Certificates
First Aid`})
	plain, _ := Document(src, Options{})
	doc, _ := Document(src, Options{Marks: say(t, plain,
		"2022 - 2024 | start | Education", "2019 - 2022 | start | Education",
		"2017 - 2019 | start | Education", "Class 10th | start | Education")})
	got := coursesText(doc)
	first, _ := Document(src, Options{Marks: say(t, plain, "2022 - 2024 | start | Education")})
	if !strings.HasPrefix(got, coursesText(first)[:120]) {
		t.Errorf("one start moves the periods of the others on: %q", coursesText(first))
	}
	for _, want := range []string{
		"Master Of Computer Application | Skerry Academy Of Creative Technology | 2022 - 2024",
		"Bachelor Of Computer Application | Holm Academy Of Creative Technology | 2019 - 2022",
		"Jupiter +2 Higher Secondary School | 2017 - 2019",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q lacks\n%q", got, want)
		}
	}
}

func coursesText(d *cv.Document) string {
	var out []string
	for _, e := range d.Education {
		out = append(out, strings.Join([]string{e.Degree.Value, e.Institution.Value, e.Dates.Text.Value}, " | "))
	}
	return strings.Join(out, "\n")
}

// Dates whose letters stand apart in pieces are dates where the user says so, and nothing of their line is told as missing.
func TestA1_DatesInPieces(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 400, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Skerry Nets Ltd
( S e p 2 0 1 6 – P re s ent )
Net Mender
- Mended nets of nine boats`})
	plain, _ := Document(src, Options{})
	doc, _ := Document(src, Options{Marks: say(t, plain, "( S e p | dates | Work Experience")})
	isRead := len(doc.Work) == 1 && doc.Work[0].Dates.Start.Year == 2016 && doc.Work[0].Dates.Current
	if !isRead || doc.Work[0].Organisation.Value != "Skerry Nets Ltd" {
		t.Errorf("%q", wholePosts(doc))
	}
	for line, missing := range MissingWords(doc, doc) {
		if len(missing) > 0 {
			t.Errorf("%q lacks %v", doc.Source[line].Text, missing)
		}
	}
}
