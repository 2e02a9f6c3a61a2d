package language

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Quoted returns the quotations of a text with their marks. A mark that is never
// closed quotes nothing; apostrophes and inch signs are no marks.
func Quoted(text string) []Span {
	var spans []Span
	for at := 0; at < len(text); {
		r, size := utf8.DecodeRuneInString(text[at:])
		if end := quoteEnd(text, at, r, size); end > 0 {
			spans = append(spans, Span{at, end})
			at = end
			continue
		}
		at += size
	}
	return spans
}

// maxQuotation bounds the search for the closing mark.
const maxQuotation = 2000

// quoteEnd returns the offset behind the quotation that opens at text[at], or 0.
func quoteEnd(text string, at int, r rune, size int) int {
	closers, single := "", false
	switch r {
	case '"':
		closers = "\""
	case '“', '„':
		closers = "”“\""
	case '«':
		closers = "»"
	case '‘', '\'':
		closers, single = "’", true
		if r == '\'' {
			closers = "'"
		}
	default:
		return 0
	}
	before, _ := utf8.DecodeLastRuneInString(text[:at])
	after, _ := utf8.DecodeRuneInString(text[at+size:])
	if r == '"' && unicode.IsDigit(before) || unicode.IsSpace(after) || single && (isLetter(before) || isDigit(before) || !isLetter(after)) {
		return 0
	}
	for i, c := range text[at+size : min(len(text), at+maxQuotation)] {
		if !strings.ContainsRune(closers, c) || i == 0 {
			continue
		}
		end := at + size + i
		last, _ := utf8.DecodeLastRuneInString(text[:end])
		next, _ := utf8.DecodeRuneInString(text[end+utf8.RuneLen(c):])
		if single && (isLetter(next) || isDigit(next) || unicode.IsSpace(last) || last == 's' && unicode.IsSpace(next) && strings.ContainsRune(text[end+utf8.RuneLen(c):], c)) {
			continue
		}
		return end + utf8.RuneLen(c)
	}
	return 0
}
