package condense

import (
	"cmp"
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// A verb that took another form has to take those along that stood in the same form beside it: "Prepare plates and load
// trays" becomes "Prepared plates and loaded trays" or stays.

// stray is a word that was left in the form that a verb before it had: with its base it is one for certain.
type stray struct {
	at   int
	base string
}

// strays are the words of a sentence that should have been turned with the verbs beside them, by their places.
func (t turning) strays() (list []stray) {
	for i := range t.words {
		form, base := t.origin(i)
		if base == "" {
			continue
		}
		list = append(list, t.besidePair(i)...)
		list = append(list, t.behind(i, form)...)
	}
	for _, s := range slices.Clone(list) {
		if base := t.pairedWith(s.at); base != "" && t.words[s.at-1].Is("and", "&") {
			list = append(list, stray{s.at, base}, stray{s.at - 2, t.words[s.at-2].Low})
		}
	}
	slices.SortStableFunc(list, func(a, b stray) int { // what one sign leaves open another may tell
		return cmp.Or(a.at-b.at, len(b.base)-len(a.base))
	})
	return slices.CompactFunc(list, func(a, b stray) bool { return a.at == b.at })
}

// besidePair are the words that a slash, or an "and" behind the first word, joins to a turned verb and that were not turned:
// "created/disseminate", "Advise and trains", "Proposes test and mends".
func (t turning) besidePair(i int) (list []stray) {
	if t.pairsBefore(i) {
		list = append(list, stray{i - 2, t.pairedBase(i - 2)})
	}
	if k := i + 2; k < len(t.words) && t.bare(k) && t.words[i+1].Is("/") {
		list = append(list, stray{k, t.surely(k)})
	}
	if t.runsOn(i) {
		list = append(list, stray{at: i + 1})
	}
	return list
}

// pairsBefore reports a verb before the link at i-1.
func (t turning) pairsBefore(i int) bool {
	k := i - 2
	if k < 0 || !t.bare(k) {
		return false
	}
	return t.words[i-1].Is("/") || t.words[i-1].Is("and", "&") &&
		(k == 0 || t.pairedBase(k) != "" || t.mostly(k))
}

// mostly reports a word that is hardly ever a noun, and in no name of a thing.
func (t turning) mostly(k int) bool {
	return t.words[k].Share > mostlyVerb && !inThing(t.words[k-1]) && !lexicon.MostlyNoun(t.words[k].Low)
}

// inThing reports a word behind which the name of a thing goes on.
func inThing(w language.Tagged) bool {
	return tags{
		language.TagNoun: true, language.TagAdjective: true, language.TagDeterminer: true, language.TagPossessive: true,
		language.TagPreposition: true,
	}[w.Tag]
}

// pairedBase is the base of the first of two verbs with one object, where a link or a mark before it shows that it is one.
func (t turning) pairedBase(k int) string {
	if k > 0 && t.words[k-1].Is(",", ";", "and", "&") && t.words[k].Share >= halfVerb {
		return t.words[k].Low
	}
	return t.surely(k)
}

// runsOn reports a verb right behind the one at i, where a comma was forgotten before a third one.
func (t turning) runsOn(i int) bool {
	if i+3 >= len(t.words) || !t.words[i+2].Is("and", "&") || !t.turned(i+3) {
		return false
	}
	w := t.words[i+1]
	return t.bare(i+1) && w.Share >= halfVerb && !verbParticles[w.Low] && !lexicon.MostlyNoun(w.Low)
}

// bare reports a base form that stayed as it was.
func (t turning) bare(k int) bool {
	w := t.words[k]
	return t.stayed(k) && w.Has(language.Base) && !w.Has(language.Past|language.Third)
}

// surely is the base of a word that is a verb and nothing else.
func (t turning) surely(k int) string {
	if w := t.words[k]; w.Tag == language.TagBase && !w.Has(language.Noun|language.Adjective) {
		return w.Low
	}
	return ""
}

// behind are the words behind the turned verb at i, in the form that it had, which its row needs turned as well.
func (t turning) behind(i int, form language.Class) (list []stray) {
	e := evenness{words: t.words, tag: t.words[i].Tag}
	for k := i + 1; k+1 < len(t.words); k++ {
		e.part(k)
		switch {
		case e.inside > 0:
		case e.ends(k):
			if form == language.Gerund && t.words[k].Tag == language.TagSubject && t.words[k-1].Is(",") {
				list = append(list, stray{at: k}) // "Using the saw, they cut": it was no deed of its own
			}
			return list
		case t.left(&e, k, i, form):
			s := stray{k, t.certain(k, form)}
			if e.aimed || form == language.Gerund && !e.free() {
				s.base = "" // "before sailing and preparing": nobody can be sure what it is joined to
			}
			list = append(list, s)
		default:
			e.note(k)
		}
	}
	return list
}

// part takes in a mark that begins another part of a sentence, or brackets.
func (e *evenness) part(k int) {
	switch w := e.words[k]; {
	case w.Is(",", ";"):
		e.led = false
	case w.Is("("):
		e.inside++
	case w.Is(")"):
		e.inside--
	}
}

// left reports a word at k that was left in the form that the verb at i had.
func (t turning) left(e *evenness, k, i int, form language.Class) bool {
	switch {
	case !t.mayBeLeft(k, form):
		return false
	case t.otherTense(e, k, i), t.again(k, i, form), form == language.Base && (t.endsCommas(k) || t.betweenTurned(k)):
		return true
	case form == language.Noun && t.words[k-1].Is("/"), form != language.Base && e.free() && t.nounLeft(k, i):
		return true
	case form == language.Base && (t.pairLeft(k) || e.aimed && t.endsAim(k)):
		return true
	case startsUpper(t.words[k].Text) || e.aimed:
		return false
	}
	return t.formLeft(e, k, form)
}

// mayBeLeft reports a word that was there before, at a place where another verb of the row may stand.
func (t turning) mayBeLeft(k int, form language.Class) bool {
	return t.stayed(k) && t.besideOne(k) && !language.FixedPhrase(t.words, k) && !(form == language.Base && t.namesOf(k))
}

// besideOne reports a word at k behind a link, or behind a slash and a turned verb.
func (t turning) besideOne(k int) bool {
	return linked(t.words, k) || t.words[k-1].Is("/") && (t.turned(k-2) || t.bare(k) && onlyVerb(t.words[k]))
}

// namesOf reports a word before "of" that can be a noun: "upload and download of data".
func (t turning) namesOf(k int) bool { return t.words[k+1].Is("of") && t.words[k].Has(language.Noun) }

// pairLeft reports two verbs behind a comma, of which the first one with its capital can be nothing else: "Reviews and Checks bids,
// Prepare and Monitor logs".
func (t turning) pairLeft(k int) bool {
	w := t.words[k]
	return startsUpper(w.Text) && w.Has(language.Base) && !w.Has(language.Noun|language.Adjective) && t.words[k-1].Is(",") &&
		k+3 < len(t.words) && t.words[k+1].Is("and", "&") && t.stayed(k+2) && t.words[k+2].Has(language.Base)
}

// again reports the very verb that was turned at i in the form that it had there, behind "and": "Prepared lists before sailing and
// preparing the logs".
func (t turning) again(k, i int, form language.Class) bool {
	w := t.words[k]
	return form == language.Gerund && isGerund(w) && gerundBase(w.Low) == baseOfFinite(t.words[i]) && t.words[k-1].Is("and", "&")
}

// endsAim reports a verb behind the comma of an aim of which no "and" makes a row: "Created lists to enter crews, organize kits".
func (t turning) endsAim(k int) bool {
	w := t.words[k]
	return t.words[k-1].Is(",") && w.Tag == language.TagBase && !w.Has(language.Noun|language.Adjective|language.Past) &&
		!slices.ContainsFunc(t.words, func(w language.Tagged) bool { return w.Is("and", "&", "or", "/") }) && !t.words[k-2].Is("to")
}

// formLeft reports a verb at k in a form.
func (t turning) formLeft(e *evenness, k int, form language.Class) bool {
	w := t.words[k]
	if form == language.Gerund && isGerund(w) {
		return e.free() && t.gerundLeft(k) && !t.tellsManner(k)
	}
	return form != language.Noun && w.Has(language.Base) && !w.Has(language.Past) && t.baseLeft(e, k, form)
}

// tellsManner reports the only gerund behind the verb of a sentence, set off by its only comma, which reads as the way it was done:
// "Briefed the crews about the tides, noting the hours of each."
func (t turning) tellsManner(k int) bool {
	if !t.words[k-1].Is(",") || !opensAfterVerb(t.words[k+1]) {
		return false
	}
	for i, w := range t.words {
		slash := w.Is("/") && i > 0 && i+1 < len(t.words) && (isGerund(t.words[i-1]) || isGerund(t.words[i+1]))
		if i != k-1 && (slash || w.Is(",", ";")) || i > 0 && i != k && isGerund(w) && t.words[i-1].Is("and", "&", "or") {
			return false
		}
	}
	return true
}

// free reports that nothing governs the words behind.
func (e *evenness) free() bool { return !e.ruled && !e.led }

// baseLeft reports a base form that is rather a verb beside the others than a thing.
func (t turning) baseLeft(e *evenness, k int, form language.Class) bool {
	w, last := t.words[k], language.Governs(t.words, k)
	if pairsAdjective(t.words, k) {
		return false
	}
	if form == language.Base && w.Tag == language.TagBase && t.words[k-1].Is("and", "&") || e.amongVerbs(k) {
		return true
	}
	if last < 0 || !isWordAt(t.words, k+1) || t.words[k+1].Tag == language.TagTo || t.hardly(k) {
		return false
	}
	if form == language.Base && !t.words[k-1].Is(",") {
		return t.scoreOf(k, last) > perhapsVerb
	}
	return t.scoreOf(k, last) > doubtless
}

// pairsAdjective reports the second of two adjectives: "Keep safe and clean decks".
func pairsAdjective(words []language.Tagged, k int) bool {
	return k > 1 && words[k].Has(language.Adjective) && joinsTwo(words[k-1]) && describesAt(words, k-2)
}

func joinsTwo(w language.Tagged) bool { return w.Is("and", "&", "or") }

// describesAt reports an adjective, also one that is a noun as well where a gerund stands before it.
func describesAt(words []language.Tagged, k int) bool {
	return words[k].Tag == language.TagAdjective || words[k].Has(language.Adjective) && k > 0 && isGerund(words[k-1])
}

// hardly reports a word that hardly is a verb where no object begins behind it ("and school staff"), and work that was done.
func (t turning) hardly(k int) bool {
	w, next := t.words[k], t.words[k+1]
	if w.Is("work") && next.Is("done", "carried", "completed", "executed", "performed") {
		return true
	}
	return w.Tag == language.TagNoun && w.Share <= hardlyVerb && !opensAfterVerb(next)
}

// hardlyVerb is how often of nine a noun is a verb that nobody takes for one.
const hardlyVerb = 1

func (t turning) scoreOf(k, last int) float64 {
	w := t.words[k]
	return language.Beside{Words: t.words, At: k, Last: last, Base: w.Low, Form: language.Base, Rule: w.Tag == language.TagBase}.Score()
}

// perhapsVerb is the score from which on a word behind "and" may be a verb, where the others were in its form.
const perhapsVerb = -1.1

func isWordAt(words []language.Tagged, i int) bool {
	return i < len(words) && words[i].Kind == language.Word
}

// gerundLeft reports a gerund with its object that is one of a row and not the manner of what stands before.
func (t turning) gerundLeft(k int) bool {
	w, next := t.words[k], t.words[k+1]
	if manners[w.Low] || pointing[w.Low] || noDeeds[w.Low] || !t.behindComma(k) && (isKindOf(t.words, k) || !surely[w.Low]) {
		return false
	}
	if next.Tag == language.TagDeterminer || next.Tag == language.TagPossessive {
		return true
	}
	return things[next.Tag] && !startsUpper(next.Text) && (plainDeeds[w.Low] || surely[w.Low] || !next.Has(language.Plural))
}

func (t turning) behindComma(k int) bool { return t.words[k-1].Is(",") || t.words[k-2].Is(",") }

// nounLeft reports the name of a deed that ends its part of a row, which began with others that became verbs: "Checks the
// cables, and quality management of the site".
func (t turning) nounLeft(k, i int) bool {
	if takesWork[baseOfFinite(t.words[i])] {
		return false
	}
	end := k
	for end < len(t.words) && things[t.words[end].Tag] {
		end++
	}
	return end > k+1 && deedNouns[t.words[end-1].Low] != "" && end < len(t.words) && t.words[end].Is("of")
}

// certain is the base of a stray that surely is a verb.
func (t turning) certain(k int, form language.Class) string {
	w, next := t.words[k], t.words[k+1]
	switch {
	case form == language.Gerund && isGerund(w):
		if (surely[w.Low] || t.answers() && plainDeeds[w.Low] && !reaches[w.Low]) && next.Tag != language.TagGerund {
			return gerundBase(w.Low)
		}
	case form == language.Base && w.Has(language.Base):
		if t.endsCommas(k) || t.betweenTurned(k) {
			return w.Low
		}
		return cmp.Or(t.surely(k), t.always(k), t.likely(k))
	}
	return ""
}

// betweenTurned reports a word that is a verb as often as not, with several things or a deed behind it, between two commas of a row
// that goes on with a verb that was turned: "Drew charts, control mooring, design berths, wrote logs".
func (t turning) betweenTurned(k int) bool {
	next := t.words[k+1]
	object := next.Tag == language.TagPlural || next.Tag == language.TagGerund
	if !object || !t.bare(k) || !t.words[k-1].Is(",") || t.words[k].Share < halfVerb {
		return false
	}
	for i := k + 2; i < len(t.words); i++ {
		if t.turned(i) {
			return t.words[i-1].Is(",")
		}
	}
	return false
}

// endsCommas reports a word that mostly is a verb, with several things behind it, in a row of deeds that commas alone join: "Processes
// forms, plans shifts, handle ropes".
func (t turning) endsCommas(k int) bool {
	if !t.bare(k) || !t.words[k-1].Is(",") || t.words[k].Share <= surelyPaired || t.words[k+1].Tag != language.TagPlural {
		return false
	}
	turned := 0
	for i := 1; i < k; i++ {
		if t.turned(i) && !t.words[i-1].Is(",") {
			return false
		}
		if t.turned(i) {
			turned++
		}
	}
	return turned > 0 && t.turned(opener(t.words))
}

// pairedWith is the base of the second of two words behind a comma that share an object, both of them oftener verbs than nouns: "Provides
// advice, train and coach new riggers".
func (t turning) pairedWith(k int) string {
	if k < 4 || k+1 >= len(t.words) || !t.words[k-3].Is(",") || !t.words[k-1].Is("and", "&") || !t.bare(k-2) || !t.bare(k) {
		return ""
	}
	a, b, next := t.words[k-2], t.words[k], t.words[k+1]
	if !oftenDone(a) || !oftenDone(b) || !opensWhat(next) {
		return ""
	}
	return b.Low
}

// always is the base of a word behind "and" that next to nobody uses as a noun: "and assist in mooring boats".
func (t turning) always(k int) string {
	w, next := t.words[k], t.words[k+1]
	named := startsUpper(w.Text) || w.Has(language.Adjective) || next.Is("of", "for", "from", "by")
	if w.Share > mostlyVerb && t.words[k-1].Is("and", "&") && !named {
		return w.Low
	}
	return ""
}

// likely is the base of a word that is a verb by what was learned of words in lists.
func (t turning) likely(k int) string {
	w, last := t.words[k], language.Governs(t.words, k)
	if last < 0 || startsUpper(w.Text) || w.Tag != language.TagBase || t.scoreOf(k, last) < surelyNoThing {
		return ""
	}
	return w.Low
}

// oftenDone reports a word that is a verb as often as not and describes nothing.
func oftenDone(w language.Tagged) bool { return w.Share >= halfVerb && !w.Has(language.Adjective) }

// opensWhat reports a word that begins what something was done to, and calls no paper by what it is about.
func opensWhat(w language.Tagged) bool {
	return (isThing(w) || opensAfterVerb(w)) && !startsUpper(w.Text) && !calledBy[w.Low]
}

// reaches are gerunds behind a comma that may say what came of a duty.
var reaches = wordset.Of("driving raising achieving enhancing extending supporting motivating promoting opening starting solving")

// answers reports a text that said what somebody answers for: all gerunds of such a list are duties.
func (t turning) answers() bool {
	return len(t.was) > 2 && (t.was[0].Is("responsible") ||
		t.was[0].Is("duties", "responsibilities", "tasks") && t.was[1].Is("included", "include"))
}

// ownsDeed reports the name of a deed, said to belong to a single thing while there are several: it was one more deed beside the
// first, which became a verb while it did not. "Updates charts and its review", but not "Runs the bar and its staffing".
func (t turning) ownsDeed() bool {
	form, base := t.origin(opener(t.words))
	if base == "" || form == language.Base || takesWork[base] {
		return false
	}
	for k := 2; k+1 < len(t.words); k++ {
		deed, ofSeveral := t.words[k+1], t.words[k-1].Is("and", "&") && t.words[k-2].Has(language.Plural)
		if t.words[k].Is("its") && ofSeveral && (deedNouns[deed.Low] != "" || isGerund(deed)) {
			return true
		}
	}
	return false
}

// manners are gerunds behind a comma that say how something was done, or what came of it.
var manners = wordset.Of(`using including ensuring resulting leading allowing enabling making helping causing saving reducing
	increasing improving providing giving bringing achieving working utilizing utilising exceeding meeting generating`)

// otherTense reports a verb beside one in the present that tells of the past: "Conducts reviews, performed the audit".
func (t turning) otherTense(e *evenness, k, i int) bool {
	w := t.words[k]
	if w.Tag != language.TagPast || !t.words[i].Has(language.Third) || e.aimed || !linked(t.words, k) || t.words[k-1].Is(":") {
		return false
	}
	return opensAfterVerb(t.words[k+1]) || t.words[k-1].Is(",") && isThing(t.words[k+1]) && !w.Has(language.Adjective)
}

// leavesSentence reports sentences that opened with their bare verbs, of which some were turned and some were not: "Profile:
// Investigate the ropes. Provides firm knots."
func leavesSentence(list []turning) bool {
	turned, left := false, false
	for _, t := range list {
		first := t.behindHeading()
		form, _ := t.origin(first)
		turned = turned || form == language.Base
		left = left || len(t.words) >= first+shortestRow && t.bare(first) && (t.surely(first) != "" || t.commandsAlone(first))
	}
	return turned && left
}

// commandsAlone reports a word that opens a sentence as its verb, which has no other: "Check stock.", but not "Lead time is short."
func (t turning) commandsAlone(first int) bool {
	next := t.words[first+1]
	verb := next.Tag == language.TagPlural || t.words[first].Tag == language.TagBase && !next.Is("etc") && isWordAt(t.words, first+1)
	return verb && !slices.ContainsFunc(t.words[first+1:], func(w language.Tagged) bool { return tellsClause(w) || tellsOf(w) })
}

// behindHeading is the place where the statement of a sentence begins, behind a label.
func (t turning) behindHeading() int {
	label := slices.IndexFunc(t.words, func(w language.Tagged) bool { return w.Is(":") })
	if label > 0 && label < farVerb && label+1 < len(t.words) {
		return label + 1
	}
	return opener(t.words)
}

// leavesParallel reports a text with a verb that was turned while one beside it, which had the same form, was not.
func leavesParallel(list []turning) bool {
	return toldBeside(list) || leavesAim(list) || leavesSentence(list) || slices.ContainsFunc(list, func(t turning) bool {
		return len(t.strays()) > 0 || t.halfState() || t.turnsThing() || t.ownsDeed()
	})
}

// besideNamed reports a verb that was turned beside something that is only named, so that nobody does it: "Proper execution of orders and
// stows them".
func (t turning) besideNamed() bool {
	first := opener(t.words)
	w := t.words[first]
	if t.turned(first) || !things[w.Tag] && w.Tag != language.TagAdjective || w.Tag == language.TagNoun && language.IsRole(w.Low) {
		return false
	}
	for k := first + 1; k < len(t.words); k++ {
		switch w := t.words[k]; {
		case t.turned(k):
			return t.words[k-1].Is("and", "&", ",")
		case w.Is(":", ".", ";", "(", "-", "–"), language.IsRole(w.Low), w.Tag.IsVerb(), saysWho(w):
			return false
		}
	}
	return false
}

// saysWho reports a word by which something else than the person may do what is told behind it, or is aimed at it.
func saysWho(w language.Tagged) bool {
	return w.Tag == language.TagSubject || w.Tag == language.TagRelative || w.Tag == language.TagSubordinator || w.Tag == language.TagTo
}

// leavesNamed reports a text whose first deed became a verb while another one kept its name behind a mark: "Replaced the ropes,
// Replacements of masts".
func leavesNamed(list []turning) bool {
	named := false
	for n, t := range list {
		first := opener(t.words)
		if form, _ := t.origin(first); n == 0 && form != language.Noun && form != language.Gerund {
			return false
		}
		for k := first + 1; k+1 < len(t.words); k++ {
			named = named || t.stayed(k) && t.words[k-1].Tag == language.TagMark && startsUpper(t.words[k].Text) && t.words[k+1].Is("of") &&
				(deedNouns[t.words[k].Low] != "" || deedNouns[strings.TrimSuffix(t.words[k].Low, "s")] != "")
		}
	}
	return named
}
