package condense

import (
	"testing"

	"focal/internal/cv"
)

func TestHeadline(t *testing.T) {
	for _, c := range []struct {
		title, label, locale string
		current              bool
		want                 string
	}{
		{"Harbour Pilot", "", "en-GB", true, "Harbour Pilot"},
		{"Founder & CEO", "", "en-US", true, "Founder & CEO"},
		{"Harbour Pilot", "Master Mariner", "en-GB", true, "Master Mariner"},
		{"Harbour Pilot", "", "en-GB", false, ""},
		{"Harbour Pilot", "", "de", true, ""},
		{"Pilotage and towing", "", "en-GB", true, ""},
		{"Pilot, Port of Poole", "", "en-GB", true, ""},
	} {
		doc := &cv.Document{
			Locale: c.locale, Person: cv.Person{Label: cv.Text{Value: c.label}},
			Work: []cv.Engagement{{Title: cv.Text{Value: c.title}, Dates: cv.DateRange{Start: cv.Date{Year: 2020}, Current: c.current}}},
		}
		Headline(doc, nil)
		if doc.Person.Label.Value != c.want {
			t.Errorf("%q: got %q, want %q", c.title, doc.Person.Label.Value, c.want)
		}
		doc.Person.Label.Value = c.label
		if Headline(doc, func(cv.Note) bool { return false }); doc.Person.Label.Value != c.label {
			t.Errorf("%q: put there against the user's will", c.title)
		}
	}
}
