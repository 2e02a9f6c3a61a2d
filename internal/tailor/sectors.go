package tailor

import (
	"strings"
	"sync"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
)

// sector is where somebody may have worked, as adverts ask for it and as CVs show it.
type sector struct{ asked, shown, worked *sieve.Regexp }

var sectors = sync.OnceValue(func() []sector {
	var out []sector
	for _, line := range wordLines("words/sectors.txt") {
		asked, shown, _ := strings.Cut(line, " ~ ")
		out = append(out, sector{
			sieve.MustCompile(`(?i)\b(?:` + asked + `)\b.{0,40}?\b(?:industr(?:y|ies)|sectors?|institutions?|settings?|` +
				`environments?|facilit(?:y|ies)|firms?|space|services|agenc(?:y|ies))\b|` +
				`\b(?:experience|background|worked) (?:in|of|within) (?:the |an? )?(?:` + asked + `)$`),
			sieve.MustCompile(`(?i)` + shown),
			sieve.MustCompile(workedIn + `(?:` + shown + `)`),
		})
	}
	return out
})

// workedIn stands before the place where somebody says that they worked.
const workedIn = `(?i)\b(?:work(?:s|ed|ing)?|experience|background|career|employed|years)\b[^.;:,]{0,30}? ` +
	`(?:in|at|for|within) (?:an? |the )?(?:[\p{L}-]+ )?`

// bySector answers experience of a sector: a title and work that was done there meet it, what
// only names it does in part.
func (c *candidate) bySector(r Requirement) finding {
	best := finding{status: Not}
	for _, s := range sectors() {
		if !s.asked.MatchString(r.Quote) {
			continue
		}
		for _, p := range c.passages {
			if status := p.inSector(s); rank(status) > rank(best.status) {
				best = finding{status: status, passages: []passage{p}}
			}
		}
	}
	return best
}

// inSector is what a passage shows of work in a sector.
func (p passage) inSector(s sector) string {
	if p.ref.Section != cv.SectionWork && p.ref.Section != cv.SectionSummary {
		return Not
	}
	told := without(unlived, p.value)
	switch {
	case !s.shown.MatchString(told):
		return Not
	case p.ref.Role == cv.RoleTitle || p.ref.IsSentence() && s.worked.MatchString(told):
		return Met
	}
	return Partly
}

// unlived are words of a sentence that says what is not so, or what somebody would like.
var unlived = sieve.MustCompile(`(?i)\b(?:no|not|never|nor|none|without|cannot|lack\w*|seek\w*|looking (?:for|to)|interest(?:ed)?|` +
	`hop(?:e|es|ing)|aspir\w+|wish(?:es|ing)?|would like|keen|eager|willing|yet to)\b|n['’]t\b`)

// without is a text without the sentences that say something.
func without(said *sieve.Regexp, text string) string {
	if !said.MatchString(text) {
		return text
	}
	var told strings.Builder
	for _, sentence := range language.Sentences(text) {
		if s := sentence.Of(text); !said.MatchString(s) {
			told.WriteString(s + " ")
		}
	}
	return told.String()
}
