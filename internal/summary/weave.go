package summary

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
)

// WrittenID is the ID of a profile that was put together.
const WrittenID = "summary[written]"

const (
	longestLead     = 26 // words of a first sentence that "who holds" is still added to
	nearRole        = 5  // words between the role and "who"
	longestWoven    = 38 // words of a sentence that one more predicate is added to
	mostPredicates  = 3  // predicates of a sentence
	fewInLast       = 8  // words of a last sentence that is too short to stand alone
	shortPack       = 12 // words of a sentence that the profile's own claims are added to
	mostOwn         = 5  // sentences of the profile up to which facts are woven in
	mostClaims      = 8  // sentences behind its first up to which it is rewritten at all
	longestOwnWords = 95 // its words up to which it is rewritten at all
)

// weave writes the profile of a document in the third person as one paragraph: who the
// candidate is, with what the job asks for first, then what they hold and have done of
// it, then what the profile says besides. Every claim of the profile is kept.
func (c *composer) weave(keep cv.Keep) []cv.Note {
	lead, own, ok := predicate{}, []predicate(nil), false
	if len(c.doc.Summary) > 0 {
		if lead, own, ok = c.claims(); !ok || c.tooLong(own) {
			return nil // it is not written so that something could go in between
		}
	} else if lead = c.post(); lead.text == "" {
		return nil
	}
	lead, own = yearsFirst(c.titled(lead), own)
	lead, own = c.clear(lead, own)
	t, added := c.written(lead, own)
	var before []string
	for _, old := range c.doc.Summary {
		before = append(before, old.Value)
	}
	if t.Value == "" || t.Value == strings.Join(before, "\n") {
		return nil
	}
	n := cv.Note{
		Kind: cv.NoteSummary, Field: t.ID, Before: strings.Join(before, "\n"), After: t.Value, Lines: t.Lines,
		Reason: c.reason(added),
	}
	if !keep.Accepts(n) {
		return nil
	}
	c.doc.Summary = []cv.Text{t}
	return []cv.Note{n}
}

// written is the paragraph with all that can be said, or with less where that would not
// hold; without a value where nothing does.
func (c *composer) written(lead predicate, own []predicate) (t cv.Text, added bool) {
	full := lead
	facts := c.facts(&full, own)
	if len(facts) == 0 && full.text == lead.text && c.Match != nil {
		c.Match = nil // nothing answers the job: the strongest facts
		facts = c.facts(&full, own)
	}
	var held []predicate
	some := lead
	if list := c.held(); len(list) > 0 && !c.join(&some, list) {
		held = c.holding(list)
	}
	for _, try := range []struct {
		lead  predicate
		facts []predicate
	}{{full, facts}, {some, held}, {lead, nil}} {
		ordered := try.facts
		rest := own
		if len(rest) > 0 && rest[0].whole && dependent.MatchString(rest[0].text) { // it goes on from the first sentence
			ordered, rest = slices.Insert(slices.Clone(ordered), 0, rest[0]), rest[1:]
		}
		text, lines := c.paragraph(try.lead, slices.Concat(ordered, rest))
		t = cv.Text{ID: WrittenID, Value: text, Lines: lines, Confidence: 1}
		if c.Holds == nil || c.Holds(t) {
			return t, len(try.facts) > 0 || try.lead.text != lead.text
		}
	}
	return cv.Text{}, false
}

func (c *composer) reason(added bool) string {
	switch {
	case len(c.doc.Summary) == 0:
		return "The CV has no profile; this one is put together from its own facts."
	case !added:
		return "The sentences of the profile are joined; it says the same."
	case c.Match != nil:
		return "The profile with facts from elsewhere in the CV, those that the job asks for first."
	}
	return "The profile with facts from elsewhere in the CV."
}

// tooLong reports a profile that says enough by itself.
func (c *composer) tooLong(own []predicate) bool {
	words := 0
	for _, t := range c.doc.Summary {
		words += len(strings.Fields(t.Value))
	}
	return words > longestOwnWords || len(own) > mostClaims
}

// post is the first sentence of a profile for a CV that has none.
func (c *composer) post() predicate {
	s := c.role()
	_, text, _ := strings.Cut(s.text, strings.TrimSpace(c.name())+" ")
	text = strings.TrimSuffix(text, ".")
	if title, is := strings.CutPrefix(text, "works as "); is && !strings.Contains(title, ",") && !singular.MatchString(title) {
		text = "is " + article(title)
	}
	return predicate{text: text, lines: s.lines}
}

var (
	yearsOf = regexp.MustCompile(`^(?:has|brings) (?:a background of )?` +
		`((?:over |more than |nearly |almost |around |about |at least )?[\p{L}\d+-]+ years\b.*)$`)
	isA      = regexp.MustCompile(`^is an? `)
	withRole = regexp.MustCompile(`^(is an? [^,]*?) with ((?:over |more than |nearly |almost )?[\p{L}\d+-]+ years\b.*)$`)
	compound = regexp.MustCompile(`^\p{L}[\p{L}\d]*-` +
		`(?:certified|qualified|trained|driven|working|focused|oriented|accredited|registered|minded)\b`)
)

// titled gives who "has nine years of test engineering" the title of the present post.
func (c *composer) titled(lead predicate) predicate {
	m := yearsOf.FindStringSubmatch(lead.text)
	if m == nil || len(c.doc.Work) == 0 {
		return lead
	}
	w := c.doc.Work[0]
	if !w.Dates.Current || !cleanPost(w) || !named(w.Title.Value) || strings.Contains(w.Title.Value, ",") {
		return lead
	}
	text := "is " + article(w.Title.Value) + " with " + m[1]
	if singular.MatchString(w.Title.Value) {
		text = "is " + w.Title.Value + " with " + m[1]
	}
	return predicate{text: text, lines: slices.Concat(lead.lines, w.Title.Lines), own: true}
}

// ownYears is a claim about nothing but years of work.
var ownYears = regexp.MustCompile(`^(?:has|have) ((?:over |more than |nearly |almost )?[\p{L}\d+-]+ years\b[^,;]*)$`)

// leadTail is where a first sentence goes on about somebody whose role it named.
var leadTail = regexp.MustCompile(`^(is an? [^,]*?)( who .*| focused on .*| specialising in .*| specializing in .*)?$`)

// yearsFirst takes the years into the first sentence: "is a rigger with nine years in
// yachting who cares about ropes".
func yearsFirst(lead predicate, own []predicate) (predicate, []predicate) {
	m := leadTail.FindStringSubmatch(lead.text)
	at := slices.IndexFunc(own, func(p predicate) bool { return ownYears.MatchString(p.text) })
	if m == nil || at < 0 || strings.Contains(m[1], " with ") || strings.Contains(lead.text, "year") {
		return lead, own
	}
	years := ownYears.FindStringSubmatch(own[at].text)[1]
	lead = predicate{text: m[1] + " with " + years + m[2], lines: slices.Concat(lead.lines, own[at].lines), own: lead.own}
	return lead, slices.Delete(slices.Clone(own), at, at+1)
}

// singular are titles that there is one of.
var singular = regexp.MustCompile(`^(?:Head|Chief|President|Founder|Co-[Ff]ounder|C[EFIOTPM]O)\b|[&/]| and `)

// clear puts a clearance before the role: "is a DV-cleared signals officer". A claim
// of the profile that said nothing else is said by that.
func (c *composer) clear(lead predicate, own []predicate) (predicate, []predicate) {
	at := isA.FindString(lead.text)
	if at == "" || len(c.doc.Clearances) == 0 && !slices.ContainsFunc(own,
		func(p predicate) bool { return ownClearance.MatchString(p.text) }) {
		return lead, own
	}
	said := slices.IndexFunc(own, func(p predicate) bool { return ownClearance.MatchString(p.text) })
	name, lines := c.cleared()
	switch {
	case said >= 0:
		if m := ownClearance.FindStringSubmatch(own[said].text); clearanceName.MatchString(m[1]) {
			name, lines = m[1], own[said].lines
			own = slices.Delete(slices.Clone(own), said, said+1)
			break
		}
		return lead, own
	case name == "" || c.Match != nil && c.clearances() == nil || c.profile["clearance"] || c.profile["cleared"] || c.profile["vetted"] ||
		c.profile["vetting"]:
		return lead, own
	}
	rest := lead.text[len(at):]
	before := name + "-cleared"
	if compound.MatchString(rest) {
		before += ","
	}
	for _, w := range []string{"clearance", "cleared"} {
		c.profile[w] = true
	}
	return predicate{text: "is " + article(before+" "+rest), lines: slices.Concat(lead.lines, lines), own: lead.own}, own
}

// facts are what the candidate holds and has done beyond the profile; qualifications
// may go into the first sentence.
func (c *composer) facts(lead *predicate, own []predicate) []predicate {
	var list []predicate
	room := mostOwn - len(own)
	if room > 0 {
		if held := c.held(); len(held) > 0 && !c.join(lead, held) {
			list = append(list, c.holding(held)...)
		}
	}
	list = append(list, c.speaks()...)
	if room > 0 {
		list = append(list, c.did(len(own))...)
		if degree := c.unasked(len(own)); len(degree) > 0 && !c.join(lead, degree) {
			list = append(list, c.holding(degree)...)
		}
		list = append(list, c.project()...)
	}
	return list
}

// held are the clearances, certificates and degrees for a profile.
func (c *composer) held() []fact {
	facts := slices.Concat(c.clearances(), c.certificates(), c.degrees())
	if len(facts) > mostHeld {
		facts = facts[:mostHeld]
	}
	return facts
}

// unasked is the newest degree for a profile of few words, where nothing that the
// candidate holds answers the job: a reader expects it all the same.
func (c *composer) unasked(own int) []fact {
	if c.Match == nil || own > fewClaims || len(c.held()) > 0 {
		return nil
	}
	match := c.Match
	c.Match = nil
	degrees := c.degrees()
	c.Match = match
	return degrees
}

// holding is the predicate of what somebody holds.
func (c *composer) holding(facts []fact) []predicate {
	var s sentence
	items := s.take(facts)
	return []predicate{{text: c.who.verb("hold") + " " + enumerate(items), lines: s.lines}}
}

// atPlace is a first sentence that names a role, and at most where it is held.
var atPlace = regexp.MustCompile(`^is an? (?:[\p{L}&/.-]+ ){1,4}?[\p{L}&/.-]+(?: at \p{Lu}[\p{L}\d&.' -]*)?$`)

var (
	full    = regexp.MustCompile(`[,;:()]| who |\bholds?\b`) // a first sentence that nothing is added to
	andWith = regexp.MustCompile(` with | and an? `)
)

// join puts what somebody holds into the first sentence, where that has room for it.
func (c *composer) join(lead *predicate, facts []fact) bool {
	var s sentence
	items := s.take(facts)
	n := len(strings.Fields(lead.text)) + len(strings.Fields(strings.Join(items, " ")))
	if n > longestLead || !isA.MatchString(lead.text) || full.MatchString(lead.text) {
		return false
	}
	m := withRole.FindStringSubmatch(lead.text)
	switch {
	case m != nil && len(facts) == 1 && strings.HasPrefix(items[0], "a") && !andWith.MatchString(m[2]) && !strings.Contains(items[0],
		" and "):
		lead.text = m[1] + " with " + items[0] + " and " + m[2]
	case m != nil && len(strings.Fields(m[2])) <= nearRole, m == nil && !strings.Contains(lead.text, " with ") &&
		atPlace.MatchString(lead.text):
		lead.text += " who holds " + enumerate(items)
	default:
		return false
	}
	lead.lines = slices.Concat(lead.lines, s.lines)
	return true
}

// paragraph packs predicates into sentences behind the first one.
func (c *composer) paragraph(lead predicate, list []predicate) (text string, lines []int) {
	lines = slices.Clone(lead.lines)
	packs := [][]predicate{{}}
	for i, p := range list {
		lines = append(lines, p.lines...)
		last := &packs[len(packs)-1]
		turns := i > 0 && p.own && !list[i-1].own && wordsOf(*last) > shortPack // from the facts to the profile
		if len(*last) > 0 && (turns || !(*last)[0].takes(p, *last)) {
			packs = append(packs, []predicate{p})
		} else {
			*last = append(*last, p)
		}
	}
	sentences := []string{strings.TrimSuffix(c.name()+" "+lead.text, ".") + "."}
	for _, pack := range balanced(packs) {
		switch {
		case len(pack) == 0:
		case pack[0].whole:
			sentences = append(sentences, pack[0].text+".")
		default:
			sentences = append(sentences, c.who.subject+" "+strings.TrimSuffix(series(pack), ".")+".")
		}
	}
	slices.Sort(lines)
	return strings.Join(sentences, " "), slices.Compact(lines)
}

// takes reports that a predicate may go on the sentence that p begins.
func (p predicate) takes(next predicate, pack []predicate) bool {
	if p.whole || next.whole || next.own && past.MatchString(next.text) {
		return false
	}
	return len(pack) < mostPredicates && wordsOf(pack)+wordsOf([]predicate{next}) <= longestWoven
}

// balanced gives a last sentence of a few words company from the one before.
func balanced(packs [][]predicate) [][]predicate {
	n := len(packs) - 1
	if n < 1 || len(packs[n]) != 1 || len(packs[n-1]) < mostPredicates || wordsOf(packs[n]) > fewInLast ||
		packs[n][0].whole || past.MatchString(packs[n][0].text) {
		return packs
	}
	moved := packs[n-1][len(packs[n-1])-1]
	packs[n-1] = packs[n-1][:len(packs[n-1])-1]
	packs[n] = append([]predicate{moved}, packs[n]...)
	return packs
}

func wordsOf(pack []predicate) (n int) {
	for _, p := range pack {
		n += len(strings.Fields(p.text))
	}
	return n
}

// past is a claim about something that is over.
var past = regexp.MustCompile(`^(?:\p{Ll}+ed|took|left|held|led|was|were|ran|began) `)

// inner reports commas or conjunctions inside a predicate.
var inner = regexp.MustCompile(`,| and | or `)

// twoDone are two things done, told with one "have".
var twoDone = regexp.MustCompile(`^(?:have|has) .* and `)

// series joins predicates: "hold CISSP and lead the watch"; commas keep them apart where
// one of them has an "and" of its own.
func series(pack []predicate) string {
	var list []string
	for _, p := range pack {
		list = append(list, p.text)
	}
	last := len(list) - 1
	if last == 0 {
		return list[0]
	}
	joint := " and "
	if last > 1 && inner.MatchString(strings.Join(list, " ")) || inner.MatchString(list[0]) || twoDone.MatchString(list[last]) {
		joint = ", and "
	}
	return strings.Join(list[:last], ", ") + joint + list[last]
}
