package condense

import (
	"strings"
	"unicode/utf8"

	"focal/internal/lexicon"
	"focal/internal/sieve"
)

// A line in capitals is set as a whole or stays. This looks at what became of it, whichever rule set it.

// halfQuiet reports a short line in capitals that was set but for a word that no list knows, which may be a name or
// misspelt ("A sale of ropes in KRELLO"), or with the last of its initials small ("B.S.a College").
func halfQuiet(before, after string) bool {
	if before != strings.ToUpper(before) || after == strings.ToUpper(after) {
		return false
	}
	if brokenInitials.MatchString(after) {
		return true
	}
	parts := letterRuns(after)
	words, unset := 0, false
	for i, p := range parts {
		if strings.ToLower(p) != strings.ToUpper(p) {
			words++
			unset = unset || keepsCapitals(parts, i)
		}
	}
	return unset && words <= longestLine
}

// longestLine is how many words a line has at most that stays in capitals for one of them.
const longestLine = 14

// keepsCapitals reports a word that is still in capitals and too long to be an abbreviation that nobody knows, or is cut short by
// a full stop, and does not stand in brackets behind what it is short for.
func keepsCapitals(parts []string, i int) bool {
	p := parts[i]
	bracketed := i > 0 && strings.HasSuffix(parts[i-1], "(")
	if bracketed || p != strings.ToUpper(p) || lexicon.Exact(strings.ToLower(p)).Is(lexicon.Abbreviation) {
		return false
	}
	letters := utf8.RuneCountInString(p)
	cut := i+2 < len(parts) && strings.HasPrefix(parts[i+1], ".")
	return letters > shortestPlain || letters == shortestPlain && cut
}

// brokenInitials are initials of which the last one is small.
var brokenInitials = sieve.MustCompile(`\b\p{Lu}\.(?:\p{Lu}\.)*\p{Ll}\b`)
