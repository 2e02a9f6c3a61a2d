package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
	"focal/internal/language"
)

// The head of a post may be a sentence ("Deck hand of the night ferry between two piers, in a team of four"), or end in the first
// words of one. Its fields are words of that sentence, and what is left without them is a torn piece. So the sentence is
// kept whole beside its fields, and its end is joined with the text below that goes on with it.

// leftPart is what no field and no date took of a line of a head.
type leftPart struct {
	text     string
	from, to int
}

// leftParts are the parts of a line in which tabs stand for what was taken out of it.
func leftParts(line string) []leftPart {
	var out []leftPart
	from := -1
	for k, r := range line + "\t" {
		switch between := r == '\t' || r == '|' || r == '•'; {
		case between && from >= 0:
			out = append(out, leftPart{line[from:k], from, k})
			from = -1
		case !between && from < 0:
			from = k
		}
	}
	return out
}

// sentenceAround is the sentence that a part of line i goes on with behind a field, and where it begins.
func (h *headLeft) sentenceAround(part leftPart, i int) (text string, from int, ok bool) {
	line := h.b.lines[i].text
	field, behind := fieldBefore(h.e, i, part.from)
	rest := strings.TrimLeft(part.text, " ")
	if h.e.Kind != labeller.Post || !behind || rest == part.text || !startsLower(rest) || wordCount(rest) < leastOfSentence {
		return "", 0, false
	}
	from = h.opening(i, field)
	text = trimField(strings.Trim(line[from:part.to], " -–—,;:"))
	behindField := len(text) - len(strings.TrimRight(rest, " -–—,;:"))
	if strings.ContainsAny(line[from:part.from], "\t|•") || openBracket(text) || !runsOn(text, behindField) {
		return "", 0, false
	}
	return text, from, true
}

// leastOfSentence is how many words the rest of a sentence has at the least that is one.
const leastOfSentence = 4

// fieldBefore is where the field begins that ends at a place of line i.
func fieldBefore(e *labeller.Entry, i, at int) (from int, ok bool) {
	for _, name := range []string{"title", "org"} {
		if f := e.Fields[name]; lastOf(f.Lines) == i && f.To == at {
			return f.From, len(f.Lines) == 1 // of a field over two lines one half alone would be said again
		}
	}
	return 0, false
}

// opening is where the sentence begins that holds what stands at a place of line i: behind the cell, the date or the sentence before.
func (h *headLeft) opening(i, at int) int {
	before := h.b.lines[i].text[:at]
	from := strings.LastIndexAny(before, "\t|") + 1
	for _, d := range h.when.taken[i] {
		if d[1] <= at {
			from = max(from, d[1])
		}
	}
	for _, mark := range []string{". ", ": ", "• ", " – ", " - "} {
		if k := strings.LastIndex(before, mark); k >= 0 {
			from = max(from, k+len(mark))
		}
	}
	return from
}

// runsOn reports words that go on with the phrase before them: they begin with what ties them to it or with its verb.
func runsOn(sentence string, at int) bool {
	if at <= 0 {
		return false
	}
	for n, w := range language.TagSentence(language.Tokens(sentence)) {
		switch {
		case n == 0 && strings.HasSuffix(w.Low, "ing"):
			return false // "Teaching assistant of …" would be read as a deed
		case w.Start < at:
			continue
		}
		switch w.Tag {
		case language.TagPreposition, language.TagRelative, language.TagTo, language.TagThird, language.TagPast:
			return true
		case language.TagGerund, language.TagParticiple:
			return w.Low != "remaining"
		}
		return false
	}
	return false
}

// headGoesOn joins what is left at the end of the head with the text that goes on with it.
func (b *builder) headGoesOn(e *labeller.Entry, left []cv.Text, paras []para) []cv.Text {
	if len(paras) == 0 || len(e.Body) == 0 || len(e.Head) == 0 {
		return left
	}
	i, p, n := lastOf(e.Head), &paras[0], len(left)
	line := b.lines[i]
	if e.Body[0] != i+1 || p.bullet || p.lines[0] == line.index || !startsLower(p.text) && !cannotEnd(line.text) {
		return left
	}
	if n == 0 || !slices.Equal(left[n-1].Lines, []int{line.index}) {
		return left
	}
	at := strings.LastIndex(line.text, strings.TrimRight(left[n-1].Value, "."))
	if at < 0 || !endsOpen(line.text[at:]) || strings.ContainsAny(line.text[at:], "\t|•") {
		return left // a date or a place stands between the two
	}
	p.putBefore(line.text[at:], line.index)
	return left[:n-1]
}

// endsOpen reports a text that no mark ends.
func endsOpen(text string) bool { return !endsWith(text, ".!?:;)|•") && len(words.Split(text)) > 0 }

// putBefore sets words of the line above before a paragraph.
func (p *para) putBefore(text string, index int) {
	p.segs = slices.Clone(p.segs)
	p.segs[0].text = strings.TrimSpace(text) + " " + p.segs[0].text
	p.segs[0].spans = nil
	p.lines = append([]int{index}, p.lines...)
	p.refresh()
}
