package tailor

import (
	"slices"
	"strings"

	"focal/internal/lexicon"
	"focal/internal/sieve"
)

// What is missing is told in the things that a demand names, and not in its single words: "right", "make" and "strategic" say
// nothing to whoever reads that they are not there.

const (
	maxThingWords = 9
	maxThingsTold = 40
)

var (
	// thingEnd is where one thing that is asked for ends.
	thingEnd = sieve.MustCompile(`(?i)\s*[,;:()/]\s*|\s+(?:in|with|for|on|at|from|by|using|within|and|or|as|that|which|who|towards?|` +
		`through|across|including|such as|to)\s+`)
	// goesWithTo is related to something, and one thing with it.
	goesWithTo = sieve.MustCompile(`(?i)\b(related|relevant|specific|equivalent|similar|according) to\b`)
)

// thingsWith are the things of a text that have one of some words; a word that is a name stands for itself.
func thingsWith(text string, words []string) []string {
	things := thingEnd.Split(goesWithTo.ReplaceAllString(text, "${1}_to"), maxThingsTold)
	var all []string
	for _, w := range words {
		told := w
		if !isTelling(w) {
			told = thingNamed(things, w)
		}
		if !slices.Contains(all, told) {
			all = append(all, told)
		}
	}
	return worthTelling(all)
}

// worthTelling are the things that say something: none that is a part of another, and no verb or adjective by itself beside them.
func worthTelling(all []string) []string {
	within := func(one string) bool {
		return slices.ContainsFunc(all, func(other string) bool { return len(other) > len(one) && strings.Contains(other, one) })
	}
	out := slices.DeleteFunc(slices.Clone(all), within)
	said := slices.DeleteFunc(slices.Clone(out), func(one string) bool {
		return !strings.Contains(one, " ") && !isTelling(one) && !saysWhat(one)
	})
	if len(said) > 0 {
		return said
	}
	return out
}

// isTelling reports a word that says what it is of by itself: a name, a number or a rare noun.
func isTelling(w string) bool {
	return anyName(w) || isName(w) || isProduct(w) || saysWhat(w) && lexicon.Uses(strings.ToLower(w)) <= rareUse
}

// thingNamed is that of some things which has a word, or the word.
func thingNamed(things []string, word string) string {
	for _, one := range things {
		one = strings.ReplaceAll(one, "_to", " to")
		words := strings.Fields(one)
		if slices.ContainsFunc(words, func(w string) bool { return trimmed(w, " ,;:.()[]/\"“”") == word }) {
			return thingOf(words, word)
		}
	}
	return word
}

// thingOf is a thing without the verb and the small words before it, as long as the word is left.
func thingOf(words []string, word string) string {
	for len(words) > 1 && words[0] != word && (stopWords[strings.ToLower(words[0])] || isVerb(words[0])) {
		words = words[1:]
	}
	if len(words) > maxThingWords {
		return word
	}
	return strings.Trim(strings.Join(words, " "), " ,;:.")
}

// shownInPart says what is there and what is not; what is there is told in words that say something by themselves.
func shownInPart(text string, there, lack []string) string {
	said := slices.DeleteFunc(slices.Clone(there), func(w string) bool { return !isTelling(w) && !saysWhat(w) })
	missing := quoted(thingsWith(text, lack))
	if len(said) == 0 {
		return "Shown in part: nothing in the CV mentions " + missing + "."
	}
	return "Shown in part: the CV mentions " + quoted(said) + ", but not " + missing + "."
}

// saysWhat reports a word that names something: no adjective, and no verb.
func saysWhat(w string) bool {
	low := strings.ToLower(w)
	i := lexicon.Exact(low)
	if !i.Known() || strings.HasSuffix(low, "s") && !isVerb(low) {
		return true
	}
	return i.Is(lexicon.Noun) && !i.Is(lexicon.Adj) && (!i.Is(lexicon.Base) || lexicon.MostlyNoun(low))
}
