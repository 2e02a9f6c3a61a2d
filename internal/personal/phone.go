package personal

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/wordset"
)

var (
	// date finds a day in figures, as CVs write them.
	date = regexp.MustCompile(`\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}` +
		`|\d{1,2}[./-]\d{1,2}[./-]\d\d`)
	// run finds what may be a number, the shortest ones too.
	run  = regexp.MustCompile(`(\+|\(\+?)?[\d(][\d\s().\-/\x{00a0}\x{2010}-\x{2013}]{5,}\d`)
	year = regexp.MustCompile(`^(19|20)\d\d$`)

	// What is grouped as telephone numbers are: American, French and Indian ones, and those of a trunk or a country.
	american = regexp.MustCompile(`^\(?\d{3}\)?[\s.-]?\s?\d{3}[\s.-]\d{4}$`)
	inPairs  = regexp.MustCompile(`^0\d([ .-]\d\d){4}$`)
	grouped  = regexp.MustCompile(`^[6-9]\d{4}[ -]\d{5}$|^\(?0\d+\)?[\s.\-\x{00a0}\x{2010}-\x{2013}]{1,3}\(?\d|^\(\d|^\(?\+`)

	period = regexp.MustCompile(`\b(19|20)\d\d\s*[-/–.]\s*((19|20)\d\d|\d{2})\b`)
	figure = regexp.MustCompile(`^[1-9]\d{0,2}([ .\x{00a0}]\d{3})+$|^\d{1,3}(\.\d{1,3}){3}$|^0\.\d+$|^97[89][\d -]{10,14}$` +
		`|^\d[ -]\d{2,6}[ -]\d{2,6}[ -]\d$|^[1-9]\d*000 ?[-–] ?[1-9]\d*000$`)
	// callsIt ends before a number that it calls a telephone's.
	callsIt = regexp.MustCompile(`(?i)(?:\b(?:(?:tele|cell|mobile|i)?phones?|telefon|tele?|mobiles?|mobil|mob|cell|contacts?` +
		`|whats ?app|fax|call|ring|ph|handy|altern(?:ate|ative) (?:no|number))` +
		`|(?:phone|mobile))(?:[\s:.()#/\-–—+&]|\b(?:no|nos|numbers?|num|is|at|on|me|us|home|office|work|residence|res` +
		`|personal)\b){0,10}$`)
	namesElse = regexp.MustCompile(`(?i)([$€£₹#]|\b(rs|inr|usd|aed|kd|eur|gbp|no|nos|number|isbn|issn|doi|id|code|ref|reg` +
		`|roll|po|policy|patent` +
		`|serial|certificate|licen[cs]e|invoice|gtin|ean|upc|sku|imei|parts?|contracts?|cards?|orders?|accounts?|a/c|tickets?` +
		`|cases?|jobs?` +
		`|batch|lots?|models?|tenders?|projects?|drawings?|items?|grants?|registration|registered|membership|student` +
		`|enrol?ment|vat|tax|company)` +
		`(?:\W{1,3}(?:no|nos|number|num|code|id)\b)?[.:# ()-]*)$`)
	// measure begins behind a figure: what it counts.
	measure = regexp.MustCompile(`^[\s-]*(?:[%$€£₹]|(?i:inr|usd|aed|eur|gbp|rs|rupees|people|staff|crores?|lakhs?|m|million` +
		`|mn|billion|bn` +
		`|[km]wh?|kva|tons?|tonnes?|kg|km|sqm|sq|bytes|[kmgt]b)\b|(\p{Ll}{2,}s)\b)`)
)

// noUnits are words that end like a plural and may stand behind a telephone number.
var noUnits = wordset.Of("is was has as this always weekdays evenings mornings hours")

// counts reports that a figure ends where something is counted: "payments", "USD".
func counts(after string) bool {
	m := measure.FindStringSubmatch(after)
	return m != nil && !noUnits[m[1]]
}

// Phones are the places of telephone numbers in a text, by bytes, in order. Days, years, figures
// and numbers that are called something else are none. Digits without a label, a "+" or the groups
// of a telephone number are one only in a text of contacts.
func Phones(text string, ofContacts bool) [][2]int {
	days := daysIn(text)
	var out [][2]int
	for _, r := range run.FindAllStringIndex(text, -1) {
		for _, part := range without(r, days) {
			from, to := trimmed(text, part)
			another := len(out) > 0 && andAnother.MatchString(text[out[len(out)-1][1]:max(from, out[len(out)-1][1])])
			if to > from && isPhone(text[from:to], text[:from], text[to:], ofContacts || another) {
				out = append(out, [2]int{from, to})
			}
		}
	}
	return out
}

// Numbers are the telephone numbers of a line about how to reach somebody, each for itself, also
// where another cell holds the country's code. Days and periods are none.
func Numbers(line string) []string {
	var out []string
	for _, part := range ownCells.Split(line, -1) {
		for _, at := range digits.FindAllStringIndex(part, -1) {
			if found := part[at[0]:at[1]]; isNumber(found, part[:at[0]], part[at[1]:]) {
				out = append(out, found)
			}
		}
	}
	return out
}

// isNumber judges a run of digits in such a line: what is counted or called something else is none.
func isNumber(found, before, after string) bool {
	n, called := len(OnlyDigits(found)), callsIt.MatchString(before)
	switch {
	case n < 7 || n > 15 || withYear(found) || date.MatchString(found) || counts(after):
		return false
	case called:
		return true
	}
	return n >= 8 && !namesElse.MatchString(before) && !strings.HasSuffix(found, "000")
}

var (
	ownCells = regexp.MustCompile(`[\t,;/|&]|\s{2,}|\b(?:or|and)\b`)
	digits   = regexp.MustCompile(`[+(]*\d(?:[\s().\-\x{00a0}\x{2010}-\x{2013}]{0,3}\d){6,}`)
)

// andAnother is all that stands between two numbers of one list: "Phone: 1234567890, 91- 98765-43210".
var andAnother = regexp.MustCompile(`^\s*(?:[,;/|&]|\b(?:and|or)\b)\s*$`)

// daysIn are the places of days, which no other digit touches.
func daysIn(text string) [][]int {
	var out [][]int
	for _, d := range date.FindAllStringIndex(text, -1) {
		before, after := text[:d[0]], text[d[1]:]
		goesOn := onwards.MatchString(after) && !year.MatchString(text[max(d[0], d[1]-4):d[1]])
		if strings.HasSuffix(before, "+") || digitAtEnd(before) || digitAtStart(after) || goesOn {
			continue
		}
		out = append(out, d)
	}
	return out
}

// onwards goes on with another group of the same number: "06.12.34.56.78" has no day in it.
var onwards = regexp.MustCompile(`^[./-]\d`)

func digitAtEnd(s string) bool   { return s != "" && s[len(s)-1] >= '0' && s[len(s)-1] <= '9' }
func digitAtStart(s string) bool { return s != "" && s[0] >= '0' && s[0] <= '9' }

// without is what is left of a place where others lie in it.
func without(place []int, others [][]int) [][]int {
	var left [][]int
	from := place[0]
	for _, o := range others {
		if o[1] <= from || o[0] >= place[1] {
			continue
		}
		left = append(left, []int{from, max(from, o[0])})
		from = o[1]
	}
	return append(left, []int{from, max(from, place[1])})
}

// trimmed is a place without what parts it from others.
func trimmed(text string, place []int) (from, to int) {
	s := text[place[0]:place[1]]
	left := strings.TrimLeft(s, " \t\n\u00a0-\u2013/.)")
	right := strings.TrimRight(left, " \t\n\u00a0-\u2013/.(")
	from = place[0] + len(s) - len(left)
	return from, from + len(right)
}

// isPhone judges a run of digits by its groups and by what is around it.
func isPhone(found, before, after string, ofContacts bool) bool {
	n, called := len(OnlyDigits(found)), callsIt.MatchString(before)
	switch {
	case !strings.HasPrefix(found, "+") && (counts(after) || !called && (namesElse.MatchString(before) || inWord(before))):
		return false
	case called && n >= 7 && calledPhone(found, n), american.MatchString(found), inPairs.MatchString(found):
		return true
	case n < 9 || noPhone(found):
		return false
	case called || ofContacts:
		return mayBePhone(found, n)
	}
	return grouped.MatchString(found) && mayBePhone(found, n)
}

// inWord reports that a word goes on at its end: "R1234567890" is one.
func inWord(before string) bool {
	r, _ := utf8.DecodeLastRuneInString(before)
	return before != "" && (unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_')
}

// mayBePhone judges a run of digits where a telephone number is looked for.
func mayBePhone(found string, n int) bool {
	if strings.ContainsAny(found[:1], "+(0") {
		return n <= 15 || severalPhones(found)
	}
	return n >= 10 && n <= 13 && longestGroup(found) >= 4 || severalPhones(found)
}

// calledPhone reports what may be a number behind "Tel.": no days and years.
func calledPhone(found string, digits int) bool {
	return !onlyPeriods(found) || digits >= 10 && !withYear(found)
}

// noPhone reports days, years and figures.
func noPhone(found string) bool {
	return onlyPeriods(found) || figure.MatchString(found) || period.MatchString(found) && !strings.HasPrefix(found, "+")
}

// onlyPeriods reports days, months and years alone: "05/05/05/2016".
func onlyPeriods(found string) bool {
	for _, g := range groups(found) {
		if len(g) > 2 && !year.MatchString(g) {
			return false
		}
	}
	return true
}

func withYear(found string) bool { return slices.ContainsFunc(groups(found), year.MatchString) }

// severalPhones reports numbers that stand one after the other, each as long as one.
func severalPhones(found string) bool {
	for _, part := range strings.FieldsFunc(found, func(r rune) bool { return r == '/' || r == ' ' || r == '\n' || r == '\t' }) {
		if n := len(OnlyDigits(part)); n < 9 || n > 13 {
			return len(OnlyDigits(found)) > 15 && strings.ContainsAny(found[:1], "+(0")
		}
	}
	return len(OnlyDigits(found)) > 15
}

// longestGroup is the length of the longest that is no year.
func longestGroup(found string) int {
	longest := 0
	for _, g := range groups(found) {
		if !year.MatchString(g) {
			longest = max(longest, len(g))
		}
	}
	return longest
}

func groups(found string) []string {
	return strings.FieldsFunc(found, func(r rune) bool { return r < '0' || r > '9' })
}

// WithoutPhones puts as in place of the telephone numbers of a text.
func WithoutPhones(text, as string, ofContacts bool) string {
	return cutOut(text, Phones(text, ofContacts), as)
}

func cutOut(text string, places [][2]int, as string) string {
	var b strings.Builder
	at := 0
	for _, p := range places {
		b.WriteString(text[at:p[0]] + as)
		at = p[1]
	}
	return b.String() + text[at:]
}
