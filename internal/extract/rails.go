package extract

import (
	"maps"
	"slices"

	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
	"focal/internal/ingest/page"
)

// seatRails puts headings that a page draws in a column of their own beside the
// lines they stand next to: a block of nothing but headings, with a block at its right.
func seatRails(lines []line) []line {
	blocks := blocksOf(lines)
	var out []line
	for n := 0; n < len(blocks); {
		woven, used := [][]line(nil), 0
		if isRail(blocks[n]) {
			woven, used = weaveRail(blocks[n], blocks[n+1:])
		}
		if used == 0 {
			woven = blocks[n : n+1]
		}
		for _, b := range woven {
			out = append(out, b...)
		}
		n += used + 1
	}
	return out
}

// blocksOf cuts lines into their blocks.
func blocksOf(lines []line) [][]line {
	var out [][]line
	from := 0
	for i := 1; i <= len(lines); i++ {
		if i == len(lines) || !inOneBlock(&lines[i], &lines[from]) {
			out = append(out, lines[from:i])
			from = i
		}
	}
	return out
}

// weaveRail weaves a rail with the blocks that stand beside it, so many of those that follow.
func weaveRail(rail []line, blocks [][]line) (woven [][]line, used int) {
	for used < len(blocks) && beside(rail, blocks[used]) {
		woven = append(woven, weave(rail, blocks[used], used == 0))
		used++
	}
	return woven, used
}

func isRail(rail []line) bool {
	known := 0
	for i := range rail {
		if !inRail(&rail[i]) {
			return false
		}
		if _, ok := headings.Lookup(rail[i].text); ok {
			known++
		} else if wordCount(rail[i].text) > 3 {
			return false
		}
	}
	return known > 0 && known*3 >= len(rail)*2
}

// inRail reports one text alone on its line of a file with margins.
func inRail(l *line) bool {
	return l.right != 0 && len(l.segs) <= 1 && l.kind != page.PageHeader && !l.bullet
}

// beside reports that the text stands at the right of the rail, over the same height.
func beside(rail, text []line) bool {
	if text[0].page != rail[0].page {
		return false
	}
	right := 0.0
	for i := range rail {
		right = max(right, rail[i].right)
	}
	for i := range text {
		if text[i].right == 0 || text[i].x < right-2 {
			return false
		}
	}
	return text[len(text)-1].y >= rail[0].y
}

// weave merges by height; a heading comes before the line it stands beside. All but
// the first block take with them the heading that they begin under.
func weave(rail, text []line, first bool) []line {
	w := weft{rail: rail, text: text}
	if !first {
		w.passAbove()
	}
	for i := range text {
		for w.reaches(i) {
			w.seat()
		}
		w.out = append(w.out, text[i])
	}
	for first && w.next < len(rail) {
		w.seat()
	}
	return w.out
}

// weft is a rail that is woven into the text beside it.
type weft struct {
	rail, text, out []line
	next            int // of the rail
}

// reaches reports that the next heading stands beside a line of the text or above it.
func (w *weft) reaches(i int) bool {
	return w.next < len(w.rail) && w.rail[w.next].y <= w.text[i].y+0.6*max(w.rail[w.next].size, w.text[i].size)
}

// seat puts the next heading into the text.
func (w *weft) seat() {
	h := w.rail[w.next]
	h.block, h.gap, h.railed = w.text[0].block, 3*h.size, true
	w.out = append(w.out, h)
	w.next++
}

// passAbove seats of the headings above the text only the last.
func (w *weft) passAbove() {
	for w.reaches(0) {
		w.next++
	}
	if w.next > 0 {
		w.next--
		w.seat()
	}
}

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
