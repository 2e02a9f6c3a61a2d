package proofread

import (
	"focal/internal/cv"
	"focal/internal/language"
)

// Labels. Many CVs set the colon behind one apart from it, as typewriters did ("Tools used : Java"), or draw it with a dash ("Tools:-").

// colon mends the white space before a colon, and the dash behind it.
func (s *sentence) colon(i int) {
	before := s.at(i - 1)
	if before.kind != word && !before.is(")") {
		return // "10 : 30"
	}
	start, last := s.tokens[i].start, i
	if s.tokens[i].space {
		start = before.end
	}
	if s.dashBehind(i) {
		last++
	}
	next := s.at(last + 1)
	if touches(next) && (next.kind != word || last == i && !s.tokens[i].space) || s.tokens[i].space && s.drawsRow(i) {
		return // ":)", "std::move"
	}
	after := ":"
	if touches(next) {
		after = ": "
	}
	if s.text[start:s.tokens[last].end] != after {
		s.replace(start, s.tokens[last].end, after, cv.NoteGrammar, "punctuation", "A colon stands right behind its word, without a dash.")
	}
}

// dashBehind reports the dash of ":-".
func (s *sentence) dashBehind(i int) bool {
	dash := s.at(i + 1)
	return dash.is("-", "–", "—") && !dash.space && !s.at(i+2).is("-", ")", "|")
}

// drawsRow reports a colon that parts the halves of a match or of a pair rather than a label from what it is for: "Home : Away : Draw".
func (s *sentence) drawsRow(i int) bool {
	for k := range s.tokens {
		if k != i && s.tokens[k].is(":") && s.tokens[k].space && (k == i-2 || k == i+2) {
			return true
		}
	}
	return false
}

// opensBracket reports an aside right behind the full stop of a sentence: "the yard.(Leith)".
func (s *sentence) opensBracket(i int) bool {
	before, bracket, next := s.at(i-1), s.at(i+1), s.at(i+2)
	return !s.tokens[i].space && bracket.is("(") && !bracket.space && letters(next) && !next.space &&
		before.known(4) && !before.capitals() && language.Closed(before.lower) == 0
}
