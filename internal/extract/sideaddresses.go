package extract

import (
	"regexp"
	"slices"
	"strings"
)

// addressesApart reads two addresses that stand side by side in the head of a CV ("Home Address | School Address") one after
// the other: read across, each line would hold the half of both.
func addressesApart(lines []line) []line {
	from, to := sideBySide(lines[:min(len(lines), headLines)])
	if to-from < 2 {
		return lines
	}
	out := slices.Clone(lines[:from])
	for column := range 2 {
		for i := from; i < to; i++ {
			l := lines[i]
			l.segs = l.segs[column : column+1 : column+1]
			l.x, l.beside = l.segs[0].x, column == 1
			l.finish()
			out = append(out, l)
		}
	}
	return append(out, lines[to:]...)
}

// headLines is how many lines the head of a CV has at the most in which two addresses are looked for.
const headLines = 10

// sideBySide are the rows with two cells of which both are parts of addresses; as many as follow each other.
func sideBySide(lines []line) (from, to int) {
	for from < len(lines) && !twoAddresses(&lines[from]) {
		from++
	}
	for to = from; to < len(lines) && twoAddresses(&lines[to]); to++ {
	}
	return from, to
}

func twoAddresses(l *line) bool {
	return len(l.segs) == 2 && !slices.ContainsFunc(l.segs, func(s segment) bool {
		at := strings.IndexAny(s.text, "@+")
		return at >= 0 || !addressName.MatchString(s.text) && (!likeAddress(s.text) || !saysAddress(s.text, false))
	})
}

// addressName is what two addresses are called.
var addressName = regexp.MustCompile(
	`(?i)^(?:home|school|campus|college|university|permanent|present|current|local|mailing|temporary) address:?$`)
