package layout

import (
	"focal/internal/ingest/pdf/glyph"
)

// flowsAsked cuts all pages in the order that the user asks for.
func (c *cutter) flowsAsked(in []*glyph.Page, pages [][]*fragment) [][]region {
	out := make([][]region, len(pages))
	for i, frs := range pages {
		byY(frs)
		c.turn(i, in[i])
		if c.asked == askedAcross {
			out[i] = []region{{frs: frs}}
		} else {
			out[i] = c.inTwo(frs, 0)
		}
	}
	return out
}

// inTwo cuts what stands at both sides of the page into its sides, which are then cut by their looks as any region.
func (c *cutter) inTwo(frs []*fragment, depth int) []region {
	byY(frs)
	g := widest(frs)
	if g == nil || depth > maxDepth {
		return c.cut(frs, depth)
	}
	out := c.inTwo(g.above, depth+1)
	out = append(out, c.cut(g.left, depth+1)...)
	out = append(out, c.cut(g.right, depth+1)...)
	return append(out, c.inTwo(g.below, depth+1)...)
}

// widest is the way to part rows into two sides with the most text at the smaller one; nil where no side is more than the dates
// and places of the other.
func widest(frs []*fragment) *gutter {
	rs := rows(frs)
	if len(rs) < 2 {
		return nil
	}
	em := medianSize(frs)
	most, best := letters(frs)/leastOfSide, (*gutter)(nil)
	for _, e := range leftEdges(frs) {
		for start := 0; start < len(rs); {
			end := start
			for end < len(rs) && !crosses(rs[end], e, em) {
				end++
			}
			if twoSided(rs[start:end], e.x) {
				from, to := trim(rs, start, end, e.x, em)
				g := split(rs, from, to, e.x)
				if smaller := min(letters(g.left), letters(g.right)); smaller > most {
					most, best = smaller, g
				}
			}
			start = end + 1
		}
	}
	return best
}

// leastOfSide is which part of the letters of a region a side has at least.
const leastOfSide = 8
