package summary

import (
	"slices"
	"strings"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

const (
	longestFact = 90  // characters that a title or the name of a firm has at most
	surely      = 0.5 // confidence below which a value may be something else
)

var (
	sentenceInside = sieve.MustCompile(`(\p{L}{2,})[.!?:]\s+\p{L}+`)
	firstPerson    = sieve.MustCompile(`\bI(?:['’]\w+)?\s+\p{Ll}|\bI['’]m\b|\b(?:my|me|myself|we|our|us)\b`)
	yearInside     = sieve.MustCompile(`\b(?:19|20)\d\d\b`)
	unspaced       = sieve.MustCompile(`\p{L}\(|\)\p{L}|,\p{L}`) // "TATA(LTD)"
	foreignMarks   = "•▪|\t;@\n€£$"
)

// shortened are the words that end in a full stop inside a name.
var shortened = wordset.Of(`pvt pte sdn bhd govt engg intl mfg st dr co inc ltd bros mt ft no dept corp mr mrs ms prof jr sr univ asst sen
	snr jnr gen rev tech mgr`)

// clean reports a value that looks like the title, firm, skill or degree that it
// was read as: no sentence in it, nobody speaking, nothing cut off.
func clean(t cv.Text) bool {
	s := strings.TrimSpace(t.Value)
	if s == "" || utf8.RuneCountInString(s) > longestFact || t.Confidence > 0 && t.Confidence < surely {
		return false
	}
	return !misread(s) && !cutOff(s) && !holdsSentence(s) && balanced(s)
}

// misread reports what a title or a name does not hold.
func misread(s string) bool {
	return strings.ContainsAny(s, foreignMarks) || strings.Contains(s, "  ") || firstPerson.MatchString(s) ||
		yearInside.MatchString(s) || unspaced.MatchString(s)
}

// cutOff reports a mark at the end that something follows.
func cutOff(s string) bool { return strings.ContainsRune(",:-", rune(s[len(s)-1])) }

// holdsSentence reports a full stop between words that is not that of a shortened one.
func holdsSentence(s string) bool {
	return slices.ContainsFunc(sentenceInside.FindAllStringSubmatch(s, -1), func(m []string) bool {
		return !shortened[strings.ToLower(m[1])]
	})
}

// balanced reports that what is opened is closed.
func balanced(s string) bool {
	for _, pair := range pairedMarks {
		open, shut := pair[0], pair[1]
		if strings.Count(s, open) != strings.Count(s, shut) || strings.Index(s, open) > strings.Index(s, shut) {
			return false
		}
	}
	return strings.Count(s, `"`)%2 == 0
}

var pairedMarks = [][2]string{{"(", ")"}, {"[", "]"}, {"“", "”"}, {"«", "»"}}
