package extract

import (
	"strings"

	"focal/internal/cv"
)

// text is the value of a field; the zero Text without it.
func (e *record) text(r role) cv.Text {
	p, ok := e.fields[r]
	if !ok {
		return cv.Text{}
	}
	t := p.value(0.95)
	t.Value = strings.TrimRight(t.Value, " ;,")
	return t
}

// period is the date field of a record.
func (e *record) period() cv.DateRange {
	p, ok := e.fields[roleDates]
	if !ok {
		return cv.DateRange{}
	}
	m, ok := periodOf(p.found)
	if !ok {
		return cv.DateRange{}
	}
	m.Range.Text.Lines, m.Range.Text.Confidence = p.lines, 0.95
	return m.Range
}
