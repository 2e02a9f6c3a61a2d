package extract

import (
	"testing"

	"focal/internal/cv"
)

// What stands as the school of a degree below a school without one may be a part of that school, or a club.
func TestDegreesBelowTheirSchool(t *testing.T) {
	at := func(v string, line int) cv.Text { return cv.Text{Value: v, Lines: []int{line}} }
	tarnbeck := cv.Education{Institution: at("University of Tarnbeck", 1)}
	taught := cv.Education{Institution: tarnbeck.Institution, Degree: at("BSc", 1)}
	for _, c := range []struct {
		name        string
		above       cv.Education
		school      string
		institution string
		rows        int
	}{
		{"no known school", tarnbeck, "Sandhurst", "Sandhurst", 2},
		{"a school with a proper name", tarnbeck, "London School of Economics", "London School of Economics", 2},
		{"a school", tarnbeck, "University of Oxmoor", "University of Oxmoor", 2},
		{"a school with a degree", taught, "School of Arts", "School of Arts", 2},
		{"no school above", cv.Education{Institution: at("Friends of the Harbour", 1)}, "School of Arts", "School of Arts", 2},
	} {
		got := inheritSchool([]cv.Education{c.above, {Degree: at("BA in History", 2), Institution: at(c.school, 3)}})
		last := got[len(got)-1]
		if len(got) != c.rows || last.Institution.Value != c.institution || last.Degree.Value != "BA in History" {
			t.Errorf("%s: %+v", c.name, got)
		}
	}
}
