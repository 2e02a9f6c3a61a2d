package tailor

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// readiness is what somebody may be ready for: travel, shifts, another town. Only who says so is.
var readiness = []*sieve.Regexp{
	sieve.MustCompile(`(?i)\btravel`),
	sieve.MustCompile(`(?i)\brelocat`),
	sieve.MustCompile(`(?i)\bshifts\b|\bshift[- ](?:work\w*|patterns?|schedules?|basis|system|duty)|\bnights\b`),
	sieve.MustCompile(`(?i)\bweekends?\b`),
	sieve.MustCompile(`(?i)\bover-?time\b|\bon[- ]call\b`),
}

var isReady = sieve.MustCompile(`(?i)\b(?:willing\w*|read(?:y|iness)|able|` +
	`ability|can|prepared|flexib\w+|availab\w+|open|happy|comfortable|free)\b`)

// ofWorkDone reports what tells of a post or of what somebody likes: whoever booked flights need not be ready to travel.
func (p passage) ofWorkDone() bool {
	return p.ref.Section == cv.SectionWork || p.ref.Section == cv.SectionProjects || p.ref.Section == cv.SectionInterests
}

// ready answers a demand of readiness.
func (c *candidate) ready(r Requirement) finding {
	if !isReady.MatchString(r.Quote) || r.isPaper() {
		return finding{status: Not}
	}
	for _, what := range readiness {
		if !what.MatchString(r.Quote) {
			continue
		}
		if i := slices.IndexFunc(c.passages, func(p passage) bool {
			return !p.private && !p.ofWorkDone() && what.MatchString(p.value) && isReady.MatchString(p.value) && !isDenied(p.value)
		}); i >= 0 {
			return finding{status: Met, passages: c.passages[i : i+1 : i+1]}
		}
	}
	return finding{status: Not}
}
