package extract

import (
	"maps"
	"slices"

	"focal/internal/cv"
)

// keepRead keeps under Additional Information what the document had where nobody said anything of lines
// and has no longer, but for lines that are left out or said to be headings, and the labels of contacts.
func (b *builder) keepRead(read *cv.Document) {
	held := b.heldPlaces(nil)
	b.addSilent(held)
	var lost []cv.Text
	for _, s := range b.standings(read, nil) {
		if text := b.unheldAt(s, held); text != "" {
			lost = append(lost, cv.Text{Value: text, Lines: s.Text.Lines, Confidence: 0.5})
			held.add(s.at...)
		}
	}
	b.keepTexts(lost)
	b.scraps = slices.DeleteFunc(b.scraps, func(t cv.Text) bool { return b.unheld(t, held) == "" })
}

// addSilent adds the words that need no place: of what is left out, said to be a heading or a contact, and of values that gave way.
func (b *builder) addSilent(held placeSet) {
	b.addOusted(held)
	maps.Copy(held, b.numberPlaces())
	for _, m := range b.marks {
		switch m.As {
		case cv.MarkOut:
			for p := range b.outWords(m) {
				held.add(p)
			}
		case cv.MarkHeading, cv.MarkContact: // whose labels are not kept
			for p := range b.meant(m) {
				held.add(p)
			}
		}
	}
}

// unheld are the words of a text of lines that no value has; "" where they say nothing by themselves.
func (b *builder) unheld(t cv.Text, held placeSet) string {
	list, at := b.align(t.Value, t.Lines, nil)
	return b.unheldAt(&placed{Ref: cv.Ref{Text: &t}, words: list, at: at}, held)
}

func (b *builder) unheldAt(s *placed, held placeSet) string {
	has := func(i int) bool { return s.at[i] == nowhere || held[s.at[i]] || b.saidAt(s.at[i]) }
	for i := range s.at {
		if !has(i) {
			if rest := without(s.Text.Value, s.words, has); sayableAlone(rest) {
				return rest
			}
			break
		}
	}
	return ""
}

// saidAt reports a word that the name of a field says.
func (b *builder) saidAt(p wordPlace) bool {
	list := b.wordsOfLine(p.line)
	return p.word < len(list) && slices.Contains(b.said[p.line], list[p.word].letters)
}
