package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// Where fields were read out of the midst of a sentence, what the user says of some of its words does not leave the others in pieces:
// all of them are one text of the entry.

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

// inSmallLetters reports a word without a capital: a name may have but its first letter small.
func inSmallLetters(word string) bool { return startsLower(word) && word == strings.ToLower(word) }

// saysAll reports that a sentence has every word of a text, which may lack some of its own.
func saysAll(sentence, text string) bool {
	said := words.Split(sentence)
	return !slices.ContainsFunc(words.Split(text), func(w string) bool { return !slices.Contains(said, w) })
}
