package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/wordset"
)

// articles corrects a/an by the sound of the next word.
func (s *sentence) articles() {
	for i := range s.tokens {
		if s.articleAt(i) && s.takesArticle(i+1) {
			s.article(i)
		}
	}
}

func (s *sentence) article(i int) {
	t, next := s.tokens[i], s.at(i+1)
	vowel, sure := vowelSound(next)
	if !sure || vowel == t.is("an") {
		return
	}
	right := "a"
	if vowel {
		right = "an"
	}
	s.change(i, i, right, cv.NoteGrammar, "a-an", "“"+right+"” goes before “"+next.text+"”.")
}

// articleAt reports "a" or "an"; capitals are letters, but for that of a sentence start.
func (s *sentence) articleAt(i int) bool {
	t := s.tokens[i]
	if !t.lone() || !t.is("a", "an") || t.text == "AN" {
		return false
	}
	return t.text != "A" || s.startsSentence(i)
}

// takesArticle reports that the word before may be an article and no letter or name.
func (s *sentence) takesArticle(i int) bool {
	t := s.at(i)
	switch {
	case !t.space, t.kind == punct, t.kind == opaque && strings.HasPrefix(t.text, "`"):
		return false
	}
	return !behindLetter(t)
}

// behindLetter reports words behind which "a" is a letter: "a and b", "vitamin A is".
func behindLetter(t token) bool {
	if t.kind == word && len(t.text) == 1 {
		return true
	}
	return !t.joined && !t.title() && noArticle[t.lower]
}

// noArticle stand behind no article.
var noArticle = wordset.Of("and or is if as of any are in on at it to by")

// vowelSound: see language.VowelSound. What is neither a word nor a number is not judged.
func vowelSound(t token) (vowel, sure bool) {
	if t.kind != word && t.kind != number {
		return false, false
	}
	return language.VowelSound(t.text)
}
