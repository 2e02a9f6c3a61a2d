package layout

import (
	"slices"

	"focal/internal/ingest/pdf/glyph"
)

// Some programs make a CV as large as a poster, with letters of 35 points that are read on a sheet of paper all the same. What is near
// and what is far is known in points of paper.

// usualSize is how large the letters of text are on paper, posterSize how large they are at least on a poster.
const (
	usualSize  = 10.0
	posterSize = 2 * usualSize
)

// toPaper makes posters as small as paper. A page with few letters, as the last one often is, goes by the poster page whose width it has.
func toPaper(pages []*glyph.Page) {
	by := map[float64]float64{} // of pages of a width
	for _, p := range pages {
		if size := textSize(p); size >= posterSize && by[p.Width] == 0 {
			by[p.Width] = usualSize / size
		}
	}
	for _, p := range pages {
		if size := textSize(p); by[p.Width] > 0 && (size == 0 || size >= posterSize) {
			shrinkPage(p, by[p.Width])
		}
	}
}

// shrinkPage makes a page and all on it smaller.
func shrinkPage(p *glyph.Page, by float64) {
	p.Width, p.Height = p.Width*by, p.Height*by
	for i := range p.Glyphs {
		g := &p.Glyphs[i]
		g.X0, g.X1, g.Y = g.X0*by, g.X1*by, g.Y*by
	}
	p.Styles, p.Shapes, p.Rules, p.Links = slices.Clone(p.Styles), slices.Clone(p.Shapes), slices.Clone(p.Rules), slices.Clone(p.Links)
	for i := range p.Styles {
		p.Styles[i].Size *= by
	}
	shrink := func(r *glyph.Rect) { r.X0, r.Y0, r.X1, r.Y1 = r.X0*by, r.Y0*by, r.X1*by, r.Y1*by }
	for i := range p.Shapes {
		shrink(&p.Shapes[i].Rect)
	}
	for i := range p.Rules {
		shrink(&p.Rules[i])
	}
	for i := range p.Links {
		shrink(&p.Links[i].Rect)
	}
}

// textSize is the size of most letters of a page that has as many as a CV; 0 where it has few, as a title page or slides have.
func textSize(p *glyph.Page) float64 {
	var sizes []float64
	for i := range p.Glyphs {
		if g := &p.Glyphs[i]; g.Rune > ' ' && g.Flags&(glyph.Generated|glyph.Hidden) == 0 {
			sizes = append(sizes, p.Styles[g.Style].Size)
		}
	}
	if len(sizes) < 300 {
		return 0
	}
	return median(sizes)
}
