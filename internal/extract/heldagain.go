package extract

import (
	"regexp"
	"slices"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/labeller"
)

// heldAgain gives a post that was held more than once ("Sept 2013 – Dec 2013; Sept 2014 – Present") the time in which it was held last.
// The other ones are told with it: in the first alone a post that goes on would have ended.
func (b *builder) heldAgain(w *cv.Engagement, e *labeller.Entry) {
	for n, i := range e.Head {
		text, own := b.lines[i].text, len(b.lines[i].text)
		below := -1
		if n+1 < len(e.Head) && e.Head[n+1] == i+1 {
			below = b.lines[i+1].index
			text += " " + b.lines[i+1].text
		}
		found := dates.FindOrdered(text, b.order())
		for from, k := 0, 1; k <= len(found); k++ {
			if k < len(found) && found[k].Start < own && apartInTime(found[k-1].Range, found[k].Range) &&
				amongTimes.MatchString(text[found[k-1].End:found[k].Start]) {
				continue
			}
			lines := []int{b.lines[i].index}
			if found[k-1].End > own && below >= 0 {
				lines = append(lines, below)
			}
			lastHeld(w, found[from:k], lines)
			from = k
		}
	}
}

// lastHeld gives a post that has one of several times the last of them, and tells the others in the order in which they are written.
func lastHeld(w *cv.Engagement, times []dates.Match, lines []int) {
	if len(times) < 2 || !slices.ContainsFunc(times, func(m dates.Match) bool { return hasTime(m.Range, w.Dates) }) {
		return
	}
	last := 0
	for k := range times {
		if outlasts(times[k].Range, times[last].Range) {
			last = k
		}
	}
	var others []cv.Text
	for k, m := range times {
		if k != last {
			others = append(others, cv.Text{Value: m.Range.Text.Value, Lines: lines, Confidence: 0.8})
		}
	}
	w.Dates = inMonths(times[last].Range)
	w.Dates.Text.Lines, w.Dates.Text.Confidence = lines, 0.9
	w.Summary = append(others, w.Summary...)
}

// amongTimes is what parts the times of one post.
var amongTimes = regexp.MustCompile(`(?i)^\s*(?:[,;/&+|]|and\b|[,;] and\b)\s*$`)

// hasTime reports that a post has the time that was found, whose days it leaves away.
func hasTime(found, own cv.DateRange) bool {
	found = inMonths(found)
	return found.Start == own.Start && found.End == own.End && found.Current == own.Current
}

// apartInTime reports two whole periods of which one is over before the other begins.
func apartInTime(a, b cv.DateRange) bool {
	if !hasBothEnds(a) || !hasBothEnds(b) {
		return false
	}
	return !a.Current && a.End.Compare(b.Start) < 0 || !b.Current && b.End.Compare(a.Start) < 0
}
