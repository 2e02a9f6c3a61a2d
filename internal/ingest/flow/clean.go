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
		if r >= 0xFB00 && r <= 0xFB06 {
			b.WriteString(ligatures[r-0xFB00])
			last = 'a'
			continue
		}
		r = printed(r)
		if r == gone || joiner(r) && last < 0x590 {
			continue
		}
		b.WriteRune(r)
		last = r
	}
	out := b.String()
	if !norm.NFC.IsNormalString(out) {
		out = norm.NFC.String(out)
	}
	return Spelt(seated(out))
}

const gone rune = -1

// joiner reports the characters that carry meaning in Arabic, Indic and emoji only.
func joiner(r rune) bool { return r == 0x200C || r == 0x200D }

// printed returns the character that a reader sees; gone where there is none.
func printed(r rune) rune {
	switch r {
	case '\t', '\n', 0x200C, 0x200D:
		return r
	case '\v', '\f', '\r', 0x85, 0x2028, 0x2029:
		return '\n'
	case 0x2010, 0x2011:
		return '-'
	case 0xAD:
		return gone
	case 0xF0B7, 0xF0A7, 0xF0D8, 0xF0FC, 0xF076: // Symbol and Wingdings bullets
		return '•'
	}
	switch {
	case dropped(r):
		return gone
	case unicode.Is(unicode.Zs, r):
		return ' '
	}
	return r
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
		if one := accented(accent, r); one != "" {
			b.WriteString(one)
			accent = 0
			continue
		}
		if accent != 0 {
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

// accented returns the letter with the accent on it; "" where no such letter exists.
func accented(accent, letter rune) string {
	if accent == 0 {
		return ""
	}
	if letter == 'ı' {
		letter = 'i'
	}
	one := norm.NFC.String(string([]rune{letter, marks[accent]}))
	if utf8.RuneCountInString(one) != 1 {
		return ""
	}
	return one
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
