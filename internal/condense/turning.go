package condense

import "focal/internal/language"

// turning is a sentence as it became, with where its words come from. It tells which verbs took another form, whichever rule
// turned them.
type turning struct {
	words []language.Tagged
	from  []int             // the places of the words in the text as it was, -1 for new ones
	was   []language.Tagged // the whole text as it was
	sure  bool              // its list tells that it opens with a verb
}

// longestTurning bounds the words of a text that is compared; longer ones are no lines of a CV.
const longestTurning = 400

// turnings compares a text with what it was, sentence by sentence; nil where there is too much of it.
func turnings(before, after string) (list []turning) {
	was, _ := taggedWhole(before)
	is, ends := taggedWhole(after)
	if max(len(was), len(is)) > longestTurning {
		return nil
	}
	from, start := aligned(was, is), 0
	for _, end := range ends {
		if start < end {
			list = append(list, turning{words: is[start:end], from: from[start:end], was: was})
		}
		start = end
	}
	return list
}

// taggedWhole are the words of all sentences of a text, and where the sentences end among them.
func taggedWhole(text string) (words []language.Tagged, ends []int) {
	for _, span := range language.Sentences(text) {
		words = append(words, tagged(span.Of(text))...)
		ends = append(ends, len(words))
	}
	return words, ends
}

// aligned gives for each word of a text its place in another one, by their longest common row of words; -1 for new ones.
func aligned(was, is []language.Tagged) []int {
	common := commonRows(was, is)
	from := make([]int, len(is))
	for i, k := 0, 0; k < len(is); {
		switch {
		case i < len(was) && was[i].Low == is[k].Low:
			from[k] = i
			i, k = i+1, k+1
		case i < len(was) && common[i+1][k] >= common[i][k+1]:
			i++
		default:
			from[k] = -1
			k++
		}
	}
	return from
}

// commonRows are the lengths of the longest rows of words that two texts have in common from each pair of places on.
func commonRows(was, is []language.Tagged) [][]int {
	common := make([][]int, len(was)+1)
	common[len(was)] = make([]int, len(is)+1)
	for i := len(was) - 1; i >= 0; i-- {
		common[i] = make([]int, len(is)+1)
		for k := len(is) - 1; k >= 0; k-- {
			common[i][k] = max(common[i+1][k], common[i][k+1])
			if was[i].Low == is[k].Low {
				common[i][k] = common[i+1][k+1] + 1
			}
		}
	}
	return common
}

// stayed reports a word that was there before.
func (t turning) stayed(i int) bool { return t.from[i] >= 0 }

// turned reports a verb that took another form.
func (t turning) turned(i int) bool {
	_, base := t.origin(i)
	return base != ""
}

// intoPresent reports a verb that was put into the third person of the present.
func (t turning) intoPresent(i int) bool {
	return t.turned(i) && t.words[i].Has(language.Third) && !t.words[i].Has(language.Past)
}

// origin is the form that a new verb had before, and its base; the base is empty for words that were no form of it.
func (t turning) origin(i int) (form language.Class, base string) {
	w := t.words[i]
	if t.stayed(i) || !w.Has(language.Third|language.Past) || isBe(w) {
		return 0, ""
	}
	base = baseOfFinite(w)
	for _, old := range t.was[t.lastBefore(i):t.firstBehind(i)] {
		if form := formOf(old.Low, base); form != 0 {
			return form, base
		}
		if old.Has(language.Base) && (language.PastTense(old.Low) == w.Low || language.ThirdPerson(old.Low) == w.Low) {
			return language.Base, old.Low // "programmed" is one of "program" and of "programme"
		}
	}
	return 0, ""
}

// lastBefore and firstBehind bound the words that stood where a new one stands.
func (t turning) lastBefore(i int) int {
	for i--; i >= 0; i-- {
		if t.stayed(i) {
			return t.from[i] + 1
		}
	}
	return 0
}

func (t turning) firstBehind(i int) int {
	for i++; i < len(t.from); i++ {
		if t.stayed(i) {
			return t.from[i]
		}
	}
	return len(t.was)
}

// formOf is the form of a verb that a word is, language.Noun for the name of its deed; 0 for other words.
func formOf(word, base string) language.Class {
	switch base {
	case "":
		return 0
	case word:
		return language.Base
	case gerundBase(word):
		return language.Gerund
	case deedNouns[word]:
		return language.Noun
	}
	return 0
}

// baseOfFinite is the base of a verb in the third person or the past.
func baseOfFinite(w language.Tagged) string {
	if base := formBase(w.Low, language.Third); base != "" {
		return base
	}
	return formBase(w.Low, language.Past)
}
