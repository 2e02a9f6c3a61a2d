package layout

import (
	"math"
	"slices"

	"focal/internal/wordset"
)

// Lines that are set to both margins have gaps as wide as those of cells where they hold few
// words. What tells them apart: the gaps of a set line are equal, those between the cells of
// a row are as their words leave them. Labels with a frame each have equal gaps too, but the same
// in all their rows, and end anywhere.
const (
	setGap   = 4.0  // em: no line is set wider
	setSlack = 0.12 // em: by how much gaps of one line differ
	setWords = 4    // so many words make a line, at the least
	setEnd   = 1.5  // em: by how much its last word may miss the margin
	sameGap  = 10   // steps of a point by which gaps are told apart
)

// setLine tells of the fragments of a row which go on with the one before them because
// they are words of a line that is set to both margins.
func setLine(row []*fragment, is setting) []bool {
	out := make([]bool, len(row))
	for from := 0; from+setWords <= len(row); {
		to := from + 1
		for to < len(row) && setWord(row[to-1]) && sameLook(row[to-1], row[to]) && evenly(row, from, to) {
			to++
		}
		if to-from >= setWords && !is.framed(row[from:to]) {
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

// ofSentences are words that no label is made of alone.
var ofSentences = wordset.Of("a an and as at by for from in is me my of on or that the to which with")

// setting is how the rows of a region are set: where its right margin is, and how many rows have a gap.
type setting struct {
	right float64
	gaps  map[int]int
}

func settingOf(rows [][]*fragment) setting {
	is := setting{gaps: map[int]int{}}
	for _, row := range rows {
		own := map[int]bool{}
		for i, f := range row {
			is.right = max(is.right, f.x1)
			if i > 0 {
				own[gapOf(row, i)] = true
			}
		}
		for gap := range own {
			is.gaps[gap]++
		}
	}
	return is
}

// gapOf is the gap before row[i], in steps in which those of one style sheet are equal.
func gapOf(row []*fragment, i int) int { return int(math.Round((row[i].x0 - row[i-1].x1) * sameGap)) }

// framed reports labels in frames: they end short of the margin, and another row has their gap, or the
// last of them has a space of the usual width inside.
func (is setting) framed(row []*fragment) bool {
	last := len(row) - 1
	if is.right-row[last].x1 < setEnd*row[last].size || slices.ContainsFunc(row, func(f *fragment) bool { return ofSentences[f.text()] }) {
		return false
	}
	return !setWord(row[last]) || is.gaps[gapOf(row, last)] > 1
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
