package extract

import (
	"regexp"
	"slices"
	"strings"
)

// Files lose the spaces between words where one style ends and another begins: "Worked
// asSite Engineer", "Elm LTDfrom May". A small word before a capital or a figure, and one
// behind capitals, is a word of its own.
var (
	smallBefore = regexp.MustCompile(`(?:^|[\s(])(as|at|in|of|from|with|and|to|for|by)(?:[A-Z][A-Za-z.&'-]{2,}|\d{3,}[A-Za-z]*)`)
	// yearBefore is a class of school right before the word that says that it was passed, or where.
	yearBefore  = regexp.MustCompile(`(?:^|[\s(,;])1[0-2]th((?i:passed|pass|from|class|standard|board))\b`)
	smallBehind = regexp.MustCompile(`(?:^|[\s(])[A-Z][A-Z.&]{2,}(from|with|as|in|of|and|for|to|at)(?:[\s,.]|$)`)
)

// ownWords begin with a small word and a capital, and are written so.
var ownWords = regexp.MustCompile(`^(?:inDesign|inVision|inShot|toDo|atWork|forEach|toString|asPDF|inMobi|andOR)`)

// unglued are the places in a text where a space was lost, ascending.
func unglued(text string) []int {
	var at []int
	for _, m := range smallBefore.FindAllStringSubmatchIndex(text, -1) {
		if !ownWords.MatchString(text[m[2]:]) {
			at = append(at, m[3])
		}
	}
	for _, m := range yearBefore.FindAllStringSubmatchIndex(text, -1) {
		at = append(at, m[2])
	}
	for _, m := range smallBehind.FindAllStringSubmatchIndex(text, -1) {
		at = append(at, m[2])
	}
	slices.Sort(at)
	return at
}

// wordsApart is a text with its lost spaces.
func wordsApart(text string) string {
	if strings.ContainsAny(text, "@/") {
		return text
	}
	for _, i := range slices.Backward(unglued(text)) {
		text = text[:i] + " " + text[i:]
	}
	return text
}

// partWords puts the lost spaces back into a segment without links.
func (s *segment) partWords() {
	if strings.ContainsAny(s.text, "@/") {
		return
	}
	at := unglued(s.text)
	for n := len(at) - 1; n >= 0; n-- {
		i := at[n]
		s.text = s.text[:i] + " " + s.text[i:]
		for k := range s.spans {
			if s.spans[k].start >= i {
				s.spans[k].start++
			}
			if s.spans[k].end > i {
				s.spans[k].end++
			}
		}
	}
}
