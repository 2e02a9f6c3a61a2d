package extract

import (
	"testing"

	"focal/internal/cv"
)

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
