package form

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
)

// timeOnly is what stands around the time of a course in a line that says nothing else.
var timeOnly = regexp.MustCompile(`(?i)^[\s(:;,.–-]*(?:(?:graduated|graduation|completed|completion|conferred|awarded|passed|period|duration|` +
	`year|date|batch|session|from|in|on|of|passing)[\s:;,.–-]*){0,4}$`)

// timeBelow gives a course without a time the one that stands as a line below it.
func (f *former) timeBelow(e *cv.Education) {
	if !e.Dates.IsZero() || e.Degree.IsZero() {
		return
	}
	for _, list := range []*[]cv.Text{&e.Summary, &e.Highlights} {
		for i, t := range *list {
			if !f.free(t) {
				continue
			}
			found := dates.Find(t.Value)
			if len(found) != 1 {
				continue
			}
			before, behind := t.Value[:found[0].Start], t.Value[found[0].End:]
			if !timeOnly.MatchString(before) || strings.Trim(behind, " .)") != "" {
				continue
			}
			e.Dates = found[0].Range
			e.Dates.Text = t
			e.Dates.Text.Value = strings.TrimSpace(t.Value[found[0].Start:found[0].End])
			*list = slices.Delete(*list, i, i+1)
			return
		}
	}
}

var (
	// labelLast is a label at the end of a text, of which the value was read as its field.
	labelLast = regexp.MustCompile(`(?i)(?:[\s,;|–-]+|^)(?:year of (?:passing|completion)|passing year|year|percentage|overall grade|` +
		`marks obtained|aggregate)[\s:–-]*$`)
	// placeLabel is the label of a place.
	placeLabel = regexp.MustCompile(`(?i)^(?:location|place|city) ?[:–-] ?`)
)

// withoutLabels takes labels without values off the ends of the texts of a course.
func (f *former) withoutLabels(e *cv.Education) {
	for _, list := range []*[]cv.Text{&e.Summary, &e.Highlights} {
		for i := range *list {
			if t := &(*list)[i]; f.free(*t) && wordCount(t.Value) <= longestBody && f.ledToField(*t) {
				t.Value = labelLast.ReplaceAllString(t.Value, "")
			}
		}
		*list = slices.DeleteFunc(*list, func(t cv.Text) bool { return t.Value == "" })
	}
}

// ledToField reports a text that goes on in its line with a mark of labels.
func (f *former) ledToField(t cv.Text) bool {
	if len(t.Lines) != 1 || !f.inFile(t) {
		return false
	}
	_, behind, found := strings.Cut(flat(f.doc.Source[t.Lines[0]].Text), flat(t.Value))
	return found && strings.HasPrefix(strings.TrimLeft(behind, ")"), ":")
}
