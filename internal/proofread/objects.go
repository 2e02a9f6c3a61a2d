package proofread

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// verbShown reports a word that may be a noun as well and is a verb by its object.
func (s *sentence) verbShown(i int) bool {
	return s.verbByObject(i) || s.at(i).info.Is(lexicon.Third) && !s.at(i).title() && s.thirdByObject(i)
}

// verbByObject: "and train new staff", "and order the parts": a word that is a noun as well, and not seldom a verb, before what
// can only be its object.
func (s *sentence) verbByObject(i int) bool {
	verb, next := s.at(i), s.at(i+1)
	if verb.title() || !verb.info.Is(lexicon.Base) || verb.is("lead", "brand") || language.Read(verb.lower).Share < leastVerb {
		return false
	}
	return articles[next.lower] && s.objectAt(i+1) || s.describedNoun(i+1) && !s.pairOfDeeds(i)
}

// pairOfDeeds reports two deeds that describe a thing together: "design and build residential schemes".
func (s *sentence) pairOfDeeds(second int) bool {
	first := s.at(second - 2)
	return s.at(second-1).is("and") && first.info.Is(lexicon.Base) && language.Read(first.lower).Share >= leastVerb &&
		!s.at(second+1).is("new", "old", "other")
}

// thirdByObject: "and submits the returns": a plural would not stand before an article.
func (s *sentence) thirdByObject(i int) bool {
	verb, next := s.at(i), s.at(i+1)
	if verb.info.Is(lexicon.Noun|lexicon.Plural) && language.Read(verb.lower).Share < leastVerb {
		return false
	}
	return articles[next.lower] && s.objectAt(i+1) || next.is("it", "them")
}

// objectAt reports that the article leads to an object, not to a time or to a clause: "goods and services the firm made".
func (s *sentence) objectAt(article int) bool {
	if whenItWas[s.at(article+1).lower] {
		return false
	}
	k := article + 1
	for s.at(k).info.Is(lexicon.Adj) && !s.at(k).info.Is(lexicon.Noun) {
		k++
	}
	t := s.at(k + 1)
	return !s.at(k).lone() || !t.lone() || !surePast(t.info) &&
		!(t.info.Is(lexicon.Base|lexicon.Third) && language.Read(t.lower).Share >= mostlyVerb)
}

// whenItWas go behind an article to tell a time or a way: "the same day", "the hard way".
var whenItWas = wordset.Of("same next last first following previous whole day night year month week season summer winter most hard")

// leastVerb is the share, in tenths, of uses as a verb that a noun must have to be one before an object.
const leastVerb = 3

// mostlyVerb is that of a word that is a verb behind a noun.
const mostlyVerb = 7

var articles = wordset.Of("the a an my our their its his her")

// describedNoun: "new staff", "worn bearings": an adjective that is no noun, before one.
func (s *sentence) describedNoun(i int) bool {
	adjective, noun := s.at(i), s.at(i+1)
	if !adjective.lone() || !noun.lone() || adjective.title() {
		return false
	}
	describes := adjective.is("new", "old", "other") || adjective.info.Is(lexicon.Adj) &&
		!adjective.info.Is(lexicon.Noun|lexicon.Base|lexicon.Ing|lexicon.Past|lexicon.Adv)
	return describes && noun.info.Is(lexicon.Noun|lexicon.Plural)
}

// gerundAlone: "Repaired pumps and replacing the bearings": an -ing form with its object, which nothing before it governs.
func (s *sentence) gerundAlone(i int) bool {
	next := s.at(i + 1)
	if slices.ContainsFunc(s.tokens[:i-1], governsGerund) {
		return false
	}
	return articles[next.lower] || next.is("it", "them", "new", "old", "worn", "faulty", "broken", "damaged")
}

// governsGerund reports a preposition, another -ing form, or a verb that takes one.
func governsGerund(t token) bool {
	return t.info.Is(lexicon.Ing) && strings.HasSuffix(t.lower, "ing") || language.Closed(t.lower) == language.TagPreposition ||
		takesGerund[t.lower]
}

var takesGerund = wordset.Of(`
	enjoyed loved liked preferred hated spent began started stopped kept avoided finished involved included considered
	as while when practised`)
