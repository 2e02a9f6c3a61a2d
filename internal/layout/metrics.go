package layout

import (
	"embed"
	"strconv"
	"strings"
	"sync"
	"unicode"
)

//go:embed metrics/*.txt
var metricsFiles embed.FS

// face is one font at 1/units em.
type face struct {
	units, ascent, descent, gap float64
	low                         [0x530]uint16 // advance widths; 0 = not in the font
	high                        map[rune]uint16
}

// family maps font names to the metric-compatible faces; the order of a family
// is regular, bold, italic, bold italic. Unknown fonts are set like Carlito
// (sans) or Liberation Serif.
type family [4]*face

var families = sync.OnceValue(func() map[string]family {
	m := map[string]family{}
	for _, f := range [][2]string{{"carlito", "calibri"}, {"liberationsans", "arial"}, {"liberationserif", "times new roman"}} {
		m[f[1]] = family{load(f[0] + "-regular"), load(f[0] + "-bold"), load(f[0] + "-italic"), load(f[0] + "-bolditalic")}
	}
	return m
})

// lookAlikes are fonts whose widths are those of a measured family, or near.
var lookAlikes = map[string]string{
	"carlito": "calibri", "calibri light": "calibri", "aptos": "arial", "candara": "calibri", "corbel": "calibri", "segoe ui": "arial",
	"helvetica": "arial", "liberation sans": "arial", "helvetica neue": "arial", "verdana": "arial", "tahoma": "arial", "roboto": "arial", "open sans": "arial",
	"liberation serif": "times new roman", "times": "times new roman", "georgia": "times new roman", "cambria": "times new roman",
	"garamond": "times new roman", "book antiqua": "times new roman", "palatino linotype": "times new roman",
}

func familyOf(name string) family {
	name = strings.ToLower(name)
	if other, ok := lookAlikes[name]; ok {
		name = other
	}
	if f, ok := families()[name]; ok {
		return f
	}
	return families()["calibri"]
}

// load parses a table of ours: see generate/main.go. The tables are embedded
// and tested, so a fault in one is a programming error.
func load(name string) *face {
	data, err := metricsFiles.ReadFile("metrics/" + name + ".txt")
	if err != nil {
		panic(err)
	}
	f := &face{high: map[rune]uint16{}}
	head, body, _ := strings.Cut(string(data), "\n\n")
	f.readHead(head)
	for _, line := range strings.Split(strings.TrimSpace(body), "\n") {
		if err := f.readWidths(strings.Fields(line)); err != nil {
			panic(err)
		}
	}
	return f
}

func (f *face) readHead(head string) {
	for _, line := range strings.Split(head, "\n") {
		key, value, _ := strings.Cut(line, " ")
		n, _ := strconv.ParseFloat(value, 64)
		switch key {
		case "units":
			f.units = n
		case "ascent":
			f.ascent = n
		case "descent":
			f.descent = n
		case "gap":
			f.gap = n
		}
	}
}

// readWidths reads the widths of characters that follow each other, the first character before them.
func (f *face) readWidths(fields []string) error {
	start, err := strconv.ParseInt(fields[0], 16, 32)
	if err != nil {
		return err
	}
	for i, field := range fields[1:] {
		n, err := strconv.ParseUint(field, 10, 16)
		if err != nil {
			return err
		}
		if r := rune(start) + rune(i); int(r) < len(f.low) {
			f.low[r] = uint16(n)
		} else {
			f.high[r] = uint16(n)
		}
	}
	return nil
}

// advance returns the width of a character in units. Characters that the font
// does not have come from another font: an em for East Asian characters and
// emoji, half an em for others, nothing for marks and controls. Scripts whose
// fonts differ from machine to machine are taken wide.
func (f *face) advance(r rune) float64 {
	if int(r) < len(f.low) {
		return f.lowAdvance(r)
	}
	if w, ok := f.high[r]; ok {
		return float64(w)
	}
	switch {
	case unicode.Is(unprinted, r):
		return 0
	case isWide(r):
		return f.units
	case r >= 0x1F000:
		return f.units * 1.25
	case isSemitic(r):
		return f.units * semiticWidth
	case borrowed(r):
		return f.units * borrowedWidth
	}
	return f.units * 0.5
}

// lowAdvance is advance for the characters that most fonts have.
func (f *face) lowAdvance(r rune) float64 {
	if w := f.low[r]; w != 0 {
		return float64(w)
	}
	switch {
	case r == 0xA0:
		return float64(f.low[' '])
	case r == 0xAD, r >= 0x300 && r < 0x370:
		return 0
	}
	return f.units * 0.55
}

// unprinted are marks and controls that take no room.
var unprinted = &unicode.RangeTable{
	R16: []unicode.Range16{
		{0x0591, 0x05C7, 1}, {0x064B, 0x065F, 1}, {0x200B, 0x200F, 1}, {0x202A, 0x202E, 1}, {0x2060, 0x206F, 1}, {0xFE00, 0xFE0F, 1}, {0xFEFF, 0xFEFF, 1},
	},
	R32: []unicode.Range32{{0x1F3FB, 0x1F3FF, 1}},
}

// Widths and heights, in ems, of scripts for which there is no table. Semitic
// letters are taken as in DejaVu Sans, which is wider and higher than Arial; East
// Asian ones as high as in Microsoft YaHei, which the templates name. All others
// are taken as the widest that LibreOffice sets: with a font for them, or without
// one, when each character, marks too, becomes a box.
const (
	semiticWidth                      = 0.54
	semiticAscent, semiticDescent     = 0.93, 0.236
	eastAsianAscent, eastAsianDescent = 1.06, 0.265
	borrowedWidth                     = 0.66
	borrowedAscent, borrowedDescent   = 1.0, 0.33
)

// borrowedHeight is the ascent and descent of a character that has no table; 0
// for those that have one.
func borrowedHeight(r rune) (up, down float64) {
	switch {
	case r < 0x0530:
		return 0, 0
	case isSemitic(r):
		return semiticAscent, semiticDescent
	case isWide(r):
		return eastAsianAscent, eastAsianDescent
	case borrowed(r):
		return borrowedAscent, borrowedDescent
	}
	return 0, 0
}

// isSemitic reports Hebrew and Arabic, whose letters are narrow.
func isSemitic(r rune) bool {
	return r >= 0x0590 && r <= 0x08FF || r >= 0xFB1D && r <= 0xFDFF || r >= 0xFE70 && r <= 0xFEFC
}

// borrowed reports scripts that come from a font we cannot know.
func borrowed(r rune) bool { return unicode.Is(ofOtherFonts, r) }

// ofOtherFonts are Armenian, Hebrew, Arabic, the scripts of India and South-East Asia, Georgian and Ethiopic.
var ofOtherFonts = &unicode.RangeTable{R16: []unicode.Range16{
	{0x0530, 0x10FF, 1}, {0x1200, 0x18AF, 1}, {0x1C80, 0x1CFF, 1}, {0xA4D0, 0xABFF, 1}, {0xFB13, 0xFDFF, 1}, {0xFE70, 0xFEFC, 1},
}}

// isWide reports East Asian characters, which also may be broken between.
func isWide(r rune) bool { return r >= 0x1100 && unicode.Is(eastAsian, r) }

var eastAsian = &unicode.RangeTable{
	R16: []unicode.Range16{{0x1100, 0x115F, 1}, {0x2E80, 0xA4CF, 1}, {0xAC00, 0xD7A3, 1}, {0xF900, 0xFAFF, 1}, {0xFF00, 0xFF60, 1}},
	R32: []unicode.Range32{{0x20000, 0x3FFFD, 1}},
}
