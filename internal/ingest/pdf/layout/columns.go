package layout

import (
	"math"
	"slices"
	"strings"
)

// region is a part of a page that is read as one flow. cells are what
// is at the left of the region's first line in a rail or a table.
type region struct {
	frs    []*fragment
	cells  [][]*fragment // of a table row, before the first line of frs
	joined bool          // belongs to one block with the region before
	table  *ruled        // a ruled table; frs is empty
	later  bool          // of a side column: read when the column beside it has ended, pages later
}

// maxDepth bounds the recursion; CVs need 4.
const maxDepth = 12

// cut splits fragments into regions in reading order: a recursive XY-cut that
// looks for the tallest gutter, not for the widest gap, so that a title line with
// a date at the right is no pair of columns.
func (c *cutter) cut(frs []*fragment, depth int) []region {
	if len(frs) == 0 {
		return nil
	}
	byY(frs)
	var g *gutter
	if depth < maxDepth {
		g = c.bestGutter(frs)
	}
	if g == nil {
		return []region{{frs: frs}}
	}
	out := c.cut(g.above, depth+1)
	switch g.kind {
	case railGutter:
		side := c.sideOf(g)
		out = append(out, c.bands(g, depth+1)...)
		out = append(out, c.cut(side, depth+1)...)
	case cardGutter:
		for _, card := range g.cards {
			out = append(out, c.cut(card, depth+1)...)
		}
	default:
		out = append(out, c.cut(g.left, depth+1)...)
		out = append(out, c.cut(g.right, depth+1)...)
	}
	return append(out, c.cut(g.below, depth+1)...)
}

// bands cuts a rail into the stretches of its labels.
func (c *cutter) bands(g *gutter, depth int) []region {
	right := g.right
	take := func(until float64) []*fragment {
		n := 0
		for n < len(right) && right[n].y < until {
			n++
		}
		band := slices.Clone(right[:n])
		right = right[n:]
		return band
	}
	var out []region
	parted := true                  // the region before is no part of the rail, or a column beside it
	flow := func(frs []*fragment) { // without a label: goes on with the region before
		if n := len(out); n > 0 {
			out[n-1].frs = append(out[n-1].frs, frs...)
		} else if len(frs) > 0 {
			out = append(out, region{frs: frs})
			parted = false
		}
	}
	labels := cells(rows(g.left), rows(g.right))
	columns := tableColumns(labels, g.right)
	for i, label := range labels {
		from := label[0].y - 0.45*label[0].size
		flow(take(from))
		until := math.Inf(1)
		if i+1 < len(labels) {
			until = labels[i+1][0].y - 0.45*labels[i+1][0].size
		}
		band := take(until)
		if len(band) == 0 || band[0].y > label[0].y+0.45*label[0].size {
			flow(slices.Clone(label))
			flow(band)
			continue
		}
		if row, rest, ok := tableRow(label, band, columns); ok {
			out = append(out, region{frs: rest, cells: row, joined: !parted})
			parted = false
			continue
		}
		inner := c.cut(band, depth)
		inner[0].cells = labelCells(label)
		inner[0].joined = !parted
		parted = len(inner) > 1
		out = append(out, inner...)
	}
	return out
}

// cells groups the lines of a rail into labels: a label may wrap, but a dated
// line, a line after a colon and every line of a table with single-line cells
// starts anew.
func cells(left, right [][]*fragment) [][]*fragment {
	w := labelWalk{right: right, table: len(left) >= 3 && paired(left, right) && even(left), flush: flushed(left)}
	var out [][]*fragment
	for i, r := range left {
		if n := len(out) - 1; i > 0 && w.wraps(r, left[i-1], out[n]) {
			out[n] = append(out[n], r...)
		} else {
			out = append(out, slices.Clone(r))
		}
	}
	return out
}

// labelWalk goes through the lines of a rail.
type labelWalk struct {
	right [][]*fragment
	table bool // the rows are those of a table with cells of one line
	flush bool // they are those of a form
}

// wraps reports whether a row goes on with the label whose last row is before it.
func (w labelWalk) wraps(r, above, label []*fragment) bool {
	f, prev := r[0], above[0]
	d := f.y - prev.y
	if d >= 1.45*max(f.size, prev.size) || !sameLook(f, prev) || w.flush && d > 1.2*f.size {
		return false
	}
	before := prev.text()
	switch {
	case strings.HasSuffix(above[len(above)-1].text(), ":"), w.begins(r, prev, label):
		return false
	case open(before), looksDated(before) && (!wholeDate(before) || goesOnDate(f)):
		return true
	}
	return !w.table && !(looksDated(f.text()) && looksDated(before) && onRow(f, w.right))
}

// begins reports whether a row shows itself as a label of its own.
func (w labelWalk) begins(r []*fragment, prev *fragment, label []*fragment) bool {
	f := r[0]
	return f.bullet != "" && prev.bullet != "" || besideColon(f, w.right) || ownField(r, label)
}

// ownField reports a row that names another field than the label above it.
func ownField(r, above []*fragment) bool { return fieldName(r) && fieldName(above) }

// besideColon reports whether the text beside a label starts with a colon.
func besideColon(f *fragment, right [][]*fragment) bool {
	return slices.ContainsFunc(right, func(r []*fragment) bool {
		return r[0].letters[0].Rune == ':' && onRow(f, [][]*fragment{r})
	})
}

// even reports whether rows follow each other at one distance.
func even(rs [][]*fragment) bool {
	lo, hi := math.Inf(1), 0.0
	for i := 1; i < len(rs); i++ {
		d := rs[i][0].y - rs[i-1][0].y
		lo, hi = min(lo, d), max(hi, d)
	}
	return hi < 1.5*lo
}
