package condense

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// A bullet whose first deed became a verb, and a later one did not, is worse than before.

// leavesDeed reports a deed that is still a noun or a gerund beside the finite verb that a sentence opens with, and that nothing
// else governs: "Adheres to the terms and doing surveys", "Makes the roster and management of leave".
func leavesDeed(text string) bool {
	return slices.ContainsFunc(language.Sentences(text), func(span language.Span) bool { return leavesDeedOf(tagged(span.Of(text))) })
}

// half reports a wording that leaves a deed which the row of verbs does not put right afterwards, as it does
// "Coaches riggers and running workshops".
func half(text string, s speaker) bool {
	for _, m := range rows(text, s) {
		text = strings.Replace(text, m.before, m.after, 1)
	}
	return leavesDeed(text)
}

func leavesDeedOf(words []language.Tagged) bool {
	for i := 2; i+1 < len(words); i++ {
		at := i
		if words[i].Is("also", "then", "thus") && i+2 < len(words) {
			at = i + 1
		}
		if leftAt(words, i, at) && !slices.ContainsFunc(words[1:i-1], governsDeeds) {
			return i == 2 || !takesWork[baseForm(words[0])] || !isGerund(words[at]) && words[0].Is("makes", "made", "make")
		}
	}
	return false
}

// leftAt reports a deed behind the link before i, adverbs apart: behind a comma only the name of one, which cannot be a thing.
func leftAt(words []language.Tagged, i, at int) bool {
	switch {
	case words[i-1].Is("and", "&"):
		return deedAt(words, at) || workAt(words, at) || aimAt(words, at) && slices.IndexFunc(words, isTo) == at
	case words[i-1].Is(","):
		return deedNouns[words[at].Low] != "" && words[at+1].Is("of") ||
			words[at].Is("follow") && words[at+1].Is("up", "-")
	}
	return false
}

// workAt reports the name of work that ends its clause: "invoice tracking".
func workAt(words []language.Tagged, i int) bool {
	if i+1 >= len(words) || words[i].Tag != language.TagNoun || !plainDeeds[words[i+1].Low] {
		return false
	}
	return i+2 == len(words) || words[i+2].Tag == language.TagMark
}

// aimAt reports an infinitive at i: "to serve".
func aimAt(words []language.Tagged, i int) bool {
	return i+1 < len(words) && words[i].Is("to") && isBase(words[i+1])
}

func isTo(w language.Tagged) bool { return w.Is("to") }

// deedAt reports a gerund with its object, or the noun of a deed with what it was done to.
func deedAt(words []language.Tagged, i int) bool {
	w, next := words[i], words[i+1]
	if startsUpper(w.Text) || next.Kind != language.Word || isKindOf(words, i) {
		return false
	}
	if next.Is("of") {
		return deedNouns[w.Low] != ""
	}
	if isGerund(w) && !mayName(w) && next.Is("and", "&") {
		return true
	}
	return w.Is("doing") || plainDeeds[w.Low] && !compounding[w.Low] && !next.Is("and") ||
		isGerund(w) && !pointing[w.Low] && verbal(words, i)
}

// governsDeeds reports what may govern a deed that "and" joins: another deed, or a preposition before one.
func governsDeeds(w language.Tagged) bool {
	return isGerund(w) || mayNameDeed(w) || works[w.Low] || w.Tag == language.TagRelative ||
		w.Is("while", "including")
}

// namesWays reports the second of two gerunds that say which ways of work are meant: "sampling and gauging procedures".
func namesWays(gerund, next language.Tagged) bool {
	return !plainDeeds[gerund.Low] && ways[next.Low]
}

var ways = wordset.Of("procedures methods techniques practices processes skills operations activities works standards equipment")
