package perspective

import (
	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/wordset"
)

// source says how a third-person text names the candidate.
type source struct {
	candidate *namePattern
	pronouns  cv.Pronouns // "" when the text uses none for the candidate
	chosen    cv.Pronouns // for the third person
}

// toFirst rewrites a text about the candidate into the first person. Text that
// already speaks in the first person is left alone, and so are pronouns that may
// mean somebody else.
func toFirst(text string, s Subject, how style) []Edit {
	list := passages(text)
	for _, p := range list {
		if p.speaksFirst() {
			return nil
		}
	}
	from := source{candidate: newNamePattern(s.Name), pronouns: how.source, chosen: s.Pronouns}
	if from.pronouns == "" && !how.fixed {
		from.pronouns = from.guess(list, s.Pronouns)
	}
	var edits []Edit
	a := &antecedents{}
	subject := true // the sentences so far are about the candidate, or none came
	for _, p := range list {
		f := firstPerson{clauses: clauses{passage: p, back: true, forms: formsOf(from.pronouns)}, source: from, antecedents: a, stranger: !subject}
		a.silent++
		f.rewrite()
		if a.doubt {
			return nil
		}
		subject = f.about(subject)
		edits = append(edits, f.edits...)
	}
	return edits
}

// about reports whether the next sentence without a subject is the candidate's:
// this one was, or it made no statement.
func (f *firstPerson) about(before bool) bool {
	if f.mentioned || len(f.stack) > 0 && f.stack[0].implied || f.implicit {
		return true
	}
	for i, w := range f.words {
		if w.Kind == language.Opaque {
			continue
		}
		behindNoun := i > 0 && (f.words[i-1].Tag == language.TagNoun || f.words[i-1].Tag == language.TagProper)
		if w.Tag == language.TagThird || w.Tag == language.TagPast || w.Is("are", "have") || behindNoun && w.Has(language.Third) {
			return false
		}
	}
	return before
}

// speaksFirst reports whether the sentence holds a word of the first person.
func (p passage) speaksFirst() bool {
	for i, w := range p.words {
		if w.Kind == language.Word && !w.Capital && w.Is("my", "myself") || w.Text == "me" || p.isI(i) {
			return true
		}
	}
	return false
}

// guess finds the pronouns a text uses for the candidate: those that open a
// sentence, or the first behind the name, where nobody else was named before.
// "They" is believed only where it is the candidate's choice or a name came
// before.
func (s source) guess(list []passage, chosen cv.Pronouns) cv.Pronouns {
	named := false
	a := antecedents{}
	for _, p := range list {
		opening := true
		for i := 0; i < len(p.words); i++ {
			w := p.words[i]
			if w.Kind == language.Opaque || w.Tag == language.TagMark {
				continue
			}
			if n := s.candidate.at(p, i); n > 0 {
				if p.shared(i, i+n-1) {
					a.person, a.group = true, true
				} else {
					named = true
				}
				i, opening = i+n-1, false
				continue
			}
			word := pronounOf(w)
			if word != "" && !a.ambiguous(word) && (word != cv.They && (opening || named) || word == cv.They && opening && (named || chosen == cv.They)) {
				return word
			}
			a.note(p, i)
			opening = opening && (!w.Tag.IsVerb() || w.Tag == language.TagParticiple || w.Tag == language.TagGerund) && w.Tag != language.TagSubject
		}
	}
	if chosen != cv.They {
		return chosen
	}
	return ""
}

// pronounOf returns the pronouns a word belongs to, or "".
func pronounOf(w language.Tagged) cv.Pronouns {
	if w.Kind != language.Word {
		return ""
	}
	switch w.Low {
	case "she", "her", "hers", "herself":
		return cv.She
	case "he", "him", "his", "himself":
		return cv.He
	case "they", "them", "their", "theirs", "themselves", "themself":
		return cv.They
	}
	return ""
}

// firstPerson rewrites one sentence into the first person.
type firstPerson struct {
	clauses
	source
	*antecedents
	mentioned bool // the candidate was, in this sentence
	implicit  bool // the sentence left its subject, the candidate, out
	behind    int  // index behind the last mention by name
	led       bool // the candidate is the subject of this sentence
	ownOnly   bool // whoever else the sentence named is the candidate's ("her wife")
	stranger  bool // the sentence before had another subject, so that "Makes pumps" may have it as well
}

func (f *firstPerson) rewrite() {
	if !f.stranger {
		f.implied()
		if f.implicit = len(f.stack) > 0; f.implicit {
			f.speak(false)
		}
	}
	f.walk(func(i int) bool {
		w := f.words[i]
		if i < f.behind {
			return true
		}
		if n := f.candidate.at(f.passage, i); n > 0 {
			f.behind = i + n
			if f.shared(i, i+n-1) && !f.withOwn(i, i+n-1) {
				f.doubt = true
				return true
			}
			f.byName = true
			return f.named(i, n)
		}
		if who := pronounOf(w); who != "" && who == f.pronouns {
			if !f.isCandidate(i) || f.besideAnother(i) {
				f.doubt = true
				return true
			}
			return f.pronounBack(i)
		}
		if who := pronounOf(w); f.pronouns == "" && f.spoken && (who == cv.She || who == cv.He || who == cv.They && f.byName && f.chosen == cv.They) {
			f.doubt = true // the candidate's or somebody else's: nothing tells
		}
		if f.somebodyElse(i) {
			f.ownOnly = f.owned(i) && (f.ownOnly || !f.person)
		}
		f.note(f.passage, i)
		return false
	})
}

// owned reports whether the noun at i is the candidate's: "her deputy".
func (f *firstPerson) owned(i int) bool {
	k := f.phraseStart(i)
	return k >= 0 && f.words[k].Tag == language.TagPossessive && pronounOf(f.words[k]) == f.pronouns
}

// withOwn reports "Ada and her crew": the name begins a coordination with what is
// the candidate's own.
func (f *firstPerson) withOwn(i, last int) bool {
	return last+2 < len(f.words) && f.words[last+1].Is("and", "&") && f.words[last+2].Tag == language.TagPossessive && (f.opens(i) || f.words[i-1].Is(","))
}

// isCandidate reports whether the pronoun at i can only mean the candidate.
func (f *firstPerson) isCandidate(i int) bool {
	if f.pronouns == cv.They && f.words[i].Is("they") && f.namedAfter(i) {
		return false // "They asked Ada to stay."
	}
	if !f.ambiguous(f.pronouns) {
		return true
	}
	if f.pronouns == cv.They && f.led && !f.folk && !f.words[i].Is("they") {
		return true // "they work nights and know their routes"
	}
	return f.pronouns != cv.They && f.silent <= maxSilence && f.ownOnly && f.besideOwn(i)
}

// besideAnother reports "he and she": two people of whom nothing tells which one
// the candidate is.
func (f *firstPerson) besideAnother(i int) bool {
	other := func(k int) bool {
		return k >= 0 && k < len(f.words) && pronounOf(f.words[k]) != "" && pronounOf(f.words[k]) != f.pronouns && f.words[k].Tag == language.TagSubject
	}
	return i+1 < len(f.words) && f.words[i+1].Is("and", "or") && other(i+2) || i > 0 && f.words[i-1].Is("and", "or") && other(i-2)
}

// besideOwn tells the candidate from somebody of hers: in "her wife and she", "like
// her father, she" no verb came yet, and in "her manager praised her" a plain
// object never means its own subject.
func (f *firstPerson) besideOwn(i int) bool {
	verb := -1
	for k, w := range f.words[:i] {
		if w.Tag == language.TagThird || w.Tag == language.TagPast || w.Tag == language.TagModal {
			if verb >= 0 {
				return false
			}
			verb = k
		}
	}
	return verb < 0 || verb == i-1 && !f.words[i].Is("she", "he", "herself", "himself") && f.ownOrObject(i) == "me"
}

// namedAfter reports whether the sentence names the candidate behind i.
func (f *firstPerson) namedAfter(i int) bool {
	for k := i + 1; k < len(f.words); k++ {
		if f.candidate.at(f.passage, k) > 0 {
			return true
		}
	}
	return false
}

// pronounBack replaces a pronoun of the candidate; it reports whether it did.
func (f *firstPerson) pronounBack(i int) bool {
	w := f.words[i]
	word := ""
	switch w.Low {
	case "she", "he", "they":
		f.subjectBack(i, i)
		return true
	case "him", "them":
		word = "me"
	case "hers", "theirs":
		word = "mine"
	case "her", "his":
		word = f.ownOrObject(i)
	case "their":
		word = "my"
	default:
		word = "myself"
	}
	f.mention(false)
	f.replace(i, word)
	return true
}

// mention notes that the candidate was spoken of, by name as the subject or not.
func (f *firstPerson) mention(subject bool) {
	f.mentioned = true
	f.led = f.led || subject
	f.speak(subject)
}

// ownOrObject reads "her" and "his" by the word behind.
func (f *firstPerson) ownOrObject(i int) string {
	alone := i+1 >= len(f.words)
	if !alone {
		next := f.words[i+1]
		switch next.Tag {
		case language.TagMark, language.TagPreposition, language.TagCoordinator, language.TagTo, language.TagDeterminer, language.TagSubordinator, language.TagModal,
			language.TagRelative, language.TagSubject, language.TagObject, language.TagPossessive:
			alone = true
		case language.TagAdverb:
			alone = i+2 >= len(f.words) || f.words[i+2].Tag == language.TagMark
		}
		switch {
		case next.Is("own"):
		case next.Tag.IsVerb() && next.Tag != language.TagGerund && next.Tag != language.TagParticiple, next.Has(language.Base) && !next.Has(language.Noun|language.Adjective):
			alone = true // "let her be", "those who know her say"
		case next.Is("say", "know", "think"), next.Has(language.Base) && language.Causative(f.words, i):
			alone = true // "let her use"
		case next.Tag == language.TagAdjective && (i+2 == len(f.words) || f.words[i+2].Is(".", ",", ";")):
			alone = true // "rated her outstanding."
		}
		if next.Is("\"", "“", "'", "‘") {
			alone = false
		}
	}
	switch {
	case !alone && f.words[i].Is("her") && i > 1 && givers[f.words[i-1].Low] && f.top(mine) < 0:
		return "me" // "It gave her confidence."
	case !alone:
		return "my"
	case f.words[i].Is("his"):
		return "mine"
	}
	return "me"
}

// givers take two objects.
var givers = wordset.Of("gave gives give giving given taught teaches offered offers granted awarded earned brought brings lent allowed allows showed taught cost won")

// subjectBack turns words[i..last] into "I" and its verb into the first person.
func (f *firstPerson) subjectBack(i, last int) {
	f.mention(true)
	f.edits = append(f.edits, Edit{Start: f.words[i].Start, End: f.words[last].End(), After: "I", Reason: "first person"})
	if last+1 < len(f.words) && f.words[last+1].Is("'s") {
		f.clitic(last + 1)
		f.stack = append(f.stack, frame{kind: mine, present: true, verb: last + 1})
		return
	}
	if a := f.inverted(i); a >= 0 || i > 0 && f.words[i-1].Is("is", "has", "does", "are", "were") {
		if a < 0 {
			a = i - 1
		}
		f.verb(a, true)
		f.stack = append(f.stack, frame{kind: mine, present: true, verb: a})
		return
	}
	v := f.verbOf(last)
	if v < 0 || f.together(i) {
		return
	}
	f.claimed = v
	f.verb(v, true)
	f.stack = append(f.stack, frame{kind: mine, present: true, verb: v})
}

// clitic writes out the 's of "she's".
func (f *firstPerson) clitic(k int) {
	w := f.words[k]
	word := " am"
	for m := k + 1; m < len(f.words); m++ {
		next := f.words[m]
		if next.Tag == language.TagAdverb || next.Tag == language.TagNot {
			continue
		}
		if r := language.Read(next.Low); next.Is("been", "had", "done") || r.Has(language.Participle) && r.Has(language.Past) && m+1 < len(f.words) && !f.words[m+1].Is("by", "in", "as", "for") {
			word = " have"
		}
		break
	}
	f.edits = append(f.edits, Edit{Start: w.Start, End: w.End(), After: word, Reason: "contraction written out"})
}
