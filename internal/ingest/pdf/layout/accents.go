package layout

import (
	"math"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"focal/internal/ingest/pdf/glyph"
)

// Accents that a typesetter draws apart, over or under their letters, are characters of their own in the file: "Universit´e". One that
// is drawn in the room of a letter belongs to it; an apostrophe stands beside its neighbours.

// combining are accents that stand alone, as the marks that they are on a letter.
var combining = map[rune]rune{
	'´': 0x301, '`': 0x300, '¨': 0x308, 'ˆ': 0x302, '˜': 0x303, 'ˇ': 0x30C, '˚': 0x30A, '¸': 0x327, '˘': 0x306, '¯': 0x304,
	'˙': 0x307, '˝': 0x30B, '˛': 0x328,
}

// seatAccents puts accents on the letters in whose room they are drawn, right before or behind them.
func seatAccents(p *glyph.Page) {
	out, gone := p.Glyphs[:0], int32(0)
	for i := 0; i < len(p.Glyphs); i++ {
		g := p.Glyphs[i]
		g.Index -= gone
		if combining[g.Rune] == 0 {
			out = append(out, g)
			continue
		}
		next := i + 1
		for next < len(p.Glyphs) && p.Glyphs[next].Flags&glyph.Generated != 0 {
			next++
		}
		if next < len(p.Glyphs) {
			if seated, ok := seat(p, &g, &p.Glyphs[next]); ok {
				n := len(out)
				out = withoutGap(out, &seated)
				gone += int32(next - i + n - len(out))
				seated.Index -= gone
				out, i = append(out, seated), next
				continue
			}
		}
		if n := len(out); n > 0 {
			if seated, ok := seat(p, &g, &out[n-1]); ok {
				out[n-1] = seated
				gone++
				continue
			}
		}
		out = append(out, g)
	}
	p.Glyphs = out
}

// withoutGap drops a space that the engine made up between two letters which touch, where an accent stood between them.
func withoutGap(out []glyph.Glyph, g *glyph.Glyph) []glyph.Glyph {
	n := len(out)
	if n < 2 || out[n-1].Flags&glyph.Generated == 0 {
		return out
	}
	size := math.Abs(g.X1 - g.X0)
	if before := out[n-2]; math.Abs(g.X0-before.X1) < 0.25*size && math.Abs(g.Y-before.Y) < 0.25*size {
		return out[:n-1]
	}
	return out
}

// seat is a letter with an accent that is drawn in its room; ok is false where there is no such letter, or it stands beside it.
func seat(p *glyph.Page, accent, letter *glyph.Glyph) (glyph.Glyph, bool) {
	r := letter.Rune
	switch r {
	case 'ı':
		r = 'i'
	case 'ȷ':
		r = 'j'
	}
	size := p.Styles[letter.Style].Size
	width := min(accent.X1-accent.X0, letter.X1-letter.X0)
	shared := min(accent.X1, letter.X1) - max(accent.X0, letter.X0)
	if !unicode.IsLetter(r) || width <= 0 || shared < accentShare*width || math.Abs(accent.Y-letter.Y) > accentRise*size {
		return glyph.Glyph{}, false
	}
	one := norm.NFC.String(string([]rune{r, combining[accent.Rune]}))
	composed, n := utf8.DecodeRuneInString(one)
	if n != len(one) {
		return glyph.Glyph{}, false
	}
	out := *letter
	out.Rune = composed
	return out, true
}

const (
	accentShare = 0.6 // of the narrower of the two: so much room an accent has in common with its letter
	accentRise  = 0.6 // em: it is drawn higher on a capital
)
