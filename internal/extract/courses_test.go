package extract

import (
	"testing"

	"focal/internal/cv"
)

// The subject stands between the school and the place where the degree is told in short.
func TestSubjectBehindTheSchool(t *testing.T) {
	for rest, want := range map[string]string{"Geography": "Geography", "Harbour Campus": ""} {
		l := line{segs: []segment{{text: "PhD"}, {text: "University of Hull, " + rest}, {text: "Hull"}}}
		l.finish()
		d := cv.Education{
			Degree: cv.Text{Value: "PhD", Lines: []int{0}}, Institution: cv.Text{Value: "University of Hull", Lines: []int{0}},
			Summary: []cv.Text{{Value: rest, Lines: []int{0}}},
		}
		b := &builder{lines: []line{l}}
		b.subjectBehindSchool(&d)
		if got := d.Area.Value; got != want || (len(d.Summary) == 0) != (want != "") {
			t.Errorf("%q: subject %q, text %v", rest, got, d.Summary)
		}
	}
}

// A grade that is a bare number keeps its label, wherever that stands on its line.
func TestPointsAverageKeepsItsLabel(t *testing.T) {
	for _, c := range []struct{ line, score, want string }{
		{"GPA: 3.5", "3.5", "GPA 3.5"},
		{"B.Sc. Geodesy, Harbour College, CGPA 8.1/10", "8.1/10", "CGPA 8.1/10"},
		{"B.Sc. Geodesy 3.8 GPA", "3.8 GPA", "3.8 GPA"},
		{"Result: 71%", "71%", "71%"},
		{"Year 3.5", "3.5", "3.5"},
	} {
		l := line{segs: []segment{{text: c.line}}}
		l.finish()
		score := cv.Text{Value: c.score, Lines: []int{0}}
		if (&builder{lines: []line{l}}).pointsAverage(&score); score.Value != c.want {
			t.Errorf("%q: %q, want %q", c.line, score.Value, c.want)
		}
	}
}
