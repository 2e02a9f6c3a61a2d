package flow

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/page"
)

// itemLength bounds the items of a list that is written in one line.
const itemLength = 30

// spacedItems reports whether the text of the runs is a list of short items with
// two or more spaces between them ("Go  SQL  Docker").
func spacedItems(runs []page.Run) bool {
	var b strings.Builder
	for i := range runs {
		b.WriteString(runs[i].Text)
	}
	text := strings.TrimSpace(b.String())
	if !strings.Contains(text, "  ") {
		return false
	}
	items := 0
	for piece := range strings.SplitSeq(text, "  ") {
		if piece = strings.TrimSpace(piece); piece == "" {
			continue
		}
		last, _ := utf8.DecodeLastRuneInString(piece)
		if utf8.RuneCountInString(piece) > itemLength || strings.ContainsRune(".!?:;,", last) {
			return false
		}
		items++
	}
	return items > 2
}

// DateAlone reports whether a short line is a date or a range and little else.
func DateAlone(s string) bool {
	return utf8.RuneCountInString(s) <= shortText && dateText.MatchString(s) && len(strings.Fields(s)) < 8
}

var yearRange = regexp.MustCompile(`^(?:19|20)\d\d ?[–—-] ?(?:(?:19|20)\d\d\b|\p{L})`)

var dateStart = regexp.MustCompile(`^(?:(?:\p{L}{3,9}\.?,? ?)?(?:19|20)\d\d\b|(?:0?[1-9]|1[0-2])[/.](?:19|20)\d\d\b)`)

// glued reports whether two runs that follow each other without a space were drawn
// apart: exports of web pages lose the float that stood between a bold title and
// its date.
func glued(a, b *page.Run) bool {
	if a.Bold == b.Bold {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(a.Text)
	first, _ := utf8.DecodeRuneInString(b.Text)
	if !unicode.IsLower(last) && last != ')' && !unicode.IsDigit(last) || !unicode.IsUpper(first) && !unicode.IsDigit(first) {
		return false
	}
	return dateStart.MatchString(b.Text) && !unicode.IsDigit(last) || yearRange.MatchString(b.Text) ||
		strings.Contains(strings.TrimSpace(a.Text), " ") && strings.Contains(strings.TrimSpace(b.Text), " ") && unicode.IsUpper(first)
}
