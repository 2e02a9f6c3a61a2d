package layout

import (
	"maps"
	"math"
	"strings"
	"testing"
	"unicode"

	"pgregory.net/rapid"

	_ "focal/internal/fixedseed"
	"focal/internal/ingest/page"
	"focal/internal/ingest/pdf/glyph"
)

// letterCount counts the letters and digits that layout must keep.
func letterCount(add func(yield func(string))) map[rune]int {
	n := map[rune]int{}
	add(func(s string) {
		for _, r := range s {
			if unicode.IsLetter(r) || unicode.IsDigit(r) {
				n[r]++
			}
		}
	})
	return n
}

// Nothing that is drawn once and can be seen is lost, doubled or invented,
// whatever the layout: wherever text stands, every letter comes out once.
func TestNoLetterIsLost(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pages := rapid.IntRange(1, 3).Draw(t, "pages")
		var in []*glyph.Page
		words := rapid.SampledFrom([]string{"Pilot", "2014 - 2018", "Kept the ledgers of nine harbours in step", "a", "• Sailed", "self-", "E L B E", "Bremen", "Mar 2015 –", "o", "SKILLS", "x@y.example"})
		for range pages {
			c := newCanvas()
			grid := map[[2]int]bool{} // cells wide enough for every word keep the text from overlapping
			for range rapid.IntRange(0, 40).Draw(t, "texts") {
				cell := [2]int{rapid.IntRange(0, 2).Draw(t, "column"), rapid.IntRange(0, 39).Draw(t, "row")}
				if grid[cell] {
					continue
				}
				grid[cell] = true
				c.font(rapid.SampledFrom([]string{"Body", "Bold"}).Draw(t, "font"), 8, 0)
				x := 30 + float64(cell[0])*185 + float64(rapid.IntRange(0, 10).Draw(t, "indent"))
				c.text(x, 40+float64(cell[1])*20+float64(rapid.IntRange(0, 6).Draw(t, "shift")), words.Draw(t, "text"))
			}
			in = append(in, &c.Page)
		}
		want := letterCount(func(yield func(string)) {
			for _, p := range in {
				for _, g := range p.Glyphs {
					yield(string(g.Rune))
				}
			}
		})
		out := Pages(in, "")
		got := letterCount(func(yield func(string)) {
			for _, p := range out.Pages {
				for _, l := range p.Lines {
					yield(l.Bullet)
					yield(l.Text())
				}
			}
		})
		if !maps.Equal(got, want) {
			t.Fatalf("letters %v, want %v", got, want)
		}
		check(t, out.Pages)
	})
}

// check tests what holds for every result.
func check(t interface {
	Fatalf(string, ...any)
}, pages []page.Page,
) {
	block := 0
	for _, p := range pages {
		for _, l := range p.Lines {
			switch {
			case len(l.Segments) == 0, l.Block < block, l.GapBefore < 0, l.Right < l.X-0.5, math.IsNaN(l.X + l.Y + l.Size + l.GapBefore):
				t.Fatalf("bad line %+v after block %d", l, block)
			case strings.ContainsAny(l.Text(), "\r\n\x00"):
				t.Fatalf("control character in %q", l.Text())
			}
			block = l.Block
			for _, s := range l.Segments {
				if len(s.Runs) == 0 {
					t.Fatalf("segment without runs in %+v", l)
				}
			}
		}
	}
}

// FuzzPages lays out pages of arbitrary glyphs: no panic, no endless loop.
func FuzzPages(f *testing.F) {
	f.Add([]byte("0123456789abcdefghijklmnopqrstuvwxyz"))
	f.Add([]byte("\x00\xff\x80\x7f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 6000 {
			data = data[:6000]
		}
		p := &glyph.Page{Width: 595, Height: 842, Styles: []glyph.Style{{Font: "A", Size: 10}, {Font: "Symbol", Size: 0}, {Font: "C", Size: 300, Colour: 0xFFFFFF}, {Font: "D", Size: 0.1}}}
		for i := 0; i+5 < len(data); i += 6 {
			d := data[i : i+6]
			x, y := float64(d[0])*3-60, float64(d[1])*4-60
			if d[5]&0xC0 == 0xC0 {
				p.Shapes = append(p.Shapes, glyph.Shape{Rect: glyph.Rect{X0: x, Y0: y, X1: x + float64(d[2]), Y1: y + float64(d[3])}, Kind: glyph.ShapeKind(d[4] % 3), Order: int32(i)})
				if d[4]&1 == 1 {
					p.AddRule(glyph.Rect{X0: x, Y0: y, X1: x + float64(d[2]), Y1: y + 1})
					p.AddRule(glyph.Rect{X0: x, Y0: y, X1: x + 1, Y1: y + float64(d[3])})
				}
				continue
			}
			p.Glyphs = append(p.Glyphs, glyph.Glyph{Rune: rune(d[2]) | rune(d[3]&3)<<8, X0: x, X1: x + float64(d[3]%16), Y: y, Style: int32(d[4] % 4), Link: -1, Index: int32(i), Order: int32(i), Flags: glyph.Flags(d[5] & 31)})
		}
		check(t, Pages([]*glyph.Page{p, {Width: 1, Height: 1}, p}, "pdfTeX").Pages)
	})
}
