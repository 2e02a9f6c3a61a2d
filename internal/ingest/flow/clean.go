package flow

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Clean drops what no reader sees and no document may hold (controls, zero-width
// and direction characters, private-use icons, non-characters), turns exotic
// spaces into spaces and ligatures into letters, and composes accents. Tabs and
// line feeds stay; other line separators become line feeds.
func Clean(s string) string {
	if plain(s) {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	last := ' '
	for _, r := range s {
		switch {
		case r == '\t' || r == '\n':
		case r == '\v' || r == '\f' || r == '\r' || r == 0x85 || r == 0x2028 || r == 0x2029:
			r = '\n'
		case r == 0x200C || r == 0x200D: // joiners carry meaning in Arabic, Indic and emoji only
			if last < 0x590 {
				continue
			}
		case r == 0xAD || r == 0x2011 || r == 0x2010:
			if r == 0xAD {
				continue
			}
			r = '-'
		case r >= 0xFB00 && r <= 0xFB06:
			b.WriteString(ligatures[r-0xFB00])
			last = 'a'
			continue
		case r == 0xF0B7 || r == 0xF0A7 || r == 0xF0D8 || r == 0xF0FC || r == 0xF076: // Symbol and Wingdings bullets
			r = '•'
		case dropped(r):
			continue
		case unicode.Is(unicode.Zs, r):
			r = ' '
		}
		b.WriteRune(r)
		last = r
	}
	out := b.String()
	if !norm.NFC.IsNormalString(out) {
		out = norm.NFC.String(out)
	}
	return seated(out)
}

// marks are the accents that TeX draws before their letters, as the combining ones that they
// stand for. Acute and grave are left alone: they also serve as apostrophes.
var marks = map[rune]rune{'¨': 0x308, 'ˆ': 0x302, '˜': 0x303, 'ˇ': 0x30C, '˚': 0x30A, '¸': 0x327}

// seated puts accents on the letters that they stand before: "J¨org".
func seated(s string) string {
	if !strings.ContainsAny(s, "¨ˆ˜ˇ˚¸") {
		return s
	}
	var b strings.Builder
	accent := rune(0)
	for _, r := range s {
		if accent != 0 {
			base := r
			if r == 'ı' {
				base = 'i'
			}
			one := norm.NFC.String(string([]rune{base, marks[accent]}))
			if utf8.RuneCountInString(one) == 1 {
				b.WriteString(one)
				accent = 0
				continue
			}
			b.WriteRune(accent)
			accent = 0
		}
		if marks[r] != 0 {
			accent = r
			continue
		}
		b.WriteRune(r)
	}
	if accent != 0 {
		b.WriteRune(accent)
	}
	return b.String()
}

var ligatures = [...]string{"ff", "fi", "fl", "ffi", "ffl", "st", "st"}

func plain(s string) bool {
	for i := 0; i < len(s); i++ {
		if c := s[i]; c >= utf8.RuneSelf || c < ' ' && c != '\t' && c != '\n' || c == 0x7F {
			return false
		}
	}
	return true
}

func dropped(r rune) bool {
	switch {
	case unicode.IsControl(r), r == utf8.RuneError,
		r >= 0x200B && r <= 0x200F, r >= 0x202A && r <= 0x202E, r >= 0x2060 && r <= 0x206F,
		r == 0xFEFF, r == 0x180E, r == 0x061C, r == 0xFE0E, r == 0xFE0F,
		r >= 0xE000 && r <= 0xF8FF, r >= 0xF0000, r >= 0xE0000 && r <= 0xE0FFF,
		r&0xFFFE == 0xFFFE, r >= 0xFDD0 && r <= 0xFDEF, r >= 0xFFF9 && r <= 0xFFFC:
		return true
	}
	return false
}
