package form

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// mostParts bounds the parts of a place: town, region and country.
const mostParts = 3

// isPlace reports a text that is a place and nothing else: parts between commas of which the last is a region or a country
// behind the name of something, or two that are known.
func isPlace(text string) bool {
	parts := strings.Split(strings.Trim(text, " ."), ",")
	if len(parts) < 2 || len(parts) > mostParts {
		return false
	}
	known := 0
	for _, p := range parts {
		if p = strings.TrimSpace(p); !namelike(p) {
			return false
		}
		if isTown(p) || isLand(p) {
			known++
		}
	}
	last, before := strings.TrimSpace(parts[len(parts)-1]), strings.TrimSpace(parts[len(parts)-2])
	if shortLand.MatchString(last) {
		return isTown(before)
	}
	return isLand(last) || known == len(parts)
}

// shortLand are the letters of a state or a country, which may be any other abbreviation, too.
var shortLand = sieve.MustCompile(`^[A-Z]{2,3}$`)

// isTown reports a town that the list of towns has.
func isTown(name string) bool { return labeller.Town(name) }

// isLand reports a region or a country.
func isLand(name string) bool {
	places, folded := words.Places(), words.Fold(glued.ReplaceAllString(name, "$1 $2"))
	return places.Region.Has(folded) || places.Country.Has(folded) || continent.MatchString(name)
}

var (
	// continent is a part of one that stands behind a country; glued are words of a name without the space between them.
	continent = sieve.MustCompile(`^(?:(?:North|South|East|West|Central)(?:ern)?[ -])(?:Africa|Asia|Europe|America)$`)
	glued     = sieve.MustCompile(`(\p{Ll})(\p{Lu})`)
)

// longestPart is how many words a part of a place has.
const longestPart = 4

// namelike reports a few words that all have capitals, and no figures.
func namelike(s string) bool {
	fields := strings.Fields(s)
	for _, w := range fields {
		if r, _ := utf8.DecodeRuneInString(w); !unicode.IsUpper(r) && !smallInPlaces[w] {
			return false
		}
	}
	return len(fields) > 0 && len(fields) <= longestPart && !strings.ContainsAny(s, "0123456789@/:")
}
