package proofread

import (
	"strconv"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// Lengths of time. CVs count in years and months on every page, and many leave the plural out ("having 4 year of experience",
// "for 6 Month"), write it with an apostrophe ("3 Year's.") or give it to what describes a noun ("a 2 days workshop").

// lengthOfTime mends the unit at i where a number above one stands before it.
func (s *sentence) lengthOfTime(i int) {
	t, count := s.tokens[i], s.at(i-1)
	if !t.lone() || !s.severalOf(i-1) || !t.space {
		return
	}
	unit := timeUnits[strings.ReplaceAll(t.lower, "’", "'")]
	switch {
	case unit == "" || t.capitals():
	case strings.ContainsAny(t.text, "'’") && measured[s.at(i+1).lower]:
		s.replace(t.start, t.end, caseOf(t, unit+"s'"), cv.NoteGrammar, "possessive", "Several of them own it.")
	case t.lower != unit && s.lastsFor(i), t.lower == unit && (s.sharesThing(i) || s.sharesThing(i-3)):
		s.replace(count.end, t.end, "-"+caseOf(t, unit), cv.NoteGrammar, "number", "The length of something is one word before it.")
	case t.lower != unit+"s" && s.lengthEnds(i+1) && !s.at(i-2).is(beforeSingle...):
		s.replace(t.start, t.end, caseOf(t, unit+"s"), cv.NoteGrammar, "number", "More than one takes the plural.")
	}
}

// sharesThing reports a length beside another one of the same things: "60 day and 2 week tables".
func (s *sentence) sharesThing(i int) bool {
	first, other, thing := s.at(i), s.at(i+3), s.at(i+4)
	return s.severalOf(i-1) && s.at(i+1).is("and", "or", "&") && s.severalOf(i+2) && isUnit(first) && isUnit(other) &&
		thing.kind == word && thing.info.Is(lexicon.Plural)
}

// isUnit reports a unit of time that is no plural.
func isUnit(t token) bool { return t.lower != "" && timeUnits[t.lower] == t.lower }

// caseOf writes the unit with the capital that the token has.
func caseOf(t token, unit string) string {
	if t.title() {
		return strings.ToUpper(unit[:1]) + unit[1:]
	}
	return unit
}

// timeUnits are the forms in which lengths of time are written, and their units.
var timeUnits = map[string]string{
	"year": "year", "years": "year", "year's": "year", "month": "month", "months": "month", "month's": "month",
	"week": "week", "weeks": "week", "week's": "week", "day": "day", "days": "day", "day's": "day",
}

// severalOf reports a number above one in digits, rough or not ("4", "1.5", "2+"), or a small one in words.
func (s *sentence) severalOf(i int) bool {
	t := s.at(i)
	if t.kind == word {
		return countWords[t.lower] && !t.is("several", "many", "few", "numerous", "various")
	}
	m := lengthOf.FindStringSubmatch(t.text)
	if m == nil {
		return false
	}
	n, err := strconv.ParseFloat(m[1], 64)
	return err == nil && n > 1
}

// lastsFor: "a 2 days workshop", "a three month internship".
func (s *sentence) lastsFor(i int) bool {
	next := s.at(i + 1)
	if mayBeDone[next.lower] && (letters(s.at(i+2)) && language.Closed(s.at(i+2).lower) == 0 || !s.at(i-2).is("a", "an", "the", "one")) {
		return false // "spent the two years training crews", "completed 6 months training"
	}
	return s.at(i-2).is("a", "an", "the", "one", "attended", "completed", "undergone") && next.space && lasting[next.lower]
}

// mayBeDone are words among them that are verbs as well.
var mayBeDone = wordset.Of("training tour project contract program camp trip")

// lasting are what CVs say the length of.
var lasting = wordset.Of(`
	workshop training course seminar program programme conference internship camp project contract tour trip hackathon certification
	diploma apprenticeship placement bootcamp symposium fellowship residency`)

// beforeSingle stand before a number that belongs to something else ("a 2 year contract", "level 3 year group").
var beforeSingle = []string{"a", "an", "the", "this", "every", "each", "level", "class", "grade"}

// lengthEnds reports that nothing follows which the length describes.
func (s *sentence) lengthEnds(i int) bool {
	t := s.at(i)
	return t.none() || t.kind == punct && !t.is("-", "–", "'", "’", "/", "+") || endsLength[t.lower] && t.text == t.lower
}

var endsLength = wordset.Of("of in at with from as for and per till until to under since")
