package tailor

import (
	"strings"
	"sync"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// territory is a country or a part of the world, by its names and by the places in it (words/territories.txt).
type territory struct {
	named  *sieve.Regexp
	within *sieve.Regexp
	lived  *sieve.Regexp // in a sentence, that somebody was there
}

var territories = sync.OnceValue(func() []territory {
	var out []territory
	for _, line := range wordLines("words/territories.txt") {
		names, places, _ := strings.Cut(line, " ~ ")
		named := `\b(?:the )?(?:` + names + `)(?:\s+(?:region|countr(?:y|ies)|market|states?))?(?:[^\p{L}\d]|$)`
		out = append(out, territory{
			sieve.MustCompile(`(?i)` + named),
			sieve.MustCompile(`(?i)\b(?:` + names + `|` + places + `)(?:[^\p{L}\d]|$)`),
			sieve.MustCompile(`(?i)\b(?:in|at|across|within|near|based|tours? of|deployed to)\b[^.;]{0,40}?` +
				`\b(?:` + names + `|` + places + `)(?:[^\p{L}\d]|$)`),
		})
	}
	return out
})

// territoryIn returns the region that a text names, and the text without it.
func territoryIn(text string) (at *territory, rest string) {
	for i, r := range territories() {
		if r.named.MatchString(text) {
			return &territories()[i], r.named.ReplaceAllString(text, " ")
		}
	}
	return nil, text
}

// has reports that a passage tells of a place in the region, and not only of something from there.
func (t territory) has(p passage) bool {
	if p.ref.IsSentence() && !namesPlace.MatchString(p.told) {
		return t.lived.MatchString(p.told)
	}
	return t.within.MatchString(p.told)
}

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
