package extract

import (
	"strings"

	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
	"focal/internal/language"
)

// A line of a head may be one sentence with its fields in the midst: "Adviser to Elm Ferries, a carrier that serves nine
// islands", "As deck hand I mended the ropes of two boats". What stands before and behind a field says nothing by itself, so
// the line is kept whole beside its fields.

// wholeSentence is the sentence that line i of a post is, where a field would tear it, and where it begins; it ends with the line.
func (h *headLeft) wholeSentence(i int) (text string, from int, ok bool) {
	line := h.b.lines[i].text
	at, end, held := h.firstField(i)
	if !held || h.e.Kind != labeller.Post || strings.ContainsAny(line, "\t|•") {
		return "", 0, false
	}
	from = h.opening(i, at)
	text = strings.TrimRight(strings.TrimSpace(line[from:]), " ,;")
	rest := strings.TrimLeft(line[end:], " ,")
	if openBracket(text) || strings.Count(text, ")") > strings.Count(text, "(") || namesFieldBehind(rest) ||
		!startsLower(rest) && !strings.HasPrefix(rest, "I ") && !opensWithTie(rest) {
		return "", 0, false
	}
	first, all := h.wordsBeside(i, from, end)
	if first == 0 || all < leastOfSentence {
		return "", 0, false // the sentence with the field says no more than the fields
	}
	return text, from, bindsField(line[from:at]) || h.hasSubject(i, from, end)
}

// opensWithTie reports words that a tie binds to the field before them, in whatever letters: "IN a chemical dock".
func opensWithTie(text string) bool {
	word, _, _ := strings.Cut(text, " ")
	return fieldTies.Has(strings.ToLower(word))
}

// firstField is where the first title or employer of line i stands; a field of two lines has no place in one.
func (h *headLeft) firstField(i int) (from, to int, ok bool) {
	for _, name := range []string{"title", "org"} {
		f := h.e.Fields[name]
		if len(f.Lines) == 1 && f.Lines[0] == i && (!ok || f.From < from) {
			from, to, ok = f.From, f.To, true
		}
	}
	return from, to, ok
}

// bindsField reports words before a field that are no field themselves and end with what ties the field to them.
func bindsField(before string) bool {
	f := strings.Fields(before)
	if len(f) < 2 {
		return false
	}
	last := strings.Trim(f[len(f)-1], " ,")
	return last == strings.ToLower(last) && fieldTies.Has(last)
}

// fieldTies tie a title or an employer to the words before it.
var fieldTies = words.NewSet("as", "at", "with", "in", "for", "by", "to", "of", "from", "a", "an", "the")

// hasSubject reports that a sentence says who did something, beside its fields, or what an employer is that opens it.
func (h *headLeft) hasSubject(i, from, end int) bool {
	line := h.b.lines[i].text
	opens := strings.TrimSpace(line[from:end]) == h.e.Fields["org"].Value
	for _, w := range language.TagSentence(language.Tokens(line[from:])) {
		switch at := from + w.Start; {
		case w.Tag == language.TagSubject, w.Low == "my":
			return true
		case opens && at >= end && (w.Low == "is" || w.Low == "was"):
			return true
		}
	}
	return false
}

// namesFieldBehind reports the label of another field in what follows one: "from May 2013 to June 2016 Role: …".
func namesFieldBehind(rest string) bool {
	before, behind, found := strings.Cut(rest, ":")
	f := words.Split(before)
	return found && len(f) > 0 && len(words.Split(behind)) > 0 && frameWords.Has(f[len(f)-1])
}

// wordsBeside counts the words of a line that no field has and that are no frame of one, from where its sentence begins: those
// up to the first full stop behind the field, and all of them.
func (h *headLeft) wordsBeside(i, from, end int) (first, all int) {
	line := h.b.lines[i].text
	stop := len(line)
	if k := strings.Index(line[end:], ". "); k >= 0 {
		stop = end + k
	}
	for _, part := range h.b.unread(h.e, i, h.when.taken[i]) {
		if part.from < from {
			continue
		}
		all += saying(part.text)
		if part.from < stop {
			first += saying(part.text[:min(len(part.text), stop-part.from)])
		}
	}
	if below := h.goesOnBelow(i); first > 0 && below != "" {
		all += saying(below)
	}
	return first, all
}

// goesOnBelow is the line below the head where the sentence of line i, the last of the head, goes on; "" where it ends.
func (h *headLeft) goesOnBelow(i int) string {
	if len(h.e.Body) == 0 || i != lastOf(h.e.Head) || h.e.Body[0] != i+1 || !endsOpen(h.b.lines[i].text) {
		return ""
	}
	if below := &h.b.lines[i+1]; !below.bullet && startsLower(below.text) {
		return below.text
	}
	return ""
}

// saying counts the words of a text that are no frame of a field.
func saying(text string) (n int) {
	for _, w := range words.Split(text) {
		if !frameWords.Has(w) {
			n++
		}
	}
	return n
}
