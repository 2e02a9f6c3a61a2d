package tailor

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
)

// leastInitials is how many letters a short name has at least.
const leastInitials = 3

// shortNames puts behind a certificate the short name that the advert calls it by, where its initials spell that:
// who ticks off "GCIH" looks for it.
func (a *arranger) shortNames(doc *cv.Document, advert string) {
	all := strings.FieldsFunc(advert, func(r rune) bool { return !unicode.IsLetter(r) })
	for i := range doc.Certificates {
		name := &doc.Certificates[i].Name
		short := capitalsOf(name.Value)
		if len(short) < leastInitials || !slices.Contains(all, short) {
			continue
		}
		n := cv.Note{
			Kind: cv.NoteWording, Field: name.ID, Before: name.Value, After: name.Value + " (" + short + ")",
			Reason: "The job calls it by its initials.", Lines: name.Lines,
		}
		if a.keep.Accepts(n) {
			a.notes, name.Value = append(a.notes, n), n.After
		}
	}
}

// capitalsOf are the initials of a name all of whose words have a capital, "" of others.
func capitalsOf(name string) string {
	short := ""
	for _, w := range strings.Fields(name) {
		first, _ := utf8.DecodeRuneInString(w)
		if !unicode.IsUpper(first) {
			return ""
		}
		short += string(first)
	}
	return short
}
