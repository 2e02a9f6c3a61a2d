package proofread

import (
	"strings"

	"focal/internal/language"
	"focal/internal/lexicon"
)

// derived reports words that no list holds but English forms freely: prefixed
// and suffixed words, plurals, and two common words run together on purpose
// ("timeboxed", "cashable"). They are left alone.
func derived(lower string) bool {
	for _, formed := range derivations {
		if formed(lower) {
			return true
		}
	}
	return false
}

// derivations are the ways in which English forms words.
var derivations = [...]func(lower string) bool{
	prefixed, suffixed, pluralOfTrade, formOfTrade, conveyanced, tradeVerb, joinee, constrictional, runTogether,
}

func prefixed(lower string) bool {
	for _, p := range prefixes {
		if rest, ok := strings.CutPrefix(lower, p); ok && len(rest) > 3 && common(rest, 60) {
			return true
		}
	}
	return false
}

func suffixed(lower string) bool {
	for _, end := range suffixes {
		if stem, ok := strings.CutSuffix(lower, end); ok && len(stem) > 4 && commonStem(stem) {
			return true
		}
	}
	return false
}

// commonStem reports a word that may have lost its "e" before an ending.
func commonStem(stem string) bool { return common(stem, 50) || common(stem+"e", 50) }

// pluralOfTrade reports the plural of a noun or of a term that CVs use.
func pluralOfTrade(lower string) bool {
	stem, ok := strings.CutSuffix(lower, "s")
	return ok && len(stem) > 3 && lexicon.Exact(stem).Is(lexicon.Noun|lexicon.Own)
}

// formOfTrade reports a form of a term that CVs use.
func formOfTrade(lower string) bool {
	for _, end := range verbalEnds {
		if stem, ok := strings.CutSuffix(lower, end); ok && len(stem) > 3 && termStem(stem) {
			return true
		}
	}
	return false
}

// termStem reports a term of CVs that may have lost its "e" before an ending.
func termStem(stem string) bool {
	return lexicon.Exact(stem).Is(lexicon.Own) || lexicon.Exact(stem+"e").Is(lexicon.Own)
}

// conveyanced: nouns that a trade makes verbs of.
func conveyanced(lower string) bool {
	stem, ok := strings.CutSuffix(lower, "d")
	return ok && len(stem) > 6 && strings.HasSuffix(stem, "ance") && common(stem, 60)
}

// joinee: whom something is done to.
func joinee(lower string) bool {
	stem, ok := strings.CutSuffix(lower, "ee")
	return ok && lexicon.Exact(stem).Is(lexicon.Base) && common(stem, 50)
}

// constrictional: adjectives of nouns in -ion.
func constrictional(lower string) bool {
	stem, ok := strings.CutSuffix(lower, "al")
	return ok && strings.HasSuffix(stem, "ion") && common(stem, 70)
}

// runTogether reports two common words in one, one of which is longer than three letters.
func runTogether(lower string) bool {
	for i := 3; i <= len(lower)-3; i++ {
		if max(i, len(lower)-i) > 3 && common(lower[:i], 35) && common(lower[i:], 35) {
			return true
		}
	}
	return false
}

var verbalEnds = [...]string{"ing", "ed", "er", "ers"}

// tradeVerb reports a form of a verb that a trade makes of a noun of its own:
// "templating", "glanded", "prototyper".
func tradeVerb(lower string) bool {
	for _, end := range verbalEnds {
		if stem, ok := strings.CutSuffix(lower, end); ok && (nounAsVerb(stem, stem) || nounAsVerb(stem+"e", stem)) {
			return true
		}
	}
	return false
}

// nounAsVerb reports a noun of a trade with the stem that a verb of it would have.
func nounAsVerb(noun, stem string) bool {
	return len(noun) > 4 && lexicon.Uses(noun) > 0 && lexicon.Exact(noun).Is(lexicon.Noun) && language.PresentParticiple(noun) == stem+"ing"
}

func common(word string, level int) bool {
	info := lexicon.Exact(word)
	return info.Known() && info.Level() <= level && !info.Is(lexicon.Abbreviation)
}

var prefixes = strings.Fields(`re un pre co sub over under micro multi non inter intra anti auto bio cyber de geo hydro hyper infra macro
mega meta mini mono neuro nano out photo poly post pseudo semi super tele trans tri ultra up down cross electro thermo radio immuno cardio
psycho socio agri aero agro eco euro counter extra fore mid on off peri retro step under video web work`)

var suffixes = strings.Fields(`able isation ization ise ize ised ized ising izing less ness like wise ship hood ify ified ism ist ists
ful fully`)
