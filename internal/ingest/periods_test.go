package ingest

import (
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
