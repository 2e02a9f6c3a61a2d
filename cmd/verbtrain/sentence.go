package main

import (
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// sentence is one that opens with a verb whose form says which words in its list are verbs as well.
type sentence struct {
	text  string
	words []language.Tagged
	told  language.Class // the form of the verb that it opens with
}

const shortest, longest = 4, 80

// sentenceOf reads a sentence; nil where it opens otherwise.
func sentenceOf(text string) *sentence {
	words := language.TagByRules(language.Tokens(text))
	if len(words) < shortest || len(words) > longest {
		return nil
	}
	s := &sentence{text: text, words: words}
	first := words[s.opening()]
	if first.Text == first.Low || first.Text == strings.ToUpper(first.Text) {
		return nil
	}
	switch {
	case isPast(first) && !s.describes():
		s.told = language.Past
	case plainBase(first):
		s.told = language.Base
	case plainThird(first):
		s.told = language.Third
	default:
		return nil
	}
	return s
}

// opening is the place of the first word that is no adverb.
func (s *sentence) opening() int {
	if strings.HasSuffix(s.words[0].Low, "ly") {
		return 1
	}
	return 0
}

// describes reports a first word that may say how somebody is: "Experienced in".
func (s *sentence) describes() bool {
	i := s.opening()
	next := s.words[i+1]
	return language.Read(s.words[i].Low).Has(language.Adjective) &&
		(next.Tag == language.TagPreposition || next.Kind == language.Word && language.Read(next.Low).Has(language.Adjective))
}

func isPast(w language.Tagged) bool {
	return baseOf(w, language.Past) != "" && !w.Has(language.Base)
}

// plainBase and plainThird are forms that nothing else looks like.
func plainBase(w language.Tagged) bool {
	return w.Has(language.Base) && !w.Has(language.Noun|language.Adjective|language.Past)
}

func plainThird(w language.Tagged) bool { return w.Has(language.Third) && !w.Has(language.Plural) }

func baseOf(w language.Tagged, form language.Class) string {
	for _, f := range language.VerbForms(w.Low) {
		if f.Form == form {
			return f.Base
		}
	}
	return ""
}

// word is one of a list that the ending or the lexicon tells.
type word struct {
	at, last int
	verb     bool
	base     string
	form     language.Class // of a thing: the form of a verb that it looks like
}

// examples are the words of the lists in the sentence, in each form that leaves open what they are.
func (s *sentence) examples() (list []example) {
	words := s.listed()
	past := s.told == language.Past
	for _, form := range []language.Class{language.Base, language.Third} {
		told := s.words
		if past {
			told = s.in(form, words)
		}
		for _, w := range words {
			if told != nil && s.asks(w, form) {
				list = append(list, s.example(w, form, told[w.at].Tag))
			}
		}
	}
	return list
}

// asks reports a word that could be either in the form.
func (s *sentence) asks(w word, form language.Class) bool {
	switch {
	case w.base == "":
		return false
	case !w.verb && w.form != form:
		return false
	case s.told == language.Past:
		return isOpen(w.base, form)
	}
	return !w.verb || form == s.told
}

// example is the word in a form, and what the rules make of it.
func (s *sentence) example(w word, form language.Class, tag language.Tag) example {
	rule := form == language.Base && tag == language.TagBase || form == language.Third && tag == language.TagThird
	b := language.Beside{Words: s.words, At: w.at, Last: w.last, Base: w.base, Form: form, Rule: rule}
	return example{b.Features(), form, w.verb, rule}
}

// isOpen reports a verb whose form may be a noun or an adjective.
func isOpen(base string, form language.Class) bool {
	r := language.Read(base)
	return r.Has(language.Noun) || form == language.Base && r.Has(language.Adjective)
}

// listed are the words behind commas and coordinators that are known to be verbs or things.
func (s *sentence) listed() (list []word) {
	s.words[s.opening()].Tag = language.TagPast // whatever it looks like, it is a verb
	for i := s.opening() + 1; i < len(s.words); i++ {
		w := s.words[i]
		if w.Kind != language.Word || language.Closed(w.Low) != language.TagNone || !language.BehindLink(s.words, i) {
			continue
		}
		found, known := s.asVerb(i)
		if !known {
			found, known = s.asThing(i)
		}
		if known {
			list = append(list, found)
		}
		if found.verb {
			s.words[i].Tag = language.TagPast
		} else if w.Tag.IsVerb() {
			s.words[i].Tag = language.TagNoun
		}
	}
	return list
}

// asVerb is the word at i where its form is the one that the sentence is told in, and nothing else.
func (s *sentence) asVerb(i int) (word, bool) {
	w := s.words[i]
	found := word{at: i, last: s.lastVerb(i), verb: true}
	switch {
	case s.told == language.Past && isPast(w) && !s.mayDescribe(i):
		found.base = baseOf(w, language.Past)
	case s.told == language.Base && plainBase(w):
		found.base = w.Low
	case s.told == language.Third && plainThird(w):
		found.base = baseOf(w, language.Third)
	}
	return found, found.base != ""
}

// mayDescribe reports a participle that may belong to a noun: "and related tests", "and tested by others".
func (s *sentence) mayDescribe(i int) bool {
	next := language.Tagged{}
	if i+1 < len(s.words) {
		next = s.words[i+1]
	}
	return next.Is("by") || describing[s.words[i].Low] && !language.OpensObject(next.Low) && next.Tag != language.TagNumber
}

// describing are participles that mostly say how a thing is.
var describing = wordset.Of(`related required detailed associated assigned approved concerned advanced limited skilled qualified dedicated
	motivated committed certified combined integrated automated specified finished used selected structured focused planned estimated
	unified mixed fixed applied proposed affected updated increased`)

// asThing is the word at i where it looks like a verb in a form that the sentence is not told in.
func (s *sentence) asThing(i int) (word, bool) {
	w := s.words[i]
	found := word{at: i, last: language.Governs(s.words, i)}
	switch {
	case found.last < 0 || w.Has(language.Past) || s.slips(i):
		return found, false
	case w.Has(language.Third) && w.Has(language.Plural) && s.told != language.Third:
		found.form, found.base = language.Third, baseOf(w, language.Third)
	case w.Has(language.Base) && w.Has(language.Noun|language.Adjective) && s.told != language.Base:
		found.form, found.base = language.Base, w.Low
	}
	return found, found.base != ""
}

// surelyVerb is the share of the uses of a word as a verb from which it is taken for nothing else.
const surelyVerb = 8

// slips reports a word that is a verb for all that the others are told in another form: "Opened and close the shop".
func (s *sentence) slips(i int) bool {
	return s.words[i].Share >= surelyVerb || i+1 < len(s.words) && language.OpensObject(s.words[i+1].Low)
}

// lastVerb is the verb before the word at i.
func (s *sentence) lastVerb(i int) int {
	for k := i - 1; k > s.opening(); k-- {
		if s.words[k].Tag == language.TagPast && language.BehindLink(s.words, k) {
			return k
		}
	}
	return s.opening()
}

// in tags the sentence, by the rules, with its verbs in a form of the present; nil where its words are others then.
func (s *sentence) in(form language.Class, words []word) []language.Tagged {
	bases := map[int]string{s.opening(): baseOf(s.words[s.opening()], language.Past)}
	for _, w := range words {
		if w.verb {
			bases[w.at] = w.base
		}
	}
	var out strings.Builder
	from := 0
	for i, w := range s.words {
		base := bases[i]
		if base == "" {
			continue
		}
		if form == language.Third {
			base = language.ThirdPerson(base)
		}
		if w.Text != w.Low {
			base = language.Capital(base)
		}
		out.WriteString(s.text[from:w.Start] + base)
		from = w.End()
	}
	told := language.TagByRules(language.Tokens(out.String() + s.text[from:]))
	if len(told) != len(s.words) {
		return nil
	}
	return told
}
