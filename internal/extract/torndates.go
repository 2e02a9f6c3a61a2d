package extract

import (
	"strings"

	"focal/internal/extract/labeller"
)

// wholePeriod takes the end of a period, alone on the line below a head, into the head: "Jan 2015 to Aug" above "2019.".
// Left in the text it would read as a sentence of a year.
func (b *builder) wholePeriod(e *labeller.Entry) {
	last := lastOf(e.Head)
	if len(e.Body) == 0 || e.Body[0] != last+1 || last < 0 || last+1 >= len(b.lines) {
		return
	}
	_, end, ok := b.straddles(last)
	below := b.lines[last+1].text
	if !ok || end[0] != 0 || end[1] <= 0 || strings.ContainsFunc(below[min(end[1], len(below)):], telling) {
		return
	}
	e.Head = append(append([]int{}, e.Head...), last+1)
	e.Body = e.Body[1:]
}
