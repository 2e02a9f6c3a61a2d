package personal

import (
	"strings"

	"focal/internal/sieve"
)

// What words say of a person without a label of its own.
var (
	// paySaid is a label that stands in what is told of a post, or behind it, with a sum.
	paySaid = sieve.MustCompile(`(?i)^\W*(?:current|present|expected|last drawn) (?:salary|ctc|remuneration)(?: package| drawn)?` +
		`\W*(?:negotiable|as per\b.*|(?:rs|inr|usd|aed|qar|sar|gbp|eur)?[. ]*[₹$£€]?\d.*)$`)
	ageSaid = sieve.MustCompile(`(?i)\b(aged? (?:1[6-9]|[2-7]\d)\b(?:\s*(?:years?|yrs?)\b(?:\s*(?:old|of age)\b)?)?` +
		`|(?:1[6-9]|[2-7]\d)[- ]?(?:years?|yrs?)[- ](?:old|of age)\b` +
		`|age\s*[:\-–—]+\s*\d{2}(?:\s*(?:years?|yrs?)\b)?)`)
	kinNamed = sieve.MustCompile(`(?i)\b(?:father|mother|husband|wife|spouse` +
		`|guardian)(?:['’´ ]{0,2}s)?\s*(?:/\s*\w+\W{0,2}s?\s*)?name[:\-–— ]*` +
		`(?:(?:mr|mrs|late|sh?ri|smt|md)\b\.? *)*` + OfSentence + `{1,4}\.?` +
		`|\b(?:father|mother|husband|wife|spouse) ?: ?` +
		`(?-i:(?:\p{Lu}\. ?)*\p{Lu}[\pL'’-]+(?: \p{Lu}[\pL'’-]+){0,3})\.?`)
)

// said is a fact in the words of a sentence.
type said struct {
	kind    Kind
	pattern *sieve.Regexp
}

var inWords = []said{
	{Relative, kinNamed}, {Relative, childOf}, {Age, ageSaid}, {Birth, birthSaid}, {BirthPlace, birthPlaceSaid}, {Pay, paySaid},
}

// childOf is whose child or wife somebody is, up to the end of the name: "S/o Mr. Oswin Tarn". "W/o" alone stands for "without".
var childOf = sieve.MustCompile(`\b(?:[Ss] ?/ ?[Oo]\b[.:, -]*` + formOfAddress + `*|[DdWw] ?/ ?[Oo]\b[.:, -]*` + formOfAddress + `+)` +
	`(?:\p{Lu}\.? ?){0,3}\p{Lu}[\pL'’]+(?:[ .]{1,2}\p{Lu}[\pL'’]*){0,3}(?:(?: \p{Ll}+)? ?(?:[,;]|$))?`)

const formOfAddress = `(?:(?i:mr|late|sh?ri|md|mohd|smt)\b[. -]{0,2})`

// without puts as in place of what tells the fact, as far as it counts.
func (s said) without(text, as string, counts func(found string) bool) string {
	var b strings.Builder
	at := 0
	for _, m := range s.pattern.FindAllStringIndex(text, -1) {
		if found := text[m[0]:m[1]]; !(s.kind == Age && isSpan(text[:m[0]], found, text[m[1]:])) && counts(found) {
			b.WriteString(text[at:m[0]] + as)
			at = m[1]
		}
	}
	return b.String() + text[at:]
}

// isSpan reports ages from one to another, or from one on, which are those of other people: "aged 16 to 19", "aged 16 or over".
// Behind "aged 20 - 25 years in rail" stands how long somebody worked.
func isSpan(before, found, after string) bool {
	if andMore.MatchString(after) {
		return true
	}
	if m := upTo.FindStringSubmatch(after); m != nil {
		return m[1] > OnlyDigits(found) && (m[2] == "" || m[3] != "")
	}
	return strings.IndexAny(found, "0123456789") == 0 && upFrom.MatchString(before)
}

var (
	// andMore goes on from the age that others have at least or at most: "aged 16 or over".
	andMore = sieve.MustCompile(`(?i)^\s*(?:years?|yrs?)?\s*(?:\+|plus\b` +
		`|(?:or|and|&)\s+(?:over|above|older|up|upwards|under|below|younger)\b)`)
	upTo   = sieve.MustCompile(`(?i)^\s*(?:to|[-–/])\s*(\d\d)\b(\+?\s*(?:years?|yrs?)\b)?(\W*(?:old|of age)\b)?`)
	upFrom = sieve.MustCompile(`(?i)\b\d\d\s*(?:to|[-–/])\s*$`)
)

// WithoutOwnAge puts as in place of an age in a duty that is surely the worker's: how old they were when they began or ended something
// ("Joined as a fitter aged 45"). Other ages there are those of pupils and patients.
func WithoutOwnAge(text, as string) string {
	m := ownAge.FindStringSubmatchIndex(text)
	if m == nil || ofOthers.MatchString(text[:m[2]]) || isSpan(text[:m[2]], text[m[2]:m[3]], text[m[3]:]) {
		return text
	}
	return text[:m[2]] + as + text[m[3]:]
}

var (
	ownAge = sieve.MustCompile(`(?i)^\W*(?:i )?(?:joined|joins|started|began|left|retired|enlisted|qualified|emigrated|moved)\b` +
		`[^.;:]{0,60}?` +
		`\b((?:aged|at (?:the )?age(?: of)?) (?:1[4-9]|[2-7]\d)\b)`)
	// ofOthers ends with who is told of in the plural.
	ofOthers = sieve.MustCompile(`(?i)(?:\pL{3,}s|children|people|men|women|those|adults)[ ,(]*$`)
)

// WithoutSaid puts as in place of what the words of a text say of such a kind.
func WithoutSaid(text, as string, kind Kind) string {
	for _, s := range inWords {
		if s.kind == kind {
			text = s.without(text, as, func(string) bool { return true })
		}
	}
	return text
}

// OfSentence is a word of a name, with which no sentence ends: initials have a point.
const OfSentence = `(?:\pL{1,2}\. ?|\pL[\pL'’]+ ?)`
