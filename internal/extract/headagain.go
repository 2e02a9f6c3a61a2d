package extract

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/extract/contact"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// headAgain marks the lines below the head of a CV that say again how the person is reached, and nothing else: the head of a further
// page that was typed into the text ("Ida Moss   Phone: 0131 496 0123"), the foot of each page.
func headAgain(lines []line) map[int]bool {
	again, known := map[int]bool{}, map[string]bool{}
	head := true
	for i := range lines {
		l := &lines[i]
		head = head && i < contactLines && !opensSection(l.text)
		mailed, called := len(contact.Emails(l.text)) > 0, len(contact.Phones(l.text, nil, true)) > 0
		if !mailed && !called && !head {
			continue
		}
		ofHead := mailed && called && l.page > 1 || (mailed || called) && ofPage(l.text, lines[0].text)
		again[i] = i >= fewestHeadLines && ofHead && tellsNothingNew(l.text, known)
		for _, w := range pieces(l.text) {
			known[w] = true
		}
	}
	return again
}

// opensSection reports a heading below which no more contacts are looked for.
func opensSection(text string) bool {
	k, heading := headings.Lookup(text)
	return heading && k != headings.Contact && k != headings.Profile
}

// ofPage reports a text that counts pages or names the person as the first line does: a number alone may be part of what is told there.
func ofPage(text, name string) bool {
	own := pieces(name)
	named := 0
	for _, w := range pieces(mailAddress.ReplaceAllString(text, " ")) {
		if pageWords.Has(w) {
			return true
		}
		if len(w) > 1 && slices.Contains(own, w) {
			named++
		}
	}
	return named > 1
}

// fewestHeadLines is how many lines the head of a CV has at least in which a number may stand twice.
const fewestHeadLines = 4

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
