package summary

import (
	"slices"
	"strings"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
)

// teller is who the sentences of a profile speak of after the first one, which names
// the candidate in the third person. Without pronouns they have no subject: "Holds CISSP".
type teller struct {
	subject, owns string // "She", "Her"; subject is "" without pronouns
	plural        bool   // "They hold", "I hold"
	first         bool   // "I"
}

func tellerOf(person cv.Perspective, p cv.Pronouns) teller {
	switch {
	case person != cv.ThirdPerson:
		return teller{subject: "I", owns: "My", plural: true, first: true}
	case p == cv.She:
		return teller{subject: "She", owns: "Her"}
	case p == cv.He:
		return teller{subject: "He", owns: "His"}
	case p == cv.They:
		return teller{subject: "They", owns: "Their", plural: true}
	}
	return teller{}
}

// silent reports sentences without a subject.
func (t teller) silent() bool { return t.subject == "" }

// tells is a predicate as a sentence.
func (t teller) tells(predicate string) string {
	if t.silent() {
		_, size := utf8.DecodeRuneInString(predicate)
		return strings.ToUpper(predicate[:size]) + predicate[size:]
	}
	return t.subject + " " + predicate
}

// inside is the subject as it stands inside a sentence.
func (t teller) inside() string {
	if t.first {
		return t.subject
	}
	return strings.ToLower(t.subject)
}

// projects opens a sentence about what somebody made.
func (t teller) projects() string {
	if t.silent() {
		return "Projects include "
	}
	return t.owns + " projects include "
}

// knows is the predicate about listed skills.
func (t teller) knows(skills string) string {
	return t.verb("be") + " skilled in " + skills
}

// verb returns the present form of a verb behind the subject.
func (t teller) verb(base string) string {
	switch {
	case base == "be" && t.first:
		return "am"
	case base == "be" && t.plural:
		return "are"
	case t.plural:
		return base
	}
	return language.ThirdPerson(base)
}

// inPerson maps how a first sentence opens in the third person to the first one.
var inPerson = []struct{ third, first string }{{"is ", "am "}, {"has ", "have "}, {"works ", "work "}, {"brings ", "bring "}}

// says is the first sentence, of a lead that is told in the third person.
func (c *composer) says(lead string) string {
	lead = strings.TrimSuffix(lead, ".") + "."
	if c.name() == "" {
		if isA.MatchString(lead) {
			lead = "works as " + strings.TrimPrefix(lead, "is ")
		}
		return language.Capital(lead)
	}
	name := withoutRank(c.name(), lead)
	for _, f := range inPerson {
		if rest, is := strings.CutPrefix(lead, f.third); is && c.who.first {
			return name + " " + f.first + rest
		}
	}
	if strings.HasPrefix(lead, ",") {
		return name + lead // ", who holds a degree, has worked as"
	}
	return name + " " + lead
}

// asThird is a lead of the first person as if it was told in the third; ok is false
// for one that is not about who somebody is.
func asThird(lead string) (string, bool) {
	for _, f := range inPerson {
		if rest, is := strings.CutPrefix(lead, f.first); is {
			return f.third + rest, true
		}
	}
	return "", false
}

// predicate is what a sentence says of its subject: "hold CISSP", "are bilingual in
// Welsh and English". A whole one is a sentence that has a subject of its own.
type predicate struct {
	text  string
	lines []int
	whole bool
	own   bool // of the profile
	half  bool // the second claim of a sentence
	past  bool // of a post that is over, in a sentence of its own

	earlier bool // of one that was over when the post of today began
}

// claims takes the profile apart into what its first sentence says of the candidate by
// name and what the others say; ok is false where it is not written that way. One that
// never names the candidate gets a first sentence.
func (c *composer) claims() (lead predicate, rest []predicate, ok bool) {
	told, ok := c.ownSentences()
	if !ok || len(told) == 0 || c.name() == "" {
		return predicate{}, nil, false
	}
	if lead, ok = c.leadOf(told[0]); ok {
		return lead, c.claimsOf(told[1:]), true
	}
	if lead, ok = c.asLead(told[0]); ok {
		return lead, c.claimsOf(told[1:]), true
	}
	if lead, ok = c.calledLead(told[0]); ok && !c.who.first {
		return lead, c.claimsOf(told[1:]), true
	}
	if rest = c.claimsOf(told); c.who.first {
		return predicate{}, nil, false
	}
	if namesAgain(rest, c.name()) || c.opensWithTitle(told[0].text) {
		return predicate{}, nil, false // it says itself who that is
	}
	if at := slices.IndexFunc(rest, tellsCalling); at >= 0 {
		lead = rest[at]
		return lead, slices.Delete(rest, at, at+1), true
	}
	lead = c.occupied()
	return lead, rest, lead.text != ""
}

// tellsCalling reports a claim that says what somebody is, with how long or of what: the first sentence of a profile that names nobody.
func tellsCalling(p predicate) bool {
	rest, is := strings.CutPrefix(p.text, "is ")
	return is && !p.whole && !p.half && isCalling(rest) && forYears.MatchString(rest)
}

// forYears is for how long somebody has been what they are called.
var forYears = sieve.MustCompile(`\b(?:with|of|having|over) [^,;]*\byears\b`)

// namesAgain reports a sentence that names the candidate inside: "As a rigger, Ann Moss splices rope". Behind a first sentence of
// ours the name would stand twice.
func namesAgain(list []predicate, name string) bool {
	return slices.ContainsFunc(list, func(p predicate) bool { return p.whole && strings.Contains(p.text, name) })
}

// opensWithTitle reports a note that begins with what the candidate is called: who "is a rigger" before it would be told twice.
func (c *composer) opensWithTitle(s string) bool {
	said := strings.Join(words(s), " ") + " "
	titles := []string{c.doc.Person.Label.Value}
	for i := range c.doc.Work {
		titles = append(titles, titled(c.doc.Work[i]))
	}
	return slices.ContainsFunc(titles, func(title string) bool {
		low := words(title)
		return len(low) > 0 && strings.HasPrefix(said, strings.Join(low, " ")+" ")
	})
}

// claimsOf are the claims of sentences behind the first one.
func (c *composer) claimsOf(told []sentence) (list []predicate) {
	for _, s := range told {
		for _, part := range c.apart(s.text) {
			for _, p := range nowAndThen(c.claim(part)) {
				p.lines, p.own = s.lines, true
				list = append(list, p)
			}
		}
	}
	return list
}

// ownSentences are those of the profile; ok is false for one that is a list, quotes or asks.
func (c *composer) ownSentences() (told []sentence, ok bool) {
	return c.ownSentencesWith(listMarks + "\"“”«»")
}

// listMarks are those of a list and of its lines.
const listMarks = "•*\n"

// ownSentencesWith are those of a profile without any of the marks.
func (c *composer) ownSentencesWith(no string) (told []sentence, ok bool) {
	for _, t := range c.doc.Summary {
		if strings.ContainsAny(t.Value, no) {
			return nil, false
		}
		for _, span := range language.Sentences(t.Value) {
			s := strings.TrimSuffix(strings.TrimSpace(span.Of(t.Value)), ".")
			if s == "" || strings.HasSuffix(s, "?") || strings.HasSuffix(s, "!") {
				return nil, false
			}
			told = append(told, sentence{text: s, lines: t.Lines})
		}
	}
	return told, true
}

// leadOf is what the first sentence says of the candidate, whom it has to name.
func (c *composer) leadOf(s sentence) (predicate, bool) {
	rest, ok := c.behindName(s.text)
	if ok && c.who.first {
		rest, ok = asThird(rest)
	}
	return predicate{text: rest, lines: s.lines, own: true}, ok && rest != ""
}

// asRole is a sentence that says before its subject what somebody is: "As a rigger, Ann Moss splices rope".
var asRole = sieve.MustCompile(`^As (an? (?:[\p{L}\d/&.-]+ ){0,4}?([\p{L}-]+)(?: (?:with|in|at|of) [^,]+)?), (.*)$`)

// asLead is such a sentence as the first one of a profile: "is a rigger who splices rope".
func (c *composer) asLead(s sentence) (predicate, bool) {
	m := asRole.FindStringSubmatch(s.text)
	if m == nil || c.who.first || !language.IsRole(strings.ToLower(m[2])) {
		return predicate{}, false
	}
	does, named := c.behindName(m[3])
	words := language.TagSentence(language.Tokens(language.Capital(does)))
	if !named || len(words) == 0 || words[0].Tag != language.TagThird {
		return predicate{}, false
	}
	return predicate{text: "is " + m[1] + " who " + does, lines: s.lines, own: true}, true
}

// behindName is what a sentence says behind the name, also where that is in capitals.
func (c *composer) behindName(s string) (rest string, ok bool) {
	name := c.name() + " "
	if len(s) <= len(name) || !strings.EqualFold(s[:len(name)], name) {
		return s, false
	}
	return s[len(name):], true
}

// plansToo is a sentence without a subject whose second part is about plans: "Has sewn nets, and is seeking".
var plansToo = sieve.MustCompile(`^((?:Is|Has|Holds) .*), and (is \p{Ll}+ing .*)$`)

// apart are the two claims of a sentence that names its subject twice: "She rows, and she
// sews".
func (c *composer) apart(s string) []string {
	if c.who.silent() {
		if m := plansToo.FindStringSubmatch(s); m != nil {
			return []string{m[1], strings.ToUpper(m[2][:1]) + m[2][1:]}
		}
		return []string{s}
	}
	before, after, two := strings.Cut(s, ", and "+c.who.inside()+" ")
	if !two || !strings.HasPrefix(before, c.who.subject+" ") || strings.Contains(after, ", and "+c.who.inside()+" ") {
		return []string{s}
	}
	return []string{before, c.who.subject + " " + after}
}

// alsoDone is a claim about what somebody does that goes on to what they have done.
var alsoDone = sieve.MustCompile(`^(\p{Ll}+s? [^,;]*?),? and (ha(?:s|ve) (?:also )?\p{Ll}+(?:ed|en|n|t) [^;]*)$`)

// ofOther is a clause about what was named last, whose second verb may be of it, too.
var ofOther = sieve.MustCompile(`\b(?:that|which|who|whose|where)\b`)

// nowAndThen are the two claims of one that tells what somebody does and what they have done.
func nowAndThen(p predicate) []predicate {
	m := alsoDone.FindStringSubmatch(p.text)
	if m == nil || p.whole || perfectOrBe.MatchString(m[1]) || ofOther.MatchString(m[1]) || strings.Contains(m[2], " and ha") {
		return []predicate{p}
	}
	return []predicate{{text: m[1]}, {text: m[2], half: true}}
}

// stateOf is how somebody is, said without a verb: "Strong in coaching".
var stateOf = sieve.MustCompile(`^(?:Strong|Skilled|Adept|Experienced|Proficient|Versed|Fluent|Comfortable|Committed|` +
	`Dedicated|Keen|Confident|Trained|Qualified|Used|Known|` +
	`Recogni[sz]ed|Noted|Valued|Respected|Regarded|Trusted|Based|Able|Eager|Willing|Ready) ` +
	`(?:in|at|with|to|on|as|for|by) `)

// owned is what somebody has, said without a verb: "Own van and tools", "No points".
var owned = sieve.MustCompile(`^(Own|No) (\p{Ll}[\p{L} -]*)$`)

// ownCard is a licence or the like that somebody has, said without a verb: "Full, clean driving licence".
var ownCard = sieve.MustCompile(`^(?:Full|Clean|Valid|Current|Enhanced),?(?: (?:full|clean|valid|current|enhanced|driving|` +
	`driver['’]s|manual|motorcycle|British|security|\p{Lu}{2,4}),?){0,4} (?:licen[cs]e|passport|certificate|check|clearance)$`)

// ofYears is how long somebody has done what, said without a verb: "15 years commercial and industrial". The ending
// tells a field of work from a state: "5 years unemployed".
var ofYears = sieve.MustCompile(`^((?:[Oo]ver |[Mm]ore than )?(?:\d+\+?|(?i:two|three|four|five|six|seven|eight|nine|ten|twelve|` +
	`fifteen|twenty)) years),? (\p{Ll}+(?:al|ic|ary)(?:(?:, | and | )\p{Ll}+(?:al|ic|ary)){0,3})$`)

// experience is a claim about years of work of some kind.
func (c *composer) experience(s string) (string, bool) {
	m := ofYears.FindStringSubmatch(s)
	if m == nil {
		return "", false
	}
	return c.who.verb("have") + " " + strings.ToLower(m[1][:1]) + m[1][1:] + " of " + m[2] + " experience", true
}

// cards are certificates held today that the profile only names: "SMSTS, CSCS Black Card".
func (c *composer) cards(s string) (string, bool) {
	items := betweenCards.Split(s, -1)
	for i, item := range items {
		at := slices.IndexFunc(c.doc.Certificates, func(cert cv.Certificate) bool {
			return strings.EqualFold(cert.Name.Value, item) && c.valid(cert)
		})
		if at < 0 {
			return "", false
		}
		if items[i] = c.certificateTold(c.doc.Certificates[at].Name); items[i] == "" {
			return "", false
		}
	}
	return c.who.verb("hold") + " " + enumerate(items), true
}

var betweenCards = sieve.MustCompile(`, (?:and )?| and | & `)

// having is a claim about what somebody has.
func (c *composer) having(s string) (string, bool) {
	m := owned.FindStringSubmatch(s)
	switch {
	case ownCard.MatchString(s):
		return c.who.verb("have") + " " + article(strings.ToLower(s[:1])+s[1:]), true
	case m == nil || len(strings.Fields(m[2])) > mostOwned:
		return "", false
	case m[1] == "No" || c.who.silent():
		return c.who.verb("have") + " " + strings.ToLower(m[1]) + " " + m[2], true
	}
	return c.who.verb("have") + " " + strings.ToLower(c.who.owns) + " own " + m[2], true
}

const mostOwned = 6 // words of what somebody has

// auxiliaries open a sentence that goes without its subject.
var auxiliaries = map[string]bool{"Is": true, "Has": true, "Was": true, "Had": true, "Can": true, "Does": true, "Will": true}

// said is what a sentence says of the candidate: behind its subject, or without one from its auxiliary on.
func (t teller) said(s string) (string, bool) {
	if !t.silent() {
		if has, is := strings.CutPrefix(s, "Has "); is && !t.first {
			return t.verb("have") + " " + has, true
		}
		return strings.CutPrefix(s, t.subject+" ")
	}
	first, rest, _ := strings.Cut(s, " ")
	return strings.ToLower(first) + " " + rest, auxiliaries[first]
}

// claim is a sentence without its subject, where that is the candidate.
func (c *composer) claim(s string) predicate {
	if text, ok := c.ofCandidate(s); ok {
		return predicate{text: text}
	}
	if !c.who.first {
		if text, ok := c.subjectless(s); ok {
			return predicate{text: text}
		}
	}
	return predicate{text: s, whole: true}
}

// ofCandidate is what a sentence says behind its subject, or of a part or a state without a verb.
func (c *composer) ofCandidate(s string) (string, bool) {
	if rest, is := c.who.said(s); is {
		return rest, true
	}
	if rest, is := c.behindName(s); is && !c.who.plural {
		return rest, true
	}
	if s, is := c.standing(s); is {
		return s, true
	}
	for _, named := range []func(string) (string, bool){c.having, c.experience, c.cards} {
		if what, is := named(s); is {
			return what, true
		}
	}
	if stateOf.MatchString(s) && !c.goesOn(s) {
		return c.who.verb("be") + " " + strings.ToLower(s[:1]) + s[1:], true
	}
	return "", false
}

// goesOn reports a state that a clause with a subject of its own follows: "Eager to sail, Ann Moss has learnt knots".
func (c *composer) goesOn(s string) bool {
	return strings.Contains(s, ", "+c.name()+" ") || ownClause.MatchString(s)
}

// ownClause is a clause behind a comma that has its subject.
var ownClause = sieve.MustCompile(`, (?:they|she|he|I|(?:their|her|his|my|the) (?:\p{Ll}+ )?\p{Ll}+ (?:is|are|has|have|was)) `)

// subjectless is what a sentence says that begins with a verb, or with an adverb before it.
func (c *composer) subjectless(s string) (string, bool) {
	_, tail, _ := strings.Cut(s, " ")
	words := language.TagSentence(language.Tokens(s))
	if len(words) < 3 || tail == "" || !strings.HasPrefix(s, words[0].Text+" ") {
		return "", false
	}
	if isManner(words[0]) && words[1].Tag == language.TagThird && startsUpper(s) {
		if p := c.claim(strings.ToUpper(tail[:1]) + tail[1:]); !p.whole {
			return words[0].Low + " " + p.text, true
		}
	}
	verb := c.opens(words)
	return verb + " " + tail, verb != ""
}

// opens returns the verb that a sentence without a subject begins with, as it goes on
// behind the subject; "" where it begins with none, or others would have to agree too.
func (c *composer) opens(words []language.Tagged) string {
	first := words[0]
	for _, f := range language.VerbForms(first.Low) {
		switch {
		case f.Form == language.Past && tellsPast(words) && !describesRole(words):
			return first.Low
		case f.Form != language.Third || first.Tag != language.TagThird:
		case !c.who.plural:
			return first.Low
		case !coordinated(words[1:]):
			return f.Base
		}
	}
	return ""
}

// tellsPast reports a past form that an object or another verb follows.
func tellsPast(words []language.Tagged) bool {
	return words[0].Tag == language.TagPast && (opensObject(words[1]) || words[1].Is("and", ","))
}

// describesRole reports a participle before what somebody is: "Detailed and organised professional".
func describesRole(words []language.Tagged) bool {
	for _, w := range words[1:] {
		switch {
		case language.IsRole(w.Low):
			return true
		case w.Tag == language.TagDeterminer, w.Tag == language.TagPossessive, w.Tag == language.TagPreposition, w.Tag == language.TagTo:
			return false
		}
	}
	return false
}

func startsUpper(s string) bool { return s[0] >= 'A' && s[0] <= 'Z' }

// coordinated reports another verb in the third person, which would have to agree too.
func coordinated(words []language.Tagged) bool {
	for _, w := range words {
		if w.Tag == language.TagThird {
			return true
		}
	}
	return false
}

// ownClearance is a claim that names a clearance and nothing else.
var ownClearance = sieve.MustCompile(`^(?:hold|holds|have|has|am|is|are) (?:an? )?(?:valid |current |active |full )?` +
	`(\p{Lu}[\p{L}/]{1,5})[ -](?:clearance|security clearance|cleared)$`)

// clearanceName is the short name that a person can be "cleared" by.
var clearanceName = sieve.MustCompile(`^(?:e?DV|SC|CTC|NV[12]|BPSS|EBS)$`)

// cleared returns the clearance as it goes before a role ("DV"), and the fact behind it.
func (c *composer) cleared() (name string, lines []int) {
	for _, cl := range c.doc.Clearances {
		if !c.holdsNow(cl) {
			continue
		}
		short := strings.TrimSuffix(strings.TrimSuffix(cl.Level.Value, " clearance"), " cleared")
		if m := abbreviated.FindStringSubmatch(short); m != nil {
			short = m[1]
		}
		if clearanceName.MatchString(short) {
			return short, cl.Level.Lines
		}
	}
	return "", nil
}
