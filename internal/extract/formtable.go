package extract

import (
	"strings"

	"focal/internal/extract/words"
)

// tableRecords reads a table whose first row names its columns.
func (b *builder) tableRecords(paras []para) []record {
	if len(paras) == 0 || len(paras[0].segs) < 2 {
		return nil
	}
	var columns []role
	count := map[role]int{}
	for _, s := range paras[0].segs {
		r, ok := fieldLabels[words.Fold(strings.NewReplacer("/", " ", "&", " ").Replace(s.text))]
		if !ok || count[r] > 0 {
			return nil
		}
		columns = append(columns, r)
		count[r]++
	}
	if count[roleTitle]+count[roleOrg] == 0 || count[roleTitle]+count[roleOrg]+count[roleDates] < 2 {
		return nil
	}
	out := []record{}
	for i := 1; i < len(paras); i++ {
		p := &paras[i]
		if len(out) > 0 && (p.bullet || len(p.segs) == 1) {
			out[len(out)-1].body = append(out[len(out)-1].body, *p)
			continue
		}
		if len(p.segs) > len(columns) || len(p.segs) < 2 {
			return nil
		}
		e := record{fields: map[role]para{}}
		for k, c := range seat(columns, p.segs) {
			cell := *p
			cell.segs = p.segs[k : k+1]
			cell.refresh()
			switch columns[c] {
			case roleSkip:
			case roleBody:
				e.body = append(e.body, cell)
			default:
				e.fields[columns[c]] = cell
			}
		}
		out = append(out, e)
	}
	b.use(paras[0].lines)
	return out
}

// seat finds for every cell of a row its column; a row may lack cells, and their
// order stays.
func seat(columns []role, cells []segment) []int {
	out := make([]int, len(cells))
	best := make([]int, len(cells))
	bestScore := -1e9
	var try func(k, from int, score float64)
	try = func(k, from int, score float64) {
		if k == len(cells) {
			if score > bestScore {
				bestScore = score
				copy(best, out)
			}
			return
		}
		for c := from; c <= len(columns)-(len(cells)-k); c++ {
			out[k] = c
			try(k+1, c+1, score+fits(columns[c], cells[k].text))
		}
	}
	try(0, 0, 0)
	return best
}

// fits rates a cell for its column.
func fits(r role, text string) float64 {
	switch r {
	case roleDates:
		if datesOnly(text) {
			return 3
		}
		return -3
	case roleSkip:
		if wordCount(text) == 1 && len(text) <= 3 {
			return 2
		}
		return -3
	case roleTitle:
		return max(titleScore(text), degreeScore(text), certificateScore(text), 0)
	case roleOrg:
		return max(orgScore(text), schoolScore(text), 0)
	case roleScore:
		return max(scoreScore(text), 0)
	}
	return 0
}
