package pdfium

import "focal/internal/ingest/pdf/glyph"

const (
	paintedDPI  = 30  // enough to tell an area's colour
	nearlyWhite = 235 // of 255: what white letters cannot be read on is lighter
	darkGrey    = 170 // of 255
)

// painted looks at the page itself where white letters would stand on white: PDFium calls white what is filled with a pattern or
// a gradient. Of such a shape nothing is known but that it is not white.
func (r *pageReader) painted() {
	if !r.hasWhiteText() {
		return
	}
	var doubted []*glyph.Shape
	for i := range r.out.Shapes {
		if s := &r.out.Shapes[i]; s.Kind == glyph.Plain && isWhite(s.Fill) && s.X1-s.X0 >= 12 && s.Y1-s.Y0 >= 5 {
			doubted = append(doubted, s)
		}
	}
	if len(doubted) == 0 {
		return
	}
	picture, err := r.in.render(r.page, paintedDPI)
	if err != nil {
		return // then white on white it is
	}
	for _, s := range doubted {
		if mostlyDark(picture, s.Rect) {
			s.Kind = glyph.Unknown
		}
	}
}

func (r *pageReader) hasWhiteText() bool {
	for _, s := range r.out.Styles {
		if isWhite(s.Colour) {
			return true
		}
	}
	return false
}

func isWhite(c uint32) bool {
	return c>>16&255 >= nearlyWhite && c>>8&255 >= nearlyWhite && c&255 >= nearlyWhite
}

// mostlyDark reports that more than half of an area of the page is no light colour.
func mostlyDark(p Image, area glyph.Rect) bool {
	scale := p.DPI / 72
	x0, x1 := max(int(area.X0*scale), 0), min(int(area.X1*scale), p.Width)
	y0, y1 := max(int(area.Y0*scale), 0), min(int(area.Y1*scale), p.Height)
	dark, all := 0, 0
	for y := y0; y < y1; y++ {
		for x := x0; x < x1; x++ {
			all++
			if p.Grey[y*p.Width+x] < darkGrey {
				dark++
			}
		}
	}
	return dark*2 > all
}
