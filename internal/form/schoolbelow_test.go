package form

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

// coursesShown are the degree, the school and the time of each course.
func coursesShown(list []cv.Education) (out []string) {
	for _, e := range list {
		shown := e.Degree.Value + " | " + e.Institution.Value
		if !e.Dates.IsZero() {
			shown += " | " + e.Dates.Display()
		}
		out = append(out, shown)
	}
	return out
}

func TestSchoolsBelow(t *testing.T) {
	f := file("BSc Ropes", "Elm University, Hull", "MSc Knots")
	degree := cv.Education{Degree: text("BSc Ropes", 0)}
	school := cv.Education{Institution: text("Elm University", 1)}
	dated, timed, told := school, degree, school
	dated.Dates, timed.Dates = period(t, "2014", 1), period(t, "2019", 0)
	told.Summary = []cv.Text{text("Captain", 1)}
	of := func(school cv.Education) cv.Education {
		school.Degree = degree.Degree
		return school
	}
	for name, c := range map[string]struct{ list, want []cv.Education }{
		"a school below":           {[]cv.Education{degree, school}, []cv.Education{of(school)}},
		"with its time":            {[]cv.Education{degree, dated}, []cv.Education{of(dated)}},
		"that of the degree below": {[]cv.Education{degree, school, {Degree: text("MSc Knots", 2)}}, nil},
		"two times":                {[]cv.Education{timed, dated}, nil},
		"lines between":            {[]cv.Education{degree, {Institution: text("Elm University", 2)}}, nil},
		"a school of its own":      {[]cv.Education{{Degree: degree.Degree, Institution: text("Oak College", 0)}, school}, nil},
		"a high school":            {[]cv.Education{degree, {Institution: text("Elm High School", 1)}}, nil},
		"a Gymnasium":              {[]cv.Education{degree, {Institution: text("Ulmen-Gymnasium", 1)}}, nil},
		"a certificate of a high school": {
			[]cv.Education{{Degree: text("SSC", 0)}, {Institution: text("Elm High School", 1)}},
			[]cv.Education{{Degree: text("SSC", 0), Institution: text("Elm High School", 1)}},
		},
		"a school with text": {[]cv.Education{degree, told}, nil},
	} {
		want := coursesShown(c.want)
		if c.want == nil {
			want = coursesShown(c.list)
		}
		f.doc.Education = slices.Clone(c.list)
		f.schoolsBelow()
		if got := coursesShown(f.doc.Education); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

func TestHighSchoolBelow(t *testing.T) {
	for _, c := range []struct {
		name          string
		above, degree string
		below         string
		want          []string
	}{
		{
			"a high school", "Elm University", "Bachelor of Ropes", "Oak High School",
			[]string{"Bachelor of Ropes | Elm University", " | Oak High School | 2009"},
		},
		{
			"another degree", "Elm University", "Diploma", "Oak High School",
			[]string{" | Elm University", "Diploma | Oak High School | 2009"},
		},
		{
			"a college", "Elm University", "Bachelor of Ropes", "Oak College",
			[]string{" | Elm University", "Bachelor of Ropes | Oak College | 2009"},
		},
		{
			"two high schools", "Elm High School", "Bachelor of Ropes", "Oak High School",
			[]string{" | Elm High School", "Bachelor of Ropes | Oak High School | 2009"},
		},
	} {
		f := file(c.above, c.degree, c.below+", 2009", "Head prefect")
		f.doc.Education = []cv.Education{{Institution: text(c.above, 0)}, {
			Degree: text(c.degree, 1), Institution: text(c.below, 2), Dates: period(t, "2009", 2),
			Highlights: []cv.Text{text("Head prefect", 3)},
		}}
		f.highSchoolBelow()
		if got := coursesShown(f.doc.Education); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		if l := f.doc.Education[1].Highlights; len(l) != 1 || l[0].Value != "Head prefect" {
			t.Errorf("%s: text %q", c.name, values(l))
		}
	}
}

// A school on a line of its own below another course is a course, and what stands below is told of it.
func TestSchoolsInText(t *testing.T) {
	for _, c := range []struct {
		name, line, value string
		want              []string
	}{
		{"with its time", "• Oak High School\t2009", "Oak High School", []string{"BSc | Elm University", " | Oak High School | 2009"}},
		{
			"with its class", "Oak High School, class of 2009", "Oak High School",
			[]string{"BSc | Elm University", " | Oak High School | 2009"},
		},
		{"with its place", "Oak College, Hull, England", "Oak College", []string{"BSc | Elm University", " | Oak College"}},
		// what stays
		{"alone", "Oak College", "Oak College", nil},
		{"a part of the university", "Oak College of Knots\tMay 2009", "Oak College of Knots", nil},
		{"the same", "Elm University, Hull, England", "Elm University", nil},
		{"with a role", "Oak College, captain of the crew", "Oak College", nil},
		{"behind words", "Exchange at Oak College, 2009", "Oak College", nil},
		{"no name", "the local high school\t2009", "the local high school", nil},
		{"two times", "Oak College, 2009; captain 2011", "Oak College", nil},
	} {
		f := file("BSc, Elm University", c.line, "Head prefect")
		f.doc.Education = []cv.Education{{
			Degree: text("BSc", 0), Institution: text("Elm University", 0),
			Highlights: []cv.Text{text(c.value, 1), text("Head prefect", 2)},
		}}
		if c.want == nil {
			c.want = coursesShown(f.doc.Education)
		}
		f.schoolsInText()
		if got := coursesShown(f.doc.Education); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		e := f.doc.Education[len(f.doc.Education)-1]
		if !slices.Contains(values(e.Highlights), "Head prefect") {
			t.Errorf("%s: text %q", c.name, values(e.Highlights))
		}
	}
}

// The university of a college stands below it with the time of the degree, which is not its own.
func TestUniversityWithTheTimeOfADegree(t *testing.T) {
	f := file("BSc, Elm College, Leith", "Oak University (2009)")
	when := cv.DateRange{Start: cv.Date{Year: 2009}, Text: text("2009", 1)}
	f.doc.Education = []cv.Education{{
		Degree: text("BSc", 0), Institution: text("Elm College", 0), Dates: when, Highlights: []cv.Text{text("Oak University", 1)},
	}}
	if f.schoolsInText(); len(f.doc.Education) != 1 || f.doc.Education[0].Dates.Text.Value != "2009" {
		t.Errorf("%q", coursesShown(f.doc.Education))
	}
}
