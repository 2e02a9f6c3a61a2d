package layout

import "math"

// Lines that are set to both margins have gaps as wide as those of cells where they hold few
// words. What tells them apart: the gaps of a set line are equal, those between the cells of
// a row are as their words leave them.
const (
	setGap   = 4.0  // em: no line is set wider
	setSlack = 0.12 // em: by how much gaps of one line differ
	setWords = 4    // so many words make a line, at the least
)

// setLine tells of the fragments of a row which go on with the one before them because
// they are words of a line that is set to both margins.
func setLine(row []*fragment) []bool {
	out := make([]bool, len(row))
	for from := 0; from+setWords <= len(row); {
		to := from + 1
		for to < len(row) && setWord(row[to-1]) && sameLook(row[to-1], row[to]) && evenly(row, from, to) {
			to++
		}
		if to-from >= setWords {
			for i := from + 1; i < to; i++ {
				out[i] = true
			}
			from = to - 1
		}
		from++
	}
	return out
}

// evenly reports that the gap before row[to] is like the one after row[from].
func evenly(row []*fragment, from, to int) bool {
	first, gap := row[from+1].x0-row[from].x1, row[to].x0-row[to-1].x1
	return gap > 0 && gap < setGap*row[to].size && math.Abs(gap-first) < setSlack*row[to].size
}

// setWord reports a single word.
func setWord(f *fragment) bool {
	for i := range f.letters {
		if i > 0 && f.letters[i].space {
			return false
		}
	}
	return true
}
