package pdfium

import (
	"math"
	"slices"

	"focal/internal/ingest/pdf/glyph"
)

// placed is where a text object stands: its number in the drawing order, and the
// coordinates of the form that holds it.
type placed struct {
	order int32
	in    matrix
}

// leftOut is a text object that PDFium knows but has left out of the text. A space
// that is drawn by itself is one: PDFium guesses it from the distance of its
// neighbours, which fails where the widths of a font are wrong. The second of two
// equal letters is another, when they stand so close that PDFium takes one for the
// shadow of the other.
type leftOut struct {
	x, y  float64
	order int32
	blank bool
}

// leftOut returns the objects left out, in drawing order.
func (r *pageReader) leftOut() []leftOut {
	in := r.in
	var out []leftOut
	for address, at := range r.texts {
		if r.objects[address] != nil || in.call("FPDFPageObj_GetMatrix", address, in.at(0)) != 1 {
			continue
		}
		x, y := r.space.point(at.in.point(in.float32At(16), in.float32At(20)))
		if in.call("FPDFPageObj_GetBounds", address, in.at(0), in.at(4), in.at(8), in.at(12)) != 1 { // left, bottom, right, top
			continue
		}
		w, h := in.float32At(8)-in.float32At(0), in.float32At(12)-in.float32At(4)
		out = append(out, leftOut{x, y, at.order, math.Abs(w) < 0.01 && math.Abs(h) < 0.01})
	}
	slices.SortFunc(out, func(a, b leftOut) int { return int(a.order - b.order) })
	return out
}

// putBack puts what was left out between the glyphs that it was drawn between.
func putBack(glyphs []glyph.Glyph, left []leftOut, styles []glyph.Style) []glyph.Glyph {
	if len(left) == 0 {
		return glyphs
	}
	out := make([]glyph.Glyph, 0, len(glyphs)+len(left))
	last := -1 // the last glyph in out that is in the file
	for _, g := range glyphs {
		if g.Flags&glyph.Generated != 0 {
			out = append(out, g)
			continue
		}
		if last >= 0 {
			out = putBetween(out, last, g.Order, left, styles)
		}
		last = len(out)
		out = append(out, g)
	}
	return out
}

// putBetween puts what was drawn between the glyph out[last] and the object of
// that order behind it. Spaces get no width; all get the index of the glyph before.
func putBetween(out []glyph.Glyph, last int, order int32, left []leftOut, styles []glyph.Style) []glyph.Glyph {
	before := out[last]
	k, _ := slices.BinarySearchFunc(left, before.Order+1, func(l leftOut, order int32) int { return int(l.order - order) })
	if k < len(left) && left[k].twin(before, styles[before.Style].Size) && left[k].order < order {
		g := before
		g.X0, g.X1 = left[k].x, left[k].x+before.X1-before.X0
		guessed := func(g glyph.Glyph) bool { return g.Flags&glyph.Generated != 0 && g.Rune == ' ' } // from the gap that the letter fills
		out = append(out[:last+1], slices.DeleteFunc(out[last+1:], guessed)...)
		out = slices.Insert(out, last+1, g)
		k++
	}
	for ; k < len(left) && left[k].order < order; k++ {
		if left[k].blank {
			s := before
			s.Rune, s.X0, s.X1, s.Y = ' ', left[k].x, left[k].x, left[k].y
			return append(out, s)
		}
	}
	return out
}

// twin reports whether the object is the same letter again as the glyph before it,
// too far off to be its shadow.
func (l leftOut) twin(before glyph.Glyph, size float64) bool {
	step := l.x - before.X0
	return !l.blank && l.order == before.Order+1 && step > 0.12*size && step < 0.95*(before.X1-before.X0) && math.Abs(l.y-before.Y) < 0.05*size
}
