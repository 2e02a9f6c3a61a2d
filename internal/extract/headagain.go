package extract

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/extract/contact"
	"focal/internal/extract/words"
)

// headAgain marks the lines at the edges of further pages that say again how the person is reached, and nothing else: "Ida Moss
// ida@moss.example   Page 2". Where pages are not told, as in a text that flows, a line has to say that it counts them; the one beside
// it goes with it. Such lines are furniture of the page, as its number is.
func headAgain(lines []line) map[int]bool {
	again, known := map[int]bool{}, map[string]bool{}
	for i := range lines {
		l := &lines[i]
		mailed, called := len(contact.Emails(l.text)) > 0, len(contact.Phones(l.text, nil, true)) > 0
		if i > 0 && !mailed && !called {
			continue
		}
		ofPage := countsPage(l.text) || mailed && called && l.page > 1 && atEdge(lines, i)
		again[i] = i > 0 && ofPage && tellsNothingNew(l.text, known)
		if again[i] && countsPage(l.text) && tellsContact(lines[i-1].text) {
			again[i-1] = tellsNothingNew(lines[i-1].text, known)
		}
		for _, w := range pieces(l.text) {
			known[w] = true
		}
	}
	return again
}

// countsPage reports a text with the word for a page.
func countsPage(text string) bool { return slices.ContainsFunc(pieces(text), pageWords.Has) }

// tellsContact reports a text with an e-mail address or a number.
func tellsContact(text string) bool {
	return len(contact.Emails(text)) > 0 || len(contact.Phones(text, nil, true)) > 0
}

// tellsNothingNew reports a text of which every word was said, but for labels, the word for a page and its number.
func tellsNothingNew(text string, known map[string]bool) bool {
	for _, w := range pieces(text) {
		if _, label := words.Labels().Value(w); !known[w] && !label && !pageWords.Has(w) && len(w) > 1 {
			return false
		}
	}
	return true
}

// pieces are the runs of letters and of figures of a text, folded.
func pieces(text string) []string {
	return strings.FieldsFunc(words.Fold(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}
