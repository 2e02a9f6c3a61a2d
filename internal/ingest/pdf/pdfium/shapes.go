package pdfium

import "focal/internal/ingest/pdf/glyph"

const (
	maxShapes    = 20_000
	maxFormDepth = 5
)

// Types of page objects.
const (
	textObject    = 1
	pathObject    = 2
	imageObject   = 3
	shadingObject = 4
	formObject    = 5
)

// matrix maps a form's coordinates to those of the page, as in ISO 32000-1 8.3.4.
type matrix struct{ a, b, c, d, e, f float64 }

var identity = matrix{a: 1, d: 1}

// after returns the matrix that applies n first, then m.
func (m matrix) after(n matrix) matrix {
	return matrix{
		n.a*m.a + n.b*m.c, n.a*m.b + n.b*m.d,
		n.c*m.a + n.d*m.c, n.c*m.b + n.d*m.d,
		n.e*m.a + n.f*m.c + m.e, n.e*m.b + n.f*m.d + m.f,
	}
}

func (m matrix) point(x, y float64) (float64, float64) {
	return finite(x*m.a + y*m.c + m.e), finite(x*m.b + y*m.d + m.f)
}

// shapes collects filled paths and images, and the drawing order of the text.
func (r *pageReader) shapes() {
	in := r.in
	n := int(int32(in.call("FPDFPage_CountObjects", r.page)))
	left := maxShapes
	for i := range max(n, 0) {
		r.shape(in.call("FPDFPage_GetObject", r.page, uint64(i)), identity, maxFormDepth, &left)
	}
}

// shape takes up one object, of forms all that they hold; left counts down.
func (r *pageReader) shape(object uint64, m matrix, depth int, left *int) {
	in := r.in
	if *left--; *left < 0 || in.err != nil || object == 0 {
		return
	}
	order := int32(maxShapes - *left)
	s := glyph.Shape{Order: order}
	switch in.call("FPDFPageObj_GetType", object) {
	case textObject:
		r.texts[object] = placed{order, m}
		return
	case formObject:
		r.form(object, m, depth, left)
		return
	case imageObject:
		s.Kind = glyph.Image
	case shadingObject:
		s.Kind = glyph.Unknown
	case pathObject:
		in.call("FPDFPath_GetDrawMode", object, in.at(0), in.at(4))
		if in.uint32At(0) == 0 { // not filled
			if in.uint32At(4) != 0 {
				r.stroke(object, m)
			}
			return
		}
		if r.fill(object, &s) {
			s.Points = int32(in.call("FPDFPath_CountSegments", object))
		}
	default:
		return
	}
	var ok bool
	if s.Rect, ok = r.extent(object, m); !ok {
		return
	}
	r.out.Shapes = append(r.out.Shapes, s)
	if s.Kind != glyph.Image {
		r.out.AddRule(s.Rect)
	}
}

// form takes up all that a form holds, unless it lies too deep in others.
func (r *pageReader) form(object uint64, m matrix, depth int, left *int) {
	in := r.in
	if depth == 0 || in.call("FPDFPageObj_GetMatrix", object, in.at(0)) != 1 {
		return
	}
	inner := m.after(matrix{in.float32At(0), in.float32At(4), in.float32At(8), in.float32At(12), in.float32At(16), in.float32At(20)})
	for i := range max(int(int32(in.call("FPDFFormObj_CountObjects", object))), 0) {
		r.shape(in.call("FPDFFormObj_GetObject", object, uint64(i)), inner, depth-1, left)
	}
}

// fill sets the colour of a filled path; one that is half transparent may show anything. It reports one that can be seen.
func (r *pageReader) fill(object uint64, s *glyph.Shape) (seen bool) {
	in := r.in
	known := in.call("FPDFPageObj_GetFillColor", object, in.at(0), in.at(4), in.at(8), in.at(12)) == 1
	alpha := in.uint32At(12) & 255
	if !known || alpha < 128 {
		s.Kind = glyph.Unknown
	}
	s.Fill = in.uint32At(0)&255<<16 | in.uint32At(4)&255<<8 | in.uint32At(8)&255
	return !known || alpha >= transparent
}

// extent returns where an object is drawn.
func (r *pageReader) extent(object uint64, m matrix) (glyph.Rect, bool) {
	in := r.in
	if in.call("FPDFPageObj_GetBounds", object, in.at(0), in.at(4), in.at(8), in.at(12)) != 1 { // left, bottom, right, top
		return glyph.Rect{}, false
	}
	x0, y0 := m.point(in.float32At(0), in.float32At(4))
	x1, y1 := m.point(in.float32At(8), in.float32At(12))
	return r.space.rect(x0, y1, x1, y0), true
}

// stroke keeps a path that is drawn with a pen and not filled: a line, or the four
// sides of a rectangle.
func (r *pageReader) stroke(object uint64, m matrix) {
	b, ok := r.extent(object, m)
	if !ok {
		return
	}
	r.out.AddRule(b)
	if n := int32(r.in.call("FPDFPath_CountSegments", object)); n < 4 || n > 5 {
		return
	}
	for _, side := range []glyph.Rect{{X0: b.X0, Y0: b.Y0, X1: b.X1, Y1: b.Y0}, {X0: b.X0, Y0: b.Y1, X1: b.X1, Y1: b.Y1}, {X0: b.X0, Y0: b.Y0, X1: b.X0, Y1: b.Y1}, {X0: b.X1, Y0: b.Y0, X1: b.X1, Y1: b.Y1}} {
		r.out.AddRule(side)
	}
}
