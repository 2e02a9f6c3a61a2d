package form

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

func TestStrayCourses(t *testing.T) {
	degree := func(name string, line int) cv.Education {
		return cv.Education{Degree: text(name, line), Institution: text("Moss University", line)}
	}
	for _, c := range []struct {
		name    string
		file    []string
		schools []cv.Education
		section cv.OtherSection
		courses []string // of the first degree
		left    []string // heading and items
	}{
		{
			"a section of many lines",
			[]string{"BSc", "#Relevant Courses", "Rope, tar", "Knots", "Tides", "Sails"},
			[]cv.Education{
				degree("BSc", 0),
			},
			cv.OtherSection{Heading: text("Relevant Courses", 1), Items: []cv.Item{
				{Text: text("Rope, tar", 2)}, {Text: text("Knots", 3)}, {Text: text("Tides", 4)}, {Text: text("Sails", 5)},
			}},
			[]string{"Rope, tar", "Knots", "Tides", "Sails"},
			nil,
		},
		{
			"a list",
			[]string{"BSc", "#Coursework", "Rope, Tar, Knots"},
			[]cv.Education{degree("BSc", 0)},
			cv.OtherSection{Heading: text("Coursework", 1), Items: []cv.Item{{Text: text("Rope, Tar, Knots", 2)}}},
			[]string{"Rope", "Tar", "Knots"},
			nil,
		},
		{
			"a school besides the degree",
			[]string{"BSc", "High School Diploma", "#Coursework", "Rope, Tar"},
			[]cv.Education{
				degree("BSc", 0), degree("High School Diploma", 1),
			},
			cv.OtherSection{Heading: text("Coursework", 2), Items: []cv.Item{{Text: text("Rope, Tar", 3)}}},
			[]string{"Rope", "Tar"},
			nil,
		},
		{
			"two degrees",
			[]string{"BSc", "MSc", "#Coursework", "Rope, Tar"},
			[]cv.Education{degree("BSc", 0), degree("MSc", 1)},
			cv.OtherSection{Heading: text("Coursework", 2), Items: []cv.Item{{Text: text("Rope, Tar", 3)}}},
			nil,
			[]string{"Coursework", "Rope, Tar"},
		},
		{
			"lines without a heading get their label back",
			[]string{"BSc", "MSc", "#RELEVANT COURSEWORK:", "Rope, Tar"},
			[]cv.Education{
				degree("BSc", 0), degree("MSc", 1),
			},
			cv.OtherSection{Items: []cv.Item{{Text: text("Rope, Tar", 3)}}},
			nil,
			[]string{"Relevant Coursework", "Rope, Tar"},
		},
		{
			"a label on the line",
			[]string{"BSc", "Relevant Courses: Rope Work, Tar", "Other"},
			[]cv.Education{degree("BSc", 0)},
			cv.OtherSection{Items: []cv.Item{{Text: text("Rope Work, Tar", 1)}, {Text: text("Other", 2)}}},
			[]string{"Rope Work", "Tar"},
			[]string{"", "Other"},
		},
		{
			"the label of another section",
			[]string{"BSc", "#Training Courses", "Rope, Tar"},
			[]cv.Education{degree("BSc", 0)},
			cv.OtherSection{Heading: text("Training Courses", 1), Items: []cv.Item{{Text: text("Rope, Tar", 2)}}},
			nil,
			[]string{"Training Courses", "Rope, Tar"},
		},
	} {
		doc := fileOf(c.file...)
		doc.Education, doc.Additional = c.schools, []cv.OtherSection{c.section}
		(&former{doc: doc}).strayCourses()
		var left []string
		for _, s := range doc.Additional {
			left = append(left, s.Heading.Value)
			for _, i := range s.Items {
				left = append(left, i.Value)
			}
		}
		if got := values(doc.Education[0].Courses); !slices.Equal(got, c.courses) || !slices.Equal(left, c.left) {
			t.Errorf("%s: got %q, left %q", c.name, got, left)
		}
	}
}

func TestCoursesAmongSkillsAndRoles(t *testing.T) {
	doc := fileOf("BSc", "Coursework: Rope, Tar", "Relevant Courses: Knots, Tides")
	doc.Education = []cv.Education{{Degree: text("BSc", 0)}}
	doc.Skills = []cv.SkillGroup{
		{Name: text("Coursework", 1), Keywords: []cv.Text{text("Rope", 1), text("Tar", 1)}},
		{Name: text("Training Courses", 1), Keywords: []cv.Text{text("First aid", 1)}},
	}
	// a tutor's courses are those that were taught
	deeds := []cv.Text{text("Relevant Courses: Knots, Tides", 2), text("Played", 0)}
	doc.Volunteering = []cv.Engagement{{Title: text("Tutor", 0), Highlights: deeds}}
	doc.Skills = append(doc.Skills, cv.SkillGroup{Name: text("Modules", 1), Keywords: []cv.Text{text("SAP FI", 1)}})
	(&former{doc: doc}).strayCourses()
	if got := values(doc.Education[0].Courses); !slices.Equal(got, []string{"Rope", "Tar"}) || len(doc.Skills) != 2 ||
		len(doc.Volunteering[0].Highlights) != 2 {
		t.Errorf("got %q, %+v, %+v", got, doc.Skills, doc.Volunteering)
	}
}
