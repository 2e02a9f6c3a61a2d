// Package personal knows what identifies somebody wherever it stands in a text: addresses of mail
// and of the web, telephone numbers, postcodes and numbers of identity. It is for hiding them, and
// so takes rather too much than too little; internal/extract/contact is for reading them.
package personal

import (
	"regexp"
	"strings"
)

// Patterns of contacts and numbers. All take linear time (RE2).
var (
	Email = regexp.MustCompile(`(?i)(mailto:)?[\p{L}\p{N}._%+'-]+\s?(@|\[at\]|\(at\))\s?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+`)
	// Link finds addresses of the web, also without "www.": a bare host needs a known ending.
	Link = regexp.MustCompile(`(?i)\b((https?://|www\.)[^\s<>"()]+|[a-z0-9-]+(\.[a-z0-9-]+)*` +
		`\.(com|org|net|io|dev|me|info|co|uk|de|fr|eu|edu|ai|app|ly|in|tv|us|example)\b(/[^\s<>"(),;]*)?)`)
	// Digits finds runs of digits that may be a telephone number, also glued to its label:
	// whoever uses it leaves out those that are none (a period of years, a figure).
	Digits = regexp.MustCompile(`(\+|\(\+?)?[\d(][\d\s().\-/\x{00a0}\x{2011}]{6,}\d`)
	// Postcode finds British and American ones.
	Postcode = regexp.MustCompile(`\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b(` + states + `) \d{5}(-\d{4})?\b`)
	// IDNumber finds British and American numbers of social insurance, and those of the Emirates' cards.
	IDNumber = regexp.MustCompile(`\b[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b|\b\d{3}-\d{2}-\d{4}\b|\b784-\d{4}-\d{7}-\d\b`)
)

// states are those of America, which stand before a postcode: "TS 16949" is a standard.
const states = `A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]`

// OnlyDigits drops all but the digits 0 to 9, so that numbers compare however they are spaced.
func OnlyDigits(s string) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, s)
}

// hasDigits reports a text with at least so many of the digits 0 to 9.
func hasDigits(text string, fewest int) bool {
	for i := 0; i < len(text) && fewest > 0; i++ {
		if text[i] >= '0' && text[i] <= '9' {
			fewest--
		}
	}
	return fewest <= 0
}
