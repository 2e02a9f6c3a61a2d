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
		"3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources" +
			" <</Font <</F1 5 0 R>> /ExtGState <</T <</ca 0>>>> /Pattern <</P1 6 0 R>>>>>> endobj",
		fmt.Sprintf("4 0 obj <</Length %d>> stream\n%s\nendstream endobj", len(content), content),
		"5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj",
		"6 0 obj <</Type /Pattern /PatternType 2 /Shading <</ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 595 0] /Extend [true true]" +
			" /Function <</FunctionType 2 /Domain [0 1] /C0 [0 0 0] /C1 [0 0 .6] /N 1>>>>>> endobj",
		"trailer <</Root 1 0 R>>",
	}, "\n"))
}

// White letters on a gradient can be read; PDFium says of it that it is white. A shape that is white where they stand hides them,
// whatever is drawn over the rest of it.
func TestWhatIsNotWhiteIsContrasted(t *testing.T) {
	const text = " 1 1 1 rg BT /F1 20 Tf 100 760 Td (ADA QUILL) Tj ET"
	for name, c := range map[string]struct {
		content string
		want    bool
	}{
		"gradient":                           {"/Pattern cs /P1 scn 0 700 595 142 re f" + text, true},
		"white":                              {"1 1 1 rg 0 700 595 142 re f" + text, false},
		"white with dark text":               {"1 1 1 rg 0 700 595 142 re f 0 0 0 rg BT /F1 20 Tf 100 720 Td (Black) Tj ET" + text, false},
		"white, and mostly under a dark one": {"1 1 1 rg 0 400 595 442 re f 0 0 0 rg 0 400 595 300 re f" + text, false},
	} {
		t.Run(name, func(t *testing.T) {
			for _, g := range firstPage(t, bare(c.content)).Glyphs {
				if g.Rune == 'Q' && (g.Flags&glyph.Contrasted != 0) != c.want {
					t.Errorf("Q is contrasted: %v", !c.want)
				}
			}
		})
	}
}

// Letters that are not painted are hidden where nothing else is drawn in their place.
func TestTransparentTextNeedsInk(t *testing.T) {
	const letters = " 0 g 100 760 m 110 780 l 120 760 l 130 780 l 140 760 l 140 775 l 100 775 l h f "
	for content, hidden := range map[string]bool{
		letters:                              false,
		"q 0 0 5 5 re W n" + letters + "Q":   true,
		letters + "1 g 90 700 200 100 re f ": true,
		"q /T gs" + letters + "Q":            true,
	} {
		t.Run(content, func(t *testing.T) {
			for _, g := range firstPage(t, bare(content+"/T gs BT /F1 20 Tf 100 760 Td (A) Tj ET")).Glyphs {
				if g.Rune == 'A' && (g.Flags&glyph.Hidden != 0) != hidden {
					t.Errorf("A is hidden: %v", !hidden)
				}
			}
		})
	}
}

// Text over which a box was drawn later is hidden; what shows through it, or stands on it, is not.
func TestCoveredTextIsHidden(t *testing.T) {
	const old = "0 g BT /F1 12 Tf 100 700 Td (QQQQQQQQ) Tj ET "
	const page = "0 g BT /F1 12 Tf 100 500 Td (A line that is longer than the old one) Tj ET "
	const box = ".5 .7 .9 rg 50 600 300 200 re f"
	const again = " 0 g BT /F1 12 Tf 100 700 Td (NEW WORD) Tj ET"
	for name, c := range map[string]struct {
		content string
		want    bool
	}{
		"under a coloured box":        {page + old + ".5 .7 .9 rg 50 600 300 200 re f", true},
		"on it":                       {page + ".5 .7 .9 rg 50 600 300 200 re f " + old, false},
		"under a box that is cut off": {page + old + "q 0 0 5 5 re W n .5 .7 .9 rg 50 600 300 200 re f Q", false},
		"under one half transparent":  {page + old + "q /T gs .5 .7 .9 rg 50 600 300 200 re f Q", false},
		"beside it":                   {page + old + ".5 .7 .9 rg 50 100 300 200 re f", false},
		"partly under it":             {page + old + ".5 .7 .9 rg 50 600 70 200 re f", false},
		"written over":                {page + old + box + again, false}, // which of them is seen, is not told here
		"written over in parts":       {page + strings.Replace(old, " ET", " 0 40 Td (old line) Tj ET", 1) + box + again, true},
		"all of the page":             {old + ".5 .7 .9 rg 50 600 300 200 re f", false},
	} {
		t.Run(name, func(t *testing.T) {
			for _, g := range firstPage(t, bare(c.content)).Glyphs {
				if g.Rune == 'Q' && (g.Flags&glyph.Hidden != 0) != c.want {
					t.Fatalf("Q is hidden: %v", !c.want)
				}
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
