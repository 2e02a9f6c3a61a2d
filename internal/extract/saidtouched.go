package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// Of a line that a gesture touched every word stands somewhere: what no value has is text of the entry or the section that the
// line is in. Words that say nothing alone ("in", "to"), and what the reader itself left behind elsewhere, are told beside the line
// (cv.SourceLine.Lacks), which has not found its place then.

// keepTouched keeps the words of touched lines that no value has, or tells of them.
func (b *builder) keepTouched(read *cv.Document) {
	held, head := b.heldPlaces(nil), b.headPlaces()
	b.addSilent(held)
	was := placeSet{}
	for _, s := range b.standings(read, nil) {
		was.add(s.at...)
	}
	free, said := b.freeWords(), b.touchedLines()
	for _, l := range b.withTaken(said) {
		lacks, isSaid := b.lackedIn(l, held, free), slices.Contains(said, l)
		if len(lacks) == 0 {
			continue
		}
		var told []string
		for _, s := range b.stretchesOf(l, lacks) {
			switch isRead := slices.ContainsFunc(s.at, func(p wordPlace) bool { return was[p] }); {
			case b.lacking[s.at[0]]:
				told = append(told, trimField(s.text))
			case b.tiesFields(s, head), !isRead && onlyTies(s.text):
			case !isSaid && !isRead: // what the reader did not print is none of the entry for the heading above it
				told = append(told, trimField(s.text))
			case b.addToText(l, s):
			case !sayableAlone(s.text), !isRead && onlyDates(s.text), !b.keepBeside(l, s, isRead):
				told = append(told, trimField(s.text))
			}
		}
		b.doc.Source[l].Lacks = strings.Join(told, " … ")
	}
}

// lackedIn are the words of a line that no value has, but for its label; they are none of the free ones then.
func (b *builder) lackedIn(line int, held placeSet, free map[string]int) placeSet {
	lacks := placeSet{}
	for i, w := range b.wordsOfLine(line) {
		if p := (wordPlace{line, i}); b.lacking[p] || !held[p] && !b.saidAt(p) && free[w.letters] > 0 {
			free[w.letters]--
			lacks[p] = true
		}
	}
	b.labelOfLine(line, lacks, held)
	return lacks
}

// freeWords counts the words that the lines have more often than the document: a value may have words of a line that it does not
// name, and those must not stand twice.
func (b *builder) freeWords() map[string]int {
	free := map[string]int{}
	for l := range b.doc.Source {
		for _, w := range b.wordsOfLine(l) {
			free[w.letters]++
		}
	}
	b.doc.Walk(func(r cv.Ref) {
		for _, w := range wordsIn(r.Text.Value) {
			free[w.letters]--
		}
	})
	return free
}

// touchedLines are the lines of which something was said that leaves their words in the document.
func (b *builder) touchedLines() (out []int) {
	silent := map[int]bool{}
	for _, m := range b.marks {
		isHeading := b.isHeading(m.Line) && !b.holdsLine(m.Line) && (m.As != cv.MarkHeading || m.Part == "")
		silent[m.Line] = silent[m.Line] || m.As == cv.MarkOut && m.Part == "" || m.As == cv.MarkContact || isHeading
		if !takesNothing(m) && b.lineText(m.Line) != "" && !slices.Contains(out, m.Line) {
			out = append(out, m.Line)
		}
	}
	for l := range b.lacking.lines() {
		if !slices.Contains(out, l) {
			out = append(out, l)
		}
	}
	slices.Sort(out)
	return slices.DeleteFunc(out, func(l int) bool { return silent[l] })
}

// takesNothing reports a mark that takes no word of its line.
func takesNothing(m cv.Mark) bool { return m.As == cv.MarkRight || m.As == cv.MarkSame && m.Part != "" }

// withTaken are touched lines and those that a heading took along.
func (b *builder) withTaken(said []int) []int {
	silent := map[int]bool{}
	for _, m := range b.marks {
		silent[m.Line] = true
	}
	out := slices.Clone(said)
	for l := range b.taken {
		if !silent[l] && !slices.Contains(out, l) && !b.isHeading(l) {
			out = append(out, l)
		}
	}
	slices.Sort(out)
	return out
}

// headPlaces are the words of the values that are no texts: titles, names, dates.
func (b *builder) headPlaces() placeSet {
	head := placeSet{}
	for _, s := range b.standings(b.doc, nil) {
		if !s.IsSentence() && s.Role != cv.RoleDetail && s.Role != cv.RoleSkill {
			head.add(s.at...)
		}
	}
	return head
}

// tiesFields reports words that only lead to a field of the line: "Keeper at the Trust from 2016".
func (b *builder) tiesFields(s stretchOfWords, head placeSet) bool {
	last := s.at[len(s.at)-1]
	return onlyTies(s.text) && head[wordPlace{last.line, last.word + 1}]
}

// onlyTies reports words that the reader itself takes from the ends of a text.
func onlyTies(text string) bool {
	return !slices.ContainsFunc(strings.Fields(text), func(w string) bool { return !tieWord(strings.ToLower(w)) })
}

// onlyDates reports a period and nothing else, which is no text.
func onlyDates(text string) bool {
	found := dates.Find(text)
	return len(found) == 1 && len(wordsIn(text[:found[0].Start])) == 0 && len(wordsIn(text[found[0].End:])) == 0
}

// addToText puts words to the text of which the words beside them are; false where there is none.
func (b *builder) addToText(line int, s stretchOfWords) bool {
	first, last := s.at[0], s.at[len(s.at)-1]
	beside := placeSet{{line, first.word - 1}: true, {line, last.word + 1}: true}
	for _, of := range b.standings(b.doc, map[int]bool{line: true}) {
		if of.IsSentence() && !isKept(of.Ref) && slices.ContainsFunc(of.at, func(p wordPlace) bool { return beside[p] }) {
			here := placeSet{}
			here.add(s.at...)
			b.addWords(of.Text, line, here)
			return true
		}
	}
	return false
}

// labelOfLine takes from the words that a line lacks those of its label, which the field says whose value stands behind it.
func (b *builder) labelOfLine(line int, lacks, held placeSet) {
	text := b.lineText(line)
	for i := range wordsIn(headOfSection(text, b.sectionOfLine(line))) {
		delete(lacks, wordPlace{line, i})
	}
	label := knownLabel(text)
	list := b.wordsOfLine(line)
	for i, w := range list {
		if w.to <= len(label) && (i+1 == len(list) || slices.ContainsFunc(list[i+1:], func(o wordIn) bool { return o.from > len(label) })) {
			delete(lacks, wordPlace{line, i})
		}
	}
}

// knownLabel is the label before the first colon or in the first cell of a line; "" where it is none that is known.
func knownLabel(text string) string {
	label, _, ok := strings.Cut(text, ":")
	if cell, _, isCell := strings.Cut(text, "\t"); isCell && (!ok || len(cell) < len(label)) {
		label, ok = cell, true
	}
	known := words.Labels().Has(words.Fold(label)) || headings.IsLabel(label) || onlyFrame(label) || formValue(text) != text
	if !ok || !known || len(strings.Fields(label)) > wordsOfLabel {
		return ""
	}
	return label
}

// sectionOfLine is the section that the words of a line are in.
func (b *builder) sectionOfLine(line int) cv.Section {
	if s := b.slotAt(line); s != nil {
		return s.section
	}
	return b.homeOf(line)
}

// keepBeside makes words of a line text of the entry, or of the section without entries, that it is in. What the reader had not
// printed is text of an entry only: elsewhere it may be "Curriculum Vitae" beside the name. False where they stay nowhere.
func (b *builder) keepBeside(line int, s stretchOfWords, isRead bool) bool {
	t := cv.Text{Value: trimField(s.text), Lines: []int{line}, Confidence: sure}
	b.noteAt(t, knownPlaces{wordsIn(t.Value), s.at})
	at, home := b.slotAt(line), b.homeOf(line)
	switch {
	case at != nil && at.summary != nil && !b.isHeading(line):
		b.giveText(at, t, false)
	case !isRead:
		return false
	case home != "" && home != cv.SectionAdditional && at == nil:
		b.addTo(home, t)
	default:
		b.keepTexts([]cv.Text{t})
	}
	return true
}
