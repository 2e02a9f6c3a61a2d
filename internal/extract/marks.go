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
	case cross:
		return unicode.IsLetter(next) || unicode.IsDigit(next)
	}
	words := strings.Fields(said)
	number := words[len(words)-1]
	if len(number) <= 3 && unicode.IsDigit(rune(number[len(number)-1])) {
		return true
	}
	stars := 0
	for _, r := range s.Runs {
		stars += strings.Count(r.Text, string(mark))
	}
	return stars == 1 && rest != after && strings.HasSuffix(said, " ") && (unicode.IsLetter(next) || unicode.IsDigit(next))
}

// star reports the stars of ratings, full and empty.
func star(r rune) bool {
	return r == '★' || r == '☆' || r >= '✩' && r <= '✰'
}
