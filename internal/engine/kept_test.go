package engine_test

import (
	"fmt"
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
