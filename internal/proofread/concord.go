package proofread

import (
	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// relativeVerb: "pumps that was installed" -> "were", "the crane which are used" -> "is": the verb of a clause agrees with
// the noun before it, where no other noun may be meant.
func (s *sentence) relativeVerb(i int) {
	if !s.tokens[i].is("that", "which") {
		return
	}
	noun, verb := s.at(i-1), i+1
	if s.at(i+2).info.Is(lexicon.Past) && s.at(i+1).is("i", "we") && s.startsSentence(i-2) {
		verb = i + 3 // "The system that I developed are"
	}
	if right := s.agreeing(noun, s.at(verb).lower); right != "" && noun.lone() && s.nounAlone(i-1) {
		s.change(verb, verb, right, cv.NoteGrammar, "agreement", "“"+noun.text+"” is what the verb agrees with.")
	}
}

// agreeing returns the form of a helper that goes with the noun; "" where it does, or the number is not sure.
func (s *sentence) agreeing(noun token, verb string) string {
	switch {
	case onlyPlural(noun):
		return otherForms["plverb"][verb]
	case counted(noun.lower):
		return otherForms["sgverb"][verb]
	}
	return ""
}

// nounAlone reports that the noun at i is the only one of its clause: the whole of "a set of pumps that was tested" may be
// meant. A thing has its article there, so that "site and yard which are" is none.
func (s *sentence) nounAlone(i int) bool {
	single := !onlyPlural(s.tokens[i])
	if single && !s.at(i-1).is("a", "an", "the", "this") && !s.at(i-2).is("a", "an", "the", "this") {
		return false
	}
	for k := i - 1; k >= 0 && !endsRow(s.tokens[k]); k-- {
		t := s.tokens[k]
		if linksNouns[t.lower] || t.info.Is(lexicon.Plural) || t.is("a", "an", "one") && !single {
			return false
		}
	}
	return true
}

var linksNouns = wordset.Of("of and or with for in on to from by")

// units are parts of an economy or of a firm: there is one that a word names, and it takes "the".
var units = wordset.Of("department industry sector section division")

// unitArticle: "in Sales department" -> "in the Sales department".
func (s *sentence) unitArticle(i int) {
	t := s.tokens[i]
	if !t.is("of", "in", "for", "to", "from", "with", "within", "by") || t.title() || t.is("of") && s.at(i-1).title() {
		return // "Chamber of Commerce & Industry" is a name
	}
	end := i + 1
	for end < i+5 && s.namesUnit(end) {
		end++
	}
	if end < i+2 || !units[s.at(end).lower] || s.at(end-1).is("and", "&") || !s.closesUnit(end+1) {
		return
	}
	first := s.tokens[i+1]
	s.replace(first.start, first.end, "the "+first.text, cv.NoteGrammar, "article", "The noun takes an article.")
}

// namesUnit reports a word that can be a part of the name of a unit.
func (s *sentence) namesUnit(i int) bool {
	t := s.at(i)
	switch {
	case t.is("and", "&"):
		return true
	case t.kind != word || t.joined || !t.space || units[t.lower] || unitless[t.lower] || determiners[t.lower] || isCount(t):
		return false
	}
	return t.title() || t.info.Is(lexicon.Noun|lexicon.Adj) && !onlyPlural(t)
}

// unitless are words that take no article before a unit, or leave it open.
var unitless = wordset.Of(`one first second third another same other such different whose who which what own cross us uk indian
	government of in for to from with within by on at as than into`)

// closesUnit reports that the unit is the last word of its phrase: not "department heads".
func (s *sentence) closesUnit(i int) bool {
	t := s.at(i)
	return t.none() || t.kind == punct && !t.is("-", "/", "&", "(", ":") ||
		t.is("and", "as", "at", "for", "with", "in", "to", "where", "that", "which", "who", "since", "during", "from", "by")
}
