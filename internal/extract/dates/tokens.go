package dates

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/extract/words"
)

type kind uint8

const (
	letters kind = iota
	number
	punct
	placeholder // "???", "20XX", "XX"
	other
	none // where there is no token
)

type token struct {
	kind                   kind
	text, folded           string
	start, end             int
	spaceBefore, tabBefore bool
}

// nothing stands before the first token and behind the last.
var nothing = &token{kind: none}

// digits reports a number of n digits.
func (t *token) digits(n int) bool { return t.kind == number && len(t.text) == n }

// sameFieldYear reports four digits that no tab parts from what stands before.
func (t *token) sameFieldYear() bool { return t.digits(4) && !t.tabBefore }

// in reports that the token is one of the marks.
func (t *token) in(marks string) bool { return t.kind != none && strings.Contains(marks, t.text) }

// tokenLength is about how long words, marks and the spaces between them are on average.
const tokenLength = 5

// scanner cuts a text into words, numbers and single marks.
type scanner struct {
	text       string
	out        []token
	space, tab bool // what stands before the token to come
}

func tokens(text string) []token {
	s := scanner{text: text, out: make([]token, 0, len(text)/tokenLength+4)}
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		if unicode.IsSpace(r) {
			s.space, s.tab = true, s.tab || r == '\t'
			i += size
			continue
		}
		i = s.take(i, i+size, r)
	}
	return s.out
}

// take adds the token that begins at i with r, which ends at next, and returns where the token ends.
func (s *scanner) take(i, next int, r rune) int {
	k, end := s.cut(i, next, r)
	t := token{kind: k, text: s.text[i:end], start: i, end: end, spaceBefore: s.space || i == 0, tabBefore: s.tab}
	if k == letters {
		t.folded = words.Fold(t.text)
	}
	s.out = append(s.out, t)
	s.space, s.tab = false, false
	return end
}

// cut tells the kind and the end of a token.
func (s *scanner) cut(i, next int, r rune) (kind, int) {
	switch {
	case crossedYear(s.text[i:]):
		return placeholder, i + 4
	case r < utf8.RuneSelf && isDigit(byte(r)):
		return number, i + leading(s.text[i:], isDigit)
	case unicode.IsLetter(r):
		return letters, s.wordEnd(i, next)
	case strings.HasPrefix(s.text[i:], "???"):
		return placeholder, len(s.text) - len(strings.TrimLeft(s.text[i:], "?"))
	case isMark(r):
		return punct, next
	}
	return other, next
}

func isMark(r rune) bool {
	return unicode.IsPunct(r) || r == '|' || r == '~' || string(r) == softHyphen
}

// wordEnd is where the word from i on ends: before the word that is glued to a day, in
// "05thNovember".
func (s *scanner) wordEnd(i, next int) int {
	end := len(s.text)
	if n := strings.IndexFunc(s.text[next:], notOfWord); n >= 0 {
		end = next + n
	}
	if s.behindNumber() && gluedShort(s.text[i:end]) {
		return i + 2
	}
	return end
}

func notOfWord(r rune) bool { return !unicode.IsLetter(r) && !unicode.Is(unicode.Mn, r) }

// behindNumber reports that nothing parts the token to come from a number.
func (s *scanner) behindNumber() bool {
	return !s.space && len(s.out) > 0 && s.out[len(s.out)-1].kind == number
}

// gluedShort reports a "th" or "to" that a word is glued to: "05thNovember", "2012toSep".
func gluedShort(word string) bool {
	if len(word) < 5 || !ordinal(strings.ToLower(word[:2])) && word[:2] != "to" {
		return false
	}
	r, _ := utf8.DecodeRuneInString(word[2:])
	return unicode.IsUpper(r) || words.Months().Has(words.Fold(word[2:])) // "11thsept"
}

// crossedYear reports that s begins with "20XX", "201X" or "XXXX" and nothing is glued to it.
func crossedYear(s string) bool {
	digits := leading(s, isDigit)
	crosses := leading(s[digits:], isCross)
	if crosses == 0 || digits+crosses != 4 || leading(s[4:], ofWord) > 0 {
		return false
	}
	return digits == 0 || s[0] == '1' || s[0] == '2'
}

// leading is the number of bytes of the kind that s begins with.
func leading(s string, of func(byte) bool) int {
	n := 0
	for n < len(s) && of(s[n]) {
		n++
	}
	return n
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }
func isCross(c byte) bool { return c|0x20 == 'x' }
func isLatin(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }
func ofWord(c byte) bool  { return isDigit(c) || isLatin(c) || c >= utf8.RuneSelf }

// at is the token at i.
func (p *parser) at(i int) *token {
	if i < 0 || i >= len(p.toks) {
		return nothing
	}
	return &p.toks[i]
}

func (p *parser) is(i int, text string) bool {
	t := p.at(i)
	return t.kind == punct && t.text == text
}

func (p *parser) toksFold(i int) string { return p.at(i).folded }

// hyphened reports a hyphen without space on either side of it.
func (p *parser) hyphened(i int) bool {
	return p.is(i, "-") && !p.at(i).spaceBefore && !p.at(i+1).spaceBefore
}

// hangs reports a hyphen glued to the word before it and apart from the two figures behind it: "Jan- 15".
func (p *parser) hangs(i int) bool {
	return p.is(i, "-") && !p.at(i).spaceBefore && p.at(i+1).digits(2) && p.yearLike(i+1)
}

// beginsField reports that no word stands before token i in its field.
func (p *parser) beginsField(i int) bool {
	return i == 0 || p.toks[i].tabBefore || p.toks[i-1].kind == punct
}

// endsField reports that no word stands at i in the field of the token before.
func (p *parser) endsField(i int) bool {
	t := p.at(i)
	return t.kind == none || t.kind == punct || t.tabBefore
}

// boundary reports that nothing is glued to the text before token i.
func (p *parser) boundary(i int) bool {
	switch t := p.at(i); {
	case t.kind == none, t.spaceBefore:
		return true
	case t.kind == letters:
		return behindYear.Has(t.folded) || len(t.text) > 3 && p.month(i) > 0
	case t.kind == punct:
		return !t.in("%#") && !p.decimal(i)
	}
	return false
}

// decimal reports the mark of "2,017.5": one that goes on with a digit belongs to a longer number.
func (p *parser) decimal(i int) bool {
	next := p.at(i + 1)
	return p.at(i).in(",.") && next.kind == number && !next.spaceBefore
}

// behindYear are the words that people glue to a date.
var behindYear = words.NewSet("bis", "to", "r", "as", "at")
