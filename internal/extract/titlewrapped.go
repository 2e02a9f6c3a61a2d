package extract

import (
	"maps"
	"slices"
	"strings"

	"focal/internal/extract/dates"
	"focal/internal/extract/labeller"
	"focal/internal/language"
)

// A title may run over the end of its line: "Deck and Engine Hand in coastal" over "rescue & salvage – at Tern Ferries,
// Elm". The labeller reads words line by line and stops where the line does.

// titleOverLine gives a title the first words of the next line of its head where they go on with it and something shows where they end.
func (b *builder) titleOverLine(e *labeller.Entry) {
	f := e.Fields["title"]
	if len(f.Lines) != 1 {
		return
	}
	i := f.Lines[0]
	if f.To != len(b.lines[i].text) || i+1 >= len(b.lines) || !slices.Contains(e.Head, i+1) {
		return
	}
	if next := &b.lines[i+1]; next.bullet || next.page != b.lines[i].page || !asksForMore(f.Value) && !opensWithRole(next.text) {
		return
	}
	end := b.titleEnd(e, i+1)
	if end == 0 {
		return
	}
	more := strings.ReplaceAll(b.lines[i+1].text[:end], "\t", " ")
	f.Value, f.Lines, f.To = f.Value+" "+more, []int{i, i + 1}, end
	f.Parts = []string{b.lines[i].text[f.From:], more}
	e.Fields = maps.Clone(e.Fields)
	e.Fields["title"] = f
}

// asksForMore reports a title whose last word is none that ends one: "Hand in coastal", "Deck and", "Head of".
func asksForMore(title string) bool {
	words := language.TagSentence(language.Tokens("the " + title))
	switch words[len(words)-1].Tag {
	case language.TagAdjective, language.TagPreposition, language.TagCoordinator:
		return true
	}
	return endsWith(title, "&/,-–")
}

// opensWithRole reports a line whose first word is what people are called by: "manager, Elm".
func opensWithRole(text string) bool {
	f := strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' || r == '\t' })
	return len(f) > 0 && language.IsRole(f[0])
}

// titleEnd is where the words end with which line i goes on with a title; 0 where it does not.
func (b *builder) titleEnd(e *labeller.Entry, i int) int {
	text := b.lines[i].text
	if !startsLower(text) {
		return 0
	}
	end := len(text)
	for _, f := range e.Fields {
		if len(f.Lines) > 0 && f.Lines[0] == i {
			end = min(end, f.From)
		}
	}
	if m := dates.FindOrdered(text, b.order()); len(m) > 0 {
		end = min(end, m[0].Start)
	}
	for _, mark := range []string{",", ";", "|", "(", ":", ". ", " – ", " — ", " - ", " at ", " with ", " from ", " since "} {
		if k := strings.Index(text, mark); k >= 0 {
			end = min(end, k)
		}
	}
	end = len(strings.TrimRight(text[:end], " \t–—-"))
	if end == 0 || end == len(text) || !moreOfTitle(text[:end]) {
		return 0
	}
	return end
}

// moreOfTitle reports words that a title may go on with: a few things, and no deed.
func moreOfTitle(text string) bool {
	words := language.TagSentence(language.Tokens("the " + strings.ReplaceAll(text, "\t", " ")))
	things := 0
	for _, w := range words[1:] {
		switch w.Tag {
		case language.TagNoun, language.TagPlural, language.TagProper, language.TagGerund:
			things++
		case language.TagAdjective, language.TagCoordinator, language.TagMark:
		default:
			return false
		}
	}
	last := words[len(words)-1].Tag
	return things > 0 && len(words) <= maxTitleTail && last != language.TagCoordinator && last != language.TagMark
}

// maxTitleTail is how many words and marks, with the article before them, go on with a title at the most.
const maxTitleTail = 8
