package engine_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/ingest/page"
)

// pier is a CV of two columns that was read across the page, with the order in which its columns follow each other.
func pier() *page.Document {
	const right = 300.0
	rows := [][2]string{
		{"Work Experience", "Education"},
		{"Harbour Pilot", "BSc Navigation"},
		{"Bolt Shipping Ltd", "Leer Nautical College"},
		{"2014 - 2018", "2006 - 2010"},
		{"Guided ninety ships a year past the outer bank", "Key Skills"},
		{"Wrote the tide tables of the harbour", "Sextant"},
		{"Tug Master", "Radar"},
		{"Quay Towing Ltd", "Signals"},
		{"2010 - 2014", "Charts"},
		{"Towed barges to the upper locks", "Ropes"},
	}
	part := func(text string, x, y float64) page.Line {
		runs := []page.Run{{Text: text, Size: 11}}
		return page.Line{X: x, Right: x + 200, Y: y, Size: 11, Segments: []page.Segment{{X: x, Right: x + 200, Runs: runs}}}
	}
	head := []page.Line{part("Jane Moss", 50, 60), part("jane.moss@example.org", 50, 75)}
	across, lefts, rights := slices.Clone(head), slices.Clone(head), []page.Line(nil)
	for i, r := range rows {
		y := 100 + 14*float64(i)
		l, o := part(r[0], 50, y), part(r[1], right, y)
		row := l
		row.Segments, row.Right = append(slices.Clone(l.Segments), o.Segments...), o.Right
		l.Block, o.Block = 1, 2
		across, lefts, rights = append(across, row), append(lefts, l), append(rights, o)
	}
	of := func(lines []page.Line) []page.Page { return []page.Page{{Width: 595, Height: 842, Lines: lines}} }
	return &page.Document{Format: page.PDF, Pages: of(across), Asked: [][]page.Page{of(append(lefts, rights...))}}
}

// One gesture puts the lines of a file in another order; what was said and decided before goes along, and undo takes all back.
func TestA1_AnotherOrderOfLines(t *testing.T) {
	e := newEngine(t)
	first, err := e.Convert(t.Context(), engine.Request{CVSource: pier(), Options: thirdPerson()})
	if err != nil {
		t.Fatal(err)
	}
	at := func(r *engine.Result, words string) int { return lineOf(t, r.Original, words) }
	said := []cv.Mark{
		{Line: at(first, "jane.moss"), As: cv.MarkContact},
		{Line: at(first, "Tug Master"), As: cv.MarkTitle, Part: "Tug Master", Section: cv.SectionWork},
		{Line: at(first, "Towed barges"), As: cv.MarkOut},
	}
	before := review(t, e, first, engine.Decisions{Marks: said})
	order := append(slices.Clone(said), cv.Mark{As: cv.MarkOrder, Order: 2})
	typed := map[string]string{"person.name": "Jane A. Moss"}
	after := review(t, e, before, engine.Decisions{Marks: order, Last: 1, Edits: typed})
	if work := after.Original.Work; len(work) != 2 || work[0].Organisation.Value != "Bolt Shipping Ltd" {
		t.Fatalf("posts %+v", work)
	}
	want := []cv.Mark{
		{Line: -1, As: cv.MarkOrder, Order: 2},
		{Line: at(after, "jane.moss"), As: cv.MarkContact},
		{Line: at(after, "Tug Master"), As: cv.MarkTitle, Part: "Tug Master", Section: cv.SectionWork},
	}
	if !slices.Equal(after.Marks, want) {
		t.Errorf("marks %+v, want %+v", after.Marks, want)
	}
	if text, _ := json.Marshal(after.Notes); !strings.Contains(string(text), "“Towed barges to the upper locks Ropes”") {
		t.Errorf("nothing tells what was let go: %+v", after.Notes)
	}
	if got := after.Document.Person.Name.Value; got != "Jane A. Moss" {
		t.Errorf("the name that was typed is %q", got)
	}

	// further marks are about the lines as they are now
	more := append(slices.Clone(after.Marks), cv.Mark{Line: at(after, "Wrote the tide"), As: cv.MarkOut})
	then := review(t, e, after, engine.Decisions{Marks: more, Edits: after.Edits})
	if text, _ := json.Marshal(then.Document.Work); strings.Contains(string(text), "tide tables") {
		t.Errorf("posts %s", text)
	}
	// the same file again
	again, err := e.Convert(t.Context(), engine.Request{CVSource: pier(), Options: thirdPerson(), Known: then.Known()})
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(again.Marks, then.Marks) {
		t.Errorf("known marks %+v, want %+v", again.Marks, then.Marks)
	}
	// back by a gesture, and by undo
	back := review(t, e, then, engine.Decisions{Marks: append(slices.Clone(then.Marks), cv.Mark{As: cv.MarkOrder, Order: 1})})
	if len(back.Marks) != 2 || back.Lines.Order > 1 || back.Marks[1].Line != said[1].Line {
		t.Errorf("marks in the first order: %+v", back.Marks)
	}
	a, _ := json.Marshal(before)
	b, _ := json.Marshal(review(t, e, then, engine.Decisions{Marks: said}))
	if string(a) != string(b) {
		t.Errorf("undone:\n%s\nbefore:\n%s", b, a)
	}
}

func TestOrdersThatAreNotThere(t *testing.T) {
	e := newEngine(t)
	first, err := e.Convert(t.Context(), engine.Request{CVSource: pier(), Options: thirdPerson()})
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []int{3, 0, -1} {
		marks := []cv.Mark{{As: cv.MarkOrder, Order: n}}
		if _, err := e.Review(t.Context(), first, engine.Decisions{Marks: marks}, engine.Request{}); err == nil {
			t.Errorf("there is an order %d", n)
		}
	}
}
