package detail

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/extract/words"
)

// Value is what the values of a notion are.
type Value string

const (
	day      Value = "day"
	place    Value = "place"
	country  Value = "country"
	standing Value = "standing"
	sex      Value = "sex"
	faith    Value = "faith"
	group    Value = "group"
	name     Value = "name"
	passport Value = "passport"
	blood    Value = "blood"
	age      Value = "age"
	measure  Value = "measure"
	tongues  Value = "tongues"
	address  Value = "address"
	signing  Value = "signing"
)

// most is how many words a value has at most.
var most = map[Value]int{
	day: 7, place: 5, country: 4, standing: 6, sex: 3, faith: 3, group: 3, name: 6, passport: 3, blood: 4, age: 4, measure: 5, tongues: 24,
	address: 30, signing: 6,
}

// Sex and Standing report the values that forms have for these, and nothing else.
func Sex(text string) bool { return sexes.Has(words.Fold(text)) }

// Standing reports what forms say of somebody's marriage.
func Standing(text string) bool { return standings.Has(words.Fold(text)) }

var (
	sexes     = words.NewSet("male", "female", "m", "f", "man", "woman")
	standings = words.NewSet("married", "single", "unmarried", "un married", "not married", "never married", "divorced", "widowed", "widow",
		"widower", "bachelor", "engaged", "separated")
	faiths = words.NewSet("hindu", "hinduism", "muslim", "islam", "islamic", "christian", "christianity", "roman catholic", "catholic",
		"protestant", "sikh", "sikhism", "jain", "jainism", "buddhist", "buddhism", "jewish", "judaism", "none", "atheist", "parsi",
		"orthodox", "sunni", "shia", "hindu indian", "indian hindu")
	groups = words.NewSet("general", "gen", "obc", "sc", "st", "sc st", "obc ncl", "unreserved", "ews", "ur")
)

var (
	writtenDay = regexp.MustCompile(`(?i)\b(?:\d{1,2}(?:st|nd|rd|th)?[-./ ]+(?:\d{1,2}|[a-z]{3,9})[-./, '’]*\d{2,4}|` +
		`(?:19|20)\d\d([-./]\d{1,2}[-./]\d{1,2})?|[a-z]{3,9}[-./ ]+\d{1,2}(?:st|nd|rd|th)?,? *(?:19|20)\d\d)\b`)
	// numberOfPassport is a number that a value begins with, and no day: "Valid until 2030" and "British, 10 years" are none.
	numberOfPassport = regexp.MustCompile(`^[ :#–-]*\p{Lu}{0,3}[ -]?\d{5,9}\p{Lu}{0,2}(?:[^\pL\d/.-]|$)`)
	// ofSentence is what no address has: the text of another column stands behind it.
	ofSentence     = regexp.MustCompile(`\b(?:has|have|had|is|are|was|were|will|me|my|I|with)\b`)
	onlyPassport   = regexp.MustCompile(`^\p{Lu}{0,3}[ -]?\d{5,9}\p{Lu}{0,2}(?:\s*[(,;].*)?$`)
	bloodGroup     = regexp.MustCompile(`(?i)^["'“‘]?(?:a|b|ab|o)[1-2]?["'”’]?\s*(?:rh|\(?(?:positive|negative|pos|neg|[+-]))`)
	yearsOld       = regexp.MustCompile(`(?i)^\d{2}\b(?:\s*(?:years?|yrs?)\b.*)?\.?$`)
	measured       = regexp.MustCompile(`(?i)^\d+(?:[.,]\d+)?\s*(?:cms?|m|kgs?|ft|feet|lbs?|pounds?|inch(?:es)?|['’"”′])`)
	betweenTongues = regexp.MustCompile(`(?i)[^\pL]+|\b(?:and|or|to|read|write|speak|reading|writing|speaking|spoken|written|only|` +
		`fluent|native|good|basic|mother|tongue|r|w|s)\b`)
	demonym = regexp.MustCompile(`(?i)(?:an|ish|ese|i|ch|eek|iss|ic|utch|ino|ani)$`)
)

// may reports a text that may be such a value, behind a label with its mark.
func (v Value) may(text string) bool {
	text = strings.Trim(text, " .,;:|–—")
	n := len(strings.Fields(text))
	if n == 0 || n > most[v] || strings.ContainsAny(text, "@:") && v != address {
		return false
	}
	switch v {
	case standing:
		return beginsWithStanding(text)
	case name:
		return !hasFigure(text) && !startsSmall(text)
	case faith:
		return v.proves(text) || n == 1 && !hasFigure(text)
	case place, country:
		return !hasFigure(text)
	case address:
		return !ofSentence.MatchString(text)
	case signing:
		return true
	}
	return v.proves(text)
}

// mayLoosely is may for a label that stands among personal details already.
func (v Value) mayLoosely(text string) bool {
	switch v {
	case day:
		return hasFigure(text)
	case standing:
		return !hasFigure(text) && !sexes.Has(words.Fold(text))
	case passport:
		return numberOfPassport.MatchString(text + " ")
	}
	return v.may(text)
}

// beginsWithStanding reports "Married with two children", too.
func beginsWithStanding(text string) bool {
	f := words.Split(text)
	return standings.At(f, 0) > 0
}

// isDay reports a day that a value begins with, and no other number behind it.
func isDay(text string) bool {
	at := writtenDay.FindStringIndex(text)
	return at != nil && at[0] <= longestWeekday && !startsSmall(text) && figures(text) <= mostFigures
}

const (
	longestWeekday = 12 // "Wednesday, " before a day
	mostFigures    = 12 // those of a day and of an age behind it: a telephone's number has more beside it
)

func figures(text string) (n int) {
	for _, r := range text {
		if unicode.IsDigit(r) {
			n++
		}
	}
	return n
}

// proves reports a text that can hardly be anything but such a value.
func (v Value) proves(text string) bool {
	text = strings.Trim(text, " .,;:|–—")
	folded, n := words.Fold(text), len(strings.Fields(text))
	if n == 0 || n > most[v] {
		return false
	}
	switch v {
	case day:
		return isDay(text)
	case standing:
		return standings.Has(folded)
	case sex:
		return sexes.Has(folded)
	case faith:
		return faiths.Has(folded)
	case group:
		return groups.Has(folded)
	case passport:
		return onlyPassport.MatchString(text)
	case blood:
		return bloodGroup.MatchString(text)
	case age:
		return yearsOld.MatchString(text)
	case measure:
		return measured.MatchString(text)
	case tongues:
		return onlyTongues(text)
	case country:
		return ofCountry(text)
	}
	return false
}

// certain reports kinds of values by which a label with a slip in it is known.
func (v Value) certain() bool {
	return v != tongues && v != address && v != name && v != place && v != signing
}

// onlyTongues reports names of languages, and how well they are spoken.
func onlyTongues(text string) bool {
	found := false
	for _, w := range betweenTongues.Split(text, -1) {
		if w == "" {
			continue
		}
		if found = words.Languages().Has(words.Fold(w)); !found {
			return false
		}
	}
	return found
}

// ofCountry reports a country or the word for its people: "Indian", "Sri Lankan".
func ofCountry(text string) bool {
	f := strings.Fields(text)
	if _, country := words.Places().Country.Value(words.Fold(text)); country {
		return true
	}
	short := slices.ContainsFunc(f, func(w string) bool { return len(w) < 4 && w != "Sri" })
	return len(f) <= 2 && !short && !startsSmall(text) && !hasFigure(text) &&
		demonym.MatchString(f[len(f)-1])
}

func hasFigure(text string) bool { return strings.ContainsFunc(text, unicode.IsDigit) }

func startsSmall(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLower(r)
}
