package form

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestTornPapers(t *testing.T) {
	for is, want := range map[string]string{
		"Did a diploma in moss|music (solo) from Elm School,|Leeds.": "Did a diploma in moss music (solo) from Elm School, Leeds",
		"Presently pursuing a diploma|in moss from Elm School.":      "Presently pursuing a diploma in moss from Elm School",
		"Did a diploma in moss|Did a course in elms.":                "Did a diploma in moss|Did a course in elms.",
		"Attended a course on mosses|First aid|Leeds Rope Diploma":   "Attended a course on mosses|First aid|Leeds Rope Diploma",
		"Diploma in mosses|Rope access.":                             "Diploma in mosses|Rope access.",
		"Completed a course on moss|• Rope access.":                  "Completed a course on moss|• Rope access.",
		"Certified Rope Master|Elm Climber, Moss Institute.":         "Certified Rope Master|Elm Climber, Moss Institute.",
		"Managing Elms|Moss Practitioner.":                           "Managing Elms|Moss Practitioner.",
		"Leading teams on ropes|Moss Practitioner.":                  "Leading teams on ropes|Moss Practitioner.",
		"Did a diploma in moss|Certified Rope Master.":               "Did a diploma in moss|Certified Rope Master.",
		"Attended a course on moss|Rope Licence, Elm Trust.":         "Attended a course on moss|Rope Licence, Elm Trust.",
	} {
		doc := cv.Document{}
		for i, s := range strings.Split(is, "|") {
			doc.Source = append(doc.Source, cv.SourceLine{Text: s})
			doc.Certificates = append(doc.Certificates, cv.Certificate{Name: text(s, i)})
		}
		f := former{doc: &doc}
		f.tornPapers()
		var got []string
		for _, c := range doc.Certificates {
			got = append(got, c.Name.Value)
		}
		if s := strings.Join(got, "|"); s != want {
			t.Errorf("%s:\n got %s\nwant %s", is, s, want)
		}
	}
}
