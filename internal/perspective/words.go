package perspective

import (
	"slices"
	"strings"
	"unicode/utf8"

	"focal/internal/language"
)

var capital = language.Capital

// tagged reports whether a word plays one of the parts.
func tagged(w language.Tagged, parts ...language.Tag) bool { return slices.Contains(parts, w.Tag) }

func isWord(w language.Tagged) bool { return w.Kind == language.Word }

func isNoun(w language.Tagged) bool { return tagged(w, language.TagNoun, language.TagPlural) }

// isVerb reports a form of a verb, participles among them, but no gerund.
func isVerb(w language.Tagged) bool { return w.Tag.IsVerb() && w.Tag != language.TagGerund }

// isFinite reports a verb that can be that of a clause.
func isFinite(w language.Tagged) bool { return isVerb(w) && w.Tag != language.TagParticiple }

// states reports a verb that shows by its form that it is the verb of a statement.
func states(w language.Tagged) bool {
	return tagged(w, language.TagThird, language.TagPast) || w.Is("are", "have")
}

// isAdverbial reports what may stand between a subject or an auxiliary and the verb.
func isAdverbial(w language.Tagged) bool { return tagged(w, language.TagAdverb, language.TagNot) }

// qualifies reports what may stand before the noun that names a thing.
func qualifies(w language.Tagged) bool {
	return tagged(w, language.TagAdjective, language.TagNoun)
}

// startsPhrase reports the word that opens a noun phrase and tells whose or which.
func startsPhrase(w language.Tagged) bool {
	return tagged(w, language.TagDeterminer, language.TagPossessive)
}

// bareNoun reports a noun that does not have to be an object.
func bareNoun(w language.Tagged) bool { return isNoun(w) && !language.OpensObject(w.Low) }

// samePast are verbs whose past looks like the base form.
func samePast(w language.Tagged) bool {
	return w.Has(language.Base) && w.Has(language.Past)
}

// isYear reports a figure that may be a year.
func isYear(w language.Tagged) bool {
	return len(w.Text) == 4 && (w.Text[0] == '1' || w.Text[0] == '2')
}

// isShouted reports a word without any small letter.
func isShouted(text string) bool { return text == strings.ToUpper(text) }

func isCapital(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return isShouted(string(r))
}

// isCapitalWord reports a word that is written with a capital.
func isCapitalWord(w language.Tagged) bool { return isWord(w) && isCapital(w.Text) }

// isLower reports a word that is written in lower case where a capital is due: the
// rest of a line that was wrapped, or the writer's habit.
func isLower(text string) bool {
	return text != "i" && text[0] >= 'a' && text[0] <= 'z'
}

// startsLower reports a sentence whose first word is in lower case.
func startsLower(words []language.Tagged) bool {
	i := slices.IndexFunc(words, isWord)
	return i >= 0 && isLower(words[i].Text)
}

// isShout reports whether a sentence is written in capitals, "I" not counted.
func isShout(words []language.Tagged) bool {
	upper, lower := 0, 0
	for _, w := range words {
		switch {
		case w.Kind != language.Word || len(w.Text) < 2:
		case isShouted(w.Text):
			upper++
		default:
			lower++
		}
	}
	return upper > lower*5
}

// at returns the word at i; beyond both ends of the sentence it is the zero word,
// which is neither a word nor a mark.
func (p passage) at(i int) language.Tagged {
	if i < 0 || i >= len(p.words) {
		return language.Tagged{}
	}
	return p.words[i]
}

// skip returns the index of the first word from i on that is none of those to pass over.
func (p passage) skip(i int, pass func(language.Tagged) bool) int {
	for i < len(p.words) && pass(p.words[i]) {
		i++
	}
	return i
}

// behindAdverbs returns the index of the first word from i on that is no adverb of a row: "to quickly, safely and easily find".
func (p passage) behindAdverbs(i int) int {
	k := p.skip(i, isAdverbial)
	if k == i {
		return k
	}
	if next := p.skip(k, joins); next > k && isAdverbial(p.at(next)) {
		return p.behindAdverbs(next)
	}
	return k
}

// endsAt reports that the sentence ends behind the word at i, or that a mark stands there.
func (p passage) endsAt(i int) bool {
	return i+1 >= len(p.words) || p.words[i+1].Tag == language.TagMark
}

// opens reports whether words[i] is the first word of the passage, marks and
// list numbers apart.
func (p passage) opens(i int) bool {
	return !slices.ContainsFunc(p.words[:i], func(w language.Tagged) bool {
		return w.Kind == language.Word || w.Kind == language.Opaque
	})
}

// like gives a word the case that its place asks for.
func (p passage) like(i int, word string) string {
	switch {
	case p.shout:
		return strings.ToUpper(word)
	case p.opens(i) && !isLower(p.words[i].Text), p.gluedToStop(i):
		return capital(word)
	}
	return word
}

// gluedToStop reports the "I" of "done.I went", where a new sentence lost its space.
func (p passage) gluedToStop(i int) bool {
	prev := p.at(i - 1)
	return p.words[i].Text == "I" && prev.Is(".") && prev.End() == p.words[i].Start
}

// inCase gives a word the case of the place and of the word at i that it stands for.
func (p passage) inCase(i int, word string) string {
	word = p.like(i, word)
	if isCapital(p.words[i].Text) && !p.shout {
		word = capital(word)
	}
	return word
}
