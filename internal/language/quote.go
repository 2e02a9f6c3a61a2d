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
	q := quotation{text: text, closers: closingMarks[r], single: r == '‘' || r == '\''}
	if q.closers == "" || !q.opens(at, at+size, r) {
		return 0
	}
	from := at + size
	for i, c := range text[from:min(len(text), at+maxQuotation)] {
		if i > 0 && strings.ContainsRune(q.closers, c) && q.ends(from+i, from+i+utf8.RuneLen(c), c) {
			return from + i + utf8.RuneLen(c)
		}
	}
	return 0
}

// closingMarks are those that may close what a mark opens.
var closingMarks = map[rune]string{'"': "\"", '“': "”“\"", '„': "”“\"", '«': "»", '‘': "’", '\'': "'"}

// quotation is a text that is looked through for the end of a quotation.
type quotation struct {
	text    string
	closers string
	single  bool // its marks are apostrophes as well
}

// opens reports whether the mark between two offsets opens one.
func (q quotation) opens(at, end int, mark rune) bool {
	before, _ := utf8.DecodeLastRuneInString(q.text[:at])
	after, _ := utf8.DecodeRuneInString(q.text[end:])
	if mark == '"' && unicode.IsDigit(before) || unicode.IsSpace(after) {
		return false
	}
	return !q.single || !inWord(before) && isLetter(after)
}

// ends reports whether the mark between two offsets closes it, and is no apostrophe.
func (q quotation) ends(at, end int, mark rune) bool {
	if !q.single {
		return true
	}
	last, _ := utf8.DecodeLastRuneInString(q.text[:at])
	next, _ := utf8.DecodeRuneInString(q.text[end:])
	ofPlural := last == 's' && unicode.IsSpace(next) && strings.ContainsRune(q.text[end:], mark)
	return !inWord(next) && !unicode.IsSpace(last) && !ofPlural
}

func inWord(r rune) bool { return isLetter(r) || isDigit(r) }
