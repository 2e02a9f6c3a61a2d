package summary

import (
	"strings"

	"focal/internal/language"
	"focal/internal/sieve"
)

// endsInL are verbs whose l is doubled in British spelling and, but for a few, not in American: "modelling".
var endsInL = sieve.MustCompile(`[^aeiou][aeiou]l$`)

// spelt is a form of a verb in the spelling of its document.
func (d deed) spelt(verb, form string) string {
	ending, regular := strings.CutPrefix(form, verb)
	switch {
	case !regular || !endsInL.MatchString(verb):
		return form
	case d.american && language.AmericanPast(verb) == verb+"ed":
		return verb + strings.TrimPrefix(ending, "l")
	case !d.american && !strings.HasPrefix(ending, "l"):
		return verb + "l" + ending
	}
	return form
}
