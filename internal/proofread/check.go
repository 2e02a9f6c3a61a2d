package proofread

import (
	"strings"

	"focal/internal/cv"
)

// check runs every rule once and returns the edits that stand. Rules run from
// the surest to the least: where two meet, the first wins.
func (s *sentence) check() []Edit {
	s.spelling()
	s.phrases()
	s.articles()
	s.repeated()
	s.verbs()
	s.agreement()
	s.splice()
	s.apostrophes()
	s.capitals()
	s.spacing()
	s.convertLocale()
	return settle(s.edits)
}

// change replaces the tokens from..to by text, in the case of the first: a
// capital at the start stays.
func (s *sentence) change(from, to int, text string, kind cv.NoteKind, rule, reason string) {
	first, last := s.tokens[from], s.tokens[to]
	for i := from; i <= to; i++ {
		if s.tokens[i].kind == opaque || s.tokens[i].kind == number {
			return
		}
	}
	if first.title() && text != "" && first.kind == word {
		text = strings.ToUpper(text[:1]) + text[1:]
	}
	s.replace(first.start, last.end, text, kind, rule, reason)
}

// replace changes bytes of the text; the rule vouches that they are prose.
func (s *sentence) replace(start, end int, after string, kind cv.NoteKind, rule, reason string) {
	for _, e := range s.edits {
		if start < e.End && e.Start < end || start == e.Start && end == e.End {
			return
		}
	}
	s.edits = append(s.edits, Edit{Start: start, End: end, Before: s.text[start:end], After: after, Kind: kind, Reason: reason, Rule: rule})
}

// drop removes a token with the white space before it (or behind it, at the start).
func (s *sentence) drop(i int, rule, reason string) {
	start, end := s.tokens[i].start, s.tokens[i].end
	switch {
	case i > 0 && s.tokens[i].space:
		start = s.tokens[i-1].end
	case i == 0 && i+1 < len(s.tokens):
		end = s.tokens[i+1].start
	}
	s.replace(start, end, "", cv.NoteGrammar, rule, reason)
}

// at returns the token, or an empty mark beyond the ends.
func (s *sentence) at(i int) token {
	if i < 0 || i >= len(s.tokens) {
		return token{kind: punct}
	}
	return s.tokens[i]
}

// startsSentence reports the first word of the text, or one after a full stop.
func (s *sentence) startsSentence(i int) bool {
	if i == 0 {
		return true
	}
	for j := i - 1; j >= 0; j-- {
		t := s.tokens[j]
		if t.kind != punct {
			return false
		}
		if t.is(".", "!", "?", ":", "•", "-", "–", "*") {
			return j == 0 || !t.is("-", "–", ":") && s.tokens[j+1].space || t.is(":")
		}
	}
	return true
}

// plain reports an ordinary lower-case word, or one with the capital of a
// sentence start, that is not part of a compound.
func (s *sentence) plain(i int) bool {
	t := s.at(i)
	return t.kind == word && !t.joined && (!t.title() || s.startsSentence(i) && !t.capitals())
}
