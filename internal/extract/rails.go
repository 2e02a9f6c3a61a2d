package extract

import (
	"maps"
	"slices"

	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
)

// railedHeadings says that headings are some that stand in a column of their own, beside a column of
// text, and that the text stands under them.
func (b *builder) railedHeadings(known map[int][]labeller.Label) {
	rail := b.railBeside()
	var under []labeller.Label
	edge := 0.0
	for i := range b.lines {
		l := &b.lines[i]
		kind, _ := headings.Lookup(l.text)
		switch {
		case rail[i]:
			under, edge = contents[kind], b.lines[i+1].x
			known[i] = headingLabels(kind)
		case l.x < edge-2 || l.right == 0 || l.railed:
			under = nil
		case known[i] == nil:
			known[i] = under
		}
	}
}

// railBeside finds the headings of which enough, of posts and courses among them, have one edge or stand beside text of one.
// Others are the labels of a form: "Nationality", "Hobbies"; or one comes again, as each project has "Skills".
func (b *builder) railBeside() map[int]bool {
	at, own := map[int][]int{}, map[int][]int{} // by the edge of the text, and by their own
	kinds := map[headings.Kind]bool{}
	last := ""
	for i := range b.lines[:max(0, len(b.lines)-1)] {
		kind, named := headings.Lookup(b.lines[i].text)
		if !b.lines[i].railed || !named || kind == headings.Contact {
			continue
		}
		if whole, _ := headings.Lookup(last + " " + b.lines[i].text); kinds[kind] && kind != headings.Other && whole != kind {
			return nil
		}
		kinds[kind], last = true, b.lines[i].text
		edge, x := int(b.lines[i+1].x), int(b.lines[i].x)
		at[edge], own[x] = append(at[edge], i), append(own[x], i)
	}
	rail := map[int]bool{}
	for _, list := range slices.Concat(slices.Collect(maps.Values(at)), slices.Collect(maps.Values(own))) {
		whole := len(list) >= leastRail && b.hasHeading(list, headings.Work) && b.hasHeading(list, headings.Education)
		for _, i := range list {
			rail[i] = rail[i] || whole
		}
	}
	return rail
}

// hasHeading reports a heading of a kind among lines.
func (b *builder) hasHeading(list []int, kind headings.Kind) bool {
	return slices.ContainsFunc(list, func(i int) bool {
		k, _ := headings.Lookup(b.lines[i].text)
		return k == kind
	})
}

// leastRail is how many headings make a column.
const leastRail = 3
