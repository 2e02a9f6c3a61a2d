package layout

import (
	"math"

	"focal/internal/ingest/page"
	"focal/internal/ingest/pdf/glyph"
)

// turned returns the text that runs upwards, downwards or aslant, a line for each
// stretch as it was drawn. It is behind everything else on its page: nothing
// is lost, and nothing is torn apart by it.
func turned(p *glyph.Page, block int) []page.Line {
	var out []page.Line
	var letters []letter
	space := false
	for i := range p.Glyphs {
		g := &p.Glyphs[i]
		if g.Flags&glyph.Turned == 0 || g.Flags&glyph.Hidden != 0 {
			continue
		}
		r := clean(g, p.Styles[g.Style].Font)
		if r == 0 || r == ' ' {
			space = space || r == ' '
			continue
		}
		g.Rune = r
		size := p.Styles[g.Style].Size
		if n := len(letters); n > 0 && !drawnOn(letters[n-1], g, size) {
			out, letters = append(out, turnedLine(p, letters, block)), nil
		}
		letters = append(letters, letter{g, size, space && len(letters) > 0})
		space = false
	}
	if len(letters) > 0 {
		out = append(out, turnedLine(p, letters, block))
	}
	return out
}

// drawnOn reports whether a glyph goes on where the last one of a stretch ended.
func drawnOn(last letter, g *glyph.Glyph, size float64) bool {
	return last.Style == g.Style && math.Hypot(g.X0-last.X0, g.Y-last.Y) <= 2.5*size
}

func turnedLine(p *glyph.Page, letters []letter, block int) page.Line {
	l := page.Line{Block: block, X: math.Inf(1), Y: letters[0].Y, Size: letters[0].size}
	for _, g := range letters {
		l.X, l.Right = min(l.X, g.X0), max(l.Right, g.X1)
	}
	l.Segments = []page.Segment{{X: l.X, Right: l.Right, Runs: runs(p, letters)}}
	return l
}
