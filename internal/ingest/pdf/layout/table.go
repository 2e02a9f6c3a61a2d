package layout

import (
	"math"
	"slices"
	"strings"
	"unicode"

	"focal/internal/extract/words"
)

// tableColumns returns where the columns at the right of a rail start when the
// rail is a table: strips that no text crosses and beside which most rows start a
// cell. The first column, directly beside the labels, is not among them.
func tableColumns(labels [][]*fragment, right []*fragment) []float64 {
	if len(labels) < 2 || len(right) == 0 {
		return nil
	}
	rs := rows(right)
	em := medianSize(right)
	var out []float64
	for _, e := range leftEdges(right) {
		heads := 0
		for _, c := range labels {
			heads += cellsBeside(c[0], rs, e.x)
		}
		if heads*5 < len(labels)*4 || lower(rs, e.x) < heads/4+1 {
			continue // a note of one line beside each label is no cell
		}
		if !slices.ContainsFunc(rs, func(r []*fragment) bool { return crosses(r, e, em) }) {
			out = append(out, e.x)
		}
	}
	return out
}

// cellsBeside is how many cells start at x on the row of a label, dates apart.
func cellsBeside(label *fragment, rs [][]*fragment, x float64) int {
	n := 0
	for _, r := range rs {
		if math.Abs(r[0].y-label.y) > 0.35*r[0].size {
			continue
		}
		for _, f := range r {
			if math.Abs(f.x0-x) < 2 && !looksDated(f.text()) {
				n++
			}
		}
	}
	return n
}

// lower returns how many rows have text from x on, without those in which another
// cell starts the row: the further lines of cells that wrap.
func lower(rs [][]*fragment, x float64) int {
	n := 0
	for i, r := range rs {
		if i > 0 && slices.ContainsFunc(r, func(f *fragment) bool { return f.x0 >= x-2 }) && r[0].y-rs[i-1][0].y < 1.45*r[0].size {
			n++
		}
	}
	return n
}

// tableRow splits the text beside a label into cells. All lines of a cell belong
// to the row, but of the last one, which may be long, only the first.
func tableRow(label, band []*fragment, columns []float64) (row [][]*fragment, rest []*fragment, ok bool) {
	if len(columns) == 0 {
		return nil, nil, false
	}
	row = append(row, label)
	for _, x := range columns {
		cell, others := parted(band, x-2)
		row, band = append(row, cell), others
	}
	return row, band, true
}

// labelCells splits a label of several lines: what follows a whole date is
// something else, for example the place.
func labelCells(c []*fragment) [][]*fragment {
	out := [][]*fragment{{c[0]}}
	text := c[0].text() // of the last cell
	for i, f := range c[1:] {
		n := len(out) - 1
		if looksDated(text) && goesOnDate(f) {
			f.dropBullet()
		}
		if f.y > c[i].y+1 && looksDated(text) && wholeDate(text) && !looksDated(f.text()) && !goesOnDate(f) {
			out, text = append(out, []*fragment{f}), f.text()
			continue
		}
		out[n] = append(out[n], f)
		text += " " + f.text()
	}
	return out
}

// goesOnDate reports whether a line starts with the dash of a period.
func goesOnDate(f *fragment) bool {
	return strings.ContainsAny(f.bullet, dashes) || strings.ContainsRune(dashes, f.letters[0].Rune)
}

const dashes = "-–—"

// wholeDate reports whether a period is complete: it ends in a number, or in a
// word after the dash such as "present", but not in a month.
func wholeDate(s string) bool {
	f := strings.Fields(s)
	if len(f) == 0 || open(s) {
		return false
	}
	end := f[len(f)-1]
	if strings.IndexFunc(end, unicode.IsDigit) >= 0 {
		return true
	}
	end = words.Fold(end)
	_, month := words.Months().Value(end)
	return len(end) > 2 && !month
}
