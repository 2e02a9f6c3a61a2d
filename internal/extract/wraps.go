package extract

import (
	"strings"
	"unicode/utf8"

	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/ingest/page"
)

// joins reports whether l goes on with p.
func joins(p *para, l *line, r reach) bool {
	switch {
	case l.bullet || len(p.segs) > 1 && len(l.segs) > 1 || len(p.text) > 4000:
		return false
	case toldToGoOn(p, l), torn(p, l):
		return true
	case isWhole(p, l):
		return false
	case unfinished(p, l, r.right):
		return true
	case inOtherColumn(p, l):
		return false
	}
	return joinsBelow(p, l, r)
}

// joinsBelow decides of lines in the same column by where they stand.
func joinsBelow(p *para, l *line, r reach) bool {
	q := &p.last
	switch {
	case !inOneBlock(q, l):
		return goesOnOverleaf(p, l)
	case q.right == 0 || l.right == 0: // a flowing format: paragraphs are whole, but where people break lines
		return wrappedByHand(p, l)
	case drawnOtherwise(p, l):
		return false
	}
	w := wrap{p: p, l: l, reach: r, sentence: inSentence(p), aligned: levelWith(l.x, q.x, 3)}
	return w.joins()
}

// toldToGoOn reports a line that the file itself makes part of the paragraph, unless it begins an entry.
func toldToGoOn(p *para, l *line) bool {
	if !l.cont || l.block != p.last.block || datesOnly(l.text) || begunAnew(p, l) {
		return false
	}
	return p.bullet || wordCount(p.text) > 9 || evidence.Grade(l.text) < 1
}

// begunAnew reports a line below a head that a date closed, or below another entry of one line.
func begunAnew(p *para, l *line) bool {
	return !p.bullet && (endsWithDate(p.text) || twoEntries(p.text, l.text))
}

// isWhole reports a paragraph that nothing goes on with: a rating, a label, a row of labels.
func isWhole(p *para, l *line) bool {
	return p.last.text == "" || p.last.rating != "" || l.rating != "" || headings.IsLabel(p.text) ||
		labelledLine(p.text) && labelledLine(l.text)
}

// inOtherColumn reports a line that stands under another column than the last: what stands at the
// left goes on with it only where it is the rest of a sentence.
func inOtherColumn(p *para, l *line) bool {
	q := &p.last
	n := len(q.segs)
	return n > 1 && q.right > 0 && !levelWith(l.x, q.segs[n-1].x, 6) &&
		!(startsLower(l.text) && n == 2 && wordCount(p.text) > 12)
}

// levelWith reports two places that differ by no more than so much.
func levelWith(x, of, by float64) bool { return x <= of+by && x >= of-by }

// inSentence reports a paragraph that reads as a sentence by its length.
func inSentence(p *para) bool { return p.bullet || wordCount(p.text) > 7 }

// goesOnOverleaf reports a sentence that goes on over a page or a column.
func goesOnOverleaf(p *para, l *line) bool {
	return l.page == p.last.page+1 && inSentence(p) && startsLower(l.text) && !endsWith(p.text, ".!?:;") && len(l.segs) == 1
}

// drawnOtherwise reports a line in other letters than the one above it, or far below it.
func drawnOtherwise(p *para, l *line) bool {
	q := &p.last
	if diff := l.size - q.size; diff > 0.6 || diff < -0.6 {
		return true
	}
	if l.gap > widestGap(p, l)*max(l.size, 6) || l.gap < 0 {
		return true
	}
	return q.style.bold != l.style.bold && !(inSentence(p) && startsLower(l.text))
}

// wrap is a paragraph and the line below it in the same block, of a file with margins.
type wrap struct {
	p        *para
	l        *line
	reach    reach
	sentence bool // the paragraph reads as a sentence
	aligned  bool // the two begin at one edge
}

func (w *wrap) joins() bool {
	switch {
	case underItem(w.p, w.l, w.reach.right): // under the text of a number that the line still holds
		return true
	case !w.hangs():
		return false
	case w.indentedLikeItem():
		return true
	}
	wraps := full(&w.p.last, w.l, w.reach.right)
	return w.sentenceGoesOn(wraps) || wraps && w.joinsWrapped()
}

// hangs reports a line at the left edge of the paragraph, or below its first line.
func (w *wrap) hangs() bool {
	if w.returnsToMargin() {
		return true
	}
	if !w.aligned && !w.belowFirstLine() {
		return false
	}
	return !(w.p.bullet && w.l.x < w.p.first.x-3) && !(len(w.l.segs) > 1 && !startsLower(w.l.text))
}

// returnsToMargin reports the rest of an item that begins where its sign stands, or at the margin.
func (w *wrap) returnsToMargin() bool {
	p, l := w.p, w.l
	return p.bullet && l.x < p.first.x-3 && l.x > p.first.x-60 && startsLower(l.text) && len(l.segs) == 1 &&
		!endsWith(p.text, ".!?:;") && w.close()
}

// belowFirstLine reports a line at the left of a first line that is drawn in.
func (w *wrap) belowFirstLine() bool {
	p, q := w.p, &w.p.last
	return len(p.lines) == 1 && !p.bullet && w.l.x < q.x && w.l.x > q.x-40 &&
		(w.sentence || q.right > w.reach.right-20 && wordCount(p.text) > 4)
}

// indentedLikeItem reports a line under the text of an item, indented like it.
func (w *wrap) indentedLikeItem() bool {
	return w.p.bullet && w.aligned && w.l.x > w.reach.left+5 && w.close() && !endsWith(w.p.text, ".!?") && len(w.l.segs) == 1
}

// close reports lines as near to one another as those of one text are.
func (w *wrap) close() bool { return w.l.gap <= 1.45*max(w.l.size, 6) }

func (w *wrap) sentenceGoesOn(wraps bool) bool {
	return startsLower(w.l.text) && !endsWith(w.p.text, ".!?") && (wraps || w.sentence || endsWith(w.p.text, ",-–&/"))
}

// joinsWrapped decides where the first word of the line did not fit on the one above.
func (w *wrap) joinsWrapped() bool {
	p, l := w.p, w.l
	switch {
	case listGoesOn(p, l), bracketFollows(p, l):
		return true
	case !p.bullet && twoEntries(p.text, l.text):
		return false
	case endsWith(p.text, ",&-–/(") || conjunctionEnd(p.text) || openBracket(p.text):
		return true
	case datesOnly(l.text) || len(dates.Find(p.text)) > 0 && !w.sentence:
		return false
	}
	return p.bullet || w.textGoesOn()
}

// textGoesOn reports text without a mark that goes on by its length. A short line joins only where
// the reach of the column is certain.
func (w *wrap) textGoesOn() bool {
	p, q := w.p, &w.p.last
	if !sameFace(q.style, w.l.style) && !w.sentence {
		return false
	}
	if wordCount(p.text) > 8 || wordCount(q.text) > 6 && !endsWith(p.text, ".") {
		return true
	}
	return w.reach.sure && w.shortRest() && namesNoField(w.l.text)
}

// shortRest reports a few words in the same type right below a short paragraph.
func (w *wrap) shortRest() bool {
	return w.close() && sameFace(w.p.last.style, w.l.style) && len(w.l.segs) == 1 && len(w.p.lines) < 3 &&
		wordCount(w.l.text) <= 4 && !endsWith(w.p.text, ".")
}

// namesNoField reports a text that is neither a title nor an employer, a place or a degree.
func namesNoField(text string) bool {
	return evidence.Title(text) < 1.6 && evidence.Organisation(text) < 1.6 && evidence.Place(text) < 2 && evidence.Degree(text) < 1.5
}

// listGoesOn reports a few words that follow a list with commas.
func listGoesOn(p *para, l *line) bool {
	return strings.Count(p.text, ",") >= 2 && !endsWith(p.text, ".") && wordCount(l.text) <= 8 && !datesOnly(l.text) &&
		len(dates.Find(p.text)) == 0 && evidence.Title(l.text) < 1.6
}

// bracketFollows reports a remark in brackets on what the paragraph says.
func bracketFollows(p *para, l *line) bool {
	return strings.HasPrefix(l.text, "(") && !endsWith(p.text, ".") &&
		(!datesOnly(l.text) || wordCount(p.text) >= 4 && len(dates.Find(p.text)) == 0)
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
	return underNumber(p, l) || p.bullet && len(p.lines) == 1 && drawnIn(p, l) && full(&p.last, l, limit)
}

// drawnIn reports a line a little to the right of an item that the file does not know as one.
func drawnIn(p *para, l *line) bool {
	return p.first.kind != page.ListItem && l.x > p.last.x+3 && l.x < p.last.x+30
}

// unfinished reports a line that cannot be the first of anything: the one above it ran
// to the margin with a quotation or a bracket open, or in the middle of a sentence.
func unfinished(p *para, l *line, limit float64) bool {
	q := &p.last
	if !inOneBlock(l, q) || q.right == 0 || l.right == 0 || len(l.segs) > 1 || datesOnly(l.text) || len(p.lines) > 6 {
		return false
	}
	return rightBelow(p, l) && wordCount(p.text) >= 6 && full(q, l, limit) && breaksOff(p.text, l.text)
}

// rightBelow reports a line in the same type between the edges of the paragraph, close to it.
func rightBelow(p *para, l *line) bool {
	q := &p.last
	inside := l.x >= p.first.x-3 && l.x <= q.segs[len(q.segs)-1].x+3
	return inside && l.gap >= 0 && l.gap <= 1.75*max(l.size, 6) && sameFace(q.style, l.style)
}

// breaksOff reports a text with a quotation or a bracket open, or in the middle of a sentence.
func breaksOff(above, below string) bool {
	return openQuote(above) || openBracket(above) && strings.Contains(below, ")") || articleEnd(above) && wordCount(below) > 1
}

// articleEnd reports a text that ends in a word which needs another one.
func articleEnd(s string) bool {
	at := strings.LastIndexByte(s, ' ')
	return at > 0 && leadingWords.Has(s[at+1:])
}

var leadingWords = words.NewSet("the", "a", "an", "of", "for", "with", "from", "by", "and", "der", "die", "das", "des", "dem", "den",
	"und",
	"mit", "von", "für", "le", "la", "les", "du", "et", "avec", "pour", "el", "los", "las", "y", "con", "para", "il", "gli", "per", "het",
	"een", "van", "voor", "met")

// sameFace compares styles but for capitals.
func sameFace(a, b style) bool {
	a.caps = b.caps
	return a == b
}

// full reports that the first word of l did not fit on the line before it.
func full(q, l *line, limit float64) bool { return q.right+wordWidth(l) > limit-1 }

// wordWidth estimates the width of the line's first word and the space before it.
func wordWidth(l *line) float64 {
	n := utf8.RuneCountInString(l.text)
	word, _, _ := strings.Cut(l.segs[0].text, " ")
	if n == 0 {
		return 0
	}
	return (l.right - l.x) / float64(n) * float64(utf8.RuneCountInString(word)+1)
}

// torn reports a date or a sentence that a line end tore.
func torn(p *para, l *line) bool { return brokenDate(p, l) || openDate(p, l) || dangles(p, l) }

// dateTail reports a line of the same block that is as short as the rest of a date.
func dateTail(p *para, l *line) bool {
	return len(l.segs) <= 1 && len(l.text) <= 16 && l.block == p.last.block
}

// brokenDate reports a date drawn over two lines: a month over its year, or the two
// years of a period one above the other.
func brokenDate(p *para, l *line) bool {
	return dateTail(p, l) && p.last.style == l.style && (monthAboveYear(p.text, l.text) || yearAboveYear(p, l))
}

func monthAboveYear(above, below string) bool {
	if wordCount(below) != 1 || !isYear(strings.TrimRight(below, ".,;)")) {
		return false
	}
	f := words.Split(above)
	if len(f) == 0 {
		return false
	}
	_, month := words.Months().Value(f[len(f)-1])
	return month
}

// yearAboveYear reports two dates one above the other of which the second is no earlier.
func yearAboveYear(p *para, l *line) bool {
	if len(p.segs) > 1 || len(p.lines) > 2 || l.right == 0 || l.gap > 1.5*max(l.size, 6) || !datesOnly(p.text) || !datesOnly(l.text) {
		return false
	}
	a, b := dates.Find(p.text), dates.Find(l.text)
	return singleDate(a) && singleDate(b) && a[0].Range.Start.Compare(b[0].Range.Start) <= 0
}

// singleDate reports one date that is no period.
func singleDate(found []dates.Match) bool { return len(found) == 1 && !found[0].Period }

// openDate reports "Driver, Food Bank, 2020 –" over "now".
func openDate(p *para, l *line) bool {
	if !dateTail(p, l) || l.right == 0 || l.bullet || !endsWith(p.text, "–-—") || datesOnly(p.text) || !endsPeriod(l.text) {
		return false
	}
	m := dates.Find(p.text)
	return len(m) == 1 && strings.Trim(p.text[m[0].End:], " –-—") == ""
}

// endsPeriod reports a date or a word for today.
func endsPeriod(text string) bool { return datesOnly(text) || words.Present().Has(words.Fold(text)) }

// endsWithDate reports a line that a date closes: the header of an entry.
func endsWithDate(s string) bool {
	m := dates.Find(s)
	return len(m) > 0 && m[len(m)-1].End >= len(s)-1
}

// twoEntries reports two short lines that both hold a date: entries of one line each.
func twoEntries(above, below string) bool {
	return wordCount(above) <= 16 && wordCount(below) <= 16 && !startsLower(below) && !datesOnly(below) &&
		len(dates.Find(above)) > 0 && len(dates.Find(below)) > 0
}
