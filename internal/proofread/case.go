package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// capitals: a text starts with a capital, "i" is "I", and names of days, months
// and languages that are words too get theirs where the context is certain.
func (s *sentence) capitals() {
	for i := range s.tokens {
		t := s.tokens[i]
		if t.kind != word {
			continue
		}
		switch {
		case t.text == "i" && !t.joined && s.pronounI(i):
			s.change(i, i, "I", cv.NoteGrammar, "pronoun-i", "The pronoun “I” has a capital.")
		case strings.HasPrefix(t.text, "i'") && len(t.text) > 2 && lexicon.Exact("I"+t.text[1:]).Known():
			s.change(i, i, "I"+t.text[1:], cv.NoteGrammar, "pronoun-i", "The pronoun “I” has a capital.")
		case t.is("may", "march") && !t.title() && s.monthHere(i), t.is("polish", "french", "dutch", "danish", "greek", "turkish", "chinese", "irish", "british", "welsh", "thai", "czech", "mandarin", "persian") && !t.title() && !t.joined && s.languageHere(i):
			title := lexicon.Title(t.text)
			s.change(i, i, title, cv.NoteGrammar, "capital", "“"+title+"” is a name and has a capital.")
		}
	}
	if !s.options.Fragment && s.sentenceCase(0) && s.beginsHere() {
		title := lexicon.Title(s.tokens[0].text)
		s.change(0, 0, title, cv.NoteGrammar, "sentence-case", "A sentence starts with a capital.")
	}
	for i := 1; i+1 < len(s.tokens); i++ {
		before := s.at(i - 1)
		if s.tokens[i].text != "." || s.tokens[i].space || !s.tokens[i+1].space || before.kind != word || len(before.text) < 4 || before.title() || before.joined ||
			s.at(i+1).is("such", "and", "which", "or") || !before.info.Known() || before.info.Level() > 35 || before.info.Is(lexicon.Abbreviation) || abbreviated[before.lower] || !s.sentenceCase(i+1) {
			continue
		}
		title := lexicon.Title(s.tokens[i+1].text)
		s.change(i+1, i+1, title, cv.NoteGrammar, "sentence-case", "A sentence starts with a capital.")
	}
}

// beginsHere reports that the text starts a sentence and is not the rest of a line
// that was wrapped. Where the document has told so only "and" and the like are
// left; without it a finite verb with its object must show it ("managed a team").
func (s *sentence) beginsHere() bool {
	first, next := s.at(0), s.at(1)
	if first.is("and", "or", "but", "nor", "of", "than") {
		return false
	}
	if s.options.begins || first.is("i", "i'm", "i've") {
		return true
	}
	if s.options.wrapped || !s.at(len(s.tokens)-1).is(".", "!", "?") {
		return false
	}
	return statementOpeners[first.lower] || first.info.Is(lexicon.Past) && !first.is("had", "did", "was", "were") && (determiners[next.lower] || isCount(next))
}

// statementOpeners start a statement and hardly a wrapped line: adjectives that describe the
// candidate, and past forms that are no participles of a noun before them.
var statementOpeners = wordset.Of(`
	responsible fluent proficient skilled experienced worked helped assisted participated collaborated liaised volunteered
	reported dealt travelled traveled taught wrote spoke led ran oversaw drove grew began became undertook`)

// abbreviated are words that are also written short with a full stop.
var abbreviated = map[string]bool{"approx": true, "incl": true, "dept": true, "corp": true, "assoc": true, "mins": true, "secs": true, "hours": true, "years": true, "spec": true, "tech": true, "prof": true, "univ": true, "govt": true, "mgmt": true, "intl": true, "natl": true, "misc": true, "temp": true, "figs": true, "vols": true, "supp": true, "excl": true}

// pronounI distinguishes the pronoun from a numeral, a variable and an item number.
func (s *sentence) pronounI(i int) bool {
	next, before := s.at(i+1), s.at(i-1)
	if next.kind != word || !next.space || before.kind == punct && before.is("(", "[") || before.is("part", "type", "phase", "level", "class", "section", "stage", "group", "index") {
		return false
	}
	return next.info.Is(lexicon.Base|lexicon.Past|lexicon.Adv) || next.is("am", "was", "have", "had", "can", "will", "would", "could", "should", "also")
}

// monthHere: "in march 2019", "since may 2020", "march to june".
func (s *sentence) monthHere(i int) bool {
	next, before := s.at(i+1), s.at(i-1)
	return next.kind == number && len(next.text) == 4 && next.space && (before.is("in", "since", "from", "until", "by", "to", "during", "of") || i == 0)
}

// languageHere: a language named as such, beside others or after "fluent in".
func (s *sentence) languageHere(i int) bool {
	next, before := s.at(i+1), s.at(i-1)
	if next.is("polish", "polisher", "polishing", "press", "fries", "door", "doors", "window", "windows", "blinds", "pastry", "pastries", "delight", "coffee") {
		return false
	}
	if before.is("and", "or", ",", "&") {
		b := s.at(i - 2)
		return b.kind == word && lexicon.Exact(lexicon.Title(b.lower)).Known() && (names()[b.lower] != "" || b.title())
	}
	if before.is("in", "speak", "speaks", "spoken", "fluent", "written", "conversational", "basic", "native", "business", "intermediate", "learn", "learning", "taught", "teach", "speaking") {
		return before.lower != "in" || s.at(i-2).is("fluent", "proficient", "conversant", "bilingual", "degree", "fluency", "proficiency", "communicate", "literate", "a-level", "written") || s.at(i-2).is("conversational")
	}
	return next.is("language", "army", "government", "speaking", "speaker", "speakers", "customers", "clients", "market", "translator", "nationals", "literature")
}

// lowerNames are commands, packages and brands that are written in lower case
// and are common words too, or that vocabulary lists hold.
var lowerNames = wordset.Of(`
	pandas docker git make bash node express react go rust spring beam spark hive puppet chef salt vault helm flux argo swift
	ruby perl python flask celery redis dash plotly bun next nuxt vue yarn grunt gulp cypress jest mocha karma chai rails lens
	k9s adidas eharmony monday notion slack zoom figma canva thoughtbot sed awk grep find tar top cron at screen less more tail
	cat vim emacs nano curl wget dig ping rake thin puma unicorn sass less stripe wise bolt mint ubuntu snap apt`)

// sentenceCase reports an ordinary English word that should have a capital at
// the start; commands, packages and brands in lower case are not.
func (s *sentence) sentenceCase(i int) bool {
	t := s.at(i)
	if t.kind != word || t.joined || len(t.text) < 2 || t.title() || strings.ContainsAny(t.text[1:], "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
		return false
	}
	info := lexicon.Exact(t.text)
	if !info.Known() || info.Level() > 50 && !(info.Is(lexicon.Own) && inflected(t.lower)) || info.Is(lexicon.Abbreviation) || lowerNames[t.lower] || s.checker.allowed(t.lower, s.options) {
		return false
	}
	words := 0
	for j := range s.tokens {
		if s.tokens[j].kind == word {
			words++
		}
	}
	next := s.at(i + 1)
	return words >= 3 && next.kind != punct || words >= 3 && next.is(",") && !t.is("make", "bash", "git")
}
