package extract

import (
	"maps"
	"regexp"
	"slices"
	"strings"

	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// titlesTold gives posts without a title the one that their text tells: on a line of a form ("Role: Fitter" below the name
// of a project), in a sentence of it or of the heading above ("Designated as fitter."), or on a line of its own.
func (b *builder) titlesTold(list []labeller.Entry) {
	for i := range list {
		e := &list[i]
		b.titleOfOther(e)
		if e.Kind != labeller.Post || hasField(e, "title") || !hasField(e, "org") {
			continue
		}
		if f, ok := b.titleTold(e); ok {
			e.Fields = maps.Clone(e.Fields)
			e.Fields["title"] = f
		}
	}
}

// titleOfOther takes the title from a post that an item of its text says of somebody else: "Reported to the Works Manager".
func (b *builder) titleOfOther(e *labeller.Entry) {
	f := e.Fields["title"]
	if len(f.Lines) != 1 || f.Lines[0] == e.Head[0] {
		return
	}
	if l := &b.lines[f.Lines[0]]; !l.bullet || !aboutOther.MatchString(l.text[:f.From]) {
		return
	}
	e.Fields = maps.Clone(e.Fields)
	delete(e.Fields, "title")
	e.Head = slices.DeleteFunc(slices.Clone(e.Head), func(i int) bool { return i == f.Lines[0] })
	e.Body = append([]int{f.Lines[0]}, e.Body...)
}

var aboutOther = regexp.MustCompile(`(?i)\b(?:who|whom|report(?:ed|s|ing)? to|` +
	`manag(?:ed|es|ing)|supervis(?:ed|es|ing)|train(?:ed|s|ing)|employed as)\b`)

func (b *builder) titleTold(e *labeller.Entry) (labeller.Field, bool) {
	text := slices.Concat(e.Head, e.Body)
	if i, f, ok := b.oneLabelled(text); ok {
		moveToHead(e, i)
		return f, true
	}
	if above := e.Head[0] - 1; above >= 0 {
		if _, heading := b.reading.Labels[above].IsHeading(); heading {
			text = append([]int{above}, text...)
		}
	}
	for _, i := range text {
		if f, ok := b.titleInSentence(i); ok {
			return f, true
		}
	}
	return b.titleAlone(e)
}

// oneLabelled is the title that lines of a form among lines name, where they all name the same: else they are those of
// projects or of other posts.
func (b *builder) oneLabelled(lines []int) (at int, title labeller.Field, ok bool) {
	for _, i := range lines {
		f, labelled := b.titleLabelled(i)
		switch {
		case !labelled:
		case !ok:
			at, title, ok = i, f, true
		case words.Fold(f.Value) != words.Fold(title.Value):
			return 0, labeller.Field{}, false
		}
	}
	return at, title, ok
}

// titleLabelled reads a line of a form that names the title: "Position: Fitter", "Role | Fitter".
func (b *builder) titleLabelled(i int) (labeller.Field, bool) {
	text := b.lines[i].text
	at := strings.IndexAny(text, ":\t")
	if at < 0 {
		return labeller.Field{}, false
	}
	if label := words.Fold(headings.Bare(text[:at])); label != "role" && (label == "title" || !titleNames.Has(label)) {
		return labeller.Field{}, false
	}
	value := strings.Trim(text[at:], ":\t -–.")
	if value == "" || wordCount(value) > longestNamed || strings.ContainsAny(value, ":\t") || len(dates.Find(value)) > 0 {
		return labeller.Field{}, false
	}
	return b.toldOn(i, value), true
}

// asTitle is a sentence about the person that names what they were: the title stands behind it.
var asTitle = regexp.MustCompile(`(?i)^(?:(?:job \w+|role) *: *|responsib\w+[^:]*: *)?` +
	`(?:(?:i )?(?:am |was |have been |has been )?(?:currently |presently |at present )?` +
	`(?:work(?:ed|ing)|function(?:ed|ing)|designated|joined|experience|appointed|employed|served|serving|deputed|posted|positioned)` +
	`(?: here| there)? )?as +(?:worked )?(?:an? |the )?`)

// saysMore are words behind which an "as" tells of something else: "As Project Manager was absent".
var saysMore = regexp.MustCompile(`(?i)\b(?:was|were|is|are|had|has|per|well)\b`)

// toldEnd is where a title in a sentence ends.
var toldEnd = regexp.MustCompile(`(?i)[.,;\t]| +(?:of|in|at|from|for|with|since|to|under|on|and|where) `)

func (b *builder) titleInSentence(i int) (labeller.Field, bool) {
	text := b.lines[i].text
	at := asTitle.FindStringIndex(text)
	if at == nil {
		return labeller.Field{}, false
	}
	value := text[at[1]:]
	if end := toldEnd.FindStringIndex(value); end != nil {
		value = value[:end[0]]
	}
	if at := strings.Index(value, "("); at >= 0 && !strings.Contains(value, ")") {
		value = value[:at]
	}
	value = strings.TrimSpace(value)
	plural := strings.HasSuffix(value, "s") && !strings.HasSuffix(value, "ss")
	if value == "" || plural || wordCount(value) > longestNamed || saysMore.MatchString(value) || evidence.Title(value) < likelyTitle {
		return labeller.Field{}, false
	}
	return b.toldOn(i, value), true
}

// titleAlone is a title on a line of its own at the beginning of the text.
func (b *builder) titleAlone(e *labeller.Entry) (labeller.Field, bool) {
	for n, i := range e.Body {
		if n < 2 && !b.lines[i].bullet && readsAsTitle(b.lines[i].text) {
			moveToHead(e, i)
			return b.toldOn(i, b.lines[i].text), true
		}
	}
	return labeller.Field{}, false
}

// likelyTitle is what evidence must say of words that a sentence calls somebody.
const likelyTitle = 1.6

func (b *builder) toldOn(i int, value string) labeller.Field {
	from := strings.LastIndex(b.lines[i].text, value)
	return labeller.Field{Value: value, Parts: []string{value}, Lines: []int{i}, From: from, To: from + len(value), Prob: toldProb}
}

// toldProb is how sure a title is that the text of its post tells.
const toldProb = 0.8

// moveToHead makes a line of the text of a post one of its head.
func moveToHead(e *labeller.Entry, i int) {
	if at := slices.Index(e.Body, i); at >= 0 {
		e.Head = append(slices.Clone(e.Head), i)
		e.Body = slices.Delete(slices.Clone(e.Body), at, at+1)
	}
}
