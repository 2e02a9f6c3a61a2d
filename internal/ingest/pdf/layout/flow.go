package layout

import (
	"math"

	"focal/internal/ingest/pdf/glyph"
)

// flows cuts all pages into regions in reading order. Where a column of one page
// goes on with the next one, the side column is read before it on the first page
// and after it on the others, so that nothing comes between;
// over several pages it is kept for the last one.
func (c *cutter) flows(in []*glyph.Page, pages [][]*fragment) [][]region {
	if c.asked != asDrawn {
		return c.flowsAsked(in, pages)
	}
	out := make([][]region, len(pages))
	tops := make([]*gutter, len(pages))
	framed := make([][]*ruled, len(pages))
	for i, frs := range pages {
		byY(frs)
		c.turn(i, in[i])
		if tops[i] = c.panelGutter(frs); tops[i] != nil {
			continue
		}
		if framed[i] = tables(in[i], frs); len(framed[i]) > 0 {
			continue
		}
		if g := c.bestGutter(frs); g != nil && g.kind == columnGutter {
			tops[i] = g
		}
	}
	for i, frs := range pages {
		c.turn(i, in[i])
		switch {
		case len(framed[i]) > 0:
			out[i] = c.between(framed[i], frs)
		case tops[i] == nil || len(pages) == 1 && !tops[i].panel:
			out[i] = c.cut(frs, 0)
		default:
			out[i] = c.columnFlow(pages, tops, i)
		}
	}
	return out
}

// columnFlow cuts a page of two columns.
func (c *cutter) columnFlow(pages [][]*fragment, tops []*gutter, i int) []region {
	g := tops[i]
	main, side := g.mainAndSide()
	out := c.cutAll(nil, g.above)
	switch {
	case !g.named() && firstOfColumns(tops, i) && len(g.below) == 0 && !g.alike() && goesOn(main, pages[i+1], tops[i+1]):
		head, rest := before(main, side)
		out = c.cutAll(out, head, side, rest)
	case sameColumns(tops, i), g.named():
		out = c.cutAll(out, main)
		n := len(out)
		out = c.cutAll(out, side)
		for k := n; k < len(out); k++ {
			out[k].later = sameColumns(tops, i-1) || sameColumns(tops, i+1) || besideNamed(tops, i)
		}
	default:
		out = c.cutAll(out, g.left, g.right)
	}
	return c.cutAll(out, g.below)
}

// cutAll appends the regions of each part. Beside and on a panel there may be tables with rules.
func (c *cutter) cutAll(out []region, parts ...[]*fragment) []region {
	for _, frs := range parts {
		byY(frs)
		if framed := tables(c.sheet, frs); len(c.panels) > 0 && len(framed) > 0 {
			out = append(out, c.between(framed, frs)...)
		} else {
			out = append(out, c.cut(frs, 1)...)
		}
	}
	return out
}

// firstOfColumns reports a page with columns behind one without, and with one to come.
func firstOfColumns(tops []*gutter, i int) bool {
	return i+1 < len(tops) && (i == 0 || tops[i-1] == nil)
}

// mainAndSide are the column with most of the text, and the other one.
func (g *gutter) mainAndSide() (main, side []*fragment) {
	if letters(g.left) > letters(g.right) {
		return g.left, g.right
	}
	return g.right, g.left
}

// sameColumns reports whether a page has the columns of the one before it.
func sameColumns(tops []*gutter, i int) bool {
	return i > 0 && i < len(tops) && tops[i] != nil && tops[i-1] != nil && math.Abs(tops[i].x-tops[i-1].x) < 20
}

// alike reports whether both columns are of one kind: then the left one is first.
func (g *gutter) alike() bool {
	a, b := letters(g.left), letters(g.right)
	return 10*min(a, b) >= 7*max(a, b)
}

func letters(frs []*fragment) int {
	n := 0
	for _, f := range frs {
		n += len(f.letters)
	}
	return n
}

// goesOn reports whether the next page starts in the middle of the column: its
// first line there is neither set off as a heading nor in another place.
func goesOn(main, next []*fragment, top *gutter) bool {
	if top != nil {
		next, _ = top.mainAndSide()
	}
	if len(main) == 0 || len(next) == 0 {
		return false
	}
	x0, x1 := extent(main)
	first := next[0]
	body := medianSize(main)
	return first.x0 > x0-10 && first.x0 < x1 && first.size <= 1.12*body && !capitals(first.text())
}

// before splits a column where the other one starts: a heading over both columns
// that is no wider than its own is read first.
func before(main, side []*fragment) (head, rest []*fragment) {
	top := math.Inf(1)
	for _, f := range side {
		top = min(top, f.top())
	}
	n := 0
	for n < len(main) && main[n].bottom() < top {
		n++
	}
	return main[:n:n], main[n:]
}

func extent(frs []*fragment) (x0, x1 float64) {
	x0 = math.Inf(1)
	for _, f := range frs {
		x0, x1 = min(x0, f.x0), max(x1, f.x1)
	}
	return x0, x1
}
