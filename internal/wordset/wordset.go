// Package wordset turns lists of words, as they stand in the code, into sets to look words up in.
package wordset

import "strings"

// Of returns the words of a list that are separated by white space.
func Of(list string) map[string]bool { return From(strings.Fields(list)) }

// From returns the set of some words or phrases.
func From(words []string) map[string]bool {
	set := make(map[string]bool, len(words))
	for _, w := range words {
		set[w] = true
	}
	return set
}
