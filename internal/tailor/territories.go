package tailor

import (
	"slices"
	"strings"
	"sync"

	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// territory is a country or a part of the world, by its names and by the places in it (words/territories.txt).
type territory struct {
	named  *sieve.Regexp
	places *sieve.Regexp
	within *sieve.Regexp // the whole of the last part of an address
	ends   *sieve.Regexp // the name of the territory behind a town: "Leeds UK"
	lived  *sieve.Regexp // in a sentence, that somebody worked there
	from   *sieve.Regexp // by its name, a place in it or the adjective: "Omani"
}

// workedAt says of a sentence that its work was done at a place.
const workedAt = `(?i)\b(?:work(?:ed|ing|s)?|experience|years|based|deployed|served|stationed|seconded|posted|employed|tours?|operations|` +
	`projects?|sites?|refiner(?:y|ies)|plants?|offices?|yards?|ports?|hospitals?|schools?|hotels?|camps?|terminals?|airports?) ` +
	`(?:[\p{L}&-]+ ){0,4}?(?:in|at|across|within|near|of|to) (?:the |[\p{L}-]+(?:,| and) ){0,3}`

var territories = sync.OnceValue(func() []territory {
	var out []territory
	for _, line := range wordLines("words/territories.txt") {
		names, places, _ := strings.Cut(line, " ~ ")
		places, codes, coded := strings.Cut(places, " ~ ")
		if coded {
			codes = `|(?-i:` + codes + `)`
		}
		all := `(?:` + names + `|` + places + `)`
		named := `\b(?:the )?(?:` + names + `)(?:\s+(?:region|countr(?:y|ies)|market|states?))?(?:[^\p{L}\d]|$)`
		out = append(out, territory{
			sieve.MustCompile(`(?i)` + named),
			sieve.MustCompile(`(?i)\b(?:` + places + `)(?: or other| and other)?(?:[^\p{L}\d]|$)`),
			sieve.MustCompile(`(?i)^(?:` + names + `|` + places + codes + `)\.?$`),
			sieve.MustCompile(`(?i)^(?:[\p{L}'-]+ ){1,4}(?:` + names + `|` + places + `)\.?$`),
			sieve.MustCompile(workedAt + all +
				`(?:$|\s*[.,;:()]|\s+(?:and|or|as|from|with|since|during|until|for|where|region)\b)`),
			sieve.MustCompile(`(?i)\b` + all + `(?:i|n|an|ian)?(?:[^\p{L}\d]|$)`),
		})
	}
	return out
})

// territoryIn returns the region that a text names, and the text without it.
func territoryIn(text string) (at *territory, rest string) {
	for i, r := range territories() {
		if r.named.MatchString(text) {
			return &territories()[i], r.places.ReplaceAllString(r.named.ReplaceAllString(text, " "), " ")
		}
	}
	return nil, text
}

// ofAnotherCountry reports a thing that a text names as one of another country than the one that is asked for.
func ofAnotherCountry(asked, text string) bool {
	at, _ := territoryIn(asked)
	return at != nil && !at.from.MatchString(text) && namesTerritory(text)
}

// namesTerritory reports a text with the name of a region, a place in it or its adjective.
func namesTerritory(text string) bool {
	return slices.ContainsFunc(territories(), func(t territory) bool { return t.from.MatchString(text) })
}

// has reports that a passage tells of work in the region, and not only of something from there or for somebody there.
func (t territory) has(p passage) bool {
	switch {
	case p.ref.Role == cv.RolePlace:
		return t.holds(p.told)
	case p.ref.Role == cv.RoleTitle, p.ref.Role == cv.RoleOrganisation: // a firm may be called after any place
		first, place, parted := strings.Cut(p.told, ",")
		return parted && first != "" && t.holds(place)
	case !p.ref.IsSentence():
		return false
	case namesPlace.MatchString(p.told):
		_, place, _ := strings.Cut(p.told, ":")
		return t.holds(place)
	}
	return t.lived.MatchString(p.told) && !forOthers.MatchString(p.told)
}

// holds reports an address in the region. Its last part decides, as many towns are called after others: "Paris, Texas".
func (t territory) holds(address string) bool {
	parts := slices.DeleteFunc(betweenPlaces.Split(address, mostPlaces), func(part string) bool { return noPlace.MatchString(part) })
	if len(parts) == 0 {
		return false
	}
	last := strings.TrimSpace(postCode.ReplaceAllString(parts[len(parts)-1], " "))
	return t.within.MatchString(last) || t.ends.MatchString(last) && !ofNew.MatchString(last)
}

const mostPlaces = 12

var (
	betweenPlaces = sieve.MustCompile(`[,;()|/]|\s[–-]\s`)
	noPlace       = sieve.MustCompile(`(?i)^[\s.]*(?:(?:remote|hybrid|home|on-?site)[\s.]*)?$`)
	postCode      = sieve.MustCompile(`\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4,6})\b`)
	ofNew         = sieve.MustCompile(`(?i)\bnew \S+$`)
	// forOthers tells of those who are in a place, not of having been there.
	forOthers = sieve.MustCompile(`(?i)\b(?:clients?|customers?|suppliers?|vendors?|partners?|users?|buyers?|colleagues?|teams?|markets?|` +
		`distributors?|export\w*|import\w*|s(?:old|ell\w*|hip\w*)|call(?:s|ed|ing)?|suppl(?:y|ied|ies|ying))\b`)
)

// inTerritory answers experience of a region with a post that was there and shows the rest of what is asked for.
func (c *candidate) inTerritory(r Requirement) finding {
	best := finding{status: Not}
	if r.Kind != KindSkill && r.Kind != KindExperience {
		return best
	}
	f := fieldFor(withoutBest(stripBrackets(r.Text)))
	if f.place == nil || ofLaw.MatchString(r.Quote) {
		return best
	}
	for i := range c.doc.Work {
		post := c.entry(cv.SectionWork, i)
		if share, _ := f.shareIn(post); share > 0.999 {
			return finding{status: Met, passages: f.telling(post)}
		}
	}
	for _, p := range c.passages {
		if share, _ := f.shareIn([]passage{p}); share > 0.999 && p.ofWork() && p.ref.IsSentence() && p.ref.Section != cv.SectionAdditional {
			best = best.orBetter(finding{status: Partly, passages: []passage{p}})
		}
	}
	return best
}

// ofLaw asks for what belongs to a country and is not shown by having been there: its law, standards, licence or papers.
var ofLaw = sieve.MustCompile(`(?i)\b(?:laws?|legislation|regulations?|standards?|codes?|licen[cs]e|passport|visa|citizen\w*|national\w*|` +
	`permit|right to|eligib\w+|tax\w*|gaap|clearance|driving|accounting)\b`)

// isOfPlace reports experience of a region and nothing else, which only having been there shows.
func (r Requirement) isOfPlace() bool {
	if r.Kind != KindSkill && r.Kind != KindExperience || ofLaw.MatchString(r.Quote) {
		return false
	}
	f := fieldFor(withoutBest(stripBrackets(r.Text)))
	return f.place != nil && len(f.terms) == 0 && f.sector == nil
}

var endsInTown = sieve.MustCompile(`\b(?:in|at|from|near|within) (?:\p{Lu}[\p{L}\'-]+ ?){1,3}$`)

// isTownOf reports a comma between a town and its state or country: "Experience in Naples, Florida".
func isTownOf(before, join, after string) bool {
	if join != ", " || !endsInTown.MatchString(before) {
		return false
	}
	first, last := foldedTokens(after), foldedTokens(before)
	places := words.Places()
	return places.Region.At(first, 0)+places.Country.At(first, 0) > 0 && places.Region.Ends(last)+places.Country.Ends(last) == 0
}
