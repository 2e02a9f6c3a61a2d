package layout

// trim narrows rows[start:end], which no text crosses at x, to those that are
// columns: short lines of the full width above and below them do not cross x
// either.
func trim(rs [][]*fragment, start, end int, x, em float64) (int, int) {
	if end < len(rs) {
		end = trimBelow(rs, start, end, x, em)
	}
	return trimAbove(rs, trimDates(rs, start, end, x), end, x), end
}

// trimDates cuts off lines whose right side holds nothing but dates that stand at the
// right margin, not at the edge of a column: entries drawn above the columns.
func trimDates(rs [][]*fragment, start, end int, x float64) int {
	dates, rest := 0, 0
	first := end
	for k := start; k < end; k++ {
		for _, f := range rs[k] {
			switch {
			case f.x0 < x-1:
			case first == end && rs[k][0].x0 < x-1 && f.x0 > x+1.5*f.size && looksDated(f.text()):
				dates++
			default:
				first = min(first, k)
				rest++
			}
		}
	}
	if dates == 0 || rest < 3 {
		return start
	}
	return first
}

// trimBelow cuts off what is below the last gap over both sides and has
// nothing at the right but dates and places: the head of the text that follows.
func trimBelow(rs [][]*fragment, start, end int, x, em float64) int {
	width := 0.0
	for _, row := range rs[start:end] {
		for _, f := range row {
			if f.x0 < x-1 {
				width = max(width, f.x1)
			}
		}
	}
	for k := end - 1; k > start; k-- {
		if rs[k][0].y-rs[k-1][0].y < 1.5*max(rs[k][0].size, rs[k-1][0].size) {
			continue
		}
		g := split(rs, k, end, x)
		if len(g.left) == 0 {
			return end
		}
		if len(g.right) > 0 && !completes(rows(g.left), rows(g.right), em) {
			return end
		}
		from, _ := extent(g.left)
		for _, f := range g.left {
			if f.x1 > from+0.8*(width-from) {
				return end // runs to the edge of a column
			}
		}
		end = k
	}
	return end
}

// trimAbove cuts off lines at the left that stand above everything at the right,
// where the largest gap below one of them is.
func trimAbove(rs [][]*fragment, start, end int, x float64) int {
	cut, widest := start, 0.0
	for k := start; k+1 < end; k++ {
		if rs[k][len(rs[k])-1].x0 >= x-1 {
			break
		}
		f, next := rs[k][0], rs[k+1][0]
		if gap := (next.y - f.y) / max(f.size, next.size); gap > 1.5 && gap > widest {
			cut, widest = k+1, gap
		}
	}
	return cut
}
