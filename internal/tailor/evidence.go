package tailor

import (
	"maps"
	"slices"
	"strings"
	"unicode"

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
	told    string // of the value, what is neither denied nor only wished for
	lived   string // of that, what is said of what was done
	firm    string // of the value, what the employer is
	label   string // of a labelled fact: "Driving licence" before "Category B"
	terms   map[string]bool
	order   []string // the same, one behind the other
	months  int      // the longest time that it states in words
	private bool     // nationality: answers demands of citizenship only
	// joined are the words that two of its words may be together: AutoCAD of "Auto CAD".
	joined map[string]bool
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
	index    *index
	values   []spoken         // all that a plain search looks through
	saying   map[string][]int // their places by their words
}

func newCandidate(doc *cv.Document, today cv.Date) *candidate {
	c := &candidate{doc: doc, today: today}
	label, goals := "", Goals(doc)
	doc.Walk(func(r cv.Ref) {
		if len(c.passages) == maxPassages || goals[r.Text.ID] && r.Text.ID != "" {
			return
		}
		if r.Role == cv.RoleHeading {
			label = r.Text.Value
		}
		if !counts(r, label) || r.Section == cv.SectionSkills && !ownSkills(doc.Skills[r.Entry].Name.Value) {
			return
		}
		p := passageOf(r, label, employerOf(doc, r))
		if r.Section == cv.SectionClearance || clearanceWord.MatchString(p.value) {
			c.cleared = append(c.cleared, p)
		}
		c.passages = append(c.passages, p)
	})
	return c
}

// ownSkills reports the name of a group whose skills somebody has.
func ownSkills(group string) bool { return !toLearn.MatchString(group) && NamesSkills(group) }

// toLearn is the name of a group of skills that somebody does not have yet.
var toLearn = sieve.MustCompile(`(?i)^\W*(?:\p{L}+ ){0,2}(?:(?:i )?(?:want|wants|wish|hope|plan|would like|planning|hoping|` +
	`keen|eager) to ` +
	`(?:learn|study|use|try|acquire|explore)|to learn|to be learn\w+|learning (?:next|goals?|list|wish ?list|plans?)|` +
	`next (?:up|to learn)|wish ?list|interested in learning)\b`)

// counts reports a value that may be evidence; label is that of a detail.
func counts(r cv.Ref, label string) bool {
	switch {
	case saysNothing(r):
		return false
	case r.Role == cv.RoleHeading:
		return r.Section == cv.SectionSkills
	case r.Section != cv.SectionPerson:
		return true
	case r.Role == cv.RoleDetail:
		return !personal.PersonLabel.MatchString(label)
	}
	return r.Role == cv.RoleLabel
}

// saysNothing reports what says who and where a person is, and nothing of the work; where a post was, does.
func saysNothing(r cv.Ref) bool {
	switch r.Role {
	case cv.RoleName, cv.RoleContact, cv.RoleDate, cv.RoleQuotation:
		return true
	case cv.RolePlace:
		return r.Section != cv.SectionWork && r.Section != cv.SectionProjects && r.Section != cv.SectionVolunteering
	}
	return false
}

func passageOf(r cv.Ref, label, employer string) passage {
	p := passage{ref: r, value: r.Text.Value, told: r.Text.Value}
	if mayTellOfFirm(r) {
		p.told, p.firm = withoutFirm(p.told, employer)
	}
	p.told = withoutOthers(toCome.ReplaceAllString(powerPoint.ReplaceAllString(p.told, "PowerPoint"), " "))
	if mayWish(r) {
		p.told = withoutWishes(p.told)
	}
	if r.Role == cv.RoleDetail && r.Section == cv.SectionPerson {
		p.label, p.private = label, personal.CountryLabel.MatchString(label)
	}
	p.months = monthsIn(p.value)
	if p.ofSchool() || r.Role == cv.RolePlace || says(p.value) == "" { // a name shows no skill: Mobile, Nice and Java are places
		p.terms, p.implied = map[string]bool{}, map[string]bool{}
		return p
	}
	return passageAs(p, withoutDenials(p.told))
}

// powerPoint in two words would make one name with the program before it: "Excel and Power Point".
var powerPoint = sieve.MustCompile(`(?i)\bpower[ -]point\b`)

// says is what is left of a value without dates, links and the house and street of an address.
func says(value string) string {
	if houseNumber.MatchString(value) {
		return ""
	}
	value = webAddress.ReplaceAllString(value, "")
	return strings.TrimFunc(timeOnly.ReplaceAllString(value, ""), func(r rune) bool { return !unicode.IsLetter(r) })
}

var (
	timeOnly = sieve.MustCompile(`(?i)^\W*(?:\d{1,2}[/.-])?(?:19|20)\d\d\b[\s\d/.–—-]*` +
		`(?:to|until|present|current|now|today|date|till|\s)*$`)
	houseNumber = sieve.MustCompile(`(?i)^\W*(?:h(?:ouse)?\.? ?no|(?:flat|plot|door|apt|apartment)(?: no)?[.: ]*\d)\b` +
		`[.: ]*\S{0,12}.{0,60}` +
		`\b(?:road|street|avenue|lane|colony|nagar|sector)\b[^.;]{0,40}$|` +
		`^\W*\d+(?-i:[A-Za-z]?,? (?:\p{Lu}[\p{L}.'’]* ){1,3}(?:Road|Street|Avenue|Lane|Drive|Close|Crescent|Boulevard)` +
		`(?:,[^.;]{0,40}|\W*)$)`)
	webAddress = sieve.MustCompile(`(?i)\b(?:https?://|www\.)\S+|\b[a-z\d-]+\.(?:com|org|io|dev)/(?-i:[a-z]{2})\S*`)
)

// passageAs is a passage with what it tells.
func passageAs(p passage, told string) passage {
	p.told, p.lived = told, without(unlived, told)
	list := terms(p.label + " " + withoutIdioms(told))
	p.terms, p.order, p.implied, p.joined = setOf(list), list, impliedBy(list), joinedIn(told, p.ref.Role == cv.RoleSkill)
	p.addLongNames()
	switch {
	case p.ref.Role == cv.RoleQualification && p.ref.Section == cv.SectionCertificates:
		for t := range ofPapers() { // what stands among the certificates need not call itself one
			p.terms[t] = true
		}
	case p.ref.Role == cv.RoleSkill && p.value == "R":
		p.implied = impliedBy(terms("Julia")) // a letter is a language only where skills are listed
	}
	return p
}

// has reports that a passage has a term, by its words or by the class of what it names.
func (p passage) has(term string) bool { return p.terms[term] || p.implied[term] || p.joined[term] }

func (p passage) hasAll(list []string) bool {
	return !slices.ContainsFunc(list, func(t string) bool { return !p.has(t) })
}

// hasNear reports a passage that has some terms within so many words; what its words only imply may stand anywhere.
func (p passage) hasNear(list []string, within int) bool {
	return p.hasAll(list) && near(p.order, p.written(list), within)
}

// saysNear reports the same of one sentence of it.
func (p passage) saysNear(list []string, within int) bool {
	return p.hasAll(list) && slices.ContainsFunc(sentences(p.told), func(s string) bool { return near(terms(s), p.written(list), within) })
}

// written are those of some terms that are words of a passage.
func (p passage) written(list []string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(t string) bool { return !slices.Contains(p.order, t) })
}

// near reports that all of some terms stand in a text within so many words.
func near(order, sought []string, within int) bool {
	last := map[string]int{}
	for i, t := range order {
		if !slices.Contains(sought, t) {
			continue
		}
		last[t] = i
		if len(last) == len(sought) && i-slices.Min(slices.Collect(maps.Values(last))) <= within {
			return true
		}
	}
	return len(sought) == 0
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

// beats reports that a finding shows more than another.
func (f finding) beats(other finding) bool { return rank(f.status) > rank(other.status) }

// orBetter is the finding, or another that shows more.
func (f finding) orBetter(other finding) finding {
	if other.beats(f) {
		return other
	}
	return f
}

// atMost is the finding with a status that is no better than another.
func (f finding) atMost(status string) finding {
	if rank(f.status) > rank(status) {
		f.status = status
	}
	return f
}

// judge finds the best evidence for a requirement.
func (c *candidate) judge(r Requirement) finding {
	for _, find := range []func(Requirement) finding{c.award, c.ofGrade, c.bySubject, c.manyLanguages} {
		if f := find(r); f.status == Met {
			return f
		}
	}
	if f, judged := c.ofKind(r); judged {
		return f
	}
	if r.isPaper() {
		if f := c.diploma(r); f.status == Met {
			return f
		}
	}
	c = c.wishing(r)
	if r.Kind == KindOther {
		c = c.claiming(r)
	}
	if m := timeAsked(r); m != "" {
		return c.forYears(r, m)
	}
	best := c.inTerritory(r).orBetter(c.ready(r))
	if r.isOfPlace() {
		return best
	}
	if r.isOnlyOfReadiness() {
		return best.orBetter(c.ofChoice(r).atMost(Partly))
	}
	best = best.orBetter(c.ofChoice(r))
	if best.status != Met {
		best = best.orBetter(c.examples(r)).orBetter(c.namesApart(r))
	}
	if best.status == Met || !strings.Contains(r.Quote, " ") || r.isPaper() || r.Kind == KindOther {
		return best
	}
	return c.inProse(r, best)
}

// ofKind judges what is looked for in a place of its own. Of the right to work and of
// driving licences only what it finds counts.
func (c *candidate) ofKind(r Requirement) (f finding, judged bool) {
	switch r.Kind {
	case KindLanguage:
		return c.language(r), true
	case KindClearance:
		return c.clearance(r), true
	case KindEducation:
		return c.education(r), true
	case KindOther:
		f = c.workRight(r)
	case KindLicence:
		f = c.driving(r)
	default:
		return f, false
	}
	return f, f.status != Not
}

// forYears judges a demand for years. Where only the field is shown, and not for how
// long, it is partly met.
func (c *candidate) forYears(r Requirement, phrase string) finding {
	f := c.years(r, phrase)
	if f.status != Not {
		return f
	}
	if fieldFor(fieldOf(r)).place != nil {
		return f // where somebody worked, only the posts tell
	}
	g := c.competence(r).orBetter(c.bySector(r))
	for _, field := range fields(fieldOf(r), 2) {
		if h := c.phrase(field, r); h.beats(g) && h.passages[0].proves() && !undone.MatchString(h.passages[0].value) {
			g = h
		}
	}
	if g.status != Not {
		return finding{status: Partly, passages: g.passages, reason: c.yearsUnsaid(monthsIn(phrase))}
	}
	return f
}

// ofWork reports a passage that tells of what was done, not of what was learnt, is hoped for or is only listed.
func (p passage) ofWork() bool { return p.proves() && !isListed(p) && !undone.MatchString(p.value) }

// undone is said of what somebody was taught, would like to do or did not do.
var undone = sieve.MustCompile(`(?i)\b(?:train(?:ing|ed)|courses?|workshops?|seminars?|certificat\w+|learn(?:t|ed|ing)|` +
	`stud(?:y|ied|ying)|attended|completed|graduate|seek\w*|search\w*|hop(?:e|es|ing)|want(?:s|ing)?|wish\w*|aim\w*|aspir\w+|` +
	`desir\w+|intend\w*|pursu\w+|dream\w*|look(?:s|ing)? (?:for|to)|would (?:like|love)|keen|eager|willing|ready|open to|` +
	`interest(?:s|ed)?|become|becoming|goals?|ambition\w*|objective|first|next|future|transition\w*|changer?|` +
	`mov(?:e|es|ing) (?:in)?to|no|not|nor|without|yet)\b|n['’]t\b`)

// ofChoice judges alternatives ("CISSP or CISM") one by one, and the best counts; of two
// that are met the one that says more: "Six Sigma Yellow Belt", not "Lean".
func (c *candidate) ofChoice(r Requirement) finding {
	best, most := finding{status: Not}, 0
	list := alternatives(provider.ReplaceAllString(withoutBest(r.Text), "$1"))
	for i, alternative := range list {
		if i > 0 && r.isPaper() && everyOne(terms(alternative), ofPapers()) {
			continue // the last word of "a trade diploma or certificate" is no other paper
		}
		f := c.phrase(alternative, r)
		if n := len(terms(alternative)); f.beats(best) || f.status == Met && n > most {
			best, most = f, n
		}
	}
	return best
}

// withoutBest is a demand without the one of several things that would be best: "a database, preferably Oracle".
func withoutBest(text string) string {
	if m := preferably.FindStringSubmatch(text); m != nil {
		return m[1]
	}
	return text
}

// inProse looks for what shows a demand in other words, where that is better than
// what was found.
func (c *candidate) inProse(r Requirement, found finding) finding {
	if f := c.competence(r); f.beats(found) {
		f.prose = true
		return f
	}
	if f := c.bySector(r); f.beats(found) {
		return f
	}
	if f := c.published(r); f.beats(found) {
		return f
	}
	return found.orBetter(c.inOnePost(r))
}

func rank(status string) int { return slices.Index([]string{Not, Partly, Met}, status) }

// general words say little about a requirement: they count a third.
var general = termSet(`
	manage supervise lead maintain train plan analyse develop design deliver document administer test team project work system
	process procedure program programme support create build implement apply provide ensure establish operate perform solution
	service product technology technical business customer client stakeholder member role level field area environment method
	practice approach tool best standard complex high large small different multiple cross functional professional general state
	public international evaluate improve improvement identify software methodology methodologies concepts initiative
	initiatives knowledge recommend recommendation report record data information office department organisation organization
	requirement need resource activity function operation operate strategy objective goal quality effective stage concept market
	end user platform framework app application suite package stack`)

// narrowing are those of them that make another thing of the one behind them: "data warehouse", "quality control".
var narrowing = termSet(`
	quality data process system project product customer client market business team service technical information network stock office`)

// idle words say that something is done, known or there, and not what: "carrying out", "exposure to".
var idle = termSet(`
	carry out conduct undertake perform deliver handle know use do involve deal background exposure evidence prior awareness
	several many numerous various read understand interpret follow sector industry domain setting sphere incl confident fluency grasp
	set track record appreciation preparation preparing responsibility
	principle principles fundamental fundamentals basics modern
	meet achieve accomplish ensure provide enable help make take give become bring keep full valid clean`)

func weight(term string) float64 {
	if general()[term] {
		return 1.0 / 3
	}
	return 1
}

func weightOf(list []string) float64 {
	total := 0.0
	for _, t := range list {
		total += weight(t)
	}
	return total
}

// isListed tells a name in a list from a sentence that shows its use.
func isListed(p passage) bool { return !p.ref.IsSentence() && p.ref.Role != cv.RoleTitle }

// prefer ranks equal hits: a sentence proves more than a list entry, and work done in a
// post more than a claim in the profile.
func prefer(a, b passage) bool {
	return a.ref.IsSentence() && !b.ref.IsSentence() || a.ref.Role == cv.RoleBullet && b.ref.Section == cv.SectionSummary
}

func asksLevel(quote string) bool { return highLevel.in(quote) }

var highLevel = phraseSet{
	"advanced", "expert", "in-depth", "deep ", "strong", "proven", "extensive", "hands-on", "solid ", "demonstrated", "master",
}
