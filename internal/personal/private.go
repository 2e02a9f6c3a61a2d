package personal

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/sieve"
)

// Kind is what a text tells of a person that hardly every reader should know, as a sentence names it.
type Kind = string

// Kinds of facts that are told by their label or in words; those of numbers stand in numbers.go.
const (
	Birth    Kind = "a date of birth"
	Age      Kind = "an age"
	Belief   Kind = "a religion or a caste"
	Marital  Kind = "whether the candidate is married"
	Relative Kind = "the name of a relative"
	Pay      Kind = "what the candidate earns or asks for"
	PaperRow Kind = "when or where a passport was issued"
)

var byLabel = []struct {
	kind         Kind
	label, value *sieve.Regexp // value is nil where whatever stands there tells it
}{
	{Birth, sieve.MustCompile(`(?i)birth|\bborn\b|\bd\.? ?o\.? ?b\b|geburt|geboren|naissance|^né|nacimiento|nascimento`), ofBirth},
	{Age, sieve.MustCompile(`(?i)^\W*(?:age|alter)\b(?:\W+in years)?\W*(?:$|[&/,]|and\b)`), ofAge},
	{Belief, sieve.MustCompile(`(?i)\b(?:religion|religious beliefs?|konfession|(?:sub[ -]?)?caste|creed)\b`), nil},
	{Marital, sieve.MustCompile(`(?i)\b(?:marr?ital|matrimonial|civil|family) (?:status|state)\b|\bfamilienstand\b|\bestado civil\b` +
		`|[ée]tat civil|\bstato civile\b`), nil},
	// CTC alone may be the check of a clearance.
	{Pay, sieve.MustCompile(`(?i)^\W*(?:(?:` + ofPay + `)\W+)*(?:salary|remuneration|wages?)(?:\W+(?:` + ofPay + `))*\W*$` +
		`|^\W*(?:(?:` + ofPay + `)\W+)+(?:ctc|pay|compensation|package|(?:day|daily|hourly) rate)(?:\W+(?:` + ofPay + `))*\W*$`), nil},
}

var (
	// ofBirth is a day, a month or a year of a birth: "Born and raised: Hull, in the UK since 2010" tells none.
	ofBirth = sieve.MustCompile(`(?i)` + days + `|` + dayInWords +
		`|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*,? \d{4}\b` +
		`|^\W*(?:\d[ .]?){2,8}\W*$|^\W*\d{1,2}[^\pL]{1,3}\d`)
	// ofAge is how old somebody is, and not whom they teach: "Age: 5-11".
	ofAge = sieve.MustCompile(`(?i)^\W*[1-9]\d\W*(?:$|[,;(&/]|(?:y|yrs?|years?|jahre?)\b)`)
)

const ofPay = `current|present|expected|desired|required|last|previous|minimum|annual|monthly|yearly|gross|net|basic|base|fixed|drawn` +
	`|expectations?|requirements?|details?|history|per annum|per month`

// OfLabel are the kinds that a label with its value tells.
func OfLabel(label, value string) (kinds []Kind) {
	if !strings.ContainsFunc(value, isSign) {
		return nil
	}
	for _, by := range byLabel {
		isToldBefore := by.kind == Age && len(kinds) > 0
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
	paperRow = sieve.MustCompile(`(?i)^\W*(?:[a-z]{0,2}\d{6,9}\W+)?(?:(?:date|place|country) of (?:issued?|expir(?:y|e|ation))` +
		`|(?:issued?|issuing|expir(?:y|e|ation))` +
		` ?(?:date|place|country|authority|on|at|in)|expir(?:y|es)(?: on)?|valid(?:ity)?(?: (?:until|till|up ?to|from))?` +
		`|passport (?:(?:date|place) of )?(?:issued?|expiry|validity|valid)(?: (?:date|place|until|till|up ?to))?)\W*$`)
	// otherPaper is one whose dates an employer asks for.
	otherPaper = sieve.MustCompile(`(?i)\bvisa\b\W*(?:$|no\b|number|expir|valid|type|detail)` +
		`|iqama|permit|licen[cs]e|clearance|certificat|card\b|residen`)
)

// RowsOfPassport reports which facts of a person, in their order, tell where and until when their passport was issued: those behind
// its number. Those of another paper are none. isHeld says that the CV tells of a passport before the first of them.
func RowsOfPassport(labels, values []string, isHeld bool) []bool {
	rows := make([]bool, len(labels))
	for i, label := range labels {
		switch {
		case paperRow.MatchString(label), label == "" && RowAlone(values[i]):
			rows[i] = isHeld
		case OfPassport(label + " " + values[i]), numberShape.MatchString(label + " " + values[i]):
			isHeld = true
		case otherPaper.MatchString(label):
			isHeld = false
		}
	}
	return rows
}

// RowAlone reports a text that is one such row, of a passport or another paper.
func RowAlone(text string) bool {
	at := rowPair.FindStringIndex(text)
	if at == nil {
		return false
	}
	label, value := text[:at[0]], text[at[1]:]
	return len(strings.Fields(value)) <= mostOfRow && paperRow.MatchString(label) && strings.ContainsFunc(value, isSign)
}

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
		rest = said.without(rest, "", func(found string) bool {
			if of == OfPost && said.kind != Pay && (said.kind != Birth || !Day.MatchString(found)) {
				return false
			}
			add(said.kind)
			return true
		})
	}
	rest = withoutIdentifiers(rest, add)
	if now := WithoutNumbers(rest, "", of); now != rest {
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
		}
	}
	if told {
		return rest
	}
	if at := pairedBy.FindStringIndex(text); at != nil && len(strings.Fields(text[:at[0]])) <= mostOfLabel {
		for _, kind := range OfLabel(text[:at[0]], text[at[1]:]) {
			add(kind)
			text = ""
		}
	}
	return text
}

// pairedBy stands between a label and its value: "Mother-in-law" is no pair.
var pairedBy = sieve.MustCompile(`\s*(?::|\s[–-]\s)\s*`)

// mostOfLabel is how many words a label has at most.
const mostOfLabel = 5

// tidied is a text from which something was taken, without the signs that stood beside it; "" for labels alone.
func tidied(rest string) string {
	rest = emptyBrackets.ReplaceAllString(rest, "")
	rest = opened.ReplaceAllString(doubled.ReplaceAllString(rest, "$1"), "$1")
	rest = strings.TrimRight(strings.TrimLeft(blanks.ReplaceAllString(rest, " "), " ,;:|/.–-"), " ,;:|/–-([")
	if IsLabel(rest) || bareLabels.MatchString(rest) {
		return ""
	}
	return rest
}

var (
	emptyBrackets = sieve.MustCompile(`\(\W*\)|\[\W*\]`)
	doubled       = sieve.MustCompile(`([,;|.])(?:\s+\.|\s*[,;|])+`)
	opened        = sieve.MustCompile(`([(\[])[\s,;:|/–-]+`)
	blanks        = sieve.MustCompile(` {2,}`)
	bareLabels    = sieve.MustCompile(`(?i)^\W*(?:pass ?port|driving|driver['’]?s?|licen[cs]e|pan|aadhaa?r|card|no|nos|number|details?` +
		`|holder|` +
		`valid|date|place|of|issued?|expiry|ssn|ni|nino|national|insurance|service|iqama|id|voter|indos|cdc|\W)*$`)
)
