package proofread

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/lexicon"
)

// spacing corrects white space around punctuation and doubled marks.
func (s *sentence) spacing() {
	for i := range s.tokens {
		t := s.tokens[i]
		if t.kind != punct {
			continue
		}
		before, next := s.at(i-1), s.at(i+1)
		switch {
		case t.is(",", ".", ";", "?", "!", ")", "%"):
			s.spaceBefore(i, before, next)
		case t.is("("):
			if next.space && next.end > 0 {
				s.replace(t.end, next.start, "", cv.NoteGrammar, "spacing", "No space follows an opening bracket.")
			}
		}
		if t.is("%") && before.kind == number && next.kind == word && next.end > 0 && !next.space && next.is("of", "in", "on", "from", "and", "to", "by", "increase", "reduction", "growth") {
			s.replace(t.end, t.end, " ", cv.NoteGrammar, "spacing", "A space follows “%”.")
		}
		switch {
		case t.is(","):
			s.afterComma(i, before, next)
		case t.is(".", ";", ":", "!", "?") && i > 0:
			s.afterStop(i, before, next)
		}
	}
	s.doubleSpaces()
}

func (s *sentence) spaceBefore(i int, before, next token) {
	t := s.tokens[i]
	if !t.space || i == 0 || before.kind == punct && !before.is(")", "%", "'", "’") || t.is(".") && s.dotted(next) {
		return
	}
	if t.is("%") && (before.kind != number || !digitsOnly(before.text) || !(next.space && next.kind == punct)) {
		return // "12 %" is a style of its own, unless what follows is misplaced too
	}
	if t.is("!", "?") && next.end > 0 && !next.space {
		return
	}
	s.replace(before.end, t.start, "", cv.NoteGrammar, "spacing", "No space goes before “"+t.text+"”.")
}

// dotted reports what follows a free-standing full stop that belongs to it:
// ".NET", ".5", "...".
func (s *sentence) dotted(next token) bool {
	return next.end > 0 && !next.space && (next.kind == number || next.kind == opaque || next.kind == word && !(next.title() && next.info.Level() <= 35 && !next.capitals()) || next.kind == punct)
}

func digitsOnly(text string) bool {
	return text != "" && strings.Trim(text, "0123456789.,£$€") == ""
}

// afterComma adds a missing space, not inside numbers, and drops a doubled comma.
func (s *sentence) afterComma(i int, before, next token) {
	t := s.tokens[i]
	switch {
	case next.text == "," && !next.space && s.at(i+2).text != ",":
		s.replace(next.start, next.end, "", cv.NoteGrammar, "punctuation", "The comma stands twice.")
	case next.space || next.end == 0 || before.end != t.start && !t.space:
	case next.kind == word && before.kind == word && utf8.RuneCountInString(next.text) > 1 && utf8.RuneCountInString(before.text) > 1 && !strings.ContainsFunc(s.text, func(r rune) bool { return r == '{' || r == '<' }):
		s.replace(t.end, t.end, " ", cv.NoteGrammar, "spacing", "A space follows a comma.")
	case t.space && next.kind == word && utf8.RuneCountInString(next.text) > 1:
		s.replace(t.end, t.end, " ", cv.NoteGrammar, "spacing", "A space follows a comma.")
	}
}

// afterStop adds a missing space between sentences and drops a doubled full stop.
func (s *sentence) afterStop(i int, before, next token) {
	t := s.tokens[i]
	switch {
	case t.is(".") && next.text == "." && !next.space && s.at(i+2).text != "." && before.kind == word && !before.is("etc") && (s.at(i+2).space || s.at(i+2).end == 0):
		s.replace(next.start, next.end, "", cv.NoteGrammar, "punctuation", "The full stop stands twice.")
	case next.space || next.kind != word || next.end == 0:
	case t.space && t.is(".") && next.title() && next.info.Level() <= 35 && !next.capitals() && i > 0:
		s.replace(t.end, t.end, " ", cv.NoteGrammar, "spacing", "A space follows a full stop.")
	case t.is(".", "!", "?", ";") && !t.space && before.kind == word && before.info.Known() && !before.title() && len(before.text) > 3 &&
		next.title() && !next.capitals() && next.info.Level() <= 35 && len(next.text) > 1,
		t.is(";") && !t.space && before.kind == word && before.info.Known() && next.info.Known() && len(before.text) > 2 && len(next.text) > 2,
		t.is(":") && !t.space && before.kind == word && plainWord(before) && plainWord(next):
		s.replace(t.end, t.end, " ", cv.NoteGrammar, "spacing", "A space follows “"+t.text+"”.")
	}
}

func plainWord(t token) bool {
	return t.info.Known() && len(t.text) > 3 && t.info.Level() <= 50 && !t.capitals() && !t.info.Is(lexicon.Own)
}

// doubleSpaces leaves one space between words.
func (s *sentence) doubleSpaces() {
	for i := 1; i < len(s.tokens); i++ {
		a, b := s.tokens[i-1], s.tokens[i]
		gap := s.text[a.end:b.start]
		if len(gap) > 1 && len(gap) < 4 && strings.Trim(gap, " \u00a0") == "" && strings.Count(gap, " ") > 1 && unicode.IsSpace(rune(gap[0])) {
			s.replace(a.end, b.start, " ", cv.NoteGrammar, "spacing", "One space is enough.")
		}
	}
}

// convertLocale changes British to American spelling or back where the option
// forces a tradition; a text that follows its source is left as it is.
func (s *sentence) convertLocale() {
	if s.options.Locale != "en-GB" && s.options.Locale != "en-US" {
		return
	}
	for i := range s.tokens {
		if !s.plain(i) || s.checker.allowed(s.tokens[i].lower, s.options) {
			continue
		}
		lower := s.tokens[i].lower
		right, ok := lexicon.American(lower)
		if s.options.Locale == "en-GB" {
			right, ok = lexicon.British(lower)
		}
		if ok {
			s.change(i, i, right, cv.NoteSpelling, "locale", "“"+right+"” is the spelling of "+s.options.Locale+".")
		}
	}
}
