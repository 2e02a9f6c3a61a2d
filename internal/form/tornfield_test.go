package form

import (
	"testing"

	"focal/internal/cv"
)

func TestTornOff(t *testing.T) {
	for _, c := range []struct{ line, school, area, text, wantSchool, wantArea string }{
		{
			"Moss University, Consortium for Ropes, Knots, and Sails", "Moss University, Consortium for Ropes", "",
			"Knots, and Sails", "Moss University, Consortium for Ropes, Knots, and Sails", "",
		},
		{"Moss University, Dean's List and Honours", "Moss University", "", "Dean's List and Honours", "Moss University", ""},
		{
			"High School\tEnglish, Hindi, Science, Math, History", "", "English, Hindi, Science", "Math, History", "",
			"English, Hindi, Science, Math, History",
		},
		{"High School\tScience, Maths club", "", "Science", "Maths club", "", "Science"},
	} {
		doc := cv.Document{Source: []cv.SourceLine{{Text: c.line}}}
		e := cv.Education{Degree: text("High School", 0), Institution: text(c.school, 0), Area: text(c.area, 0)}
		f := former{doc: &doc}
		f.tornOff(&e, text(c.text, 0))
		if e.Institution.Value != c.wantSchool || e.Area.Value != c.wantArea {
			t.Errorf("%s: %q, %q", c.line, e.Institution.Value, e.Area.Value)
		}
	}
}
