package tailor

import (
	"slices"

	"focal/internal/wordset"
)

// setOf makes the sets of phrases of this package.
var setOf = wordset.From

// everyOne reports that all of a list are in a set.
func everyOne(list []string, set map[string]bool) bool {
	return !slices.ContainsFunc(list, func(s string) bool { return !set[s] })
}
