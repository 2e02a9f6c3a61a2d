package labeller

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/extract/words"
)

// Word is a word or a mark of a line.
type Word struct {
	Line     int // index of the line
	From, To int // bytes of its text
	Text     string

	folded  string
	date    bool // part of a date
	segment int
	cell    int  // place within its segment, from 0
	before  byte // what stands before it: 0 nothing, ' ' space, '\t' the next segment, '\n' the next line
	bold    bool
	part    int    // number of the part of the line between separators
	town    int    // words of the town's name that it is part of, 0 is none
	field   string // the field it mostly stands in: see fieldWords
}

// Split cuts a line into words and marks.
func split(f *facts, line int) []Word {
	var out []Word
	text := f.Text
	seg, from := 0, 0
	segFrom := 0
	put := func(a, b int) {
		if a >= b {
			return
		}
		w := Word{Line: line, From: a, To: b, Text: text[a:b], segment: seg}
		w.folded = words.Fold(w.Text)
		switch {
		case len(out) == 0:
			w.before = '\n'
		case out[len(out)-1].segment != seg:
			w.before = '\t'
		case out[len(out)-1].To < a:
			w.before = ' '
		}
		if n := len(out); n > 0 && out[n-1].segment == seg {
			w.cell = out[n-1].cell + 1
		}
		if seg < len(f.Segments) {
			for _, s := range f.Segments[seg].Bold {
				w.bold = w.bold || s.From <= a-segFrom && s.To > a-segFrom
			}
		}
		out = append(out, w)
	}
	for at, r := range text {
		n := utf8.RuneLen(r)
		switch {
		case r == '\t':
			put(from, at)
			seg++
			from, segFrom = at+n, at+n
		case unicode.IsSpace(r):
			put(from, at)
			from = at + n
		case isMark(text, at, r, n):
			put(from, at)
			put(at, at+n)
			from = at + n
		}
		if len(out) > maxWords {
			break
		}
	}
	put(from, len(text))
	for _, m := range f.dates {
		for i := range out {
			out[i].date = out[i].date || out[i].From < m.End && out[i].To > m.Start
		}
	}
	part := 0
	for i := range out {
		if i > 0 && (out[i].before == '\t' || separator(out[i].Text) || separator(out[i-1].Text) || out[i].date != out[i-1].date) {
			part++
		}
		out[i].part = part
	}
	return out
}

// maxWords bounds the words of a line that are looked at: a title stands near its start.
const maxWords = 120

func isMark(text string, at int, r rune, n int) bool {
	switch r {
	case ',', ';', '(', ')', '[', ']', '|', '–', '—', '•', '·', '"', '“', '”', '●', '▪', '→', '~', '{', '}', '*', '_', '@':
		return r != '@' || at+1 < len(text) && text[at+1] == ' '
	case '-', '/', ':', '&', '+':
		return true
	case '.', '\'', '’':
		spaceBefore := at == 0 || text[at-1] == ' ' || text[at-1] == '\t'
		spaceAfter := at+n >= len(text) || text[at+n] == ' ' || text[at+n] == '\t'
		if r == '.' {
			return spaceAfter && !(at > 0 && shortForm(text, at))
		}
		return spaceBefore || spaceAfter
	}
	return false
}

// shortForm reports a full stop that belongs to the word before it: "Pvt.", "B.", "Sr.".
func shortForm(text string, at int) bool {
	from := strings.LastIndexAny(text[:at], " \t(,") + 1
	w := text[from:at]
	return len(w) <= 4 || strings.Contains(w, ".")
}

func separator(s string) bool {
	switch s {
	case ",", ";", "|", "–", "—", "-", "•", "·", "(", ")", ":", "/", "~", "→", "[", "]", "●", "▪":
		return true
	}
	return false
}
