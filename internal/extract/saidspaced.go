package extract

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/extract/dates"
)

// Dates are drawn in ways that no reader of dates knows: letter by letter ("M a y 2 0 1 4"), or without a blank before the next
// word ("2009Boat Builder"). Where the user says what they are, they are read as what they say.

// plainDates is a text as its dates are written plainly.
func plainDates(text string) string { return apartFromYear(wholeYears(unspaced(text))) }

// figuresApart are figures with blanks among them.
var figuresApart = regexp.MustCompile(`\d+(?: \d+)+`)

// aYear is one of those that a CV tells of.
var aYear = regexp.MustCompile(`^(?:19|20)\d\d$`)

// wholeYears puts the figures of a year together that a narrow column tore apart: "2008-201 0".
func wholeYears(text string) string {
	return figuresApart.ReplaceAllStringFunc(text, func(apart string) string {
		if together := strings.Replace(apart, " ", "", 1); aYear.MatchString(together) {
			return together
		}
		return apart
	})
}

// unspaced is a text whose letters stand apart with these together; other texts stay. Where some stand together ("S e p 2 0 24") it
// must be nothing but dates then.
func unspaced(text string) string {
	fields, alone := strings.Fields(text), 0
	for _, f := range fields {
		if utf8.RuneCountInString(f) == 1 {
			alone++
		}
	}
	if len(fields) < fewestApart || 2*alone < len(fields) {
		return text
	}
	together := joined(fields)
	if found := dates.Find(together); alone < len(fields) && (len(found) == 0 || undatedCells(together) != "") {
		return text
	}
	return together
}

// joined are letters that stand apart as the words that they are.
func joined(fields []string) string {
	var out strings.Builder
	last := ' '
	for _, r := range strings.Join(fields, "") {
		if begins(last, r) {
			out.WriteByte(' ')
		}
		out.WriteRune(r)
		last = r
	}
	return strings.TrimSpace(out.String())
}

// fewestApart are the figures of a year.
const fewestApart = 4

// begins reports a letter or sign before which a blank stood: between a month and a year, a capital behind a small letter, and on
// both sides of a dash.
func begins(last, r rune) bool {
	isDash := func(r rune) bool { return strings.ContainsRune("–—-", r) }
	return isDash(last) || isDash(r) || unicode.IsLetter(last) && unicode.IsDigit(r) || unicode.IsDigit(last) && unicode.IsLetter(r) ||
		unicode.IsLower(last) && unicode.IsUpper(r)
}

// gluedYear is a year and the word that a file wrote to it, with a capital.
var gluedYear = regexp.MustCompile(`\b((?:19|20)\d\d)(\p{Lu}\p{Ll})`)

// apartFromYear puts a blank between a year and the word that goes on with it.
func apartFromYear(text string) string { return gluedYear.ReplaceAllString(text, "$1 $2") }

// gluedWords are where words begin that are written to a year.
func gluedWords(text string) (at []int) {
	for _, m := range gluedYear.FindAllStringSubmatchIndex(text, -1) {
		at = append(at, m[4])
	}
	return at
}
