package proofread

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/wordset"
)

// check runs every rule once and returns the edits that stand. Rules run from
// the surest to the least: where two meet, the first wins.
func (s *sentence) check() []Edit {
	s.dotNet()
	s.shortSlips()
	s.spelling()
	s.phrases()
	s.compounds()
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
	if slices.ContainsFunc(s.tokens[from:to+1], token.fixed) {
		return
	}
	first, last := s.tokens[from], s.tokens[to]
	if text != "" && first.kind == word && first.title() {
		text = strings.ToUpper(text[:1]) + text[1:]
	}
	s.replace(first.start, last.end, text, kind, rule, reason)
}

// recast puts the verb at i into another form, unless that is unknown or the one it has.
func (s *sentence) recast(i int, form, rule, reason string) {
	lower := s.tokens[i].lower
	if right, ok := inflect(lower, form); ok && right != lower {
		s.change(i, i, right, cv.NoteGrammar, rule, reason)
	}
}

// replace changes bytes of the text; the rule vouches that they are prose.
func (s *sentence) replace(start, end int, after string, kind cv.NoteKind, rule, reason string) {
	for _, e := range s.edits {
		if e.meets(start, end) {
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
	for j := i - 1; j >= 0; j-- {
		t := &s.tokens[j]
		if t.kind != punct {
			return false
		}
		if sentenceMarks[t.lower] {
			return s.opensAfter(j)
		}
	}
	return true
}

// sentenceMarks end a sentence or stand before one.
var sentenceMarks = wordset.Of(". ! ? : • - – *")

// opensAfter reports that a sentence begins behind the mark: a dash opens one at the start of a
// text alone, a colon always, the other marks where a space follows.
func (s *sentence) opensAfter(mark int) bool {
	switch t := s.tokens[mark]; {
	case mark == 0, t.is(":"):
		return true
	case t.is("-", "–"):
		return false
	}
	return s.tokens[mark+1].space
}

// plain reports an ordinary lower-case word, or one with the capital of a
// sentence start, that is not part of a compound.
func (s *sentence) plain(i int) bool {
	t := s.at(i)
	return t.lone() && (!t.title() || s.startsSentence(i) && !t.capitals())
}
