package layout

import (
	"math"
	"slices"

	"focal/internal/ingest/pdf/glyph"
)

// shadedSides are the sides of coloured cells, as rules: tables are also drawn without a line, by the ground of their cells.
// A cell is one where another of its height adjoins it at the left or the right; bars under headings and side columns
// stand alone.
func shadedSides(p *glyph.Page) []glyph.Rect {
	cells := slices.DeleteFunc(slices.Clone(p.Shapes), func(s glyph.Shape) bool {
		w, h := s.X1-s.X0, s.Y1-s.Y0
		return s.Kind != glyph.Plain || w < cellWidth || h < cellHeight || h > p.Height/3 || w > p.Width*0.8
	})
	if len(cells) > maxShaded {
		return nil
	}
	var out []glyph.Rect
	for i, c := range cells {
		if slices.ContainsFunc(cells, func(d glyph.Shape) bool { return adjoins(c.Rect, d.Rect) }) {
			out = append(out, sidesOf(cells[i].Rect)...)
		}
	}
	return out
}

// What is smaller than a cell with a word in it, and more than the cells of a page of a CV, is a drawing.
const (
	cellWidth  = 24.0
	cellHeight = 8.0
	maxShaded  = 300
)

// adjoins reports two cells of one height side by side.
func adjoins(a, b glyph.Rect) bool {
	level := math.Abs(a.Y0-b.Y0) <= near && math.Abs(a.Y1-b.Y1) <= near
	return level && (math.Abs(a.X1-b.X0) <= near || math.Abs(b.X1-a.X0) <= near)
}

func sidesOf(r glyph.Rect) []glyph.Rect {
	return []glyph.Rect{
		{X0: r.X0, Y0: r.Y0, X1: r.X1, Y1: r.Y0},
		{X0: r.X0, Y0: r.Y1, X1: r.X1, Y1: r.Y1},
		{X0: r.X0, Y0: r.Y0, X1: r.X0, Y1: r.Y1},
		{X0: r.X1, Y0: r.Y0, X1: r.X1, Y1: r.Y1},
	}
}

// doubtful reports what is no table for all its grounds: no two rows are parted alike, as where words are highlighted, or
// two cells of a row hold lists, as where the grounds that would part the rows are missing.
func (t *ruled) doubtful() bool {
	alike := false
	for i, row := range t.rows {
		lists := 0
		for k := range row {
			if len(rows(row[k].frs)) > shadedLines {
				lists++
			}
		}
		if lists > 1 {
			return true
		}
		filled, _ := fill(row)
		alike = alike || filled > 1 && slices.ContainsFunc(t.rows[:i], func(above []box) bool { return sameEdges(above, row) })
	}
	return !alike
}

func sameEdges(a, b []box) bool {
	return slices.EqualFunc(a, b, func(x, y box) bool { return math.Abs(x.X0-y.X0) <= near })
}

// shadedLines is how many lines the cells of one row have, but for one of them.
const shadedLines = 4
