package layout

import (
	"math"
	"slices"

	"focal/internal/ingest/pdf/glyph"
)

// A panel is the ground of a side column: a filled box far taller than wide that is narrower than half of the page. What
// stands on it is one flow and what stands beside it another one, however the lines of both share their heights. Designers'
// templates have one on the first page or on all.
const (
	panelHeight = 0.3  // of the page, at least
	panelWidth  = 0.12 // of the page, at least
	panelWidest = 0.5  // of the page, at most
	panelRows   = 4    // of text at each side, at least
)

// panels are the grounds of side columns of a page. Pieces that stand on each other at the same edges are one.
func panels(p *glyph.Page) (out []glyph.Rect) {
	for _, s := range p.Shapes {
		r := glyph.Rect{X0: max(s.X0, 0), Y0: max(s.Y0, 0), X1: min(s.X1, p.Width), Y1: min(s.Y1, p.Height)}
		w := r.X1 - r.X0
		if !coloured(s) || w < panelWidth*p.Width || w > panelWidest*p.Width {
			continue
		}
		if i := slices.IndexFunc(out, func(o glyph.Rect) bool { return stacked(o, r) }); i >= 0 {
			out[i].Y0, out[i].Y1 = min(out[i].Y0, r.Y0), max(out[i].Y1, r.Y1)
		} else if len(out) < maxShaded {
			out = append(out, r)
		}
	}
	return slices.DeleteFunc(out, func(r glyph.Rect) bool {
		h := r.Y1 - r.Y0
		return h < panelHeight*p.Height || h < 0.9*(r.X1-r.X0)
	})
}

// coloured reports whether a shape is seen on paper.
func coloured(s glyph.Shape) bool {
	return s.Kind == glyph.Image || s.Kind == glyph.Plain && s.Fill != 0xFFFFFF
}

// stacked reports whether two boxes have the same edges and meet.
func stacked(a, b glyph.Rect) bool {
	return math.Abs(a.X0-b.X0) <= near && math.Abs(a.X1-b.X1) <= near && a.Y0 <= b.Y1+near && b.Y0 <= a.Y1+near
}

// panelGutter parts the text on a panel from that beside it, nil if there is none with text at both sides.
func (c *cutter) panelGutter(frs []*fragment) *gutter {
	for _, p := range c.panels {
		if g := besidePanel(p, frs); g != nil {
			return g
		}
	}
	return nil
}

// besidePanel deals the fragments of a region; nil where a line runs over the edge of the panel, or a side is empty.
// Lines over both columns, above or below the panel, stand apart from them.
func besidePanel(p glyph.Rect, frs []*fragment) *gutter {
	g := &gutter{kind: columnGutter, panel: true, height: p.Y1 - p.Y0}
	var on, beside []*fragment
	for _, f := range frs {
		switch y := f.y - 0.3*f.size; {
		case f.x0 >= p.X1-near || f.x1 <= p.X0+near:
			beside = append(beside, f)
		case y <= p.Y0:
			g.above = append(g.above, f)
		case y >= p.Y1:
			g.below = append(g.below, f)
		case f.x0 >= p.X0-near && f.x1 <= p.X1+near:
			on = append(on, f)
		default:
			return nil
		}
	}
	beside = g.takeLevel(beside)
	if len(rows(on)) < panelRows || len(rows(beside)) < panelRows {
		return nil
	}
	left := slices.ContainsFunc(beside, func(f *fragment) bool { return f.x1 <= p.X0+near })
	right := slices.ContainsFunc(beside, func(f *fragment) bool { return f.x0 >= p.X1-near })
	switch {
	case left && right:
		return nil
	case left:
		g.left, g.right, g.x = beside, on, p.X0
	default:
		g.left, g.right, g.x = on, beside, p.X1
	}
	return g
}

// takeLevel moves to the lines above and below a panel what stands beside or beyond them; the rest stands beside the panel.
func (g *gutter) takeLevel(beside []*fragment) (rest []*fragment) {
	top, bottom := 0.0, math.Inf(1)
	for _, f := range g.above {
		top = max(top, f.y)
	}
	for _, f := range g.below {
		bottom = min(bottom, f.top())
	}
	for _, f := range beside {
		switch {
		case f.y <= top:
			g.above = append(g.above, f)
		case f.y >= bottom:
			g.below = append(g.below, f)
		default:
			rest = append(rest, f)
		}
	}
	return rest
}

// named reports whether the name of a CV stands at the top beside the panel: in letters larger than all on it. Then the panel
// is read after the column that it stands beside.
func (g *gutter) named() bool {
	if !g.panel {
		return false
	}
	main, side := g.mainAndSide()
	n := max(1, len(main)/namedPart)
	return largest(main[:n]) > 1.1*max(largest(side), largest(main[n:]))
}

// namedPart is the part of a column, from its top, that the name stands in.
const namedPart = 6

func largest(frs []*fragment) (size float64) {
	for _, f := range frs {
		size = max(size, f.size)
	}
	return size
}

// besideNamed reports a page of several with the columns of a first one that begins with the name: their panels are read
// after the last of them.
func besideNamed(tops []*gutter, i int) bool {
	first := i
	for sameColumns(tops, first) {
		first--
	}
	return tops[first].named() && (first < i || sameColumns(tops, i+1))
}
