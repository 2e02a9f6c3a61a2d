package engine

import (
	"cmp"
	"math"
	"slices"
	"sort"

	"focal/internal/ingest/page"
)

// drawn is a stretch of words and where it is drawn.
type drawn struct {
	line int
	page int
	x, y float64
}

// spots are the stretches of a file by what they say.
func spots(d *page.Document) map[string][]drawn {
	out := map[string][]drawn{}
	n := 0
	for p := range d.Pages {
		for _, l := range d.Pages[p].Lines {
			for _, s := range l.Segments {
				out[s.Text()] = append(out[s.Text()], drawn{line: n, page: p, x: s.X, y: l.Y})
			}
			n++
		}
	}
	return out
}

// rows are like stretches from the top of the file down, those at one height from the left: a file may have thousands that
// say the same, and each is looked for.
type rows [][]drawn

func inRows(list []drawn) (out rows) {
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b drawn) int {
		return cmp.Or(cmp.Compare(a.page, b.page), cmp.Compare(a.y, b.y), cmp.Compare(a.x, b.x), cmp.Compare(a.line, b.line))
	})
	for i, s := range list {
		if i > 0 && list[i-1].page == s.page && list[i-1].y == s.y {
			out[len(out)-1] = append(out[len(out)-1], s)
		} else {
			out = append(out, []drawn{s})
		}
	}
	return out
}

// nearest is the line of the stretch that is drawn nearest, of several the first; only rows that are near enough are looked at.
func (r rows) nearest(s drawn) (line int, is bool) {
	least := math.Inf(1)
	look := func(row []drawn) bool {
		pages := 1e4 * math.Abs(float64(row[0].page-s.page))
		away := pages + math.Abs(row[0].y-s.y)
		if away > least {
			return pages > 0 && pages <= least // on another page a row farther on may be nearer
		}
		right := sort.Search(len(row), func(i int) bool { return row[i].x >= s.x })
		for i := max(0, right-1); i < len(row) && i <= right; i++ {
			x := row[i].x
			first := sort.Search(len(row), func(k int) bool { return row[k].x >= x }) // that is drawn there
			far := away + math.Abs(x-s.x)
			if far < least || far == least && row[first].line < line {
				least, line, is = far, row[first].line, true
			}
		}
		return true
	}
	below := sort.Search(len(r), func(i int) bool {
		return r[i][0].page > s.page || r[i][0].page == s.page && r[i][0].y >= s.y
	})
	for i := below; i < len(r) && look(r[i]); i++ {
	}
	for i := below - 1; i >= 0 && look(r[i]); i-- {
	}
	return line, is
}
