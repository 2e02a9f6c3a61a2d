package extract

import (
	"focal/internal/cv"
)

// inheritSchool gives a degree without a school the one of the entry above that has
// no degree of its own.
func inheritSchool(list []cv.Education) []cv.Education {
	var out []cv.Education
	for _, d := range list {
		if n := len(out); n > 0 && !d.Degree.IsZero() && d.Institution.IsZero() {
			prev := &out[n-1]
			if schoolOf(prev, &d) {
				joinSchool(prev, &d)
				continue
			}
			if !prev.Institution.IsZero() && prev.Dates.IsZero() == d.Dates.IsZero() && headsDegrees(prev) {
				d.Institution = prev.Institution
				d.Institution.Confidence = 0.6
			}
		}
		out = append(out, d)
	}
	return out
}

// schoolOf reports a school without a degree above a degree without a school, of one time.
func schoolOf(prev, d *cv.Education) bool {
	if prev.Institution.IsZero() || !prev.Degree.IsZero() || !prev.Area.IsZero() {
		return false
	}
	if d.Dates.IsZero() || prev.Dates.IsZero() {
		return true
	}
	return d.Dates.Start.Compare(prev.Dates.Start) >= 0 && len(prev.Highlights)+len(prev.Summary) == 0
}

// joinSchool gives a school its degree.
func joinSchool(prev, d *cv.Education) {
	prev.Degree, prev.Area = d.Degree, d.Area
	if !d.Dates.IsZero() {
		prev.Dates = d.Dates
	}
	if prev.Score.IsZero() {
		prev.Score = d.Score
	}
	if prev.Location.IsZero() {
		prev.Location = d.Location
	}
	prev.Summary = append(prev.Summary, d.Summary...)
	prev.Highlights = append(prev.Highlights, d.Highlights...)
	prev.Courses = append(prev.Courses, d.Courses...)
}
