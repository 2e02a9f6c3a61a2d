package lexicon

import (
	_ "embed"
	"strings"
)

// factsFile says in how many CVs a word stands: one sorted line per word, the word
// and a letter. Only words in lower case that at least eight of some thousands of
// real CVs use have a line. "N" behind the letter marks words that mid-sentence
// stand with a capital far more often than without, "O" those that mostly are nouns,
// see MostlyNoun. "C" marks two words that stand together as one thing: the first
// looks like a verb, but where the word before it tells, it is a noun six times as
// often. scripts/word_facts.py learns the file from texts.
//
//go:embed facts.txt
var factsFile string

// Uses says how common a lower-case word is in real CVs: 0 for fewer than eight
// documents, 1 for eight, and one more for each doubling. It knows trade words that
// no dictionary has, and which of two spellings people mean.
func Uses(word string) int {
	facts := fact(word)
	if facts == "" || facts[0] < 'a' {
		return 0
	}
	return int(facts[0]-'a') + 1
}

// MostlyName reports a word that real CVs write with a capital inside sentences:
// "azure", "tally" and "sap" are products there, whatever a dictionary says.
func MostlyName(word string) bool {
	return strings.HasSuffix(fact(word), "N")
}

// MostlyNoun reports a word that could be a verb, but behind an article, a preposition
// or a modal is a noun in real CVs twelve times as often ("process", "budget").
func MostlyNoun(word string) bool {
	return strings.Contains(fact(word), "O")
}

// Compound reports two lower-case words that are one thing ("balance sheet", "test
// cases"), so that the first is no verb there. Two that CVs mostly write as one word are
// one thing too ("pay roll"), but not a verb with its adverb ("set up").
func Compound(first, second string) bool {
	if american, is := American(second); is && fact(first+"-"+american) == "C" {
		return true // "call centre"
	}
	if (first == "drive" || first == "walk") && strings.HasPrefix(second, "test") {
		return true // of radio networks
	}
	return fact(first+"-"+second) == "C" || len(first) > 2 && len(second) > 3 && !adverbs[second] && Uses(first+second) > 2
}

// adverbs make another verb of the one before them, and a noun of both in one word.
var adverbs = map[string]bool{
	"over": true, "down": true, "back": true, "away": true, "through": true, "about": true, "with": true, "into": true, "forward": true,
}

// fact finds the line of a word by bisection, so that nothing is built at start-up.
func fact(word string) string {
	low, high := 0, len(factsFile)
	for low < high {
		mid := low + (high-low)/2
		start := strings.LastIndexByte(factsFile[low:mid], '\n') + 1 + low
		end := start + strings.IndexByte(factsFile[start:], '\n')
		key, value, _ := strings.Cut(factsFile[start:end], " ")
		switch {
		case key == word:
			return value
		case key < word:
			low = end + 1
		default:
			high = start
		}
	}
	return ""
}
