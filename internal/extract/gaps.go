package extract

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/extract/words"
	"focal/internal/ingest/page"
)

// Files hold tabs, drawn gaps and rows of spaces in the middle of sentences: "Worked as	a rigger
// with	Hull Lifting". Read as cells they tear the sentence, hide its dates and lose its wraps.
// Two cells are one text where the first cannot end there or the second cannot begin there.

// expectsMore are the words after which no text ends.
var expectsMore = words.NewSet(
	"a", "an", "the", "and", "or", "of", "to", "for", "with", "in", "on", "by", "at", "as", "from", "since",
	"per", "their", "his", "her", "all", "our", "my", "its", "is", "are", "was", "were", "under", "into", "using", "through",
)

// closeGaps joins the cells of a line that are one sentence. Rows of tables stay as they are.
func (l *line) closeGaps() {
	if l.kind != page.Paragraph && l.kind != page.ListItem {
		return
	}
	for i := 1; i < len(l.segs); {
		if !oneText(l.segs[i-1].text, l.segs[i].text) {
			i++
			continue
		}
		l.segs[i-1] = appended(l.segs[i-1], l.segs[i])
		l.segs = append(l.segs[:i], l.segs[i+1:]...)
	}
}

// oneText reports two cells that are one sentence.
func oneText(before, after string) bool {
	first, _ := utf8.DecodeRuneInString(after)
	if !unicode.IsLetter(first) && !unicode.IsDigit(first) {
		return false
	}
	if ends := before[strings.LastIndexByte(before, ' ')+1:]; startsLower(ends) && expectsMore.Has(ends) {
		return true
	}
	last, _ := utf8.DecodeLastRuneInString(before)
	word, _, _ := strings.Cut(after, " ")
	return unicode.IsLower(last) && unicode.IsLower(first) && utf8.RuneCountInString(word) > 1 &&
		!strings.ContainsAny(word, "@/_") && wordCount(before) >= 3
}

// appended is the segment a with the text of b behind it.
func appended(a, b segment) segment {
	n := len(a.text) + 1
	a.text += " " + b.text
	a.spans = append([]span{}, a.spans...)
	for _, p := range b.spans {
		p.start, p.end = p.start+n, p.end+n
		a.spans = append(a.spans, p)
	}
	return a
}

// handWrap is how many letters a line that somebody broke by hand has at the least: shorter ones are
// the lines of an address or a list.
const handWrap = 45

// wrappedByHand reports a line of a format without margins that goes on with the sentence above it.
func wrappedByHand(p *para, l *line) bool {
	above := p.last.text
	if len(l.segs) > 1 || l.kind == page.Heading || labelledLine(l.text) || datesOnly(l.text) || strings.Contains(l.text, "@") ||
		p.last.style.bold != l.style.bold || l.gap > 2*max(l.size, 8) {
		return false
	}
	if ends := above[strings.LastIndexByte(above, ' ')+1:]; startsLower(ends) && expectsMore.Has(ends) && wordCount(above) >= 4 {
		return true
	}
	first, _, _ := strings.Cut(l.text, " ")
	return utf8.RuneCountInString(above) >= handWrap && startsLower(first) && utf8.RuneCountInString(first) > 1 && !endsWith(above, ".!?:;")
}
