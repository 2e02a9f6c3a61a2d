package pdfium

import (
	"errors"
	"math"

	"focal/internal/ingest/pdf/glyph"
)

// MaxGlyphs is the most characters a page may have.
const MaxGlyphs = 50_000

// ErrGlyphs is returned for pages with more.
var ErrGlyphs = errors.New("too many characters on a page")

// space maps user space to the displayed page: origin at the top left, points.
type space struct {
	left, bottom, right, top float64
	turns                    int // quarter turns clockwise
}

func (s space) size() (w, h float64) {
	w, h = s.right-s.left, s.top-s.bottom
	if s.turns%2 == 1 {
		w, h = h, w
	}
	return w, h
}

func (s space) point(x, y float64) (float64, float64) {
	switch s.turns {
	case 1:
		return y - s.bottom, x - s.left
	case 2:
		return s.right - x, y - s.bottom
	case 3:
		return s.top - y, s.right - x
	}
	return x - s.left, s.top - y
}

func (s space) rect(l, t, r, b float64) glyph.Rect {
	x0, y0 := s.point(l, t)
	x1, y1 := s.point(r, b)
	return glyph.Rect{X0: min(x0, x1), Y0: min(y0, y1), X1: max(x0, x1), Y1: max(y0, y1)}
}

// Page reads page i (0-based) with everything on it that layout needs.
func (in *Instance) Page(i int) (*glyph.Page, error) {
	handle := in.call("FPDF_LoadPage", in.doc, uint64(i))
	if in.err != nil || handle == 0 {
		return nil, errors.Join(in.err, errors.New("page cannot be loaded"))
	}
	defer in.call("FPDF_ClosePage", handle)
	text := in.call("FPDFText_LoadPage", handle)
	if in.err != nil || text == 0 {
		return nil, errors.Join(in.err, errors.New("text of the page cannot be loaded"))
	}
	defer in.call("FPDFText_ClosePage", text)

	r := pageReader{in: in, page: handle, text: text, styles: map[glyph.Style]int32{}, objects: map[uint64]*object{}, texts: map[uint64]placed{}, out: &glyph.Page{}}
	in.call("FPDF_GetPageBoundingBox", handle, in.at(0))
	r.space = space{
		left: in.float32At(0), top: in.float32At(4), right: in.float32At(8), bottom: in.float32At(12),
		turns: int(in.call("FPDFPage_GetRotation", handle) & 3),
	}
	n := int(int32(in.call("FPDFText_CountChars", text)))
	if n > MaxGlyphs {
		return nil, ErrGlyphs
	}
	if w, h := r.space.size(); w < 1 || h < 1 || max(w, h) > maxPageSide || !r.saneMediaBox() {
		r.space = r.bounds(n, r.space.turns)
	}
	r.out.Width, r.out.Height = r.space.size()
	r.links()
	r.shapes()
	r.glyphs(n)
	r.out.Glyphs = putBack(r.out.Glyphs, r.leftOut(), r.out.Styles)
	r.painted()
	return r.out, in.err
}

// maxPageSide is the largest side of a page in points (ISO 32000-1 annex C.2); a
// file that states more states nonsense.
const maxPageSide = 14_400

// saneMediaBox reports whether the size is the one that the file states: PDFium
// replaces an absurd one by US Letter, which may cut text off.
func (r *pageReader) saneMediaBox() bool {
	in := r.in
	if in.call("FPDFPage_GetMediaBox", r.page, in.at(0), in.at(4), in.at(8), in.at(12)) != 1 {
		return true // inherited
	}
	w, h := in.float32At(8)-in.float32At(0), in.float32At(12)-in.float32At(4)
	return w != 0 && h != 0 && max(math.Abs(w), math.Abs(h)) <= maxPageSide
}

// bounds returns the space of a page without a sane size: what its text covers,
// and some margin.
func (r *pageReader) bounds(n, turns int) space {
	s := space{left: math.Inf(1), bottom: math.Inf(1), right: math.Inf(-1), top: math.Inf(-1), turns: turns}
	for i := range max(n, 0) {
		if r.in.call("FPDFText_GetCharOrigin", r.text, uint64(i), r.in.at(0), r.in.at(8)) != 1 {
			continue
		}
		x, y := r.in.float64At(0), r.in.float64At(8)
		s.left, s.right = min(s.left, x), max(s.right, x)
		s.bottom, s.top = min(s.bottom, y), max(s.top, y)
	}
	if s.left > s.right {
		return space{right: 612, top: 792, turns: turns}
	}
	const margin = 36
	return space{left: s.left - margin, bottom: s.bottom - margin, right: s.right + margin, top: s.top + margin, turns: turns}
}

type pageReader struct {
	in         *Instance
	page, text uint64
	space      space
	styles     map[glyph.Style]int32
	objects    map[uint64]*object // text objects that have characters, by address
	texts      map[uint64]placed  // all text objects, by address
	out        *glyph.Page
}

const (
	transparent = 16 // of 255: alpha below it cannot be seen
	neither     = 3  // text render modes of ISO 32000-1 table 106
	clipOnly    = 7
)

// object is what all glyphs of one text object share.
type object struct {
	style, order int32
	flags        glyph.Flags
}

func (r *pageReader) glyphs(n int) {
	in := r.in
	r.out.Glyphs = make([]glyph.Glyph, 0, max(n, 0))
	var last *object
	for i := range max(n, 0) {
		if in.err != nil {
			return
		}
		at := uint64(i)
		g := glyph.Glyph{Rune: rune(in.call("FPDFText_GetUnicode", r.text, at)), Index: int32(i), Link: -1}
		if in.call("FPDFText_IsGenerated", r.text, at) == 1 {
			g.Flags |= glyph.Generated
		}
		if in.call("FPDFText_IsHyphen", r.text, at) == 1 {
			g.Flags |= glyph.Hyphen
		}
		in.call("FPDFText_GetCharOrigin", r.text, at, in.at(0), in.at(8))
		x, y := r.space.point(in.float64At(0), in.float64At(8))
		in.call("FPDFText_GetLooseCharBox", r.text, at, in.at(16))
		box := r.space.rect(in.float32At(16), in.float32At(20), in.float32At(24), in.float32At(28))
		g.X0, g.X1, g.Y = box.X0, max(box.X1, box.X0), y
		if x > g.X0-1 && x < g.X1 { // the origin is the pen; boxes of some fonts start before it
			g.X0 = x
		}
		if o := r.object(at); o != nil {
			last = o
		}
		if last != nil {
			g.Style, g.Order = last.style, last.order
			g.Flags |= last.flags
		}
		if !(glyph.Rect{X0: -2, Y0: -2, X1: r.out.Width + 2, Y1: r.out.Height + 2}).Contains((g.X0+g.X1)/2, y) {
			g.Flags |= glyph.Hidden
		}
		for l := range r.out.Links {
			if r.out.Links[l].Contains((g.X0+g.X1)/2, (box.Y0+box.Y1)/2) {
				g.Link = int32(l)
				break
			}
		}
		r.out.Glyphs = append(r.out.Glyphs, g)
	}
}

// object returns what is common to the text object of character i, nil when the
// engine made the character up.
func (r *pageReader) object(i uint64) *object {
	in := r.in
	address := in.call("FPDFText_GetTextObject", r.text, i)
	if address == 0 {
		return nil
	}
	if o, ok := r.objects[address]; ok {
		return o
	}
	o := &object{order: r.texts[address].order}
	style := glyph.Style{Size: asFloat64(in.call("FPDFText_GetFontSize", r.text, i))}
	if in.call("FPDFText_GetMatrix", r.text, i, in.at(0)) == 1 {
		a, b, c, d := in.float32At(0), in.float32At(4), in.float32At(8), in.float32At(12)
		style.Size *= math.Hypot(c, d)
		if !upright(a, b, r.space.turns) {
			o.flags |= glyph.Turned
		}
	}
	style.Size = math.Round(style.Size*100) / 100
	style.Font, style.Bold, style.Italic = r.font(i)
	if in.call("FPDFText_GetFillColor", r.text, i, in.at(0), in.at(4), in.at(8), in.at(12)) == 1 {
		style.Colour = in.uint32At(0)&255<<16 | in.uint32At(4)&255<<8 | in.uint32At(8)&255
		if in.uint32At(12)&255 < transparent {
			o.flags |= glyph.Transparent
		}
	}
	if mode := in.call("FPDFTextObj_GetTextRenderMode", address); mode == neither || mode == clipOnly {
		o.flags |= glyph.Unpainted
	}
	index, ok := r.styles[style]
	if !ok {
		index = int32(len(r.out.Styles))
		r.styles[style] = index
		r.out.Styles = append(r.out.Styles, style)
	}
	o.style = index
	r.objects[address] = o
	return o
}

// upright reports whether text with that base vector runs from left to right as displayed.
func upright(a, b float64, turns int) bool {
	for range turns { // clockwise: (a, b) becomes (b, -a)
		a, b = b, -a
	}
	return a > 0 && math.Abs(b) < 0.2*a
}

// font returns name, weight and slant of character i's font.
func (r *pageReader) font(i uint64) (name string, bold, italic bool) {
	in := r.in
	n := in.call("FPDFText_GetFontInfo", r.text, i, in.at(16), 256, in.at(0))
	flags := in.uint32At(0)
	if n > 1 && n <= 256 {
		name = string(in.bytesAt(16, n-1))
	}
	l, ok := in.fonts[name]
	if !ok {
		l = fontLook(name)
		in.fonts[name] = l
	}
	return l.name, l.bold || flags&(1<<18) != 0, l.italic || flags&64 != 0
}
