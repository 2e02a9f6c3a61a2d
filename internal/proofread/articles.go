package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
)

// articles corrects a/an by the sound of the next word.
func (s *sentence) articles() {
	for i := range s.tokens {
		t := s.tokens[i]
		if t.kind != word || t.joined || !t.is("a", "an") || t.text == "AN" || t.text == "A" && !s.startsSentence(i) {
			continue
		}
		next := s.at(i + 1)
		if !next.space || next.kind == punct || next.kind == opaque && strings.HasPrefix(next.text, "`") {
			continue
		}
		if !next.joined && !next.title() && next.is("and", "or", "is", "if", "as", "of", "any", "are", "in", "on", "at", "it", "to", "by") || next.kind == word && len(next.text) == 1 {
			continue // "a" is a letter here
		}
		vowel, sure := vowelSound(next)
		if !sure || vowel == t.is("an") {
			continue
		}
		right := "a"
		if vowel {
			right = "an"
		}
		s.change(i, i, right, cv.NoteGrammar, "a-an", "“"+right+"” goes before “"+next.text+"”.")
	}
}

// vowelSound: see language.VowelSound. What is neither a word nor a number is not judged.
func vowelSound(t token) (vowel, sure bool) {
	if t.kind != word && t.kind != number {
		return false, false
	}
	return language.VowelSound(t.text)
}
