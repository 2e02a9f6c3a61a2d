package perspective

import (
	"strings"

	"focal/internal/cv"
)

// conversion brings the values of one document into the person asked for.
type conversion struct {
	doc     *cv.Document
	to      cv.Perspective
	subject Subject
	keep    cv.Keep
	holds   Holds
	how     style
	past    map[string]int  // posts with more bullets in the past than in the present
	refused map[string]bool // values that the user wants as they were
	deeds   map[string]bool // entries of which the bullets surely open with verbs
	opened  map[string]bool // posts with a bullet that opens with a plain verb
	unsure  []cv.Ref        // bullets that seem to open without one
	notes   []cv.Note
}

// run changes all values, then the bullets whose neighbours open with a verb.
func (c *conversion) run() []cv.Note {
	c.doc.Walk(func(r cv.Ref) { c.change(r, false) })
	for _, r := range c.unsure {
		if c.opened[entryOf(r)] {
			c.change(r, true)
		}
	}
	c.notes = append(c.notes, otherSex(c.doc, c.to, c.subject.Pronouns)...)
	return append(c.notes, review(c.doc, c.to, c.subject, c.how, c.refused)...)
}

// change rewrites one value; verbal tells that its neighbours open with a plain verb.
func (c *conversion) change(r cv.Ref, verbal bool) {
	how, ok := c.how.of(c.doc, r, c.past[entryOf(r)] > 0, c.deeds)
	if !ok {
		return
	}
	how.verbal = verbal
	after, edits := rewrite(r.Text.Value, c.to, c.subject, how)
	if len(edits) > 0 && c.refusesName(r, after, how) {
		how.introduce = false // such a name would cost the whole sentence
		if after, edits = rewrite(r.Text.Value, c.to, c.subject, how); len(edits) == 0 {
			return
		}
	}
	if c.mayOpenVerbally(how) {
		c.noteOpening(r, edits)
	}
	if len(edits) == 0 {
		return
	}
	if how.introduce && strings.Contains(after, DisplayName(c.subject.Name)) {
		c.how.introduce = false
	}
	c.write(r, after, edits)
}

// refusesName reports that a sentence does not hold with the candidate's name in it.
func (c *conversion) refusesName(r cv.Ref, after string, how style) bool {
	return how.introduce && c.holds != nil && !c.holds(r.Text.Value, after, c.subject.Name)
}

// mayOpenVerbally reports a bullet whose opening verb tells of its neighbours'.
func (c *conversion) mayOpenVerbally(how style) bool {
	return !how.verbal && how.bullet && !how.ended && c.to == cv.ThirdPerson
}

// noteOpening notes whether a bullet opened with a verb that was changed.
func (c *conversion) noteOpening(r cv.Ref, edits []Edit) {
	if len(edits) > 0 && edits[0].Start == 0 {
		c.opened[entryOf(r)] = true
		return
	}
	c.unsure = append(c.unsure, r)
}

// write puts the changes that are kept in place of the value.
func (c *conversion) write(r cv.Ref, after string, edits []Edit) {
	made, kept := sentenceNotes(r, edits, c.to, c.keep)
	if len(kept) < len(edits) {
		c.refused[fieldOf(r)] = true
		after, _ = apply(r.Text.Value, kept)
	}
	c.notes = append(c.notes, made...)
	r.Text.Value = after
}
