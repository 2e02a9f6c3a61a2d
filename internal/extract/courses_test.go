package extract

import (
	"focal/internal/cv"
	"focal/internal/extract/dates"
)

func course(degree, area, school, year string) cv.Education {
	d := cv.Education{Degree: cv.Text{Value: degree}, Area: cv.Text{Value: area}, Institution: cv.Text{Value: school}}
	if found := dates.Find(year); len(found) > 0 {
		d.Dates = found[0].Range
		d.Dates.End = d.Dates.Start
	}
	return d
}
