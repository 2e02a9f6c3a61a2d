package personal

import "regexp"

var (
	// papers are what numbers of identity are called after.
	papers = `passport|aadha?a?r|pan|emirates id|civil id|national id|id card|nric|iqama|cnic|ssn|social security|national insurance` +
		`|voter(?:['’]?s)? id|driving licen[cs]e|driver['’]?s? licen[cs]e|d\.?l\.?|cdc|seaman['’]?s? book|indos|visa`
	labelledNumber = regexp.MustCompile(`(?i)(\b(?:` + papers + `)\b(?:[ .:#/\-–—_()]|\b(?:no|nos|number|num|details?` +
		`|card|is|id)\b){0,12})` +
		`([A-Z]{2}[ -]?\d{2}[A-Z]?[ -]?\d{9,}|(?:[A-Z]{1,4}[ /-]?)?(?:\d{5}-\d{7}-\d|\d{3}-\d{4}-\d{7}-\d` +
		`|\d{4}[ -]\d{4}[ -]\d{4}|\d{5,}|[A-Z]{0,2}\d{2}[ /-]\d{5,})[A-Z]{0,2}\d*)`)
	passport = regexp.MustCompile(`(?i)(\bpassport\b[^\d\n;]{0,30}?)(\b[A-Z]{0,2}[ -]?\d{6,9}\b)`)
	// numberShape finds what is built like the number of a passport, a tax number or a driving licence.
	numberShape = regexp.MustCompile(`\b[A-PR-WY][ -]?\d{7}\b|\b[A-Z]{5}\d{4}[A-Z]\b|\b[A-Z]{2}[ -]?\d{2}[A-Z]?[ -]?(19` +
		`|20)\d{2}[ -]?\d{7}\b`)
	// paperNumber is any number of five digits or more, of a value whose label tells what it is.
	paperNumber = regexp.MustCompile(`(?i)(?:[A-Z]{1,4}[ /-]?)?\d[\dA-Z]{4,}(?:[ /-]\d{4,})*|\d{2,5}[ -]\d{4,}(?:[ -]\d+)*`)
)

// WithoutNumbers puts as in place of the numbers of identity that a text calls so. In a text that
// is about the person alone, what is only built like one goes too.
func WithoutNumbers(text, as string, ofPerson bool) string {
	text = labelledNumber.ReplaceAllString(text, "${1}"+as)
	text = passport.ReplaceAllString(text, "${1}"+as)
	if ofPerson {
		text = numberShape.ReplaceAllString(text, as)
	}
	return IDNumber.ReplaceAllString(text, as)
}

// WithoutPaperNumber puts as in place of the number in a value that is labelled as one. Days stay.
func WithoutPaperNumber(value, as string) string {
	days := daysIn(value)
	var places [][2]int
	for _, run := range paperNumber.FindAllStringIndex(value, -1) {
		for _, part := range without(run, days) {
			if from, to := part[0], part[1]; len(OnlyDigits(value[from:to])) >= 5 {
				places = append(places, [2]int{from, to})
			}
		}
	}
	return cutOut(value, places, as)
}
