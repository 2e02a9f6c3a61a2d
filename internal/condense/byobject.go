package condense

import (
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// A word behind "and" that may be a noun is told by what follows it as well: a plural that it makes no compound with, or
// something of which the sentence says what was done to it, is its object.

// tellsByObject reports such a word, which is oftener a verb than a noun. The score is what was learned of words in lists.
func tellsByObject(words []language.Tagged, i int, score float64) bool {
	w, next := words[i], words[i+1]
	if w.Share < oftenVerb || lexicon.Compound(w.Low, next.Low) || startsUpper(next.Text) {
		return false
	}
	if doneBefore(words, i+1) {
		return score > rather // "and audit rejected returns"
	}
	return next.Tag == language.TagPlural && !namedByHead[next.Low] && !calledBy[next.Low] && !next.Has(language.Base|language.Third) &&
		score > perhapsObject
}

const (
	oftenVerb     = 6   // how often of nine a word is a verb that is one before its object
	perhapsObject = 0.3 // the score from which on a plural behind such a word is its object
)

// doneBefore reports a participle that says what was done to the plural behind it; others say of what kind it is.
func doneBefore(words []language.Tagged, i int) bool {
	w := words[i]
	return i+1 < len(words) && w.Has(language.Participle) && !w.Has(language.Noun|language.Base) && w.Has(language.Past) &&
		!ofKind[w.Low] && words[i+1].Tag == language.TagPlural
}

var (
	// ofKind are participles that make a description together with the noun before them: "test driven", "work related".
	ofKind = wordset.Of(`driven based related oriented aided assisted led focused focussed controlled centred centered specific
		dedicated certified approved managed built made enabled operated owned sponsored funded supported`)
	// calledBy are things that are called by what they are about: "forecast reports", "design documents".
	calledBy = wordset.Of(`reports documents drawings plans charts sheets lists forms logs records agreements letters notes papers
		manuals guides guidelines templates specifications statements policies procedures methods techniques strategies systems`)
)

// surelyThing is the score below which a word behind "and" is a thing, whatever the rules made of it.
const surelyThing = -1.5

// turnedThings are the words behind "and" that became verbs beside the first one although what was learned of lists knows them as
// things: "Manages lists of media contacts and films deliveries". They become things again.
func (t turning) turnedThings() (mends []mend) {
	first := opener(t.words)
	for i := first + nearVerb; i+1 < len(t.words); i++ {
		form, base := t.origin(i)
		if form != language.Base || !t.words[i-1].Is("and", "&") || !t.words[i+1].Has(language.Plural) {
			continue
		}
		if r := language.Read(base); r.Has(language.Noun) && r.Share <= seldomVerb && t.asItWas(i, base) < surelyThing {
			before := t.words[i-1].Text + " " + t.words[i].Text + " " + t.words[i+1].Text
			after := t.words[i-1].Text + " " + base + " " + t.words[i+1].Text
			mends = append(mends, mend{before, after, "Verbs that are joined stand in the same form."})
		}
	}
	return mends
}
