package tailor

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/personal"
	"focal/internal/sieve"
)

// Statuses of a requirement.
const (
	Met    = "met"
	Partly = "partly"
	Not    = "not"
)

const (
	maxPassages = 2000 // values of a CV that are searched
	maxEvidence = 3    // quotes for one requirement
)

// passage is one value of the CV with its terms.
type passage struct {
	ref     cv.Ref
	value   string
	label   string // of a labelled fact: "Driving licence" before "Category B"
	terms   map[string]bool
	years   int  // the most years that it states in words
	private bool // nationality: answers demands of citizenship only
	// implied are the classes of the things it names: Python is a scripting language.
	implied map[string]bool
}

// candidate is a CV prepared for matching. Name, contacts, address, dates of
// birth and other personal details are not part of it: a score cannot move with them.
type candidate struct {
	doc      *cv.Document
	passages []passage
	cleared  []passage // those about security clearances
	today    cv.Date
	values   []spoken // all that a plain search looks through
}

func newCandidate(doc *cv.Document, today cv.Date) *candidate {
	c := &candidate{doc: doc, today: today}
	label := ""
	doc.Walk(func(r cv.Ref) {
		if len(c.passages) == maxPassages {
			return
		}
		switch r.Role {
		case cv.RoleName, cv.RoleContact, cv.RolePlace, cv.RoleDate, cv.RoleQuotation:
			return
		case cv.RoleDetail:
			if r.Section == cv.SectionPerson && personal.PersonLabel.MatchString(label) {
				return
			}
		case cv.RoleHeading:
			label = r.Text.Value
			if r.Section != cv.SectionSkills {
				return
			}
		}
		if r.Section == cv.SectionPerson && r.Role != cv.RoleLabel && r.Role != cv.RoleDetail {
			return
		}
		p := passage{ref: r, value: r.Text.Value, terms: map[string]bool{}}
		if r.Role == cv.RoleDetail && r.Section == cv.SectionPerson {
			p.label, p.private = label, personal.CountryLabel.MatchString(label)
		}
		list := terms(p.label + " " + r.Text.Value)
		for _, t := range list {
			p.terms[t] = true
		}
		if r.Role == cv.RoleQualification && r.Section == cv.SectionCertificates {
			// What stands among the certificates need not call itself one.
			for _, t := range terms("certificate certification qualification card ticket") {
				p.terms[t] = true
			}
		}
		p.implied = impliedBy(list)
		if r.Role == cv.RoleSkill && p.value == "R" {
			p.implied = impliedBy(terms("Julia")) // a letter is a language only where skills are listed
		}
		p.forgetSchool()
		for _, m := range yearsPhrase.FindAllString(p.value, 4) {
			p.years = max(p.years, yearsAsked(m))
		}
		if r.Section == cv.SectionClearance || clearanceWord.MatchString(p.value) {
			c.cleared = append(c.cleared, p)
		}
		c.passages = append(c.passages, p)
	})
	return c
}

// forgetSchool leaves the name of a school to be quoted with its degree: it shows no skill.
func (p *passage) forgetSchool() {
	if p.ofSchool() {
		p.terms, p.implied = map[string]bool{}, map[string]bool{}
	}
}

func (p passage) ofSchool() bool {
	return p.ref.Section == cv.SectionEducation && p.ref.Role == cv.RoleOrganisation
}

// finding is the judgement on one requirement.
type finding struct {
	status   string
	passages []passage
	reason   string // why it is not met, where the judgement knows
	prose    bool   // a competence described in prose: judged as a whole
}

// judge finds the best evidence for a requirement; alternatives ("CISSP or CISM")
// are judged one by one and the best counts.
func (c *candidate) judge(r Requirement) finding {
	if f := c.award(r); f.status == Met {
		return f
	}
	switch r.Kind {
	case KindLanguage:
		return c.language(r)
	case KindClearance:
		return c.clearance(r)
	case KindEducation:
		return c.education(r)
	case KindOther:
		if f := c.workRight(r); f.status != Not {
			return f
		}
		c = c.claiming(r)
	case KindLicence:
		if f := c.driving(r); f.status != Not {
			return f
		}
	}
	if m := yearsPhrase.FindString(r.Quote); m != "" {
		f := c.years(r, m)
		if f.status == Not {
			// The field is shown, only for how long is not.
			if g := c.competence(r); g.status != Not {
				f = finding{status: Partly, passages: g.passages, reason: c.yearsUnsaid(yearsAsked(m))}
			}
		}
		return f
	}
	best, most := finding{status: Not}, 0
	for _, alternative := range alternatives(provider.ReplaceAllString(r.Text, "$1")) {
		f := c.phrase(alternative, r)
		n := len(terms(alternative))
		if rank(f.status) > rank(best.status) || f.status == Met && n > most {
			best, most = f, n // of two that are met the one that says more: "Six Sigma Yellow Belt", not "Lean"
		}
	}
	if best.status != Met {
		if f := c.examples(r); rank(f.status) > rank(best.status) {
			best = f
		}
	}
	if best.status == Met || !strings.Contains(r.Quote, " ") || r.Kind == KindCertificate || r.Kind == KindLicence || r.Kind == KindOther {
		return best
	}
	if f := c.competence(r); rank(f.status) > rank(best.status) {
		f.prose = true
		return f
	}
	if f := c.published(r); rank(f.status) > rank(best.status) {
		return f
	}
	if best.status == Not {
		best = c.someOf(r)
	}
	if f := c.inOnePost(r); rank(f.status) > rank(best.status) {
		return f
	}
	return best
}

func rank(status string) int { return slices.Index([]string{Not, Partly, Met}, status) }

// general words say little about a requirement: they count a third.
var general = setOf(terms(`
	manage supervise lead maintain train plan analyse develop design deliver document administer test team project work system
	process procedure program programme support create build implement apply provide ensure establish operate perform solution
	service product technology technical business customer client stakeholder member role level field area environment method
	practice approach tool best standard complex high large small different multiple cross functional professional general state
	public international evaluate improve improvement identify software methodology methodologies concepts initiative
	initiatives knowledge recommend recommendation report record data information office department organisation organization
	requirement need resource activity function operation operate strategy objective goal quality effective stage concept market
	end user`))

func weight(term string) float64 {
	if general[term] {
		return 1.0 / 3
	}
	return 1
}

// phrase looks for the terms of an alternative in single passages. All of them
// in one passage prove it; most of the weight makes it partly.
func (c *candidate) phrase(text string, r Requirement) finding {
	limit := thresholdOf(text)
	if limit.number > 0 {
		text = strings.Replace(text, limit.words, " ", 1)
	}
	text = nameTail.ReplaceAllString(workWith.ReplaceAllString(afterQualifying.ReplaceAllString(text, ""), ""), "$1")
	wanted := unique(terms(orLater.ReplaceAllString(text, "")))
	if len(wanted) == 0 {
		return finding{status: Not}
	}
	total := 0.0
	for _, t := range wanted {
		total += weight(t)
	}
	names := namesIn(text)
	best, top := finding{status: Not}, 0.0
	for _, p := range c.passages {
		if p.private && r.Kind != KindOther {
			continue
		}
		h := hit{}
		for _, t := range wanted {
			switch {
			case p.terms[t] || p.implied[t]:
				h.coverage += weight(t) / total
				if !general[t] {
					h.telling++
					h.known = h.known || t[0] == '='
				}
			case isNumber(t):
				h.lacks = true
			}
		}
		if h.coverage == 0 {
			continue
		}
		h.below = limit.fails(p.value)
		h.sized = limit.money && !h.below && (!takings.MatchString(p.value) || takings.MatchString(text))
		h.names = len(names) > 0 && !slices.ContainsFunc(names, func(t string) bool { return !p.terms[t] && !p.implied[t] })
		status := h.status(r, p, text, wanted)
		better := rank(status) - rank(best.status)
		if better > 0 || better == 0 && status != Not && (h.coverage > top || h.coverage == top && prefer(p, best.passages[0])) {
			best, top = finding{status: status, passages: []passage{p}}, h.coverage
		}
	}
	if best.status == Not && limit.number == 0 {
		return c.inLongerName(text, wanted)
	}
	return best
}

// inLongerName finds a thing within the longer name of a skill, Word in "MS Word", or else
// what is next to it.
func (c *candidate) inLongerName(text string, wanted []string) finding {
	words := telltale(text)
	for _, p := range c.passages {
		if p.ref.Role == cv.RoleSkill && saysAll(p.value, words) {
			return finding{status: Partly, passages: []passage{p}}
		}
	}
	if len(wanted) == 1 {
		return c.neighbour(wanted[0])
	}
	return finding{status: Not}
}

var (
	// workWith says no more than the thing behind it: "work from drawings".
	workWith = sieve.MustCompile(`(?i)^work(?:ing)? (?:from|with|on|to)\s+`)
	// nameTail is what sort of thing a name is: "DfT's TAG guidance" asks for TAG.
	nameTail = sieve.MustCompile(`^(?:\p{Lu}[\p{L}\d]*['’]s\s+)?((?:\S+ )*[\p{L}\d]*\p{Lu}[\p{L}\d]*[\p{Lu}\d][\p{L}\d]*)\s+(?:guidance|guidelines|software|tools?|suite|platform|package|framework)$`)
)

// takings are sums of money that do not say how large a project was: "savings of £6m".
var takings = sieve.MustCompile(`(?i)\b(?:sav(?:ed|es?|ings?)|cut|cutting|reduc\w+|donat\w+|rais(?:ed|ing)|sales|sold|revenues?|turnover|profits?|grants?|debts?|loans?|losses|insured)\b`)

// orLater is the version in "Java 17+": whoever writes Java may have a later one.
var orLater = sieve.MustCompile(`\s\d+(?:\.\d+)*\+(?:\s|$)`)

// hit is what one passage shows of a requirement.
type hit struct {
	names    bool    // all the names of the requirement were found
	coverage float64 // of the weight of all terms
	telling  int     // terms found that are not general
	known    bool    // one of them is a thing with several names
	lacks    bool    // a number that is asked for is missing ("JSP 440")
	sized    bool    // a sum of money is asked for, and it shows one as great
	below    bool    // its numbers stay below the size that is asked for
}

// status judges a hit by itself, so that another passage can never make it worse.
func (h hit) status(r Requirement, p passage, text string, wanted []string) string {
	telling := 0 // terms of the requirement that are not general
	for _, t := range wanted {
		if !general[t] {
			telling++
		}
	}
	whole := h.coverage >= 0.999 && (telling > 0 || len(wanted) >= 3) || h.coverage >= 0.8 && len(wanted) >= 4 && h.telling >= 2
	switch {
	case h.sized && telling == 0 && h.coverage > 0.3 && p.ref.IsSentence():
		return Met // "a record of delivering works over £5m": the sum and the deed
	case h.below && h.coverage > 0.6 && h.telling > 0:
		return Partly
	case h.below, h.lacks && len(wanted) <= 2, len(strings.Fields(text)) < 2 && h.coverage < 0.999:
		return Not
	case whole && !h.lacks:
		if r.Kind == KindSkill && asksLevel(levelWords(r.Quote, text)) && isListed(p) {
			return Partly
		}
		if r.Kind == KindExperience && isListed(p) && len(wanted) > 1 && !(usesTool.MatchString(r.Quote) && len(wanted) == 2) {
			return Partly
		}
		return Met
	case len(wanted) >= 2 && h.most():
		return Partly
	case h.names && !h.lacks && r.Kind != KindCertificate && r.Kind != KindLicence && r.Kind != KindOther:
		return Partly // the thing itself is there, what is said around it is not
	}
	return Not
}

// most reports that most of what is asked for is there, or every word where each says little:
// "project management".
func (h hit) most() bool {
	return h.telling >= 1 && (h.coverage > 0.501 || h.coverage > 0.499 && h.known) || h.coverage >= 0.999 && !h.lacks
}

// namesIn returns the terms of the names in a requirement: acronyms, products and
// other words with a capital or digit inside ("CDM", "TypeScript").
func namesIn(text string) []string {
	var out []string
	for _, w := range strings.Fields(text) {
		w = strings.Trim(w, ",;:.()")
		if len(w) < 3 || w == strings.ToLower(w) || strings.ToUpper(w[:1])+strings.ToLower(w[1:]) == w && !knownSkill(w) {
			continue
		}
		for _, t := range terms(w) {
			if !general[t] {
				out = append(out, t)
			}
		}
	}
	return out
}

func isNumber(t string) bool {
	return t != "" && strings.IndexFunc(t, func(r rune) bool { return r < '0' || r > '9' }) < 0
}

func unique(list []string) []string {
	var out []string
	for _, s := range list {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

// isListed tells a name in a list from a sentence that shows its use.
func isListed(p passage) bool { return !p.ref.IsSentence() && p.ref.Role != cv.RoleTitle }

// prefer ranks equal hits: a sentence proves more than a list entry, and work done in a
// post more than a claim in the profile.
func prefer(a, b passage) bool {
	return a.ref.IsSentence() && !b.ref.IsSentence() || a.ref.Role == cv.RoleBullet && b.ref.Section == cv.SectionSummary
}

func asksLevel(quote string) bool {
	return phraseSet{"advanced", "expert", "in-depth", "deep ", "strong", "proven", "extensive", "hands-on", "solid ", "demonstrated", "master"}.in(quote)
}
