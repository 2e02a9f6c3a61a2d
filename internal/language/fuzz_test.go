package language_test

import (
	"testing"

	"focal/internal/language"
)

// FuzzSentences: spans lie in the text, in order and apart.
func FuzzSentences(f *testing.F) {
	f.Add("Led a team, e.g. of Dr. Li. Cut costs by 3.5 %! Why?\nNext")
	f.Add("\xff. ... “a.” (b.) \u00a0")
	f.Fuzz(func(t *testing.T, text string) {
		for name, spans := range map[string][]language.Span{"sentences": language.Sentences(text), "quotations": language.Quoted(text)} {
			end := 0
			for _, s := range spans {
				if s.Start < end || s.End < s.Start || s.End > len(text) {
					t.Fatalf("%s of %q: %v", name, text, spans)
				}
				end = s.End
			}
		}
		language.IsEnglish(text)
		language.TagSentence(language.Tokens(text))
	})
}

// FuzzVerbs: a form of something is something.
func FuzzVerbs(f *testing.F) {
	f.Add("stop")
	f.Add("y")
	f.Add("\xffé")
	f.Fuzz(func(t *testing.T, word string) {
		if word == "" || len(word) > 60 {
			return
		}
		for _, form := range []string{language.ThirdPerson(word), language.PastTense(word), language.PastParticiple(word), language.PresentParticiple(word)} {
			if form == "" {
				t.Errorf("%q has an empty form", word)
			}
		}
		language.VerbForms(word)
		language.Read(word)
		language.IsPerson(word)
	})
}
