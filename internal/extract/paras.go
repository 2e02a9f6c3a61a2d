package extract

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/extract/dates"
	"focal/internal/lexicon"
)

// para is a logical line: a header line, a bullet or a paragraph, its wrapped lines joined.
type para struct {
	lines  []int // source lines
	first  line  // the first line
	last   line
	segs   []segment
	text   string
	bullet bool
	found  []dates.Match // of text
	count  int           // words
	header bool          // known to belong to a header, however long
}

// paragraphs joins wrapped lines.
func paragraphs(lines []line) []para {
	var out []para
	sentences := sentenceLines(lines)
	for i := range lines {
		l := &lines[i]
		if underline(l.text) {
			continue
		}
		n := len(out)
		if n > 0 && (l.follows || !(sentences && opensSentence(&out[n-1], l)) && joins(&out[n-1], l)) {
			out[n-1].add(l)
			continue
		}
		out = append(out, para{lines: []int{l.index}, first: *l, last: *l, segs: l.segs, text: l.text, bullet: l.bullet})
	}
	for i := range out {
		out[i].found = dates.Find(out[i].text)
		out[i].count = wordCount(out[i].text)
	}
	return out
}

// opensSentence reports a line behind a sentence that ended, which begins another.
func opensSentence(p *para, l *line) bool {
	return !p.bullet && endsWith(p.text, ".") && !startsLower(l.text)
}

// sentenceLines reports that every line of running text is a sentence of its own:
// duties without bullets.
func sentenceLines(lines []line) bool {
	var t sentenceTally
	for i := range lines {
		if l := &lines[i]; !l.bullet && len(l.segs) <= 1 && wordCount(l.text) >= 6 {
			t.add(l.text)
		}
	}
	return t.long >= 3 && (t.ended*5 >= t.long*4 || t.ended >= 3 && t.inside == 0)
}

// sentenceTally counts the long lines, those that end with a full stop and those with one inside.
type sentenceTally struct{ long, ended, inside int }

func (t *sentenceTally) add(text string) {
	t.long++
	if m := sentenceEnd.FindStringIndex(text); m != nil && m[1] < len(text) {
		t.inside++
	}
	if endsWith(text, ".") {
		t.ended++
	}
}

func (p *para) add(l *line) {
	p.lines = append(p.lines, l.index)
	p.last = *l
	margin := p.dateAtMargin(l)
	p.segs = p.segs[:len(p.segs)-len(margin)]
	last, glue := p.joint(l)
	segs := append([]segment{}, p.segs[:len(p.segs)-1]...)
	segs = append(segs, glueSegments(last, l.segs[0], glue))
	segs = append(segs, l.segs[1:]...)
	p.segs = append(segs, margin...)
	whole := line{segs: segs}
	whole.finish()
	p.text = whole.text
}

// dateAtMargin is the date that stands apart at the end of a text which goes on in the line below: it stays behind the text, or it
// would stand within its sentence.
func (p *para) dateAtMargin(l *line) []segment {
	n := len(p.segs) - 1
	if n == 0 || len(l.segs) > 1 || !datesOnly(p.segs[n].text) || datesOnly(p.segs[n-1].text) {
		return nil
	}
	if endsWith(p.text, "–-—") || endsPeriod(l.text) {
		return nil
	}
	return []segment{p.segs[n]}
}

// joint is the last segment as it goes on with a line, and what stands between the two.
func (p *para) joint(l *line) (last segment, glue string) {
	last = p.segs[len(p.segs)-1]
	switch {
	case datesOnly(p.text) && datesOnly(l.text):
		return last, " – "
	case strings.HasSuffix(last.text, "-") && startsLower(l.text) && brokenWord(last.text, l.text):
		last.text = strings.TrimSuffix(last.text, "-")
		return last, ""
	case strings.HasSuffix(last.text, "-") && !strings.HasSuffix(last.text, " -"), strings.HasSuffix(last.text, "/"):
		return last, ""
	}
	return last, " "
}

// glueSegments makes one segment of two; the styles of the words stay with them.
func glueSegments(a, b segment, glue string) segment {
	joined := segment{x: a.x, text: a.text + glue + b.text, spans: append([]span{}, a.spans...)}
	for i := range joined.spans {
		joined.spans[i].end = min(joined.spans[i].end, len(a.text))
	}
	for _, s := range b.spans {
		s.start += len(a.text) + len(glue)
		s.end += len(a.text) + len(glue)
		joined.spans = append(joined.spans, s)
	}
	return joined
}

// brokenWord tells a word cut by hyphenation ("imag-") from one that keeps its hyphen ("call-off"): the parts of the latter are words
// of their own. What only the two together are is one ("in-", "terested"), whatever the first is else.
func brokenWord(s, next string) bool {
	at := strings.LastIndexAny(s, " (/")
	stem := strings.ToLower(strings.TrimSuffix(s[at+1:], "-"))
	if utf8.RuneCountInString(stem) < 2 || strings.Contains(stem, "-") {
		return false
	}
	rest := strings.ToLower(next[:len(next)-len(strings.TrimLeftFunc(next, unicode.IsLetter))])
	whole, known := lexicon.Word(stem+rest).Known(), lexicon.Word(rest).Known()
	switch {
	case whole && !known:
		return true
	case hyphenPrefix.Has(stem), !whole && known && utf8.RuneCountInString(rest) > 3 && lexicon.Word(stem).Known():
		return false
	}
	return true
}

// labelledLine reports "Tools: a, b" and "Tools:", whose values stand below: a line of a list of labels.
func labelledLine(s string) bool {
	at := strings.Index(s+" ", ": ")
	return at > 0 && at < 40 && wordCount(s[:at]) <= 4 && !startsLower(s)
}

func openBracket(s string) bool { return strings.Count(s, "(") > strings.Count(s, ")") }

// datesOnly reports a text that is a date or a period and nothing else.
func datesOnly(s string) bool {
	m := dates.Find(s)
	if len(m) == 0 {
		return dates.Duration(s)
	}
	var b strings.Builder
	from := 0
	for _, d := range m {
		b.WriteString(s[from:d.Start])
		from = d.End
	}
	rest := b.String() + s[from:]
	return decoration(rest) || dates.Duration(rest)
}

// underline reports a rule of marks under a heading in plain text.
func underline(s string) bool { return decoration(s) }

// relabel is a line with other words in it.
func relabel(p *para, text string) para {
	q := *p
	s := p.segs[0]
	s.text = text
	s.spans = append([]span{}, s.spans...)
	for k := range s.spans {
		s.spans[k].start = min(s.spans[k].start, len(text))
		s.spans[k].end = min(s.spans[k].end, len(text))
	}
	q.segs = []segment{s}
	q.refresh()
	return q
}
