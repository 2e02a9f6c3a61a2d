package tailor

import (
	"slices"
	"strings"

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

// ready answers a demand of readiness: for all that is asked for, or one of what may be chosen from.
func (c *candidate) ready(r Requirement) finding {
	f := finding{status: Not}
	if !isReady.MatchString(r.Quote) || r.isPaper() {
		return f
	}
	asked, demand := 0, withoutExamples(r.Quote)
	for _, what := range readiness {
		if !what.MatchString(demand) {
			continue
		}
		asked++
		if i := slices.IndexFunc(c.passages, func(p passage) bool { return p.saysReady(what) }); i >= 0 {
			f.passages = append(f.passages, c.passages[i])
		}
	}
	switch n := len(f.passages); {
	case n == asked && n > 0, n > 0 && strings.Contains(r.Quote, " or "):
		f.status = Met
	case n > 0:
		f.status = Partly
	}
	return f
}

// isOnlyOfReadiness reports a demand that asks for nothing but readiness: who cut the costs of travel need not be ready to travel.
func (r Requirement) isOnlyOfReadiness() bool {
	rest := r.Text
	for _, what := range readiness {
		rest = what.ReplaceAllString(rest, " ")
	}
	return r.Kind == KindOther && rest != r.Text && len(notGeneral(notIdle(unique(terms(rest))))) == 0
}

// saysReady reports a passage that says in one sentence that somebody is ready for something.
func (p passage) saysReady(what *sieve.Regexp) bool {
	return !p.private && !p.ofWorkDone() && what.MatchString(p.value) && slices.ContainsFunc(sentences(p.value), func(s string) bool {
		return what.MatchString(s) && isReady.MatchString(s) && !isDenied(s)
	})
}
