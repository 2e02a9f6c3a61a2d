package layout

import (
	"math"
	"slices"
	"strings"
	"unicode"
)

// gutter is a way to split a region: what is above, at both sides of and
// below an empty vertical strip.
type gutter struct {
	kind                      gutterKind
	above, left, right, below []*fragment
	x, height                 float64       // its right edge; the height that both sides share
	cards                     [][]*fragment // of a cardGutter, in reading order
	panel                     bool          // one side stands on a ground of its own
}

type gutterKind uint8

const (
	columnGutter gutterKind = iota // two flows
	railGutter                     // labels and their text
	cardGutter                     // cards in rows
)

// bestGutter returns the tallest gutter of the region (sorted by y), nil if it is
// one flow. Headings over the whole width end columns, but not rails.
func (c *cutter) bestGutter(frs []*fragment) *gutter {
	if g := c.panelGutter(frs); g != nil {
		return g
	}
	rs := rows(frs)
	if len(rs) < 2 {
		return nil
	}
	if g := timeline(rs); g != nil {
		return g
	}
	g := tallest(frs, rs, false)
	if g == nil || g.kind == columnGutter {
		if markBars(rs); slices.ContainsFunc(rs, isBar) {
			g = tallest(frs, rs, true)
		}
	}
	if g != nil && g.kind == columnGutter {
		if g.deal(); g.kind == columnGutter {
			c.settle(g)
		}
	}
	return g
}

// tallest returns the tallest gutter; bars reports whether headings end it.
func tallest(frs []*fragment, rs [][]*fragment, bars bool) *gutter {
	em := medianSize(frs)
	ends := func(row []*fragment, e edge) bool { return bars && isBar(row) || crosses(row, e, em) }
	var best *gutter
	for _, e := range leftEdges(frs) {
		x := e.x
		for start := 0; start < len(rs); {
			if ends(rs[start], e) {
				start++
				continue
			}
			end := start
			for end < len(rs) && !ends(rs[end], e) {
				end++
			}
			if !twoSided(rs[start:end], x) {
				start = end
				continue
			}
			if g := judge(rs, start, end, x, em); g != nil && g.beats(best) {
				best = g
			}
			start = end
		}
	}
	return best
}

// beats reports whether g is the taller gutter. Among equals it is the one that a
// line is right at the top of: further in are the columns of a table in it.
func (g *gutter) beats(best *gutter) bool {
	if best == nil || g.height > best.height*1.02 {
		return true
	}
	need := 0.9
	if headed(rows(g.left), rows(g.right)) {
		need = 0.5
	}
	return g.kind == columnGutter && g.height > best.height*need && g.topped() && !best.topped() && g.x > best.x
}

// topped reports whether the first line at the right starts at the gutter.
func (g *gutter) topped() bool { return rows(g.right)[0][0].x0 < g.x+2 }

// twoSided reports whether at least two rows have text at each side of x.
func twoSided(rs [][]*fragment, x float64) bool {
	left, right := 0, 0
	for _, r := range rs {
		if r[0].x0 < x-1 {
			left++
		}
		if r[len(r)-1].x0 >= x-1 {
			right++
		}
	}
	return left >= 2 && right >= 2
}

// edge is where fragments start: n of them.
type edge struct {
	x float64
	n int
}

// leftEdges returns the distinct x at which fragments start, the leftmost excepted.
func leftEdges(frs []*fragment) []edge {
	xs := make([]float64, len(frs))
	for i, f := range frs {
		xs[i] = f.x0
	}
	slices.Sort(xs)
	var out []edge
	for i := 0; i < len(xs); {
		j := i
		for j < len(xs) && xs[j]-xs[i] < 2 {
			j++
		}
		if xs[i] > xs[0]+2 {
			out = append(out, edge{xs[i], j - i})
		}
		i = j
	}
	return out
}

// crosses reports whether text of the row runs over the edge. Text drawn in one go
// may be parted only where a piece starts there, and pieces of other rows do.
func crosses(row []*fragment, e edge, em float64) bool {
	x := e.x
	for _, f := range row {
		if f.x0 < x-1 && f.x1 > x-0.6*em {
			return true
		}
		if f.tied != nil && !f.parted && f.tied.x0 < x-1 && f.x0 < x+4*em && (f.x0 > x+2 || e.n < 2 && f.x0 > x-2) {
			return true
		}
	}
	return false
}

// split hands out the rows: those outside start:end go above and below.
func split(rs [][]*fragment, start, end int, x float64) *gutter {
	g := &gutter{x: x}
	for i, row := range rs {
		for _, f := range row {
			switch {
			case i < start:
				g.above = append(g.above, f)
			case i >= end:
				g.below = append(g.below, f)
			case f.x0 < x-1:
				g.left = append(g.left, f)
			default:
				g.right = append(g.right, f)
			}
		}
	}
	return g
}

// judge decides whether rows[start:end] are two columns, a rail or one flow (nil).
func judge(rs [][]*fragment, start, end int, x, em float64) *gutter {
	start, end = trim(rs, start, end, x, em)
	g := split(rs, start, end, x)
	if len(g.left) == 0 || len(g.right) == 0 {
		return nil
	}
	left, right := rows(g.left), rows(g.right)
	g.height = min(last(left).y, last(right).y) - max(left[0][0].y, right[0][0].y) + em
	notes := completes(left, right, em)
	switch {
	case !slices.ContainsFunc(g.right, func(f *fragment) bool { return !rates(f) }):
		return nil
	case !notes && isRail(left, right, x):
		g.kind = railGutter
		g.height = last(right).y - left[0][0].y + em // a label reaches to the next one
		return g
	case start == 0 && end == len(rs) && cards(left, right), lists(left) && lists(right) && !notes:
		return g
	case notes, !g.columns(left, right, em):
		return nil
	}
	if isForm(left, right) {
		g.kind = railGutter
	}
	return g
}

// columns reports whether both sides are text enough to be columns, and not scattered lines such
// as the head of a CV.
func (g *gutter) columns(left, right [][]*fragment, em float64) bool {
	if len(left) < 3 || len(right) < 3 || g.height < 4*em || table(left, right) {
		return false
	}
	return g.height >= 12*em || dense(left, em) && dense(right, em)
}

// cards reports whether both sides are pairs of a title and a text below it in
// the same two styles, such as languages with their levels.
func cards(left, right [][]*fragment) bool {
	if len(left) < 2 || len(right) < 2 || len(left)%2+len(right)%2 > 0 || len(right) > len(left) {
		return false
	}
	title, text := left[0][0], left[1][0]
	return !sameLook(title, text) && inPairs(left, title, text) && inPairs(right, title, text) && onRow(right[0][0], left)
}

// inPairs reports whether rows at one edge have the looks of a title and of a text by turns.
func inPairs(side [][]*fragment, title, text *fragment) bool {
	for i, r := range side {
		want := title
		if i%2 == 1 {
			want = text
		}
		if !sameLook(r[0], want) || math.Abs(r[0].x0-side[0][0].x0) > 2 || looksDated(r[0].text()) {
			return false
		}
	}
	return true
}

// rates reports whether a fragment is a row of dots or stars.
func rates(f *fragment) bool {
	return len(f.letters) > 2 && !slices.ContainsFunc(f.letters, func(l letter) bool { return !strings.ContainsRune(bullets, l.Rune) || l.Rune == 'o' })
}

// lists reports whether all rows are list items.
func lists(rs [][]*fragment) bool {
	for _, r := range rs {
		if r[0].bullet == "" {
			return false
		}
	}
	return len(rs) >= 2
}

// dense reports whether most rows follow each other as the lines of a text do.
func dense(rs [][]*fragment, em float64) bool {
	n := 0
	for i := 1; i < len(rs); i++ {
		if rs[i][0].y-rs[i-1][0].y <= 2.6*em {
			n++
		}
	}
	return n*5 >= (len(rs)-1)*3
}

func last(rs [][]*fragment) *fragment { return rs[len(rs)-1][0] }

// sameLook reports whether two fragments start in the same style.
func sameLook(a, b *fragment) bool {
	return a.letters[0].Style == b.letters[0].Style
}

func onRow(f *fragment, rs [][]*fragment) bool {
	for _, r := range rs {
		if math.Abs(r[0].y-f.y) <= 0.35*min(f.size, r[0].size) {
			return true
		}
	}
	return false
}

// alone reports whether nothing in the rows is at the height of a fragment; lines
// that are set close may touch.
func alone(f *fragment, rs [][]*fragment) bool {
	touch := 0.15 * f.size
	for _, r := range rs {
		if r[0].top() < f.bottom()-touch && r[0].bottom() > f.top()+touch {
			return false
		}
	}
	return true
}

func medianSize(frs []*fragment) float64 {
	s := make([]float64, len(frs))
	for i, f := range frs {
		s[i] = f.size
	}
	slices.Sort(s)
	return s[len(s)/2]
}

// looksDated reports whether text is mostly a date or a period.
func looksDated(s string) bool {
	digits := 0
	for _, r := range s {
		if unicode.IsDigit(r) {
			digits++
		}
	}
	return digits >= 4 && digits*4 >= len(s)-14 && len(s) < 40
}

// open reports whether text cannot end there: a dash, a comma, a joining word.
func open(s string) bool {
	s = strings.ToLower(strings.TrimSpace(s))
	for _, end := range []string{"-", "–", "—", ",", "&", " and", " to", " und", " et", " bis"} {
		if strings.HasSuffix(s, end) {
			return true
		}
	}
	return false
}
