package proofread

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// spacing corrects white space around punctuation and doubled marks.
func (s *sentence) spacing() {
	s.leadingMarks()
	for i := range s.tokens {
		if s.tokens[i].kind == punct {
			s.beforeMark(i)
			s.behindMark(i)
		}
	}
	s.besideSigns()
	s.prefixesTied()
	s.units()
	s.doubleSpaces()
}

// beforeMark takes away white space before a mark, and that inside an opening bracket.
func (s *sentence) beforeMark(i int) {
	t, next := s.tokens[i], s.at(i+1)
	switch {
	case t.is(",", ".", ";", "?", "!", ")", "%"):
		s.spaceBefore(i)
	case t.is(":"):
		s.colon(i)
	case t.is("(") && next.space && !next.none():
		s.replace(t.end, next.start, "", cv.NoteGrammar, "spacing", "No space follows an opening bracket.")
	}
}

// behindMark adds white space that is missing behind a mark.
func (s *sentence) behindMark(i int) {
	switch t := s.tokens[i]; {
	case t.is("%"):
		s.afterPercent(i)
	case t.is(","):
		s.afterComma(i)
	case t.is(".", ";", ":", "!", "?") && i > 0:
		s.afterStop(i)
	}
}

var behindPercent = wordset.Of("of in on from and to by increase reduction growth")

// afterPercent: "20%of" -> "20% of".
func (s *sentence) afterPercent(i int) {
	next := s.at(i + 1)
	if s.at(i-1).kind == number && next.kind == word && !next.space && behindPercent[next.lower] {
		s.spaceBehind(i, "“%”")
	}
}

// spaceBehind puts a space behind a mark.
func (s *sentence) spaceBehind(i int, mark string) {
	end := s.tokens[i].end
	s.replace(end, end, " ", cv.NoteGrammar, "spacing", "A space follows "+mark+".")
}

// listSigns are the signs of lists that are typed before texts.
const listSigns = "-–*•:. ØÞ➢▪>»"

// leadingMarks takes the sign of a list away that was typed before a text: "-Answering calls", ".Fluent French".
func (s *sentence) leadingMarks() {
	k := 0
	for k+1 < len(s.tokens) && (strings.Contains(listSigns, s.at(k).text) || drawn(s.at(k))) && (s.at(k).kind != word || s.at(k+1).space) {
		k++
	}
	first := s.at(k)
	if k == 0 || first.kind != word || first.is("net", "com", "org", "in") || first.title() && s.at(k+1).is(",") || s.callsMethod(k) {
		return // ".NET", "*Boyd, A."
	}
	s.replace(0, first.start, "", cv.NoteGrammar, "spacing", "The sign of a list is no part of its text.")
}

// drawn reports a sign that is nothing but drawn, as those of lists are: "⋄", "✓".
func drawn(t token) bool {
	r, _ := utf8.DecodeRuneInString(t.text)
	return t.kind == punct && r > '\u2000' && (unicode.Is(unicode.So, r) || unicode.Is(unicode.Sm, r))
}

// callsMethod reports a line of code: ".make()".
func (s *sentence) callsMethod(k int) bool {
	return s.at(k-1).is(".") && !s.at(k).space && s.at(k+1).is("(") && !s.at(k+1).space
}

func (s *sentence) spaceBefore(i int) {
	if i == 0 || !s.tokens[i].space || s.rightlyApart(i) {
		return
	}
	before, t := s.at(i-1), s.tokens[i]
	s.replace(before.end, t.start, "", cv.NoteGrammar, "spacing", "No space goes before “"+t.text+"”.")
}

// rightlyApart reports a mark that white space before it belongs to, or may.
func (s *sentence) rightlyApart(i int) bool {
	t, before := s.tokens[i], s.at(i-1)
	if before.kind == punct && !before.is(")", "%", "'", "’") {
		return true
	}
	switch t.lower {
	case ".":
		return dotted(s.at(i + 1))
	case "%":
		return s.percentApart(i)
	case "!", "?":
		return touches(s.at(i + 1))
	}
	return false
}

// touches reports something that no space parts from what is before it.
func touches(t token) bool { return !t.none() && !t.space }

// percentApart: "12 %" is a style of its own, unless what follows is misplaced too.
func (s *sentence) percentApart(i int) bool {
	before, next := s.at(i-1), s.at(i+1)
	return before.kind != number || !digitsOnly(before.text) || !next.space || next.kind != punct
}

// dotted reports what follows a free-standing full stop that belongs to it:
// ".NET", ".5", "...".
func dotted(next token) bool {
	return touches(next) && (next.kind != word || !opensSentence(next))
}

// opensSentence reports a common word with a capital, as sentences begin.
func opensSentence(t token) bool {
	return t.title() && t.info.Level() <= 35 && !t.capitals()
}

func digitsOnly(text string) bool {
	return text != "" && strings.Trim(text, "0123456789.,£$€") == ""
}

// afterComma adds a missing space, not inside numbers, and drops a doubled comma.
func (s *sentence) afterComma(i int) {
	switch {
	case s.doubled(i):
		next := s.at(i + 1)
		s.replace(next.start, next.end, "", cv.NoteGrammar, "punctuation", "The comma stands twice.")
	case touches(s.at(i+1)) && s.commaParts(i):
		s.spaceBehind(i, "a comma")
	}
}

// doubled reports a mark that stands twice, not three times.
func (s *sentence) doubled(i int) bool {
	mark, next := s.tokens[i].text, s.at(i+1)
	return next.text == mark && !next.space && s.at(i+2).text != mark
}

// commaParts reports a comma between two words, or one on the wrong side of the space.
func (s *sentence) commaParts(i int) bool {
	t, before, next := s.tokens[i], s.at(i-1), s.at(i+1)
	if before.end != t.start && !t.space || !letters(next) {
		return false
	}
	if before.is(")") {
		return next.known(4) || language.Closed(next.lower) != 0
	}
	return t.space || letters(before) && !strings.ContainsAny(s.text, "{<")
}

// letters reports a word of more than one letter.
func letters(t token) bool { return t.kind == word && utf8.RuneCountInString(t.text) > 1 }

// afterStop adds a missing space between sentences and drops a doubled full stop.
func (s *sentence) afterStop(i int) {
	t, next := s.tokens[i], s.at(i+1)
	switch {
	case t.is(".") && s.doubled(i) && s.endsTwice(i):
		s.replace(next.start, next.end, "", cv.NoteGrammar, "punctuation", "The full stop stands twice.")
	case t.is(".") && s.opensBracket(i):
		s.spaceBehind(i, "a full stop")
	case next.kind != word || !touches(next):
	case t.space && t.is(".") && opensSentence(next):
		s.spaceBehind(i, "a full stop")
	case !t.space && s.at(i-1).kind == word && s.stopParts(i):
		s.spaceBehind(i, "“"+t.text+"”")
	}
}

// endsTwice reports two full stops behind a word and before a space or the end.
func (s *sentence) endsTwice(i int) bool {
	before, next := s.at(i-1), s.at(i+2)
	return (before.kind == word || before.is(")")) && !touches(next)
}

// stopParts reports a mark that parts two sentences or two halves of one.
func (s *sentence) stopParts(i int) bool {
	before, next := s.at(i-1), s.at(i+1)
	switch t := s.tokens[i]; {
	case t.is(":"):
		return plainWord(before) && plainWord(next)
	case t.is(";") && before.known(3) && next.known(3):
		return true
	}
	if before.is("etc") {
		return opensLine(next.text) || language.Closed(next.lower) != language.TagNone
	}
	return before.known(3) && !before.title() && len(next.text) > 1 && (opensSentence(next) || tellsOn(next))
}

// tellsOn reports a deed with the capital of a new sentence: "built the app.Guided the crew".
func tellsOn(t token) bool {
	return t.title() && !t.capitals() && t.known(5) && t.info.Level() <= 50 && t.info.Is(lexicon.Past|lexicon.Ing) &&
		!t.info.Is(lexicon.Own)
}

func plainWord(t token) bool {
	return t.known(4) && t.info.Level() <= 50 && !t.capitals() && !t.info.Is(lexicon.Own)
}

// doubleSpaces leaves one space between words.
func (s *sentence) doubleSpaces() {
	for i := 1; i < len(s.tokens); i++ {
		start, end := s.tokens[i-1].end, s.tokens[i].start
		if tooWide(s.text[start:end]) {
			s.replace(start, end, " ", cv.NoteGrammar, "spacing", "One space is enough.")
		}
	}
}

// tooWide reports two or three spaces; more are a layout.
func tooWide(gap string) bool {
	if len(gap) < 2 || len(gap) > 3 || strings.Trim(gap, " \u00a0") != "" {
		return false
	}
	return strings.Count(gap, " ") > 1 && unicode.IsSpace(rune(gap[0]))
}
