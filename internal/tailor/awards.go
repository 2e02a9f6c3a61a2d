package tailor

import (
	"slices"
	"strings"

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
	unfinished    = sieve.MustCompile(`(?i)\b(?:expected|in progress|ongoing|withdrawn|withdrew|incomplete|not completed|studying|pursuing|undergoing|working towards|pending|deferred|failed|in process|(?:did not|didn['’]t|not) (?:yet )?(?:complete|finish)\w*|(?:first|1st|second) year of|dropped out|lapsed)\b`)
)

// postgraduate is met by an award of the same kind or a higher one in the subject.
func (c *candidate) postgraduate(r Requirement) finding {
	a := askedAward{level: postgraduateLevel(r.Text)}
	if a.level == 0 {
		return finding{status: Not}
	}
	if m := pgSubject.FindStringSubmatch(r.Text); m != nil {
		a.subject = unique(terms(m[1]))
	}
	for i, e := range c.doc.Education {
		if name := e.Degree.Value + " " + e.Area.Value; a.isShown(name, e.Score.Value, e.Dates.Text.Value) {
			return finding{status: Met, passages: c.at(cv.SectionEducation, i)}
		}
	}
	for _, p := range c.passages {
		if !p.ref.IsSentence() && a.isShown(p.value) {
			return finding{status: Met, passages: []passage{p}}
		}
	}
	return finding{status: Not}
}

// askedAward is an award behind a first degree that is asked for, with the terms of its subject.
type askedAward struct {
	level   int
	subject []string
}

// isShown reports that a name is one of such an award, and nothing beside it says that it is
// unfinished.
func (a askedAward) isShown(name string, beside ...string) bool {
	if unfinished.MatchString(name + " " + strings.Join(beside, " ")) {
		return false
	}
	return awardLevel(name) >= a.level && everyOne(a.subject, setOf(terms(name)))
}

// awardLevel orders the awards behind a first degree; 0 is none of them.
func awardLevel(name string) int {
	if degreeLevel(name) >= levelMaster {
		return 3
	}
	if pgDiploma.MatchString(name) {
		return 2
	}
	return postgraduateLevel(name)
}

// postgraduateLevel orders certificates and diplomas; a certificate is enough where both are
// named.
func postgraduateLevel(text string) int {
	switch {
	case pgCertificate.MatchString(text):
		return 1
	case pgDiploma.MatchString(text):
		return 2
	}
	return 0
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
	for _, p := range c.passages {
		if !p.private && entered.MatchString(p.value) && slices.Contains(asciiWords(p.value), m[1]+m[2]) && !isDenied(p.value) {
			return finding{status: Met, passages: []passage{p}}
		}
	}
	return finding{status: Not}
}

// isDenied reports what is over, not finished, or not there.
func isDenied(value string) bool {
	return lapsed.MatchString(value) || unfinished.MatchString(value) || negated.MatchString(value)
}

var negated = sieve.MustCompile(`(?i)\b(?:not|no longer|never|awaiting|eligible|formerly)\b`)

// provider is what a course calls those who passed it: "Advanced Life Support provider".
var provider = sieve.MustCompile(`^((?:\p{Lu}[\p{L}-]*\s+){2,}(?:\([A-Z]+\))?|[A-Z]{2,6}\s+)providers?$`)
