package pdfium

import (
	"math"
	"slices"

	"focal/internal/ingest/pdf/glyph"
)

// Who fills in a template may lay a coloured box over what was there before. The old telephone number is still in the file below
// it, and nobody sees it on the page.

// coverInk is of 255: what differs by less in a letter's place under a shape is no letter.
const coverInk = 8

// coverUp hides the text objects over which an opaque shape was drawn later, so that the page shows nothing, or letters that were drawn
// later still, in the places of their letters.
func (r *pageReader) coverUp(picture func() (Image, bool)) {
	under := r.underShapes()
	if len(under) == 0 {
		return
	}
	p, ok := picture()
	if !ok {
		return
	}
	gone := map[int32]bool{}
	for _, run := range under {
		for order, is := range r.tally(p, run) {
			gone[order] = is
		}
	}
	for i := range r.out.Glyphs {
		if g := &r.out.Glyphs[i]; gone[g.Order] {
			g.Flags |= glyph.Hidden
		}
	}
}

// underLetter is a letter with the order of the last shape that was drawn over it.
type underLetter struct {
	*glyph.Glyph
	cover int32
}

// tally tells of letters that follow one another which of their objects are not seen: nothing is in the places of some of the letters,
// and in those of the object nothing but what is drawn on the shape.
func (r *pageReader) tally(p Image, run []underLetter) map[int32]bool {
	blank := 0
	gone := map[int32]bool{}
	for _, g := range run {
		isBlank := !inkedBy(p, g.Glyph, r.out.Styles[g.Style].Size, coverInk)
		if isBlank {
			blank++
		}
		before, told := gone[g.Order]
		gone[g.Order] = (before || !told) && (isBlank || r.writtenOver(g))
	}
	if blank*10 < len(run) {
		return nil
	}
	return gone
}

// writtenOver reports a letter that another one stands over which was drawn on the shape.
func (r *pageReader) writtenOver(g underLetter) bool {
	size := r.out.Styles[g.Style].Size
	for i := range r.out.Glyphs {
		o := &r.out.Glyphs[i]
		if o.Order <= g.cover || o.Flags&glyph.Generated != 0 {
			continue
		}
		if o.X0 < g.X1 && o.X1 > g.X0 && math.Abs(o.Y-g.Y) < max(size, r.out.Styles[o.Style].Size) {
			return true
		}
	}
	return false
}

// underShapes are the letters of the text objects that lie under later shapes with all their letters, in runs of such that follow one
// another. Where that is most of the text, the page is a picture over its letters, or is not understood.
func (r *pageReader) underShapes() [][]underLetter {
	covers := r.covers()
	var runs [][]underLetter
	seen := map[int32]bool{}
	all, below, goesOn := 0, 0, false
	for i := range r.out.Glyphs {
		g := &r.out.Glyphs[i]
		if g.Rune <= ' ' || g.Flags&(glyph.Generated|glyph.Hidden|glyph.Unpainted|glyph.Transparent) != 0 {
			continue
		}
		all++
		cover := coverOf(g, r.out.Styles[g.Style].Size, covers)
		if cover == nil {
			seen[g.Order], goesOn = true, false
			continue
		}
		if below++; !goesOn {
			runs = append(runs, nil)
		}
		runs[len(runs)-1] = append(runs[len(runs)-1], underLetter{g, cover.Order})
		goesOn = true
	}
	if below*2 > all {
		return nil
	}
	for i := range runs {
		runs[i] = slices.DeleteFunc(runs[i], func(g underLetter) bool { return seen[g.Order] })
	}
	return runs
}

// covers are the shapes that text may lie under.
func (r *pageReader) covers() []*glyph.Shape {
	var out []*glyph.Shape
	for i := range r.out.Shapes {
		if s := &r.out.Shapes[i]; s.Kind != glyph.Unknown && s.X1-s.X0 >= 12 && s.Y1-s.Y0 >= 5 && len(out) < maxDoubted {
			out = append(out, s)
		}
	}
	return out
}

// coverOf is the last shape that was drawn over the place of a letter later than it; nil where none was.
func coverOf(g *glyph.Glyph, size float64, covers []*glyph.Shape) *glyph.Shape {
	x, y := (g.X0+g.X1)/2, g.Y-0.3*size
	for i := len(covers) - 1; i >= 0 && covers[i].Order > g.Order; i-- {
		if covers[i].Contains(x, y) {
			return covers[i]
		}
	}
	return nil
}
