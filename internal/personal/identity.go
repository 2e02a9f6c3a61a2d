package personal

import (
	"regexp"
	"strings"

	"focal/internal/sieve"
)

var (
	// papers are what numbers of identity are called after.
	papers = `pass ?port|aadha?a?r|pan|emirates id|civil id|national id|id card|nric|iqama|cnic|ssn|social security|national insurance` +
		`|voter(?:['’]?s)? id|military id|dod id|social insurance|tax file` +
		`|(?-i:SIN|TFN|TIN|NIN|BVN|UAN|PRAN|DNI|NIE|BSN|PPSN?|HKID|CURP|CPF)` +
		`|ghana card|kra pin|nhs|driving licen[cs]e|driver['’]?s? licen[cs]e|d\.?l\.?|cdc|seaman['’]?s? book|indos|ni`
	// number has five digits or more, in groups with a hyphen or a space between them.
	number = `((?:[A-Z]{1,4}[ /-]{0,2})?\d[\dA-Z]*(?:[/-]\d[\dA-Z]*| \d{3,}[A-Z]?| \d\d(?: \d\d)+(?: [A-D])?\b)*)`
	// labelledNumber is one directly behind its label and a colon or "no", or behind a label that
	// has numbers of a shape of their own.
	labelledNumber = sieve.MustCompile(`(?i)\b(?:` + papers + `|visa)\b(?:[ ._()-]|\b(?:card|details?|and|validity)\b){0,6}` +
		`(?:[:#–—-]|\b(?:no|nos|number|num|is)\b)(?:[ .:#/\-–—_()]|\b(?:no|nos|number|num|is)\b){0,6}` + number +
		`|\b(?:(?:service|army|regimental|licen[cs]e|ni|a/c|account) ?(?:no\b|number\b|#)|indos|iqama|cdc)` +
		`(?:[ .:#-]|\b(?:no|number)\b){0,5}` +
		`((?-i:[A-Z]{2,4}[ -]?)?\d[\dA-Z-]{4,})\b` +
		`|\bdriv(?:ing|er['’]?s?) licen[cs]e\b[^\d\n;:]{0,12}?\W(?-i:([A-Z]{2}[ -]?\d[\d -]{8,}\d)\b)` +
		`|\b(?:employee|emp\.?|staff|personnel|payroll|student|matriculation|clock) ?(?:id|no|number|code)\b[ .:#]{1,4}` +
		`((?:[A-Z]{1,4}[ /-]?)?\d{5,})\b` +
		`|\baadha?a?r(?: card)? *(\d{4}[ -]\d{4}[ -]\d{4})\b` +
		`|\bpass ?port\b[^\d\n;.:]{0,25}?\W(?-i:([A-Z]{1,2}[ -]?\d{6,8})\b)`)
	// numberShape finds what is built like the number of a passport, a tax number or a driving licence.
	numberShape = regexp.MustCompile(`\b[A-PR-WY][ -]?\d{7}\b|\b[A-Z]{5}\d{4}[A-Z]\b|\b[A-Z]{2}[ -]?\d{2}[A-Z]?[ -]?(19` +
		`|20)\d{2}[ -]?\d{7}\b`)
	// britishLicence is the number of a British driving licence, which begins with the surname.
	britishLicence = regexp.MustCompile(`\b[A-Z]{1,5}9{0,4} ?\d{6} ?[A-Z][A-Z9] ?\d[A-Z]{2}(?: ?\d\d)?\b`)
	// paperNumber is any number of five digits or more, of a value whose label tells what it is.
	paperNumber = regexp.MustCompile(`(?i)(?:[A-Z]{1,4}[ /-]{0,3})?\d[\dA-Z]{4,}(?:[ /-]\d{4,})*` +
		`|(?:\b[A-Z]{1,2}[ -]{1,3})?\b\d(?:[ -]\d){5,}\b` +
		`|\b(?:[A-Z]{1,2}[ -]{0,3})?\d\d(?:[ -]\d\d){2,}(?:[ -]?[A-Z]\b)?` +
		`|(?:[A-Z]{1,4}[ /-]?)?\d{2,5}[ -]\d{4,}(?:[ -]\d+)*`)
)

// Scope tells whom a text is about, and so how far the shape of a number says what it is.
type Scope int

// A post has numbers of its own; elsewhere a number of identity may begin a text, and of a person
// it may stand anywhere.
const (
	OfPost Scope = iota
	OfAnybody
	OfPerson
)

// WithoutNumbers puts as in place of the numbers of identity that a text calls so, and of what is
// only built like one as far as the scope goes.
func WithoutNumbers(text, as string, of Scope) string {
	if !hasDigits(text, fewestOfNumber) {
		return text
	}
	text = withoutLabelled(britishLicence.ReplaceAllString(text, as), as)
	switch of {
	case OfPerson:
		text = withoutFound(numberShape, text, as)
	case OfAnybody:
		m := numberShape.FindStringIndex(text)
		if m != nil && strings.Trim(text[:m[0]], " :–-\t") == "" && !smallWord.MatchString(text[m[1]:]) {
			text = text[:m[0]] + as + text[m[1]:]
		}
	}
	return withoutFound(IDNumber, text, as)
}

// How many digits a number of identity has at least, and one behind its label: most texts have fewer, and need no search.
const fewestOfNumber, fewestLabelled = 4, 5

// smallWord goes on with what a number is of: "C1234567 certificate".
var smallWord = regexp.MustCompile(`^\s+\p{Ll}`)

// withoutFound puts as in place of what a pattern finds, unless it is called something else.
func withoutFound(pattern *regexp.Regexp, text, as string) string {
	var places [][2]int
	for _, m := range pattern.FindAllStringIndex(text, -1) {
		if !namesElse.MatchString(text[:m[0]]) || ownNumber.MatchString(text[:m[0]]) {
			places = append(places, [2]int{m[0], m[1]})
		}
	}
	return cutOut(text, places, as)
}

// ownNumber ends before a number of the person's papers.
var ownNumber = regexp.MustCompile(`(?i)\b(?:` + papers + `)\b[^\d;]{0,20}$`)

// withoutLabelled puts as in place of numbers that a label stands before. Days stay, and what is counted.
func withoutLabelled(text, as string) string {
	if !hasDigits(text, fewestLabelled) {
		return text
	}
	var places [][2]int
	var days [][]int
	for i, m := range labelledNumber.FindAllStringSubmatchIndex(text, -1) {
		if i == 0 {
			days = daysIn(text)
		}
		from, to := m[1], m[1]
		for k := 2; k < len(m); k += 2 {
			if m[k] >= 0 {
				from = m[k]
			}
		}
		part := without([]int{from, to}, days)[0]
		if from, to = trimmed(text, part); len(OnlyDigits(text[from:to])) >= fewestLabelled && !counts(text[to:]) {
			places = append(places, [2]int{from, to})
		}
	}
	return cutOut(text, places, as)
}

// PaperNumbers are the numbers in a value that is labelled as one.
func PaperNumbers(value string) []string {
	var out []string
	for _, p := range paperNumbers(value) {
		out = append(out, value[p[0]:p[1]])
	}
	return out
}

// WithoutPaperNumber puts as in place of the number in a value that is labelled as one. Days stay.
func WithoutPaperNumber(value, as string) string {
	value = britishLicence.ReplaceAllString(value, as)
	return cutOut(value, paperNumbers(value), as)
}

func paperNumbers(value string) [][2]int {
	days := daysIn(value)
	var places [][2]int
	for _, run := range paperNumber.FindAllStringIndex(value, -1) {
		for _, part := range without(run, days) {
			if from, to := part[0], part[1]; len(OnlyDigits(value[from:to])) >= 5 {
				places = append(places, [2]int{from, to})
			}
		}
	}
	return places
}
