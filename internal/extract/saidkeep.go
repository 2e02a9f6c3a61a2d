package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// keepRead keeps under Additional Information what the document had where nobody said anything of lines
// and has no longer, but for lines that are left out or said to be headings.
func (b *builder) keepRead() {
	if b.opts.plain == nil {
		return
	}
	held, silent := b.heldWords(), b.silentWords()
	var lost []cv.Text
	b.opts.plain.Walk(func(r cv.Ref) {
		if text := unheld(r.Text, held, silent); text != "" {
			lost = append(lost, cv.Text{Value: text, Lines: r.Text.Lines, Confidence: 0.5})
			held.addTo(r.Text.Lines, words.Split(text))
		}
	})
	b.keepTexts(lost)
}

// silentWords are, by line, the words of those that are left out or said to be headings.
func (b *builder) silentWords() wordsHeld {
	silent := wordsHeld{}
	for _, m := range b.marks {
		switch {
		case m.As == cv.MarkHeading && m.Part != "":
			silent.add(m.Line, words.Split(m.Part))
		case m.As == cv.MarkOut || m.As == cv.MarkHeading:
			silent.add(m.Line, words.Split(b.doc.Source[m.Line].Text))
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
