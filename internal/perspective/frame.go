package perspective

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// kind tells whose verbs a frame holds.
type kind uint8

const (
	mine       kind = iota // finite verbs of the candidate
	infinitive             // behind "to", a modal, do, help
	plural                 // present verbs of others in the plural
	other                  // verbs of others that show it: third singular, past
)

// frame is a verb phrase that later coordinated verbs may continue; the stack of
// open frames runs from the main clause to the innermost.
type frame struct {
	kind     kind
	singular bool // mine: verbs take -s
	implied  bool // mine: no subject is written
	nested   bool // mine: within a relative clause set off by commas
	loose    bool // mine: implied, and the sentence did not open with a present verb
	present  bool // mine: the last verb was in the present
	perfect  bool // mine: have + participle
	ability  bool // infinitive behind can or could
	list     bool // an item followed a comma, so that an "and" must still come
	verb     int  // index of the last verb
}

// push opens frames inside those that are open.
func (t *clauses) push(frames ...frame) { t.stack = append(t.stack, frames...) }

// coordinate handles the coordinator or comma at words[c]; it returns the index
// of the last word it dealt with.
func (t *clauses) coordinate(c int) int {
	link, last := t.join(c)
	k := last + 1
	if link.and && t.words[last].Is(",") {
		if m := t.parenthesis(last); m > 0 {
			k = m + 1
		}
	}
	upto := t.skip(k, modifiesVerb)
	link.now = slices.ContainsFunc(t.words[k:upto], saysNow)
	if upto < len(t.words) && t.mayGoOn(c, upto) && t.continues(upto, link) {
		return upto
	}
	return last
}

// ofPeople reports the place of people in a row of such: "train pilots, shop managers or store staff".
func (t *clauses) ofPeople(k int) bool {
	one, plural := strings.CutSuffix(t.at(k+1).Low, "s")
	if t.words[k].Is("travel") && isNoun(t.at(k+1)) {
		return true // "travel arrangements"
	}
	if k > 2 && isNoun(t.at(k+1)) && t.words[k-2].Low == t.at(k+1).Low {
		return true // "prizes and cash prizes"
	}
	return places[t.words[k].Low] && (plural && language.IsRole(one) || t.at(k+1).Is("staff", "people", "personnel", "employees"))
}

// places are nouns for where people work that are verbs, too.
var places = wordset.Of("retail store shop branch school ship ward plant site field house farm dock port station")

// governedDuty reports a verb among what somebody is responsible for, where something governs it ("Responsible for
// order by checking stock and report shortages"), and one beside what was to be done ("Teamed up to sort rope and mend
// it"). Beside a past form of what is over no verb gets the third person.
func (t *clauses) governedDuty(k int) bool {
	between := t.words[1:k]
	if t.words[0].Is("responsible") {
		return slices.ContainsFunc(between, func(w language.Tagged) bool { return w.Is("by", "to") || w.Has(language.Gerund) })
	}
	if t.over || t.words[0].Tag != language.TagPast || samePast(t.words[0]) {
		return false
	}
	if t.ended {
		return true // what is over is told in the past or stays
	}
	to := slices.IndexFunc(between, func(w language.Tagged) bool { return w.Tag == language.TagTo })
	return to >= 0 && t.at(to+2).Tag == language.TagBase
}

// join reads what stands between two verbs, from the coordinator or comma at c to the last of it.
func (t *clauses) join(c int) (link join, last int) {
	upto := t.skip(c, joins)
	link.at = c
	for _, w := range t.words[c:upto] {
		switch {
		case w.Is(";"):
			link.parts, link.comma = true, link.comma || !link.and
		case !w.Is(","):
			link.and = true
			link.but = link.but || w.Is("but", "yet")
		case !link.and:
			link.comma = true // a comma behind the "and" opens an aside
		}
	}
	return link, upto - 1
}

// modifiesVerb reports what may stand between a coordinator and its verb.
func modifiesVerb(w language.Tagged) bool {
	return w.Tag == language.TagAdverb || w.Is("not", "never", "then", "either", "neither")
}

func saysNow(w language.Tagged) bool { return w.Is("now", "currently", "still", "presently", "today") }

// continues takes the word at k as a further verb where it is one; it reports whether it did.
func (t *clauses) continues(k int, link join) bool {
	w := t.words[k]
	switch {
	case firstOfTwo[w.Low] && t.at(k+1).Has(language.Past|language.Base), w.Is("need") && t.at(k+1).Is("to") && link.lists():
		return false
	case t.thirdBack(w), t.endsInThird(k):
		t.attach(k, link)
	case w.Is("are", "were", "'re", "be"), t.back && w.Tag == language.TagBase:
		return false
	case w.Tag == language.TagBase && (t.ofPeople(k) || t.governedDuty(k)):
		return false
	case w.Tag == language.TagBase, t.slipsIntoThird(k):
		t.attach(k, link)
	case w.Tag == language.TagModal:
		if t.cut(t.top(mine)) {
			t.push(frame{kind: infinitive, ability: w.Is("can", "could"), verb: k})
		}
	case w.Tag == language.TagPast:
		t.attachPast(k, link)
	default:
		return false
	}
	return true
}

// firstOfTwo open verbs of two words, of which the second one changes: "cross checked".
var firstOfTwo = wordset.Of("cross double triple spot")

// slipsIntoThird reports a verb in the third person in a row that is told as over: "Planned the watch, prepares its log". Beside a
// plural, and without an object, it rather names things as well: "by ordering loads and unloads, ...".
func (t *clauses) slipsIntoThird(k int) bool {
	w := t.words[k]
	if before := t.at(k - 2).Tag; before == language.TagPlural && (t.at(k+1).Tag == language.TagMark || w.Is("lives")) {
		return false
	}
	return t.over && !t.back && w.Tag == language.TagThird && !w.Is("is", "has", "does", "analyses", "diagnoses", "hypotheses") &&
		(!w.Has(language.Plural) || language.OpensObject(t.at(k+1).Low))
}

// thirdBack reports a verb that agrees with the candidate on the way back.
func (t *clauses) thirdBack(w language.Tagged) bool {
	return t.back && (w.Tag == language.TagThird || !t.singular && w.Is("are", "were"))
}

// endsInThird reports a verb that ends a sentence told as over in the third person, behind what the first one is about: "Manages a yard
// and teaches". What is more often the name of things stays one ("a yard and docks").
func (t *clauses) endsInThird(k int) bool {
	w := t.words[k]
	return t.over && t.back && w.Has(language.Third) && w.Tag == language.TagPlural && w.Share >= surelyVerb &&
		t.at(k-1).Is("and") && t.at(k-2).Tag == language.TagNoun && (k+1 == len(t.words) || t.at(k+1).Tag == language.TagMark)
}

// surelyVerb is how often of nine a word is a verb that may be the name of things.
const surelyVerb = 8

// mayGoOn reports that the word at k behind the coordinator at c can be a verb of the candidate.
func (t *clauses) mayGoOn(c, k int) bool {
	w := t.words[k]
	named := w.Capital && (w.Tag != language.TagBase || t.endsNames(c, k)) && !t.slipsIntoThird(k)
	return !t.twofold(c) && !t.isI(k) && !t.describes(k) && !t.madeWith(k) && !t.unlikely(k) && !named
}

// endsNames reports the last of several names at the end of a clause: "tools such as Vocus, Factiva, and Compete".
func (t *clauses) endsNames(c, k int) bool {
	return !t.shout && c > 2 && t.endsAt(k+1) && t.words[c-1].Tag == language.TagProper && t.words[c-2].Is(",")
}

// twofold reports the "and" of a fixed pair that names a kind of thing: "a drag and drop page", "the stop
// and search unit". Behind "and" stands no second verb there.
func (t *clauses) twofold(c int) bool {
	if c < 2 || !t.words[c].Is("and", "&") || !pairsOfKind[t.words[c-1].Low+" "+t.at(c+1).Low] {
		return false
	}
	return isNoun(t.at(c+2)) && !tagged(t.words[c-2], language.TagMark, language.TagSubject) && !t.isI(c-2)
}

var pairsOfKind = pairSet(`drag drop|stop search|design build|search rescue|plug play|pick place|pick pack|track trace|test trace|cut fill|
	cut paste|copy paste|mix match|point click|drill blast|cash carry|supply install|meet greet|lift shift|store forward|push pull|
	read write|start stop|stop go|make sell|buy sell|wash fold|fit finish|wait see|hire drive|park ride|install maintain|
	operate maintain`)

// pairSet takes pairs of words apart.
func pairSet(list string) map[string]bool {
	set := map[string]bool{}
	for _, pair := range strings.Split(list, "|") {
		set[strings.Join(strings.Fields(pair), " ")] = true
	}
	return set
}

// joins reports a word or a mark that joins two verbs.
func joins(w language.Tagged) bool { return w.Tag == language.TagCoordinator || w.Is(",", ";", "&") }

// joinsPair reports a word that joins two words of a phrase.
func joinsPair(w language.Tagged) bool { return w.Is("and", "or", "&") }

// unlikely reports words that are no verbs where they stand: "Word & Excel format",
// "guidance and support in planning".
func (t *clauses) unlikely(k int) bool {
	w, next := t.words[k], t.at(k+1)
	switch {
	case w.Is("excel"):
		return !next.Is("in", "at")
	case t.splitNoun(k), t.particleOf(k), oneNoun(w, next), language.FixedPhrase(t.words, k), w.Is("weekend", "holiday", "evening"),
		lacksObject(w, next):
		return true
	case w.Is("support"):
		return next.Tag == language.TagPreposition
	case w.Is("work", "leave", "spend"):
		return bareNoun(next) // "processes or work instructions", "shift and leave rosters", "budget and spend data"
	case next.Is(","):
		return w.Has(language.Noun) && t.at(k-2).Tag == language.TagGerund // "testing, repair, …"
	}
	return w.Is("repair") && next.Is("service", "work", "works") || t.over && seldomVerb(w) && bareNoun(next)
}

// lacksObject reports a word that may be a noun before what it does not take as a verb: "rework of barges", "resort systems".
func lacksObject(w, next language.Tagged) bool {
	return next.Is("of") && !takesOf[w.Low] || takesTo[w.Low] && (bareNoun(next) || next.Tag == language.TagProper)
}

var (
	// takesOf are verbs that "of" may follow at once.
	takesOf = wordset.Of(`dispose approve think hear speak complain learn conceive dream talk partake boast consist know warn
		repent beware decide`)
	// takesTo are verbs, and nouns as well, that have no object but with "to".
	takesTo = wordset.Of("resort")
)

// particleOf reports a noun of two words before "of": "the set up and break down of the stage".
func (t *clauses) particleOf(k int) bool {
	return t.at(k+1).Is("up", "down", "out", "off") && t.at(k+2).Is("of") && t.words[k].Has(language.Noun)
}

// oneNoun reports two words that dictionaries write as one noun, the second a bare singular: "the report and log book".
func oneNoun(w, next language.Tagged) bool {
	closed := lexicon.Exact(w.Low + next.Low)
	return w.Has(language.Noun) && next.Tag == language.TagNoun && len(next.Low) > 3 && closed.Is(lexicon.Noun) && !closed.Is(lexicon.Base)
}

// describes reports the second of two adjectives: "a safe and secure place", "is true and correct".
func (t *clauses) describes(k int) bool {
	return t.words[k].Has(language.Adjective) && joinsPair(t.at(k-1)) && t.firstDescribes(k-2)
}

// firstDescribes reports the first of two adjectives.
func (t *clauses) firstDescribes(k int) bool {
	w, before := t.at(k), t.at(k-1)
	return w.Tag == language.TagAdjective ||
		w.Has(language.Adjective) && (tagged(before, language.TagDeterminer, language.TagGerund) || before.Is("is", "are", "was", "were"))
}

// madeWith reports the second of two nouns that a gerund of an aside has before a third: ", taking food
// and drink orders".
func (t *clauses) madeWith(k int) bool {
	return t.words[k].Has(language.Noun) && t.at(k+1).Tag == language.TagPlural &&
		joinsPair(t.at(k-1)) && t.at(k-2).Tag == language.TagNoun && t.gerundOfAside(k-3)
}

// gerundOfAside reports a gerund behind a comma or a preposition.
func (t *clauses) gerundOfAside(k int) bool {
	return t.at(k).Tag == language.TagGerund && (t.at(k-1).Is(",") || t.at(k-1).Tag == language.TagPreposition)
}

// seldomVerb reports a word that is rather a noun before another noun: "the audit board and
// footnote disclosures".
func seldomVerb(w language.Tagged) bool {
	return w.Has(language.Noun) && w.Tag == language.TagBase && w.Share <= 2 // tenths of its uses
}

// join is what stands between two verbs.
type join struct {
	at                   int
	and, but, comma, now bool
	parts                bool // a semicolon, which closes the clauses before it
}

// lists reports a comma, behind which an "and" must still come.
func (l join) lists() bool { return l.comma && !l.and }

// setsOff reports a comma before the "and", which parts clauses rather than phrases.
func (l join) setsOff() bool { return l.comma && l.and }

// parenthesis returns the index of the comma that closes the one at i, or 0.
func (t *clauses) parenthesis(i int) int {
	for k := i + 1; k < min(len(t.words), i+12); k++ {
		if t.words[k].Is(",") {
			return k
		}
		if t.words[k].Tag == language.TagCoordinator && t.words[k].Is("and", "but") {
			return 0
		}
	}
	return 0
}

// top returns the index of the innermost frame of a kind, or -1.
func (t *clauses) top(k kind) int {
	for i := len(t.stack) - 1; i >= 0; i-- {
		if t.stack[i].kind == k {
			return i
		}
	}
	return -1
}

// cut closes the frames inside the one given; it reports whether there is one.
func (t *clauses) cut(i int) bool {
	if i < 0 {
		return false
	}
	t.stack = t.stack[:i+1]
	return true
}
