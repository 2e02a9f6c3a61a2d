package extract

import (
	"strings"
	"unicode/utf8"

	"focal/internal/extract/evidence"

	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/ingest/page"
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

// paragraphs joins wrapped lines. whole is the reach of the blocks of the document:
// the lines of a short section do not tell how wide its column is.
func paragraphs(lines []line, whole map[blockKey]reach) []para {
	var out []para
	sentences := sentenceLines(lines)
	limits := reaches(lines)
	for k, r := range limits {
		if !r.sure && whole[k].right > r.right && evenGaps(lines, k) {
			r.right = whole[k].right
			limits[k] = r
		}
	}
	for i := range lines {
		l := &lines[i]
		if underline(l.text) {
			continue
		}
		if n := len(out); n > 0 && !(sentences && !out[n-1].bullet && endsWith(out[n-1].text, ".") && !startsLower(l.text)) && joins(&out[n-1], l, limits[blockKey{l.page, l.block}]) {
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

// evenGaps reports lines at one distance: where items stand further apart than the
// lines of one, the distance tells what wraps.
func evenGaps(lines []line, k blockKey) bool {
	lo, hi := 0.0, 0.0
	for i := 1; i < len(lines); i++ {
		l := &lines[i]
		if l.page != k.page || l.block != k.block || lines[i-1].block != l.block || l.gap <= 0 {
			continue
		}
		if lo == 0 {
			lo, hi = l.gap, l.gap
		}
		lo, hi = min(lo, l.gap), max(hi, l.gap)
	}
	return hi-lo < 1
}

// sentenceLines reports that every line of running text is a sentence of its own:
// duties without bullets.
func sentenceLines(lines []line) bool {
	long, ended, inside := 0, 0, 0
	for i := range lines {
		if lines[i].bullet || len(lines[i].segs) > 1 || wordCount(lines[i].text) < 6 {
			continue
		}
		long++
		if m := sentenceEnd.FindStringIndex(lines[i].text); m != nil && m[1] < len(lines[i].text) {
			inside++
		}
		if endsWith(lines[i].text, ".") {
			ended++
		}
	}
	return long >= 3 && (ended*5 >= long*4 || ended >= 3 && inside == 0)
}

func (p *para) add(l *line) {
	p.lines = append(p.lines, l.index)
	p.last = *l
	last := p.segs[len(p.segs)-1]
	glue := " "
	switch {
	case datesOnly(p.text) && datesOnly(l.text):
		glue = " – "
	case strings.HasSuffix(last.text, "-") && startsLower(l.text) && brokenWord(last.text):
		last.text = strings.TrimSuffix(last.text, "-")
		glue = ""
	case strings.HasSuffix(last.text, "-") && !strings.HasSuffix(last.text, " -"), strings.HasSuffix(last.text, "/"):
		glue = ""
	}
	segs := append([]segment{}, p.segs[:len(p.segs)-1]...)
	joined := segment{x: last.x, text: last.text + glue + l.segs[0].text, spans: append([]span{}, last.spans...)}
	for i := range joined.spans {
		joined.spans[i].end = min(joined.spans[i].end, len(last.text))
	}
	for _, s := range l.segs[0].spans {
		s.start += len(last.text) + len(glue)
		s.end += len(last.text) + len(glue)
		joined.spans = append(joined.spans, s)
	}
	segs = append(segs, joined)
	segs = append(segs, l.segs[1:]...)
	p.segs = segs
	whole := line{segs: segs}
	whole.finish()
	p.text = whole.text
}

// brokenWord tells a word cut by hyphenation ("imag-") from one that keeps its
// hyphen ("call-off"): the part before the hyphen of the latter is a word of its own.
func brokenWord(s string) bool {
	at := strings.LastIndexAny(s, " (/")
	stem := strings.ToLower(strings.TrimSuffix(s[at+1:], "-"))
	return utf8.RuneCountInString(stem) >= 2 && !hyphenPrefix.Has(stem) && !strings.Contains(stem, "-")
}

type blockKey struct{ page, block int }

// reach is how far the lines of a block go; sure tells that several go that far.
type reach struct {
	left, right float64
	sure        bool
}

// reaches measures the blocks; a short block takes the reach of its column.
func reaches(lines []line) map[blockKey]reach {
	type box struct {
		left, right float64
		n           int
	}
	boxes := map[blockKey]*box{}
	var keys []blockKey
	for i := range lines {
		k := blockKey{lines[i].page, lines[i].block}
		b := boxes[k]
		if b == nil {
			b = &box{left: lines[i].x}
			boxes[k] = b
			keys = append(keys, k)
		}
		b.left, b.right, b.n = min(b.left, lines[i].x), max(b.right, lines[i].right), b.n+1
	}
	out := map[blockKey]reach{}
	for n, k := range keys {
		limit := boxes[k].right
		if boxes[k].n < 6 {
			for m := max(0, n-40); m < min(len(keys), n+40); m++ { // neighbours only: linear in long files
				if o := boxes[keys[m]]; o.n > boxes[k].n && o.left < boxes[k].left+25 && o.left > boxes[k].left-25 {
					limit = max(limit, o.right)
				}
			}
		}
		out[k] = reach{left: boxes[k].left, right: limit}
	}
	count := map[blockKey]int{}
	for i := range lines {
		k := blockKey{lines[i].page, lines[i].block}
		if w := out[k].right - lines[i].x; w > 100 && lines[i].right > out[k].right-0.08*w && wordCount(lines[i].text) >= 3 {
			count[k]++
		}
	}
	for k, n := range count {
		r := out[k]
		r.sure = n >= 3
		out[k] = r
	}
	return out
}

// joins reports whether l goes on with p.
func joins(p *para, l *line, r reach) bool {
	limit := r.right
	q := &p.last
	if l.bullet || len(p.segs) > 1 && len(l.segs) > 1 || len(p.text) > 4000 {
		return false
	}
	if l.cont && l.block == q.block && !datesOnly(l.text) && !(!p.bullet && (endsWithDate(p.text) || twoEntries(p.text, l.text))) && (p.bullet || wordCount(p.text) > 9 || evidence.Grade(l.text) < 1) {
		return true
	}
	if torn(p, l) {
		return true
	}
	if q.text == "" || q.rating != "" || l.rating != "" || headings.IsLabel(p.text) || labelledLine(p.text) && labelledLine(l.text) {
		return false
	}
	if unfinished(p, l, limit) {
		return true
	}
	if n := len(q.segs); n > 1 && q.right > 0 && (l.x > q.segs[n-1].x+6 || l.x < q.segs[n-1].x-6) && !(startsLower(l.text) && n == 2 && wordCount(p.text) > 12) {
		return false // what stands at the left goes on with another column than the last
	}
	sentence := p.bullet || wordCount(p.text) > 7
	if l.block != q.block || l.page != q.page {
		// over a page or a column: a sentence that goes on
		return l.page == q.page+1 && sentence && startsLower(l.text) && !endsWith(p.text, ".!?:;") && len(l.segs) == 1
	}
	if q.right == 0 || l.right == 0 { // a flowing format: paragraphs are whole, but where people break lines
		return wrappedByHand(p, l)
	}
	if diff := l.size - q.size; diff > 0.6 || diff < -0.6 {
		return false
	}
	if l.gap > widestGap(p, l)*max(l.size, 6) || l.gap < 0 {
		return false
	}
	if q.style.bold != l.style.bold && !(sentence && startsLower(l.text)) {
		return false
	}
	// Hanging: the text under a bullet or the same left edge.
	aligned := l.x <= q.x+3 && l.x >= q.x-3
	firstLine := (len(p.lines) == 1 && !p.bullet && l.x < q.x && l.x > q.x-40 && (sentence || q.right > limit-20 && wordCount(p.text) > 4))
	if underItem(p, l, limit) {
		return true // under the text of a number that the line still holds
	}
	if !aligned && !firstLine {
		return false
	}
	if p.bullet && l.x < p.first.x-3 {
		return false
	}
	if len(l.segs) > 1 && !startsLower(l.text) {
		return false
	}
	if p.bullet && aligned && l.x > r.left+5 && l.gap <= 1.45*max(l.size, 6) && !endsWith(p.text, ".!?") && len(l.segs) == 1 {
		return true // under the text of an item, indented like it
	}
	wraps := full(q, l, limit)
	if startsLower(l.text) && !endsWith(p.text, ".!?") && (wraps || sentence || endsWith(p.text, ",-–&/")) {
		return true
	}
	if !wraps {
		return false
	}
	if strings.Count(p.text, ",") >= 2 && !endsWith(p.text, ".") && wordCount(l.text) <= 8 && !datesOnly(l.text) && len(dates.Find(p.text)) == 0 && evidence.Title(l.text) < 1.6 {
		return true // a list goes on
	}
	if strings.HasPrefix(l.text, "(") && !endsWith(p.text, ".") && (!datesOnly(l.text) || wordCount(p.text) >= 4 && len(dates.Find(p.text)) == 0) {
		return true
	}
	if !p.bullet && twoEntries(p.text, l.text) {
		return false
	}
	if endsWith(p.text, ",&-–/(") || conjunctionEnd(p.text) || openBracket(p.text) {
		return true
	}
	if datesOnly(l.text) || len(dates.Find(p.text)) > 0 && !sentence {
		return false
	}
	if p.bullet {
		return true
	}
	if !sameFace(q.style, l.style) && !sentence {
		return false
	}
	if wordCount(p.text) > 8 || wordCount(q.text) > 6 && !endsWith(p.text, ".") {
		return true
	}
	// A short line joins only where the reach of the column is certain.
	return r.sure && l.gap <= 1.45*max(l.size, 6) && sameFace(q.style, l.style) && len(l.segs) == 1 && len(p.lines) < 3 && wordCount(l.text) <= 4 && !endsWith(p.text, ".") &&
		evidence.Title(l.text) < 1.6 && evidence.Organisation(l.text) < 1.6 && evidence.Place(l.text) < 2 && evidence.Degree(l.text) < 1.5
}

// widestGap is how far, in sizes of its letters, a line stands at the most from what it goes
// on with. Where lines are set wide, one without a mark below one with a mark still does.
func widestGap(p *para, l *line) float64 {
	if p.bullet && l.x > p.first.x-3 && l.x < p.first.x+3 {
		return 2.3
	}
	return 1.75
}

// underItem reports a line under the text of an item whose number stands in its line, or stood.
func underItem(p *para, l *line, limit float64) bool {
	q := &p.last
	return underNumber(p, l) ||
		p.bullet && len(p.lines) == 1 && p.first.kind != page.ListItem && l.x > q.x+3 && l.x < q.x+30 && full(q, l, limit)
}

// unfinished reports a line that cannot be the first of anything: the one above it ran
// to the margin with a quotation or a bracket open, or in the middle of a sentence.
func unfinished(p *para, l *line, limit float64) bool {
	q := &p.last
	if l.block != q.block || l.page != q.page || q.right == 0 || l.right == 0 || len(l.segs) > 1 || datesOnly(l.text) || len(p.lines) > 6 {
		return false
	}
	if l.x < p.first.x-3 || l.x > q.segs[len(q.segs)-1].x+3 || l.gap < 0 || l.gap > 1.75*max(l.size, 6) || !sameFace(q.style, l.style) || wordCount(p.text) < 6 || !full(q, l, limit) {
		return false
	}
	return openQuote(p.text) || openBracket(p.text) && strings.Contains(l.text, ")") || articleEnd(p.text) && wordCount(l.text) > 1
}

// articleEnd reports a text that ends in a word which needs another one.
func articleEnd(s string) bool {
	at := strings.LastIndexByte(s, ' ')
	return at > 0 && leadingWords.Has(s[at+1:])
}

var leadingWords = words.NewSet("the", "a", "an", "of", "for", "with", "from", "by", "and", "der", "die", "das", "des", "dem", "den", "und", "mit", "von", "für", "le", "la", "les", "du", "et", "avec", "pour", "el", "los", "las", "y", "con", "para", "il", "gli", "per", "het", "een", "van", "voor", "met")

// sameFace compares styles but for capitals.
func sameFace(a, b style) bool {
	a.caps = b.caps
	return a == b
}

// full reports that the first word of l did not fit on the line before it.
func full(q, l *line, limit float64) bool { return q.right+wordWidth(l) > limit-1 }

// labelledLine reports "Tools: a, b": a line of a list of labels.
func labelledLine(s string) bool {
	at := strings.Index(s, ": ")
	return at > 0 && at < 40 && wordCount(s[:at]) <= 4 && !startsLower(s)
}

// brokenDate reports a date drawn over two lines: a month over its year, or the two
// years of a period one above the other.
func brokenDate(p *para, l *line) bool {
	if len(l.segs) > 1 || len(l.text) > 16 || l.block != p.last.block || p.last.style != l.style {
		return false
	}
	if n := wordCount(l.text); n == 1 && isYear(strings.TrimRight(l.text, ".,;)")) {
		f := words.Split(p.text)
		if len(f) > 0 {
			if _, month := words.Months().Value(f[len(f)-1]); month {
				return true
			}
		}
	}
	if len(p.segs) > 1 || len(p.lines) > 2 || l.right == 0 || l.gap > 1.5*max(l.size, 6) || !datesOnly(p.text) || !datesOnly(l.text) {
		return false
	}
	a, b := dates.Find(p.text), dates.Find(l.text)
	return len(a) == 1 && len(b) == 1 && !a[0].Period && !b[0].Period && a[0].Range.Start.Compare(b[0].Range.Start) <= 0
}

// torn reports a date or a sentence that a line end tore.
func torn(p *para, l *line) bool { return brokenDate(p, l) || openDate(p, l) || dangles(p, l) }

// openDate reports "Driver, Food Bank, 2020 –" over "now".
func openDate(p *para, l *line) bool {
	if len(l.segs) > 1 || len(l.text) > 16 || l.block != p.last.block || l.right == 0 || l.bullet || !endsWith(p.text, "–-—") || datesOnly(p.text) || !(datesOnly(l.text) || words.Present().Has(words.Fold(l.text))) {
		return false
	}
	m := dates.Find(p.text)
	return len(m) == 1 && strings.Trim(p.text[m[0].End:], " –-—") == ""
}

// endsWithDate reports a line that a date closes: the header of an entry.
func endsWithDate(s string) bool {
	m := dates.Find(s)
	return len(m) > 0 && m[len(m)-1].End >= len(s)-1
}

// twoEntries reports two short lines that both hold a date: entries of one line each.
func twoEntries(above, below string) bool {
	return wordCount(above) <= 16 && wordCount(below) <= 16 && !startsLower(below) && !datesOnly(below) && len(dates.Find(above)) > 0 && len(dates.Find(below)) > 0
}

// wordWidth estimates the width of the line's first word and the space before it.
func wordWidth(l *line) float64 {
	n := utf8.RuneCountInString(l.text)
	word, _, _ := strings.Cut(l.segs[0].text, " ")
	if n == 0 {
		return 0
	}
	return (l.right - l.x) / float64(n) * float64(utf8.RuneCountInString(word)+1)
}

func openBracket(s string) bool { return strings.Count(s, "(") > strings.Count(s, ")") }

// datesOnly reports a text that is a date or a period and nothing else.
func datesOnly(s string) bool {
	m := dates.Find(s)
	if len(m) == 0 {
		return dates.Duration(s)
	}
	rest := s
	for i := len(m) - 1; i >= 0; i-- {
		rest = rest[:m[i].Start] + rest[m[i].End:]
	}
	return decoration(rest) || dates.Duration(rest)
}

// underline reports a rule of marks under a heading in plain text.
func underline(s string) bool { return decoration(s) }
