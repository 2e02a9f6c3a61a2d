package layout

import (
	"math"
	"slices"

	"focal/internal/ingest/pdf/glyph"
)

// ruled is a table drawn with rules: what is in one cell belongs together.
type ruled struct {
	glyph.Rect
	rows [][]box
}

// box is a cell.
type box struct {
	glyph.Rect
	frs []*fragment
}

// What has more columns or rows is paper with squares and no table of text.
const (
	maxColumns = 60
	maxRows    = 400
)

// near is how far apart the ends of rules may be that meet.
const near = 4.0

// tables finds the ruled tables of a page that stand alone over their height, from
// top to bottom.
func tables(p *glyph.Page, frs []*fragment) []*ruled {
	if p == nil || len(p.Rules) >= glyph.MaxRules {
		return nil
	}
	out := drawn(p.Rules, frs)
	if sides := shadedSides(p); len(sides) > 0 {
		more := drawn(slices.Concat(p.Rules, sides), frs)
		if height(more) > height(out)+cellHeight && !slices.ContainsFunc(more, (*ruled).doubtful) {
			out = more
		}
	}
	slices.SortFunc(out, func(a, b *ruled) int { return int(math.Copysign(1, a.Y0-b.Y0)) })
	for i := 1; i < len(out); i++ {
		if out[i].Y0 < out[i-1].Y1-near {
			return nil // side by side, or one in the other
		}
	}
	return out
}

// height is how much of the page tables take.
func height(list []*ruled) (sum float64) {
	for _, t := range list {
		sum += t.Y1 - t.Y0
	}
	return sum
}

// drawn are the tables that rules make and that hold text.
func drawn(rules []glyph.Rect, frs []*fragment) (out []*ruled) {
	if len(rules) < 6 {
		return nil
	}
	for _, g := range joined(rules) {
		if t := newTable(g); t != nil && t.take(frs) {
			out = append(out, t)
		}
	}
	return out
}

// joined groups the rules that touch each other.
func joined(rules []glyph.Rect) [][]glyph.Rect {
	group := make([]int, len(rules))
	for i := range group {
		group[i] = i
	}
	root := func(i int) int {
		for group[i] != i {
			group[i] = group[group[i]]
			i = group[i]
		}
		return i
	}
	for i, a := range rules {
		for k := range i {
			if b := rules[k]; a.X0 <= b.X1+near && b.X0 <= a.X1+near && a.Y0 <= b.Y1+near && b.Y0 <= a.Y1+near {
				group[root(i)] = root(k)
			}
		}
	}
	byRoot := map[int]int{}
	var out [][]glyph.Rect
	for i, r := range rules {
		k, ok := byRoot[root(i)]
		if !ok {
			k = len(out)
			byRoot[root(i)] = k
			out = append(out, nil)
		}
		out[k] = append(out[k], r)
	}
	return out
}

// newTable makes the grid of a group of rules; nil if they draw no table.
func newTable(rules []glyph.Rect) *ruled {
	t := &ruled{Rect: glyph.Rect{X0: math.Inf(1), Y0: math.Inf(1)}}
	var upright, level []glyph.Rect
	for _, r := range rules {
		t.X0, t.Y0, t.X1, t.Y1 = min(t.X0, r.X0), min(t.Y0, r.Y0), max(t.X1, r.X1), max(t.Y1, r.Y1)
		if r.X1-r.X0 < r.Y1-r.Y0 {
			upright = append(upright, r)
		} else {
			level = append(level, r)
		}
	}
	if len(upright) < 3 || len(level) < 2 {
		return nil
	}
	ys := stops(level, func(r glyph.Rect) (at, length float64) { return (r.Y0 + r.Y1) / 2, r.X1 - r.X0 }, (t.X1-t.X0)*0.45)
	if len(ys) < 2 || len(ys) > maxRows+1 {
		return nil
	}
	t.Y0, t.Y1 = ys[0], ys[len(ys)-1]
	upright = slices.DeleteFunc(upright, func(r glyph.Rect) bool { return r.Y0 < t.Y0-tallFrame || r.Y1 > t.Y1+tallFrame })
	xs := stops(upright, func(r glyph.Rect) (at, length float64) { return (r.X0 + r.X1) / 2, r.Y1 - r.Y0 }, 6)
	if len(xs) < 3 || len(xs) > maxColumns+1 {
		return nil
	}
	xs = bordered(xs, ys, level)
	for i := 1; i < len(ys); i++ {
		t.rows = append(t.rows, boxes(xs, ys[i-1], ys[i], upright))
	}
	return t
}

// tallFrame is how far an upright rule may go on beyond the rows: that of a frame around
// the table's heading does not go further, one of a frame around a column does.
const tallFrame = 30.0

// bordered adds the edges of a table that has no rule at its left or its right: there
// the level rules of its rows go on beyond the upright ones. One row may not, or be a
// frame beside the table that alone does.
func bordered(xs, ys []float64, level []glyph.Rect) []float64 {
	if len(ys) < 3 {
		return xs
	}
	first, last := xs[0], xs[len(xs)-1]
	var left, right []float64
	for _, y := range ys {
		x0, x1 := first, last
		for _, r := range level {
			if math.Abs((r.Y0+r.Y1)/2-y) <= near {
				x0, x1 = min(x0, r.X0), max(x1, r.X1)
			}
		}
		left, right = append(left, x0), append(right, x1)
	}
	slices.Sort(left)
	slices.Sort(right)
	if x := left[len(left)-2]; first-x > openEdge {
		xs = append([]float64{x}, xs...)
	}
	if x := right[1]; x-last > openEdge {
		xs = append(xs, x)
	}
	return xs
}

// openEdge is how far the level rules go on where a column stands without a rule
// beside it.
const openEdge = 18.0

// boxes are the cells of a row, parted where a rule stands.
func boxes(xs []float64, top, bottom float64, upright []glyph.Rect) []box {
	end := len(xs) - 1
	row := []box{{Rect: glyph.Rect{X0: xs[0], Y0: top, X1: xs[end], Y1: bottom}}}
	for _, x := range xs[1:end] {
		if stands(upright, x, top, bottom) {
			row[len(row)-1].X1 = x
			row = append(row, box{Rect: glyph.Rect{X0: x, Y0: top, X1: xs[end], Y1: bottom}})
		}
	}
	return row
}

// stops returns the positions of the rules, those that are one line joined, as far as
// the pieces at a position are at least so long together.
func stops(rules []glyph.Rect, of func(glyph.Rect) (at, length float64), least float64) []float64 {
	slices.SortFunc(rules, func(a, b glyph.Rect) int {
		x, _ := of(a)
		y, _ := of(b)
		return int(math.Copysign(1, x-y))
	})
	var out []float64
	for i := 0; i < len(rules); {
		first, _ := of(rules[i])
		sum, n, total := 0.0, 0, 0.0
		for ; i < len(rules); i++ {
			at, length := of(rules[i])
			if at-first > near {
				break
			}
			sum, n, total = sum+at, n+1, total+length
		}
		if total >= least {
			out = append(out, sum/float64(n))
		}
	}
	return out
}

// stands reports whether upright rules at x cover most of the height.
func stands(upright []glyph.Rect, x, top, bottom float64) bool {
	covered := 0.0
	for _, r := range upright {
		if math.Abs((r.X0+r.X1)/2-x) <= near {
			covered = max(covered, min(r.Y1, bottom)-max(r.Y0, top))
		}
	}
	return covered > 0.6*(bottom-top)
}

// take hands the fragments to the cells; false when text is beside the table, or
// when it is the frame of a page and no table.
func (t *ruled) take(frs []*fragment) bool {
	for _, f := range frs {
		y := f.y - 0.3*f.size
		if y < t.Y0 || y > t.Y1 {
			continue
		}
		x := min(f.x0+0.5*f.size, (f.x0+f.x1)/2)
		b := t.at(x, y)
		if b == nil {
			return false
		}
		b.frs = append(b.frs, f)
	}
	side, wide := 0, false
	for _, row := range t.rows {
		filled, tall := fill(row)
		if tall > 1 {
			return false // columns in frames
		}
		if filled > 1 {
			side++
		}
		wide = wide || filled > 2
	}
	return side > 0 && (side > 1 || len(t.rows) > 1 || wide)
}

// tallCell is how many lines a cell has at the most; a column of text has more.
const tallCell = 16

// fill is how many cells of a row hold text, and how many a column of it.
func fill(row []box) (filled, tall int) {
	for i := range row {
		if len(row[i].frs) > 0 {
			filled++
		}
		if len(rows(row[i].frs)) > tallCell {
			tall++
		}
	}
	return filled, tall
}

func (t *ruled) at(x, y float64) *box {
	for _, row := range t.rows {
		if y < row[0].Y0 || y > row[0].Y1 {
			continue
		}
		for i := range row {
			if row[i].Contains(x, y) {
				return &row[i]
			}
		}
	}
	return nil
}

// between cuts what is above, between and below the tables, and puts them in.
func (c *cutter) between(ts []*ruled, frs []*fragment) []region {
	var out []region
	rest := frs
	for _, t := range ts {
		var above, below []*fragment
		for _, f := range rest {
			switch y := f.y - 0.3*f.size; {
			case y < t.Y0:
				above = append(above, f)
			case y > t.Y1:
				below = append(below, f)
			}
		}
		above, caption := t.caption(above, c)
		out = append(out, c.cut(above, 1)...)
		if len(caption) > 0 {
			out = append(out, region{frs: caption})
		}
		out = append(out, region{table: t})
		rest = below
	}
	return append(out, c.cut(rest, 1)...)
}

// caption parts the heading of the table from columns that end above it: the last row,
// alone, at the left edge of the table and nearer to it than to them.
func (t *ruled) caption(above []*fragment, c *cutter) (rest, caption []*fragment) {
	byY(above)
	rs := rows(above)
	n := len(rs)
	if n < 3 || len(rs[n-1]) > 1 {
		return above, nil
	}
	f, before := rs[n-1][0], 0.0
	for _, r := range rs[:n-1] {
		for _, g := range r {
			before = max(before, g.y)
		}
	}
	if t.Y0-f.y > 1.5*f.size || f.y-before < 1.8*f.size || f.x0 > t.X0+1.5*f.size || f.bullet != "" || len([]rune(f.text())) > 60 {
		return above, nil
	}
	rest = slices.DeleteFunc(slices.Clone(above), func(g *fragment) bool { return g == f })
	if g := c.bestGutter(rest); g == nil || g.kind != columnGutter {
		return above, nil // one flow: the heading is its last line
	}
	return rest, []*fragment{f}
}
