package layout

import (
	"math"
	"slices"
)

// deal turns two columns into rows of cards where both start anew on common
// baselines: with a title in the style of their first lines, which is nowhere
// else in them, and space above it over both columns.
func (g *gutter) deal() {
	both := slices.Concat(g.left, g.right)
	byY(both)
	rs := rows(both)
	d := dealer{title: rs[0][0]}
	d.leftEdge, _ = extent(g.left)
	_, d.lastRight = ends(g.right)
	if !d.facing(rs[0], g.right) {
		return
	}
	bands, pairs := d.bands(rs, both)
	if len(bands) < 2 || len(bands[0]) < 4 || pairs+1 < len(bands) {
		return
	}
	g.kind = cardGutter
	for _, b := range bands {
		left, right := parted(b, g.x-1)
		g.cards = append(g.cards, left)
		if len(right) > 0 {
			g.cards = append(g.cards, right)
		}
	}
}

// dealer finds the rows of cards in two columns.
type dealer struct {
	title     *fragment
	leftEdge  float64
	lastRight float64 // baseline of the column at the right
}

// facing reports whether the first row holds titles of both columns.
func (d dealer) facing(first, right []*fragment) bool {
	n := len(first)
	if n < 2 || math.Abs(first[0].x0-d.leftEdge) > 2 {
		return false
	}
	edge, _ := extent(right)
	other := first[n-1]
	return (n > 2 || math.Abs(other.x0-edge) <= 2) && sameLook(first[0], other) && math.Abs(first[0].y-other.y) <= 1
}

// bands are the fragments of each row of cards, and in how many of them titles face each other;
// none where a title stands out of its place.
func (d dealer) bands(rs [][]*fragment, rest []*fragment) (bands [][]*fragment, pairs int) {
	for i, r := range rs {
		titles := inLook(r, d.title)
		if titles == 0 {
			continue
		}
		if !d.opens(rs, i, titles) {
			return nil, 0
		}
		if titles > 1 {
			pairs++
		}
		k := slices.IndexFunc(rest, func(f *fragment) bool { return f.y > r[0].y-0.5*d.title.size })
		if i > 0 {
			bands = append(bands, rest[:k:k])
		}
		rest = rest[k:]
	}
	return append(bands, rest), pairs
}

// opens reports whether a row of titles begins cards; a lone one stands below the other column.
func (d dealer) opens(rs [][]*fragment, i, titles int) bool {
	r := rs[i]
	if titles != len(r) || i > 0 && r[0].y-rs[i-1][0].y < 1.6*d.title.size || math.Abs(r[0].x0-d.leftEdge) > 2 {
		return false
	}
	return titles > 1 || r[0].y > d.lastRight
}

// inLook is how many fragments start in the style of one.
func inLook(frs []*fragment, title *fragment) int {
	n := 0
	for _, f := range frs {
		if sameLook(f, title) {
			n++
		}
	}
	return n
}

// parted are the fragments that start before a place, and the others.
func parted(frs []*fragment, at float64) (before, behind []*fragment) {
	for _, f := range frs {
		if f.x0 < at {
			before = append(before, f)
		} else {
			behind = append(behind, f)
		}
	}
	return before, behind
}

// ends returns the first and the last baseline.
func ends(frs []*fragment) (first, last float64) {
	first = math.Inf(1)
	for _, f := range frs {
		first, last = min(first, f.y), max(last, f.y)
	}
	return first, last
}

// timeline finds a line of time drawn from left to right: a row of nothing but
// dates with lines below them that stand under one date each. Each date and what
// is below it is a card. nil if there is none.
func timeline(rs [][]*fragment) *gutter {
	for i, dates := range rs {
		if len(dates) < 3 || slices.ContainsFunc(dates, func(f *fragment) bool { return !looksDated(f.text()) }) {
			continue
		}
		cards := make([][]*fragment, len(dates))
		for k, f := range dates {
			cards[k] = []*fragment{f}
		}
		end, full := i+1, 0
		for ; end < len(rs) && rs[end][0].y-rs[end-1][0].y < 2*rs[end][0].size && dealUnder(rs[end], dates, cards); end++ {
			if len(rs[end]) == len(dates) {
				full++
			}
		}
		if full == 0 {
			continue
		}
		return &gutter{kind: cardGutter, above: slices.Concat(rs[:i]...), cards: cards, below: slices.Concat(rs[end:]...)}
	}
	return nil
}

// dealUnder adds each fragment of a row to the card of the date above it; false, and nothing is added,
// where one stands under none or is a date itself.
func dealUnder(row, dates []*fragment, cards [][]*fragment) bool {
	under := make([]int, len(row))
	for j, f := range row {
		under[j] = slices.IndexFunc(dates, func(d *fragment) bool { return below(d, f) })
		if under[j] < 0 || looksDated(f.text()) {
			return false
		}
	}
	for j, f := range row {
		cards[under[j]] = append(cards[under[j]], f)
	}
	return true
}

// below reports whether f shares an edge or the middle with d.
func below(d, f *fragment) bool {
	return math.Abs(d.x0-f.x0) < 3 || math.Abs(d.x1-f.x1) < 3 || math.Abs(d.x0+d.x1-f.x0-f.x1) < 6
}
