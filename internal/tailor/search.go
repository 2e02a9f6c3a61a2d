package tailor

import (
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// search is what single passages are searched for.
type search struct {
	Requirement
	text    string
	wanted  []string // its terms
	telling int      // terms that are not general
	total   float64  // the weight of all terms
	paper   bool     // a paper is asked for in so many words
	names   []string
	proper  []string // words with a capital that begin nothing
	named   []string // the names of things that may have no other
	known   []string // those of them that are things we know
	limit   threshold
}

func searchFor(text string, r Requirement) search {
	s := search{Requirement: r, limit: thresholdOf(text)}
	if s.limit.number > 0 {
		text = strings.Replace(text, s.limit.words, " "+s.limit.counts+" ", 1)
	}
	if s.limit.money {
		text = ofWorth.ReplaceAllString(text, " ")
	}
	s.text = nameTail.ReplaceAllString(workWith.ReplaceAllString(afterQualifying.ReplaceAllString(text, ""), ""), "$1")
	s.wanted = notIdle(unique(terms(orLater.ReplaceAllString(s.text, ""))))
	if named := slices.DeleteFunc(slices.Clone(s.wanted), func(t string) bool { return ofPapers()[t] }); s.isPaper() && len(named) > 0 {
		s.paper, s.wanted = len(named) < len(s.wanted), named // any paper is called one
	}
	s.telling, s.total = len(notGeneral(s.wanted)), weightOf(s.wanted)
	s.names, s.known = namesIn(s.text, isOwnName), namesIn(s.text, knownName)
	s.named, s.proper = namesIn(s.text, anyName), properIn(s.text)
	return s
}

// notIdle are the terms that say what is asked for, or all where none does.
func notIdle(list []string) []string {
	if telling := slices.DeleteFunc(slices.Clone(list), func(t string) bool { return idle()[t] }); len(notGeneral(telling)) > 0 {
		return telling
	}
	return list
}

func notGeneral(list []string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(t string) bool { return general()[t] })
}

// phrase looks for the terms of an alternative in single passages. All of them
// in one passage prove it; most of the weight makes it partly.
func (c *candidate) phrase(text string, r Requirement) finding {
	s := searchFor(text, r)
	if len(s.wanted) == 0 {
		return finding{status: Not}
	}
	best, top := finding{status: Not}, 0.0
	for _, i := range c.withAny(s.sought()) {
		p := c.passages[i]
		if p.private && r.Kind != KindOther {
			continue
		}
		h := s.in(p)
		if h.coverage == 0 {
			continue
		}
		status := c.asHeld(s, p, s.status(h, p))
		if rank(status) > rank(best.status) || status != Not && status == best.status && h.ahead(top, p, best.passages[0], s.isPaper()) {
			best, top = finding{status: status, passages: []passage{p}}, h.coverage
		}
	}
	if best.status == Not && s.limit.number == 0 {
		return c.inLongerName(s.text, s.wanted)
	}
	return best
}

// asHeld is the status that a paper can show at most by what the CV says beside it.
func (c *candidate) asHeld(s search, p passage, status string) string {
	most := status
	switch {
	case status == Not:
	case p.ref.Section == cv.SectionCertificates && (c.hasLapsed(p) || c.ranOut(p)):
		most = Partly
	case !s.isPaper():
	case p.ref.Section == cv.SectionEducation:
		most = c.finished(p.ref.Entry)
	case p.ref.Role == cv.RoleQualification && c.hasLapsed(p):
		most = Partly
	}
	if rank(most) < rank(status) {
		return most
	}
	return status
}

// inLongerName finds a thing within the longer name of a skill, Word in "MS Word", or else
// what is next to it.
func (c *candidate) inLongerName(text string, wanted []string) finding {
	words := telltale(text)
	for _, skill := range c.indexed().skills {
		if p := c.passages[skill.at]; len(words) > 0 && everyOne(words, skill.words) && !isOtherName(p.value, text) {
			return finding{status: Partly, passages: []passage{p}}
		}
	}
	if len(wanted) == 1 {
		return c.neighbour(wanted[0])
	}
	return finding{status: Not}
}

// isOtherName reports a skill in which the text is half of another name: Java in "Java Script".
func isOtherName(skill, text string) bool {
	return slices.ContainsFunc(pairsOf(skill), func(p pair) bool {
		return knownSkill(p.joined) && strings.Contains(strings.ToLower(p.text), strings.ToLower(text))
	})
}

var (
	// workWith says no more than the thing behind it: "work from drawings".
	workWith = sieve.MustCompile(`(?i)^work(?:ing)? (?:from|with|on|to)\s+`)
	// nameTail is what sort of thing a name is: "DfT's TAG guidance" asks for TAG.
	nameTail = sieve.MustCompile(`^(?:\p{Lu}[\p{L}\d]*['’]s\s+)?((?:\S+ )*[\p{L}\d]*\p{Lu}[\p{L}\d]*[\p{Lu}\d][\p{L}\d]*)\s+` +
		`(?:guidance|guidelines|OS|operating systems?|servers?|environments?|software|tools?|suite|platform|package|framework)$`)
)

// ofWorth says of a sum that something costs so much.
var ofWorth = sieve.MustCompile(`(?i)\b(?:worth|valued at|with (?:a|an?|the|total|combined|contract| )*values?(?: of)?)\b`)

// undertakings are what a sum of money measures alike, whatever an advert calls it: a programme of £120m is a project of that size.
var undertakings = termSet("project programme scheme contract portfolio works development construction build refurbishment")

// sought are the terms of which a passage has one that is worth a look.
func (s search) sought() []string {
	if s.limit.money && slices.ContainsFunc(s.wanted, func(t string) bool { return undertakings()[t] }) {
		return unique(slices.Concat(s.wanted, slices.Sorted(maps.Keys(undertakings()))))
	}
	return s.wanted
}

// hasUndertaking reports that a demand and a passage speak of undertakings, by different words.
func (p passage) hasUndertaking(term string) bool {
	if !undertakings()[term] {
		return false
	}
	for other := range undertakings() {
		if p.terms[other] {
			return true
		}
	}
	return false
}

// takings are sums of money that do not say how large a project was: "savings of £6m".
var takings = sieve.MustCompile(`(?i)\b(?:sav(?:ed|es?|ings?)|cut|cutting|reduc\w+|donat\w+|rais(?:ed|ing)|` +
	`sales|sold|revenues?|turnover|profits?|grants?|debts?|loans?|losses|insured)\b`)

// orLater is the version in "Java 17+": whoever writes Java may have a later one.
var orLater = sieve.MustCompile(`\s\d+(?:\.\d+)*\+(?:\s|$)`)

// hit is what one passage shows of a requirement.
type hit struct {
	names    bool    // all the names of the requirement were found
	one      bool    // one of the things that it names was found
	coverage float64 // of the weight of all terms
	telling  int     // terms found that are not general
	known    bool    // one of them is a thing with several names
	lacks    bool    // a number that is asked for is missing ("JSP 440")
	sized    bool    // a sum of money is asked for, and it shows one as great
	ofOther  bool    // what makes the thing this one is missing
	unnamed  bool    // a word with a capital within the demand is missing: "support of Exchange"
	below    bool    // its numbers stay below the size that is asked for
}

// in searches a passage.
func (s search) in(p passage) hit {
	h := hit{}
	for _, t := range s.wanted {
		if p.has(t) || s.limit.money && p.hasUndertaking(t) {
			h.add(t, weight(t)/s.total)
		} else if digitsOnly(t) {
			h.lacks = true
		}
	}
	if h.coverage > 0 {
		h.lacks = h.lacks || s.paper && !p.callsItself()
		h.below = s.limit.fails(p.value)
		h.sized = s.limit.money && !h.below && (!takings.MatchString(p.value) || takings.MatchString(s.text))
		h.names = len(s.names) > 0 && p.hasAll(s.names)
		h.one = slices.ContainsFunc(s.known, p.has)
		h.ofOther = s.isOther(p)
		h.unnamed = slices.ContainsFunc(s.proper, func(t string) bool { return !p.has(t) })
	}
	return h
}

// isOther reports a passage about another thing: data warehouses are no warehouses, and what is around a name is not what it names.
func (s search) isOther(p passage) bool {
	if len(s.wanted) == 2 && narrowing()[s.wanted[0]] && !p.has(s.wanted[0]) {
		return true
	}
	return len(s.named) > 0 && len(s.wanted) <= 3 && !slices.ContainsFunc(s.named, p.has)
}

// isOfPaper reports a passage that tells of a certificate, a degree or the like.
func (p passage) isOfPaper() bool {
	switch p.ref.Section {
	case cv.SectionCertificates, cv.SectionEducation, cv.SectionMemberships, cv.SectionAwards:
		return true
	}
	return p.callsItself() || NamesCertificate(p.value)
}

// callsItself reports a passage that says that something in it is a paper.
func (p passage) callsItself() bool {
	for t := range ofPapers() {
		if p.terms[t] {
			return true
		}
	}
	return false
}

// add counts a term that was found.
func (h *hit) add(term string, share float64) {
	h.coverage += share
	if !general()[term] {
		h.telling++
		h.known = h.known || term[0] == '='
	}
}

// ahead reports that of two passages with one status the one of the hit is better: it
// covers more, or as much and is preferred.
func (h hit) ahead(top float64, p, other passage, paper bool) bool {
	if h.coverage == top && paper { // the paper itself tells more than a post that speaks of it
		return p.ref.Role == cv.RoleQualification && other.ref.Role != cv.RoleQualification
	}
	return h.coverage > top || h.coverage == top && prefer(p, other)
}

// status judges a hit by itself, so that another passage can never make it worse.
func (s search) status(h hit, p passage) string {
	switch {
	case h.sized && s.telling == 0 && h.coverage > 0.3 && p.ref.IsSentence():
		return Met // "a record of delivering works over £5m": the sum and the deed
	case h.below:
		return s.ofSmaller(h, p)
	case s.misses(h), !h.isComplete() && p.ref.Section == cv.SectionEducation && s.Kind != KindEducation:
		return Not // half of a subject shows nothing: "communication" of "communication engineering"
	case (s.isWhole(h, p) || s.isSaidIn(h, p)) && !h.lacks && !s.isScattered(p):
		return s.wholeIn(p)
	}
	return s.half(h, p)
}

// isScattered reports what is said in one breath and stands in many of a long paragraph: such a text holds the words of anything.
func (s search) isScattered(p passage) bool {
	if len(p.order) <= longProse || len(s.wanted) < 2 {
		return false
	}
	return !p.hasNear(slices.DeleteFunc(slices.Clone(s.wanted), func(t string) bool { return !p.has(t) }), longestBreath)
}

// A text of more words than longProse is long; longestBreath is how many of them say one thing at most.
const (
	longProse     = 45
	longestBreath = 25
)

// half judges a passage that shows a part of what is asked for; half of a name among the skills is no half of a certificate.
func (s search) half(h hit, p passage) string {
	if h.ofOther || p.isEmployer() || s.isPaper() && !p.isOfPaper() || !(len(s.wanted) >= 2 && h.most() || s.isNamed(h)) {
		return Not
	}
	return Partly
}

// ofSmaller judges a passage that tells of a smaller size than is asked for.
func (s search) ofSmaller(h hit, p passage) string {
	if h.coverage > 0.6 && h.telling > 0 || s.limit.unit == unitPeople && h.isComplete() && p.ref.IsSentence() {
		return Partly
	}
	return Not
}

// misses reports a hit without the number that makes the thing, or without a part of the one
// word that is asked for.
func (s search) misses(h hit) bool {
	return h.lacks && len(s.wanted) <= 2 || len(strings.Fields(s.text)) < 2 && !h.isComplete()
}

func (h hit) isComplete() bool { return h.coverage >= 0.999 }

// isWhole reports that all is there, words that say little close to one another, or of many words nearly all.
func (s search) isWhole(h hit, p passage) bool {
	if h.isComplete() && (s.telling > 0 || len(s.wanted) >= 3 && p.hasNear(s.wanted, len(s.wanted)+besideEachOther)) {
		return true
	}
	return h.coverage >= 0.8 && len(s.wanted) >= 4 && h.telling >= 2 && !h.unnamed
}

// isSaidIn reports a passage that has words which say little in the order of the demand, or, in a sentence about work, all
// that say much.
func (s search) isSaidIn(h hit, p passage) bool {
	if s.telling == 0 {
		said := " " + strings.Join(terms(p.told), " ") + " "
		inOrder := strings.Contains(said, strings.Join(s.wanted, " ")) && !partedByAnd(p.told, s.wanted)
		return h.isComplete() && len(s.wanted) > 1 && (inOrder ||
			len(s.wanted) == 2 && p.ref.IsSentence() && p.ofWork() && strings.Contains(said, " "+s.wanted[1]+" "+s.wanted[0]+" "))
	}
	return s.telling > 1 && h.telling == s.telling && h.coverage >= leastSaid && p.ref.IsSentence() && p.ofWork()
}

// partedByAnd reports that two words stand beside each other only as the ends of two things: "designers and software".
func partedByAnd(told string, wanted []string) bool {
	tokens := plainTokens(told)
	parted := false
	if len(wanted) < 2 {
		return false
	}
	for i := 0; i+1 < len(tokens); i++ {
		if !slices.Equal(terms(tokens[i]), wanted[:1]) {
			continue
		}
		if slices.Equal(terms(tokens[i+1]), wanted[1:2]) {
			return false
		}
		parted = parted || tokens[i+1] == "and" || tokens[i+1] == "or"
	}
	return parted
}

// leastSaid is the share that the words which say much must have of a demand.
const leastSaid = 0.7

// leastNamed is the share that one of several names must have of what is asked for.
const leastNamed = 0.3

// isNamed reports that the thing itself is there, or one of several, and what is said around it is not.
func (s search) isNamed(h hit) bool {
	return (h.names || h.one && h.coverage > leastNamed) && !h.lacks && !s.isPaper() && s.Kind != KindOther
}

// wholeIn judges a passage that shows all that is asked for: an entry of a list shows
// neither a level nor experience.
func (s search) wholeIn(p passage) string {
	paper := s.isPaper() || ofRegister.MatchString(s.Quote) || p.ref.Section == cv.SectionCertificates
	pending := paper && s.isPending(p.value) || p.ref.Section == cv.SectionSkills && hardly.MatchString(p.value)
	learns := begun.MatchString(p.value) || learning.MatchString(p.value) && !learning.MatchString(s.Quote)
	if learns || pending || s.isBeside(p) || isListed(p) && (s.asksLevelOfSkill() || s.asksExperience()) && !p.saysHow() {
		return Partly
	}
	return Met
}

// saysHow reports an entry of a list that says itself how well something is known: "Advanced Excel", "hands-on experience in Kotlin".
func (p passage) saysHow() bool {
	return knownWell.MatchString(p.told) && !lessThanHeld.MatchString(p.value) && !hardly.MatchString(p.value)
}

var knownWell = sieve.MustCompile(`(?i)\b(?:advanced|expert|in-depth|strong|extensive|hands[- ]on|solid|excellent|mastery|` +
	`experienced?|worked (?:on|with)|\d+\+? (?:years|yrs))\b`)

// isBeside reports a passage whose words tell of something near: the name of a firm, a pastime, a sentence on those whom one sold to.
func (s search) isBeside(p passage) bool {
	switch {
	case p.ref.Section == cv.SectionInterests:
		return !ofWillingness.MatchString(s.Quote)
	case ofSector.MatchString(s.Quote) && p.ref.IsSentence() && p.ref.Section == cv.SectionWork:
		return !settled.MatchString(p.told)
	}
	return p.inName(s.wanted)
}

// ofRegister asks for the entry in a register.
var ofRegister = sieve.MustCompile(`(?i)\bregist(?:ered|ration)\b`)

// isPending reports a paper that is not held yet, or no longer, in the sentence that names it, or the part of one.
func (s search) isPending(value string) bool {
	value = behindMark.ReplaceAllString(value, " $1")
	value = insideBracket.ReplaceAllStringFunc(value, func(s string) string { return betweenPapers.ReplaceAllString(s, " ") })
	for _, parts := range [][]string{betweenPapers.Split(value, maxPapers), sentences(value)} {
		parts = slices.DeleteFunc(slices.Clone(parts), func(one string) bool { return !s.isNamedIn(one) })
		if len(parts) > 0 {
			return !slices.ContainsFunc(parts, isHeld)
		}
	}
	return false
}

// isNamedIn reports a text that has all that says which paper is asked for.
func (s search) isNamedIn(text string) bool {
	return everyOne(notGeneral(s.wanted), setOf(append(terms(text), slices.Collect(maps.Keys(ofPapers()))...)))
}

func isHeld(text string) bool {
	return !unfinished.MatchString(text) && !lapsed.MatchString(text) && !planned.MatchString(text) && !saysNotHeld(text)
}

var (
	betweenPapers = sieve.MustCompile(`[,;.]\s`)
	// behindMark is how a paper stands, behind a mark: "IPAF, revoked 2022".
	behindMark    = sieve.MustCompile(`[,;:]\s+((?:\p{Ll}[\p{Ll}-]* ){0,4}(?:` + refusals + `))\b`)
	insideBracket = sieve.MustCompile(`\([^()]*\)`)
)

// hardly is how little somebody knows of a skill, in brackets: "R (rusty)".
var hardly = sieve.MustCompile(`(?i)\((?:none|no experience|rusty|learning|to learn|currently learning|not used)\)`)

const maxPapers = 40

// planned is said of an examination that is still to come.
var planned = sieve.MustCompile(`(?i)\b(?:booked|scheduled|planned|to be (?:taken|completed|sat)|due (?:in|by)|starting|enrolled)\b`)

// begun is a course that is not over.
var begun = sieve.MustCompile(`(?i)\b(?:course|training|programme|degree|diploma) (?:started|begun|starting|in progress|ongoing)\b`)

// learning says of a thing that somebody is only now taught it.
var learning = sieve.MustCompile(`(?i)^(?:currently )?(?:pursuing|undergoing|studying|learning)\b`)

func (s search) asksLevelOfSkill() bool {
	return s.Kind == KindSkill && asksLevel(levelWords(s.Quote, s.text))
}

func (s search) asksExperience() bool {
	if s.Kind != KindExperience || inSetting.MatchString(s.Quote) {
		return s.Kind == KindExperience
	}
	return len(s.wanted) > 1 && (len(s.wanted) > 2 || !usesTool.MatchString(s.Quote))
}

// inSetting is experience of where somebody worked, which no degree and no skill shows.
var inSetting = sieve.MustCompile(`(?i)\b(?:with)?in\b.{0,60}\b(?:environment|industry|sector|setting|institution)s?\b`)

// ofSector is experience of a branch of trade, which who sells to it need not have; settled says that somebody was there.
var (
	ofSector = sieve.MustCompile(`(?i)\b(?:with)?in (?:the |an? )?(?:[\p{L}&/-]+ ){1,4}(?:industr(?:y|ies)|sectors?)\b`)
	settled  = sieve.MustCompile(workedIn)
)

// most reports that most of what is asked for is there, or every word where each says little:
// "project management".
func (h hit) most() bool {
	return h.telling > 2 && h.coverage > 0.35 || h.telling > 0 && (h.coverage > 0.501 || h.coverage > 0.499 && h.known) ||
		h.isComplete() && !h.lacks
}

// knownName is the name of a thing that we know: of software, or of whatever has several names.
func knownName(w string) bool {
	if isOwnName(w) && knownSkill(w) {
		return true
	}
	first, _ := utf8.DecodeRuneInString(w)
	return unicode.IsUpper(first) && passage{implied: impliedBy(terms(w))}.isSoftware()
}

// anyName is a name, whether we know the thing or not.
func anyName(w string) bool { return isOwnName(w) || knownName(w) }

// namesIn returns the terms of the names in a requirement.
func namesIn(text string, isName func(string) bool) []string {
	var out []string
	whole := setOf(terms(text))
	for _, w := range strings.Fields(text) {
		if w = trimmed(w, ",;:.()"); isName(w) {
			out = append(out, notGeneral(terms(w))...)
		}
	}
	return slices.DeleteFunc(out, func(t string) bool { return !whole[t] }) // a word of a longer name: REST in "REST API"
}

// isOwnName reports acronyms, products and other words with a capital or digit inside
// ("CDM", "TypeScript").
func isOwnName(w string) bool {
	if len(w) < 3 || w == strings.ToLower(w) {
		return false
	}
	return strings.ToUpper(w[:1])+strings.ToLower(w[1:]) != w || knownSkill(w)
}

// properIn are the terms of the words with a capital behind one without, which are names.
func properIn(text string) []string {
	var out []string
	words := strings.Fields(text)
	for i, w := range words {
		if i > 0 && !beginsUpper(words[i-1]) && beginsUpper(w) && !strings.ContainsAny(words[i-1], ".:!?") {
			out = append(out, notGeneral(terms(w))...)
		}
	}
	return out
}

func beginsUpper(w string) bool {
	first, _ := utf8.DecodeRuneInString(w)
	return unicode.IsUpper(first)
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
