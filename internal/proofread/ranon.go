package proofread

import (
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/wordset"
)

// Lists that lost their signs run one point into the next: "Kept the berths of the harbour Managed a crew of nine". Where a verb with
// a capital, in the form that the line opens with, stands behind a whole point, a new one begins.

// ranOn puts the full stop between points that ran together.
func ranOn(r cv.Ref) (list []Edit) {
	text := r.Text.Value
	if r.Section == cv.SectionSummary || strings.ContainsAny(text, "\"“”«»„`|") || strings.Contains(text, "://") {
		return nil
	}
	for _, span := range language.Sentences(text) {
		words := language.TagSentence(language.Tokens(span.Of(text)))
		p := points{words: words, form: openingForm(words)}
		if p.form == 0 {
			continue
		}
		for i := leastPoint; i+1 < len(words); i++ {
			if !p.beginsAt(i) {
				continue
			}
			at := span.Start + words[i-1].End()
			list = append(list, Edit{
				Start: at, End: at, After: ".", Kind: cv.NoteGrammar, Rule: "points", Reason: "Two points ran together.",
			})
		}
	}
	return list
}

// leastPoint is how many words a point has at least.
const leastPoint = 3

// points are the words of a text whose first verb has a form.
type points struct {
	words []language.Tagged
	form  language.Class
}

// openingForm is the form of the verb that a point opens with, 0 for what opens with none.
func openingForm(words []language.Tagged) language.Class {
	i := 0
	for i < len(words) && (words[i].Tag == language.TagAdverb || strings.HasSuffix(words[i].Low, "ly")) {
		i++
	}
	if i+1 >= len(words) || !capitalised(words[i]) && i == 0 {
		return 0
	}
	for _, form := range []language.Class{language.Past, language.Gerund, language.Third, language.Base} {
		if w := words[i]; w.Has(form) && (!w.Has(language.Noun|language.Plural|language.Adjective) || w.Tag.IsVerb()) {
			return form
		}
	}
	return 0
}

// capitalised reports a word in small letters but for the first.
func capitalised(w language.Tagged) bool {
	if w.Kind != language.Word || len(w.Text) < 3 {
		return false
	}
	return unicode.IsUpper(rune(w.Text[0])) && w.Text[1:] == strings.ToLower(w.Text[1:])
}

// beginsAt reports a new point at i: its verb, with a capital between small letters, behind a point that is whole.
func (p points) beginsAt(i int) bool {
	w, before, next := p.words[i], p.words[i-1], p.words[i+1]
	if !capitalised(w) || w.Start != before.End()+1 || isCapitalised(next) || !endsPoint(before) || p.bracketOpen(i) {
		return false
	}
	if w.Is("responsible") {
		return next.Is("for")
	}
	return w.Has(p.form) && !next.Is("by", "-", "/", "'s", "’s", ")") && (!namesThing[w.Low] || opensThe(next)) &&
		p.surely(w, next, i)
}

func isCapitalised(w language.Tagged) bool {
	return w.Kind == language.Word && w.Text != w.Low && w.Text != "I"
}

// opensThe reports an article or the like, which nothing has behind its name.
func opensThe(w language.Tagged) bool {
	return w.Is("the", "a", "an", "all", "their", "our", "my", "this")
}

// namesThing are verbs that products, or things that firms make names of, are called by.
var namesThing = wordset.Of(`
	access excel teams word flash spark project notes based limited united incorporated certified integrated advanced distributed
	embedded applied unified connected managed shared visual mixed combined enhanced extended assisted associated related
	accredited registered chartered qualified licensed experienced used using including learning training engineering marketing
	consulting banking accounting manufacturing planning trading shipping lending building computing programming networking`)

// endsPoint reports a word that may be the last of a point: a thing, a share, how something was done.
func endsPoint(w language.Tagged) bool {
	switch {
	case w.Kind == language.Mark, w.Kind == language.Number:
		return strings.HasSuffix(w.Text, "%")
	case w.Kind != language.Word || w.Text != w.Low || language.Closed(w.Low) != language.TagNone:
		return false
	}
	thing := w.Has(language.Noun) && !w.Has(language.Gerund) && w.Tag != language.TagAdjective && !w.Tag.IsVerb()
	return thing || w.Has(language.Plural) || w.Is("etc") || strings.HasSuffix(w.Low, "ly")
}

// bracketOpen reports a bracket that is not closed before i.
func (p points) bracketOpen(i int) bool {
	open := 0
	for _, w := range p.words[:i] {
		if w.Is("(", "[") {
			open++
		}
		if w.Is(")", "]") {
			open--
		}
	}
	return open > 0
}

// surely reports that the word at i is a verb for certain: nothing else in the lists of words, or in front of what only a verb has
// behind it.
func (p points) surely(w, next language.Tagged, i int) bool {
	object := language.OpensObject(next.Low) || next.Kind == language.Number
	if !w.Has(language.Noun | language.Plural | language.Adjective) {
		return object || next.Kind == language.Word || next.Is(",", "&") && p.pairAt(i+2)
	}
	if object {
		return w.Share >= 4
	}
	if next.Is("and", "&", ",") {
		return p.pairAt(i + 2)
	}
	if w.Has(language.Past) && !w.Has(language.Noun) && w.Share >= 8 {
		return next.Kind == language.Word
	}
	return w.Share >= 8 && (next.Has(language.Plural) || next.Has(language.Adjective))
}

// pairAt reports another verb of the form at k.
func (p points) pairAt(k int) bool {
	return k < len(p.words) && p.words[k].Has(p.form)
}
