package extract

import (
	"focal/internal/extract/headings"
	"focal/internal/ingest/page"
)

// seatRails puts headings that a page draws in a column of their own beside the
// lines they stand next to: a block of nothing but headings, with a block at its right.
func seatRails(lines []line) []line {
	type block struct{ from, to int }
	var blocks []block
	for i := range lines {
		if n := len(blocks); n > 0 && lines[i].block == lines[blocks[n-1].from].block && lines[i].page == lines[blocks[n-1].from].page {
			blocks[n-1].to = i + 1
			continue
		}
		blocks = append(blocks, block{i, i + 1})
	}
	var out []line
	for n := 0; n < len(blocks); n++ {
		b := blocks[n]
		if isRail(lines[b.from:b.to]) {
			rail := lines[b.from:b.to]
			first := true
			for n+1 < len(blocks) && beside(rail, lines[blocks[n+1].from:blocks[n+1].to]) {
				n++
				out = append(out, weave(rail, lines[blocks[n].from:blocks[n].to], first)...)
				first = false
			}
			if !first {
				continue
			}
		}
		out = append(out, lines[b.from:b.to]...)
	}
	return out
}

func isRail(rail []line) bool {
	known := 0
	for i := range rail {
		if rail[i].right == 0 || len(rail[i].segs) > 1 || rail[i].kind == page.PageHeader || rail[i].bullet {
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
	out := make([]line, 0, len(rail)+len(text))
	seat := func(h line, gap float64) {
		h.block, h.gap = text[0].block, gap
		out = append(out, h)
	}
	reach := func(r, i int) bool { return rail[r].y <= text[i].y+0.6*max(rail[r].size, text[i].size) }
	r := 0
	if !first {
		for r < len(rail) && reach(r, 0) {
			r++
		}
		if r > 0 {
			seat(rail[r-1], 3*rail[r-1].size)
		}
	}
	for i := range text {
		for r < len(rail) && reach(r, i) {
			seat(rail[r], 3*rail[r].size)
			r++
		}
		out = append(out, text[i])
	}
	for ; first && r < len(rail); r++ {
		seat(rail[r], 3*rail[r].size)
	}
	return out
}
