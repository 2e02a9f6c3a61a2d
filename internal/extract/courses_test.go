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
