package alike

import (
	"math"
	"strings"
	"unicode"

	"focal/internal/extract/dates"
	"focal/internal/ingest/page"
)

// look is how a line is set, and what can be seen of its words without reading them.
type look struct {
	size, x              float64
	bold, italic, capped bool
	bullet, heading      bool
	empty                bool
	cells                int
	hasDate, onlyDate    bool
	dateFirst            bool
	colon, sentence      bool
	small                bool // begins with a small letter
	long                 bool
}

// manyWords is more than the head of an entry has in a line.
const manyWords = 14

func lookOf(l *page.Line, isHeading bool) look {
	text := strings.TrimSpace(l.Text())
	k := look{size: l.Size, x: l.X, bold: l.Bold(), heading: isHeading, cells: len(l.Segments)}
	k.bullet = l.Bullet != "" || l.Kind == page.ListItem
	words := strings.Fields(text)
	k.empty, k.long = len(words) == 0, len(words) > manyWords
	k.italic, k.capped = italic(l), capitals(text)
	k.colon = strings.HasSuffix(text, ":")
	k.sentence = strings.HasSuffix(text, ".") && len(words) > 5
	for _, r := range text {
		k.small = unicode.IsLower(r)
		break
	}
	if found := dates.Find(text); len(found) > 0 {
		k.hasDate = true
		k.dateFirst = found[0].Start == 0
		rest := text[:found[0].Start] + text[found[len(found)-1].End:]
		k.onlyDate = !strings.ContainsFunc(rest, unicode.IsLetter)
	}
	return k
}

// italic reports a line that is mostly so.
func italic(l *page.Line) bool {
	all, slanted := 0, 0
	for _, s := range l.Segments {
		for _, r := range s.Runs {
			all += len(r.Text)
			if r.Italic {
				slanted += len(r.Text)
			}
		}
	}
	return slanted*2 > all
}

// capitals reports words without small letters.
func capitals(text string) bool {
	has := false
	for _, r := range text {
		if unicode.IsLower(r) {
			return false
		}
		has = has || unicode.IsUpper(r)
	}
	return has
}

const (
	sizeApart   = 0.6 // points: letters of another size
	indentApart = 4.0 // points: another indent
)

func (a *look) sameStyle(b *look) bool {
	return a.bold == b.bold && a.italic == b.italic && a.bullet == b.bullet && a.heading == b.heading &&
		a.capped == b.capped && math.Abs(a.size-b.size) < sizeApart
}

// like reports lines that are set alike and hold the same kinds of things.
func (a *look) like(b *look) bool {
	return a.sameStyle(b) && !b.empty && math.Abs(a.x-b.x) < indentApart && a.hasDate == b.hasDate && a.onlyDate == b.onlyDate &&
		a.dateFirst == b.dateFirst && a.colon == b.colon && a.sentence == b.sentence && a.small == b.small && a.long == b.long &&
		a.cells == b.cells
}

// isPlain reports a line that is set as any text.
func (a *look) isPlain() bool { return !a.bold && !a.italic && !a.capped && !a.bullet }

// around is what is seen of a neighbour.
type around struct {
	isEnd, heading, bullet, bold, italic, capped, onlyDate, text bool
}

func (a *look) around() around {
	return around{
		heading: a.heading, bullet: a.bullet, bold: a.bold, italic: a.italic, capped: a.capped, onlyDate: a.onlyDate,
		text: a.long || a.sentence,
	}
}

// sameButFigures reports two lines with the same words, as "Page 2 of 3" at the end of every page.
func sameButFigures(a, b string) bool {
	drop := func(text string) string {
		return strings.Map(func(r rune) rune {
			if unicode.IsLetter(r) {
				return unicode.ToLower(r)
			}
			return -1
		}, text)
	}
	return drop(a) != "" && drop(a) == drop(b)
}

// labelOf is what a line calls its own words ("Designation: …"); "" where it does not.
func labelOf(text string) string {
	label, _, has := strings.Cut(text, ":")
	if n := len(strings.Fields(label)); !has || n == 0 || n > 3 || strings.ContainsFunc(label, unicode.IsDigit) {
		return ""
	}
	return plain(label)
}
