package engine

import (
	"testing"

	"focal/internal/cv"
)

// A line of which some words found no place is settled like another one: the user may want it so.
func TestSettlingALineThatLacksWords(t *testing.T) {
	lines := []cv.SourceLine{{Text: "Keeper to the lamps", Lacks: "to"}, {Text: "Mate of all", Lacks: "of"}}
	r := &Reading{Document: &cv.Document{Source: lines}}
	r.settle(map[int]bool{0: true, 7: true})
	if got := r.Document.Source; got[0].Lacks != "" || got[1].Lacks != "of" {
		t.Errorf("%+v", got)
	}
}
