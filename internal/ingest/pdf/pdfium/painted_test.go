package pdfium

import (
	"fmt"
	"strings"
	"testing"

	"codeberg.org/go-pdf/fpdf"

	"focal/internal/ingest/pdf/glyph"
)

// bare is a PDF of one page with a pattern P1 (black to blue) and a font F1.
func bare(content string) []byte {
	return []byte("%PDF-1.4\n" + strings.Join([]string{
		"1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj",
		"2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj",
		"3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>> /Pattern <</P1 6 0 R>>>>>> endobj",
		fmt.Sprintf("4 0 obj <</Length %d>> stream\n%s\nendstream endobj", len(content), content),
		"5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj",
		"6 0 obj <</Type /Pattern /PatternType 2 /Shading <</ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 595 0] /Extend [true true]" +
			" /Function <</FunctionType 2 /Domain [0 1] /C0 [0 0 0] /C1 [0 0 .6] /N 1>>>>>> endobj",
		"trailer <</Root 1 0 R>>",
	}, "\n"))
}

// White letters on a gradient can be read; PDFium says of it that it is white.
func TestWhatIsNotWhiteIsUnknown(t *testing.T) {
	const text = " 1 1 1 rg BT /F1 20 Tf 100 760 Td (ADA QUILL) Tj ET"
	for name, c := range map[string]struct {
		content string
		want    glyph.ShapeKind
	}{
		"gradient":             {"/Pattern cs /P1 scn 0 700 595 142 re f" + text, glyph.Unknown},
		"white":                {"1 1 1 rg 0 700 595 142 re f" + text, glyph.Plain},
		"white with dark text": {"1 1 1 rg 0 700 595 142 re f 0 0 0 rg BT /F1 20 Tf 100 720 Td (Black) Tj ET" + text, glyph.Plain},
	} {
		t.Run(name, func(t *testing.T) {
			p := firstPage(t, bare(c.content))
			if len(p.Shapes) != 1 || p.Shapes[0].Kind != c.want {
				t.Errorf("%+v, want one of kind %v", p.Shapes, c.want)
			}
		})
	}
}

func TestTransparentTextIsTold(t *testing.T) {
	p := firstPage(t, document(t, func(f *fpdf.Fpdf) {
		f.SetAlpha(0, "Normal")
		f.Text(50, 50, "unseen")
	}))
	for _, g := range p.Glyphs {
		if g.Flags&glyph.Transparent == 0 && g.Flags&glyph.Generated == 0 {
			t.Errorf("%c is painted", g.Rune)
		}
	}
}
