package engine

import (
	"fmt"
	"regexp"
	"strings"

	"focal/internal/cv"
)

// saysHeld is a status that the end of a clearance takes back: "valid", "currently held, in date".
var saysHeld = regexp.MustCompile(`(?i)^(?:(?:currently|current|active|valid|held|in date|until|to|and|is|NATO|UK|US|AU)[ ,;:–-]*)*$`)

// saysOver is an end that the CV itself states: "granted 2014, expired 2024".
var saysOver = regexp.MustCompile(`(?i)\b(?:expired|lapsed|ended|withdrawn)\b`)

// expire calls a clearance expired whose end is over, where the CV still calls it valid or says
// nothing: what goes out today must not say more than holds today.
func expire(doc *cv.Document, today cv.Date, keep cv.Keep) (notes []cv.Note) {
	if doc.Locale != "" && !strings.HasPrefix(doc.Locale, "en") {
		return nil
	}
	for i := range doc.Clearances {
		c := &doc.Clearances[i]
		end := c.Dates.End
		if !isOver(end, today) || !saysHeld.MatchString(c.Status.Value) || saysOver.MatchString(c.Dates.Text.Value) {
			continue
		}
		field := c.Status
		if field.ID == "" {
			field = c.Level
		}
		note := cv.Note{
			Kind: cv.NoteWording, Field: field.ID, Before: c.Status.Value, After: "expired", Lines: field.Lines,
			Reason: fmt.Sprintf("The clearance %s ran out in %s.", c.Level.Value, end.Display()),
		}
		if keep.Accepts(note) {
			c.Status.Value, c.Status.Lines = "expired", field.Lines
			notes = append(notes, note)
		}
	}
	return notes
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
