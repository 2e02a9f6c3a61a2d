package extract

import (
	"strings"

	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
)

// section is a heading and the lines under it.
type section struct {
	kind    headings.Kind
	heading string
	at      int // source line of the heading; -1 = none (the head)
	lines   []line
	paras   []para
}

// signed reports the place and day under which a CV is signed, and what follows it.
func signed(lines []line, i int) bool {
	if i < len(lines)-3 || i == 0 {
		return false
	}
	text := lines[i].text
	m := dates.Find(text)
	if !singleDate(m) || m[0].Range.Start.Day == 0 || m[0].End < len(text)-1 {
		return false
	}
	place := strings.TrimRight(text[:m[0].Start], " ,")
	return wordCount(place) <= 3 && nameLike(place) && strings.Contains(text, ", ")
}
