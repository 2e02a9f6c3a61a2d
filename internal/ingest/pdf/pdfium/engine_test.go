package pdfium

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"codeberg.org/go-pdf/fpdf"
	wasm "github.com/tetratelabs/wazero/api"

	"focal/internal/ingest/pdf/glyph"
)

var engine *Engine

func TestMain(m *testing.M) {
	os.Exit(func() int {
		base, err := os.UserCacheDir()
		if err != nil {
			base = os.TempDir()
		}
		engine, err = NewEngine(context.Background(), filepath.Join(base, "focal", "pdfium"))
		if err != nil {
			panic(err)
		}
		defer engine.Close()
		return m.Run()
	}())
}

func instance(t *testing.T) *Instance {
	t.Helper()
	in, err := engine.Instance()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = in.Close() })
	return in
}

// document renders what draw draws on A4 in points.
func document(t *testing.T, draw func(f *fpdf.Fpdf)) []byte {
	t.Helper()
	f := fpdf.New("P", "pt", "A4", "")
	f.AddPage()
	f.SetFont("Helvetica", "", 10)
	draw(f)
	var b bytes.Buffer
	if err := f.Output(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func firstPage(t *testing.T, data []byte) *glyph.Page {
	t.Helper()
	in := instance(t)
	if err := in.Load(data); err != nil {
		t.Fatal(err)
	}
	p, err := in.Page(0)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// The raw module is taken out of go-pdfium by the name of a field.
func TestModuleField(t *testing.T) {
	handle, err := engine.pool.GetInstance(1e9)
	if err != nil {
		t.Fatal(err)
	}
	defer handle.Close()
	m, err := moduleOf(handle)
	if err != nil {
		t.Fatal(err)
	}
	var _ wasm.Module = m
	if m.Memory() == nil || m.ExportedFunction("FPDF_LoadMemDocument") == nil {
		t.Error("the module is not PDFium's")
	}
}

func TestGlyphs(t *testing.T) {
	p := firstPage(t, document(t, func(f *fpdf.Fpdf) {
		f.Text(50, 100, "Pilot")
		f.SetFont("Times", "BI", 14)
		f.SetTextColor(0x33, 0x66, 0x99)
		f.Text(50, 200, "Mate")
		f.LinkString(48, 186, 60, 20, "https://pilots.example/")
		f.SetFillColor(10, 20, 30)
		f.Rect(300, 300, 40, 50, "F")
	}))
	if p.Width != 595.28 && (p.Width < 595 || p.Width > 596) {
		t.Errorf("width %v", p.Width)
	}
	var text strings.Builder
	for _, g := range p.Glyphs {
		text.WriteRune(g.Rune)
	}
	if want := "Pilot\r\nMate"; text.String() != want {
		t.Fatalf("text %q, want %q", text.String(), want)
	}
	first, last := p.Glyphs[0], p.Glyphs[len(p.Glyphs)-1]
	if first.X0 < 49.9 || first.X0 > 50.1 || first.Y < 99.9 || first.Y > 100.1 || first.X1-first.X0 < 6.5 || first.X1-first.X0 > 6.9 {
		t.Errorf("P of 10 pt Helvetica at (50, 100) is %+v", first)
	}
	want := glyph.Style{Font: "Times-BoldItalic", Size: 14, Bold: true, Italic: true, Colour: 0x336699}
	if got := p.Styles[last.Style]; got != want {
		t.Errorf("style %+v, want %+v", got, want)
	}
	if first.Link != -1 || last.Link != 0 || p.Links[0].URL != "https://pilots.example/" {
		t.Errorf("links %d %d %+v", first.Link, last.Link, p.Links)
	}
	if len(p.Shapes) != 1 || p.Shapes[0].Fill != 0x0A141E || p.Shapes[0].X0 != 300 || p.Shapes[0].Y1 < 349 || p.Shapes[0].Y1 > 351 {
		t.Errorf("shapes %+v", p.Shapes)
	}
	if !(p.Shapes[0].Order > last.Order && last.Order > first.Order) {
		t.Errorf("drawing order %d %d %d", first.Order, last.Order, p.Shapes[0].Order)
	}
}

func TestProducer(t *testing.T) {
	in := instance(t)
	if err := in.Load(document(t, func(f *fpdf.Fpdf) { f.SetProducer("Tëst 1", true); f.SetCreator("Writer", true) })); err != nil {
		t.Fatal(err)
	}
	if got := in.Producer(); got != "Tëst 1 Writer" {
		t.Errorf("got %q", got)
	}
}

func TestTurnedTextIsFlagged(t *testing.T) {
	p := firstPage(t, document(t, func(f *fpdf.Fpdf) {
		f.TransformBegin()
		f.TransformRotate(90, 200, 200)
		f.Text(200, 200, "Upwards")
		f.TransformEnd()
	}))
	if len(p.Glyphs) == 0 || p.Glyphs[0].Flags&glyph.Turned == 0 {
		t.Errorf("glyphs %+v", p.Glyphs)
	}
}

// A page that is shown turned has its text turned the other way; layout must see
// it as a reader does.
func TestTurnedPage(t *testing.T) {
	for turn, tm := range map[int]string{0: "1 0 0 1 100 700", 90: "0 1 -1 0 200 100", 180: "-1 0 0 -1 500 100", 270: "0 -1 1 0 400 700"} {
		t.Run(fmt.Sprint(turn), func(t *testing.T) {
			content := "BT /F 12 Tf " + tm + " Tm (Pilot) Tj ET"
			objects := []string{
				"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
				fmt.Sprintf("<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Rotate %d/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>", turn),
				fmt.Sprintf("<</Length %d>>stream\n%s\nendstream", len(content), content), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
			}
			var b strings.Builder
			b.WriteString("%PDF-1.4\n")
			for i, o := range objects {
				fmt.Fprintf(&b, "%d 0 obj\n%s\nendobj\n", i+1, o)
			}
			b.WriteString("trailer<</Size 6/Root 1 0 R>>\n%%EOF\n") // without a table: PDFium finds the objects
			p := firstPage(t, []byte(b.String()))
			width, height := 600.0, 800.0
			if turn%180 != 0 {
				width, height = height, width
			}
			if p.Width != width || p.Height != height {
				t.Errorf("%d: page of %v x %v", turn, p.Width, p.Height)
			}
			at := [2]float64{100, 100}
			switch turn {
			case 90:
				at = [2]float64{100, 200}
			case 180:
				at = [2]float64{100, 100}
			case 270:
				at = [2]float64{100, 200}
			}
			for i, g := range p.Glyphs[:5] {
				if g.Flags != 0 || g.Y < at[1]-0.1 || g.Y > at[1]+0.1 || g.X0 < at[0]-0.1+float64(i)*2 || g.X1 > at[0]+40 || g.X1 <= g.X0 {
					t.Errorf("turned by %d: %q at %v..%v, %v flags %d, want the line from %v", turn, g.Rune, g.X0, g.X1, g.Y, g.Flags, at)
				}
			}
		})
	}
}

// Rules are what tables are drawn with: thin rectangles, lines and the sides of boxes.
func TestRules(t *testing.T) {
	p := firstPage(t, document(t, func(f *fpdf.Fpdf) {
		f.Line(50, 100, 250, 100)
		f.Rect(50, 120, 1, 60, "F")
		f.Rect(60, 200, 100, 40, "D")
		f.Rect(60, 300, 100, 40, "F")
	}))
	if len(p.Rules) != 6 {
		t.Errorf("a line, a thin rectangle and four sides are 6 rules, not %d: %+v", len(p.Rules), p.Rules)
	}
	if len(p.Shapes) != 2 {
		t.Errorf("only what is filled is a shape: %+v", p.Shapes)
	}
}

func TestFormsAreSearchedForShapes(t *testing.T) {
	p := firstPage(t, document(t, func(f *fpdf.Fpdf) {
		tpl := f.CreateTemplate(func(tpl *fpdf.Tpl) { tpl.SetFillColor(1, 2, 3); tpl.Rect(10, 20, 100, 50, "F") })
		f.UseTemplateScaled(tpl, fpdf.PointType{X: 0, Y: 0}, fpdf.SizeType{Wd: 595.28, Ht: 841.89})
	}))
	if len(p.Shapes) != 1 || p.Shapes[0].Fill != 0x010203 {
		t.Errorf("shapes %+v", p.Shapes)
	}
}

func TestErrors(t *testing.T) {
	protected := document(t, func(f *fpdf.Fpdf) { f.SetProtection(0, "user", "owner"); f.Text(50, 100, "Pilot") })
	for name, tc := range map[string]struct {
		data []byte
		want error
	}{
		"no PDF":       {[]byte("just text"), ErrFormat},
		"password":     {protected, ErrPassword},
		"only a start": {document(t, func(*fpdf.Fpdf) {})[:200], ErrFormat},
	} {
		t.Run(name, func(t *testing.T) {
			if err := instance(t).Load(tc.data); !errors.Is(err, tc.want) {
				t.Errorf("got %v, want %v", err, tc.want)
			}
		})
	}
}

func TestOwnerPasswordDoesNotPreventReading(t *testing.T) {
	data := document(t, func(f *fpdf.Fpdf) { f.SetProtection(0, "", "owner"); f.Text(50, 100, "Pilot") })
	if p := firstPage(t, data); len(p.Glyphs) != 5 {
		t.Errorf("%d glyphs, want 5", len(p.Glyphs))
	}
}

func TestInstancesShareNothing(t *testing.T) {
	a, b := instance(t), instance(t)
	if err := a.Load(document(t, func(f *fpdf.Fpdf) { f.Text(50, 100, "first") })); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Page(0); err == nil {
		t.Error("a page of another instance's file can be read")
	}
}

func TestFontLook(t *testing.T) {
	for name, want := range map[string]look{
		"ABCDEF+Lato-Bold":        {"Lato-Bold", true, false},
		"ABCDEF+Carlito":          {"Carlito", false, false},
		"TimesNewRomanPS-BoldMT":  {"TimesNewRomanPS-BoldMT", true, false},
		"Arial,BoldItalic":        {"Arial,BoldItalic", true, true},
		"GHIJKL+SourceSans3-It":   {"SourceSans3-It", false, true},
		"CMBX10":                  {"CMBX10", true, false},
		"CMTI10":                  {"CMTI10", false, true},
		"SegoeUI-Semibold":        {"SegoeUI-Semibold", true, false},
		"SegoeUI-Semilight":       {"SegoeUI-Semilight", false, false},
		"NimbusSanL-Regu":         {"NimbusSanL-Regu", false, false},
		"Helvetica-Oblique":       {"Helvetica-Oblique", false, true},
		"NimbusRomNo9L-Medi":      {"NimbusRomNo9L-Medi", true, false},
		"NimbusRomNo9L-ReguItal":  {"NimbusRomNo9L-ReguItal", false, true},
		"Kollektif-Black":         {"Kollektif-Black", true, false},
		"MontserratItalic-Medium": {"MontserratItalic-Medium", false, true},
	} {
		if got := fontLook(name); got != want {
			t.Errorf("%s: %+v, want %+v", name, got, want)
		}
	}
}
