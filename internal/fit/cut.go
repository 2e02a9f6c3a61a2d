package fit

import (
	"fmt"
	"slices"
	"unicode/utf8"

	"focal/internal/cv"
)

// grade says how much a cut hurts.
type grade int

const (
	whole10 grade = iota // the last ten years stay whole
	thinned              // every post of the last ten years keeps a point at least
	short                // and so it does here: what is neither experience nor education goes further
	last                 // for a page limit that the user chose: posts keep their line
)

type cutKind int

const (
	oneValue   cutKind = iota
	wholeEntry         // text names an entry that goes as a whole
	restOfText         // text is the end of a value, which keeps its beginning
	oneLine            // text names a post that is told in one line
)

// cut leaves out one value, an entry, or what a post says beyond its line.
type cut struct {
	text    cv.Text // what the note is about; Value is all that goes
	ids     []string
	reason  string
	kind    cutKind
	grade   grade
	recent  bool   // it takes something from a post of the last ten years
	back    bool   // it takes a post that the user put back
	usual   bool   // it takes a skill beyond the limit that nobody chose
	bares   int    // it leaves a post no more than its line: 1 the newest, 2 the one behind it; 0 = none
	refused bool   // the user took it back
	under   string // the field of another note that takes this too: where that was taken back, this stays
}

func (c cut) note(pages int) cv.Note {
	return cv.Note{
		Kind: cv.NoteLeftOut, Field: c.text.ID, Before: c.text.Value, Lines: c.text.Lines,
		Reason: fmt.Sprintf("Left out to fit %s: %s.", count(pages, "page"), c.reason),
	}
}

// atLeast is fewer lines than the cut takes: no line holds more letters.
func (c cut) atLeast() float64 { return max(0, float64(utf8.RuneCountInString(c.text.Value))/140-1) }

// upTo are the cuts of a grade and of those below.
func upTo(cuts []cut, most grade) []cut {
	return slices.DeleteFunc(slices.Clone(cuts), func(c cut) bool { return c.grade > most })
}

// within reports whether what others take is all that the cut does: the points of a
// post that is told in one line.
func (c cut) within(taken map[string]bool) bool {
	return len(c.ids) > 0 && !slices.ContainsFunc(c.ids, func(id string) bool { return !taken[id] })
}

func (c cut) take(taken map[string]bool) {
	for _, id := range c.ids {
		taken[id] = true
	}
}
