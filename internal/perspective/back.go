package perspective

import (
	"focal/internal/language"
	"focal/internal/wordset"
)

// ofFirst are the words of the first person for those of the third that are no subject; "her" and "his" have two.
var ofFirst = map[string]string{
	"him": "me", "them": "me", "hers": "mine", "theirs": "mine", "their": "my",
	"herself": "myself", "himself": "myself", "themselves": "myself", "themself": "myself",
}

// pronounBack replaces a pronoun of the candidate; it reports whether it did.
func (f *firstPerson) pronounBack(i int) bool {
	w := f.words[i]
	if w.Is("she", "he", "they") {
		f.subjectBack(i, i)
		return true
	}
	word := ofFirst[w.Low]
	if w.Is("her", "his") {
		word = f.ownOrObject(i)
	}
	f.mention(false)
	f.replace(i, word)
	return true
}

// mention notes that the candidate was spoken of, by name as the subject or not.
func (f *firstPerson) mention(subject bool) {
	f.mentioned = true
	f.led = f.led || subject
	f.speak(subject)
}

// ownOrObject reads "her" and "his" by the word behind.
func (f *firstPerson) ownOrObject(i int) string {
	switch {
	case !f.standsAlone(i):
		return pick(f.isGiven(i), "me", "my")
	case f.words[i].Is("his"):
		return "mine"
	}
	return "me"
}

// isGiven reports the "her" of "It gave her confidence."
func (f *firstPerson) isGiven(i int) bool {
	return f.words[i].Is("her") && i > 1 && givers[f.words[i-1].Low] && f.top(mine) < 0
}

// givers take two objects.
var givers = wordset.Of(`gave gives give giving given taught teaches offered offers granted awarded earned brought brings lent
	allowed allows showed taught cost won`)

// standsAlone reports a "her" or "his" to which no noun behind it belongs.
func (f *firstPerson) standsAlone(i int) bool {
	next := f.at(i + 1)
	switch {
	case i+1 >= len(f.words):
		return true
	case next.Is("\"", "“", "'", "‘"):
		return false
	case opensNoNoun(next), next.Tag == language.TagAdverb && f.endsAt(i+1):
		return true
	}
	return !next.Is("own") && (f.doesNext(i) || next.Tag == language.TagAdjective && f.isLast(i+1))
}

// opensNoNoun reports a word that no noun phrase with a possessive goes on with.
func opensNoNoun(w language.Tagged) bool {
	return startsPhrase(w) || tagged(w, language.TagMark, language.TagPreposition, language.TagCoordinator, language.TagTo,
		language.TagSubordinator, language.TagModal, language.TagRelative, language.TagSubject, language.TagObject)
}

// doesNext reports a verb behind the object at i: "let her be", "those who know her say", "let her use".
func (f *firstPerson) doesNext(i int) bool {
	next := f.words[i+1]
	return isFinite(next) || next.Is("say", "know", "think") ||
		next.Has(language.Base) && (!next.Has(language.Noun|language.Adjective) || language.Causative(f.words, i))
}

// isLast reports the last word of a clause: "rated her outstanding."
func (f *firstPerson) isLast(i int) bool {
	return i+1 == len(f.words) || f.words[i+1].Is(".", ",", ";")
}

// subjectBack turns words[i..last] into "I" and its verb into the first person.
func (f *firstPerson) subjectBack(i, last int) {
	f.mention(true)
	f.edit(f.words[i].Start, f.words[last].End(), "I", "first person")
	if f.at(last + 1).Is("'s") {
		f.clitic(last + 1)
		f.push(frame{kind: mine, present: true, verb: last + 1})
		return
	}
	if a := f.auxiliaryBefore(i); a >= 0 {
		f.verb(a, true)
		f.push(frame{kind: mine, present: true, verb: a})
		return
	}
	v := f.verbOf(last)
	if v < 0 || f.together(i) {
		return
	}
	f.claimed = v
	f.verb(v, true)
	f.push(frame{kind: mine, present: true, verb: v})
}

// auxiliaryBefore returns the index of the auxiliary of an inversion, or -1.
func (f *firstPerson) auxiliaryBefore(i int) int {
	if a := f.inverted(i); a >= 0 {
		return a
	}
	if f.at(i-1).Is("is", "has", "does", "are", "were") {
		return i - 1
	}
	return -1
}

// clitic writes out the 's of "she's".
func (f *firstPerson) clitic(k int) {
	w := f.words[k]
	word := pick(f.isPerfect(f.skip(k+1, isAdverbial)), " have", " am")
	f.edit(w.Start, w.End(), word, "contraction written out")
}

// isPerfect reports a participle at k that goes with "have" rather than "be".
func (f *firstPerson) isPerfect(k int) bool {
	w := f.at(k)
	if w.Is("been", "had", "done") {
		return true
	}
	r := language.Read(w.Low)
	return r.Has(language.Participle) && r.Has(language.Past) && k+1 < len(f.words) && !f.words[k+1].Is("by", "in", "as", "for")
}
