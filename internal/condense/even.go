package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// A line whose verbs agreed, or that had none, must not end with verbs that do not: "Prepares the tables and being the
// contact of the yard". The stages before each see to a part of it; this looks at what they made together.

// Wordings are the texts of a document by their IDs, as they are before the language stages.
func Wordings(doc *cv.Document) map[string]string {
	said := map[string]string{}
	doc.Walk(func(r cv.Ref) {
		if r.Text.ID != "" {
			said[r.Text.ID] = r.Text.Value
		}
	})
	return said
}

// Evened gives the texts whose verbs do not agree any more the wording back that they had, and returns the notes that are
// left; where the verbs that were left behind are certain, they are turned like the others. A text in the first person stays as
// it became: half of it would be nobody's; one that only came to say "I" on the way to the third person does not keep it.
func Evened(doc *cv.Document, to cv.Perspective, said map[string]string, notes []cv.Note, keep cv.Keep) []cv.Note {
	if !strings.HasPrefix(doc.Locale, "en") {
		return notes
	}
	g := guard{to: to, said: said, presence: presenceOf(doc, said), keep: keep, back: map[string]bool{}, made: notes}
	doc.Walk(g.look)
	g.wholeLists()
	notes = slices.DeleteFunc(g.made, func(n cv.Note) bool { return g.back[n.Field] && n.After != "" })
	return append(notes, g.notes...)
}

var subjectI = sieve.MustCompile(`\bI\b(?:[^.,/&\d]|$)`)

// firstSubject reports a text in which somebody says "I".
func firstSubject(text string) bool { return subjectI.MatchString(text) }

// Uneven reports a text that opens with a verb which another one of its row does not agree with, or one whose deeds are told
// in one sentence and named in another, as they were not before.
func Uneven(before, after string) bool {
	told, named := false, false
	for _, span := range language.Sentences(after) {
		words := tagged(span.Of(after))
		if len(words) < shortestRow {
			continue
		}
		if rowBreaks(words, toldAlready(before)) && !brokeBefore(before) || listsBare(words) || namesAgain(words) {
			return true
		}
		told, named = told || mayTell(words[0]), named || opensNamed(words)
	}
	return told && named && !opensToldIn(before)
}

// toldAlready reports a text of one sentence that opened with a finite verb: what names a deed behind it agrees with that no less
// than before.
func toldAlready(text string) bool {
	sentences := language.Sentences(text)
	if len(sentences) != 1 {
		return false
	}
	words := tagged(text)
	w := words[opener(words)]
	return len(words) >= shortestRow && (w.Tag == language.TagBase || opensRow(w))
}

// brokeBefore reports a text whose first verb was finite before and did not agree with the others then: another tense changes
// nothing of that.
func brokeBefore(text string) bool {
	sentences := language.Sentences(text)
	if len(sentences) != 1 {
		return false
	}
	words := tagged(text)
	return len(words) >= shortestRow && words[0].Tag == language.TagThird && !words[0].Has(language.Plural) && rowBreaks(words, false)
}

// shortestRow is how many words a sentence has at least that tells a deed.
const shortestRow = 3

// mayTell is opensTold that takes in a past which is a base as well: "Found buyers".
func mayTell(w language.Tagged) bool {
	return opensTold(w) || w.Tag == language.TagBase && w.Has(language.Past)
}

func opensToldIn(text string) bool {
	return slices.ContainsFunc(language.Sentences(text), func(span language.Span) bool {
		words := tagged(span.Of(text))
		return len(words) >= shortestRow && opensTold(words[0])
	})
}

// opensTold reports a finite verb in the third person or the past.
func opensTold(w language.Tagged) bool {
	return w.Tag == language.TagThird && !w.Has(language.Plural) || w.Tag == language.TagPast
}

// opensNamed reports a sentence that names a deed: "Leasing of boats", "Maintenance and repair of the quay".
func opensNamed(words []language.Tagged) bool {
	w, next := words[0], words[1]
	joined := next.Is("and", "&") && len(words) > 3 && words[3].Is("of")
	if w.Is("follow-up") {
		return next.Is("with", "of", "on", "for")
	}
	if w.Tag == language.TagGerund {
		return joined || isGerund(w) && !noDeeds[w.Low]
	}
	return deedNouns[w.Low] != "" && !w.Has(language.Base) && (next.Is("of") || joined)
}

// stillDoubtful reports a text with a word behind "and" of which neither the rules nor what was learned of lists tell for certain
// whether it is a verb beside the first one or a thing: "Keep in touch with the crews and exchange partners". A word in a row of aims
// that stayed as it was holds either way: "to answer questions, explain charts and address complaints".
func stillDoubtful(before, after string) bool {
	return slices.ContainsFunc(language.Sentences(before), func(span language.Span) bool {
		words := tagged(span.Of(before))
		for i := 3; i+1 < len(words); i++ {
			stays := amongAims(words, i) || ofState.MatchString(after)
			if doubtfulAt(words, i) && !(stays && strings.Contains(after, textOfThree(words, i))) {
				return true
			}
		}
		return false
	})
}

// ofState opens a text with what somebody has or is, from which no deed goes on: a word behind "and" that stayed is a thing.
var ofState = sieve.MustCompile(`^(?:(?:[\p{Lu}][\p{L}.’'-]* ){1,4})?(?:[Hh]as|[Ii]s) `)

// textOfThree are the word at i and those beside it.
func textOfThree(words []language.Tagged, i int) string {
	return words[i-1].Text + " " + words[i].Text + " " + words[i+1].Text
}

// amongAims reports a word at i behind "to" and a verb, which a comma joins to another plain verb.
func amongAims(words []language.Tagged, i int) bool {
	aimed := false
	for k := 1; k+1 < i; k++ {
		switch {
		case words[k].Is("to"):
			aimed = words[k+1].Tag == language.TagBase
		case aimed && words[k].Is(",") && words[k+1].Tag == language.TagBase:
			return true
		}
	}
	return false
}

func doubtfulAt(words []language.Tagged, i int) bool {
	w, next := words[i], words[i+1]
	if w.Tag != language.TagBase || !w.Has(language.Noun) || !words[i-1].Is("and", "&") {
		return false
	}
	if isGerund(words[i-2]) && words[i-3].Is("the") {
		return true // "for the mooring and start up activities"
	}
	last := language.Governs(words, i)
	if last < 0 || i-last < nearVerb || !isThing(next) || joinsVerb(words, i) || lexicon.Compound(w.Low, next.Low) {
		return false
	}
	b := language.Beside{Words: words, At: i, Last: last, Base: w.Low, Form: language.Base, Rule: true}
	thing := next.Has(language.Plural) && w.Share <= seldomVerb && b.Score() < surelyThing // the guard has made it one again
	return b.Score() < doubtless && !thing && !ratherDone(words, i, b.Score())
}

// ratherDone reports a verb that its object tells, or a word that is a verb oftener than a noun before several things: "Greet guests and
// answer phones".
func ratherDone(words []language.Tagged, i int, score float64) bool {
	w, next := words[i], words[i+1]
	return tellsByObject(words, i, score) ||
		oftenDone(w) && w.Share > halfVerb && next.Has(language.Plural) && !calledBy[next.Low] && score >= fairlyVerb
}

// joinsVerb reports a word at i that "and" joins to one that is a verb and nothing else: "and record and transcribe".
func joinsVerb(words []language.Tagged, i int) bool {
	if i+3 >= len(words) || !words[i+1].Is("and", "&") {
		return false
	}
	second := words[i+2]
	return second.Has(language.Base) && !second.Has(language.Noun|language.Adjective)
}

// isThing reports a noun, or what describes one.
func isThing(w language.Tagged) bool { return names[w.Tag] || w.Tag == language.TagPlural }

const (
	nearVerb  = 3   // from how many words on behind the first verb a second one is no pair with it
	doubtless = 1.5 // the score from which on a word in a list surely is a verb
	// fairlyVerb is that of a word that is a verb oftener than a noun, with several things behind it.
	fairlyVerb = 0.5
)

// evenness reads the row of verbs that a sentence opens with.
type evenness struct {
	words  []language.Tagged
	tag    language.Tag // of the verb that it opens with
	aimed  bool         // behind an infinitive, which may go on in a list
	ruled  bool         // behind a gerund that something governs, which may, too
	led    bool         // behind a preposition
	inside int          // brackets that are open
	told   bool         // the verb was finite before as well, so that only verbs that were plain like it may have been left behind
}

// rowBreaks reports a verb behind a link, or behind the colon of a sentence, in another form than the one that opens it.
func rowBreaks(words []language.Tagged, told bool) bool {
	first := opener(words)
	if len(words) < first+shortestRow || !opensRow(words[first]) {
		return false
	}
	e := evenness{words: words, tag: words[first].Tag, told: told}
	if e.lacksRow(first) || e.lacksObject(first) {
		return true
	}
	for i := first + 1; i+1 < len(words); i++ {
		switch {
		case words[i].Is("("):
			e.inside++
		case words[i].Is(")"):
			e.inside--
		case e.inside > 0:
		case e.ends(i):
			return false
		case !e.toldSo(i) && e.breaks(i):
			return true
		default:
			e.note(i)
		}
	}
	return false
}

// opener is the place of the first word that is no adverb and no mark.
func opener(words []language.Tagged) (first int) {
	for first+1 < len(words) && (words[first].Tag == language.TagAdverb || words[first].Tag == language.TagMark) {
		first++
	}
	return first
}

// opensRow reports a finite verb beside which others may stand.
func opensRow(w language.Tagged) bool {
	return (w.Tag == language.TagThird || w.Tag == language.TagPast) && !isBe(w)
}

// ends reports that the verbs from i on are those of another clause.
func (e *evenness) ends(i int) bool {
	w := e.words[i]
	clause := w.Tag == language.TagRelative || w.Tag == language.TagSubordinator
	return clause && !byTheWay(e.words, i) || w.Tag == language.TagSubject || w.Tag == language.TagModal || w.Tag == language.TagNot ||
		leadsOn(w) && !linked(e.words, i)
}

// byTheWay reports a condition of two words, behind which the sentence goes on: "if needed", "where possible".
func byTheWay(words []language.Tagged, i int) bool {
	return i+2 < len(words) && words[i].Is("if", "when", "where", "as") && conditions[words[i+1].Low] && words[i+2].Tag != language.TagTo
}

var conditions = wordset.Of("needed required necessary possible applicable appropriate requested instructed directed available")

// note takes in what may govern the verbs behind i.
func (e *evenness) note(i int) {
	w, next := e.words[i], e.words[i+1]
	e.aimed = e.aimed || w.Is("to") && (next.Has(language.Base) || next.Tag == language.TagAdverb)
	rules := w.Tag == language.TagGerund && !pointing[w.Low] && !e.words[i-1].Is("the", "a", "an")
	e.ruled = e.ruled || rules || w.Is("including", "involving", "like", "as")
	e.led = e.led || w.Tag == language.TagPreposition
}

// linked reports a word behind a link, an adverb apart.
func linked(words []language.Tagged, i int) bool {
	if words[i-1].Tag == language.TagAdverb && i > 1 {
		i--
	}
	return words[i-1].Is("and", "&", ";", ",", "or", ":")
}

// toldSo reports a word that agrees with the verb no less than it did before.
func (e *evenness) toldSo(i int) bool { return e.told && i > 2 && !e.isBase(i) }

// breaks reports a verb at i, or what says how somebody is, that does not agree with the one that opens the sentence.
func (e *evenness) breaks(i int) bool {
	if !linked(e.words, i) {
		return e.words[i-1].Tag == language.TagPlural && e.namesDeed(i)
	}
	switch w := e.words[i]; {
	case w.Is("responsible") || states[w.Low]:
		return !e.words[i-1].Is(",") && e.words[i+1].Is("for", "about", "in", "with", "to")
	case isGerund(w) || w.Is("being"):
		return e.breaksOff(i)
	case e.isBase(i):
		return !e.aimed && e.strayBase(i)
	case w.Tag == e.tag:
		return e.lacksRow(i)
	}
	return e.namesDeed(i) && !e.words[i].Has(language.Base) && !e.ofWork(i)
}

// breaksOff reports a gerund that is one of the deeds: behind a comma only one with "of", which tells no manner.
func (e *evenness) breaksOff(i int) bool {
	switch {
	case e.ruled:
		return false
	case e.words[i-1].Is(","):
		return e.words[i+1].Is("of")
	}
	return e.words[i].Is("being") || e.governsThing(i)
}

// isBase reports a base form at i, by its tag or by the "them" that it governs.
func (e *evenness) isBase(i int) bool {
	w := e.words[i]
	if w.Is("be") || e.tag == language.TagPast && w.Has(language.Past) {
		return false // "Searched and found"
	}
	return w.Tag == language.TagBase || w.Has(language.Base) && (e.about(i) || e.amongVerbs(i))
}

// about reports "with them" behind a word, which is a verb by it.
func (e *evenness) about(i int) bool { return i+2 < len(e.words) && e.words[i+2].Is("them") }

// namesDeed reports the noun of a deed with what it was done to, which nothing governs.
func (e *evenness) namesDeed(i int) bool {
	return deedNouns[e.words[i].Low] != "" && e.words[i+1].Is("of") && !e.ruled
}

// namesAgain reports the noun of the very deed that a verb tells: "Inspects the hulls, mast inspection as per the rules".
func namesAgain(words []language.Tagged) bool {
	base := baseForm(words[0])
	for i := 3; i < len(words) && base != "" && !isTo(words[i]); i++ { // what was to be reached is no deed
		if deedNouns[words[i].Low] != base || words[i].Low == base {
			continue
		}
		k := i - 1
		for k > 1 && names[words[k].Tag] {
			k--
		}
		if k < i-1 && words[k].Is(",") {
			return true
		}
	}
	return false
}

// ofWork reports a noun of a deed beside another, which the verb may govern both: "Supervised erection and installation of".
func (e *evenness) ofWork(i int) bool {
	return slices.ContainsFunc(e.words[1:i], mayNameDeed)
}

// governsThing reports a gerund that is a deed for certain: with an object, or an adverb before it.
func (e *evenness) governsThing(i int) bool {
	if noDeeds[e.words[i].Low] || pointing[e.words[i].Low] || isKindOf(e.words, i) || e.words[i-1].Is("thereby", "thus", "hence") ||
		(e.led || e.words[i+1].Is("of")) && mayNameDeed(e.words[i-2]) {
		return false // "on inspection and testing of ropes"
	}
	if next := e.words[i+1]; e.led && names[next.Tag] && !surely[e.words[i].Low] {
		return false // "in start-up and troubleshooting control"
	}
	return verbal(e.words, i) || plainDeeds[e.words[i].Low] && e.words[i+1].Is("of") || e.words[i-1].Tag == language.TagAdverb
}

// strayBase reports a base form that is a verb for certain: with an object behind it, or with the capital of a new beginning.
func (e *evenness) strayBase(i int) bool {
	w, next := e.words[i], e.words[i+1]
	if e.amongVerbs(i) || e.about(i) {
		return true // "Plan shifts and chat with them"
	}
	if e.mayNameThing(i) || e.words[i-1].Is("or") && e.words[i-2].Tag == language.TagBase && leadsOn(e.words[i-3]) {
		return false // "helped find or buy ropes"
	}
	return opensAfterVerb(next) || !w.Has(language.Noun|language.Adjective) || w.Is("report") && next.Is("to") ||
		w.Is("help") && next.Has(language.Base)
}

// amongVerbs reports a word behind a comma that must be a verb, since one in the form of the first follows: "Steered boats, Plan
// shifts and trained riggers".
func (e *evenness) amongVerbs(i int) bool {
	if !e.words[i-1].Is(",") {
		return false
	}
	for k := i + 2; k < len(e.words) && k < i+farVerb; k++ {
		if e.words[k].Tag == e.tag && e.words[k-1].Is("and", "&") {
			return k == i+2 || startsUpper(e.words[i].Text) && !startsUpper(e.words[i+1].Text)
		}
	}
	return false
}

// farVerb is how many words behind the comma that verb stands at most.
const farVerb = 6

// mayNameThing reports a word behind a comma that begins nothing new, and one with a capital that may be a noun: "well wise & Rig
// wise".
func (e *evenness) mayNameThing(i int) bool {
	if !startsUpper(e.words[i].Text) {
		return e.words[i-1].Is(",", ":")
	}
	return e.words[i].Has(language.Noun) && !e.words[i-1].Is(":")
}

// lacksRow reports a verb at i that "and" joins to something else than a verb, so that neither has its object: "Evaluates
// and recommendations".
func (e *evenness) lacksRow(i int) bool {
	if i+2 >= len(e.words) || !e.words[i+1].Is("and", "&") {
		return false
	}
	w := e.words[i+2]
	noun := w.Tag == language.TagNoun || w.Tag == language.TagPlural
	return noun && (w.Share == 0 || !w.Has(language.Third|language.Past|language.Base))
}

// lacksObject reports a verb at i before the comma of a row that goes on with things, so that it has no object: it was a thing as
// well. "Follows up, collection and allocation of fares", "Develops, Design, Rope Works".
func (e *evenness) lacksObject(i int) bool {
	if i+1 < len(e.words) && verbParticles[e.words[i+1].Low] {
		i++
	}
	if i+3 >= len(e.words) || !e.words[i+1].Is(",") {
		return false
	}
	w := e.words[i+2]
	named := deedNouns[w.Low] != "" || startsUpper(w.Text) && w.Has(language.Noun) || w.Tag == language.TagPlural
	goesOn := slices.ContainsFunc(e.words[i+2:], func(w language.Tagged) bool { return w.Tag == e.tag })
	return named && !w.Has(language.Third|language.Past) && !goesOn
}

// listsBare reports verbs in a row of which none but the last has an object, without an "and": they were nouns.
func listsBare(words []language.Tagged) bool {
	n := 0
	for n+1 < len(words) && words[n].Has(language.Third) && words[n+1].Is(",") {
		n += 2
	}
	for k := n + 1; k+1 < len(words); k++ {
		if words[k].Is("and", "&") && words[k+1].Tag == language.TagThird {
			return false // "Designs, tests and runs clocks", "Counts, sorts, packs ropes and keeps logs"
		}
	}
	return n > 2 && n < len(words) && words[n].Tag == language.TagThird
}
