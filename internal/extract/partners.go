package extract

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
)

// A field is cut out of its line, and what stood around it is cut with it: of `Worked with "Elm & Co", Hull` the closing quote
// stays at the employer, of "Hall (Hull" the bracket is never closed. In 48 of 1,495 real CVs a field had a lone quote.

// pairMarks gives the marks of every field partners, or takes away those that have none.
func pairMarks(doc *cv.Document) {
	doc.Walk(func(r cv.Ref) {
		switch r.Role {
		case cv.RoleProse, cv.RoleBullet, cv.RoleQuotation, cv.RoleContact, cv.RoleDate:
			return
		}
		if r.Text.Confidence < sure { // what the user said stays as it was said
			r.Text.Value = withPartners(r.Text.Value)
		}
	})
}

// withPartners is a value without a quote that nothing closes or opens, and with its last bracket closed.
func withPartners(value string) string {
	if value = withoutLoneQuote(value); value == "" {
		return ""
	}
	open := 0
	for i, r := range value {
		switch r {
		case '(':
			open++
		case ')':
			if open--; open < 0 && enumerates(value[:i]) {
				open = 0 // "a) Sextant, b) Radar"
			} else if open < 0 {
				return strings.Join(strings.Fields(withPartners(value[:i]+" "+value[i+1:])), " ")
			}
		}
	}
	if open == 1 && !strings.HasSuffix(value, "(") {
		return value + ")"
	}
	return value
}

// enumerates reports a text that ends with the figure or letter before the bracket of an enumeration, or with no word at all.
func enumerates(before string) bool {
	at := strings.LastIndexAny(before, " \t,;(") + 1
	last := before[at:]
	return utf8.RuneCountInString(last) < 2 || len(last) == 2 && strings.Trim(last, "0123456789") == ""
}

// withoutLoneQuote takes the only double quote out of a value; behind a figure it means inches.
func withoutLoneQuote(value string) string {
	at := strings.IndexFunc(value, doubleQuote)
	if at < 0 || strings.LastIndexFunc(value, doubleQuote) != at {
		return value
	}
	if before, _ := utf8.DecodeLastRuneInString(value[:at]); unicode.IsDigit(before) {
		return value
	}
	_, size := utf8.DecodeRuneInString(value[at:])
	return strings.Trim(value[:at]+value[at+size:], " ")
}

func doubleQuote(r rune) bool { return strings.ContainsRune("\"“”„‟", r) }
