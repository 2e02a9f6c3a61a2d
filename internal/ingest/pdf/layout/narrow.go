package layout

import (
	"math"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/page"
)

// Writers type two or three spaces where one would do: "This project  is based on a cloud". The gap is as wide as one between cells.
// Cells stand below cells, though, and a label stands before its value; here nothing else begins in that place, and a sentence of some
// words goes on in small letters.

const (
	fewSpaces    = 1.2 // em: no wider are some spaces in a row
	besideLines  = 40  // so many lines above and below are looked at for a cell in the same place
	samePlace    = 2.0 // points
	wordsRunning = 5   // so many words before the gap are no label
)

// joinNarrow makes one text of what a few spaces too many tore.
func joinNarrow(pages []page.Page) {
	for i := range pages {
		ls := pages[i].Lines
		for at := range ls {
			l := &ls[at]
			if l.Kind != page.Paragraph && l.Kind != page.ListItem || l.Right == 0 {
				continue
			}
			for s := 1; s < len(l.Segments); {
				if a, b := &l.Segments[s-1], &l.Segments[s]; !oneText(a, b, l.Size) || hasCellBelow(ls, at, b.X) {
					s++
					continue
				}
				joinSegment(l, s)
			}
		}
	}
}

// oneText reports that only a few spaces stand between two texts, of which the first is so long as no label is and the second goes on
// in small letters.
func oneText(a, b *page.Segment, size float64) bool {
	if gap := b.X - a.Right; gap > fewSpaces*size || gap < -0.3*size {
		return false
	}
	before, after := a.Text(), b.Text()
	last, _ := utf8.DecodeLastRuneInString(before)
	first, _ := utf8.DecodeRuneInString(after)
	word, _, _ := strings.Cut(after, " ")
	switch {
	case len(strings.Fields(before)) < wordsRunning:
		return false
	case strings.Contains(before, "@") || strings.ContainsAny(word, "@/_") || labelOpens.MatchString(after):
		return false
	}
	return (unicode.IsLower(last) || last == ',') && unicode.IsLower(first)
}

// labelOpens is a label at the beginning of a text, which is a field of its own behind a comma too: "… the boats, team size: 3".
var labelOpens = regexp.MustCompile(`^[^:]{1,30}:`)

// hasCellBelow reports that a line near line at has a text that begins at x: a cell, or the rest of a value that stands there.
func hasCellBelow(ls []page.Line, at int, x float64) bool {
	for i := max(0, at-besideLines); i < min(len(ls), at+besideLines+1); i++ {
		if i == at {
			continue
		}
		for s := range ls[i].Segments {
			if math.Abs(ls[i].Segments[s].X-x) < samePlace {
				return true
			}
		}
	}
	return false
}

// joinSegment makes one of segment s and the one before it.
func joinSegment(l *page.Line, s int) {
	a, b := &l.Segments[s-1], &l.Segments[s]
	b.Runs[0].Text = " " + b.Runs[0].Text
	a.Runs, a.Right = append(a.Runs, b.Runs...), b.Right
	l.Segments = append(l.Segments[:s], l.Segments[s+1:]...)
}
