package layout

import (
	"strings"

	"focal/internal/ingest/page"
	"focal/internal/ingest/pdf/glyph"
)

// canvas draws glyph pages for tests; every letter is half an em wide.
type canvas struct {
	glyph.Page
	style int32
	index int32
}

func newCanvas() *canvas {
	c := &canvas{Page: glyph.Page{Width: 595, Height: 842}}
	return c.font("Body", 10, 0)
}

// font selects the style of what follows.
func (c *canvas) font(name string, size float64, colour uint32) *canvas {
	s := glyph.Style{Font: name, Size: size, Bold: strings.Contains(name, "Bold"), Colour: colour}
	for i, have := range c.Styles {
		if have == s {
			c.style = int32(i)
			return c
		}
	}
	c.Styles = append(c.Styles, s)
	c.style = int32(len(c.Styles) - 1)
	return c
}

// text draws a string from x on the baseline y, as one text object.
func (c *canvas) text(x, y float64, s string) *canvas {
	return c.spaced(x, y, 0, s)
}

// right draws a string that ends at x.
func (c *canvas) right(x, y float64, s string) *canvas {
	return c.text(x-float64(len([]rune(s)))*c.Styles[c.style].Size/2, y, s)
}

// spaced draws a string with extra space between its letters.
func (c *canvas) spaced(x, y, extra float64, s string) *canvas {
	w := c.Styles[c.style].Size / 2
	for _, r := range s {
		c.Glyphs = append(c.Glyphs, glyph.Glyph{Rune: r, X0: x, X1: x + w, Y: y, Style: c.style, Link: -1, Index: c.index, Order: c.index})
		c.index++
		x += w + extra
	}
	c.index += 5 // the engine's line break; the next object is not consecutive
	return c
}

// guess puts a space that the engine makes up before glyph i.
func (c *canvas) guess(i int) *canvas {
	g := c.Glyphs[i]
	g.Rune, g.X1, g.Flags = ' ', g.X0, glyph.Generated
	c.Glyphs = append(c.Glyphs[:i], append([]glyph.Glyph{g}, c.Glyphs[i:]...)...)
	for k := range c.Glyphs {
		c.Glyphs[k].Index = int32(k)
		if c.Glyphs[k].Y == g.Y { // of one text object
			c.Glyphs[k].Order = g.Order
		}
	}
	return c
}

// column draws lines below each other.
func (c *canvas) column(x, y, leading float64, lines ...string) *canvas {
	for i, l := range lines {
		if l != "" {
			c.text(x, y+float64(i)*leading, l)
		}
	}
	return c
}

// shape draws a rectangle.
func (c *canvas) shape(x0, y0, x1, y1 float64, fill uint32) *canvas {
	c.Shapes = append(c.Shapes, glyph.Shape{Rect: glyph.Rect{X0: x0, Y0: y0, X1: x1, Y1: y1}, Fill: fill, Order: c.index})
	c.index++
	return c
}

// lay lays the canvases out and writes each line as "bullet seg | seg".
func lay(cs ...*canvas) []string {
	var out []string
	for _, l := range layLines(cs...) {
		out = append(out, show(l))
	}
	return out
}

func layLines(cs ...*canvas) []page.Line {
	pages := make([]*glyph.Page, len(cs))
	for i, c := range cs {
		pages[i] = &c.Page
	}
	var out []page.Line
	for _, p := range Pages(pages, "").Pages {
		out = append(out, p.Lines...)
	}
	return out
}

func show(l page.Line) string {
	t := strings.ReplaceAll(l.Text(), "\t", " | ")
	if l.Bullet != "" {
		t = l.Bullet + " " + t
	}
	switch l.Kind {
	case page.PageHeader:
		t = "header: " + t
	case page.PageFooter:
		t = "footer: " + t
	case page.TableRow:
		t = "row: " + t
	}
	return t
}
