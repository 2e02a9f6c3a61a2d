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

// splitter cuts a line into words and marks.
type splitter struct {
	f        *facts
	line     int
	out      []Word
	segment  int
	segStart int // byte of the line where the segment begins
}

// split cuts a line into words and marks.
func split(f *facts, line int) []Word {
	s := splitter{f: f, line: line}
	from := 0
	for at, r := range f.Text {
		n := utf8.RuneLen(r)
		switch {
		case r == '\t':
			s.put(from, at)
			from = at + n
			s.segment, s.segStart = s.segment+1, from
		case unicode.IsSpace(r):
			s.put(from, at)
			from = at + n
		case r == '.' && listNumber(f.Text, at):
			s.put(from, at+n)
			from = at + n
		case isMark(f.Text, at, r, n):
			s.put(from, at)
			s.put(at, at+n)
			from = at + n
		}
		if len(s.out) > maxWords {
			break
		}
	}
	s.put(from, len(f.Text))
	s.markDates()
	s.numberParts()
	return s.out
}

// put adds the word between two bytes, if there is one.
func (s *splitter) put(from, to int) {
	if from >= to {
		return
	}
	w := Word{Line: s.line, From: from, To: to, Text: s.f.Text[from:to], segment: s.segment}
	w.folded = words.Fold(w.Text)
	if n := len(s.out); n == 0 {
		w.before = '\n'
	} else {
		w.after(&s.out[n-1])
	}
	if s.segment < len(s.f.Segments) {
		for _, bold := range s.f.Segments[s.segment].Bold {
			w.bold = w.bold || bold.From <= from-s.segStart && bold.To > from-s.segStart
		}
	}
	s.out = append(s.out, w)
}

// after says how the word stands to the one before it.
func (w *Word) after(previous *Word) {
	if previous.segment != w.segment {
		w.before = '\t'
		return
	}
	if previous.To < w.From {
		w.before = ' '
	}
	w.cell = previous.cell + 1
}

func (s *splitter) markDates() {
	for _, m := range s.f.dates {
		for i := range s.out {
			s.out[i].date = s.out[i].date || s.out[i].From < m.End && s.out[i].To > m.Start
		}
	}
}

// numberParts counts the parts of the line between separators, columns and dates.
func (s *splitter) numberParts() {
	part := 0
	for i := range s.out {
		if i > 0 && apart(&s.out[i-1], &s.out[i]) {
			part++
		}
		s.out[i].part = part
	}
}

func apart(a, b *Word) bool {
	return b.before == '\t' || separator(b.Text) || separator(a.Text) || b.date != a.date
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

// listNumber reports the full stop of "2.Tern Ltd" and "**2.Tern Ltd", which numbers the line.
func listNumber(text string, at int) bool {
	number := Word{Text: strings.TrimLeft(text[:at+1], "* ")}
	next, _ := utf8.DecodeRuneInString(text[at+1:])
	return at > 0 && number.lineNumber() && unicode.IsUpper(next)
}

// lineNumber reports "2.", which numbers a line where it stands first.
func (w *Word) lineNumber() bool {
	number, ok := strings.CutSuffix(w.Text, ".")
	return ok && len(number) <= 2 && strings.Trim(number, "0123456789") == ""
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
