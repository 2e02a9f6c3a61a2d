package extract

import (
	"strings"

	"focal/internal/extract/contact"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/ingest/page"
)

// addressBelow reports an e-mail address among the next lines of the block: the line
// above them is a heading of contacts however lightly it is drawn.
func addressBelow(lines []line, i int) bool {
	for j := i + 1; j < len(lines) && j <= i+6 && lines[j].block == lines[i].block && lines[j].page == lines[i].page; j++ {
		if wordCount(lines[j].text) <= 6 && len(contact.Emails(lines[j].text)) > 0 {
			return true
		}
	}
	return false
}

// maxHeadingWords bounds headings; longer lines are text.
const maxHeadingWords = 7

func candidateAt(lines []line, i int) (candidate, bool) {
	l := &lines[i]
	switch {
	case l.kind == page.PageFooter || len(l.text) > 400:
		return candidate{}, false
	case len(l.segs) > 1:
		return railCandidate(lines, i)
	case headings.IsTitle(l.segs[0].text) && i < 4:
		return candidate{}, false
	}
	return loneCandidate(lines, i)
}

// loneCandidate is a heading that stands alone on its line, goes on in the next, or is a label before its text.
func loneCandidate(lines []line, i int) (candidate, bool) {
	first := lines[i].segs[0].text
	if k, ok := headings.Lookup(first); ok {
		return candidate{kind: k, exact: true, span: 1, text: headings.Bare(first)}, true
	}
	if c, ok := wrappedCandidate(lines, i); ok {
		return c, true
	}
	if k, label, rest, ok := headings.Inline(first); ok {
		return candidate{kind: k, exact: false, span: 1, text: label, inline: rest}, true
	}
	return candidate{}, false
}

// wrappedCandidate is a heading wrapped over two lines.
func wrappedCandidate(lines []line, i int) (candidate, bool) {
	l := &lines[i]
	first := l.segs[0].text
	if i+1 >= len(lines) || !goesOnAlike(l, &lines[i+1]) || wordCount(first) > 4 {
		return candidate{}, false
	}
	second := lines[i+1].text
	both := strings.TrimSuffix(first, "-") + " " + second
	if k, ok := headings.Lookup(both); ok && needsMore(first, second) {
		return candidate{kind: k, exact: true, span: 2, text: headings.Bare(both)}, true
	}
	return candidate{}, false
}

// goesOnAlike reports a line of one cell in the same look below another.
func goesOnAlike(above, below *line) bool {
	return below.style == above.style && len(below.segs) == 1 && below.block == above.block && !below.bullet
}

// needsMore reports the first half of a heading whose second half is none by itself.
func needsMore(first, second string) bool {
	return endsWith(first, "&/,-") || conjunctionEnd(first) || plainLookup(second) == headings.None
}

// railCandidate is a heading beside its content.
func railCandidate(lines []line, i int) (candidate, bool) {
	l := &lines[i]
	first := l.segs[0].text
	k, ok := headings.Lookup(first)
	if !ok || wordCount(first) > 5 || menuRow(l) {
		return candidate{}, false
	}
	c := candidate{kind: k, exact: true, span: 1, rail: true, text: headings.Bare(first)}
	if i+1 < len(lines) && railGoesOn(l, &lines[i+1]) {
		second := lines[i+1].segs[0].text
		if k, ok := headings.Lookup(first + " " + second); ok && needsMore(first, second) {
			c.kind, c.span, c.text = k, 2, headings.Bare(first+" "+second)
		}
	}
	return c, true
}

// menuRow reports a row of chips or a menu: its second cell is a heading as well.
func menuRow(l *line) bool {
	k, ok := headings.Lookup(l.segs[1].text)
	return ok && k != headings.None && len(l.segs) > 2
}

// railGoesOn reports a line of several cells that begins right below the one above.
func railGoesOn(above, below *line) bool {
	return len(below.segs) > 1 && below.block == above.block && near(below.x, above.x)
}

func plainLookup(s string) headings.Kind {
	k, _ := headings.Lookup(s)
	return k
}

func conjunctionEnd(s string) bool {
	f := words.Split(s)
	if len(f) == 0 {
		return false
	}
	switch f[len(f)-1] {
	case "and", "und", "et", "y", "e", "en", "i", "og", "och", "of":
		return true
	}
	return false
}

// unknownHeading reports a line that looks like a heading and holds no content.
func unknownHeading(l *line) bool {
	return headingShaped(l) && !namesSomething(l.text) && !holdsContent(l.text)
}

// headingShaped reports one short cell without a bullet.
func headingShaped(l *line) bool {
	if len(l.segs) != 1 || l.bullet && l.kind != page.Heading {
		return false
	}
	return len(l.text) >= 3 && len(l.text) <= 60 && wordCount(l.text) <= 5
}

// namesSomething reports the name of a month, a town, a network or a language.
func namesSomething(text string) bool {
	f := words.Fold(text)
	_, month := words.Months().Value(f)
	return month || words.Places().City.Has(f) || networkWord(text) || words.Languages().Has(f)
}

// holdsContent reports dates, marks and figures, and the end of a sentence or of an item.
func holdsContent(text string) bool {
	return hasAnySuffix(text, ".", ",") || strings.ContainsAny(text, "@|•·0123456789") || len(dates.Find(text)) > 0
}
