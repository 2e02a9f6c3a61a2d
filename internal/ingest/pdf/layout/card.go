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
	leftEdge, _ := extent(g.left)
	rightEdge, _ := extent(g.right)
	first := rs[0]
	n := len(first)
	if n < 2 || math.Abs(first[0].x0-leftEdge) > 2 || math.Abs(first[n-1].x0-rightEdge) > 2 && n == 2 || !sameLook(first[0], first[n-1]) || math.Abs(first[0].y-first[n-1].y) > 1 {
		return
	}
	title := first[0]
	rest := both
	_, lastRight := ends(g.right)
	var bands [][]*fragment
	pairs := 0
	for i, r := range rs {
		titles := 0
		for _, f := range r {
			if sameLook(f, title) {
				titles++
			}
		}
		if titles == 0 {
			continue
		}
		lone := titles == 1 && r[0].y > lastRight && math.Abs(r[0].x0-leftEdge) <= 2
		if titles != len(r) || titles < 2 && !lone || i > 0 && r[0].y-rs[i-1][0].y < 1.6*title.size || math.Abs(r[0].x0-leftEdge) > 2 {
			return
		}
		if titles > 1 {
			pairs++
		}
		k := slices.IndexFunc(rest, func(f *fragment) bool { return f.y > r[0].y-0.5*title.size })
		if i > 0 {
			bands = append(bands, rest[:k:k])
		}
		rest = rest[k:]
	}
	if bands = append(bands, rest); len(bands) < 2 || len(bands[0]) < 4 || pairs+1 < len(bands) {
		return
	}
	g.kind = cardGutter
	for _, b := range bands {
		var left, right []*fragment
		for _, f := range b {
			if f.x0 < g.x-1 {
				left = append(left, f)
			} else {
				right = append(right, f)
			}
		}
		g.cards = append(g.cards, left)
		if len(right) > 0 {
			g.cards = append(g.cards, right)
		}
	}
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
		for ; end < len(rs) && rs[end][0].y-rs[end-1][0].y < 2*rs[end][0].size; end++ {
			under := make([]int, len(rs[end]))
			for j, f := range rs[end] {
				under[j] = slices.IndexFunc(dates, func(d *fragment) bool { return below(d, f) })
			}
			if slices.Contains(under, -1) || slices.ContainsFunc(rs[end], func(f *fragment) bool { return looksDated(f.text()) }) {
				break
			}
			for j, f := range rs[end] {
				cards[under[j]] = append(cards[under[j]], f)
			}
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

// below reports whether f shares an edge or the middle with d.
func below(d, f *fragment) bool {
	return math.Abs(d.x0-f.x0) < 3 || math.Abs(d.x1-f.x1) < 3 || math.Abs(d.x0+d.x1-f.x0-f.x1) < 6
}
