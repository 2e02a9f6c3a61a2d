package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// periods are the units of "ten years' experience".
var periods = map[string]string{"years": "years'", "months": "months'", "weeks": "weeks'", "days": "days'", "hours": "hours'"}

// owned are what a period of time may own.
var owned = wordset.Of(`
	experience service notice holiday leave training employment study work placement teaching tenure expertise sales management
	leadership supervisory relevant professional commercial practical industry post-qualification`)

// measured are those of them that end the phrase.
var measured = wordset.Of("experience service notice holiday leave employment training teaching study work tenure expertise")

// apostrophes corrects the genitive of periods, decades and plain plurals.
func (s *sentence) apostrophes() {
	for i := range s.tokens {
		t := s.tokens[i]
		switch {
		case t.kind == word && periods[t.lower] != "" && !t.title():
			s.period(i)
		case t.kind == number:
			s.decade(i)
		}
	}
}

// period: "20 years experience", "five year's service" take "years'".
func (s *sentence) period(i int) {
	next := s.at(i + 1)
	if !next.space || next.kind != word || !isCount(bare(s.at(i-1))) {
		return
	}
	j := s.behindAdjectives(i + 1)
	if !s.measures(j) || s.at(j).joined || s.isVerb(j) {
		return
	}
	s.change(i, i, periods[s.tokens[i].lower], cv.NoteGrammar, "years-experience",
		"A period of time takes an apostrophe before what it measures.")
}

// behindAdjectives goes past two adjectives at most: "five years relevant industrial experience".
func (s *sentence) behindAdjectives(from int) int {
	j := from
	for j < from+2 && s.onlyDescribes(j) && s.at(j+1).kind == word {
		j++
	}
	return j
}

func (s *sentence) onlyDescribes(i int) bool {
	t := s.at(i)
	return t.info.Is(lexicon.Adj) && !owned[t.lower] && !t.is("in", "on", "off", "over", "out", "up")
}

// measures reports the noun that a period measures, alone or behind its kind ("sales experience").
func (s *sentence) measures(i int) bool {
	t := s.at(i)
	return measured[t.lower] || owned[t.lower] && s.at(i+1).is("experience", "service", "employment", "expertise")
}

// isVerb reports a noun of time that is a verb here: "in five years work as a".
func (s *sentence) isVerb(i int) bool {
	next := s.at(i + 1)
	return s.at(i).is("work", "training", "study", "teaching", "leave") && next.kind == word && next.is("as", "with", "a", "the", "at")
}

// bare returns the number without a plus sign.
func bare(t token) token {
	t.text = strings.TrimSuffix(t.text, "+")
	return t
}

// decade: "the 1990's" is a plural.
func (s *sentence) decade(i int) {
	t := s.tokens[i]
	for _, mark := range [...]string{"'s", "’s"} {
		if stem, ok := strings.CutSuffix(t.text, mark); ok && isDecade(stem) && s.namesDecade(i) {
			s.replace(t.start, t.end, stem+"s", cv.NoteGrammar, "decade", "A decade is a plain plural.")
		}
	}
}

func isDecade(stem string) bool { return len(stem) == 4 && strings.HasSuffix(stem, "0") }

// namesDecade reports that the decade owns nothing: "the 1990's music" is a genitive.
func (s *sentence) namesDecade(i int) bool {
	before := s.at(i - 1)
	return before.is("early", "late", "mid") || before.is("the") && !s.at(i+1).info.Is(lexicon.Noun)
}
