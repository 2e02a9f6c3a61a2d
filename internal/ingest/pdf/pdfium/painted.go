package pdfium

import "focal/internal/ingest/pdf/glyph"

const (
	paintedDPI = 30 // enough to tell an area's colour
	likeColour = 24 // of 255: colours that letters cannot be told by differ by no more, in each part
	otherGrey  = 70 // of 255: what differs by more is another colour, however much text stands on it
)

// painted looks at the page itself where letters would stand on their own colour: PDFium calls white or black what is filled with
// a pattern or a gradient, and does not tell where a shape is cut by another. Of a shape that is mostly painted otherwise
// than its colour nothing is known.
func (r *pageReader) painted() {
	var doubted []*glyph.Shape
	for i := range r.out.Shapes {
		if s := &r.out.Shapes[i]; s.Kind == glyph.Plain && s.X1-s.X0 >= 12 && s.Y1-s.Y0 >= 5 && r.hasText(s.Fill) {
			doubted = append(doubted, s)
		}
	}
	if len(doubted) == 0 {
		return
	}
	picture, err := r.in.render(r.page, paintedDPI)
	if err != nil {
		return // then they stand on their own colour
	}
	for _, s := range doubted {
		if mostlyOther(picture, s) {
			s.Kind = glyph.Unknown
		}
	}
}

// hasText reports text of about that colour.
func (r *pageReader) hasText(colour uint32) bool {
	for _, s := range r.out.Styles {
		if near(s.Colour>>16, colour>>16) && near(s.Colour>>8, colour>>8) && near(s.Colour, colour) {
			return true
		}
	}
	return false
}

// near compares the lowest bytes.
func near(a, b uint32) bool {
	return max(a&255, b&255)-min(a&255, b&255) <= likeColour
}

// mostlyOther reports that more than half of a shape's area has not its colour.
func mostlyOther(p Image, s *glyph.Shape) bool {
	grey := (299*int(s.Fill>>16&255) + 587*int(s.Fill>>8&255) + 114*int(s.Fill&255)) / 1000
	scale := p.DPI / 72
	x0, x1 := max(int(s.X0*scale), 0), min(int(s.X1*scale), p.Width)
	y0, y1 := max(int(s.Y0*scale), 0), min(int(s.Y1*scale), p.Height)
	other, all := 0, 0
	for y := y0; y < y1; y++ {
		for x := x0; x < x1; x++ {
			all++
			if at := int(p.Grey[y*p.Width+x]); max(at, grey)-min(at, grey) > otherGrey {
				other++
			}
		}
	}
	return other*2 > all
}
