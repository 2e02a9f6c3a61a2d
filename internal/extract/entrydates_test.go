package extract

import (
	"testing"

	"focal/internal/cv"
)

func TestDatesOfHeads(t *testing.T) {
	for _, c := range []struct {
		name       string
		lines      []string
		start, end string
		current    bool
	}{
		{"a period over two lines", []string{"Worked as Welder with Bolt Ltd from June 2012 to", "August 2013."}, "2012-06", "2013-08", false},
		{"a month over its year", []string{"Welder at Bolt Ltd since October", "2015 in Leeds"}, "2015-10", "", true},
		{"an end below the dash", []string{"Jan 2018 –", "Dec 2020"}, "2018-01", "2020-12", false},
		{"two years that are not one period", []string{"Welder, 2013", "2014 award"}, "2013", "2014", false},
		{"a column of dates", []string{"Jan 2016 –\tOakfield Ltd", "Aug 2017\tWelder"}, "2016-01", "2017-08", false},
		{"a column of years, each of its own", []string{"2016\tOakfield Ltd", "2014\tWelder"}, "2016", "", false},
		{"no day", []string{"Welder 21/12/2015 - 30/06/2016"}, "2015-12", "2016-06", false},
	} {
		b := &builder{doc: &cv.Document{}}
		var head []int
		for i, text := range c.lines {
			l := line{index: i, segs: []segment{{text: text}}}
			l.finish()
			b.lines = append(b.lines, l)
			head = append(head, i)
		}
		if r := b.period(head); r.Start.ISO() != c.start || r.End.ISO() != c.end || r.Current != c.current {
			t.Errorf("%s: %s to %s, current %v", c.name, r.Start.ISO(), r.End.ISO(), r.Current)
		}
	}
}

// Where nothing else tells the day from the month, the country of the telephone number does.
func TestOrderOfCountry(t *testing.T) {
	for phone, want := range map[string]string{
		"+971 50 123 4567": "2015-07..2016-09",
		"+63 917 123 4567": "2015-01..2016-03",
		"no telephone":     "2015..2016",
	} {
		doc, _ := Document(flow("**Mira Solberg**\n"+phone+"\nmira.solberg@example.org\n\n# Career\n"+
			"**Welder**, Tern Boatyard\n01/07/2015 - 03/09/2016\n"+
			"- Mended the hulls of forty boats with two others and kept the records of the work that was done"), Options{Reader: Rules})
		if len(doc.Work) != 1 || period(doc.Work[0].Dates) != want {
			t.Errorf("%s: %v, want %s (%s)", phone, posts(doc.Work), want, doc.Locale)
		}
	}
}
