package layout

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/page"
	"focal/internal/ingest/pdf/glyph"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// lines lays the table out as the tables of word processors are. The lines have no
// geometry: what wraps in a cell is joined here, where the width of the cell is known.
func (t *ruled) lines(p *glyph.Page, block int) []page.Line {
	grid := make([][][]page.Line, len(t.rows))
	for i, row := range t.rows {
		grid[i] = make([][]page.Line, len(row))
		for k := range row {
			grid[i][k] = row[k].lines(p)
		}
	}
	out := flow.Grid(grid)
	for i := range out {
		out[i].Block += block
	}
	return out
}

func lastBlock(ls []page.Line) int {
	if len(ls) == 0 {
		return 0
	}
	return ls[len(ls)-1].Block
}

// lines returns the paragraphs of a cell.
func (b *box) lines(p *glyph.Page) []page.Line {
	if len(b.frs) == 0 {
		return nil
	}
	drawn := lines(p, region{frs: b.frs}, 0)
	pad := drawn[0].X - b.X0
	for i := range drawn {
		pad = min(pad, drawn[i].X-b.X0)
	}
	var out []page.Line
	for i, l := range drawn {
		if i > 0 && wraps(&drawn[i-1], &l, b.X1-max(pad, 0)) {
			last := &out[len(out)-1]
			seg := &last.Segments[len(last.Segments)-1]
			glue := seg.Runs[len(seg.Runs)-1]
			glue.Text = glueOf(seg.Text(), l.Text())
			seg.Runs = append(seg.Runs, glue)
			seg.Runs = append(seg.Runs, l.Segments[0].Runs...)
			seg.Right = max(seg.Right, l.Right)
			continue
		}
		out = append(out, l)
	}
	for i := range out {
		l := &out[i]
		l.X, l.Right = 0, 0
		for k := range l.Segments {
			l.Segments[k].X, l.Segments[k].Right = 0, 0
		}
	}
	return out
}

// glueOf is what is between two parts of a paragraph.
func glueOf(before, after string) string {
	r, _ := utf8.DecodeRuneInString(after)
	if brokenOff(before, after) || strings.HasSuffix(before, "-") && !strings.HasSuffix(before, " -") && unicode.IsLetter(r) {
		return ""
	}
	return " "
}

// brokenOff reports whether a line is only the end of the word before it: cells that
// are too narrow for a word break it anywhere.
func brokenOff(before, after string) bool {
	last := before[strings.LastIndexByte(before, ' ')+1:]
	end, _ := utf8.DecodeLastRuneInString(last)
	if tornWord(last, after) {
		return true
	}
	return len(after) <= 3 && utf8.RuneCountInString(last) >= 4 && unicode.IsLower(end) && lowerLetters(after) && !shortWords[after]
}

// tornWord reports that a line ends in what is a word only with the letters that the next one begins with: "Intermediat" over "e (Arts)".
func tornWord(last, after string) bool {
	last = last[strings.LastIndexByte(last, '/')+1:]
	rest := after[:len(after)-len(strings.TrimLeftFunc(after, unicode.IsLower))]
	next, _ := utf8.DecodeRuneInString(after[len(rest):])
	if rest == "" || unicode.IsLetter(next) || utf8.RuneCountInString(last) < 4 || strings.IndexFunc(last, unicode.IsLetter) != 0 {
		return false
	}
	return lexicon.Word(last+rest).Known() && !lexicon.Word(last).Known()
}

func lowerLetters(s string) bool {
	return strings.IndexFunc(s, func(r rune) bool { return !unicode.IsLower(r) }) < 0
}

// shortWords may stand on a line by themselves.
var shortWords = wordset.Of(`
	a à e è é i o ó u y al am an and any are as at au aux be but by can da das de del den der des di die do dos du ein el en et
	for go he her his il im in ins is it its la las le les lo los me mit my no non not nor of off oh ohm on or os our out per
	por que see she so sub sur the to too two um und up us use van via vom von we who with you yr yrs zum zur`)

// wraps reports whether l goes on with the line before it: its first word did not fit there.
func wraps(before, l *page.Line, right float64) bool {
	if l.Bullet != "" || len(l.Segments) > 1 || l.Y-before.Y > 1.7*max(l.Size, before.Size) || l.Size > before.Size*1.1 || before.Size > l.Size*1.1 {
		return false
	}
	a, z := before.Segments[len(before.Segments)-1].Runs, l.Segments[0].Runs
	if len(a) == 0 || len(z) == 0 || a[len(a)-1].Bold != z[0].Bold {
		return false
	}
	text := l.Text()
	word, _, _ := strings.Cut(text, " ")
	n := utf8.RuneCountInString(text)
	if n == 0 {
		return false
	}
	width := (l.Right - l.X) / float64(n) * float64(utf8.RuneCountInString(word)+1)
	return before.Right+width > right-0.5
}
