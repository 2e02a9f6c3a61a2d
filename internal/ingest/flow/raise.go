package flow

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/page"
)

// Vertical is where a run stands against the line.
type Vertical uint8

// Positions of a run.
const (
	Level Vertical = iota
	Superscript
	Subscript
)

const (
	raisable    = "0123456789+-−–=()ni"
	raisedForms = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿⁱ"
	lowered     = "₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎"
)

var (
	raisedOf  = pairs(raisable, raisedForms)
	loweredOf = pairs(raisable[:len(raisable)-len("ni")], lowered)
)

func pairs(from, to string) map[rune]rune {
	m := map[rune]rune{}
	list := []rune(to)
	for i, r := range []rune(from) {
		m[r] = list[i]
	}
	return m
}

// ordinals are the letters that people raise behind a number.
var ordinals = map[string]bool{
	"st": true, "nd": true, "rd": true, "th": true, "er": true, "re": true, "e": true, "ère": true, "ème": true, "me": true,
	"a": true, "o": true, "os": true, "as": true, "ste": true, "de": true, "tm": true, "sm": true, "r": true, "c": true,
	"s": true, "t": true,
} // "st" and "th" in two runs

// Longest stretches that are read as an exponent, an index or a footnote mark.
// Anything longer is text that somebody made small.
const maxRaised, maxAlone = 12, 3

// Raise returns the text of a run so that its position still tells once the
// formatting is gone: "10" with a raised "6" is 10⁶, not 106. before is the
// paragraph so far. What Unicode cannot raise gets a caret where it could be
// taken for a part of the number before it; ordinals ("1st") stay plain.
func Raise(before []page.Run, text string, v Vertical) string {
	word := strings.TrimSpace(text)
	n := utf8.RuneCountInString(word)
	if v == Level || n == 0 || n > maxRaised {
		return text
	}
	last := rune(' ')
	if len(before) > 0 {
		last, _ = utf8.DecodeLastRuneInString(before[len(before)-1].Text)
	}
	attached := !unicode.IsSpace(last) && !strings.HasPrefix(text, " ") && !strings.HasPrefix(text, "\t")
	if !attached && (n > maxAlone || strings.Trim(word, digits) != "") {
		return text
	}
	if v == Subscript {
		return lower(text)
	}
	return exponent(text, unicode.IsNumber(last) || last == ')', attached)
}

const digits = "0123456789"

// lower returns an index in the characters that Unicode has for it.
func lower(text string) string {
	if out, ok := mapped(text, loweredOf); ok && strings.ContainsAny(text, digits) {
		return out
	}
	return text
}

// exponent returns raised text: in the characters of Unicode, or behind a caret.
func exponent(text string, behindNumber, attached bool) string {
	numeric := strings.ContainsAny(text, digits)
	if numeric || behindNumber {
		if out, ok := mapped(text, raisedOf); ok {
			return out
		}
	}
	first := strings.Fields(text)[0] // the year behind an ordinal may be raised with it
	switch {
	case ordinals[strings.ToLower(strings.Trim(first, ".()"))]:
		return text
	case attached && numeric, behindNumber && strings.ContainsFunc(text, unicode.IsLetter):
		return "^" + text
	}
	return text
}

// Shifted is the position of a run that is moved up or down by hand (shift is
// not 0): an exponent is smaller than what it follows, other text is not.
func Shifted(before []page.Run, shift int, size float64) Vertical {
	n := len(before)
	switch {
	case shift == 0, n == 0, size >= before[n-1].Size && !isRaised(before[n-1].Text):
		return Level
	case shift > 0:
		return Superscript
	}
	return Subscript
}

func isRaised(text string) bool {
	r, _ := utf8.DecodeLastRuneInString(text)
	return strings.ContainsRune(raisedForms+lowered, r)
}

func mapped(text string, forms map[rune]rune) (string, bool) {
	ok := true
	out := strings.Map(func(r rune) rune {
		if raised, found := forms[r]; found {
			return raised
		}
		ok = ok && (unicode.IsSpace(r) || r == ',')
		return r
	}, text)
	return out, ok
}
