package engine_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

// What two pages have no room for, seen in the finished Word file: the newest post keeps its duties while older ones lose
// theirs, a duty of two posts stands in both, and names by the dozen are all there.
func TestB1_WhatTwoPagesKeep(t *testing.T) {
	e := newEngine(t)
	const same = "Checked all 12 moorings of every visiting ship before the evening tide"
	text := "Jane Moss\njane.moss@example.org\n\nWork Experience\n"
	for year := 2025; year > 2016; year -= 2 {
		text += fmt.Sprintf("\nHarbour Pilot\nQuay %d Ltd\n%d - %d\n- %s\n", year, year-2, year, same)
		for n := range 22 {
			text += fmt.Sprintf("- Guided %d ships past the outer bank in the winter of %d and wrote the log of each\n", 20+n, year-1)
		}
	}
	text += "\nAdditional Information\n"
	names := strings.Fields("Albatross Bittern Cormorant Dunlin Egret Fulmar Gannet Heron Ibis Jacana Kestrel Linnet")
	for _, n := range names {
		text += "- " + n + " Star\n"
	}
	result, err := e.Convert(t.Context(), engine.Request{
		CV: engine.Upload{Name: "cv.txt", Data: []byte(text)}, Options: cv.DefaultOptions(),
	})
	if err != nil {
		t.Fatal(err)
	}
	docx, err := e.Render(t.Context(), result.Document, engine.RenderOptions{Template: "Generic", MaxPages: result.Pages})
	if err != nil {
		t.Fatal(err)
	}
	printed := ""
	for _, line := range strings.Split(stranger(t, docx), "\n") {
		if !strings.Contains(line, "<") { // not the text once more, with its marks
			printed += line + "\n"
		}
	}
	newest, older := strings.Count(printed, "winter of 2024"), strings.Count(printed, "winter of 2016")
	if result.Pages != 2 || newest != 22 || older == 22 || strings.Count(printed, same) < 2 {
		t.Errorf("%d pages, %d and %d duties, the same one %d times", result.Pages, newest, older, strings.Count(printed, same))
	}
	for _, n := range names {
		if !strings.Contains(printed, n+" Star") {
			t.Errorf("%s is not printed", n)
		}
	}
}

// Names that stand on a line go together; of a result of before, in which they went one by one, those that were put back stay and
// the others do not come back with them, nor with other decisions.
func TestNamesThatWentOneByOne(t *testing.T) {
	e := newEngine(t)
	text := "Jane Moss\njane.moss@example.org\n\nWork Experience\n"
	text += "\nHarbour Pilot\nQuay Ltd\n2020 - 2024\n"
	for n := range 24 {
		text += fmt.Sprintf("- I guided %d ships past the outer bank in the winter", 20+n) +
			strings.Repeat(", wrote the log of each and told the crew of every light", 5) + "\n"
	}
	text += "\nAdditional Information\n"
	names := strings.Fields("Albatross Bittern Cormorant Dunlin Egret Fulmar Gannet Heron Ibis Jacana Kestrel Linnet")
	for i, n := range names {
		names[i] = n + " Star"
		text += "- " + names[i] + "\n"
	}
	o := thirdPerson()
	o.MaxPages = 1
	first, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(text)}, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	first.Original.Additional[0].Heading = cv.Text{Value: "Ships"}
	first = review(t, e, first, engine.Decisions{})
	var before []cv.Note
	var singles []string
	for _, n := range first.Notes {
		if n.Kind != cv.NoteLeftOut || !strings.Contains(n.Before, "Bittern Star\n") {
			before = append(before, n)
			continue
		}
		for _, item := range first.Original.Additional[0].Items {
			single := n
			single.Field, single.Before, single.Lines = item.ID, item.Value, item.Lines
			single.ID = single.Key()
			before, singles = append(before, single), append(singles, single.ID)
		}
	}
	if len(singles) != len(names) {
		t.Fatalf("%d names went of %+v", len(singles), first.Document.Additional)
	}
	first.Notes = before
	spoken := first.Notes[slices.IndexFunc(first.Notes, func(n cv.Note) bool { return n.Kind == cv.NotePerspective })].ID
	for name, c := range map[string]struct {
		rejected []string
		want     string
	}{
		"another decision": {[]string{spoken}, ""},
		"the first name":   {singles[:1], names[0]},
		"one of them":      {singles[4:5], names[4]},
		"two":              {[]string{singles[2], singles[7], spoken}, names[2] + " " + names[7]},
	} {
		printed := printedText(review(t, e, first, engine.Decisions{Rejected: c.rejected}))
		got := slices.DeleteFunc(slices.Clone(names), func(n string) bool { return !strings.Contains(printed, n) })
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s: %q are printed, want %q", name, got, c.want)
		}
	}
}
