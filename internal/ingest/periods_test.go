package ingest

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/ingest/page"
)

func TestPeriodsOnThreeLines(t *testing.T) {
	for name, c := range map[string]struct{ in, want []string }{
		"month and year": {
			[]string{"Tide Clerk", "May 2014", "to", "June 2016", "Harbour Ltd"},
			[]string{"Tide Clerk", "May 2014 to June 2016", "Harbour Ltd"},
		},
		"until the present":    {[]string{"2009", "–", "Current"}, []string{"2009 – Current"}},
		"figures":              {[]string{"03/2011", "-", "12/2013"}, []string{"03/2011 - 12/2013"}},
		"a sentence":           {[]string{"from May 2014", "to", "June 2016"}, nil},
		"no date above":        {[]string{"Tide Clerk", "to", "June 2016"}, nil},
		"no date below":        {[]string{"May 2014", "to", "the harbour"}, nil},
		"a name that is a day": {[]string{"Pier 2014", "to", "June 2016"}, nil},
		"two dates only":       {[]string{"May 2014", "June 2016"}, nil},
	} {
		want := c.want
		if want == nil {
			want = c.in
		}
		doc := &page.Document{Pages: []page.Page{{}}}
		for _, s := range c.in {
			doc.Pages[0].Lines = append(doc.Pages[0].Lines, page.Line{Segments: []page.Segment{{Runs: []page.Run{{Text: s}}}}})
		}
		joinPeriods(doc)
		got := doc.Pages[0].Lines
		if len(got) != len(want) {
			t.Errorf("%s: %d lines, want %d", name, len(got), len(want))
			continue
		}
		for i := range got {
			if got[i].Text() != want[i] {
				t.Errorf("%s: line %d is %q, want %q", name, i, got[i].Text(), want[i])
			}
		}
	}
}

// A period that a narrow cell breaks over two rows is one cell of the first; what stands beside its end is the next line.
func TestPeriodsOverTwoRows(t *testing.T) {
	row := func(cells string) page.Line {
		l := page.Line{Kind: page.TableRow}
		for i, s := range strings.Split(cells, "\t") {
			x := 36 + 130*float64(i)
			l.Segments = append(l.Segments, page.Segment{X: x, Right: x + 5*float64(len(s)), Runs: []page.Run{{Text: s}}})
		}
		return l
	}
	for name, c := range map[string]struct{ in, want []string }{
		"at the left": {
			[]string{"January 2015 -\tHarbour Ltd", "Present\tTide Clerk"},
			[]string{"January 2015 - Present\tHarbour Ltd", "Tide Clerk"},
		},
		"at the right": {
			[]string{"Harbour Ltd\tMay 2011 –", "Tide Clerk\tJune 2014"},
			[]string{"Harbour Ltd\tMay 2011 – June 2014", "Tide Clerk"},
		},
		"an end before the beginning": {
			[]string{"May 2019 –\tTide Clerk", "June 2016\tDiploma"}, []string{"May 2019 –\tTide Clerk", "June 2016\tDiploma"},
		},
		"the year of the next entry": {[]string{"Tide Clerk\t2019 -", "Pilot\t2021"}, []string{"Tide Clerk\t2019 -", "Pilot\t2021"}},
		"nothing beside its end":     {[]string{"May 2011 –\tTide Clerk", "June 2014"}, []string{"May 2011 – June 2014\tTide Clerk"}},
		"two posts":                  {[]string{"2011\tTide Clerk", "2014\tPilot"}, []string{"2011\tTide Clerk", "2014\tPilot"}},
		"no end":                     {[]string{"2011 -\tTide Clerk", "Harbour\tPilot"}, []string{"2011 -\tTide Clerk", "Harbour\tPilot"}},
		"an end in another place":    {[]string{"2011 -\tTide Clerk", "Pilot\t2014"}, []string{"2011 -\tTide Clerk", "Pilot\t2014"}},
	} {
		doc := &page.Document{Pages: []page.Page{{}}}
		for _, s := range c.in {
			doc.Pages[0].Lines = append(doc.Pages[0].Lines, row(s))
		}
		joinPeriods(doc)
		var got []string
		for _, l := range doc.Pages[0].Lines {
			got = append(got, l.Text())
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}
