package tailor

import (
	"slices"
	"strconv"
	"strings"

	"focal/internal/sieve"
)

// threshold is a size that is asked for: "over 300 m", "100+ people".
type threshold struct {
	words  string // as written
	number float64
	unit   string
	money  bool
	counts string // what is counted, which a passage has to name
}

// Of a number: the currency before it, the digits, the multiple or unit behind it and, behind a
// multiple, what is counted or the currency in words.
const (
	currencyMark = `([£$€]|\b(?:GBP|USD|EUR)\s?)?`
	digits       = `(\d[\d,]*(?:\.\d+)?)`
	unitWords    = `k|m|mn|mio|km|bn|billion|thousand|mw|kv|kw|tonnes?|million|` + peopleWords + `|` +
		countedWords + `|words per minute|wpm|%`
	peopleWords = `people|persons|staff|employees|colleagues|workers|engineers|developers|analysts|` +
		`nurses|soldiers|officers|drivers|operatives|technicians|` +
		`consultants|teachers|volunteers|apprentices|direct reports|reports|fte`
	countedWords = `beds|users|calls|tickets|customers|clients|sites|stores|shops|branches|properties|units|patients|pupils|students|` +
		`invoices|orders|accounts|servers|devices|vehicles|covers|guests|rooms|homes|schools|countries|suppliers|learners|children`
	groupWords = `(?:teams?|staff|crews?|workforce|departments?|units?|platoons?|groups?)`
	behind     = `(?:\s(pounds|euros?|dollars|sterling|gbp|usd|eur|users|people|employees))?(?:[^\p{L}\d]|$)`
)

var (
	thresholdWords = sieve.MustCompile(`(?i)(?:\b(?:over|more than|above|at least|exceeding|greater than|in excess of|minimum(?: of)?|` +
		`no less than|not less than|upwards of|beyond|up to)\s+|[>≥]\s*)` +
		currencyMark + digits + `\s?(` + unitWords + `)?` + behind)
	measured = sieve.MustCompile(`(?i)` + currencyMark + digits + `[\s-]?(` + unitWords + `)?` + behind)
	// plus is a size with a plus behind it; a bare number is a version or years.
	plus = sieve.MustCompile(`(?i)([£$€])(\d[\d,]*(?:\.\d+)?)\s?(k|m|mn|bn|million|billion)?\s?` +
		`(?:\+|\b(?:plus|(?:or|and) (?:more|over|above|greater|higher|upwards))\b)|()\b(\d[\d,]*)\s?\+\s?(` + peopleWords + `|` + countedWords + `)\b`)
	// plusPeople is how large a group was: "a team of 100+", "teams of 5 or more", "a team of at least 5", "teams of 20 people".
	plusPeople = sieve.MustCompile(`(?i)\b` + groupWords + ` of ` +
		`(?:(?:at least|over|more than) (\d[\d,]*)\b|(\d[\d,]*)\s?(?:\+|or more\b|(?:` + peopleWords + `)\b))`)
	// ofPeople is a number of people that comes before or behind what they are: "a team of 30", "30-strong".
	ofPeople = sieve.MustCompile(`(?i)\b` + groupWords + ` of (?:up to |over |about )?(\d[\d,]*)\b|\b(\d[\d,]*)[- ](?:strong|person|people|member)\b`)
	// ofTime goes on with a number that is a time.
	ofTime = sieve.MustCompile(`(?i)^\s*(?:\+\s*)?(?:years?|yrs?|months?|weeks?|days?|hours?)\b`)
	// ofShare is a share that is a demand by itself: "99.9% availability".
	ofShare = sieve.MustCompile(`\b(9\d(?:\.\d+)?)\s?%\+?`)
	// reaching is a sum from one to another, of which the second says how far it went: "£5m to £20m", "£10-20m".
	reaching = sieve.MustCompile(`(?i)([£$€])\d[\d,.]*\s?(?:k|m|mn|bn|million|billion)?\s?(?:[-–—]|to)\s?[£$€]?(\d[\d,]*(?:\.\d+)?)\s?` +
		`(k|m|mn|bn|million|billion)?\b`)
	// manyfold are sums in words: whatever is "multi-million" has two of them at least.
	manyfold = sieve.MustCompile(`(?i)\bmulti[- ]?(million|billion)\b`)

	multiples = map[string]float64{"k": 1e3, "thousand": 1e3, "m": 1e6, "mn": 1e6, "mio": 1e6, "million": 1e6, "bn": 1e9, "billion": 1e9}
)

func thresholdOf(text string) threshold {
	if m := plusPeople.FindStringSubmatch(text); m != nil {
		return threshold{words: m[0][strings.LastIndex(m[0], " of ")+1:], number: numberOf(m[1] + m[2]), unit: unitPeople}
	}
	at := thresholdWords.FindStringSubmatchIndex(text)
	m := thresholdWords.FindStringSubmatch(text)
	if m != nil && m[1] == "" && m[3] == "" && ofTime.MatchString(text[at[5]:]) {
		m = nil // "more than 5 years" is how long, not how large
	}
	if m == nil {
		if share := ofShare.FindStringSubmatch(text); share != nil {
			return threshold{words: share[0], number: numberOf(share[1]), unit: "%"}
		}
		if m = plus.FindStringSubmatch(text); m == nil {
			return threshold{}
		}
		if m[2] == "" {
			m = append(m[:1], m[4:]...) // a number of people, not money
		}
		m = append(m[:4:4], "")
	}
	s := sizeOf(m)
	s.words = strings.TrimSpace(m[0])
	return s
}

// sizeOf reads the parts of an expression: currency, digits, unit, what is counted.
func sizeOf(m []string) threshold {
	t := threshold{number: numberOf(m[2]), money: m[1] != "" || currencyWord[strings.ToLower(m[4])]}
	unit := strings.ToLower(m[3])
	by := multiples[unit]
	if by > 0 && (t.money || len(unit) > 2 || m[4] != "") { // 300 m are metres
		t.number *= by
		unit = ""
		if !t.money {
			unit = m[4]
		}
	}
	if t.unit = unitOf(unit); countable[t.unit] {
		t.counts = t.unit
	}
	return t
}

var currencyWord = setOf([]string{"pounds", "euro", "euros", "dollars", "sterling", "gbp", "usd", "eur"})

// unitPeople is the unit of all words that count people.
const unitPeople = "people"

// countable is what is counted by its own name.
var countable = setOf(strings.Split(countedWords, "|"))

// unitOf gives the words that count people one common name.
func unitOf(unit string) string {
	if unit = strings.ToLower(unit); counted[unit] {
		return unitPeople
	}
	return unit
}

var counted = setOf(strings.Split(peopleWords, "|"))

// fails reports that a text shows no number of the unit as great as asked.
func (t threshold) fails(text string) bool {
	if t.number == 0 {
		return false
	}
	if slices.ContainsFunc(sizesIn(text), func(s threshold) bool { return s.number >= t.number && t.isLike(s) }) {
		return false
	}
	return t.unit != unitPeople || !namesPeople(text, t.number)
}

// mostSizes is how many sizes are read in a text.
const mostSizes = 20

// sizesIn are the sizes that a text tells.
func sizesIn(text string) []threshold {
	var out []threshold
	for _, m := range measured.FindAllStringSubmatch(text, mostSizes) {
		out = append(out, sizeOf(m))
	}
	for _, m := range reaching.FindAllStringSubmatch(text, mostSizes) {
		out = append(out, sizeOf([]string{"", m[1], m[2], m[3], ""}))
	}
	for _, m := range manyfold.FindAllStringSubmatch(text, mostSizes) {
		out = append(out, threshold{number: 2 * multiples[strings.ToLower(m[1])], money: true})
	}
	return out
}

// isLike reports two sizes of the same sort.
func (t threshold) isLike(s threshold) bool {
	return s.money == t.money && (t.money || s.unit == t.unit)
}

// namesPeople reports a group of at least so many people.
func namesPeople(text string, number float64) bool {
	return slices.ContainsFunc(ofPeople.FindAllStringSubmatch(text, 20), func(m []string) bool { return numberOf(m[1]+m[2]) >= number })
}

func numberOf(s string) float64 {
	n, err := strconv.ParseFloat(strings.ReplaceAll(s, ",", ""), 64)
	if err != nil {
		return 0
	}
	return n
}
