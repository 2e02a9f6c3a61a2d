package tailor

import (
	"focal/internal/cv"
	"focal/internal/sieve"
)

// award judges what is shown by one entry of its own: a postgraduate certificate
// or diploma, or the entry in the register of a profession. Only what it finds
// counts; where it finds nothing, the other ways of looking stand.
func (c *candidate) award(r Requirement) finding {
	if f := c.postgraduate(r); f.status == Met {
		return f
	}
	return c.register(r)
}

var (
	pgCertificate = sieve.MustCompile(`(?i)\bPG\s?Cert\b|\bpost-?graduate certificate\b`)
	pgDiploma     = sieve.MustCompile(`(?i)\bPG\s?Dip\b|\bpost-?graduate diploma\b`)
	pgSubject     = sieve.MustCompile(`(?i)\b(?:in|of)\s+([^,;()]+)`)
	unfinished    = sieve.MustCompile(`(?i)\b(?:expected|in progress|ongoing|withdrawn|withdrew|incomplete|not completed|studying|working towards|pending|deferred|failed)\b`)
)

// postgraduate is met by an award of the same kind or a higher one in the subject.
func (c *candidate) postgraduate(r Requirement) finding {
	asked := 0
	switch {
	case pgCertificate.MatchString(r.Text):
		asked = 1
	case pgDiploma.MatchString(r.Text):
		asked = 2
	}
	none := finding{status: Not}
	if asked == 0 {
		return none
	}
	var subject []string
	if m := pgSubject.FindStringSubmatch(r.Text); m != nil {
		subject = unique(terms(m[1]))
	}
	for i, e := range c.doc.Education {
		name := e.Degree.Value + " " + e.Area.Value
		if unfinished.MatchString(name + " " + e.Score.Value + " " + e.Dates.Text.Value) {
			continue
		}
		if awardLevel(name) >= asked && holdsAll(terms(name), subject) {
			return finding{status: Met, passages: c.at(cv.SectionEducation, i)}
		}
	}
	for _, p := range c.passages {
		if !p.ref.IsSentence() && awardLevel(p.value) >= asked && !unfinished.MatchString(p.value) && holdsAll(terms(p.value), subject) {
			return finding{status: Met, passages: []passage{p}}
		}
	}
	return none
}

// awardLevel orders the awards behind a first degree; 0 is none of them.
func awardLevel(name string) int {
	switch {
	case degreeLevel(name) >= levelMaster:
		return 3
	case pgDiploma.MatchString(name):
		return 2
	case pgCertificate.MatchString(name):
		return 1
	}
	return 0
}

func holdsAll(have, wanted []string) bool {
	held := map[string]bool{}
	for _, t := range have {
		held[t] = true
	}
	for _, t := range wanted {
		if !held[t] {
			return false
		}
	}
	return true
}

var (
	// registerOf is "NMC registration", "HCPC registered", "registration with the GMC".
	registerOf = sieve.MustCompile(`\b([A-Z]{3,5})(?:[ -](?i:registration|registered|PIN)\b)|\b(?i:registration|registered) with (?:the )?([A-Z]{3,5})\b`)
	// entered is how a CV gives an entry: "NMC PIN 98I7654E", "HCPC reg. no. …".
	entered = sieve.MustCompile(`\bPIN\b|(?i)\bregist(?:ered|ration|rant)\b|\breg\.? ?(?:no|number)\b`)
)

// register is met by a passage that names the register and an entry in it.
func (c *candidate) register(r Requirement) finding {
	m := registerOf.FindStringSubmatch(r.Text)
	if m == nil {
		return finding{status: Not}
	}
	body := sieve.MustCompile(`\b` + m[1] + m[2] + `\b`)
	for _, p := range c.passages {
		if !p.private && body.MatchString(p.value) && entered.MatchString(p.value) && !lapsed.MatchString(p.value) && !unfinished.MatchString(p.value) && !negated.MatchString(p.value) {
			return finding{status: Met, passages: []passage{p}}
		}
	}
	return finding{status: Not}
}

var negated = sieve.MustCompile(`(?i)\b(?:not|no longer|never|awaiting|eligible|formerly)\b`)

// provider is what a course calls those who passed it: "Advanced Life Support provider".
var provider = sieve.MustCompile(`^((?:\p{Lu}[\p{L}-]*\s+){2,}(?:\([A-Z]+\))?|[A-Z]{2,6}\s+)providers?$`)
