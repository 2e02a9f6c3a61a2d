package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/evidence"
)

// settleCourses gives courses, whichever reader found them, their schools.
func (b *builder) settleCourses() {
	for i := range b.doc.Education {
		schoolBehind(&b.doc.Education[i])
	}
}

// schoolBehind takes the school out of a degree that was read with it: "B.Sc in Botany from Elm College".
func schoolBehind(d *cv.Education) {
	degree, school, found := strings.Cut(d.Degree.Value, " from ")
	school = strings.TrimRight(school, " .,")
	if !found || !d.Institution.IsZero() || evidence.School(school) < 1 || strings.Contains(school, " from ") {
		return
	}
	d.Institution = d.Degree
	d.Degree.Value, d.Institution.Value = trimField(degree), school
}
