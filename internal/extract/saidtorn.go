package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// Where fields were read out of the midst of a sentence, what the user says of some of its words does not leave the others in pieces:
// all of them are one text of the entry.

// keepSentence makes one text of the words of a line that no gesture gave a place, where fields tear a sentence;
// a field that gave way is whole, and rest of none.
func (b *builder) keepSentence(s *slot, line int, ousted []cv.Text) {
	if s == nil || s.summary == nil || b.covered.lines()[line] { // what it says of the employer stands elsewhere
		return
	}
	owners := withoutOusted(b.ownersIn(s, line), ousted)
	if !b.tearsSentence(s, owners, line) {
		return
	}
	rest, base := placeSet{}, (*cv.Text)(nil)
	from, to := len(owners), -1
	for i, t := range owners {
		if t == nil {
			continue
		}
		from, to = min(from, i), i
		if rest.add(wordPlace{line, i}); slices.Contains(s.text(), t) && (base == nil || len(t.Lines) > len(base.Lines)) {
			base = t
		}
	}
	held := b.heldPlaces(map[int]bool{line: true})
	for i := from; i < to; i++ { // what leads to a field: "at", "as"
		if p := (wordPlace{line, i}); !held[p] && !b.out[p] {
			rest.add(p)
		}
	}
	if base == nil {
		t := cv.Text{Lines: []int{line}, Confidence: sure}
		b.addWords(&t, line, rest)
		b.giveText(s, t, false)
		return
	}
	b.addWords(base, line, rest)
}

// sentenceAlone is the sentence that is all of a line, and text until now; empty for other lines.
func (b *builder) sentenceAlone(line int) (t cv.Text) {
	b.doc.Walk(func(r cv.Ref) {
		isOne := r.IsSentence() && slices.Equal(r.Text.Lines, []int{line}) && !isKept(r)
		if isOne && isTold(r.Text.Value) {
			t = *r.Text
		}
	})
	return t
}

// wordsTold are fewer than those of a sentence that tells a post, with what it was, where and when.
const wordsTold = 8

// proseAround is the sentence from the midst of which a mark takes words: those on both sides of them go on in small letters, with no
// sign between. Taken out they would leave nonsense, so it says them still. Empty for other words.
func (b *builder) proseAround(m cv.Mark) (t cv.Text) {
	if m.Part == "" || m.As != cv.MarkTitle && m.As != cv.MarkEmployer && m.As != cv.MarkPlace {
		return t
	}
	text := b.lineText(m.Line)
	from, to, ok := b.whereMeant(m)
	if !ok || !flowsAround(text[:from], text[to:]) {
		return t
	}
	b.doc.Walk(func(r cv.Ref) {
		if r.IsSentence() && slices.Contains(r.Text.Lines, m.Line) && !isKept(r) && holdsWords(r.Text.Value, m.Part) {
			t = *r.Text
		}
	})
	if !isTold(t.Value) { // it is in pieces already
		cell := text[strings.LastIndexByte(text[:from], '\t')+1:]
		cell, _, _ = strings.Cut(cell, "\t")
		t = cv.Text{Value: strings.TrimSpace(cell), Lines: []int{m.Line}}
	}
	if !isTold(t.Value) {
		return cv.Text{}
	}
	return t
}

// isTold reports a whole sentence.
func isTold(text string) bool { return wordCount(text) >= wordsTold && strings.HasSuffix(text, ".") }

// flowsAround reports words of which the one before and the one behind are in small letters, a blank away.
func flowsAround(before, behind string) bool {
	above, below := strings.Fields(before), strings.Fields(behind)
	if len(above) == 0 || len(below) == 0 || !strings.HasSuffix(before, " ") || !strings.HasPrefix(behind, " ") {
		return false
	}
	last := above[len(above)-1]
	return inSmallLetters(last) && !strings.HasSuffix(last, ",") && !strings.HasSuffix(last, ":") && !strings.HasSuffix(last, ";") &&
		!strings.HasSuffix(last, ".") && inSmallLetters(below[0])
}

// tellWhole puts a sentence in the place of the pieces that were left of it when fields were read out of its midst.
func (b *builder) tellWhole(s *slot, sentence cv.Text) {
	if s == nil || s.summary == nil || sentence.Value == "" {
		return
	}
	isLeft := false
	isElse := func(l int) bool { return !slices.Contains(sentence.Lines, l) }
	for _, t := range s.text() {
		if t.Value != "" && len(t.Lines) > 0 && !slices.ContainsFunc(t.Lines, isElse) && saysAll(sentence.Value, t.Value) {
			*t, isLeft = cv.Text{}, true
		}
	}
	if isLeft {
		sentence.Confidence = sure
		b.giveText(s, sentence, false)
	}
}

// keepPart is keepSentence for what is said of words of a line.
func (b *builder) keepPart(s *slot, m cv.Mark, ousted []cv.Text) {
	if m.Part != "" {
		b.keepSentence(s, m.Line, ousted)
	}
}

// ownersIn are the values of an entry that the words of a line are in; nil for words of others, of dates, and of fields that the
// user named.
func (b *builder) ownersIn(s *slot, line int) []*cv.Text {
	owners := make([]*cv.Text, len(b.wordsOfLine(line)))
	own, said := append(s.fields(), s.text()...), b.fieldsSaid(line)
	for _, o := range b.standings(b.doc, map[int]bool{line: true}) {
		inherits := o.Text == s.org && b.inheritsFrom(s)
		if !slices.Contains(own, o.Text) || o.Text == &s.dates.Text || s.holdsSaid(o.Text, said) || inherits {
			continue
		}
		for _, p := range o.at {
			if p.line == line && p.word >= 0 && p.word < len(owners) {
				owners[p.word] = o.Text
			}
		}
	}
	return owners
}

// withoutOusted are owners without the values that gave way.
func withoutOusted(owners []*cv.Text, ousted []cv.Text) []*cv.Text {
	for i, t := range owners {
		if t != nil && slices.ContainsFunc(ousted, func(o cv.Text) bool { return o.Value == t.Value }) {
			owners[i] = nil
		}
	}
	return owners
}

// inheritsFrom reports an entry with the employer of one above it.
func (b *builder) inheritsFrom(s *slot) bool {
	above := b.slotAbove(s)
	return above != nil && above.org.Value == s.org.Value && slices.Equal(above.org.Lines, s.org.Lines)
}

// tearsSentence reports two values side by side with no sign between, of which the second is text that goes on as a sentence does, or the
// first is the rest of one. A title in small letters behind an employer is no text.
func (b *builder) tearsSentence(s *slot, owners []*cv.Text, line int) bool {
	list, text := b.wordsOfLine(line), b.lineText(line)
	begins := 0
	for i := 1; i < len(owners); i++ {
		before, t := owners[i-1], owners[i]
		if before == t {
			continue
		}
		begun := begins
		begins = i
		if before == nil || t == nil || text[list[i-1].to:list[i].from] != " " {
			continue
		}
		isRest := slices.Contains(s.text(), before) && inSmallLetters(text[list[begun].from:list[begun].to])
		goesOn := slices.Contains(s.text(), t) && inSmallLetters(text[list[i].from:list[i].to])
		if isRest || goesOn {
			return true
		}
	}
	return false
}

// inSmallLetters reports a word without a capital: a name may have but its first letter small.
func inSmallLetters(word string) bool { return startsLower(word) && word == strings.ToLower(word) }

// saysAll reports that a sentence has every word of a text, which may lack some of its own.
func saysAll(sentence, text string) bool {
	said := words.Split(sentence)
	return !slices.ContainsFunc(words.Split(text), func(w string) bool { return !slices.Contains(said, w) })
}
