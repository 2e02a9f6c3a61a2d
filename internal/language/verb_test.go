package language_test

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/language"
)

func TestVerbForms(t *testing.T) {
	for _, row := range strings.Split(`manage manages managed managed managing
carry carries carried carried carrying
fix fixes fixed fixed fixing
teach teaches taught taught teaching
undergo undergoes underwent undergone undergoing
oversee oversees oversaw overseen overseeing
rewrite rewrites rewrote rewritten rewriting
travel travels travelled travelled travelling
refer refers referred referred referring
deploy deploys deployed deployed deploying
stop stops stopped stopped stopping
visit visits visited visited visiting
tie ties tied tied tying
focus focuses focused focused focusing
quiz quizzes quizzed quizzed quizzing
have has had had having
co-lead co-leads co-led co-led co-leading
line-manage line-manages line-managed line-managed line-managing
analyse analyses analysed analysed analysing
behave behaves behaved behaved behaving
respond responds responded responded responding
panic panics panicked panicked panicking
fit fits fitted fitted fitting
set sets set set setting`, "\n") {
		f := strings.Fields(row)
		got := []string{f[0], language.ThirdPerson(f[0]), language.PastTense(f[0]), language.PastParticiple(f[0]), language.PresentParticiple(f[0])}
		if !slices.Equal(got, f) {
			t.Errorf("got %v, want %v", got, f)
		}
		for i, form := range []language.Class{language.Base, language.Third, language.Past, language.Participle, language.Gerund} {
			if !slices.Contains(language.VerbForms(f[i]), language.VerbForm{Base: f[0], Form: form}) {
				t.Errorf("%s is not read as form %b of %s: %v", f[i], form, f[0], language.VerbForms(f[i]))
			}
		}
	}
}

func TestDoubledLInBothSpellings(t *testing.T) {
	for base, want := range map[string]string{
		"fulfil": "fulfilled", "fulfill": "fulfilled", "enrol": "enrolled", "enroll": "enrolled",
		"instil": "instilled", "distil": "distilled",
	} {
		if got := language.PastTense(base); got != want {
			t.Errorf("PastTense(%q) = %q", base, got)
		}
		if got := language.AmericanPast(base); got != want {
			t.Errorf("AmericanPast(%q) = %q", base, got)
		}
	}
}

func TestVerbFormsOfBothSpellings(t *testing.T) {
	for word, base := range map[string]string{"traveled": "travel", "travelling": "travel", "learned": "learn", "focussed": "focus", "organised": "organise", "organized": "organize", "coding": "code", "hoping": "hope", "hopping": "hop", "rating": "rate", "modeling": "model"} {
		found := false
		for _, f := range language.VerbForms(word) {
			found = found || f.Base == base
		}
		if !found {
			t.Errorf("%s is not read as a form of %s", word, base)
		}
	}
}

func TestRead(t *testing.T) {
	for word, want := range map[string]language.Class{
		"payroll": language.Noun, "customers": language.Noun | language.Plural, "manage": language.Base,
		"reports": language.Third | language.Plural, "complex": language.Adjective | language.Noun, "regularly": language.Adverb,
		"led": language.Past | language.Participle, "onboard": language.Base | language.Adjective,
	} {
		if got := language.Read(word).Class; got&want != want {
			t.Errorf("%s: got %b, want at least %b", word, got, want)
		}
	}
	for _, word := range []string{"customers", "payroll", "colleagues", "thesis", "business"} {
		if language.Read(word).Has(language.Verb) {
			t.Errorf("%s has no verb reading", word)
		}
	}
}
