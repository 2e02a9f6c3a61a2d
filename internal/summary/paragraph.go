package summary

import (
	"cmp"
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/sieve"
)

// sort is what a predicate is about; a sentence does not mix a deed with a certificate.
type sort int

const (
	ofDeeds    sort = iota
	ofHoldings      // what somebody holds, knows and speaks
	ofMind          // what somebody likes and seeks
	ofFormer        // what is over: a career break
)

var (
	skilled  = sieve.MustCompile(`^(?:am|is|are) (?:also )?skilled in `)
	holdings = sieve.MustCompile(`^(?:holds?|speaks?|(?:am|is|are) an? (?:certified|chartered|registered|licensed)|` +
		`(?:am|is|are) (?:also |fully )?(?:(?:\p{Lu}+ )?(?:registered|certified|qualified|licensed)|` +
		`skilled|strong|adept|experienced|versed|proficient|bilingual|trilingual|fluent)|` +
		`(?:have|has) (?:an? )?(?:full|valid|clean|current|driving))\b`)
	ofFields  = sieve.MustCompile(`^(?:have|has) experience of `)
	ofTheMind = sieve.MustCompile(`^(?:(?:am|is|are) (?:now |also |currently |presently )?(?:seeking|leaving|` +
		`relocating|returning|aiming|aspiring|hoping|wishing|transitioning|` +
		`looking|keen|willing|able|available|committed|` +
		`passionate|creative|reliable|calm|punctual|organi[sz]ed|flexible|dependable|conscientious|friendly|adaptable|` +
		`hard-working|comfortable|motivated|interested|happy|open|ready|an? )|` +
		`(?:seek|like|enjoy|care|believe|want|hope|look|thrive|value|love|aim|leave|desire|aspire|intend|crave)s?\b|` +
		`(?:have|has) (?:an? |my |her |his |their )?(?:own|passion|interest|keen|strong))`)
	isOver = sieve.MustCompile(`^(?:took|left|was|were|began|retired|moved|relocated) `)
)

func sortOf(p predicate) sort {
	switch {
	case p.whole && seeks.MatchString(strings.ToLower(p.text)):
		return ofMind
	case p.whole:
		return ofDeeds
	case holdings.MatchString(p.text), !p.own && ofFields.MatchString(p.text):
		return ofHoldings
	case isOver.MatchString(p.text):
		return ofFormer
	case ofTheMind.MatchString(p.text), p.own && saysHow(p.text):
		return ofMind
	}
	return ofDeeds
}

// ordered puts what is told into the order of a paragraph: deeds, then what is held,
// then the mind. Where a sentence of the profile goes on from the one before, its own
// order stays.
func (c *composer) ordered(own, done, held []predicate) []predicate {
	var first []predicate
	if len(own) > 0 && goesOnFrom(own[0]) {
		first, own = own[:1], own[1:]
	}
	if slices.ContainsFunc(own, goesOnFrom) {
		return slices.Concat(first, done, held, own)
	}
	own, held = c.merged(own, held)
	by := map[sort][]predicate{}
	for _, p := range slices.Concat(done, held, own) {
		by[sortOf(p)] = append(by[sortOf(p)], p)
	}
	slices.SortStableFunc(by[ofDeeds], func(a, b predicate) int { return cmp.Compare(c.timeOf(a), c.timeOf(b)) })
	by[ofDeeds] = behindNow(by[ofDeeds])
	slices.SortStableFunc(by[ofHoldings], func(a, b predicate) int {
		return boolOrder(!onRegister.MatchString(a.text), !onRegister.MatchString(b.text))
	})
	if c.heldFirst {
		return slices.Concat(first, by[ofHoldings], by[ofDeeds], by[ofMind], by[ofFormer])
	}
	return slices.Concat(first, by[ofDeeds], by[ofHoldings], by[ofMind], by[ofFormer])
}

// shortestAlone is how many words a deed has that makes a sentence by itself.
const shortestAlone = 8

// behindNow puts what was done before the post of today behind what goes on there, where one sentence can tell both.
func behindNow(deeds []predicate) []predicate {
	from := slices.IndexFunc(deeds, func(p predicate) bool { return strings.HasPrefix(p.text, previously) })
	if from < 2 || !followsNow(deeds[:1], deeds[from]) || formOf(deeds[1]) == "" || wordsOf(deeds[1:2]) < shortestAlone {
		return deeds
	}
	return slices.Insert(slices.Delete(slices.Clone(deeds), from, from+1), 1, deeds[from])
}

// onRegister is what somebody has to be before they may work at all.
var onRegister = sieve.MustCompile(`^(?:am|is|are) (?:fully )?(?:\p{Lu}+ )?(?:registered|licensed)\b`)

// goesOnFrom reports a sentence that goes on from the one before.
func goesOnFrom(p predicate) bool { return p.whole && dependent.MatchString(p.text) }

// timeOf puts what goes on before what was done, and that before earlier posts.
func (c *composer) timeOf(p predicate) int {
	const now, done, added, notes = 0, 1, 2, 3
	switch {
	case p.past:
		return added
	case p.whole && p.own:
		return notes // that are about nobody
	case p.whole:
		return added
	case !perfectOrBe.MatchString(p.text):
		return now
	case !p.own:
		return added
	}
	return done
}

var perfectOrBe = sieve.MustCompile(`^(?:have|has|had|am|is|are|was|were|\p{L}+(?:ed|ly)|` +
	`built|ran|led|won|wrote|cut|made|set|held|kept|taught|sold|took) `)

// merged gives one "hold" to what the profile and the other parts of the CV say of it.
func (c *composer) merged(own, held []predicate) (restOwn, all []predicate) {
	hold := c.who.verb("hold") + " "
	is := func(p predicate) bool { return !p.whole && strings.HasPrefix(p.text, hold) }
	at, of := slices.IndexFunc(own, is), slices.IndexFunc(held, is)
	if at < 0 || of < 0 {
		return own, held
	}
	all = slices.Clone(held)
	all[of].text = own[at].text + ", as well as " + strings.TrimPrefix(held[of].text, hold)
	all[of].lines = slices.Concat(own[at].lines, held[of].lines)
	return slices.Delete(slices.Clone(own), at, at+1), all
}

// paragraph packs predicates into sentences behind the first one.
func (c *composer) paragraph(lead predicate, list []predicate) (text string, lines []int) {
	lines = slices.Clone(lead.lines)
	packs := c.packs(list)
	for _, p := range slices.Concat(packs...) {
		lines = append(lines, p.lines...)
	}
	slices.Sort(lines)
	return strings.Join(append([]string{c.says(lead.text)}, c.inSentences(packs)...), " "), slices.Compact(lines)
}

// sentences are the predicates in their order, as few sentences as read well.
func (c *composer) sentences(list []predicate) []string { return c.inSentences(c.packs(list)) }

// packs are predicates by the sentences that tell them.
func (c *composer) packs(list []predicate) [][]predicate {
	packs := heldBehindDeeds(packed(c.who.plainly(inOneTense(list))))
	if c.who.silent() {
		packs = bareApart(withoutStubs(packs))
	}
	return packs
}

// longestStub is how many words a sentence about what somebody holds has at most that says too little alone.
const longestStub = 8

// heldBehindDeeds puts a degree that would be a sentence of few words behind what was done: "Has built a slipway and holds a BSc".
func heldBehindDeeds(packs [][]predicate) (out [][]predicate) {
	for _, pack := range packs {
		last := len(out) - 1
		if last >= 0 && len(pack) == 1 && !pack[0].own && heldAlone.MatchString(pack[0].text) && wordsOf(pack) <= longestStub &&
			sortOf(out[last][0]) == ofDeeds && sameSubject(out[last][0], pack[0]) && !out[last][0].past && !out[last][0].own &&
			!isMixed(out[last]) && wordsWith(out[last], pack[0]) <= longestWoven {
			out[last] = append(out[last], pack[0])
			continue
		}
		out = append(out, pack)
	}
	return out
}

// heldAlone is what somebody holds.
var heldAlone = sieve.MustCompile(`^holds? `)

func (c *composer) inSentences(packs [][]predicate) (out []string) {
	for _, pack := range packs {
		out = append(out, c.sentenceOf(pack)+".")
	}
	return heldOnce(out)
}

// heldOnce opens one sentence with "Holds": beside what somebody holds they carry a responsibility.
func heldOnce(list []string) []string {
	const duty = "Holds responsibility for "
	at := slices.IndexFunc(list, func(s string) bool { return strings.HasPrefix(s, duty) })
	if at >= 0 && slices.ContainsFunc(list, func(s string) bool { return strings.HasPrefix(s, "Holds ") && !strings.HasPrefix(s, duty) }) {
		list[at] = "Carries responsibility for " + strings.TrimPrefix(list[at], duty)
	}
	return list
}

// stub is a sentence that says little and has no subject: "Is bilingual in Welsh and English."
var stub = sieve.MustCompile(`^is (?:\S+ ){0,12}\S+$`)

// isStub reports such a sentence; what somebody is skilled in gets a verb that says more, and plans stand alone.
func isStub(p predicate) bool {
	return !p.whole && stub.MatchString(p.text) && !beDoing.MatchString(p.text) && !skilled.MatchString(p.text)
}

// isMixed reports predicates in two forms, what goes on and what was done: a third one would make a chain of them
// ("runs a yard, has built a slipway, and is fond of ropes").
func isMixed(pack []predicate) bool {
	form := formOf(pack[0])
	return slices.ContainsFunc(pack, func(p predicate) bool { return formOf(p) != form })
}

// formOf is the first word of a predicate that has a helping verb, "" of others.
func formOf(p predicate) string {
	switch first, _, _ := strings.Cut(p.text, " "); first {
	case "has", "have", "had", "is", "are", "am":
		return first
	}
	return ""
}

// withoutStubs puts stubs behind the sentence before them.
func withoutStubs(packs [][]predicate) (out [][]predicate) {
	for _, pack := range packs {
		last := len(out) - 1
		if last >= 0 && len(pack) == 1 && isStub(pack[0]) && sameSubject(out[last][0], pack[0]) &&
			!out[last][0].past && !isMixed(out[last]) && !strings.Contains(seriesOf(out[last]), ", and ") &&
			wordsWith(out[last], pack[0]) <= longestHeld {
			out[last] = append(out[last], pack[0])
			continue
		}
		out = append(out, pack)
	}
	return out
}

// inOneTense puts what the profile says was done beside what was added: "has built and run tide tables", and "has
// trained". What tells when it was stays.
func inOneTense(list []predicate) []predicate {
	if !slices.ContainsFunc(list, func(p predicate) bool { return !p.own && hasDone(p.text) || isExperience(p) }) {
		return list
	}
	list = slices.Clone(list)
	for i, p := range list {
		if p.own && !p.whole && !tellsWhen.MatchString(p.text) {
			list[i].text = asPerfect(p.text, strings.Fields(list[i].text))
		}
	}
	return list
}

// isExperience reports the sentence about what was done.
func isExperience(p predicate) bool {
	return !p.own && (p.whole && tellsExperience.MatchString(p.text) || ofFields.MatchString(p.text))
}

var tellsExperience = sieve.MustCompile(`(?i)^(?:my |her |his |their )?(?:earlier )?(?:experience|work) ` +
	`(?:covers|includes|has covered|has included) `)

// tellsWhen is a time of which only the simple past is said.
var tellsWhen = sieve.MustCompile(`\b(?:(?:19|20)\d\d|ago|last|when|while|before|after|until|then|first)\b`)

// asPerfect is a predicate that opens with past verbs ("built and ran") in the perfect.
func asPerfect(text string, fields []string) string {
	n := 0
	for n < len(fields) && pastOf(fields[n]) != "" {
		fields[n] = pastOf(fields[n])
		if n++; n+1 < len(fields) && fields[n] == "and" && pastOf(fields[n+1]) != "" {
			n++
		} else {
			return "has " + strings.Join(fields, " ")
		}
	}
	return text
}

// pastOf is the participle of a verb in the past, "" for other words.
func pastOf(word string) string {
	for _, f := range language.VerbForms(word) {
		if f.Form == language.Past {
			return language.PastParticiple(f.Base)
		}
	}
	return ""
}

// sentenceOf is a pack as a sentence.
func (c *composer) sentenceOf(pack []predicate) string {
	pack = oneAct(pack)
	switch text := seriesOf(pack); {
	case pack[0].whole:
		return strings.TrimSuffix(pack[0].text, ".")
	case c.who.silent() && isBare(pack):
		return c.who.tells(bare(pack))
	case c.who.silent():
		return c.who.tells(answering(text))
	default:
		return c.who.tells(text)
	}
}

func seriesOf(pack []predicate) string { return strings.TrimSuffix(series(pack), ".") }

func packed(list []predicate) (packs [][]predicate) {
	for i, p := range list {
		last := len(packs) - 1
		if last >= 0 && takes(packs[last], p) && !opensHoldings(packs[last], list[i:]) {
			packs[last] = append(packs[last], p)
		} else {
			packs = append(packs, []predicate{p})
		}
	}
	return packs
}

// opensHoldings reports languages behind a deed that more follows of what is held or known: that is a sentence of its own.
func opensHoldings(pack, list []predicate) bool {
	return sortOf(pack[len(pack)-1]) == ofDeeds && sortOf(list[0]) == ofHoldings && len(list) > 1 && sortOf(list[1]) == ofHoldings &&
		sameSubject(list[0], list[1])
}

// takes reports that a sentence has room for one more predicate, and that it goes with
// the ones before.
func takes(pack []predicate, next predicate) bool {
	last := pack[len(pack)-1]
	if !sameSubject(last, next) || apart(pack, next) || !goTogether(pack, next) {
		return false
	}
	longest := longestWoven
	if sortOf(next) == ofHoldings {
		longest = longestHeld
	}
	return len(pack) < mostPredicates && wordsWith(pack, next) <= longest
}

// sameSubject reports two predicates that one subject stands before, at one place.
func sameSubject(a, b predicate) bool {
	return !a.whole && !b.whole && !ownSubject.MatchString(a.text) && !ownSubject.MatchString(b.text)
}

// goTogether reports that a sentence can tell what both are about.
func goTogether(pack []predicate, next predicate) bool {
	of, to := sortOf(pack[len(pack)-1]), sortOf(next)
	switch {
	case to == ofFormer:
		return false
	case of == ofDeeds && !next.own && ofFields.MatchString(next.text):
		return !strings.Contains(pack[len(pack)-1].text, "experience")
	case of == ofDeeds && strings.HasPrefix(next.text, "speak"):
		return !isMixed(pack) // "has built a slipway, and speaks Welsh": no sentence for that alone
	}
	return of == to || to == ofMind && !isMixed(pack)
}

// apart reports what stands in sentences of its own: plans, and the mind behind much else.
func apart(pack []predicate, next predicate) bool {
	last := pack[len(pack)-1]
	switch of := sortOf(last); {
	case last.past, next.past:
		return !followsDone(pack, next)
	case of != ofMind && (beDoing.MatchString(next.text) || seeks.MatchString(next.text) || leaves.MatchString(next.text)):
		return true
	case sortOf(next) != ofMind:
		return false
	case of == ofHoldings:
		return !hasThing.MatchString(next.text) // a degree and what somebody likes are not of one kind
	default:
		return of != ofMind && !short(pack, next)
	}
}

// shortDone is how many words a sentence has at most that tells what was done today and before.
const shortDone = 24

// followsDone reports one deed of an earlier post, with its place, behind one of today: two such sentences would be notes.
// "Has cut refit time from 9 to 4 days, and earlier built a slipway at Gull Lofts."
func followsDone(pack []predicate, next predicate) bool {
	if followsNow(pack, next) {
		return true
	}
	return len(pack) == 1 && next.earlier && !pack[0].past && hasDone(pack[0].text) && strings.Contains(next.text, " at ") &&
		!strings.Contains(pack[0].text+next.text, " and ") && wordsWith(pack, next) <= shortDone
}

// followsNow reports what was done before behind what goes on: "Leads a crew of nine, and previously built a slipway."
func followsNow(pack []predicate, next predicate) bool {
	return len(pack) == 1 && strings.HasPrefix(next.text, previously) && !pack[0].whole && !pack[0].past && sortOf(pack[0]) == ofDeeds &&
		formOf(pack[0]) == "" && !strings.Contains(next.text, " and ") && wordsWith(pack, next) <= shortDone
}

// Words of a sentence up to which the mind goes into it: one of what was added, and one
// of the profile's own.
const (
	shortest = 14
	shortOwn = 20
)

func short(pack []predicate, next predicate) bool {
	most := shortest
	if pack[0].own && next.own {
		most = shortOwn
	}
	return wordsWith(pack, next) <= most
}

func wordsWith(pack []predicate, next predicate) int {
	return wordsOf(pack) + wordsOf([]predicate{next})
}

// ownSubject is a predicate in which somebody is named again: "is a careful worker and
// she likes ropes".
var ownSubject = sieve.MustCompile(`\b(?:and|but) (?:I|he|she|they) `)

func wordsOf(pack []predicate) (n int) {
	for _, p := range pack {
		n += len(strings.Fields(p.text))
	}
	return n
}

// inner reports commas or conjunctions inside a predicate.
var inner = sieve.MustCompile(`,(?:\D|$)| and | or `)

// twoDone are two things done, told with one "have".
var twoDone = sieve.MustCompile(`^(?:have|has) .* and `)

// beDoing is what somebody is about to do; two of them share their "are".
var beDoing = sieve.MustCompile(`^(?:am|is|are) (?:leaving|seeking|looking|relocating|returning|aiming|aspiring|hoping|wishing|` +
	`transitioning) `)

// sharesVerb reports a predicate that needs no "is" or "has" of its own behind the one before.
func sharesVerb(before, text string) bool {
	return beDoing.MatchString(text) && beDoing.MatchString(before) ||
		hasDone(text) && hasDone(before) && !strings.Contains(before+text, " and ")
}

// oneAct gives one verb to two predicates that have the same one: "leads a yard and a crew of nine"; who leads on safety and leads a crew
// does not lead on a crew.
func oneAct(pack []predicate) (out []predicate) {
	for _, p := range pack {
		last := len(out) - 1
		verb, object, _ := strings.Cut(p.text, " ")
		if last >= 0 && strings.HasPrefix(out[last].text, verb+" ") && isThird(verb) && !inner.MatchString(out[last].text+" "+object) &&
			!opensWithPreposition(object) && !opensWithPreposition(strings.TrimPrefix(out[last].text, verb+" ")) {
			out[last].text += " and " + object
			continue
		}
		out = append(out, p)
	}
	return out
}

func opensWithPreposition(object string) bool {
	return wordAt(language.TagSentence(language.Tokens(object)), 0).Tag == language.TagPreposition
}

// isThird reports a verb in the present behind its subject: "leads", and "lead" behind "they".
func isThird(verb string) bool {
	return formOf(predicate{text: verb}) == "" && slices.ContainsFunc(language.VerbForms(verb), func(f language.VerbForm) bool {
		return f.Form == language.Third || f.Form == language.Base
	})
}

// hasDone reports a predicate in the perfect; two of them share their "has".
func hasDone(text string) bool {
	first, rest, _ := strings.Cut(text, " ")
	verb, _, _ := strings.Cut(rest, " ")
	return (first == "has" || first == "have") && slices.ContainsFunc(language.VerbForms(verb), func(f language.VerbForm) bool {
		return f.Form == language.Past || f.Form == language.Participle
	})
}

// verbsOnly is what was done with an "and" between two verbs at most: "has built and run tide tables".
var verbsOnly = sieve.MustCompile(`^(?:have|has) (?:\p{Ll}+ and )?(?:[^\s,]+ )*[^\s,]+$`)

// threeDone joins what was done and two deeds more in one row: "has built and run tide tables, written a log and trained deckhands".
func threeDone(pack []predicate) (string, bool) {
	if len(pack) != 2 || !hasDone(pack[0].text) || !hasDone(pack[1].text) || !verbsOnly.MatchString(pack[0].text) {
		return "", false
	}
	_, object, _ := strings.Cut(strings.TrimPrefix(verbPair.ReplaceAllString(pack[0].text, ""), " "), " ")
	have, more, _ := strings.Cut(pack[1].text, " ")
	one, other, two := strings.Cut(more, " and ")
	if !two || inner.MatchString(object) || inner.MatchString(one) || inner.MatchString(other) || !hasDone(have+" "+other) {
		return "", false
	}
	return pack[0].text + ", " + more, true
}

// verbPair opens what was done with two verbs.
var verbPair = sieve.MustCompile(`^(?:have|has) \p{Ll}+ and`)

// doesTwo reports a predicate with a second verb: "runs the yard and trains starters".
func doesTwo(text string) bool {
	_, other, _ := strings.Cut(text, " and ")
	verb, object, _ := strings.Cut(other, " ")
	return object != "" && slices.ContainsFunc(language.VerbForms(verb), func(f language.VerbForm) bool {
		return f.Form == language.Third || f.Form == language.Gerund
	})
}

// series joins predicates: "hold CISSP and lead the watch"; commas keep them apart where
// one of them has an "and" of its own.
func series(pack []predicate) string {
	if text, is := threeDone(pack); is {
		return text
	}
	apart := len(pack) > 2 && isMixed(pack)
	var list []string
	for i, p := range pack {
		text := p.text
		if i > 0 && !apart && sharesVerb(pack[i-1].text, text) {
			_, text, _ = strings.Cut(text, " ")
		}
		if i > 0 && p.earlier {
			text = "earlier " + text
		}
		list = append(list, text)
	}
	last := len(list) - 1
	comma := pack[last].past || last > 1 && inner.MatchString(strings.Join(list, " ")) || inner.MatchString(list[0]) ||
		twoDone.MatchString(list[last]) || last > 0 && doesTwo(list[last])
	return listOf(list, comma)
}
