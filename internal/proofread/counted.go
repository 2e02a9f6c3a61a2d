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
	t, count, before, next := s.tokens[i], s.at(i-1), s.at(i-2), s.at(i+1)
	if !countedPeople[t.lower] && !countedThings[t.lower] || t.title() || t.joined || count.joined || !isCount(count) || count.title() || len(count.text) == 4 && count.kind == number || strings.HasSuffix(count.text, "+") {
		return
	}
	governed := before.kind == word && !before.joined && (before.info.Is(lexicon.Past|lexicon.Ing) && !before.info.Is(lexicon.Noun) ||
		before.is("of", "with", "for", "across", "at", "from", "over", "my", "our", "visiting", "training", "mentoring", "managing", "supervising"))
	if before.is("after") {
		governed = s.at(i-3).is("looked", "looking")
	}
	if before.is("and") {
		governed = s.changed(i-3) || onlyPlural(s.at(i-3))
	}
	if !governed {
		return
	}
	ends := next.end == 0 || next.is(".", ";", "in", "on", "at", "with", "from", "across", "per", "who", "for", "by", "during") ||
		next.is("and", ",") && (isCount(s.at(i+2)) || s.at(i+2).kind == word && s.at(i+2).info.Is(lexicon.Past|lexicon.Ing) && !s.at(i+2).info.Is(lexicon.Noun|lexicon.Adj))
	if !ends {
		return
	}
	if right, ok := plural(t.lower); ok {
		s.change(i, i, right, cv.NoteGrammar, "number", "More than one takes the plural.")
	}
}
