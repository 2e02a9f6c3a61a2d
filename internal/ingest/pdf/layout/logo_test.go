package layout

import (
	"strings"
	"testing"

	"focal/internal/ingest/page"
)

// A name that TeX sets in steps is one word; cells that only look like it stay.
func TestLogos(t *testing.T) {
	for cells, want := range map[string]string{
		"Python, LAT|E|X, Git":       "Python, LaTeX, Git",
		"T|E|X (LAT|E|X, BibT|E|X)":  "TeX (LaTeX, BibTeX)",
		"LAT|E|X":                    "LaTeX",
		"Linux|LAT|E|X.|Vim":         "Linux|LaTeX.|Vim",
		"FLAT|E|X":                   "FLAT|E|X",
		"LAT|E|Xcode":                "LAT|E|Xcode",
		"LAT|F|X":                    "LAT|F|X",
		"Group|T|E|Total|X":          "Group|T|E|Total|X",
		"Programming: LAT|E":         "Programming: LAT|E",
		"Rows of a table: T,  |E|X1": "Rows of a table: T,  |E|X1",
	} {
		l := page.Line{Size: 10}
		for i, text := range strings.Split(cells, "|") {
			l.Segments = append(l.Segments, page.Segment{X: float64(i), Right: float64(i), Runs: []page.Run{{Text: text}}})
		}
		pages := []page.Page{{Lines: []page.Line{l}}}
		joinLogos(pages)
		var got []string
		for _, s := range pages[0].Lines[0].Segments {
			got = append(got, s.Text())
		}
		if s := strings.Join(got, "|"); s != want {
			t.Errorf("%q: %q, want %q", cells, s, want)
		}
	}
	l := page.Line{Size: 10, Segments: []page.Segment{
		{Runs: []page.Run{{Text: "Vim, L"}, {Text: "A", Size: 7}, {Text: "T"}}},
		{X: 50, Runs: []page.Run{{Text: "E"}}},
		{X: 90, Runs: []page.Run{{Text: "X"}}},
	}}
	pages := []page.Page{{Lines: []page.Line{l}}}
	if joinLogos(pages); len(pages[0].Lines[0].Segments) != 3 {
		t.Errorf("cells far apart: %q", pages[0].Lines[0].Text())
	}
	l.Segments[1].X, l.Segments[2].X = 5, 9
	if joinLogos(pages); pages[0].Lines[0].Text() != "Vim, LaTeX" {
		t.Errorf("letters of several sizes: %q", pages[0].Lines[0].Text())
	}
}
