package layout

import (
	"math"
	"slices"
	"strings"
)

// separators are drawn between the parts of a line.
const separators = "|¦‖•·∙/–—-"

// part unties fragments of a region that were drawn in one go but stand apart:
// tags in a row, columns of a list. In justified lines wide gaps are but spaces.
func part(frs []*fragment) {
	usual := wordSpace(frs)
	for _, row := range rows(frs) {
		spread := spreadOut(row)
		for i := 1; i < len(row); i++ {
			f, before := row[i], row[i-1]
			if f.tied != before || strings.ContainsRune(separators, f.letters[0].Rune) || strings.ContainsRune(separators, before.end().Rune) {
				continue // a separator parts by itself
			}
			em := max(f.size, before.size)
			gap := (f.x0 - before.x1 - f.slack) / em
			if f.parted && !spread || gap > max(1.8*usual, 0.55) && !justified(row, frs) {
				f.tied = nil
			}
		}
	}
}

// spreadOut reports whether most gaps of a row are wide, so that width alone parts
// nothing.
func spreadOut(row []*fragment) bool {
	wide, all := 0, len(row)-1
	for _, f := range row {
		if f.parted {
			wide++
		}
		for i := 1; i < len(f.letters); i++ {
			if f.letters[i].space {
				all++
			}
		}
	}
	return wide*2 > all && all > 2
}

// wordSpace returns the median gap between the words of a text in em.
func wordSpace(frs []*fragment) float64 {
	var gaps []float64
	for _, f := range frs {
		for i := 1; i < len(f.letters); i++ {
			if f.letters[i].space {
				gaps = append(gaps, (f.letters[i].X0-f.letters[i-1].X1-f.slack)/f.size)
			}
		}
	}
	if len(gaps) == 0 {
		return 0.3
	}
	slices.Sort(gaps)
	return min(max(gaps[len(gaps)/2], 0.2), 0.45)
}

// justified reports whether a row ends where other rows end and its gaps are alike.
func justified(row, frs []*fragment) bool {
	end := row[len(row)-1]
	flush := 0
	for _, f := range frs {
		if math.Abs(f.x1-end.x1) < 1.5 && math.Abs(f.y-end.y) > 1 {
			flush++
		}
	}
	if flush == 0 {
		return false
	}
	lo, hi := math.Inf(1), 0.0
	for i, f := range row {
		if i > 0 {
			gap := f.x0 - row[i-1].x1
			lo, hi = min(lo, gap), max(hi, gap)
		}
		for k := 1; k < len(f.letters); k++ {
			if f.letters[k].space {
				gap := f.letters[k].X0 - f.letters[k-1].X1
				lo, hi = min(lo, gap), max(hi, gap)
			}
		}
	}
	return hi < 1.6*lo+1
}
