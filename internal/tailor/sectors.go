package tailor

import (
	"strings"
	"sync"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// sector is where somebody may have worked, as adverts ask for it and as CVs show it.
type sector struct{ asked, shown *sieve.Regexp }

var sectors = sync.OnceValue(func() []sector {
	var out []sector
	for _, line := range wordLines("words/sectors.txt") {
		asked, shown, _ := strings.Cut(line, " ~ ")
		out = append(out, sector{
			sieve.MustCompile(`(?i)\b(?:` + asked + `)\b.{0,40}?\b(?:industr(?:y|ies)|sectors?|institutions?|settings?|` +
				`environments?|facilit(?:y|ies)|firms?|space|services|agenc(?:y|ies))\b|` +
				`\b(?:experience|background|worked) (?:in|of|within) (?:the |an? )?(?:` + asked + `)$`),
			sieve.MustCompile(`(?i)` + shown),
		})
	}
	return out
})

// bySector answers experience of a sector: work that tells of it meets it, the name of an employer does in part.
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
	if p.ref.Section != cv.SectionWork && p.ref.Section != cv.SectionSummary || !s.shown.MatchString(p.value) {
		return Not
	}
	if p.ref.Role == cv.RoleOrganisation {
		return Partly
	}
	return Met
}
