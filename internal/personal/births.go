package personal

import "focal/internal/sieve"

// The words of a birth: labels, sentences, the warning and the check of a finished file all know these.
const (
	// births are what a date or a place of birth is called, each a word or two of its own: "childbirth" is none.
	births = `\b(?:(?:date|place|day|year|month|city|town|country)s?\W{0,3}of\W{0,3}birth|birth\W{0,2}(?:date|day|place)` +
		`|d(?:[. /-]{1,2}o[. /-]{0,2}|o\.?)b|geburt(?:s\pL+)?|geboren|geboorte\pL*|naissance|nacimiento|nascimento|nascita|urodzenia)`
	// birthLabels are the labels that tell of one; these words alone are no more than that as a whole label.
	birthLabels = births + `\b|^\W*(?:birth|born(?:\W+(?:on|in|at|and|raised|bred|brought|up))*)\W*$|^\W*née?(?:$|[^\pL])`
	// birthWords stand before one in a sentence.
	birthWords = births + `\b\.?|\bbirth\s*:|\b(?:born|née? le)\b`
	// birthPlaces are the labels of where somebody was born.
	birthPlaces = `\b(?:(?:place|city|town|country)\W{1,3}of\W{1,3}birth|birth\W{0,2}place|lieu de naissance|geburtsort` +
		`|lugar de nacimiento|local de nascimento|luogo di nascita|geboorteplaats|miejsce urodzenia)\b`
	// LooseBirth is as much as a stranger looks for: any word that may be of a birth.
	LooseBirth = birthLabels + `|birth|\bborn\b`
)

// placeWords are up to five words with capitals.
const placeWords = `\p{Lu}[\pL.'’-]*(?:[ ,/(]{1,3}\p{Lu}[\pL.'’-]*){0,4}`

// How days are written.
const (
	month    = `(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*`
	ordinals = `(?:(?:twenty|thirty)[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth` +
		`|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth)`
	dayInWords = `(?:the )?\b` + ordinals + `\b(?: day)?(?: of)? ` + month + `\b` +
		`(?:,? (?:in )?(?:the year )?(?:nineteen|twenty|two thousand)(?:[ -](?:and|hundred|[a-z]+teen|[a-z]+ty|ten|eleven|twelve` +
		`|one|two|three|four|five|six|seven|eight|nine))*|,? \d{4})?`
	days = `(?:the )?\d{1,2}\s?(?:st|nd|rd|th|er|º)?[\s./,-]{1,3}(?:(?:of|de) )?(?:\d{1,2}|\pL{3,10}\.?)['’\s./,-]{1,3}(?:del? )?` +
		`(?:\d{4}|\d{2})\b|[a-zé]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? ?\d{4}|(?:19|20)\d\d[-./]\d{1,2}[-./]\d{1,2}` +
		`|\d{1,2}(?:st|nd|rd|th)?[ .-]?` + month + `[ .-]?(?:19|20)\d\d`
)

var (
	// BirthLabel is one of a birth in a line, and Day a day as CVs write it.
	BirthLabel = sieve.MustCompile(`(?i)(?:` + birthWords + `)`)
	Day        = sieve.MustCompile(`(?i)` + days)
	birthSaid  = sieve.MustCompile(`(?i)(?:` + birthWords + `)[\s:\-–—()]*(?:(?:on|in|am|le)\s+)?(?:` + days +
		`|[a-zé]{3,9},? \d{4}|\d{4}\b|` + dayInWords + `)|` + births + `\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b` +
		`|(?-i:\b[Bb]orn (?:and (?:raised|bred|brought up) )?in ` +
		`\p{Lu}[\pL'’-]+(?:,? \p{Lu}[\pL'’-]+){0,2},? (?:in|on) (?:(?:\d{1,2} )?\pL{3,9},? )?\d{4}\b)` +
		`|` + births + `\b[^\d\n;.]{1,30}(?:` + days + `)`)
	// birthPlaceSaid is such a label with a town, and nothing else: "Place of Birth Leith".
	birthPlaceSaid = sieve.MustCompile(`^\W*(?i:` + birthPlaces + `)[\s:–-]+` + placeWords + `\W*$`)
	// ofBirth is a day, a month or a year of a birth: "Born and raised: Hull, in the UK since 2010" tells none.
	ofBirth = sieve.MustCompile(`(?i)` + days + `|` + dayInWords + `|\b` + month + `,? \d{4}\b` +
		`|^\W*(?:\d[ .]?){2,8}\W*$|^\W*\d{1,2}[^\pL]{1,3}\d|^[^,;]*,?[^,;\pL]*\b(?:19|20)\d\d\b`)
)
