package personal

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/sieve"
)

// Kind is what a text tells of a person that hardly every reader should know, as a sentence names it.
type Kind = string

// Kinds of facts. Those that stand first are told by their label or in words, and numbers by their form.
const (
	Birth      Kind = "a date of birth"
	BirthPlace Kind = "a place of birth"
	Age        Kind = "an age"
	Belief     Kind = "a religion or a caste"
	Marital    Kind = "whether the candidate is married"
	Relative   Kind = "the name of a relative"
	Pay        Kind = "what the candidate earns or asks for"
	PaperRow   Kind = "when or where a passport was issued"

	Passport         Kind = "a passport number"
	Licence          Kind = "the number of a driving licence"
	AnotherPaper     Kind = "what looks like the number of a passport or another paper"
	Insurance        Kind = "a National Insurance number"
	SocialSecurity   Kind = "a Social Security number"
	ServiceNumber    Kind = "a service number"
	Account          Kind = "an account number (IBAN)"
	MilitaryGrid     Kind = "a military grid reference"
	Grid             Kind = "a grid reference"
	Coordinates      Kind = "geographic coordinates"
	MilitaryIdentity Kind = "a military identity number"
)

var byLabel = []struct {
	kind         Kind
	label, value *sieve.Regexp // value is nil where whatever stands there tells it
}{
	{Birth, sieve.MustCompile(`(?i)` + birthLabels), ofBirth},
	{BirthPlace, sieve.MustCompile(`(?i)` + birthPlaces), aPlace},
	{Age, sieve.MustCompile(`(?i)^\W*(?:age|alter)\b(?:\W+in years)?\W*(?:$|[&/,]|and\b)`), ofAge},
	{Belief, sieve.MustCompile(`(?i)\b(?:religion|religious beliefs?|konfession|(?:sub[ -]?)?caste|creed)\b`), fewWords},
	{Marital, sieve.MustCompile(`(?i)\b(?:marr?ital|matrimonial|civil|family) (?:status|state)\b|\bfamilienstand\b|\bestado civil\b` +
		`|[ée]tat civil|\bstato civile\b`), nil},
	// CTC alone may be the check of a clearance.
	{Pay, sieve.MustCompile(`(?i)^\W*(?:(?:` + ofPay + `)\W+)*(?:salary|remuneration|wages?)(?:\W+(?:` + ofPay + `))*\W*$` +
		`|^\W*(?:(?:` + ofPay + `)\W+)+(?:ctc|pay|compensation|package|(?:day|daily|hourly) rate)(?:\W+(?:` + ofPay + `))*\W*$`), aSum},
}

var (
	// ofAge is how old somebody is, and not whom they teach: "Age: 5-11".
	ofAge = sieve.MustCompile(`(?i)^\W*[1-9]\d\W*(?:$|[,;(&/]|(?:y|yrs?|years?|jahre?)\b)`)
	// aPlace is a town, with its land or without.
	aPlace = sieve.MustCompile(`^\W*` + placeWords + `\W*$`)
	// fewWords is what a religion is called: "Religion: taught in Hull for six years" is a duty.
	fewWords = sieve.MustCompile(`^\W*(?:[\pL\pM.'’]+\W*){1,4}$`)
	// aSum is what somebody earns, or that it is to be talked about: "Wages: set for 300 drivers" is a duty.
	aSum = sieve.MustCompile(`(?i)^\W*(?:(?:gross|net|basic|approx\w*|around|about|over|min\w*|` + currencies + `)\b\W*){0,3}\d` +
		`|negotiable|\bas per\b|\b(?:` + currencies + `|lakhs?|lpa|p\.?a|k|per (?:annum|month|hour|day))\b\W*$`)
)

const currencies = `rs|inr|usd|aed|qar|sar|gbp|eur|euros?|omr|kwd|bhd|pkr|lkr|ngn|kes|zar|pounds?|dollars?`

const ofPay = `current|present|expected|desired|required|last|previous|minimum|annual|monthly|yearly|gross|net|basic|base|fixed|drawn` +
	`|expectations?|requirements?|details?|history|per annum|per month`

// OfLabel are the kinds that a label with its value tells.
func OfLabel(label, value string) (kinds []Kind) {
	if !strings.ContainsFunc(value, isSign) {
		return nil
	}
	for _, by := range byLabel {
		isToldBefore := (by.kind == Age || by.kind == BirthPlace) && len(kinds) > 0
		if by.label.MatchString(label) && (by.value == nil || by.value.MatchString(value)) && !isToldBefore {
			kinds = append(kinds, by.kind)
		}
	}
	if FamilyLabel.MatchString(label) && strings.ContainsFunc(value, unicode.IsLetter) {
		kinds = append(kinds, Relative)
	}
	return kinds
}

func isSign(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

var (
	// paperRow asks when or where a paper was issued, without saying which paper.
	paperRow = sieve.MustCompile(`(?i)^\W*(?:[a-z]{0,2}\d{6,9}\W+)?(?:(?:date|place|country) of (?:issued?|` + expiry + `)` +
		`|issued?|(?:issued?|issuing|` + expiry + `)` +
		`\.? ?(?:date|place|country|authority|on|at|in)|expir(?:y|es)(?: on)?|valid(?:ity)?(?: (?:until|till|up ?to|from))?` +
		`|passport (?:(?:date|place) of )?(?:issued?|expiry|validity|valid)(?: (?:date|place|until|till|up ?to))?)\W*$`)
	// otherPaper is one whose dates an employer asks for.
	otherPaper = sieve.MustCompile(`(?i)\bvisa\b\W*(?:$|no\b|number|expir|valid|type|detail)` +
		`|iqama|permit|licen[cs]e|clearance|certificat|card\b|residen`)
)

const expiry = `exp(?:ir(?:y|e|ation))?`

// RowsOfPassport reports which facts of a person, in their order, tell where and until when their passport was issued: those behind
// its number, with nothing but personal facts between. tells says of each whether its line in the file, or the one above, is of a passport.
func RowsOfPassport(labels, values []string, tells []bool) []bool {
	rows, isHeld := make([]bool, len(labels)), false
	for i, label := range labels {
		isPassport := OfPassport(label) || TellsPassport(values[i]) || numberShape.MatchString(label+" "+values[i])
		isHeld = isHeld || isPassport
		switch {
		case paperRow.MatchString(label), label == "" && rowAlone(values[i]):
			isHeld = isHeld || tells[i]
			rows[i] = isHeld
		case !isPassport && (otherPaper.MatchString(label) || !PersonLabel.MatchString(label) && !OriginLabel.MatchString(label)):
			isHeld = false
		}
	}
	return rows
}

// TellsPassport reports a text that has a passport with its number, or begins with one: to work for a passport office is none.
func TellsPassport(text string) bool {
	return passportHead.MatchString(text) || OfPassport(text) && WithoutNumbers(text, "", OfPerson) != text
}

var passportHead = sieve.MustCompile(`(?i)^\W*pass ?port\W*(?:details?|particulars|info(?:rmation)?|no|number|:|$)`)

// rowAlone reports a text that is one such row, of a passport or another paper.
func rowAlone(text string) bool {
	at := rowPair.FindStringIndex(text)
	if rowPlain.MatchString(text) {
		return true
	}
	if at == nil {
		return false
	}
	label, value := text[:at[0]], text[at[1]:]
	return len(strings.Fields(value)) <= mostOfRow && paperRow.MatchString(label) && strings.ContainsFunc(value, isSign)
}

// rowPlain is a row without a mark: "Valid until 2030".
var rowPlain = sieve.MustCompile(`(?i)^\W*(?:valid(?:ity)? (?:until|till|up ?to)|expir(?:y|es)(?: date)?(?: on)?)\s+` +
	`[\pL\d .,/-]{0,14}\d{2,4}\W*$`)

// rowPair stands between a row's label and its value: "Date of Expiry.03-05-2030".
var rowPair = sieve.MustCompile(`\s*[:.–-]+\s*`)

// mostOfRow is how many words a day or a town has at most.
const mostOfRow = 5

// Told are the kinds of what a text tells of a person, each once, and what is left of it without them: "" where nothing is. Of a
// post numbers and births are looked for, for its words may be those of the work.
func Told(text string, of Scope) (kinds []Kind, rest string) {
	add := func(kind Kind) {
		if !slices.Contains(kinds, kind) {
			kinds = append(kinds, kind)
		}
	}
	rest = text
	if of == OfPerson {
		rest = withoutFields(text, add)
	}
	for _, said := range inWords {
		rest = said.without(rest, cut, func(found string) bool {
			if of == OfPost && said.kind != Pay && (said.kind != Birth || !Day.MatchString(found)) {
				return false
			}
			add(said.kind)
			return true
		})
	}
	rest = withoutIdentifiers(rest, add)
	if now := WithoutNumbers(rest, cut, of); now != rest {
		if len(kinds) == 0 {
			add(PaperOf(text))
		}
		rest = now
	}
	if len(kinds) == 0 {
		return nil, text
	}
	return kinds, tidied(rest)
}

// withoutFields takes the labelled facts of the kinds out of a line.
func withoutFields(text string, add func(Kind)) string {
	rest, fields := FieldsOf(text)
	told := false
	for _, f := range fields {
		kinds := OfLabel(f.Label, f.Value)
		for _, kind := range kinds {
			add(kind)
			told = true
		}
		if len(kinds) == 0 {
			rest += f.Whole
		} else {
			rest += cut
		}
	}
	if told {
		return rest
	}
	if at := pairedBy.FindStringIndex(text); at != nil && isOneFact(text) && len(strings.Fields(text[:at[0]])) <= mostOfLabel {
		for _, kind := range OfLabel(text[:at[0]], text[at[1]:]) {
			add(kind)
			text = cut
		}
	}
	return text
}

// pairedBy stands between a label and its value: "Mother-in-law" is no pair.
var pairedBy = sieve.MustCompile(`\s*(?::|\s[–-]\s)\s*`)

// mostOfLabel is how many words a label has at most.
const mostOfLabel = 5

// cut stands in a text where something was taken out, until it is tidied. No text has it: it is no character.
const cut = "\uFDD0"

// tidied is a text without the marks of what was taken out and the signs that stood beside them; "" for labels alone. All else stays
// as it is.
func tidied(rest string) string {
	rest = emptyBrackets.ReplaceAllString(rest, cut)
	for before, after, found := strings.Cut(rest, cut); found; before, after, found = strings.Cut(rest, cut) {
		rest = closed(before, after)
	}
	if IsLabel(rest) || bareLabels.MatchString(rest) {
		return ""
	}
	return rest
}

// closed joins what stood around a cut, with the sign of one side between them.
func closed(before, after string) string {
	const signs = " \t,;:|/.–-"
	left, right := strings.TrimRight(before, signs), strings.TrimLeft(after, signs+cut)
	ofLeft := strings.TrimSpace(before[len(left):])
	ofRight := "" // the first sign, where several were cut one after the other
	if all := strings.Fields(strings.ReplaceAll(after[:len(after)-len(right)], cut, " ")); len(all) > 0 {
		ofRight = all[0]
	}
	endsSentence := strings.HasPrefix(ofRight, ".")
	switch {
	case left == "", strings.ContainsAny(left[len(left)-1:], "(["):
		return left + right
	case right == "":
		if endsSentence || strings.HasPrefix(ofLeft, ".") {
			return left + "."
		}
		return strings.TrimRight(left, "([")
	case strings.ContainsAny(right[:1], ")]"):
		return left + right
	case endsSentence:
		return left + ". " + right
	case ofLeft != "":
		return strings.TrimRight(before, " \t") + " " + right
	case strings.Trim(ofRight, "–-|/") != ofRight:
		return left + " " + ofRight + " " + right
	}
	return left + ofRight + " " + right
}

var (
	emptyBrackets = sieve.MustCompile(`\([^\pL\pN]*\x{FDD0}[^\pL\pN]*\)|\[[^\pL\pN]*\x{FDD0}[^\pL\pN]*\]`)
	bareLabels    = sieve.MustCompile(`(?i)^\W*(?:pass ?port|driving|driver['’]?s?|licen[cs]e|pan|aadhaa?r|card|no|nos|number|details?` +
		`|holder|` +
		`valid|date|place|of|issued?|expiry|ssn|ni|nino|national|insurance|service|iqama|id|voter|indos|cdc|\W)*$`)
)
