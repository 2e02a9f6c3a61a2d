package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/language"
)

// Many CVs open with a paragraph about the person, between the name and the contacts and without a heading. Where its lines were read as
// details, each would be printed as one.

// profileAmongDetails makes such a paragraph the profile, or the beginning of it.
func (b *builder) profileAmongDetails() {
	list := b.doc.Person.Details
	for from := 0; from < len(list); from++ {
		to := from + 1
		for to < len(list) && goesOnInText(&list[to-1], &list[to]) {
			to++
		}
		if !b.paragraphOf(list[from:to]) {
			continue
		}
		text := list[from].Value
		for _, d := range list[from+1 : to] {
			text = appendText(text, d.Value, " ")
		}
		b.putFirst(text)
		b.doc.Person.Details = append(append([]cv.Detail{}, list[:from]...), list[to:]...)
		return
	}
}

// goesOnInText reports a detail without a label right below another one.
func goesOnInText(above, d *cv.Detail) bool {
	return above.Label.IsZero() && d.Label.IsZero() && len(above.Value.Lines) > 0 && len(d.Value.Lines) > 0 &&
		d.Value.Lines[0] == lastOf(above.Value.Lines)+1
}

const (
	// shortestProfile is how many words such a paragraph has at least, and fewestTies how many of them only tie others: an address has few.
	shortestProfile, fewestTies = 12, 4
	// wordsOfLine is how many words its lines have in the mean.
	wordsOfLine = 4
)

// paragraphOf reports lines that are one text: one of them goes on in small letters, and it is told in sentences.
func (b *builder) paragraphOf(list []cv.Detail) bool {
	count, ties, small := 0, 0, false
	for i := range list {
		v := list[i].Value.Value
		if strings.ContainsAny(v, "@|\t") || figuresIn(v) >= figuresOfNumber || !list[i].Label.IsZero() || addressPart(v) {
			return false
		}
		small = small || i > 0 && startsLower(v)
		for _, w := range words.Split(v) {
			count++
			ties += int(truth(language.Closed(w) != language.TagNone))
		}
	}
	return len(list) > 1 && small && !startsLower(list[0].Value.Value) && count >= shortestProfile && ties >= fewestTies &&
		count >= wordsOfLine*len(list)
}

// putFirst puts a text before the profile; what goes on right below it is of the same paragraph.
func (b *builder) putFirst(text cv.Text) {
	s := b.doc.Summary
	below := len(s) > 0 && len(s[0].Lines) > 0 && s[0].Lines[0] == lastOf(text.Lines)+1
	if below && (startsLower(s[0].Value) || !endsWith(text.Value, ".!?")) {
		s[0] = appendText(text, s[0], " ")
		return
	}
	b.doc.Summary = append([]cv.Text{text}, s...)
}
