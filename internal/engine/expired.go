package engine

import (
	"fmt"
	"regexp"
	"strings"

	"focal/internal/cv"
)

// saysHeld is a status that the end of a clearance takes back: "valid", "currently held, in date".
var saysHeld = regexp.MustCompile(`(?i)^(?:(?:currently|current|active|valid|held|in date|inducted|indoctrinated|read in|` +
	`until|to|and|is|NATO|UK|US|AU)[ ,;:–-]*)*$`)

// saysOver is an end that the CV itself states: "granted 2014, expired 2024".
var saysOver = regexp.MustCompile(`(?i)\b(?:expired|lapsed|ended|withdrawn)\b`)

// expire calls a clearance expired whose end is over, where the CV still calls it valid or says
// nothing: what goes out today must not say more than holds today. Own reports values that the
// user wrote, by Text.ID: they stay; nil = none.
func expire(doc *cv.Document, today cv.Date, own func(id string) bool, keep cv.Keep) (notes []cv.Note) {
	if doc.Locale != "" && !strings.HasPrefix(doc.Locale, "en") {
		return nil
	}
	for i := range doc.Clearances {
		c := &doc.Clearances[i]
		field := statusOf(c)
		if !isStale(c, today) || own != nil && (own(field.ID) || own(c.Dates.Text.ID)) {
			continue
		}
		note := cv.Note{
			Kind: cv.NoteWording, Field: field.ID, Before: field.Value, After: "expired", Lines: field.Lines,
			Reason: fmt.Sprintf("The clearance %s ran out in %s.", c.Level.Value, c.Dates.End.Display()),
		}
		if keep.Accepts(note) {
			field.Value = "expired"
			c.Status = field
			notes = append(notes, note)
		}
	}
	return notes
}

// isStale reports a clearance that is over although its status does not say so.
func isStale(c *cv.Clearance, today cv.Date) bool {
	return isOver(c.Dates.End, today) && saysHeld.MatchString(c.Status.Value) && !saysOver.MatchString(c.Dates.Text.Value)
}

// statusOf is the status of a clearance; an empty one is where the user would write it, with
// the lines of the level.
func statusOf(c *cv.Clearance) cv.Text {
	status := c.Status
	if entry := entryOf(c.Level.ID); status.ID == "" && entry != "" {
		status.ID, status.Lines = entry+".status", c.Level.Lines
	}
	return status
}

// isOver reports a day whose month, or year where no month is stated, lies before today's.
func isOver(end, today cv.Date) bool {
	switch {
	case end.IsZero() || end.Year > today.Year:
		return false
	case end.Year < today.Year:
		return true
	}
	return end.Month > 0 && end.Month < today.Month
}
