package extract

import (
	"strings"
	"testing"

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

func TestCoursesToldTwice(t *testing.T) {
	for _, c := range []struct {
		name string
		list []cv.Education
		want string
	}{
		{
			"sentence and row of a table",
			[]cv.Education{
				course("B.E in Harbour Works from Elm College", "", "", ""),
				course("B.E", "", "Moss University", "2013"), course("12th", "", "Moss Board", "2010"),
			},
			"B.E in Harbour Works | Elm College | 2013 + Moss University; 12th | Moss Board | 2010",
		},
		{
			"the row first",
			[]cv.Education{course("B.Tech", "", "MTU", ""), course("B.Tech. in Boat Building", "", "Elm College", "")},
			"B.Tech. in Boat Building | Elm College |  + MTU",
		},
		{
			"two years, two degrees",
			[]cv.Education{course("M.Sc", "", "Elm College", "2004"), course("M.Sc (Botany)", "", "Moss College", "2009")},
			"M.Sc | Elm College | 2004; M.Sc (Botany) | Moss College | 2009",
		},
		{
			"another degree with the same beginning",
			[]cv.Education{course("B.E", "", "", "2004"), course("B.Ed in History", "", "Moss College", "")},
			"B.E |  | 2004; B.Ed in History | Moss College | ",
		},
		{
			"diplomas are taken more than once",
			[]cv.Education{course("Diploma", "", "", "2004"), course("Diploma in Botany", "", "Moss College", "")},
			"Diploma |  | 2004; Diploma in Botany | Moss College | ",
		},
	} {
		b := &builder{doc: &cv.Document{Education: c.list}}
		b.settleCourses()
		var got []string
		for _, d := range b.doc.Education {
			s := d.Degree.Value + " | " + d.Institution.Value + " | " + d.Dates.End.ISO()
			for _, t := range d.Summary {
				s += " + " + t.Value
			}
			got = append(got, s)
		}
		if s := strings.Join(got, "; "); s != c.want {
			t.Errorf("%s: %s\nwant %s", c.name, s, c.want)
		}
	}
}
