package form

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// A line of several honours is as many entries, each with its own time; what may be one stays one.
func TestListedHonours(t *testing.T) {
	for _, c := range []struct{ line, title, when, want string }{
		{
			"Dean’s List, Moss Scholarship, member of Eta Elm (EE) Honors Society.", "", "",
			"Dean’s List|Moss Scholarship|Member of Eta Elm (EE) Honors Society",
		},
		{"Honors: Oak Scholarship, National Elm Prize", "Oak Scholarship, National Elm Prize", "", "Oak Scholarship|National Elm Prize"},
		{
			"Awards\tOak Scholarship, National Elm Prize", "Awards, Oak Scholarship, National Elm Prize", "",
			"Oak Scholarship|National Elm Prize",
		},
		{
			"Moss Dean's List, Fall 2014, Elm Award, Spring 2015", "Moss Dean's List, Elm Award, Fall 2014, Spring 2015", "",
			"Moss Dean's List @ Fall 2014|Elm Award @ Spring 2015",
		},
		{
			"Moss List • Elm Award (2010-2012) • Oak Hall Council (2011)", "Moss List • Elm Award, Oak Hall Council", "2010-2012",
			"Moss List|Elm Award @ 2010-2012|Oak Hall Council @ 2011",
		},
		{"Elm Union, Moss College; Oak Gold Award; Oak Prize", "", "", "Elm Union, Moss College|Oak Gold Award|Oak Prize"},
		{"History Prize, President's Award for Moss Studies", "", "", "History Prize|President's Award for Moss Studies"},

		{"Moss Scholarship, Elm Prize, 2011", "Moss Scholarship, Elm Prize", "2011", ""},
		{"Elm Award, Moss University", "", "", ""},
		{"Dean's List, Moss Honors College", "", "", ""},
		{"First Prize, Moss Essay Prize", "", "", ""},
		{"Gold Medal, Best Project Award", "", "", ""},
		{"Dean's List • Moss University", "", "", ""},
		{"Dean's List • Moss University • Elm Award • Oak College", "", "", ""},
		{"2010 Moss Award, Elm Prize", "", "", ""},
		{"Judge of the Moss Prize, Elm Prize", "", "", ""},
		{"Nominated for the Moss Prize, Elm Prize", "", "", ""},
		{"Moss Prize, Elm Prize (finalist)", "", "", ""},
		{"Moss Prize, Elm Prize, both declined", "", "", ""},
		{"Secured second prize in relay, Third prize in quiz", "", "", ""},
		{"Nominated: Moss Prize; Elm Prize", "", "", ""},
		{"Led the relay team; won a cup", "", "", ""},
		{"Elm Union; Oak Hall Council", "", "", ""},
		{"GPA of 3.7, Moss Scholarship, Elm Prize", "Moss Scholarship, Elm Prize", "", ""},
		{"Bester Nachwuchs, Moss Award", "", "", ""},
	} {
		if c.title == "" {
			c.title = c.line
		}
		if c.want == "" {
			c.want = c.title
			if c.when != "" {
				c.want += " @ " + c.when
			}
		}
		a := cv.Award{Title: text(c.title, 0)}
		if c.when != "" {
			a.Dates, _ = timeOf("in " + c.when)
			a.Dates.Text.Lines = []int{0}
		}
		f := former{doc: &cv.Document{Source: []cv.SourceLine{{Text: c.line}}, Awards: []cv.Award{a}}}
		f.honours()
		var got []string
		for _, a := range f.doc.Awards {
			s := a.Title.Value
			if !a.Dates.IsZero() {
				s += " @ " + strings.Trim(a.Dates.Text.Value, "()")
			}
			got = append(got, s)
		}
		if s := strings.Join(got, "|"); s != c.want {
			t.Errorf("%q:\n got %q\nwant %q", c.line, s, c.want)
		}
	}
}

// What an honour was given for stands below its name.
func TestReasonsOfHonours(t *testing.T) {
	for is, want := range map[string]string{
		"Moss Scholarship|For the study of rope|Elm Prize|Awarded for service": "" +
			"Moss Scholarship: For the study of rope|Elm Prize: Awarded for service",
		"Moss Scholarship|Given to two pupils a year|In recognition of her work": "" +
			"Moss Scholarship: Given to two pupils a year|In recognition of her work",

		"Moss Prize|Recognized for sales in the north":     "Moss Prize|Recognized for sales in the north",
		"Moss Prize|Awarded for the best essay":            "Moss Prize|Awarded for the best essay",
		"Won the Moss Prize|Awarded for safety":            "Won the Moss Prize|Awarded for safety",
		"Harbour Watch|For the study of rope":              "Harbour Watch|For the study of rope",
		"Moss Prize||For the study of rope":                "Moss Prize|For the study of rope",
		"Moss Prize|For Honour and Glory Medal of the Elm": "Moss Prize|For Honour and Glory Medal of the Elm",
	} {
		f := former{doc: &cv.Document{}}
		for i, s := range strings.Split(is, "|") {
			f.doc.Source = append(f.doc.Source, cv.SourceLine{Text: s})
			if s != "" {
				f.doc.Awards = append(f.doc.Awards, cv.Award{Title: text(s, i)})
			}
		}
		f.honours()
		var got []string
		for _, a := range f.doc.Awards {
			s := a.Title.Value
			if len(a.Summary) > 0 {
				s += ": " + strings.Join(values(a.Summary), "; ")
			}
			got = append(got, s)
		}
		if s := strings.Join(got, "|"); s != want {
			t.Errorf("%q:\n got %q\nwant %q", is, s, want)
		}
	}
}
