package language

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Kind is the shape of a token.
type Kind uint8

// Kinds of tokens.
const (
	Space Kind = iota
	Word
	Number
	Mark   // punctuation and symbols, one character each
	Opaque // addresses, URLs, code: never language
)

// Token is a piece of text. The Texts of all tokens of a text, joined, are that
// text, whatever it holds.
type Token struct {
	Text  string
	Start int // byte offset in the text
	Kind  Kind
}

// End is the offset behind the token.
func (t Token) End() int { return t.Start + len(t.Text) }

// Lower returns the text in lower case with straight apostrophes.
func (t Token) Lower() string {
	for i := 0; i < len(t.Text); i++ {
		if c := t.Text[i]; c >= 0x80 || 'A' <= c && c <= 'Z' {
			return strings.ReplaceAll(strings.ToLower(t.Text), "’", "'")
		}
	}
	return t.Text
}

// Tokens splits a text. Contractions are split before the clitic ("I"+"'m",
// "do"+"n't"); hyphenated words, "I/O", "Node.js" and addresses stay whole.
func Tokens(text string) []Token {
	tokens := make([]Token, 0, len(text)/3+1)
	for at := 0; at < len(text); {
		n, kind := scan(text[at:])
		if kind == Word {
			if clitic := cliticLength(text[at : at+n]); clitic > 0 && clitic < n {
				tokens = append(tokens, Token{text[at : at+n-clitic], at, Word})
				at, n = at+n-clitic, clitic
			}
		}
		tokens = append(tokens, Token{text[at : at+n], at, kind})
		at += n
	}
	return tokens
}

func scan(s string) (int, Kind) {
	r, size := utf8.DecodeRuneInString(s)
	switch {
	case unicode.IsSpace(r):
		for size < len(s) {
			r, n := utf8.DecodeRuneInString(s[size:])
			if !unicode.IsSpace(r) {
				break
			}
			size += n
		}
		return size, Space
	case isLetter(r) || isDigit(r):
		return scanWord(s)
	}
	return size, Mark
}

// scanWord takes letters and digits with the joints that stay inside a word.
func scanWord(s string) (int, Kind) {
	if n := opaqueLength(s); n > 0 {
		return n, Opaque
	}
	end, kind := 0, Number
	for end < len(s) {
		r, n := utf8.DecodeRuneInString(s[end:])
		if isLetter(r) {
			kind = Word
		} else if !isDigit(r) && !staysInside(s, end, n, r, kind) {
			break
		}
		end += n
	}
	return end, kind
}

// staysInside reports a sign that belongs to the word around it or before it ("C++", "it's").
func staysInside(s string, at, size int, r rune, kind Kind) bool {
	if at == 0 {
		return false
	}
	if r == '+' || r == '#' {
		return at <= 2 && kind == Word
	}
	return isJoint(r) && joins(s, at, size, r)
}

func isJoint(r rune) bool {
	return strings.ContainsRune("'’-‑./,:", r)
}

// joins reports whether the joint at s[at:] binds what is on both sides.
func joins(s string, at, n int, joint rune) bool {
	next, _ := utf8.DecodeRuneInString(s[at+n:])
	prev, _ := utf8.DecodeLastRuneInString(s[:at])
	if !isLetter(next) && !isDigit(next) {
		return false
	}
	switch joint {
	case ',', ':':
		return isDigit(prev) && isDigit(next)
	case '.':
		return isDigit(prev) == isDigit(next) && !unicode.IsUpper(next) || singleLetter(s[:at])
	case '/':
		return run(s[:at], true) <= 2 || run(s[at+n:], false) <= 2
	}
	return true
}

func singleLetter(s string) bool {
	return run(s, true) == 1
}

// run counts the letters and digits at the end (or the start) of s.
func run(s string, back bool) int {
	count := 0
	for s != "" {
		var r rune
		var n int
		if back {
			r, n = utf8.DecodeLastRuneInString(s)
			s = s[:len(s)-n]
		} else {
			r, n = utf8.DecodeRuneInString(s)
			s = s[n:]
		}
		if !isLetter(r) && !isDigit(r) {
			break
		}
		count++
	}
	return count
}

// maxAddress bounds the search for the end of an address.
const maxAddress = 256

// opaqueLength returns the length of an address at the start of s, or 0.
func opaqueLength(s string) int {
	word := s[:min(len(s), maxAddress)]
	if end := strings.IndexFunc(word, unicode.IsSpace); end >= 0 {
		word = word[:end]
	}
	at := strings.IndexByte(word, '@')
	if !strings.Contains(word, "://") && !strings.HasPrefix(strings.ToLower(word), "www.") && (at < 1 || !strings.Contains(word[at:], ".")) {
		return 0
	}
	return len(strings.TrimRight(word, ".,;:!?)]}>\"'’”"))
}

// cliticLength returns the length of the clitic that ends a word, or 0.
func cliticLength(word string) int {
	at := strings.LastIndexAny(word, "'’")
	if at < 1 {
		return 0
	}
	_, mark := utf8.DecodeRuneInString(word[at:])
	switch strings.ToLower(word[at+mark:]) {
	case "m", "ve", "d", "ll", "re", "s":
		return len(word) - at
	case "t":
		if c := word[at-1]; c == 'n' || c == 'N' {
			return len(word) - at + 1
		}
	}
	return 0
}

func isLetter(r rune) bool { return unicode.IsLetter(r) || unicode.IsMark(r) }
func isDigit(r rune) bool  { return unicode.IsDigit(r) }
