package extract

import (
	"regexp"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/labeller"
)

// heldAgain gives a post that was held more than once ("Sept 2013 – Dec 2013; Sept 2014 – Present") the time in which it was held last.
// The other ones are told with it: in the first alone a post that goes on would have ended.
func (b *builder) heldAgain(w *cv.Engagement, e *labeller.Entry) {
	for n, i := range e.Head {
		text, own := b.lines[i].text, len(b.lines[i].text)
		lines := []int{b.lines[i].index}
		if n+1 < len(e.Head) && e.Head[n+1] == i+1 {
			text += " " + b.lines[i+1].text
		}
		found := dates.FindOrdered(text, b.order())
		for k := 1; k < len(found); k++ {
			a, next := found[k-1].Range, found[k].Range
			if found[k].Start >= own || !hasTime(a, w.Dates) || !apartInTime(a, next) ||
				!amongTimes.MatchString(text[found[k-1].End:found[k].Start]) {
				continue
			}
			if found[k].End > own {
				lines = append(lines, b.lines[i+1].index)
			}
			if outlasts(next, a) {
				a, next = next, a
			}
			a, next = inMonths(a), inMonths(next)
			a.Text.Lines, a.Text.Confidence = lines, 0.9
			w.Dates = a
			w.Summary = append([]cv.Text{{Value: next.Text.Value, Lines: lines, Confidence: 0.8}}, w.Summary...)
		}
	}
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
