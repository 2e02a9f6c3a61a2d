package extract

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/extract/dates"
)

// An entry that is said to begin with a line of nothing but a period was then: whatever else is dated among its lines, and whatever
// the reader, who knows more entries with their periods below, made of it.

// onlyPeriod is the period that is all of a text.
func onlyPeriod(text string) (cv.DateRange, bool) {
	found, ok := periodOf(dates.Find(text))
	return found.Range, ok && undatedCells(text) == ""
}

// fillUndated reads the lines of an entry whose first line is its period once more, without that: with it they were taken apart.
func (b *builder) fillUndated(into *slot, s *section, period cv.DateRange) {
	for _, t := range append(into.fields(), into.text()...) {
		*t = cv.Text{}
	}
	b.fillBelow(b.slots(into.section)[into.entry], s, period)
}

// takeOwnPeriod gives an entry the period that it begins with; another one that it was thought to have is text.
func (b *builder) takeOwnPeriod(of cv.Section, at int) {
	period, is := onlyPeriod(b.lineText(at))
	s := b.slotWith(of, at)
	if !is || s == nil || s.first() != at {
		return
	}
	if before := *s.dates; !slices.Contains(before.Text.Lines, at) {
		*s.dates = cv.DateRange{}
		b.withdraw(b.allOf(at), nil)
		period.Text.Lines, period.Text.Confidence = []int{at}, sure
		*s.dates = period
		if !before.IsZero() {
			b.keepPeriod(s, before.Text)
		}
	}
	b.passPeriodOn(of, s)
}

// passPeriodOn gives the period that ends an entry which has its own to the entry right below it, where that lacks one.
func (b *builder) passPeriodOn(of cv.Section, s *slot) {
	last := lastLine(s.lines())
	period, is := onlyPeriod(b.lineText(last))
	next := b.undatedAfter(of, last)
	if !is || next == nil || slices.Contains(s.dates.Text.Lines, last) {
		return
	}
	b.withdraw(b.allOf(last), nil)
	period.Text.Lines, period.Text.Confidence = []int{last}, 0.9
	*next.dates = period
}

// undatedAfter is the entry without dates that begins right below a line.
func (b *builder) undatedAfter(of cv.Section, above int) *slot {
	pos := slices.IndexFunc(b.lines, func(l line) bool { return l.index > above })
	if pos < 0 {
		return nil
	}
	s := b.slotWith(of, b.lines[pos].index)
	if s == nil || s.first() != b.lines[pos].index || !s.dates.IsZero() {
		return nil
	}
	return s
}
