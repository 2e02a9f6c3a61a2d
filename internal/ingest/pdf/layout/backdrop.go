package layout

import (
	"unicode"

	"focal/internal/ingest/pdf/glyph"
)

// dropBackdrops hides letters that are higher than a quarter of the page: initials behind the text are a picture, and no line of the
// text that they stand across goes on with them.
func dropBackdrops(p *glyph.Page) {
	for i := range p.Glyphs {
		if g := &p.Glyphs[i]; p.Styles[g.Style].Size > p.Height/4 && p.Height > 0 {
			g.Flags |= glyph.Hidden
		}
	}
}

const (
	titleSize = 18 // points: names are set so, and little else
	leastName = 3  // letters of a part of a name
)

// beginsName reports whether g is the first letter of the second part of a name that is set in capitals without a space and parted by
// its look alone, one part bold or coloured: "JOSHUA" and "DENT".
func (b *fragmenter) beginsName(g *glyph.Glyph, size float64) bool {
	if size < titleSize || !unicode.IsUpper(g.Rune) || !b.parts(b.cur.end().Glyph, g) {
		return false
	}
	before, behind := 0, 0
	for i := len(b.cur.letters) - 1; i >= 0 && b.cur.letters[i].Style == b.cur.end().Style && unicode.IsUpper(b.cur.letters[i].Rune); i-- {
		before++
	}
	for i := b.at; i < len(b.page.Glyphs) && b.page.Glyphs[i].Style == g.Style && unicode.IsUpper(b.page.Glyphs[i].Rune); i++ {
		behind++
	}
	return before >= leastName && behind >= leastName
}

// parts reports two styles of one size that differ as the parts of a name do.
func (b *fragmenter) parts(a, g *glyph.Glyph) bool {
	s, t := b.page.Styles[a.Style], b.page.Styles[g.Style]
	return s.Size == t.Size && (s.Bold != t.Bold || s.Colour != t.Colour)
}
