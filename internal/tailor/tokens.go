package tailor

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// tokensOf cuts a text in lower case into its names: letters and digits, the signs that join
// them, and the signs that a name may end with ("c++"). ".net" is a name too.
func tokensOf(s string) []string {
	var out []string
	for i := 0; i < len(s); {
		end := letters(s, i)
		switch {
		case end > i:
			end = nameEnd(s, end)
			out = append(out, s[i:end])
		case strings.HasPrefix(s[i:], dotNet) && (i+len(dotNet) == len(s) || !isWordByte(s[i+len(dotNet)])):
			end = i + len(dotNet)
			out = append(out, s[i:end])
		default:
			_, n := utf8.DecodeRuneInString(s[i:])
			end = i + n
		}
		i = end
	}
	return out
}

const (
	dotNet  = ".net"
	joining = ".&'/+#-_"
	closing = "+#"
)

// letters is where the letters and digits from i on end.
func letters(s string, i int) int {
	for i < len(s) {
		if c := s[i]; c < utf8.RuneSelf {
			if !isWordByte(c) || c == '_' {
				return i
			}
			i++
			continue
		}
		r, n := utf8.DecodeRuneInString(s[i:])
		if !unicode.IsLetter(r) && !unicode.Is(unicode.N, r) {
			return i
		}
		i += n
	}
	return i
}

// nameEnd is where a name ends of which the first letters end at i: after more letters that
// signs join to it, and the signs that close it.
func nameEnd(s string, i int) int {
	for {
		next := signs(s, i, joining)
		end := letters(s, next)
		if next == i || end == next {
			return signs(s, i, closing)
		}
		i = end
	}
}

// signs is where the signs of a set from i on end.
func signs(s string, i int, set string) int {
	for i < len(s) && strings.IndexByte(set, s[i]) >= 0 {
		i++
	}
	return i
}

// asciiWords are the words of a text as a regular expression takes them.
func asciiWords(s string) []string {
	return strings.FieldsFunc(s, func(r rune) bool { return r >= utf8.RuneSelf || !isWordByte(byte(r)) })
}

// isWordByte is what a regular expression takes for a sign of a word.
func isWordByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_'
}
