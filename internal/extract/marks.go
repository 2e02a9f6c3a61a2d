package extract

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/page"
)

// tells reports a mark that is a word of its sentence and stands between no items: the
// cross in "ticks and ✗ marks", the star of "a 4 ★ hotel" or one that stands alone on its
// line. said is the clean text so far; before and after are the rest of the mark's run.
func tells(mark rune, said, before, after string, s *page.Segment) bool {
	cross := mark == '✗' || mark == '✘'
	if said == "" || !cross && !star(mark) {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(strings.TrimRightFunc(before, unicode.IsSpace))
	rest := strings.TrimLeftFunc(after, unicode.IsSpace)
	next, _ := utf8.DecodeRuneInString(rest)
	switch {
	case star(last) || star(next):
		return false // a row of stars is a rating
	case cross, !endsInNumber(said):
		return telling(next) && (cross || rest != after && strings.HasSuffix(said, " ") && marksIn(s, mark) == 1)
	}
	return true
}

// endsInNumber reports a short number at the end: that of stars.
func endsInNumber(said string) bool {
	words := strings.Fields(said)
	number := words[len(words)-1]
	return len(number) <= 3 && unicode.IsDigit(rune(number[len(number)-1]))
}

// marksIn counts a mark in a segment.
func marksIn(s *page.Segment, mark rune) int {
	n := 0
	for _, r := range s.Runs {
		n += strings.Count(r.Text, string(mark))
	}
	return n
}

// star reports the stars of ratings, full and empty.
func star(r rune) bool {
	return r == '★' || r == '☆' || r >= '✩' && r <= '✰'
}
