package condense

import (
	"strings"

	"focal/internal/language"
)

// turnedForm is what the verbs of a sentence were turned into; nil where none was.
func turnedForm(t turning, past func(string) string) func(string) string {
	for i, w := range t.words {
		switch {
		case !t.turned(i):
		case w.Has(language.Past):
			return past
		default:
			return language.ThirdPerson
		}
	}
	return nil
}

// mendsOf turns the words that were left behind in the sentences of a text; nil where one of them is not certain.
func mendsOf(list []turning, past func(string) string) (mends []mend) {
	for _, t := range list {
		form := turnedForm(t, past)
		for _, s := range t.strays() {
			if s.base == "" || form == nil {
				return nil
			}
			mends = append(mends, t.mend(s, form))
		}
	}
	return mends
}

// mend turns a word that was left behind, with the words around it.
func (t turning) mend(s stray, form func(string) string) mend {
	w := t.words[s.at]
	before, after := w.Text, likeCase(w.Text, form(s.base))
	if s.at > 0 && t.words[s.at-1].Kind == language.Word {
		before, after = t.words[s.at-1].Text+" "+before, t.words[s.at-1].Text+" "+after
	}
	next := s.at + 1
	if isWordAt(t.words, next) && isGerund(w) && t.words[next].Is("of") {
		before += " of" // "updating of the logs" is to update them
		next++
	}
	if isWordAt(t.words, next) {
		before, after = before+" "+t.words[next].Text, after+" "+t.words[next].Text
	}
	return mend{before, after, "Verbs that are joined stand in the same form."}
}

// onlyOnce is a text with a mend made; "" where it does not fit a single place.
func onlyOnce(text string, m mend) string {
	if strings.Count(text, m.before) != 1 {
		return ""
	}
	return strings.Replace(text, m.before, m.after, 1)
}
