package layout

import (
	"strings"
	"testing"
)

// drawApart draws a string in which each accent behind a "^" stands over the letter behind it, without room of its own.
func drawApart(c *canvas, s string) {
	x, w := 50.0, c.Styles[c.style].Size/2
	for part := range strings.SplitSeq(s, "^") {
		first := len(c.Glyphs)
		c.text(x, 100, part)
		c.index -= 5
		over := x > 50
		for i := first; i < len(c.Glyphs); i++ {
			if g := &c.Glyphs[i]; over && i > first {
				g.X0, g.X1 = g.X0-w, g.X1-w
			}
		}
		x = c.Glyphs[len(c.Glyphs)-1].X1
	}
}

// Accents in the room of a letter are on it; others are signs as they stand.
func TestAccentsDrawnApart(t *testing.T) {
	for _, c := range []struct{ drawn, want string }{
		{"Universit^´e de Lac", "Université de Lac"},
		{"K^¨asper L^ˇcek", "Käsper Lček"},
		{"Andr^´es, Garc^´ıa", "Andrés, García"},
		{"Caff^`e", "Caffè"},
		{"Fran^¸cois", "François"},
		{"Let´s row", "Let´s row"},
		{"dell´arte", "dell´arte"},
		{"L`Oreal, `07", "L`Oreal, `07"},
		{"Tide^´7", "Tide´7"},
	} {
		page := newCanvas()
		drawApart(page, c.drawn)
		if got := strings.Join(lay(page), " / "); got != c.want {
			t.Errorf("%q: %q, want %q", c.drawn, got, c.want)
		}
	}
}
