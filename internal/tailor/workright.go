package tailor

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// workRight answers a demand for the right to work, or for a nationality, from what
// the CV says of citizenship and permits.
func (c *candidate) workRight(r Requirement) finding {
	for _, country := range citizenships {
		held := country.held(r.Quote)
		if held == nil {
			continue
		}
		for _, p := range c.passages {
			if claims(p, held) || p.private && country.alone.MatchString(p.value) {
				status := Met
				if soleCitizen.MatchString(r.Quote) && !soleCitizen.MatchString(p.value) {
					status = Partly
				}
				return finding{status: status, passages: []passage{p}}
			}
		}
	}
	return finding{status: Not}
}

// claiming returns the candidate without what denies the right to work that r asks
// for, or speaks of another country's: its words would match those of the demand.
func (c *candidate) claiming(r Requirement) *candidate {
	asked := false
	for _, country := range citizenships {
		asked = asked || country.held(r.Quote) != nil
	}
	if !asked {
		return c
	}
	rest := *c
	rest.passages, rest.index = nil, nil
	for _, p := range c.passages {
		if !rightWords.MatchString(p.value) || claims(p, rightWords) && !residentOf.MatchString(p.value) {
			rest.passages = append(rest.passages, p)
		}
	}
	return &rest
}

// claims reports that the passage says of the candidate what the pattern describes:
// a sentence about a post speaks of others, and a right may be wished for or lost.
func claims(p passage, right *sieve.Regexp) bool {
	if p.ref.IsSentence() && (p.ref.Section == cv.SectionWork || p.ref.Section == cv.SectionProjects || p.ref.Section == cv.SectionVolunteering) {
		return false
	}
	for _, at := range right.FindAllStringIndex(p.value, 8) {
		before := p.value[:at[0]]
		before = unneeded.ReplaceAllString(before[strings.LastIndexAny(before, ".;:,(–—\n")+1:], "")
		if !lacking.MatchString(before) && !lost.MatchString(p.value[at[1]:]) {
			return true
		}
	}
	return false
}

var (
	// lacking stands before a right that is not, or not yet, the candidate's.
	lacking = sieve.MustCompile(`(?i)\b(?:no|not|never|without|lack\w*|requir(?:e|es|ed|ing)|needs?|needing|sponsor(?:ship|ed)?|obtain(?:ing)?|appl(?:y|ied|ying|ication) for|await\w*|pending|eligible for|seek\w*|(?:spouse|wife|husband|partner|married|dependant) (?:of|to|is|has|holds))\b|n['’]t\b|\b(?:non|former\w*|previous\w*|expired)[\s-]+(?:an? |the )?$`)
	// unneeded is what a person who has the right does not need: sponsorship.
	unneeded = sieve.MustCompile(`(?i)\b(?:no|not|without|n['’]t)\b[^.,;]{0,20}?\b(?:restrict\w*|limit\w*|requir\w*|need\w*|sponsor\w*|visa)(?:\s+(?:a|an|any|of)?\s*(?:sponsor\w*|visa))?`)
	// lost stands behind a right that is not, or not yet, the candidate's.
	lost = sieve.MustCompile(`(?i)^(?:\s*[,:(–—-])?(?:[^\pL]*(?:status|has|have|had|was|is|will|be|now|currently|the|in))*[^\pL]*\b(?:expired|lapsed|pending|awaited|applied for|not (?:yet )?(?:held|granted|obtained|available)|refused|revoked|in progress|under application|required|needed)\b`)

	rightWords = sieve.MustCompile(`(?i)\b(?:citizen|citizenship|national|nationality|passport|permanent resident|settled status|leave to remain|green card|(?:right|eligible|entitled|permission|permit|authori[sz]ed|authori[sz]ation) to (?:live and )?work)\b`)
	// residentOf is a permanent residence, which counts only by the name of its country.
	residentOf = sieve.MustCompile(`(?i)\bpermanent resident`)
)

var (
	mayWork     = sieve.MustCompile(`(?i)\b(?:right|eligib\w+|authori[sz]\w+|permission|entitled|legally able|permit) to (?:live and )?work\b`)
	citizenOf   = sieve.MustCompile(`(?i)\b(?:national|citizen)`)
	soleCitizen = sieve.MustCompile(`(?i)\bsole\b`)
)

// citizenship describes how a country is named in a demand, and how a CV says that
// one is its citizen, may work there, or has its nationality as a bare fact.
type citizenship struct{ asked, citizen, worker, alone *sieve.Regexp }

// held returns what answers the demand; nil where it does not ask for this country.
func (c citizenship) held(quote string) *sieve.Regexp {
	switch {
	case !c.asked.MatchString(quote):
		return nil
	case mayWork.MatchString(quote):
		return c.worker
	case citizenOf.MatchString(quote):
		return c.citizen
	}
	return nil
}

var citizenships = []citizenship{
	{
		sieve.MustCompile(`\b(?:UK|United Kingdom|Britain|British)\b`),
		sieve.MustCompile(`(?i)\b(?:british|uk) (?:citizen|national|passport)`),
		sieve.MustCompile(`(?i)\b(?:british|uk|irish) (?:citizen|national|passport)|\b(?:pre-)?settled status\b|\beu settlement scheme\b|\bindefinite leave to remain\b|\bright to work in the (?:uk|united kingdom)\b|\beligible to work in the (?:uk|united kingdom)\b`),
		sieve.MustCompile(`(?i)^(?:british|uk|united kingdom)$`),
	},
	{
		sieve.MustCompile(`\b(?:US|U\.S\.|USA|United States)(?:\b|\s)`),
		sieve.MustCompile(`(?i)\b(?:us|u\.s\.|usa|american) (?:citizen|national|passport)`),
		sieve.MustCompile(`(?i)\b(?:us|u\.s\.|usa|american) (?:citizen|national|passport)|\bgreen card\b|\blawful permanent resident\b|\b(?:us|u\.s\.|usa|american|united states) permanent resident\b|\bpermanent resident (?:of|in) the (?:us|u\.s\.|usa|united states)|\bauthori[sz]ed to work in the (?:us|u\.s\.|united states)`),
		sieve.MustCompile(`(?i)^(?:american|us|usa|u\.s\.)$`),
	},
}
