package extract

import (
	"slices"

	"focal/internal/sieve"
)

// eachItsClause leaves of a text to each level only what is said of it: in "BPSS cleared, SC in
// progress" one is held. Of levels with no more than "and" between them the same is said.
func eachItsClause(text string, said []clearanceSaid) {
	if len(said) < 2 {
		return
	}
	order := make([]*clearanceSaid, len(said))
	for i := range said {
		order[i] = &said[i]
	}
	slices.SortFunc(order, func(a, b *clearanceSaid) int { return a.at[0] - b.at[0] })
	start := 0
	for i := 0; i < len(order); {
		next := i + 1
		for next < len(order) && onlyAnd.MatchString(text[order[next-1].at[1]:order[next].at[0]]) {
			next++
		}
		last, end := order[next-1].at[1], len(text)
		if next < len(order) {
			end = last
			if cuts := clauseEnds.FindAllStringIndex(text[last:order[next].at[0]], -1); cuts != nil {
				end = last + cuts[len(cuts)-1][1]
			}
		}
		rest := text[start:order[i].at[0]] + ", " + text[last:end]
		for start = end; i < next; i++ {
			order[i].text = order[i].name + ", " + rest
		}
	}
}

// clauseEnds finds what parts two statements.
var clauseEnds = sieve.MustCompile(`[,;/&|]|\b(?:and|but|und)\b`)

// onlyAnd is all that stands between levels of which the same is said.
var onlyAnd = sieve.MustCompile(`^[\s/&+]*(?:and(?: (?:an?|the))?|und|et)?[\s/&+]*$`)
