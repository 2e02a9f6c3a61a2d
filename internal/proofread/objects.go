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
	if verb.title() || !verb.info.Is(lexicon.Base) || verb.is("lead") || language.Read(verb.lower).Share < leastVerb {
		return false
	}
	return articles[next.lower] && !whenItWas[s.at(i+2).lower] || s.describedNoun(i+1) && !s.pairOfDeeds(i)
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
	return (articles[next.lower] || next.is("it", "them")) && !whenItWas[s.at(i+2).lower]
}

// whenItWas go behind an article to tell a time: "the same day".
var whenItWas = wordset.Of("same next last first following previous whole day night year month week season summer winter")

// leastVerb is the share, in tenths, of uses as a verb that a noun must have to be one before an object.
const leastVerb = 3

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
	enjoyed loved liked preferred hated spent began started stopped kept avoided finished involved included considered as while when practised`)
