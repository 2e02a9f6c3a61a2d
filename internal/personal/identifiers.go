package personal

import (
	"strings"

	"focal/internal/sieve"
)

// identifiers are numbers by which a person can be impersonated, and positions that
// an installation can be found by.
var identifiers = []struct {
	pattern *sieve.Regexp
	what    Kind
	valid   func(string) bool // nil where the form is enough
}{
	// The first letters are those that HMRC's manual NIM39110 allows.
	{sieve.MustCompile(`\b[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b`), Insurance, nil},
	// A label says what it is, whatever the letters.
	{
		sieve.MustCompile(`(?i)\b(?:national insurance|NINO|NI)(?: no\.?| number)?[:. #]+[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b`),
		Insurance, nil,
	},
	{
		sieve.MustCompile(`(?i)\b(?:SSN|social security (?:no\.?|number))[:. #]*\d{3}[- ]?\d{2}[- ]?\d{4}\b`),
		SocialSecurity, nil,
	},
	{sieve.MustCompile(`(?i)\bpassport(?: no\.?| number| #)?[:. #]+[A-Z]{0,2}\d{6,9}\b`), Passport, nil},
	{
		sieve.MustCompile(`(?i)\b(?:service|regimental|army|staff) (?:no\.?|number)[:. #]+[A-Z]{0,2}\d{6,9}[A-Z]?\b`),
		ServiceNumber, nil,
	},
	{sieve.MustCompile(`\b[A-Z]{2}\d{2} ?(?:[A-Z0-9]{4} ?){2,7}[A-Z0-9]{1,4}\b`), Account, opensWithIBAN},
	{sieve.MustCompile(`\b\d{1,2}[C-HJ-NP-X] ?[A-HJ-NP-Z]{2} ?(?:\d{5} ?\d{5}|\d{4} ?\d{4})\b`), MilitaryGrid, nil},
	{sieve.MustCompile(`\b\d{1,2}°\s?\d{1,2}['′](?:\s?\d{1,2}(?:\.\d+)?["″])?\s?[NS]\b`), Coordinates, nil},
	{sieve.MustCompile(`(?i)\b\d{1,2}\.\d{3,}°? ?[NS]\b[, ]{1,3}\d{1,3}\.\d{3,}°? ?[EW]\b` +
		`|\blat(?:itude)?\b[ :=]*-?\d{1,2}\.\d{2,}`), Coordinates, nil},
	{
		sieve.MustCompile(`\b(?:(?i:grid(?: ref(?:erence)?)?|NGR|MGRS)[:. ]+)[A-Z]{2} ?(?:\d{3} ?\d{3}|\d{4} ?\d{4}|\d{5} ?\d{5})\b`),
		Grid, nil,
	},
	{sieve.MustCompile(`(?i)\b(?:DoD ID|EDIPI)(?: no\.?| number| #)?[:. #]+\d{10}\b`), MilitaryIdentity, nil},
}

// fewestOfPosition is how many digits the shortest of them has: "5°3'N". Most texts have none, and need no search.
const fewestOfPosition = 2

// withoutIdentifiers takes these numbers out of a text.
func withoutIdentifiers(text string, add func(Kind)) string {
	if !hasDigits(text, fewestOfPosition) {
		return text
	}
	for _, id := range identifiers {
		text = id.pattern.ReplaceAllStringFunc(text, func(found string) string {
			if id.valid != nil && !id.valid(found) {
				return found
			}
			add(id.what)
			return cut
		})
	}
	return text
}

// PaperOf is what a number belongs to, as far as the text tells.
func PaperOf(text string) Kind {
	switch folded := strings.ToLower(text); {
	case OfPassport(text):
		return Passport
	case strings.Contains(folded, "licen"):
		return Licence
	}
	return AnotherPaper
}

// WithoutPaper is the value of a paper without its number: nothing of a passport's.
func WithoutPaper(label, value string) string {
	if OfPassport(label) {
		return ""
	}
	return tidied(WithoutPaperNumber(value, cut))
}

// OfPassport reports the label of a passport.
func OfPassport(label string) bool { return passportWord.MatchString(label) }

var passportWord = sieve.MustCompile(`(?i)pass ?port`)

// opensWithIBAN reports an account number that other capitals may follow: "… 1332 BIC".
func opensWithIBAN(text string) bool {
	groups := strings.Split(text, " ")
	for n := range groups {
		if isIBAN(strings.Join(groups[:n+1], "")) {
			return true
		}
	}
	return false
}

// isIBAN reports the check digits of ISO 13616 right: course codes and addresses in capitals look like account numbers.
func isIBAN(text string) bool {
	if len(text) < 15 || len(text) > 34 {
		return false
	}
	rest := 0
	for _, r := range text[4:] + text[:4] {
		switch {
		case r >= '0' && r <= '9':
			rest = (rest*10 + int(r-'0')) % 97
		default:
			rest = (rest*100 + int(r-'A') + 10) % 97
		}
	}
	return rest == 1
}
