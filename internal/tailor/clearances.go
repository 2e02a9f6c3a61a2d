package tailor

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// Clearance levels by scheme, ordered.
var clearances = []struct {
	scheme  string
	rank    int
	pattern *sieve.Regexp
}{
	{"UK", 5, sieve.MustCompile(`(?i)\bdeveloped vetting\b|\be?DV\b`)},
	{"UK", 4, sieve.MustCompile(`\be?SC\b|(?i)\bsecurity check\b`)},
	{"UK", 2, sieve.MustCompile(`\bCTC\b|(?i)\bcounter[- ]terrorist check`)},
	{"UK", 1, sieve.MustCompile(`\bBPSS\b|(?i)\bbaseline personnel`)},
	{"AU", 4, sieve.MustCompile(`(?i)\bpositive vetting\b|\bPV\b`)},
	{"AU", 3, sieve.MustCompile(`\bNV-?2\b`)},
	{"AU", 2, sieve.MustCompile(`\bNV-?1\b`)},
	{"NATO", 3, sieve.MustCompile(`(?i)\b(?:nato secret|cosmic top secret)\b`)},
	{"US", 5, sieve.MustCompile(`(?i)\bTS[/ -]SCI\b|\btop secret\b.*\bSCI\b`)},
	{"US", 4, sieve.MustCompile(`(?i)\btop secret\b|\bTS clearance\b`)},
	{"US", 3, sieve.MustCompile(`(?i)\bsecret\b`)},
	{"US", 2, sieve.MustCompile(`(?i)\bconfidential clearance\b|\bpublic trust\b`)},
}

func clearanceLevel(text string) (scheme string, rank int) {
	for _, c := range clearances {
		if c.pattern.MatchString(text) {
			return c.scheme, c.rank
		}
	}
	return "", 0
}

var lapsed = sieve.MustCompile(`(?i)\bexpired|\blapsed|\bformer|\bprevious|\binactive|\bin progress|\bapplied|\bpending`)

// clearance is met by the same scheme at the same level or above; a lapsed or
// pending one is partly. Willingness to be cleared is nothing held.
func (c *candidate) clearance(r Requirement) finding {
	scheme, asked := clearanceLevel(toBeGained.ReplaceAllString(r.Quote, ""))
	if asked == 0 {
		scheme, asked = clearanceLevel(r.Quote)
	}
	best := finding{status: Not, reason: c.unless(ofAnyClearance.ReplaceAllString(r.Text, ""), "The CV names no clearance of this level.",
		"The words are in the CV, but not as a clearance that is held.")}
	for _, p := range c.cleared {
		if !p.clears(scheme, asked) {
			continue
		}
		if !willing.MatchString(p.value) {
			found := finding{status: c.clearanceStatus(p), passages: []passage{p}, reason: notHeld.of(p.value)}
			if found.status == Not {
				found.passages, best.reason = nil, found.reason
			}
			best = best.orBetter(found)
		} else if best.status == Not {
			best.reason = notHeld.of(p.value)
		}
	}
	return best
}

// ofAnyClearance are words of every clearance.
var ofAnyClearance = sieve.MustCompile(`(?i)\b(?:security|clearance|cleared|level|vetting|current|active|valid)\b`)

// clears reports a clearance of the scheme and level, or any where none is asked for by name.
func (p passage) clears(scheme string, asked int) bool {
	has, held := clearanceLevel(p.value)
	return held > 0 && (asked == 0 || has == scheme && held >= asked)
}

// clearanceStatus is what a clearance shows that may have lapsed.
func (c *candidate) clearanceStatus(p passage) string {
	status := p.value
	if p.ref.Section == cv.SectionClearance && !lapsed.MatchString(status) {
		status = c.doc.Clearances[p.ref.Entry].Status.Value
	}
	switch {
	case lapsed.MatchString(status) || c.hasLapsed(p):
		return Partly
	case p.ref.Section == cv.SectionClearance:
		if !HoldsClearance(c.doc, &c.doc.Clearances[p.ref.Entry], c.today) {
			return Not
		}
	case saysNotHeld(p.value):
		return Not
	}
	return Met
}

// hasLapsed reports a clearance or a paper of which the line that it came from says that it is not held, beside its name.
func (c *candidate) hasLapsed(p passage) bool {
	for _, at := range p.ref.Text.Lines {
		if at < 0 || at >= len(c.doc.Source) {
			continue
		}
		for _, one := range sentences(c.doc.Source[at].Text) {
			if strings.Contains(one, p.value) && (lapsed.MatchString(one) || unfinished.MatchString(one)) {
				return true
			}
		}
	}
	return false
}

// ranOut reports a certificate whose end, told as one, is over.
func (c *candidate) ranOut(p passage) bool {
	dates := c.doc.Certificates[p.ref.Entry].Dates
	return !dates.End.IsZero() && dates.End.Compare(c.today) < 0 && saysEnd.MatchString(dates.Text.Value)
}

var saysEnd = sieve.MustCompile(`(?i)\b(?:valid|until|till|expir\w+|exp)\b`)

// toBeGained is a clearance that the candidate need not hold yet: "SC (eligible for DV)".
var toBeGained = sieve.MustCompile(`(?i)\b(?:eligible|willing|able|prepared) (?:for|to)\b[^;.]*`)

var willing = sieve.MustCompile(`(?i)\bwilling|\beligible|\bable to (?:obtain|gain)|\bprepared to|\bclearable`)
