package form

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestGivenDetails(t *testing.T) {
	for _, c := range []struct{ heading, items, details, stay string }{
		{
			"PERSONAL DETAILS", "Date of Birth :- 04/05/1990|Gender :- Female|Brother's name: Mr. Olav Holm PILOT",
			"Date of Birth=04/05/1990|Gender=Female|Brother's Name=Mr. Olav Holm PILOT", "",
		},
		{"Personal Details", "Marital Status : Single.|Place: Hull", "Marital Status=Single|Place=Hull", ""},
		{"PERSONALSDETAILS", "Sex : Male", "Gender=Male", ""},
		{"Crew", "Ada Moss,|Bo Berg;", "", "Ada Moss|Bo Berg"},
		{"", "Father's Name : Olav Holm|Knots", "Father's Name=Olav Holm", "Knots"},
		{"Personal Dossier", "Permanent Address: 4 Quay Road, Hull", "Permanent Address=4 Quay Road, Hull", ""},
		{"Personal Details", "Loves the sea", "", "Loves the sea"},
		{"Voyages", "Hull: four weeks|Place: Salem|Status: completed", "", "Hull: four weeks|Place: Salem|Status: completed"},
		{"Additional", "Mentoring: four apprentices", "", "Mentoring: four apprentices"},
	} {
		doc := cv.Document{Locale: "en-GB", Additional: []cv.OtherSection{{Heading: text(c.heading, 1)}}}
		for i, s := range strings.Split(c.items, "|") {
			doc.Additional[0].Items = append(doc.Additional[0].Items, cv.Item{Text: text(s, 2+i)})
		}
		Given(&doc)
		var details, stay []string
		for _, d := range doc.Person.Details {
			details = append(details, d.Label.Value+"="+d.Value.Value)
		}
		for _, s := range doc.Additional {
			for _, i := range s.Items {
				stay = append(stay, i.Value)
			}
		}
		if got := strings.Join(details, "|"); got != c.details || strings.Join(stay, "|") != c.stay {
			t.Errorf("%s: %s: %q, stay %q", c.heading, c.items, got, stay)
		}
	}
}
