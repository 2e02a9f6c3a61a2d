// Package dates finds dates and periods in a line of a CV and keeps them at the
// precision that is written: no month and no day is made up.
package dates

import (
	"strings"

	"focal/internal/cv"
)

// Match is a period or a date in a text.
type Match struct {
	Start, End int // byte offsets of the text, labels such as "Expected" and durations included
	Range      cv.DateRange
	// Period tells two ends, an open end or a word such as "since" from a single date.
	Period bool
}

// Years that a CV can name.
const firstYear, lastYear = 1850, 2099

// Find returns the dates of text from left to right. Range.Text.Value holds the
// words as written. It takes linear time.
func Find(text string) []Match { return FindOrdered(text, Unknown) }

// Order says how dates such as 03/04/2019 are meant.
type Order int

// Orders. Under Unknown such a date keeps its year only.
const (
	Unknown Order = iota
	DayFirst
	MonthFirst
)

// FindOrdered is Find with the order of day and month known from elsewhere.
func FindOrdered(text string, order Order) []Match {
	if !promising(text) {
		return nil
	}
	p := parser{text: text, toks: tokens(text), order: order}
	return p.matches()
}

// Duration reports whether the text is nothing but a length of time ("2 years 10 months").
func Duration(text string) bool {
	p := parser{text: text, toks: tokens(text)}
	return len(p.toks) > 1 && p.duration(0) == len(p.toks)
}

// promising is a cheap test that a text may hold a date at all.
func promising(text string) bool {
	return len(text) < 60 || twoDigits(text) || len(text) < 120 && strings.ContainsAny(text, "?-–—")
}

func twoDigits(text string) bool {
	digits := 0
	for i := 0; i < len(text) && digits < 2; i++ {
		if isDigit(text[i]) {
			digits++
		}
	}
	return digits == 2
}

// parser walks over tokens; every method takes the index of a token and returns
// the index after what it read.
type parser struct {
	text  string
	toks  []token
	order Order

	foreign *int // words of another language than English; nil = not counted yet
}

func (p *parser) matches() []Match {
	var out []Match
	behind := 0
	for i := 0; i < len(p.toks); {
		m, next, ok := p.match(i, behind)
		if ok {
			out = append(out, m)
			behind = m.End
		}
		i = next
	}
	return out
}

// match reads the date that begins at i, if one does. What stands before the byte behind belongs
// to the date before: a label between two dates is of one of them.
func (p *parser) match(i, behind int) (Match, int, bool) {
	if n := p.standard(i); n > 0 {
		return Match{}, i + n, false
	}
	m, next, ok := p.period(i)
	if !ok {
		return Match{}, i + 1, false
	}
	m.Start, m.End = p.widen(i, next)
	m.Start = max(m.Start, behind)
	m.Range.Text = cv.Text{Value: strings.TrimSpace(p.text[m.Start:m.End])}
	for i < len(p.toks) && p.toks[i].start < m.End {
		i++
	}
	return m, i, true
}
