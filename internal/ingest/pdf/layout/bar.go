package layout

import "math"

// markBars finds the headings that stand over the whole width of a region: lines
// in a style of their own, alone on their row with space around them, all at the
// left edge or all centred. No column reaches past one. By chance a heading of one
// column may have nothing beside it in the other, but not all of them.
func markBars(rs [][]*fragment) {
	if len(rs) < 4 {
		return
	}
	from, to := math.Inf(1), 0.0
	styles := map[int32][]int{} // the rows that a style occurs in
	lettersOf, all := map[int32]int{}, 0
	for i, r := range rs {
		for _, f := range r {
			from, to = min(from, f.x0), max(to, f.x1)
			s := f.letters[0].Style
			styles[s] = append(styles[s], i)
			lettersOf[s] += len(f.letters)
			all += len(f.letters)
		}
	}
	for s, at := range styles {
		if len(at) < 2 || lettersOf[s]*4 > all || !bars(rs, at, from, to) {
			continue
		}
		for _, i := range at {
			rs[i][0].bar = true
		}
	}
}

// bars reports whether the rows are such headings; from and to are the region's edges.
func bars(rs [][]*fragment, at []int, from, to float64) bool {
	left, centred := true, true
	first := rs[at[0]][0]
	middle := (first.x0 + first.x1) / 2
	wide := 0.01 // how far from the middle of the region, as a share of its width
	for _, i := range at {
		if !bareRow(rs[i]) || !spaced(rs, i) {
			return false
		}
		f := rs[i][0]
		left = left && f.x0 < from+3
		centred = centred && f.x0 > from+3 && math.Abs((f.x0+f.x1)/2-middle) < 4
		if math.Abs(f.x0-first.x0) > 3 {
			wide = 0.03 // of different widths: a common middle is no chance
		}
	}
	return left || centred && math.Abs(middle-(from+to)/2) < wide*(to-from)
}

// bareRow reports a row of one short text that is neither an item nor a date.
func bareRow(r []*fragment) bool {
	return len(r) == 1 && r[0].bullet == "" && len(r[0].letters) <= 40 && !looksDated(r[0].text())
}

// spaced reports whether a row has the space of a heading above and below it.
func spaced(rs [][]*fragment, i int) bool {
	f := rs[i][0]
	return (i == 0 || f.y-rs[i-1][0].y >= 1.4*f.size) && (i+1 == len(rs) || rs[i+1][0].y-f.y >= 1.1*f.size)
}

func isBar(row []*fragment) bool { return len(row) == 1 && row[0].bar }
