package language

import (
	"strings"

	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// VerbHere decides whether a word with a base-form reading is a verb where a
// verb phrase or a noun phrase might begin: at the start of a sentence, after a
// coordinator or a comma. before is the index of the nearest word to the left
// that is no adverb, or -1.
func (t *tagger) VerbHere(i, before int) bool {
	w := t.words[i]
	next := Tagged{Tag: TagMark}
	if i+1 < len(t.words) {
		next = t.words[i+1]
	}
	if !w.Has(Noun | Adjective) {
		return true
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
	tag := closed[next.Low]
	switch {
	case OpensObject(next.Low) && !(next.Text == "IT" && !t.shout):
		return !(next.Is("that", "which", "who", "where") && w.Share < 8)
	case next.Tag == TagNumber || tag == TagNumber:
		return w.Share >= 5 && !numbered[w.Low] || !w.Has(Adjective) && i+2 < len(t.words) && Read(t.words[i+2].Low).Has(Plural) && closed[t.words[i+2].Low] == TagNone
	case tag == TagPreposition || tag == TagTo:
		return t.verbBeforePreposition(i, before, next.Low)
	case tag == TagAdverb || strings.HasSuffix(next.Low, "ly") && Read(next.Low).Has(Adverb):
		return w.Share > 0 && !(before < 0 && lexicon.MostlyNoun(w.Low)) // not "Right now", "School first in …"
	case next.Is("one") && before >= 0 && i+2 < len(t.words) && Read(t.words[i+2].Low).Has(Noun):
		return w.Share >= 3 // "and train one apprentice"
	case tag == TagCoordinator || next.Is(","):
		return t.pairedVerb(i) || before < 0 && w.Share >= 9 && !w.Has(Adjective)
	case next.Tag == TagMark || tag != TagNone:
		return before >= 0 && bareIntransitive[w.Low] && (w.Share >= 8 || t.verbBefore(before))
	case before < 0:
		return t.startsPhrase(i, next)
	}
	return t.continuesPhrase(i, before, next)
}

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
	work-experience`)

// verbBeforePreposition judges "and report to the board" (verb), "and support
// for schools" (noun).
func (t *tagger) verbBeforePreposition(i, before int, preposition string) bool {
	w := t.words[i]
	if before < 0 && occupations[w.Low] && !(w.Is("report") && preposition == "to" || w.Is("partner") && preposition == "with" || w.Is("lead") && preposition == "on") {
		return false
	}
	if before < 0 && preposition == "in" && changes[w.Low] {
		return false // "Increase in output"
	}
	if preposition == "of" && w.Has(Noun) || preposition == "up" && lexicon.MostlyNoun(w.Low) {
		return false // "Institute of Technology", "steam up"
	}
	if verbPrepositions[w.Low][preposition] || w.Share >= 9 {
		return true
	}
	if before >= 0 && t.words[before].Is(",") && preposition != "of" && w.Share >= 5 && t.itemHasVerb(before) && (t.verbAhead(i) || t.parallelAhead(i)) {
		return true
	}
	switch preposition {
	case "up":
		return w.Share >= 1
	case "out", "down", "off", "over", "through", "on", "in":
		if w.Share >= 4 {
			return true
		}
	}
	return before >= 0 && i+2 < len(t.words) && habits[t.words[i+2].Low]
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
	case r.Has(Adjective) && !r.Has(Noun):
		return w.Share >= 4 && !w.Has(Adjective)
	case r.Has(Plural) && compoundHeads[next.Low]:
		return w.Share >= 7
	case r.Has(Plural):
		return w.Share >= 6 || w.Share >= 5 && t.verbAhead(i)
	case w.Has(Adjective):
		return false
	case compoundHeads[next.Low]:
		return w.Share >= 8 && i+2 < len(t.words) && t.words[i+2].Is("of")
	case lexicon.MostlyNoun(w.Low) && !lexicon.Compound(next.Low, t.headOf(i+1)):
		return false // "Steam air", but "Request spare parts"
	}
	return w.Share >= 8 || w.Share >= 5 && t.verbAhead(i)
}

// continuesPhrase judges a word behind a coordinator that another open word
// follows: "and support customers" (verb), "sales and support teams" (noun).
func (t *tagger) continuesPhrase(i, before int, next Tagged) bool {
	w, r, head := t.words[i], Read(next.Low), t.headOf(i+1)
	plural := Read(head).Has(Plural)
	hasVerb := t.itemHasVerb(before) || t.listClosed(before)
	switch {
	case w.Has(Adjective) && w.Share <= 2:
		return false // "and appropriate sanctions"
	case isUpperFirst(next.Text):
		return w.Share >= 6 && !lexicon.MostlyNoun(w.Low)
	case IsPerson(head), t.halfPhrase(before):
		return false
	case t.listOpen(before):
		return w.Share >= 2 || plural && !compoundHeads[head]
	case !hasVerb:
		return w.Share >= 9 && !compoundHeads[head]
	case compoundHeads[next.Low] && w.Has(Noun) && t.bareModifier(before):
		return w.Share >= 9
	case t.words[before].Is(","):
		return w.Share >= 9 || w.Share >= 6 && !(plural && t.nounsAround(i, before)) || w.Share >= 2 && (t.verbAhead(i) || !compoundHeads[head] && t.parallelAhead(i))
	case compoundHeads[head] && head == next.Low && w.Is("design", "audit", "head"):
		return false // "drawings and design submissions"
	case compoundHeads[head] && head == next.Low:
		return w.Share >= 9 || w.Share >= 5 && !t.modifierBefore(before) && (plural || w.Share >= 8)
	case plural && t.bareModifier(before):
		return w.Share >= 6
	case r.Has(Adjective) && !r.Has(Noun), r.Has(Participle) && !r.Has(Noun|Base):
		return w.Share >= 2
	case plural:
		return w.Share >= 5 || w.Share >= 2 && !lexicon.MostlyNoun(w.Low)
	case r.Has(Gerund):
		return w.Share >= 9 || w.Share >= 7 && !w.Has(Noun)
	case w.Has(Noun) && w.Share < 9 && t.bareNounOf(before):
		return false // "in bridge and tunnel design"
	}
	return w.Share >= 5 && (head == next.Low || !lexicon.MostlyNoun(w.Low)) // not "and audit summary report"
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
		if closed[t.words[k].Low] == TagCoordinator || t.words[k].Is(",") {
			return closed[t.words[k+1].Low] == TagNone && t.words[k+1].Kind == Word && !Read(t.words[k+1].Low).Has(Base)
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
	if before >= 2 && t.words[before].Tag == TagCoordinator && t.words[before-1].Tag == TagNoun && t.words[before-2].Kind == Number && len(t.words[before-2].Text) < 4 && !t.words[before-2].Is("1") {
		return true
	}
	if before >= 2 && t.words[before-1].Tag == TagNoun && t.words[before-2].Is("both", "either") {
		return true
	}
	if before < 2 || t.words[before-1].Tag != TagAdjective {
		return false
	}
	switch w := t.words[before-2]; w.Tag {
	case TagNumber, TagDeterminer, TagPossessive, TagPreposition:
		return true
	default:
		return w.Tag.IsVerb() && !auxiliary(w) && !w.Is("stay", "keep", "remain", "feel", "get", "become", "look", "seem", "stays", "keeps", "remains", "gets", "feels")
	}
}

// itemHasVerb reports whether there is a verb between the coordinator and the
// comma or coordinator before it: "cost dishes and" against "valves and".
func (t *tagger) itemHasVerb(before int) bool {
	for k := before - 1; k >= 0 && k > before-60; k-- {
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
	for _, suffix := range []string{"er", "or", "ist", "ian", "ee"} {
		if strings.HasSuffix(word, suffix) && len(word) > 5 && word != "customer" && word != "behavior" && word != "labor" && word != "paper" && word != "water" {
			return true
		}
	}
	return strings.HasSuffix(word, "assistant") || strings.HasSuffix(word, "manager") || word == "lead" || word == "analyst"
}

// particle reports whether a preposition may belong to the verb ("set up").
func particle(word string) bool {
	switch word {
	case "up", "out", "down", "off", "over", "through", "on", "in":
		return true
	}
	return false
}
