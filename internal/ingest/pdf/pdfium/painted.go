package pdfium

import (
	"math"
	"sync"

	"focal/internal/ingest/pdf/glyph"
)

const (
	paintedDPI = 72 // enough to tell what a letter stands on
	likeColour = 24 // of 255: colours that letters cannot be told by differ by no more, in each part
	otherGrey  = 70 // of 255: what differs by more is another colour
	inkGrey    = 25 // of 255: a place whose darkest and lightest points differ by less is empty
)

// painted looks at the page itself where letters would stand on their own colour: PDFium calls white or black what is filled with
// a pattern or a gradient, and does not tell where a shape is cut by another. It is asked for each letter: a shape that is dark in
// one half may hide letters in the other. Letters that are not painted stay hidden where the page shows nothing in their place.
func (r *pageReader) painted() {
	doubted := r.doubted()
	var picture Image
	isSeen := sync.OnceValue(func() (ok bool) {
		picture, ok = r.picture()
		return ok
	})
	r.coverUp(func() (Image, bool) {
		ok := isSeen()
		return picture, ok
	})
	for i := range r.out.Glyphs {
		g := &r.out.Glyphs[i]
		if g.Rune <= ' ' || g.Flags&(glyph.Generated|glyph.Hidden) != 0 {
			continue
		}
		s := r.out.Styles[g.Style]
		switch {
		case g.Flags&glyph.Transparent != 0:
			if !isSeen() || !inked(picture, g, s.Size) {
				g.Flags |= glyph.Hidden
			}
		case standsOn(g, s, doubted) && isSeen() && mostlyOther(picture, g, s):
			g.Flags |= glyph.Contrasted
		}
	}
}

// doubted are the shapes that letters of the page may be told by no more.
func (r *pageReader) doubted() []*glyph.Shape {
	var out []*glyph.Shape
	for i := range r.out.Shapes {
		s := &r.out.Shapes[i]
		if s.Kind == glyph.Plain && s.X1-s.X0 >= 12 && s.Y1-s.Y0 >= 5 && len(out) < maxDoubted && r.hasText(s.Fill) {
			out = append(out, s)
		}
	}
	return out
}

// picture is the page as it looks; not ok where it is of another size than its letters.
func (r *pageReader) picture() (p Image, ok bool) {
	p, err := r.in.render(r.page, paintedDPI)
	isOff := func(pixels int, points float64) bool { return math.Abs(float64(pixels)-points*p.DPI/72) > 2 }
	return p, err == nil && !isOff(p.Width, r.out.Width) && !isOff(p.Height, r.out.Height)
}

// maxDoubted is how many shapes are compared with each letter.
const maxDoubted = 2000

// hasText reports text of about that colour.
func (r *pageReader) hasText(colour uint32) bool {
	for _, s := range r.out.Styles {
		if alike(s.Colour, colour) {
			return true
		}
	}
	return false
}

func alike(a, b uint32) bool { return near(a>>16, b>>16) && near(a>>8, b>>8) && near(a, b) }

// near compares the lowest bytes.
func near(a, b uint32) bool {
	return max(a&255, b&255)-min(a&255, b&255) <= likeColour
}

// standsOn reports a letter over a shape that is said to have its colour.
func standsOn(g *glyph.Glyph, s glyph.Style, shapes []*glyph.Shape) bool {
	x, y := (g.X0+g.X1)/2, g.Y-0.3*s.Size
	for _, b := range shapes {
		if b.Order < g.Order && b.Contains(x, y) && alike(b.Fill, s.Colour) {
			return true
		}
	}
	return false
}

// mostlyOther reports that more than half of a letter's place has not its colour.
func mostlyOther(p Image, g *glyph.Glyph, s glyph.Style) bool {
	grey := (299*int(s.Colour>>16&255) + 587*int(s.Colour>>8&255) + 114*int(s.Colour&255)) / 1000
	other, all := 0, 0
	p.each(g, s.Size, func(at int) {
		all++
		if max(at, grey)-min(at, grey) > otherGrey {
			other++
		}
	})
	return other*2 > all
}

// inked reports that something is to be seen in a letter's place.
func inked(p Image, g *glyph.Glyph, size float64) bool { return inkedBy(p, g, size, inkGrey) }

// inkedBy reports points in a letter's place that differ by so much.
func inkedBy(p Image, g *glyph.Glyph, size float64, by int) bool {
	least, most := 255, 0
	p.each(g, size, func(at int) { least, most = min(least, at), max(most, at) })
	return most-least >= by
}

// each calls f with the grey of every point in a letter's place.
func (p Image) each(g *glyph.Glyph, size float64, f func(grey int)) {
	scale := p.DPI / 72
	x0, x1 := max(int(g.X0*scale), 0), min(int(math.Ceil(g.X1*scale)), p.Width)
	y0, y1 := max(int((g.Y-0.8*size)*scale), 0), min(int(math.Ceil((g.Y+0.2*size)*scale)), p.Height)
	for y := y0; y < y1; y++ {
		for x := x0; x < x1; x++ {
			f(int(p.Grey[y*p.Width+x]))
		}
	}
}
