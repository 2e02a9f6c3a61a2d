// Package glyph is what lies between the PDF engine and the layout: the glyphs
// of a page as they are drawn, with the shapes around them. All lengths are
// points; y grows downwards from the top of the page as it is displayed.
package glyph

// Page is one page as drawn.
type Page struct {
	Width, Height float64
	Glyphs        []Glyph // in the order of the content stream
	Styles        []Style
	Links         []Link
	Shapes        []Shape // in drawing order
	Rules         []Rect  // thin lines, as tables and frames are drawn with
	Mirrored      bool    // written from right to left, and turned over for the layout
}

// Glyph is one character.
type Glyph struct {
	Rune   rune
	X0, X1 float64 // pen position before and after, horizontally
	Y      float64 // baseline
	Style  int32   // index into Page.Styles
	Link   int32   // index into Page.Links, -1 = none
	Index  int32   // position in the engine's character order
	Order  int32   // position of its object in the drawing order
	Flags  Flags
}

// Flags tell what the engine knows about a glyph.
type Flags uint8

// Flags of a glyph.
const (
	Generated   Flags = 1 << iota // a space that the engine inferred from a gap
	Hyphen                        // a hyphen at the end of a line that splits a word
	Hidden                        // not visible to a reader of the page
	Unpainted                     // neither filled nor stroked: hidden, or the text layer of a scan
	Turned                        // drawn along another direction than left to right
	Contrasted                    // the page is rendered in another colour around it than that of the shape below
	Transparent                   // painted with a colour that is not there: hidden, unless the letters are drawn as shapes below it
)

// Style is how a glyph is drawn.
type Style struct {
	Font         string
	Size         float64 // as displayed
	Bold, Italic bool
	Colour       uint32 // 0xRRGGBB
}

// Rect is a rectangle; Y0 is its top.
type Rect struct{ X0, Y0, X1, Y1 float64 }

// Contains reports whether the point lies inside.
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X0 && x <= r.X1 && y >= r.Y0 && y <= r.Y1
}

// Link is a hyperlink and the area that is active.
type Link struct {
	Rect
	URL string
}

// thin is how wide a rule may be, in points.
const thin = 2.6

// AddRule keeps a rectangle that is drawn as a line.
func (p *Page) AddRule(r Rect) {
	if w, h := r.X1-r.X0, r.Y1-r.Y0; len(p.Rules) < MaxRules && (w <= thin || h <= thin) && max(w, h) >= 5 {
		p.Rules = append(p.Rules, r)
	}
}

// MaxRules bounds the rules of a page; what has more is a drawing.
const MaxRules = 1500

// Area returns the area of the rectangle.
func (r Rect) Area() float64 { return (r.X1 - r.X0) * (r.Y1 - r.Y0) }

// Shape is a filled path or an image.
type Shape struct {
	Rect
	Kind  ShapeKind
	Fill  uint32 // 0xRRGGBB of a Plain shape
	Order int32  // position in the drawing order, comparable with Glyph.Order
	// Points is of how many points a filled path is made: a box has four or five, letters have many.
	Points int32
}

// ShapeKind says how a shape is filled.
type ShapeKind uint8

// Kinds of shapes.
const (
	Plain   ShapeKind = iota // one opaque colour
	Unknown                  // a pattern, a shading, transparency
	Image
)

// Scanned reports whether images cover most of the page.
func (p *Page) Scanned() bool {
	area := 0.0
	for _, s := range p.Shapes {
		if s.Kind == Image {
			area += Rect{max(s.X0, 0), max(s.Y0, 0), min(s.X1, p.Width), min(s.Y1, p.Height)}.Area()
		}
	}
	return area > 0.5*p.Width*p.Height
}
