package summary

import (
	"testing"

	"focal/internal/cv"
)

// A grade that was current when its line was written says nothing of a degree that ended before the newest post began.
func TestCompletedBesideCurrentGrade(t *testing.T) {
	year := func(y int) cv.DateRange { return cv.DateRange{Start: cv.Date{Year: y}, End: cv.Date{Year: y}} }
	for _, c := range []struct {
		work  cv.DateRange
		score string
		want  bool
	}{
		{year(2019), "Current GPA 3.6", true},
		{year(2012), "Current GPA 3.6", false},
		{cv.DateRange{}, "Current GPA 3.6", false},
		{year(2019), "Current student", false},
		{year(2012), "GPA 3.6", true},
	} {
		e := cv.Education{Degree: cv.Text{Value: "BSc"}, Dates: year(2016), Score: cv.Text{Value: c.score}}
		doc := &cv.Document{Work: []cv.Engagement{{Dates: c.work}}, Education: []cv.Education{e}}
		m := &composer{Request: Request{Today: cv.Date{Year: 2026, Month: 11}}, doc: doc}
		if got := m.completed(e); got != c.want {
			t.Errorf("%s beside work of %d: %v", c.score, c.work.Start.Year, got)
		}
	}
}
