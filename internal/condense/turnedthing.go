package condense

import (
	"slices"
	"strings"

	"focal/internal/language"
)

// A word that became a verb has to have been one. What stands around it says where it rather was a thing.

// turnsThing reports a word that was turned into a verb although it may have been the name of a thing.
func (t turning) turnsThing() bool {
	first := opener(t.words)
	for i := first; i+1 < len(t.words); i++ {
		switch form, base := t.origin(i); {
		case base == "":
		case form == language.Base && t.turnsThingAt(i, first, base):
			return true
		case form == language.Gerund && i == first && t.opensCompound(i):
			return true
		}
	}
	return false
}

func (t turning) turnsThingAt(i, first int, base string) bool {
	r := language.Read(base)
	if i == first {
		return r.Has(language.Noun) && opensThing(r, t.words[i+1]) || t.opensCompound(i)
	}
	return r.Has(language.Noun) && t.amongThings(i, first, base) || t.behindAim(i, first)
}

// opensCompound reports a verb with an adverb before a single thing without an article, which is the name of that thing: "Study
// abroad course", "Steering Safely Course".
func (t turning) opensCompound(i int) bool {
	if i+2 >= len(t.words) || !plainAdverb(t.words[i+1]) {
		return false
	}
	w := t.words[i+2]
	ends := i+3 == len(t.words) || t.words[i+3].Tag == language.TagMark || t.words[i+3].Tag == language.TagPreposition
	return ends && (w.Tag == language.TagNoun || w.Tag == language.TagProper)
}

// plainAdverb reports an adverb that describes no things: no "weekly".
func plainAdverb(w language.Tagged) bool {
	return (w.Tag == language.TagAdverb || strings.HasSuffix(w.Low, "ly")) && !w.Has(language.Adjective) && !often[w.Low]
}

// opensThing reports a word that is seldom a verb, before what no verb of its kind stands before: "Post launch support", "Control on
// waste".
func opensThing(r language.Reading, next language.Tagged) bool {
	return r.Share <= seldomVerb && (isThing(next) || next.Tag == language.TagAdjective) ||
		r.Share <= halfVerb && next.Is("on", "of", "over") && !r.Has(language.Adjective)
}

const (
	seldomVerb = 4 // how often of nine a word is a verb that rather is a thing
	halfVerb   = 5 // and one that is as often the one as the other
)

// amongThings reports a word at i that stands in a row of things: "accurate scanning, coding, and archive services", "cash and check
// payments", "with dealers, order entry".
func (t turning) amongThings(i, first int, base string) bool {
	link := i - 1
	if link > 0 && t.words[link].Is("and", "&") && t.words[link-1].Is(",") {
		link--
	}
	switch {
	case link < 2 || !isThing(t.words[i+1]) && t.words[i+1].Tag != language.TagProper:
		return false
	case t.bareGerund(link - 1), t.oneObject(link, first):
		return true
	}
	score, short := t.asItWas(i, base), t.shortItem(i) && language.Read(base).Share <= mostlyVerb
	if link == i-1 && t.words[link].Is(",") {
		return score < rather || score < doubtless && short
	}
	return score < doubtless && short && startsUpper(t.words[i+1].Text)
}

// shortItem reports a single thing behind the word at i, and nothing more in its part.
func (t turning) shortItem(i int) bool { return t.endsPart(i+1) && !t.words[i+1].Has(language.Plural) }

// bareGerund reports a gerund alone between two commas.
func (t turning) bareGerund(k int) bool {
	return t.words[k].Tag == language.TagGerund && t.stayed(k) && t.words[k-1].Is(",")
}

// oneObject reports an "and" behind a verb and a single noun.
func (t turning) oneObject(link, first int) bool {
	return t.words[link].Is("and", "&") && link-2 == first && t.words[link-1].Tag == language.TagNoun
}

// rather is the score under which a word rather is a thing.
const rather = -0.5

// asItWas is what was learned of words in lists says of the word that became a verb at i, in the sentence as it was.
func (t turning) asItWas(i int, base string) float64 {
	words := slices.Clone(t.words)
	for k := range words {
		if form, was := t.origin(k); was != "" && form == language.Base {
			words[k] = tagged(was)[0]
			words[k].Tag = language.TagBase
		}
	}
	last := language.Governs(words, i)
	if last < 0 {
		return 0
	}
	return language.Beside{Words: words, At: i, Last: last, Base: base, Form: language.Base}.Score()
}

// behindAim reports a verb at i in a sentence that opens with no verb and says before what somebody can or wants: "Able to plan
// shifts; trains crews" was a row of infinitives.
func (t turning) behindAim(i, first int) bool {
	opens := t.words[first].Tag
	if tells[opens] || opens == language.TagPast || t.turned(first) || t.words[i-1].Is(".") {
		return false
	}
	return slices.ContainsFunc(t.words[:i], isTo) && !slices.ContainsFunc(t.words[:i], tellsClause)
}

func tellsClause(w language.Tagged) bool { return tells[w.Tag] && w.Tag != language.TagBase }

// tells are the tags of what a clause of its own has.
var tells = tags{
	language.TagBase: true, language.TagThird: true, language.TagSubject: true, language.TagModal: true, language.TagRelative: true,
}
