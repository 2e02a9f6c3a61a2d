package language

import (
	"slices"
	"strings"

	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// verbHere is VerbHere, unless what was learned of lists says otherwise.
func (t *tagger) verbHere(i, before int) bool {
	return !t.thanks(i) && t.VerbHere(i, before) && (!t.words[i].Has(Noun|Adjective) || t.isVerb(i, Base))
}

// VerbHere decides whether a word with a base-form reading is a verb where a
// verb phrase or a noun phrase might begin: at the start of a sentence, after a
// coordinator or a comma. before is the index of the nearest word to the left
// that is no adverb, or -1.
func (t *tagger) VerbHere(i, before int) bool {
	w, next := t.words[i], t.at(i+1)
	if !w.Has(Noun | Adjective) {
		return t.surelyOpens(before, next)
	}
	if w.Has(Noun) && next.Is("'s", "’") || lexicon.Compound(w.Low, next.Low) {
		return false
	}
	before = t.coordinatorOf(before)
	if before >= 0 && t.adjacentVerbs(i, before) {
		return true
	}
	if t.joinsAdjective(i, before) {
		return false
	}
	if verb, sure := t.verbByNext(i, before, next); sure {
		return verb
	}
	if before < 0 {
		return t.startsPhrase(i, next)
	}
	return t.continuesPhrase(i, before, next)
}

// surelyOpens reports what a word that is a verb and nothing else may open.
func (t *tagger) surelyOpens(before int, next Tagged) bool {
	thing := closed[next.Low] == TagNone && Read(next.Low).Has(Noun|Plural)
	return thing || !t.besideDeedNoun(before) || OpensObject(next.Low)
}

// thanks reports the words of gratitude that a thing is called by: "offer letters and thank you letters".
func (t *tagger) thanks(i int) bool {
	return t.words[i].Is("thank") && t.at(i+1).Is("you") && Read(t.at(i+2).Low).Has(Noun|Plural)
}

// besideDeedNoun reports a coordinator behind "of" and a noun that is a verb as well: what stands behind it is meant
// as one, too ("a record of issue and receive").
func (t *tagger) besideDeedNoun(before int) bool {
	if before < 2 || !t.words[before].Is("and", "&") || !t.words[before-2].Is("of") {
		return false
	}
	noun := t.words[before-1]
	return noun.Tag == TagNoun && noun.Has(Base)
}

// verbByNext is VerbHere where the word behind tells it: one that is no open word.
func (t *tagger) verbByNext(i, before int, next Tagged) (verb, sure bool) {
	w, tag := t.words[i], closed[next.Low]
	switch {
	case t.opensObject(next):
		return w.governs(next.Low), true
	case isNumber(next):
		return t.verbBeforeNumber(i), true
	case tag == TagPreposition, tag == TagTo:
		return t.verbBeforePreposition(i, before, next.Low), true
	case isAdverb(next.Low):
		return w.Share > 0 && (before >= 0 || !lexicon.MostlyNoun(w.Low)), true // not "Right now", "School first in …"
	case before >= 0 && t.countsOne(i+1):
		return w.Share >= 3, true // "and train one apprentice"
	case tag == TagCoordinator, next.Is(","):
		return t.pairedVerb(i) || before < 0 && w.mostlyVerb(), true
	case next.Tag == TagMark, tag != TagNone:
		return t.standsAlone(i, before), true
	}
	return false, false
}

// governs reports a verb before a word that may open its object: hardly any word is one before a clause, and what mostly is a
// noun is none before "less" ("table less layouts").
func (w Tagged) governs(object string) bool {
	switch object {
	case "that", "which", "who", "where":
		return w.Share >= 8
	case "less", "more":
		return w.Share > 0
	}
	return true
}

// infinitiveAt reports a plain verb that is hardly ever anything else.
func (t *tagger) infinitiveAt(k int) bool {
	return k < len(t.words) && closed[t.words[k].Low] == TagNone && Read(t.words[k].Low).mostlyVerb()
}

// opensObject is OpensObject that knows the trade "IT" by its capitals.
func (t *tagger) opensObject(w Tagged) bool { return OpensObject(w.Low) && (w.Text != "IT" || t.shout) }

// mostlyVerb reports a base form that is hardly ever a noun and never an adjective.
func (r Reading) mostlyVerb() bool { return r.Share >= 9 && !r.Has(Adjective) }

// countsOne reports "one" before a noun.
func (t *tagger) countsOne(k int) bool {
	return t.at(k).Is("one") && k+1 < len(t.words) && Read(t.words[k+1].Low).Has(Noun)
}

// standsAlone reports a verb without an object behind a coordinator.
func (t *tagger) standsAlone(i, before int) bool {
	w := t.words[i]
	return before >= 0 && bareIntransitive[w.Low] && (w.Share >= 8 || t.verbBefore(before))
}

func isNumber(w Tagged) bool { return w.Tag == TagNumber || closed[w.Low] == TagNumber }

func isAdverb(low string) bool {
	return closed[low] == TagAdverb || strings.HasSuffix(low, "ly") && Read(low).Has(Adverb)
}

// verbBeforeNumber judges "and train 12 apprentices" (verb), "grade 3" (noun).
func (t *tagger) verbBeforeNumber(i int) bool {
	w := t.words[i]
	return w.Share >= 5 && !numbered[w.Low] || !w.Has(Adjective) && t.pluralAt(i+2) && closed[t.words[i+2].Low] == TagNone
}

func (t *tagger) pluralAt(k int) bool { return k < len(t.words) && Read(t.words[k].Low).Has(Plural) }

// joinsAdjective reports the second of two adjectives: "is well aired and clean all
// day", "true and correct to the best".
func (t *tagger) joinsAdjective(i, before int) bool {
	if before < 2 || !t.words[i].Has(Adjective) || t.words[before].Tag != TagCoordinator {
		return false
	}
	switch t.words[before-1].Tag {
	case TagParticiple:
		return true
	case TagAdjective:
		return i+1 >= len(t.words) || !OpensObject(t.words[i+1].Low)
	}
	return false
}

// occupations are trades and verbs at once; a line that opens with one is a job
// title ("Cook at a primary school").
var occupations = wordset.Of(`
	cook guard volunteer coach nurse pilot guide host chair judge model partner mentor tutor clerk captain lead head champion
	steward porter butcher tailor groom pass contract temp extra fellow usher cadet scout rep ref referee report research study
	graduate
	work-experience`)

// verbBeforePreposition judges "and report to the board" (verb), "and support
// for schools" (noun).
func (t *tagger) verbBeforePreposition(i, before int, preposition string) bool {
	w := t.words[i]
	switch {
	case preposition == "to" && before >= 0 && w.Share >= 8 && t.infinitiveAt(i+2):
		return true // "and pledge to serve"
	case before < 0 && t.titleOrChange(i, preposition), preposition == "of" && w.Has(Noun),
		preposition == "up" && lexicon.MostlyNoun(w.Low):
		return false // "Institute of Technology", "steam up"
	case verbPrepositions[w.Low][preposition], w.Share >= 9, preposition != "of" && t.itemOfVerbs(i, before):
		return true
	case preposition == "up":
		return w.Share >= 1
	case particle(preposition) && w.Share >= 4:
		return true
	}
	return before >= 0 && habits[t.at(i+2).Low]
}

// titleOrChange reports a first word that is the title of a post ("Cook at a primary school"), or a change
// ("Increase in output").
func (t *tagger) titleOrChange(i int, preposition string) bool {
	w := t.words[i]
	if IsMonth(t.at(i + 2).Low) { // what is done in it: "Graduate in May and move to Leith"
		return false
	}
	if occupations[w.Low] && ofOccupation[w.Low] != preposition {
		return true
	}
	return preposition == "in" && changes[w.Low]
}

// ofOccupation are the prepositions with which such words are verbs all the same.
var ofOccupation = map[string]string{"report": "to", "partner": "with", "lead": "on"}

// itemOfVerbs reports an item of a list whose other items have verbs.
func (t *tagger) itemOfVerbs(i, before int) bool {
	return t.at(before).Is(",") && t.words[i].Share >= 5 && t.itemHasVerb(before) && (t.verbAhead(i) || t.parallelAhead(i))
}

// changes are nouns and verbs at once; with "in" they are nouns.
var changes = wordset.Of("increase decrease rise drop change interest cut growth place")

// habits are times that only a verb is done at ("and referee on Saturdays").
var habits = wordset.Of("mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends evenings mornings night nights day")

// coordinatorOf looks through the parenthesis of "and, where needed, check": it
// returns the index of the "and".
func (t *tagger) coordinatorOf(before int) int {
	if before < 3 || !t.words[before].Is(",") {
		return before
	}
	for k := before - 1; k > 0 && k > before-9; k-- {
		if t.words[k].Is(",") {
			if t.words[k-1].Tag == TagCoordinator {
				return k - 1
			}
			return before
		}
	}
	return before
}

// headOf returns the last word of the noun phrase that begins at i, as far as the
// words before it can be told: "budget holders" -> "holders".
func (t *tagger) headOf(i int) string {
	head := t.words[i].Low
	for k := i; k < len(t.words) && k < i+4 && t.words[k].Kind == Word && closed[t.words[k].Low] == TagNone; k++ {
		r := Read(t.words[k].Low)
		if !r.Has(Noun | Plural | Adjective | Participle | Gerund) {
			break
		}
		head = t.words[k].Low
		if r.Has(Plural) {
			break
		}
	}
	return head
}

// startsPhrase judges the first word of a sentence that another open word
// follows: "Support customers" (verb), "Support engineer" (noun).
func (t *tagger) startsPhrase(i int, next Tagged) bool {
	w, r, head := t.words[i], Read(next.Low), t.headOf(i+1)
	switch {
	case IsPerson(head), IsPerson(next.Low), r.Has(Gerund | Participle):
		return false
	case isUpperFirst(next.Text):
		return w.Share >= 8 && !w.Has(Adjective)
	case r.plainAdjective():
		return w.Share >= 4 && !w.Has(Adjective)
	case r.Has(Plural):
		return t.startsWithPlural(i, next)
	case w.Has(Adjective):
		return false
	case compoundHeads[next.Low]:
		return w.Share >= 8 && t.at(i+2).Is("of")
	}
	return t.startsWithSingular(i, next.Low, head)
}

// startsWithSingular is startsPhrase before another noun: "Steam air", but "Request spare parts".
func (t *tagger) startsWithSingular(i int, next, head string) bool {
	w := t.words[i]
	if lexicon.MostlyNoun(w.Low) && !lexicon.Compound(next, head) {
		return false
	}
	return w.Share >= 8 || w.Share >= 5 && t.verbAhead(i)
}

// startsWithPlural is startsPhrase before a plural.
func (t *tagger) startsWithPlural(i int, next Tagged) bool {
	share := t.words[i].Share
	if compoundHeads[next.Low] {
		return share >= 7
	}
	return share >= 6 || share >= 5 && t.verbAhead(i)
}

// plainAdjective reports an adjective that is no noun.
func (r Reading) plainAdjective() bool { return r.Has(Adjective) && !r.Has(Noun) }

// phrase is a word behind a coordinator and the noun phrase that begins with the next one.
type phrase struct {
	t         *tagger
	i, before int
	w, next   Tagged
	head      string
	r         Reading // of next
	plural    bool    // the head is a plural
	compound  bool    // and mostly the last part of a compound
}

// continuesPhrase judges a word behind a coordinator that another open word
// follows: "and support customers" (verb), "sales and support teams" (noun).
func (t *tagger) continuesPhrase(i, before int, next Tagged) bool {
	head := t.headOf(i + 1)
	p := phrase{
		t: t, i: i, before: before, w: t.words[i], next: next, head: head, r: Read(next.Low),
		plural: Read(head).Has(Plural), compound: compoundHeads[head],
	}
	for _, judge := range []func() (verb, sure bool){p.byWord, p.byList, p.byHead, p.byNext} {
		if verb, sure := judge(); sure {
			return verb
		}
	}
	if p.w.Has(Noun) && p.w.Share < 9 && t.bareNounOf(before) {
		return false // "in bridge and tunnel design"
	}
	return p.w.Share >= 5 && (head == next.Low || !lexicon.MostlyNoun(p.w.Low)) // not "and audit summary report"
}

// byWord judges by the words themselves.
func (p *phrase) byWord() (verb, sure bool) {
	switch {
	case p.w.Has(Adjective) && p.w.Share <= 2:
		return false, true // "and appropriate sanctions"
	case isUpperFirst(p.next.Text):
		return p.w.Share >= 6 && !lexicon.MostlyNoun(p.w.Low), true
	case IsPerson(p.head), p.t.halfPhrase(p.before):
		return false, true
	}
	return false, false
}

// byList judges by the list that the word is part of.
func (p *phrase) byList() (verb, sure bool) {
	share := p.w.Share
	switch {
	case p.t.listOpen(p.before):
		return share >= 2 || p.plural && !p.compound, true
	case !p.t.itemHasVerb(p.before) && !p.t.listClosed(p.before):
		return share >= 9 && !p.compound, true
	case compoundHeads[p.next.Low] && p.w.Has(Noun) && p.t.bareModifier(p.before):
		return share >= 9, true
	case p.t.words[p.before].Is(","):
		return p.behindComma(), true
	}
	return false, false
}

func (p *phrase) behindComma() bool {
	switch share := p.w.Share; {
	case share >= 9:
		return true
	case share >= 6 && !(p.plural && p.t.nounsAround(p.i, p.before)):
		return true
	default:
		return share >= 2 && (p.t.verbAhead(p.i) || !p.compound && p.t.parallelAhead(p.i))
	}
}

// byHead judges by the head of the noun phrase.
func (p *phrase) byHead() (verb, sure bool) {
	share := p.w.Share
	switch {
	case p.compound && p.head == p.next.Low:
		if p.w.Is("design", "audit", "head") {
			return false, true // "drawings and design submissions"
		}
		return share >= 9 || share >= 5 && !p.t.modifierBefore(p.before) && (p.plural || share >= 8), true
	case p.plural && p.t.bareModifier(p.before):
		return share >= 6, true
	}
	return false, false
}

// byNext judges by what the next word can be.
func (p *phrase) byNext() (verb, sure bool) {
	share := p.w.Share
	switch {
	case p.r.plainAdjective(), p.r.Has(Participle) && !p.r.Has(Noun|Base):
		return share >= 2, true
	case p.plural:
		return share >= 5 || share >= 2 && !lexicon.MostlyNoun(p.w.Low), true
	case p.r.Has(Gerund):
		return share >= 9 || share >= 7 && !p.w.Has(Noun), true
	}
	return false, false
}

// bareNounOf reports a single noun between "in" or "of" and the coordinator, which
// goes on with another of its kind.
func (t *tagger) bareNounOf(before int) bool {
	return before >= 2 && t.words[before].Tag == TagCoordinator && t.words[before-1].Tag == TagNoun && t.words[before-2].Is("in", "of")
}

// nounsAround reports a row of nouns: what is before the comma and what follows
// the last coordinator are none of them verbs ("drawings, design concepts and orders").
func (t *tagger) nounsAround(i, before int) bool {
	if before == 0 {
		return false
	}
	switch t.words[before-1].Tag {
	case TagPlural, TagNoun, TagProper:
	default:
		return false
	}
	if t.verbAhead(i) || t.parallelAhead(i) {
		return false
	}
	for k := i + 1; k+1 < len(t.words); k++ {
		if closed[t.words[k].Low] != TagCoordinator && !t.words[k].Is(",") || closed[t.words[k+1].Low] == TagCoordinator {
			continue
		}
		if next := t.words[k+1]; closed[next.Low] != TagNone || next.Kind != Word || !Read(next.Low).Has(Base) {
			return closed[next.Low] == TagNone && next.Kind == Word
		}
	}
	return false
}

// listOpen reports whether a verb is behind an earlier comma, so that the
// last item of the list must be a verb too: "cost jobs, quote for work and".
func (t *tagger) listOpen(before int) bool {
	if t.words[before].Tag != TagCoordinator {
		return false
	}
	for k := before - 1; k > 0 && k > before-16; k-- {
		if t.words[k].Tag == TagCoordinator {
			return false
		}
		if t.words[k].Is(",") {
			return t.words[k+1].Tag == TagBase && k+1 < before
		}
	}
	return false
}

// listClosed reports a comma and a coordinator behind a list that had its own
// "and": "trusts, wills and probate, and mentor" begins something new.
func (t *tagger) listClosed(before int) bool {
	if before < 3 || t.words[before].Tag != TagCoordinator || !t.words[before-1].Is(",") {
		return false
	}
	for k := before - 2; k > 0 && k > before-14 && !t.words[k].Tag.IsVerb(); k-- {
		if t.words[k].Tag == TagCoordinator {
			return true
		}
	}
	return false
}

// halfPhrase reports whether the words before the coordinator are an unfinished
// noun phrase, so that the rest of it must follow: "18 petrochemical and".
func (t *tagger) halfPhrase(before int) bool {
	if before < 2 {
		return false
	}
	first, last := t.words[before-2], t.words[before-1]
	switch last.Tag {
	case TagNoun:
		return first.Is("both", "either") || t.words[before].Tag == TagCoordinator && smallCount(first)
	case TagAdjective:
		return t.opensNounPhrase(first)
	}
	return false
}

// smallCount reports a figure that counts several things, and is no year.
func smallCount(w Tagged) bool { return w.Kind == Number && len(w.Text) < 4 && !w.Is("1") }

// opensNounPhrase reports a word behind which an adjective belongs to a noun to come.
func (t *tagger) opensNounPhrase(w Tagged) bool {
	switch w.Tag {
	case TagNumber, TagDeterminer, TagPossessive, TagPreposition:
		return true
	}
	return w.Tag.IsVerb() && !auxiliary(w) && !copulas[w.Low]
}

// copulas are verbs that say how somebody or something is.
var copulas = wordset.Of("stay keep remain feel get become look seem stays keeps remains gets feels")

// itemHasVerb reports whether there is a verb between the coordinator and the
// comma or coordinator before it: "cost dishes and" against "valves and".
func (t *tagger) itemHasVerb(before int) bool {
	for k := before - 1; k >= 0 && k > before-60; k-- {
		if t.words[k].Is(")") {
			k = t.bracketOf(k)
		}
		w := t.words[k]
		if w.Tag.IsVerb() && w.Tag != TagParticiple {
			return true
		}
		if w.Is(",") && k < before-1 {
			return false
		}
	}
	return true
}

// bracketOf returns the index of the bracket that the one at i closes, or i.
func (t *tagger) bracketOf(i int) int {
	for k := i - 1; k >= 0 && k > i-60; k-- {
		if t.words[k].Is("(") {
			return k
		}
	}
	return i
}

// bareModifier reports whether the word before the coordinator stands alone
// behind a verb: "manage design and".
func (t *tagger) bareModifier(before int) bool {
	if before < 2 || !t.modifierBefore(before) {
		return false
	}
	k := before - 2
	if k > 0 && particle(t.words[k].Low) {
		k--
	}
	return t.words[k].Tag.IsVerb()
}

// IsPerson reports whether a singular noun names a person by trade; such a
// noun cannot be a bare object.
func IsPerson(word string) bool {
	if word == "lead" || word == "analyst" || strings.HasSuffix(word, "assistant") || strings.HasSuffix(word, "manager") {
		return true
	}
	return len(word) > 5 && !noPersons[word] && !machines[word] && hasAnySuffix(word, "er", "or", "ist", "ian", "ee")
}

// noPersons end like trades.
var noPersons = wordset.Of("customer behavior labor paper water")

func hasAnySuffix(word string, suffixes ...string) bool {
	return slices.ContainsFunc(suffixes, func(s string) bool { return strings.HasSuffix(word, s) })
}

// particle reports whether a preposition may belong to the verb ("set up").
func particle(word string) bool {
	switch word {
	case "up", "out", "down", "off", "over", "through", "on", "in":
		return true
	}
	return false
}
