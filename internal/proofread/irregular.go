package proofread

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// irregular returns what is meant by the regular past of a verb that has another: "keeped" is "kept", "have speaked" is
// "have spoken". What already is a past takes no second ending: "losted".
func (s *sentence) irregular(i int) string {
	lower := s.tokens[i].lower
	stem, ok := strings.CutSuffix(lower, "ed")
	if !ok || len(stem) < 3 {
		return ""
	}
	if info := lexicon.Exact(stem); info.Is(lexicon.PastPart) && !info.Is(lexicon.Base) && !strings.HasSuffix(stem, "ed") {
		return stem
	}
	form := language.PastTense
	if s.behindAuxiliary(i) {
		form = language.PastParticiple
	}
	bases := []string{stem, stem + "e"}
	if n := len(stem); stem[n-1] == stem[n-2] {
		bases = append(bases, stem[:n-1])
	}
	k := slices.IndexFunc(bases, func(base string) bool {
		return usualVerb(base) && !strings.HasSuffix(language.PastTense(base), "ed")
	})
	if k < 0 {
		return ""
	}
	return form(bases[k])
}

// behindAuxiliary reports a form of "be" or "have" before the verb, adverbs apart.
func (s *sentence) behindAuxiliary(i int) bool {
	for i--; i > 0 && (lyAdverb(s.at(i)) || s.at(i).is("also", "not", "never", "always")); {
		i--
	}
	return beOrHave[s.at(i).lower]
}

var beOrHave = wordset.Of("be been being is are was were am get got have has had having i've we've they've")
