package pdfium

import (
	"testing"

	"codeberg.org/go-pdf/fpdf"

	"focal/internal/ingest/pdf/glyph"
)

// Some programs draw every letter by itself, set closer than the font says.
func TestLettersDrawnOneByOne(t *testing.T) {
	for _, tc := range []struct {
		name, text string
		step       float64 // of the widths of the letters
	}{
		{"a space is one though the letters beside it touch", "mate of all", 0.75},
		{"two equal letters are no shadow of each other", "Staff", 0.55},
	} {
		t.Run(tc.name, func(t *testing.T) {
			p := firstPage(t, document(t, func(f *fpdf.Fpdf) {
				x := 50.0
				for _, r := range tc.text {
					f.Text(x, 100, string(r))
					x += tc.step * f.GetStringWidth(string(r))
				}
			}))
			got := ""
			for _, g := range p.Glyphs {
				if g.Flags&glyph.Generated == 0 {
					got += string(g.Rune)
				}
			}
			if got != tc.text {
				t.Errorf("%q, want %q", got, tc.text)
			}
		})
	}
}

// Letters that are drawn twice for boldness count once.
func TestShadow(t *testing.T) {
	p := firstPage(t, document(t, func(f *fpdf.Fpdf) {
		for _, x := range []float64{50, 50.4, 57, 57.4} {
			f.Text(x, 100, "m")
		}
	}))
	if len(p.Glyphs) != 2 {
		t.Errorf("%d glyphs, want 2", len(p.Glyphs))
	}
}
