package words

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Fold returns text in lower case without accents; everything but letters and
// digits becomes one space. "Zürich, CH" is "zurich ch".
func Fold(text string) string {
	if isFolded(text) {
		return text
	}
	var b strings.Builder
	b.Grow(len(text))
	gap := false
	put := func(r rune) {
		if gap && b.Len() > 0 {
			b.WriteByte(' ')
		}
		gap = false
		b.WriteRune(r)
	}
	if !isASCII(text) {
		text = norm.NFKD.String(text)
	}
	for _, r := range text {
		switch {
		case r >= 'a' && r <= 'z' || r >= '0' && r <= '9':
			put(r)
		case r >= 'A' && r <= 'Z':
			put(r + 'a' - 'A')
		case r < utf8.RuneSelf:
			gap = true
		case unicode.Is(unicode.Mn, r):
		default:
			foldRune(r, put, &gap)
		}
	}
	return b.String()
}

func isASCII(text string) bool {
	for i := 0; i < len(text); i++ {
		if text[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// isFolded reports a text that Fold leaves as it is.
func isFolded(text string) bool {
	gap := true // before the first word
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c >= 'a' && c <= 'z' || c >= '0' && c <= '9':
			gap = false
		case c == ' ' && !gap:
			gap = true
		default:
			return false
		}
	}
	return !gap || text == ""
}

// foldRune folds letters that do not decompose.
func foldRune(r rune, put func(rune), gap *bool) {
	r = unicode.ToLower(r)
	switch r {
	case 'ß':
		put('s')
		put('s')
	case 'ł':
		put('l')
	case 'ø':
		put('o')
	case 'æ':
		put('a')
		put('e')
	case 'œ':
		put('o')
		put('e')
	case 'đ', 'ð':
		put('d')
	case 'þ':
		put('t')
		put('h')
	case 'ı':
		put('i')
	case '\u00ad', '\u200b', '\u200c', '\u200d', '\ufeff': // soft hyphen and zero width
	default:
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			put(r)
		} else {
			*gap = true
		}
	}
}

// Split returns the folded words of the text.
func Split(text string) []string { return strings.Fields(Fold(text)) }

// Squeeze returns the folded text without spaces, for letter-spaced drawing.
func Squeeze(text string) string { return strings.ReplaceAll(Fold(text), " ", "") }

// StartsLower reports a text that begins with a small letter.
func StartsLower(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLower(r)
}
