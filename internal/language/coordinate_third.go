package language

import (
	"strings"

	"focal/internal/wordset"
)

// thirdHere is VerbHere for a word that is a plural noun or a third person.
func (t *tagger) thirdHere(i, before int) bool {
	w := t.words[i]
	before = t.coordinatorOf(before)
	if before > 0 && t.afterBareThird(before) {
		return true
	}
	next := Tagged{Tag: TagMark}
	if i+1 < len(t.words) {
		next = t.words[i+1]
	}
	r := Read(next.Low)
	tag := closed[next.Low]
	coordinated := before > 0 && t.itemHasVerb(before)
	switch {
	case OpensObject(next.Low):
		return !next.Is("that", "which", "who", "where")
	case next.Tag == TagNumber || tag == TagNumber:
		return w.Share >= 5 || i+2 < len(t.words) && Read(t.words[i+2].Low).Has(Plural)
	case tag == TagPreposition || tag == TagTo:
		for _, f := range verbForms(w.Low) {
			if verbPrepositions[f.Base][next.Low] {
				return true
			}
		}
		if next.Is("up", "out", "off") && (coordinated || before < 0 && w.Share >= 4) {
			return true
		}
		return coordinated && (w.Share >= 9 || particle(next.Low) && w.Share >= 4)
	case tag == TagAdverb || tag == TagNone && next.Kind == Word && r.Has(Adverb) && !r.Has(Noun):
		return w.Share >= 4
	case before < 0 && tag == TagCoordinator && i+2 < len(t.words):
		after := Read(t.words[i+2].Low)
		object := i+3 < len(t.words) && Read(t.words[i+3].Low).Has(Adjective) && !Read(t.words[i+3].Low).Has(Noun)
		return after.Has(Third) && (!after.Has(Noun|Plural) || after.Share >= 6 && object) // "Builds and maintains", "Supports and trains new"
	case next.Tag == TagMark && coordinated && w.Share >= 9:
		return bareIntransitive[strings.TrimSuffix(w.Low, "s")]
	case tag != TagNone || next.Kind != Word, IsPerson(next.Low), pluralModifier[w.Low]:
		return false
	case isUpperFirst(next.Text):
		return w.Share >= 6
	case r.Has(Participle) && !r.Has(Base|Adjective|Noun), r.Has(Base) && !r.Has(Noun|Adjective):
		return false
	}
	// A plural noun rarely comes before another noun.
	return w.Share >= 3 || coordinated && r.Has(Plural)
}

// afterBareThird is adjacentVerbs for the third person: "turns up and finishes".
func (t *tagger) afterBareThird(before int) bool {
	if t.words[before].Tag != TagCoordinator && !t.words[before].Is(",") {
		return false
	}
	k := before - 1
	for k > 0 && (t.words[k].Is(",") || t.words[k].Tag == TagAdverb) {
		k--
	}
	if k > 0 && particle(t.words[k].Low) {
		k--
	}
	return t.words[k].Tag == TagThird && !auxiliary(t.words[k])
}

// pluralModifier nouns stand before another noun in the plural.
var pluralModifier = wordset.Of(`
	sales systems operations communications logistics accounts goods sports arts materials customs contracts projects works
	services`)
