package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// countedPeople and countedThings are what CVs count, and what is never a measure
// ("12 month", "3 phase") nor a unit with a number for its name ("3 Company").
var (
	countedPeople = wordset.Of(`
		apprentice trainee student pupil nurse carer cleaner driver engineer technician operator welder fitter electrician plumber
		joiner labourer mechanic colleague volunteer employee worker supervisor manager assistant analyst developer designer planner
		teacher tutor client customer patient supplier resident guest candidate learner intern`)
	countedThings = wordset.Of(`
		site shop school hospital clinic warehouse project vehicle machine office factory restaurant hotel depot website`)
)

// counted puts the plural behind a number: "trained 3 apprentice in welding". Only
// where a verb or a preposition governs the number, so that it is no name ("Level 3
// apprentice"), and the noun ends its phrase ("4 site managers" stays).
func (s *sentence) counted(i int) {
	t, number := s.tokens[i], i-1
	if countedPeople[t.lower] && s.saysKind(i-1) {
		number-- // "nine research assistant"
	}
	if !countable(t) || !countsAlone(s.at(number)) || !s.governsCount(number-1) || !s.endsCounted(i+1) {
		return
	}
	if right, ok := plural(t.lower); ok {
		s.change(i, i, right, cv.NoteGrammar, "number", "More than one takes the plural.")
	}
}

// saysKind reports a noun or an adjective in small letters that says which people are counted.
func (s *sentence) saysKind(i int) bool {
	t := s.at(i)
	return t.kind == word && !t.title() && !t.joined && t.info.Is(lexicon.Noun|lexicon.Adj) &&
		!t.info.Is(lexicon.Plural|lexicon.Past|lexicon.Third) && !isCount(t) && !periodUnits[t.lower]
}

// periodUnits make a measure of the number before them: "12 month trainee".
var periodUnits = wordset.Of("second minute hour day week month year shift phase level stage grade page part term star point")

// countable reports one of the people and things that CVs count.
func countable(t token) bool {
	return (countedPeople[t.lower] || countedThings[t.lower]) && !t.title() && !t.joined
}

// countsAlone reports a count that is no year, no part of a compound and no rough figure ("20+").
func countsAlone(t token) bool {
	return !t.joined && isCount(t) && !t.title() && !t.fourDigits() && !strings.HasSuffix(t.text, "+")
}

// governsCount reports a verb or a preposition that a counted noun may belong to.
func (s *sentence) governsCount(i int) bool {
	t := s.at(i)
	switch t.lower {
	case "after":
		return s.at(i-1).is("looked", "looking")
	case "and":
		return s.changed(i-1) || onlyPlural(s.at(i-1))
	}
	return t.lone() && (verbalOnly(t, lexicon.Noun) || beforeCount[t.lower])
}

var beforeCount = wordset.Of("of with for across at from over my our visiting training mentoring managing supervising")

// endsCounted reports what follows a noun that ends its phrase.
func (s *sentence) endsCounted(i int) bool {
	t := s.at(i)
	return t.none() || behindCounted[t.lower] || t.is("to") && s.at(i+1).info.Is(lexicon.Base) ||
		t.is("and", ",") && goesOnCounting(s.at(i+1))
}

var behindCounted = wordset.Of(". ; in on at with from across per who for by during")

// goesOnCounting: "and 3 nurses", "and trained".
func goesOnCounting(t token) bool {
	return isCount(t) || t.kind == word && verbalOnly(t, lexicon.Noun|lexicon.Adj)
}

// verbalOnly reports a past or an -ing form that is none of the other classes.
func verbalOnly(t token, others lexicon.Info) bool {
	return t.info.Is(lexicon.Past|lexicon.Ing) && !t.info.Is(others)
}
