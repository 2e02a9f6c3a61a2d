package fit

import (
	"testing"

	"focal/internal/cv"
)

func TestWrittenIn(t *testing.T) {
	for text, want := range map[string]int{
		"Mate, Tern Ferries, 2009 - 2014": 2014,
		"2012 – Present, berth 2031":      2012,
		"No years here":                   2026,
	} {
		doc := &cv.Document{Source: []cv.SourceLine{{Text: "Ines Marlow"}, {Text: text}}}
		if got := writtenIn(doc, 2026); got != want {
			t.Errorf("%q: %d, want %d", text, got, want)
		}
	}
}
