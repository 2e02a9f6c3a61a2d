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
	for _, p := range prefixes {
		if rest, ok := strings.CutPrefix(lower, p); ok && len(rest) > 3 && common(rest, 60) {
			return true
		}
	}
	for _, end := range suffixes {
		if stem, ok := strings.CutSuffix(lower, end); ok && len(stem) > 4 && (common(stem, 50) || common(stem+"e", 50)) {
			return true
		}
	}
	if stem, ok := strings.CutSuffix(lower, "s"); ok && len(stem) > 3 && lexicon.Exact(stem).Is(lexicon.Noun|lexicon.Own) {
		return true
	}
	for _, end := range []string{"ed", "ing", "er", "ers"} {
		stem, ok := strings.CutSuffix(lower, end)
		if ok && len(stem) > 3 && (lexicon.Exact(stem).Is(lexicon.Own) || lexicon.Exact(stem+"e").Is(lexicon.Own)) {
			return true
		}
	}
	if stem, ok := strings.CutSuffix(lower, "d"); ok && len(stem) > 6 && strings.HasSuffix(stem, "ance") && common(stem, 60) {
		return true // nouns that a trade makes verbs of: "conveyanced"
	}
	if tradeVerb(lower) {
		return true
	}
	if stem, ok := strings.CutSuffix(lower, "ee"); ok && lexicon.Exact(stem).Is(lexicon.Base) && common(stem, 50) {
		return true // "joinee"
	}
	if stem, ok := strings.CutSuffix(lower, "al"); ok && strings.HasSuffix(stem, "ion") && common(stem, 70) {
		return true // "constrictional"
	}
	for i := 3; i <= len(lower)-3; i++ {
		if max(i, len(lower)-i) > 3 && common(lower[:i], 35) && common(lower[i:], 35) {
			return true
		}
	}
	return false
}

// tradeVerb reports a form of a verb that a trade makes of a noun of its own:
// "templating", "glanded", "prototyper".
func tradeVerb(lower string) bool {
	for _, end := range []string{"ing", "ed", "er", "ers"} {
		stem, ok := strings.CutSuffix(lower, end)
		if !ok {
			continue
		}
		for _, base := range []string{stem, stem + "e"} {
			if len(base) > 4 && lexicon.Uses(base) > 0 && lexicon.Exact(base).Is(lexicon.Noun) && language.PresentParticiple(base) == stem+"ing" {
				return true
			}
		}
	}
	return false
}

func common(word string, level int) bool {
	info := lexicon.Exact(word)
	return info.Known() && info.Level() <= level && !info.Is(lexicon.Abbreviation)
}

var prefixes = strings.Fields(`re un pre co sub over under micro multi non inter intra anti auto bio cyber de geo hydro hyper infra macro
mega meta mini mono neuro nano out photo poly post pseudo semi super tele trans tri ultra up down cross electro thermo radio immuno cardio
psycho socio agri aero agro eco euro counter extra fore mid on off peri retro step under video web work`)

var suffixes = strings.Fields("able isation ization ise ize ised ized ising izing less ness like wise ship hood ify ified ism ist ists ful fully")
