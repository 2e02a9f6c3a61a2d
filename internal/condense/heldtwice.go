package condense

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
)

// heldTwice takes a paper out of the skills that stands among the certificates by the same words: there it has its dates.
func (t *tidier) heldTwice(doc *cv.Document) {
	if len(doc.Certificates) == 0 {
		return
	}
	held := map[string]bool{}
	for _, c := range doc.Certificates {
		held[plainKey(c.Name.Value)] = true
	}
	delete(held, "")
	kept := doc.Skills[:0]
	for _, g := range doc.Skills {
		if !t.emptied(&g, held) {
			kept = append(kept, g)
		}
	}
	doc.Skills = kept
}

// emptied reports a group that holds nothing but such papers; from others they are taken out one by one.
func (t *tidier) emptied(g *cv.SkillGroup, held map[string]bool) bool {
	before := len(g.Keywords)
	g.Keywords = slices.DeleteFunc(g.Keywords, func(k cv.Text) bool {
		return held[plainKey(k.Value)] && t.made(cv.Note{
			Kind: cv.NoteLeftOut, Field: k.ID, Before: k.Value, Lines: k.Lines,
			Reason: "It stands among the certificates, so it is not said again among the skills.",
		})
	})
	return before > 0 && len(g.Keywords) == 0 && g.Level.IsZero()
}

// plainKey is a text as it is compared: its words in small letters, without marks.
func plainKey(text string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '+' && r != '#'
	}), " ")
}
