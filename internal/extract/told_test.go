package extract

import (
	"reflect"
	"strings"
	"testing"

	"focal/internal/cv"
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

// postsOf is the posts of a document, in words.
func postsOf(d *cv.Document) string {
	var out []string
	for i := range d.Work {
		out = append(out, d.Work[i].Title.Value+" at "+d.Work[i].Organisation.Value)
	}
	return strings.Join(out, "; ")
}

// Who saw the lines says what they are: posts appear that nobody found, every word is
// still the CV's, and none is lost.
func TestLabelsFromOutside(t *testing.T) {
	src := plain(loosely)
	free := Read(src, Options{})
	asked := 0
	for _, d := range free.Doubts {
		if d.Asked {
			asked++
		}
		if strings.Contains(d.Text, "Zorblatt") || strings.Contains(d.Text, "Krol") {
			t.Errorf("%q names somebody", d.Text)
		}
	}
	if asked < 6 || free.Told {
		t.Fatalf("%d lines are asked of %+v", asked, free.Doubts)
	}
	told := Read(src, Options{Labels: map[int]string{2: "heading of work", 3: "post begins", 4: "post head", 5: "post text", 6: "post begins", 7: "post head", 8: "post text", 9: "heading of education", 10: "course begins"}})
	const want = "Keeper of the flume at Zorblatt; second stint at Zorblatt Hydraulics"
	if got := postsOf(told.Document); !told.Told || got != want || len(told.Document.Education) != 1 {
		t.Errorf("told %t: %s", told.Told, got)
	}
	var kept []string
	told.Document.Walk(func(r cv.Ref) { kept = append(kept, r.Text.Value) })
	all := strings.Join(kept, " ")
	for _, word := range strings.Fields(loosely) {
		if !strings.Contains(all, strings.Trim(word, ".,")) && !strings.Contains("Things I did What I learned at", word) {
			t.Errorf("%q is lost", word)
		}
	}
	for _, w := range strings.Fields(all) {
		if !strings.Contains(loosely, strings.Trim(w, ".,")) {
			t.Errorf("%q came in", w)
		}
	}
}

// Labels that make no sense, of lines that are not there or of unknown names change
// nothing.
func TestUselessLabelsChangeNothing(t *testing.T) {
	src := plain(loosely)
	want := Read(src, Options{}).Document
	for name, labels := range map[string]map[int]string{
		"no sense":       {3: "reference", 4: "interest", 5: "heading of skills", 6: "language"},
		"not there":      {-1: "post begins", 999: "post begins"},
		"unknown labels": {3: "CEO of Shell", 4: ""},
	} {
		if got := Read(src, Options{Labels: labels}); got.Told || !reflect.DeepEqual(got.Document, want) {
			t.Errorf("%s: told %t, %+v", name, got.Told, got.Document)
		}
	}
}
