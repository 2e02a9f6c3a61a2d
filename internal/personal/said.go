package personal

import "focal/internal/sieve"

// What words say of a person without a label of its own.
var (
	// BirthLabel is one of a birth in a line, and Day a day as CVs write it.
	BirthLabel = sieve.MustCompile(`(?i)\b(` + birthWords + `)(?:\b|\W)`)
	Day        = sieve.MustCompile(`(?i)` + days)
	birthSaid  = sieve.MustCompile(`(?i)\b(?:` + birthWords + `)[\s:\-–—()]*(?:(?:on|in|am|le)\s+)?(?:` + days + `` +
		`|[a-zé]{3,9},? \d{4}|\d{4}\b|` + dayInWords + `)` +
		`|(?-i:\b[Bb]orn (?:and (?:raised|bred|brought up) )?in ` +
		`\p{Lu}[\pL'’-]+(?:,? \p{Lu}[\pL'’-]+){0,2},? (?:in|on) (?:\pL{3,9},? )?\d{4}\b)` +
		`|\b(?:date\s*of\s*birth|d\.?\s?o\.?\s?b\b)[^\d\n;.]{1,30}(?:` + days + `)`)
	// paySaid is a label that stands in what is told of a post, or behind it, with a sum.
	paySaid = sieve.MustCompile(`(?i)^\W*(?:current|present|expected|last drawn) (?:salary|ctc|remuneration)(?: package| drawn)?` +
		`\W*(?:negotiable|as per\b.*|(?:rs|inr|usd|aed|qar|sar|gbp|eur)?[. ]*[₹$£€]?\d.*)$`)
	ageSaid = sieve.MustCompile(`(?i)\b(aged? (?:1[6-9]|[2-7]\d)(?:\W*(?:to|and|or|[-–/])\W*\d+)?` +
		`|(?:1[6-9]|[2-7]\d)[- ]?(?:years?|yrs?)[- ](?:old|of age)\b` +
		`|age\s*[:\-–—]+\s*\d{2}(?:\s*(?:years?|yrs?)\b)?)`)
	kinNamed = sieve.MustCompile(`(?i)\b(?:father|mother|husband|wife|spouse` +
		`|guardian)(?:['’´ ]{0,2}s)?\s*(?:/\s*\w+\W{0,2}s?\s*)?name[:\-–— ]*` +
		`(?:(?:mr|mrs|late|sh?ri|smt|md)\b\.? *)*` + OfSentence + `{1,4}\.?`)
)

// said is a fact in the words of a sentence.
type said struct {
	kind    Kind
	pattern *sieve.Regexp
}

var inWords = []said{{Relative, kinNamed}, {Age, ageSaid}, {Birth, birthSaid}, {Pay, paySaid}}

// without puts as in place of what tells the fact, as far as it counts. Ages from one to another are those of other people.
func (s said) without(text, as string, counts func(found string) bool) string {
	return s.pattern.ReplaceAllStringFunc(text, func(found string) string {
		if s.kind == Age && ageRange.MatchString(found) || !counts(found) {
			return found
		}
		return as
	})
}

var ageRange = sieve.MustCompile(`(?i)^aged? \d+\W*(?:to|and|or|[-–/])\W*\d`)

// WithoutSaid puts as in place of what the words of a text say of such a kind.
func WithoutSaid(text, as string, kind Kind) string {
	for _, s := range inWords {
		if s.kind == kind {
			text = s.without(text, as, func(string) bool { return true })
		}
	}
	return text
}

// How births and days are written.
const (
	// OfSentence is a word of a name, with which no sentence ends: initials have a point.
	OfSentence = `(?:\pL{1,2}\. ?|\pL[\pL'’]+ ?)`

	birthWords = `date\s*of\s*birth|d\.?\s?o\.?\s?b\.?|birth\s*date|birthday|birth\s*:|born|geboren|geburtsdatum|née? le` +
		`|fecha de nacimiento|data de nascimento`
	dayInWords = `(?:the )?(?:(?:twenty|thirty)[- ])?(?:first|second|third|\pL+th|eleventh|thirtieth)\b(?: day)?(?: of)? [a-z]{3,9}` +
		`(?:,? (?:in )?(?:the year )?(?:nineteen|twenty|two thousand)(?:[ -](?:and|hundred|[a-z]+teen|[a-z]+ty|ten|eleven|twelve` +
		`|one|two|three|four|five|six|seven|eight|nine))*|,? \d{4})?`
	days = `(?:the )?\d{1,2}\s?(?:st|nd|rd|th)?[\s./,-]{1,3}(?:(?:of|de) )?(?:\d{1,2}|[a-zé]{3,9}\.?)['’\s./,-]{1,3}(?:\d{4}|\d{2})\b` +
		`|[a-zé]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? ?\d{4}|(?:19|20)\d\d[-./]\d{1,2}[-./]\d{1,2}`
)
