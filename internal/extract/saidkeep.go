package extract

import (
	"cmp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// keepRead keeps under Additional Information what the document had where nobody said anything of lines
// and has no longer, but for lines that are left out or said to be headings, and the labels of contacts.
func (b *builder) keepRead(read *cv.Document) {
	held, silent := b.heldWords(), b.silentWords()
	var lost []cv.Text
	read.Walk(func(r cv.Ref) {
		if text := unheld(r.Text, held, silent); text != "" {
			lost = append(lost, cv.Text{Value: text, Lines: r.Text.Lines, Confidence: 0.5})
			held.addTo(r.Text.Lines, words.Split(text))
		}
	})
	b.keepTexts(lost)
	b.scraps = slices.DeleteFunc(b.scraps, func(t cv.Text) bool { return unheld(&t, held, silent) == "" })
}

// silentWords are, by line, the words that need no place: of what is left out, said to be a heading or a contact.
func (b *builder) silentWords() wordsHeld {
	silent := wordsHeld{}
	for _, m := range b.marks {
		if m.As == cv.MarkOut {
			silent.add(m.Line, words.Split(b.outWords(m)))
		} else if m.As == cv.MarkHeading || m.As == cv.MarkContact { // whose labels are not kept
			silent.add(m.Line, words.Split(cmp.Or(m.Part, b.doc.Source[m.Line].Text)))
		}
	}
	return silent
}

func (h wordsHeld) addTo(lines []int, list []string) {
	for _, l := range lines {
		h.add(l, list)
	}
}

// unheld are the words of a value that no value of its lines holds any more.
func unheld(t *cv.Text, held, silent wordsHeld) string {
	if held.has(t.Lines, words.Squeeze(t.Value)) {
		return ""
	}
	var out []string
	for _, field := range strings.Fields(t.Value) {
		for _, w := range words.Split(field) {
			if !held.has(t.Lines, w) && !silent.has(t.Lines, w) {
				out = append(out, field)
				break
			}
		}
	}
	if rest := strings.Join(out, " "); !onlyFrame(rest) {
		return rest
	}
	return ""
}
