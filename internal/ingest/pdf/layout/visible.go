package layout

import (
	"cmp"
	"math"
	"slices"

	"focal/internal/ingest/pdf/glyph"
)

const (
	tinySize    = 2.0  // points: nobody reads smaller text
	minContrast = 1.15 // WCAG contrast ratio; light grey on white (#DDD) has 1.36
)

// hide flags the glyphs that a reader of the page cannot see: text stuffed in for
// machines is not content. recognised reports that the page is a scan whose text
// layer, drawn invisibly by a recogniser, was kept.
func hide(p *glyph.Page) (hidden, recognised bool) {
	v := viewer{page: p, backs: backgrounds(p), outlines: outlines(p), scanned: p.Scanned()}
	var faint []int
	seen := 0
	for i := range p.Glyphs {
		g := &p.Glyphs[i]
		if g.Flags&glyph.Generated != 0 || g.Rune <= ' ' {
			continue
		}
		switch v.look(g) {
		case hiddenGlyph:
			g.Flags |= glyph.Hidden
			hidden = true
		case scannedGlyph:
			recognised = true
		case faintGlyph:
			faint = append(faint, i)
		case seenGlyph:
			seen++
		}
	}
	if len(faint) > 10*seen {
		return hidden, recognised // then it is the background that was not understood
	}
	for _, i := range faint {
		p.Glyphs[i].Flags |= glyph.Hidden
	}
	return hidden || len(faint) > 0, recognised
}

// viewer tells what a reader of a page sees.
type viewer struct {
	page     *glyph.Page
	backs    []glyph.Shape
	outlines []glyph.Shape
	scanned  bool
	bold     map[int32]int32 // styles of outlined letters
	letters  []glyph.Glyph   // outlined so far
}

type sight int

const (
	seenGlyph sight = iota
	hiddenGlyph
	scannedGlyph // unpainted, over a scan
	faintGlyph   // covered, or hardly to be told from what is behind it
)

func (v *viewer) look(g *glyph.Glyph) sight {
	s := v.page.Styles[g.Style]
	unpainted := g.Flags&glyph.Unpainted != 0
	switch {
	case g.Flags&glyph.Hidden != 0:
		return hiddenGlyph
	case g.Flags&glyph.Transparent != 0:
		if unpainted || s.Size < tinySize || covered(g, s.Size, v.backs) || v.drawn(g, s.Size) || !v.outlined(g, s.Size) {
			return hiddenGlyph
		}
		v.letters = append(v.letters, *g)
		g.Style = v.boldOf(g.Style)
		return seenGlyph
	case unpainted && v.scanned:
		return scannedGlyph
	case unpainted, s.Size < tinySize && g.X1-g.X0 < tinySize:
		return hiddenGlyph
	case covered(g, s.Size, v.backs), g.Flags&glyph.Contrasted == 0 && faintOn(g, s, v.backs):
		return faintGlyph
	}
	return seenGlyph
}

// outlines returns the shapes that may be letters.
func outlines(p *glyph.Page) []glyph.Shape {
	var out []glyph.Shape
	for _, s := range p.Shapes {
		if s.Kind != glyph.Image && s.Points >= letterPoints {
			out = append(out, s)
		}
	}
	return out
}

// letterPoints is less than any word is made of, and more than a box with round corners.
const letterPoints = 20

// lettersPerSize is of how many points words are made at least, for each width of the letters' size; rows of boxes have fewer.
const lettersPerSize = 12

// outlined reports that a letter is drawn as a shape that is as high as letters are. Browsers print so what is bold in a font
// without bold letters, and lay the text over it transparently, so that it can be found.
func (v *viewer) outlined(g *glyph.Glyph, size float64) bool {
	x, middle := (g.X0+g.X1)/2, g.Y-0.3*size
	behind, _ := slices.BinarySearchFunc(v.outlines, g.Order, func(s glyph.Shape, order int32) int { return cmp.Compare(s.Order, order) })
	for i := behind - 1; i >= max(0, behind-nearOutlines); i-- {
		s := &v.outlines[i]
		h := s.Y1 - s.Y0
		likeLetters := h >= 0.4*size && h <= 1.6*size && float64(s.Points)*size >= lettersPerSize*(s.X1-s.X0)
		if likeLetters && s.Contains(x, middle) && (s.Kind == glyph.Unknown || contrast(s.Fill, v.behind(s)) >= minContrast) {
			return true
		}
	}
	return false
}

// drawn reports a letter that no shape is left for: it is squeezed, or lies where another text has told the shape's letters.
func (v *viewer) drawn(g *glyph.Glyph, size float64) bool {
	if g.X1-g.X0 < 0.1*size {
		return true
	}
	x := (g.X0 + g.X1) / 2
	for i := len(v.letters) - 1; i >= max(0, len(v.letters)-500); i-- {
		if l := &v.letters[i]; l.Order != g.Order && x > l.X0 && x < l.X1 && math.Abs(l.Y-g.Y) < 0.5*size {
			return true
		}
	}
	return false
}

// nearOutlines is how many outlines before a letter are looked at: a word is one, or has one for each letter.
const nearOutlines = 64

// behind is the colour that a shape is drawn on; white where that is not known.
func (v *viewer) behind(s *glyph.Shape) uint32 {
	x, y := (s.X0+s.X1)/2, (s.Y0+s.Y1)/2
	for i := len(v.backs) - 1; i >= 0; i-- {
		if b := &v.backs[i]; b.Order < s.Order && b.Points < letterPoints && b.Kind == glyph.Plain && b.Contains(x, y) {
			return b.Fill
		}
	}
	return 0xFFFFFF
}

// boldOf is a style with bold letters: those that are drawn as shapes.
func (v *viewer) boldOf(style int32) int32 {
	if v.page.Styles[style].Bold {
		return style
	}
	if v.bold == nil {
		v.bold = map[int32]int32{}
	}
	if _, ok := v.bold[style]; !ok {
		s := v.page.Styles[style]
		s.Bold = true
		v.bold[style] = int32(len(v.page.Styles))
		v.page.Styles = append(v.page.Styles, s)
	}
	return v.bold[style]
}

// backgrounds returns the shapes that text can stand on.
func backgrounds(p *glyph.Page) []glyph.Shape {
	var out []glyph.Shape
	for _, s := range p.Shapes {
		if s.X1-s.X0 >= 12 && s.Y1-s.Y0 >= 5 && len(out) < 2000 {
			out = append(out, s)
		}
	}
	return out
}

// faintOn reports whether a glyph has nearly the colour of what it is drawn on.
func faintOn(g *glyph.Glyph, s glyph.Style, backs []glyph.Shape) bool {
	x, y := (g.X0+g.X1)/2, g.Y-0.3*s.Size
	back := uint32(0xFFFFFF)
	for i := len(backs) - 1; i >= 0; i-- {
		if b := &backs[i]; b.Order < g.Order && b.Contains(x, y) {
			if b.Kind != glyph.Plain {
				return false
			}
			back = b.Fill
			break
		}
	}
	return contrast(s.Colour, back) < minContrast
}

// covered reports whether an opaque white shape was drawn over the glyph.
func covered(g *glyph.Glyph, size float64, backs []glyph.Shape) bool {
	for i := len(backs) - 1; i >= 0 && backs[i].Order > g.Order; i-- {
		b := &backs[i]
		if b.Kind == glyph.Plain && contrast(b.Fill, 0xFFFFFF) < minContrast && b.Contains(g.X0, g.Y-0.6*size) && b.Contains(g.X1, g.Y) {
			return true
		}
	}
	return false
}

// contrast is the contrast ratio of WCAG 2.1, from 1 to 21.
func contrast(a, b uint32) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(c uint32) float64 {
	return 0.2126*linear[c>>16&255] + 0.7152*linear[c>>8&255] + 0.0722*linear[c&255]
}

// linear maps an sRGB channel to light.
var linear = func() (t [256]float64) {
	for i := range t {
		f := float64(i) / 255
		if f <= 0.04045 {
			t[i] = f / 12.92
		} else {
			t[i] = math.Pow((f+0.055)/1.055, 2.4)
		}
	}
	return t
}()
