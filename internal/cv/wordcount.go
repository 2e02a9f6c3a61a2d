package cv

import (
	"strings"
	"unicode"
)

// WordCount counts words with a letter or digit; of scripts that set no spaces between words, two characters are one.
func WordCount(s string) int {
	n, unspaced := 0, 0
	for _, f := range strings.Fields(s) {
		if strings.ContainsFunc(f, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
			n++
		}
	}
	for _, r := range s {
		if unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai) {
			unspaced++
		}
	}
	return n + unspaced/2
}
