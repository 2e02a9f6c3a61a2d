package layout

import (
	"math"
	"regexp"
	"slices"
	"strings"
)

// completes reports whether the right side only completes rows of the left:
// dates and places at the right edge, or single values apart from each other.
func completes(left, right [][]*fragment, em float64) bool {
	aligned, dates, places, lone := 0, 0, 0, 0
	apart := 1.8 * max(em, leading(left))
	for i, r := range right {
		if onRow(r[0], left) {
			aligned++
		}
		switch text := r[0].text(); {
		case looksDated(text):
			dates++
		case townAndState.MatchString(text):
			places++
		}
		if standsApart(right, i, apart) {
			lone++
		}
	}
	share := func(n int) float64 { return float64(n) / float64(len(right)) }
	switch {
	case share(aligned) >= 0.5 && flushRight(right):
		return true
	case share(aligned) < 0.85:
		return false
	}
	return share(dates) >= 0.5 || dates > 0 && dates+places == len(right) ||
		share(lone) >= 0.8 && float64(len(right)) <= 0.6*float64(len(left))
}

// townAndState is a town and its state or country, as they stand beside an employer: "Fen Town, NY".
var townAndState = regexp.MustCompile(`^\p{Lu}[\p{L}.' -]+, \p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?$`)

// standsApart reports whether no other row is within the distance of one.
func standsApart(rs [][]*fragment, i int, apart float64) bool {
	y := rs[i][0].y
	return (i == 0 || y-rs[i-1][0].y > apart) && (i+1 == len(rs) || rs[i+1][0].y-y > apart)
}

// flushRight reports whether rows end at one edge and do not begin at one.
func flushRight(rs [][]*fragment) bool {
	starts, ends := borders(rs)
	return commonest(ends) >= 0.8 && commonest(starts) < 0.8
}

// borders are where rows start and end.
func borders(rs [][]*fragment) (starts, ends []float64) {
	for _, r := range rs {
		starts = append(starts, r[0].x0)
		ends = append(ends, r[len(r)-1].x1)
	}
	return starts, ends
}

// leading returns the median distance of the rows.
func leading(rs [][]*fragment) float64 {
	var d []float64
	for i := 1; i < len(rs); i++ {
		d = append(d, rs[i][0].y-rs[i-1][0].y)
	}
	if len(d) == 0 {
		return 0
	}
	slices.Sort(d)
	return d[len(d)/2]
}

// commonest returns the share of values that lie within 2 points of one of them.
func commonest(vs []float64) float64 {
	best := 0
	for _, v := range vs {
		n := 0
		for _, w := range vs {
			if math.Abs(v-w) <= 2 {
				n++
			}
		}
		best = max(best, n)
	}
	return float64(best) / float64(len(vs))
}

// table reports whether both sides are the single-line cells of the same rows: one
// side holds dates, or the right one numbers or the same values again and again.
func table(left, right [][]*fragment) bool {
	if !paired(left, right) {
		return false
	}
	dates, numbers := 0, 0
	values := map[string]bool{}
	for _, r := range left {
		if looksDated(r[0].text()) || looksDated(r[len(r)-1].text()) {
			dates++
		}
	}
	for _, r := range right {
		t := r[0].text()
		values[t] = true
		if strings.ContainsAny(t, "0123456789") {
			numbers++
		}
	}
	return dates*2 >= len(left) || numbers*5 >= len(right)*4 || len(values)*4 <= len(right)*3
}

// paired reports whether the rows of both sides share their baselines one to one.
func paired(left, right [][]*fragment) bool {
	return float64(shared(left, right)) >= 0.9*float64(max(len(left), len(right)))
}
