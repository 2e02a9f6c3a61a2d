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
	j := i + 1
	for s.at(j).info.Is(lexicon.Adj) && !owned[s.at(j).lower] && s.at(j+1).kind == word && j < i+3 {
		j++
	}
	end := s.at(j)
	last := end.is("experience", "service", "notice", "holiday", "leave", "employment", "training", "teaching", "study", "work", "tenure", "expertise")
	if owned[end.lower] && !last {
		last = s.at(j+1).is("experience", "service", "expertise", "employment")
	}
	if !last || end.joined || end.is("work", "training", "study", "teaching", "leave") && s.at(j+1).kind == word && s.at(j+1).is("as", "with", "a", "the", "at") {
		return
	}
	s.change(i, i, periods[s.tokens[i].lower], cv.NoteGrammar, "years-experience", "A period of time takes an apostrophe before what it measures.")
}

// bare returns the number without a plus sign.
func bare(t token) token {
	t.text = strings.TrimSuffix(t.text, "+")
	return t
}

// decade: "the 1990's" is a plural.
func (s *sentence) decade(i int) {
	t := s.tokens[i]
	for _, mark := range []string{"'s", "’s"} {
		stem, ok := strings.CutSuffix(t.text, mark)
		if ok && len(stem) == 4 && strings.HasSuffix(stem, "0") && s.at(i-1).is("the", "early", "late", "mid") && (s.at(i-1).lower != "the" || !s.at(i+1).info.Is(lexicon.Noun)) {
			s.replace(t.start, t.end, stem+"s", cv.NoteGrammar, "decade", "A decade is a plain plural.")
		}
	}
}
