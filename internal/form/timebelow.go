package form

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/sieve"
)

// timeOnly is what stands around the time of a course in a line that says nothing else.
var timeOnly = sieve.MustCompile(`(?i)^[\s(:;,.–-]*(?:(?:graduated|graduation|completed|completion|` +
	`conferred|awarded|passed|period|duration|` +
	`year|date|batch|session|from|in|on|of|passing)[\s:;,.–-]*){0,4}$`)

// timeBelow gives a course without a time the one that stands as a line below it.
func (f *former) timeBelow(e *cv.Education) {
	f.eachText(e, func(t *cv.Text) {
		found := dates.Find(t.Value)
		if !e.Dates.IsZero() || e.Degree.IsZero() || len(found) != 1 {
			return
		}
		at := found[0]
		if !timeOnly.MatchString(t.Value[:at.Start]) || strings.Trim(t.Value[at.End:], " .)") != "" {
			return
		}
		e.Dates, e.Dates.Text = at.Range, *t
		e.Dates.Text.Value, t.Value = strings.TrimSpace(t.Value[at.Start:at.End]), ""
	})
}

var (
	// labelLast is a label at the end of a text, of which the value was read as its field.
	labelLast = sieve.MustCompile(`(?i)(?:[\s,;|–-]+|^)(?:year of (?:passing|completion)|passing year|year|percentage|overall grade|` +
		`marks obtained|aggregate)[\s:–-]*$`)
	// placeLabel is the label of a place.
	placeLabel = sieve.MustCompile(`(?i)^(?:location|place|city) ?[:–-] ?`)
)

// withoutLabels takes labels without values off the ends of the texts of a course.
func (f *former) withoutLabels(e *cv.Education) {
	f.eachText(e, func(t *cv.Text) {
		if wordCount(t.Value) <= longestBody && f.ledToField(*t) {
			t.Value = labelLast.ReplaceAllString(t.Value, "")
		}
	})
}

// ledToField reports a text that goes on in its line with a mark of labels.
func (f *former) ledToField(t cv.Text) bool {
	_, behind, found := strings.Cut(flat(f.ownLine(t)), flat(t.Value))
	return found && strings.HasPrefix(strings.TrimLeft(behind, ")"), ":")
}
