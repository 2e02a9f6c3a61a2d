package language

import (
	"slices"
	"strings"

	"focal/internal/wordset"
)

// thirdHere is VerbHere for a word that is a plural noun or a third person.
func (t *tagger) thirdHere(i, before int) bool {
	before = t.coordinatorOf(before)
	if before > 0 && t.afterBareThird(before) {
		return true
	}
	next := t.at(i + 1)
	coordinated := before > 0 && t.itemHasVerb(before)
	if verb, sure := t.thirdByNext(i, before, next, coordinated); sure {
		return verb
	}
	if closed[next.Low] != TagNone || next.Kind != Word || IsPerson(next.Low) || pluralModifier[t.words[i].Low] {
		return false
	}
	return thirdBeforeWord(t.words[i].Share, next, coordinated)
}

// thirdBeforeWord is thirdHere before an open word; share is that of the verb.
func thirdBeforeWord(share int, next Tagged, coordinated bool) bool {
	r := Read(next.Low)
	switch {
	case isUpperFirst(next.Text):
		return share >= 6
	case r.Has(Participle) && !r.Has(Base|Adjective|Noun), r.Has(Base) && !r.Has(Noun|Adjective):
		return false
	}
	// A plural noun rarely comes before another noun.
	return share >= 3 || coordinated && r.Has(Plural)
}

// thirdByNext is verbByNext for the third person.
func (t *tagger) thirdByNext(i, before int, next Tagged, coordinated bool) (verb, sure bool) {
	w, tag := t.words[i], closed[next.Low]
	switch {
	case OpensObject(next.Low):
		return !next.Is("that", "which", "who", "where"), true
	case isNumber(next):
		return w.Share >= 5 || t.pluralAt(i+2), true
	case tag == TagPreposition, tag == TagTo:
		return t.thirdBeforePreposition(i, before, next, coordinated), true
	case tag == TagAdverb, tag == TagNone && next.Kind == Word && Read(next.Low).plainAdverb():
		return w.Share >= 4, true
	case before < 0 && tag == TagCoordinator && i+2 < len(t.words):
		return t.pairedThird(i), true
	case next.Tag == TagMark && coordinated && w.Share >= 9:
		return bareIntransitive[strings.TrimSuffix(w.Low, "s")], true
	}
	return false, false
}

// plainAdverb reports an adverb that is no noun.
func (r Reading) plainAdverb() bool { return r.Has(Adverb) && !r.Has(Noun) }

// thirdBeforePreposition is verbBeforePreposition for the third person.
func (t *tagger) thirdBeforePreposition(i, before int, next Tagged, coordinated bool) bool {
	share := t.words[i].Share
	switch {
	case slices.ContainsFunc(verbForms(t.words[i].Low), func(f VerbForm) bool { return verbPrepositions[f.Base][next.Low] }):
		return true
	case next.Is("up", "out", "off") && (coordinated || before < 0 && share >= 4):
		return true
	}
	return coordinated && (share >= 9 || particle(next.Low) && share >= 4)
}

// pairedThird reports the first of two verbs: "Builds and maintains", "Supports and trains new".
func (t *tagger) pairedThird(i int) bool {
	after := Read(t.words[i+2].Low)
	if !after.Has(Third) {
		return false
	}
	return !after.Has(Noun|Plural) || after.Share >= 6 && i+3 < len(t.words) && Read(t.words[i+3].Low).plainAdjective()
}

// afterBareThird is adjacentVerbs for the third person: "turns up and finishes".
func (t *tagger) afterBareThird(before int) bool {
	verb, found := t.barePartner(before, func(w Tagged) bool { return w.Is(",") || w.Tag == TagAdverb })
	return found && verb.Tag == TagThird && !auxiliary(verb)
}

// barePartner is the word before a coordinator or a comma, and before what may stand between
// and a particle; false where there is none.
func (t *tagger) barePartner(before int, between func(Tagged) bool) (Tagged, bool) {
	if before < 1 || t.words[before].Tag != TagCoordinator && !t.words[before].Is(",") {
		return Tagged{}, false
	}
	k := before - 1
	for k > 0 && between(t.words[k]) {
		k--
	}
	if k > 0 && particle(t.words[k].Low) {
		k--
	}
	return t.words[k], true
}

// pluralModifier nouns stand before another noun in the plural.
var pluralModifier = wordset.Of(`
	sales systems operations communications logistics accounts goods sports arts materials customs contracts projects works
	services`)
