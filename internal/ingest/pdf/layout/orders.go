package layout

import (
	"slices"

	"focal/internal/ingest/page"
	"focal/internal/ingest/pdf/glyph"
)

// cutter cuts the pages of a file into regions. Where columns are in doubt, it does as it is
// told: see Orders.
type cutter struct {
	page   int
	sheet  *glyph.Page  // the page of that number
	panels []glyph.Rect // of that page
	across []place      // of doubtful columns that are read across
	doubts []doubt      // doubtful columns that were met
	sides  bool         // columns beside the text of rails are read by themselves
	sided  bool         // there are some
	asked  askedOrder   // of no doubt: what the user may ask for
}

// askedOrder is an order that is asked for, whatever a page looks like.
type askedOrder uint8

const (
	asDrawn     askedOrder = iota // as the looks of the page speak for
	askedAcross                   // each row over the whole page
	askedInTwo                    // each side of the page by itself
)

// place is where columns begin.
type place struct {
	page   int
	x, top float64
}

// doubt is a gutter that may be one of a table as well: columns share baselines by chance or
// because the page has a grid, cells because they belong together.
type doubt struct {
	place
	height float64
}

// turn goes to another page.
func (c *cutter) turn(i int, p *glyph.Page) { c.page, c.sheet, c.panels = i, p, panels(p) }

// settle makes a rail of doubtful columns that are read across.
func (c *cutter) settle(g *gutter) {
	left, right := rows(g.left), rows(g.right)
	if shared(left, right) < 2 {
		return
	}
	at := place{c.page, g.x, min(left[0][0].y, right[0][0].y)}
	if slices.Contains(c.across, at) {
		g.kind = railGutter
	} else if !slices.ContainsFunc(c.doubts, func(d doubt) bool { return d.place == at }) {
		c.doubts = append(c.doubts, doubt{at, g.height})
	}
}

// sideOf takes a column beside the text of a rail out of it: the labels would cut it in as many pieces as there are labels.
// That it is one is in doubt where labels, text and a third column are a table.
func (c *cutter) sideOf(g *gutter) []*fragment {
	inner := tallest(g.right, rows(g.right), false)
	if inner == nil || inner.kind != columnGutter || len(rows(inner.right)) < sideRows {
		return nil
	}
	c.sided = true
	if !c.sides {
		return nil
	}
	g.right = slices.DeleteFunc(g.right, func(f *fragment) bool { return slices.Contains(inner.right, f) })
	return inner.right
}

// sideRows is how many rows a column beside a rail has at least.
const sideRows = 5

// shared counts the rows that have a row of the other side beside them.
func shared(left, right [][]*fragment) int {
	n := 0
	for _, r := range left {
		if onRow(r[0], right) {
			n++
		}
	}
	return n
}

// Orders lays the pages out in the order that their looks speak for, and in up to four others
// where columns are in doubt: the tallest ones read across, all but these, all; and columns beside rails by themselves.
// Whether or not there is a doubt the user may ask for two more: every row over the whole page, and each side by itself.
func Orders(in []*glyph.Page, producer string) (first Result, others, asked [][]page.Page) {
	var c cutter
	first = layOut(copied(in), producer, &c)
	if lettersIn(in) > maxDoubted {
		return first, nil, nil
	}
	seen := [][]page.Page{first.Pages}
	lay := func(list *[][]page.Page, as *cutter) {
		p := layOut(copied(in), producer, as).Pages
		if !slices.ContainsFunc(seen, func(o []page.Page) bool { return sameText(p, o) }) {
			seen, *list = append(seen, p), append(*list, p)
		}
	}
	for _, across := range choices(c.doubts) {
		lay(&others, &cutter{across: across})
	}
	if c.sided {
		lay(&others, &cutter{sides: true})
	}
	lay(&asked, &cutter{asked: askedAcross})
	lay(&asked, &cutter{asked: askedInTwo})
	return first, others, asked
}

// maxDoubted is how many letters a file has at the most of which other orders are looked at; a CV
// of ten pages has 30,000.
const maxDoubted = 60_000

func lettersIn(in []*glyph.Page) int {
	n := 0
	for _, p := range in {
		n += len(p.Glyphs)
	}
	return n
}

// choices are the sets of doubtful columns to be read across.
func choices(doubts []doubt) [][]place {
	if len(doubts) == 0 {
		return nil
	}
	tallest := slices.MaxFunc(doubts, func(a, b doubt) int { return compare(a.height, b.height) })
	var all, rest []place
	for _, d := range doubts {
		all = append(all, d.place)
		if d.place != tallest.place {
			rest = append(rest, d.place)
		}
	}
	if len(rest) == 0 {
		return [][]place{all}
	}
	return [][]place{{tallest.place}, rest, all}
}

// copied are pages whose letters may be changed.
func copied(in []*glyph.Page) []*glyph.Page {
	out := make([]*glyph.Page, len(in))
	for i, p := range in {
		c := *p
		c.Glyphs = slices.Clone(p.Glyphs)
		out[i] = &c
	}
	return out
}

// sameText reports whether two orders have the same lines.
func sameText(a, b []page.Page) bool {
	return slices.EqualFunc(a, b, func(p, q page.Page) bool {
		return slices.EqualFunc(p.Lines, q.Lines, func(l, m page.Line) bool { return l.Bullet == m.Bullet && l.Text() == m.Text() })
	})
}
