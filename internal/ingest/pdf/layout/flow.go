package layout

import (
	"math"

	"focal/internal/ingest/pdf/glyph"
)

// flows cuts all pages into regions in reading order. Where a column of one page
// goes on with the next one, the side column is read before it on the first page
// and after it on the others, so that nothing comes between;
// over several pages it is kept for the last one.
func flows(in []*glyph.Page, pages [][]*fragment) [][]region {
	out := make([][]region, len(pages))
	tops := make([]*gutter, len(pages))
	framed := make([][]*ruled, len(pages))
	for i, frs := range pages {
		byY(frs)
		if framed[i] = tables(in[i], frs); len(framed[i]) > 0 {
			continue
		}
		if g := bestGutter(frs); g != nil && g.kind == columnGutter {
			tops[i] = g
		}
	}
	for i, frs := range pages {
		if len(framed[i]) > 0 {
			out[i] = between(framed[i], frs)
			continue
		}
		g := tops[i]
		if g == nil || len(pages) == 1 {
			out[i] = cut(frs, 0)
			continue
		}
		main, side := g.right, g.left
		if leftIsMain(g) {
			main, side = g.left, g.right
		}
		out[i] = cut(g.above, 1)
		switch {
		case i+1 < len(pages) && (i == 0 || tops[i-1] == nil) && len(g.below) == 0 && !g.alike() && goesOn(main, pages[i+1], tops[i+1]):
			head, rest := before(main, side)
			out[i] = append(out[i], cut(head, 1)...)
			out[i] = append(out[i], cut(side, 1)...)
			out[i] = append(out[i], cut(rest, 1)...)
		case sameColumns(tops, i):
			out[i] = append(out[i], cut(main, 1)...)
			regions := cut(side, 1)
			for k := range regions {
				regions[k].later = sameColumns(tops, i-1) || sameColumns(tops, i+1)
			}
			out[i] = append(out[i], regions...)
		default:
			out[i] = append(out[i], cut(g.left, 1)...)
			out[i] = append(out[i], cut(g.right, 1)...)
		}
		out[i] = append(out[i], cut(g.below, 1)...)
	}
	return out
}

// sameColumns reports whether a page has the columns of the one before it.
func sameColumns(tops []*gutter, i int) bool {
	return i > 0 && i < len(tops) && tops[i] != nil && tops[i-1] != nil && math.Abs(tops[i].x-tops[i-1].x) < 20
}

// leftIsMain reports whether the left column holds most of the text.
func leftIsMain(g *gutter) bool {
	return letters(g.left) > letters(g.right)
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
		next = top.right
		if leftIsMain(top) {
			next = top.left
		}
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
