package form

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// What stands below a course goes to its field, and what tells nothing is left out; what tells something stays.
func TestCourseBits(t *testing.T) {
	for _, c := range []struct {
		name, degree, area, school, below string
		want                              string
	}{
		{"the school", "MA", "Botany", "", "ElmUniversity", "MA|Botany|ElmUniversity|"},
		{"the rest of its name", "BE", "", "Elm School Of", "Engineering & Tech", "BE||Elm School Of Engineering & Tech|"},
		{"the head of the table", "BE", "", "Elm College", "Examinations", "BE||Elm College|"},
		{"the heading", "BE", "", "Elm College", "Technical Qualification", "BE||Elm College|"},
		{"what led to the date", "BE", "", "Elm College", "Graduated- 25", "BE||Elm College|"},
		{"what led to the date, with a sign", "BE", "", "Elm College", "Completed:", "BE||Elm College|"},
		{"what led to the date, with a word", "BE", "", "Elm College", "Passed out in", "BE||Elm College|"},
		{"the year in words", "BE", "", "Elm College", "Year of passing", "BE||Elm College|"},
		{"the subject again", "BA", "Public Ropes", "Elm College", "Public Ropes", "BA|Public Ropes|Elm College|"},

		{"the class", "BE", "", "Elm College", "Distinction", "BE||Elm College|"},
		{"whose college", "BE", "", "Elm College", "Affiliated to Oak University", "BE||Elm College|Affiliated to Oak University"},
		{"the board", "HSC", "", "", "Oak State Board", "HSC||Oak State Board|"},
		{"a deed with distinction", "BE", "", "Elm College", "Thesis with distinction", "BE||Elm College|Thesis with distinction"},

		{"how it ended", "BE", "", "Elm College", "Passed", "BE||Elm College|Passed"},
		{"that it ended", "BE", "", "Elm College", "Completed.", "BE||Elm College|Completed."},
		{"a second school", "BE", "", "Elm College", "Oak University", "BE||Elm College|Oak University"},
		{"a deed", "BE", "", "", "Taught at Elm College", "BE|||Taught at Elm College"},
		{"a thesis", "BE", "Ropes", "Elm College", "Thesis: Ropes of elm", "BE|Ropes|Elm College|Thesis: Ropes of elm"},
		{"a school that is whole", "BE", "", "Elm College", "Engineering & Tech", "BE||Elm College|Engineering & Tech"},
		{"graduated how", "BE", "", "Elm College", "Graduated with honours", "BE||Elm College|Graduated with honours"},
	} {
		f := file("x", "y", "z")
		e := cv.Education{Degree: text(c.degree, 0), Institution: text(c.school, 1), Highlights: []cv.Text{text(c.below, 2)}}
		e.Dates = period(t, "2014", 1)
		if c.area != "" {
			e.Area = text(c.area, 0)
		}
		if c.school == "" {
			e.Institution = cv.Text{}
		}
		f.courseBits(&e)
		var left []string
		for _, h := range e.Highlights {
			left = append(left, h.Value)
		}
		if got := strings.Join([]string{e.Degree.Value, e.Area.Value, e.Institution.Value, strings.Join(left, "; ")}, "|"); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
