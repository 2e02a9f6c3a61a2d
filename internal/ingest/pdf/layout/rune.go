package layout

import (
	"regexp"
	"strings"
	"unicode"

	"focal/internal/ingest/pdf/glyph"
)

// clean maps a glyph to the rune that is in text: ' ' for every kind of
// space, 0 for what is no text. Ligatures come apart in runes of their own.
func clean(g *glyph.Glyph, font string) rune {
	r := g.Rune
	switch {
	case iconFont(font):
		return 0
	case g.Flags&glyph.Hyphen != 0, unicode.Is(hyphens, r):
		return '-'
	case g.X1 > g.X0 && unicode.Is(texCodes, r) && texFont.MatchString(font):
		return texLigatures[r&0xF-0xB]
	case unicode.Is(unprinted, r):
		return 0
	case unicode.IsSpace(r):
		return ' '
	case unicode.Is(unicode.Co, r):
		return private(r, font)
	case unicode.IsControl(r), !unicode.IsGraphic(r):
		return 0
	}
	return r
}

var (
	hyphens = &unicode.RangeTable{R16: []unicode.Range16{{0x02, 0x02, 1}, {0xAD, 0xAD, 1}, {0x2010, 0x2011, 1}}, LatinOffset: 2}
	// texCodes are those of ligatures in the fonts of TeX.
	texCodes = &unicode.RangeTable{R16: []unicode.Range16{{0x0B, 0x0F, 1}, {0x1B, 0x1F, 1}}, LatinOffset: 2}
	// unprinted are line ends, zero width, direction, and what stands for no character.
	unprinted = &unicode.RangeTable{R16: []unicode.Range16{
		{0, 0, 1},
		{'\n', '\n', 1},
		{'\r', '\r', 1},
		{0x200B, 0x200F, 1},
		{0x202A, 0x202E, 1},
		{0x2060, 0x2069, 1},
		{0xFEFF, 0xFEFF, 1},
		{0xFFFD, 0xFFFE, 1},
	}, LatinOffset: 3}
)

// private maps a code point of the private use area: small capitals and old style figures stand
// there in the Adobe Glyph List.
func private(r rune, font string) rune {
	switch {
	case r >= 0xF761 && r <= 0xF77A:
		return 'A' + r - 0xF761
	case r >= 0xF730 && r <= 0xF739:
		return '0' + r - 0xF730
	}
	return symbol(r, font)
}

// texLigatures are what the codes 27 to 31 stand for in TeX's encoding T1, and 11
// to 15 in OT1; old files embed such fonts without a map to Unicode.
var (
	texLigatures = [...]rune{'ﬀ', 'ﬁ', 'ﬂ', 'ﬃ', 'ﬄ'}
	texFont      = regexp.MustCompile(`^(CM|LM|SF[A-Z]{2}\d|EC[A-Z]{2}\d)`)
)

// ligatures are the Latin presentation forms; text is searched and matched
// without them.
var ligatures = map[rune]string{'ﬀ': "ff", 'ﬁ': "fi", 'ﬂ': "fl", 'ﬃ': "ffi", 'ﬄ': "ffl", 'ﬅ': "st", 'ﬆ': "st"}

// iconFont reports whether the glyphs of the font are pictures whatever characters
// they claim to be.
func iconFont(font string) bool {
	font = strings.ToLower(font)
	for _, name := range []string{"awesome", "icon", "marvosym", "ionic", "elusive", "entypo", "typicons", "octicons", "webdings"} {
		if strings.Contains(font, name) {
			return true
		}
	}
	return false
}

// symbol maps code points that the fonts Symbol and Wingdings have in the private
// use area to bullets; all other private glyphs are icons and no text.
func symbol(r rune, font string) rune {
	font = strings.ToLower(font)
	if !strings.Contains(font, "symbol") && !strings.Contains(font, "dings") {
		return 0
	}
	switch r {
	case 0xF0A7, 0xF06E, 0xF071, 0xF0A6:
		return '▪'
	case 0xF0D8, 0xF0E0, 0xF0D2, 0xF0C4, 0xF0E8:
		return '➢'
	case 0xF0FC, 0xF0FE:
		return '✓'
	case 0xF076:
		return '❖'
	case 0xF02D:
		return '-'
	case 0xF020:
		return ' '
	case 0xF0B7, 0xF0A8, 0xF09F, 0xF06C, 0xF0B0, 0xF0A1, 0xF06D, 0xF077:
		return '•'
	}
	return 0
}

func writeRune(b *strings.Builder, r rune) {
	if s, ok := ligatures[r]; ok {
		b.WriteString(s)
		return
	}
	b.WriteRune(r)
}
