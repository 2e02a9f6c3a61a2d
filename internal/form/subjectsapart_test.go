package form

import (
	"testing"

	"focal/internal/cv"
)

func TestSubjectsApart(t *testing.T) {
	for _, c := range []struct{ one, two, value, want string }{
		{"BSc in Knots", "Minor in Sails", "BSc in Knots Minor in Sails", "BSc in Knots, Minor in Sails"},
		{"BSc in Knots", "• Concentration in Sails", "BSc in Knots Concentration in Sails", "BSc in Knots, Concentration in Sails"},
		{"BSc Knots", "Emphasis Sails", "BSc Knots Emphasis Sails", "BSc Knots, Emphasis Sails"},
		// what stays
		{"BSc in Knots with a", "Minor in Sails", "BSc in Knots with a Minor in Sails", "BSc in Knots with a Minor in Sails"},
		{"BSc in Knots,", "Minor in Sails", "BSc in Knots, Minor in Sails", "BSc in Knots, Minor in Sails"},
		{"BSc, Double", "Major in Sails", "BSc, Double Major in Sails", "BSc, Double Major in Sails"},
		{"BSc in Knots Minor in Sails", "Elm College", "BSc in Knots Minor in Sails", "BSc in Knots Minor in Sails"},
		{"BMus in Asian", "Minor Scales", "BMus in Asian minor scales", "BMus in Asian minor scales"},
	} {
		f := file(c.one, c.two)
		e := &cv.Education{Degree: text(c.value, 0, 1)}
		if f.subjectsApart(e); e.Degree.Value != c.want {
			t.Errorf("%q, %q: %q, want %q", c.one, c.two, e.Degree.Value, c.want)
		}
	}
}

func TestClassAsSubject(t *testing.T) {
	for _, c := range []struct{ area, score, wantArea, wantScore string }{
		{"Magna Cum Laude", "", "", "Magna Cum Laude"},
		{"First Class", "CGPA 8.1", "", "First Class, CGPA 8.1"},
		{"Distinction", "Distinction", "Distinction", "Distinction"},
		{"First Class Cabin Service", "", "First Class Cabin Service", ""},
		{"Class Teaching", "GPA 3.1", "Class Teaching", "GPA 3.1"},
	} {
		f := file("BSc, " + c.area)
		e := &cv.Education{Degree: text("BSc", 0), Area: text(c.area, 0)}
		if c.score != "" {
			e.Score = text(c.score, 0)
		}
		if f.classAsSubject(e); e.Area.Value != c.wantArea || e.Score.Value != c.wantScore {
			t.Errorf("%q: %q and %q", c.area, e.Area.Value, e.Score.Value)
		}
	}
}

func TestOpenEnds(t *testing.T) {
	for value, want := range map[string]string{
		"BSc Knots (": "BSc Knots", "BSc Knots (Sails)": "BSc Knots (Sails)", "(": "(", "BSc (Hons": "BSc (Hons",
	} {
		f := file(value)
		e := &cv.Education{Degree: text(value, 0)}
		if f.openEnds(e); e.Degree.Value != want {
			t.Errorf("%q: %q", value, e.Degree.Value)
		}
	}
}
