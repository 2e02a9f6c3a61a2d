package extract

import (
	"slices"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
)

// courseOf is what is read of a course whose degree and school are these lines, whole, and whose other lines are the rest of its head.
func courseOf(degree, school int, texts ...string) cv.Education {
	b := &builder{doc: &cv.Document{}, used: map[int]bool{}}
	e := &labeller.Entry{Kind: labeller.Course, Fields: map[string]labeller.Field{}}
	for i, text := range texts {
		l := line{index: i, segs: []segment{{text: text}}}
		l.finish()
		b.lines = append(b.lines, l)
		e.Head = append(e.Head, i)
	}
	for name, i := range map[string]int{"degree": degree, "school": school} {
		value := cellMark.Split(b.lines[i].text, 2)[0]
		e.Fields[name] = labeller.Field{Value: value, Parts: []string{value}, Lines: []int{i}, To: len(value)}
	}
	return b.course(e)
}

func textsOf(list []cv.Text) (values []string) {
	for _, t := range list {
		values = append(values, t.Value)
	}
	return values
}

// What stands beside a course at a time of its own dates nothing but itself.
func TestRemarksDateNoCourse(t *testing.T) {
	for _, c := range []struct {
		name  string
		lines []string // the degree, the school, the rest
		dates string
		text  []string
	}{
		{
			"a list of honours",
			[]string{"BSc Ropework\tMay 2014", "Elm College", "Dean’s List in Fall 2011"},
			"2014-05..",
			[]string{"Dean’s List in Fall 2011"},
		},
		{"a period of honours", []string{"BSc Ropework\t2014", "Elm College", "Dean’s List\t2012 – 2013"}, "2014..", nil},
		{"honours alone", []string{"BSc Ropework", "Elm College", "Knot Prize 2011"}, "..", []string{"Knot Prize 2011"}},
		{
			"terms abroad",
			[]string{"BSc Ropework\tMay 2013", "Elm College", "Study abroad, Oslo\tMay – June 2011"},
			"2013-05..",
			[]string{"Study abroad, Oslo, May – June 2011"},
		},
		{
			"a scholar of one year",
			[]string{"BSc Ropework\t2015", "Elm College", "2012 Moss Scholar for merit"},
			"2015..",
			[]string{"2012 Moss Scholar for merit"},
		},
		{
			"a team",
			[]string{"Diploma\tMay 2011", "Elm High School", "Crew of the red boat 2009 – 2011"},
			"2011-05..",
			[]string{"Crew of the red boat 2009 – 2011"},
		},
		{
			"the end that lies ahead",
			[]string{"BSc Ropework", "Elm College\t2011 – Present", "Expected Graduation: May 2015"},
			"2011..",
			[]string{"Expected Graduation: May 2015"},
		},
		{
			"a time beside those of the course",
			[]string{"BSc Ropework\t2009 – 2013", "Elm College", "Harbour pilot 2003"},
			"2009..2013",
			[]string{"Harbour pilot 2003"},
		},
		// what stays the time of the course
		{
			"attended",
			[]string{"Diploma\tMay 2011", "Elm High School", "Attended all of it from Sept 2007 to May 2011"},
			"2007-09..2011-05", nil,
		},
		{"its end", []string{"BSc Ropework\t2009", "Elm College", "Graduated from the course 2013"}, "2009..2013", nil},
		{"a place", []string{"BSc Ropework\t2009", "Elm College", "Kingston upon Hull\t2013"}, "2009..2013", nil},
		{"a term abroad that is the course", []string{"Semester abroad", "Elm College", "Summer abroad\tJune 2011"}, "2011-06..", nil},
		{"a degree with honours", []string{"BSc Ropework", "Elm College", "Graduated with the Knot Prize, May 2014"}, "2014-05..", nil},
		{"a batch", []string{"B.Tech Ropework", "Elm Society of Engineers", "Batch 2009 – 2013, society topper"}, "2009..2013", nil},
		{"a line of nothing else", []string{"B.Tech Ropework", "Elm College", "Mumbai\t2009 – 2013"}, "2009..2013", nil},
		{"a school with such a name", []string{"Diploma in Sails", "Royal Society of Sailors\t2001", "Leith"}, "2001..", nil},
	} {
		d := courseOf(0, 1, c.lines...)
		if got := d.Dates.Start.ISO() + ".." + d.Dates.End.ISO(); got != c.dates {
			t.Errorf("%s: %s, want %s", c.name, got, c.dates)
		}
		for _, want := range c.text {
			if got := textsOf(slices.Concat(d.Summary, d.Highlights)); !slices.Contains(got, want) {
				t.Errorf("%s: text %q, want %q", c.name, got, want)
			}
		}
	}
}

// The end of a grade is no day of the line below.
func TestGradesAreNoDays(t *testing.T) {
	b := &builder{doc: &cv.Document{}}
	for i, text := range []string{"BSc Ropework\tGPA: 3.05", "Ash College\tJan 2011 – May 2013"} {
		l := line{index: i, segs: []segment{{text: text}}}
		l.finish()
		b.lines = append(b.lines, l)
	}
	if r := b.period([]int{0}); !r.IsZero() {
		t.Errorf("got %s to %s", r.Start.ISO(), r.End.ISO())
	}
}

// The first word of a name, and a label, are no grades.
func TestWordsThatAreNoGrades(t *testing.T) {
	for _, c := range []struct{ line, word, want string }{
		{"Merit List, Elm College", "Merit", ""},
		{"merit-based Moss grant", "merit", ""},
		{"Honors: Moss Scholarship", "Honors", ""},
		{"Distinction Award of the guild", "Distinction", ""},
		{"Dean’s List, all semesters", "Dean’s List", ""},
		// grades
		{"Merit", "Merit", "Merit"},
		{"Distinction, Elm College", "Distinction", "Distinction"},
		{"Honours (first class)", "Honours", "Honours"},
		{"Pass – 2011", "Pass", "Pass"},
		{"Dean’s List, GPA 3.9", "Dean’s List, GPA 3.9", "Dean’s List, GPA 3.9"},
	} {
		b := &builder{doc: &cv.Document{}}
		l := line{segs: []segment{{text: c.line}}}
		l.finish()
		b.lines = []line{l}
		e := &labeller.Entry{Fields: map[string]labeller.Field{"score": {Value: c.word, Lines: []int{0}, To: len(c.word)}}}
		if b.noGrade(e); e.Fields["score"].Value != c.want {
			t.Errorf("%q: %q, want %q", c.line, e.Fields["score"].Value, c.want)
		}
	}
}

// Figures beside a date that is none of the course are no text: the row stays for whoever reads it.
func TestRowsOfFiguresKeepTheirDates(t *testing.T) {
	b := &builder{doc: &cv.Document{}}
	e := &labeller.Entry{Kind: labeller.Course, Head: []int{0, 1, 2}, Fields: map[string]labeller.Field{
		"degree": {Value: "BSc Ropework", Lines: []int{0}, To: 12},
	}}
	for i, text := range []string{"BSc Ropework\t2013", "2009\t57", "Harbour pilot 2003"} {
		l := line{index: i, segs: []segment{{text: text}}}
		l.finish()
		b.lines = append(b.lines, l)
	}
	if got := b.timesTaken(e); !slices.Equal(got, []int{0, 1}) {
		t.Errorf("got %v", got)
	}
}
