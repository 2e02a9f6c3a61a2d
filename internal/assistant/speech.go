package assistant

import (
	"regexp"
	"strings"

	"focal/internal/lexicon"
)

// phrases say in words that carry no topic alone what the knowledge base calls by
// a name: "how much?" asks for the price.
var phrases = []struct {
	pattern *regexp.Regexp
	means   string
}{
	{regexp.MustCompile(`\bhow much\b(?:\s+(?:is|does|do|would|for|per|it|this|money|to)\b|\W*$)`), "price plan"},
	{regexp.MustCompile(`\b(?:can ?no?t|can'?t|unable to|won'?t let me|not able to) (?:log|sign|get) ?(?:in|into|on)\b|\blocked out\b`), "locked-out"},
	{regexp.MustCompile(`\b(?:two|2)[- ](?:step|factor)\b`), "two-factor"},
	{regexp.MustCompile(`\bmak(?:e|es|ing) (?:\w+ ){0,2}up\b|\bmade[- ]up\b|\bmade (?:\w+ ){0,2}up\b`), "invent"},
	{regexp.MustCompile(`\bstop (?:paying|payments?|billing|charging)\b|\bget out of\b`), "cancel subscription"},
	{regexp.MustCompile(`\b(?:charged|billed|paid) (?:me )?(?:twice|double|two times|again)\b`), "refund payment"},
	{regexp.MustCompile(`\bsign(?:ing)? ?up\b|\b(?:open|create|make|get) an? account\b`), "register"},
	{regexp.MustCompile(`\bself[- ]host\w*|\bon[- ]prem\w*|\bair[- ]?gap\w*`), "self-hosted offline"},
	{regexp.MustCompile(`\b(?:kick(?:s|ed)?|logg?(?:s|ed|ing)?|throws?|thrown|signs?|signed) (?:me )?(?:out|off)\b`), "logged out session"},
	{regexp.MustCompile(`\b(?:speak|talk|chat|write) (?:to|with) (?:someone|somebody|you|support|staff|an? (?:human|person|agent))\b`), "contact support"},
	{regexp.MustCompile(`\b(?:try|test)\w* (?:it )?(?:before|first|out)\b`), "try demo"},
	{regexp.MustCompile(`\bmoney back\b`), "refund"},
}

// clarified adds what a phrase means to a message.
func clarified(message string) string {
	low := strings.ToLower(strings.ReplaceAll(message, "\u2019", "'"))
	out := message
	for _, p := range phrases {
		if p.pattern.MatchString(low) {
			out += " " + p.means
		}
	}
	return out
}

// spelled replaces words that neither the dictionary nor the knowledge base has by
// the one word of the knowledge base that is a slip of the fingers away: one for
// words of four letters and more, two for eight and more, and never in the first letter.
func (x *index) spelled(message string) string {
	words := split(message)
	for i, word := range words {
		if x.strange(word) {
			words[i] = x.nearest(word)
		}
	}
	return strings.Join(words, " ")
}

// strange reports a word that is long enough to be told from others, and that nobody has.
func (x *index) strange(word string) bool {
	return len(word) >= 4 && x.words[word] <= 0 && !asking[word] && !empty[word] && !isWord(word) && !x.knows(word)
}

// nearest is the word of the knowledge base that may be meant, or the word itself: of
// several that are as near, the one used most.
func (x *index) nearest(word string) string {
	most := 1
	if len(word) >= 8 {
		most = 2
	}
	best, distance := "", most+1
	for known, n := range x.words {
		if len(known) < 4 || known[0] != word[0] || max(len(known)-len(word), len(word)-len(known)) > most {
			continue
		}
		preferred := n > x.words[best] || n == x.words[best] && known < best
		if d := slips(word, known, distance); d < distance || d == distance && d <= most && preferred {
			best, distance = known, d
		}
	}
	if distance > most {
		return word
	}
	return best
}

// isWord: rare words are more often a slip than meant.
func isWord(word string) bool { return lexicon.Word(word).Level() <= 60 }

// knows reports whether some form of a word is in the knowledge base.
func (x *index) knows(word string) bool { return x.idf[root(word)] > 0 }

// slips counts letters added, left out, changed or swapped with their neighbour;
// it may stop counting beyond limit.
func slips(a, b string, limit int) int {
	before, last := make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row := make([]int, len(b)+1)
		row[0] = i
		least := i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
			least = min(least, row[j])
		}
		if least > limit {
			return least
		}
		before, last = last, row
	}
	return last[len(b)]
}
