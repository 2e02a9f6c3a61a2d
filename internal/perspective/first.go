package perspective

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/language"
)

// toFirst rewrites a text about the candidate into the first person. Text that
// already speaks in the first person is left alone, and so are pronouns that may
// mean somebody else.
func toFirst(text string, s Subject, how style) []Edit {
	list := passages(text)
	if slices.ContainsFunc(list, passage.speaksFirst) {
		return nil
	}
	from := source{candidate: newNamePattern(s.Name), pronouns: how.source, chosen: s.Pronouns}
	if from.pronouns == "" && !how.fixed {
		from.pronouns = from.guess(list, s.Pronouns)
	}
	var edits []Edit
	a := &antecedents{}
	subject := true // the sentences so far are about the candidate, or none came
	for _, p := range list {
		f := firstPerson{
			clauses: clauses{passage: p, back: true, forms: formsOf(from.pronouns)},
			source:  from, antecedents: a, stranger: !subject,
		}
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
	if f.mentioned || f.implicit || len(f.stack) > 0 && f.stack[0].implied {
		return true
	}
	for i, w := range f.words {
		if w.Kind != language.Opaque && (states(w) || w.Has(language.Third) && tagged(f.at(i-1), language.TagNoun, language.TagProper)) {
			return false
		}
	}
	return before
}

// speaksFirst reports whether the sentence holds a word of the first person.
func (p passage) speaksFirst() bool {
	for i, w := range p.words {
		if w.Kind == language.Word && w.Text == "me" || isWord(w) && !w.Capital && w.Is("my", "myself") || p.isI(i) {
			return true
		}
	}
	return false
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
	f.walk(f.visit)
}

// visit replaces the mention of the candidate at i; it reports whether the word is dealt with.
func (f *firstPerson) visit(i int) bool {
	if i < f.behind {
		return true
	}
	if n := f.candidate.at(f.passage, i); n > 0 {
		return f.visitName(i, n)
	}
	who := pronounOf(f.words[i])
	if who != "" && who == f.pronouns {
		return f.visitPronoun(i)
	}
	if f.pronouns == "" && f.spoken && f.mayBeCandidate(who) {
		f.doubt = true // the candidate's or somebody else's: nothing tells
	}
	if f.somebodyElse(i) {
		f.ownOnly = f.owned(i) && (f.ownOnly || !f.person)
	}
	f.note(f.passage, i)
	return false
}

// visitName replaces the candidate's name of n words at i.
func (f *firstPerson) visitName(i, n int) bool {
	f.behind = i + n
	if f.shared(i, i+n-1) && !f.withOwn(i, i+n-1) {
		f.doubt = true
		return true
	}
	f.byName = true
	return f.named(i, n)
}

// visitPronoun replaces a pronoun of the kind that is the candidate's.
func (f *firstPerson) visitPronoun(i int) bool {
	if !f.isCandidate(i) || f.besideAnother(i) {
		f.doubt = true
		return true
	}
	return f.pronounBack(i)
}

// mayBeCandidate reports pronouns that may be the candidate's, where it is not known which are.
func (f *firstPerson) mayBeCandidate(who cv.Pronouns) bool {
	return who == cv.She || who == cv.He || who == cv.They && f.byName && f.chosen == cv.They
}

// owned reports whether the noun at i is the candidate's: "her deputy".
func (f *firstPerson) owned(i int) bool {
	w := f.at(f.phraseStart(i))
	return w.Tag == language.TagPossessive && pronounOf(w) == f.pronouns
}

// withOwn reports "Ada and her crew": the name begins a coordination with what is
// the candidate's own.
func (f *firstPerson) withOwn(i, last int) bool {
	return f.at(last+1).Is("and", "&") && f.at(last+2).Tag == language.TagPossessive && (f.at(i-1).Is(",") || f.opens(i))
}

// isCandidate reports whether the pronoun at i can only mean the candidate.
func (f *firstPerson) isCandidate(i int) bool {
	if f.pronouns == cv.They {
		return f.isThey(i)
	}
	return !f.ambiguous(f.pronouns) || f.silent <= maxSilence && f.ownOnly && f.besideOwn(i)
}

// isThey reports whether a form of "they" can only mean the candidate.
func (f *firstPerson) isThey(i int) bool {
	if f.words[i].Is("they") {
		return !f.ambiguous(cv.They) && !f.namedAfter(i) // not "They asked Ada to stay."
	}
	return !f.ambiguous(cv.They) || f.led && !f.folk // "they work nights and know their routes"
}

// besideAnother reports "he and she": two people of whom nothing tells which one
// the candidate is.
func (f *firstPerson) besideAnother(i int) bool {
	return f.at(i+1).Is("and", "or") && f.isOther(i+2) || f.at(i-1).Is("and", "or") && f.isOther(i-2)
}

// isOther reports a subject pronoun that is not the candidate's.
func (f *firstPerson) isOther(k int) bool {
	who := pronounOf(f.at(k))
	return who != "" && who != f.pronouns && f.words[k].Tag == language.TagSubject
}

// besideOwn tells the candidate from somebody of hers: in "her wife and she", "like
// her father, she" no verb came yet, and in "her manager praised her" a plain
// object never means its own subject.
func (f *firstPerson) besideOwn(i int) bool {
	isFull := func(w language.Tagged) bool { return tagged(w, language.TagThird, language.TagPast, language.TagModal) }
	verb := slices.IndexFunc(f.words[:i], isFull)
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
