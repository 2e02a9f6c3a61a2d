package extract

import (
	"slices"

	"focal/internal/cv"
)

// Papers, awards and certificates are often numbered, and some number their posts. An item of such a list that is said to be an entry has
// not its number among its words; a paper, an award or a certificate has what stands below it up to the next number, also where a line of
// it was read as an entry.

// isItem reports a line that begins with a number which a line near it goes on from, or leads to.
func (b *builder) isItem(line int) bool {
	n := b.numberAt(line)
	return n > 0 && (b.nextItem(line, n+1, 1) >= 0 || b.nextItem(line, n-1, -1) >= 0)
}

// nextItem is the nearest line with a number, in one direction, where that is the one that is looked for; -1 where it is none.
func (b *builder) nextItem(line, number, by int) int {
	for l, away := line+by, 0; l >= 0 && l < len(b.doc.Source) && away < linesOfItem; l, away = l+by, away+1 {
		if b.isHeading(l) {
			break
		}
		switch n := b.numberAt(l); n {
		case 0:
		case number:
			return l
		default:
			return -1
		}
	}
	return -1
}

// linesOfItem is how many lines an item has at most; a paper with all its authors has fewer.
const linesOfItem = 12

// isTornItem reports a numbered line of which the reader took a line below for an entry of its own.
func (b *builder) isTornItem(of cv.Section, line int) bool {
	if !isNamed(of) || !b.isItem(line) {
		return false
	}
	next := b.nextItem(line, b.numberAt(line)+1, 1)
	return slices.ContainsFunc(b.slots(of), func(s *slot) bool {
		return s.first() > line && s.first() < next && b.numberAt(s.first()) == 0
	})
}

// withoutNumber are the lines of an item without its number.
func (b *builder) withoutNumber(lines []line) []line {
	if len(lines) > 0 && b.isItem(lines[0].index) {
		lines = slices.Clone(lines)
		lines[0].takeNumber()
	}
	return lines
}

// itemText is a line as the reader sees it, without the number of an item.
func (b *builder) itemText(line int) string {
	text := b.lineText(line)
	if _, number := numberOf(text); number > 0 && number < len(text) && b.isItem(line) {
		return text[number:]
	}
	return text
}

// numberPlaces are the numbers of the items that something was said of.
func (b *builder) numberPlaces() placeSet {
	out := placeSet{}
	for _, m := range b.marks {
		if (m.As == cv.MarkStart || m.As == cv.MarkSame || field(m.As)) && m.Part == "" && b.isItem(m.Line) {
			out.add(wordPlace{m.Line, 0})
		}
	}
	return out
}
