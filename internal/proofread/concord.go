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
	if verb == i+1 && !s.passive(verb) {
		return // "ships which is my main skill": the whole may be meant
	}
	if right := s.agreeing(noun, s.at(verb).lower); right != "" && noun.lone() && s.nounAlone(i-1) {
		s.change(verb, verb, right, cv.NoteGrammar, "agreement", "“"+noun.text+"” is what the verb agrees with.")
	}
}

// passive reports a form of "be" before a participle, which tells what is done to the thing.
func (s *sentence) passive(verb int) bool {
	if s.at(verb).is("has", "have") {
		verb++
		if !s.at(verb).is("been") {
			return false
		}
	}
	return s.at(verb + 1).info.Is(lexicon.PastPart)
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
