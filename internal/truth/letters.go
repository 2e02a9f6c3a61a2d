package truth

import (
	"regexp"
	"strings"
)

// withoutLetters is a text without the sentences to the reader of a letter that another wording left out:
// to leave them out claims nothing. Sentences that are still told, and all others, stay.
func withoutLetters(before, after string) string {
	told := map[string]bool{}
	for _, w := range words(after) {
		told[w.folded] = true
	}
	var kept []string
	for _, s := range oneSentence.FindAllString(before, -1) {
		if !toReader.MatchString(s) || mostly(words(s), told) {
			kept = append(kept, strings.TrimSpace(s))
		}
	}
	if len(kept) == 0 {
		return before
	}
	return strings.Join(kept, " ")
}

// mostly reports that most words of a sentence are told.
func mostly(sentence []word, told map[string]bool) bool {
	n := 0
	for _, w := range sentence {
		if told[w.folded] {
			n++
		}
	}
	return n*2 > len(sentence)
}

var (
	// oneSentence ends at a mark with a space behind it.
	oneSentence = regexp.MustCompile(`(?:[^.!?]|[.!?]\S)+(?:[.!?]+(?:\s+|$)|$)`)
	toReader    = regexp.MustCompile(`(?i)\b(?:you|your|opportunity|chance|consideration|perusal|candidature|enclosed|` +
		`herewith|hesitate|interview|forward)\b`)
)
