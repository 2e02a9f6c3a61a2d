package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// capitals: a text starts with a capital, "i" is "I", and names of days, months
// and languages that are words too get theirs where the context is certain.
func (s *sentence) capitals() {
	for i := range s.tokens {
		if s.tokens[i].kind == word {
			s.capital(i)
		}
	}
	if !s.options.Fragment && s.sentenceCase(0) && s.beginsHere() {
		s.capitalStart(0)
	}
	for i := 1; i+1 < len(s.tokens); i++ {
		if s.sentenceEnds(i) && s.sentenceCase(i+1) {
			s.capitalStart(i + 1)
		}
	}
}

// capital gives the pronoun and names their capital.
func (s *sentence) capital(i int) {
	t := s.tokens[i]
	switch {
	case t.text == "i" && !t.joined && s.pronounI(i), contractsI(t):
		s.change(i, i, "I"+t.text[1:], cv.NoteGrammar, "pronoun-i", "The pronoun “I” has a capital.")
	case s.nameHere(i):
		title := lexicon.Title(t.text)
		s.change(i, i, title, cv.NoteGrammar, "capital", "“"+title+"” is a name and has a capital.")
	case s.strayCapital(i):
		s.replace(t.start, t.end, strings.ToLower(t.text), cv.NoteGrammar, "small-letter", "Only names have a capital inside a sentence.")
	}
}

// strayCapital reports a capital inside a sentence that no name has: of a small word before one in small letters ("closely With
// the chef"), of a group of people ("a Team of ten"), and where small words have
// them so of other common words as well.
func (s *sentence) strayCapital(i int) bool {
	if t := s.tokens[i]; !t.lone() || !t.title() || t.capitals() || len(t.text) < 2 || s.at(i-1).kind != word {
		return false
	}
	return s.smallWord(i) || s.groupOf(i) || s.commonWord(i) && s.capitalsAtRandom() || s.looseCapital(i)
}

// smallWord: "With the", "By email".
func (s *sentence) smallWord(i int) bool {
	t, next := s.tokens[i], s.at(i+1)
	if t.is("to") && next.info.Is(lexicon.Base) {
		return false // "To maintain": an item of its own, whose mark was lost
	}
	if t.is("the") && s.at(i-1).capitals() {
		return false // "KRQ The rope company"
	}
	return smallWords[t.lower] && t.title() && !t.capitals() && s.at(i-1).kind == word && lowerWord(next) && next.space
}

func (s *sentence) groupOf(i int) bool {
	before, of, members := s.at(i-1), s.at(i+1), s.at(i+2)
	return groupWords[s.tokens[i].lower] && (before.text == "a" || before.text == "an") && of.text == "of" &&
		lowerWord(members) && !members.is("the")
}

// capitalsAtRandom reports a small word with a capital.
func (s *sentence) capitalsAtRandom() bool {
	for i := 1; i < len(s.tokens); i++ {
		if s.tokens[i].lone() && s.smallWord(i) {
			return true
		}
	}
	return false
}

// commonWord reports a plural or a past form that no name has here: no other capitals stand beside it but those of such words.
func (s *sentence) commonWord(i int) bool {
	from, to := i, i
	for from > 1 && s.capitalBeside(from-1) {
		from--
	}
	for s.capitalBeside(to + 1) {
		to++
	}
	if !s.startsSentence(from-1) && !s.smallWord(from-1) {
		return false // "invoices in Sage Accounts"
	}
	for k := from; k <= to; k++ {
		if !s.at(k).is("and") && !s.noName(k) {
			return false
		}
	}
	last := s.tokens[to]
	return onlyPlural(last) || from == to && surePast(lexicon.Exact(last.lower))
}

// capitalBeside reports a capital inside the sentence, or an "and" before one.
func (s *sentence) capitalBeside(i int) bool {
	t := s.at(i)
	if t.kind != word || !t.space || s.startsSentence(i) || s.smallWord(i) {
		return false
	}
	return t.title() || t.is("and") && s.at(i-1).title() && s.at(i+1).title()
}

// noName reports one of the commonest words, none of which is a name or the title of a person.
func (s *sentence) noName(i int) bool {
	t := s.tokens[i]
	info := lexicon.Exact(t.lower)
	return info.Known() && info.Level() <= 35 && !info.Is(lexicon.Abbreviation) && !t.capitals() && !lexicon.MostlyName(t.lower) &&
		!language.IsRole(t.lower) && names()[t.lower] == "" && !languageWords[t.lower] && !productNames[t.lower]
}

var (
	smallWords = wordset.Of(`
		with at by for from to of in on the and or as into during within across through under between their a an`)
	// productNames are words for common things as well: Teams, Forms.
	productNames = wordset.Of(`
		teams forms sheets slides docs pages numbers notes ads maps windows photos rails drives spaces boards friends boots`)
	groupWords = wordset.Of("team group number range variety crew fleet series set total maximum minimum")
)

// contractsI reports "i'm", "i've" and the like.
func contractsI(t token) bool {
	return strings.HasPrefix(t.text, "i'") && len(t.text) > 2 && lexicon.Exact("I"+t.text[1:]).Known()
}

// nameHere reports a month or a language in small letters.
func (s *sentence) nameHere(i int) bool {
	t := s.tokens[i]
	switch {
	case t.title():
		return false
	case t.is("may", "march"):
		return s.monthHere(i)
	}
	return languageWords[t.lower] && !t.joined && s.languageHere(i)
}

var languageWords = wordset.Of("polish french dutch danish greek turkish chinese irish british welsh thai czech mandarin persian")

func (s *sentence) capitalStart(i int) {
	s.change(i, i, lexicon.Title(s.tokens[i].text), cv.NoteGrammar, "sentence-case", "A sentence starts with a capital.")
}

// sentenceEnds reports a full stop behind a common word, before a word that may start a sentence.
func (s *sentence) sentenceEnds(i int) bool {
	stop, before, next := s.tokens[i], s.at(i-1), s.at(i+1)
	if stop.text != "." || stop.space || !next.space {
		return false
	}
	return before.lone() && !before.title() && endsSentence(before) && !next.is("such", "and", "which", "or")
}

// endsSentence reports a word that no full stop makes an abbreviation of.
func endsSentence(t token) bool {
	if len(t.text) < 4 || abbreviated[t.lower] {
		return false
	}
	return t.info.Known() && t.info.Level() <= 35 && !t.info.Is(lexicon.Abbreviation)
}

// beginsHere reports that the text starts a sentence and is not the rest of a line
// that was wrapped. Where the document has told so only "and" and the like are
// left; without it a finite verb with its object must show it ("managed a team").
func (s *sentence) beginsHere() bool {
	first := s.at(0)
	switch {
	case first.is("and", "or", "but", "nor", "of", "than"):
		return false
	case s.options.begins || first.is("i", "i'm", "i've"):
		return true
	case s.options.wrapped || !s.at(len(s.tokens)-1).is(".", "!", "?"):
		return false
	}
	return statementOpeners[first.lower] || s.opensStatement()
}

// opensStatement reports a past form with its object: "managed a team".
func (s *sentence) opensStatement() bool {
	first := s.at(0)
	return first.info.Is(lexicon.Past) && !first.is("had", "did", "was", "were") && opensPhrase(s.at(1))
}

// statementOpeners start a statement and hardly a wrapped line: adjectives that describe the
// candidate, and past forms that are no participles of a noun before them.
var statementOpeners = wordset.Of(`
	responsible fluent proficient skilled experienced worked helped assisted participated collaborated liaised volunteered
	reported dealt travelled traveled taught wrote spoke led ran oversaw drove grew began became undertook`)

// abbreviated are words that are also written short with a full stop.
var abbreviated = wordset.Of(`
	approx incl dept corp assoc mins secs hours years spec tech prof univ govt mgmt intl natl misc temp figs vols supp excl`)

// pronounI distinguishes the pronoun from a numeral, a variable and an item number.
func (s *sentence) pronounI(i int) bool {
	next := s.at(i + 1)
	if next.kind != word || !next.space || numbersItem(s.at(i-1)) {
		return false
	}
	return next.info.Is(lexicon.Base|lexicon.Past|lexicon.Adv) || behindI[next.lower]
}

var behindI = wordset.Of("am was have had can will would could should also")

// numbersItem reports what goes before a numeral or an item number: "part i", "(i".
func numbersItem(t token) bool {
	return t.kind == punct && t.is("(", "[") || numbered[t.lower]
}

var numbered = wordset.Of("part type phase level class section stage group index")

// monthHere: "in march 2019", "since may 2020", "march to june".
func (s *sentence) monthHere(i int) bool {
	next := s.at(i + 1)
	return next.fourDigits() && next.space && (i == 0 || beforeMonth[s.at(i-1).lower])
}

var beforeMonth = wordset.Of("in since from until by to during of")

// languageHere: a language named as such, beside others or after "fluent in".
func (s *sentence) languageHere(i int) bool {
	next, before := s.at(i+1), s.at(i-1)
	switch {
	case noLanguage[next.lower]:
		return false
	case before.is("and", "or", ",", "&"):
		return languageName(s.at(i - 2))
	case before.is("in"):
		return skilledIn[s.at(i-2).lower]
	}
	return beforeLanguage[before.lower] || behindLanguage[next.lower]
}

// languageName reports another name of a language, with its capital or without.
func languageName(t token) bool {
	return t.kind == word && lexicon.Exact(lexicon.Title(t.lower)).Known() && (names()[t.lower] != "" || t.title())
}

var (
	// noLanguage: "french polish", "danish pastries".
	noLanguage = wordset.Of(`
		polish polisher polishing press fries door doors window windows blinds pastry pastries delight coffee`)
	beforeLanguage = wordset.Of(`
		speak speaks spoken fluent written conversational basic native business intermediate learn learning taught teach speaking`)
	// skilledIn go before "in" and a language.
	skilledIn = wordset.Of(`
		fluent proficient conversant bilingual degree fluency proficiency communicate literate written conversational`)
	behindLanguage = wordset.Of(`
		language army government speaking speaker speakers customers clients market translator nationals literature`)
)

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
	return lowerWord(t) && ordinaryWord(t) && !lowerNames[t.lower] && !s.checker.allowed(t.lower, s.options) && s.proseBehind(i)
}

// lowerWord reports a word without any capital that is no part of a compound.
func lowerWord(t token) bool {
	return t.lone() && len(t.text) >= 2 && !t.title() && !strings.ContainsAny(t.text[1:], upperCase)
}

// ordinaryWord reports a word that is common, or one of a trade that shows its class.
func ordinaryWord(t token) bool {
	info := lexicon.Exact(t.text)
	if !info.Known() || info.Is(lexicon.Abbreviation) {
		return false
	}
	return info.Level() <= 50 || info.Is(lexicon.Own) && inflected(t.lower)
}

// leastProse is how many words a text has that is a sentence.
const leastProse = 3

// proseBehind reports that the word goes on in a text of some words.
func (s *sentence) proseBehind(i int) bool {
	words := 0
	for j := range s.tokens {
		if s.tokens[j].kind == word {
			words++
		}
	}
	next := s.at(i + 1)
	return words >= leastProse && (next.kind != punct || next.is(",") && !s.at(i).is("make", "bash", "git"))
}
