package main

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"focal/internal/extract/labeller"
)

// place is a stretch of the stream; to = 0 means none.
type place struct{ from, to int }

// stream is the letters and digits of all lines, with where they came from.
type stream struct {
	letters []rune
	line    []int
	offset  []int  // byte in the line's text
	start   []bool // a word begins here
	index   string // letters as a string, for searching
	runeAt  []int  // byte of index -> rune number
}

func streamOf(lines []labeller.Line) *stream {
	s := &stream{}
	for i := range lines {
		boundary := true
		for at, r := range lines[i].Text {
			for _, c := range norm.NFKC.String(string(unicode.ToLower(r))) {
				if !unicode.IsLetter(c) && !unicode.IsDigit(c) {
					boundary = true
					continue
				}
				s.letters = append(s.letters, c)
				s.line = append(s.line, i)
				s.offset = append(s.offset, at)
				s.start = append(s.start, boundary)
				boundary = false
			}
			if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
				boundary = true
			}
		}
	}
	s.index = string(s.letters)
	s.runeAt = make([]int, len(s.index)+1)
	n := 0
	for b := range s.index {
		s.runeAt[b] = n
		n++
	}
	s.runeAt[len(s.index)] = n
	return s
}

func lettersOf(text string) string {
	var b strings.Builder
	for _, r := range text {
		for _, c := range norm.NFKC.String(string(unicode.ToLower(r))) {
			if unicode.IsLetter(c) || unicode.IsDigit(c) {
				b.WriteRune(c)
			}
		}
	}
	return b.String()
}

// all finds a text everywhere it stands as whole words.
func (s *stream) all(text string) []place {
	v := lettersOf(text)
	if v == "" {
		return nil
	}
	n := len([]rune(v))
	var out []place
	for from := 0; ; {
		at := strings.Index(s.index[from:], v)
		if at < 0 {
			return out
		}
		b := from + at
		r := s.runeAt[b]
		end := r + n
		if s.start[r] && (end == len(s.letters) || s.start[end]) {
			out = append(out, place{r, end})
		}
		from = b + 1
		for from < len(s.index) && s.index[from]&0xC0 == 0x80 {
			from++
		}
		if len(out) > 60 {
			return out
		}
	}
}

func (s *stream) lineAt(p place) int { return s.line[p.from] }
