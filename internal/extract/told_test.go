package extract

import (
	"strings"
	"testing"

	"focal/internal/ingest/page"
)

// plain is a text file as the reader of text files hands it over.
func plain(text string) *page.Document {
	d := &page.Document{Pages: []page.Page{{}}}
	for row := range strings.Lines(text) {
		if row = strings.TrimSpace(row); row != "" {
			d.Pages[0].Lines = append(d.Pages[0].Lines, page.Line{Segments: []page.Segment{{Runs: []page.Run{{Text: row}}}}})
		}
	}
	return d
}

// What somebody is asked shows the kind of a line and not whose it is.
func TestAskedLinesAreAnonymous(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"Jana Obermann-Krol", "_ _"},
		{"jana@krol.example, 07700 900123", "_, _ _"},
		{"Senior Engineer, Zorblatt Widgetry Ltd, Mar 2019 – Present", "Senior Engineer, _ _ _, Mar 2019 – Present"},
		{"- responsible for the design of a bridge over the Wye for £2m", "- responsible for the design of a bridge over the _ for £_"},
		{"1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16", "_ _ _ _ _ _ _ _ _ _ _ _ _ _ …"},
	} {
		if got := anonymous(c.line); got != c.want {
			t.Errorf("%q: %q, want %q", c.line, got, c.want)
		}
	}
}

const loosely = `Jana Krol
jana@krol.example
Things I did
Keeper of the flume at Zorblatt
2015 to 2019
Kept the flume clean and counted the fish that passed.
Zorblatt Hydraulics, second stint
since 2021, counting and keeping
Wrote the fish report every spring.
What I learned
Two winters at the Institute of Weirs, Plock
`

func TestLabelsFromOutside(t *testing.T) {
	src := plain(loosely)
	free := Read(src, Options{})
	t.Logf("%+v", free.Document.Additional)
	if len(free.Doubts) == 0 {
		t.Fatal("nothing is doubted")
	}
	for _, d := range free.Doubts {
		t.Logf("%d %t %q %s", d.Line, d.Asked, d.Text, d.Label)
	}
	told := Read(src, Options{Labels: map[int]string{2: "heading of work", 3: "post begins", 4: "post head", 5: "post text", 6: "post begins", 7: "post head", 8: "post text", 9: "heading of education", 10: "course begins"}})
	for _, r := range []Reading{free, told} {
		t.Logf("told %t: %d posts, %d courses, %d other, sense %.2f", r.Told, len(r.Document.Work), len(r.Document.Education), len(r.Document.Additional), sense(r.Document))
		for _, w := range r.Document.Work {
			t.Logf("  %q at %q, %q", w.Title.Value, w.Organisation.Value, w.Dates.Text.Value)
		}
	}
}
