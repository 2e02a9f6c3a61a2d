package perspective

import (
	"slices"

	"focal/internal/language"
	"focal/internal/wordset"
)

// clauses rewrites one sentence: it follows its verb phrases from left to right.
type clauses struct {
	passage
	forms
	back     bool   // from the third person
	over     bool   // into the past: see Over
	american bool   // with American spellings
	name     string // the candidate's name, to be used once; "" when it was
	bullet   bool
	listed   bool // an item of a list that is told: see toldOfOneself
	late     bool // a pronoun of the sentence came before the name
	ended    bool // the text is about a post that has ended
	past     bool // most bullets around it tell of the past
	verbal   bool // neighbours open with a plain verb
	wrapped  bool // the text may be the rest of a line that was wrapped
	claimed  int  // index of the last verb that a subject took
	told     bool // an earlier sentence, or this one so far, tells of the candidate
	alone    bool // in a list that does not open with verbs
	known    bool // what told was before the word that is read
	mistaken bool // the pronouns of the third person would tell of somebody else
	stack    []frame
	edits    []Edit
}

// toThird turns a text sentence by sentence. In a careful one a sentence that cannot be turned whole stays; it takes all others with it
// but in a short profile, of which it may be left out.
func toThird(text string, s Subject, how style) []Edit {
	name := ""
	if how.introduce {
		name = DisplayName(s.Name)
	}
	var edits []Edit
	told, list := false, passages(text)
	alone, gone := how.profile && how.brief, false
	for i := range list {
		if i == 0 && how.ofThing && ofProduct(list) {
			continue
		}
		t := how.clauses(list, i)
		t.forms, t.name, t.told = formsOf(s.Pronouns), name, told
		t.sentence()
		told = t.told
		if gone = gone && t.pointsBack(); gone {
			continue
		}
		if how.careful && t.mustStay(text, how) {
			if !alone {
				return nil
			}
			gone = true
			continue
		}
		name = t.name
		edits = append(edits, t.edits...)
	}
	return edits
}

// mustStay reports a sentence that would say something else in the third person, or half of it.
func (t *clauses) mustStay(text string, how style) bool {
	return t.mistaken || how.profile && t.wishes() || how.aim && t.ordered() || t.leavesHalf(text)
}

// pointsBack reports a sentence that opens with a word for something in the one before: "She sailed in 2019 after I had rebuilt her."
func (t *clauses) pointsBack() bool {
	return len(t.words) > 0 && t.words[0].Is("she", "he", "it", "they", "this", "that", "these", "those", "there")
}

// leavesHalf reports a sentence that would be half in one person and half in the other, which is worse than all in the wrong one.
func (t *clauses) leavesHalf(text string) bool {
	if len(t.words) == 0 || len(t.edits) == 0 {
		return false
	}
	from, upto := t.words[0].Start, t.words[len(t.words)-1].End()
	if !firstPersonWord.MatchString(text[from:upto]) {
		return false
	}
	after, edits := apply(text[:upto], slices.Clone(t.edits))
	after = after[from:]
	return len(edits) > 0 && (capitalMy.MatchString(after) || slices.ContainsFunc(passages(after), func(p passage) bool {
		return p.speaksFirst() || p.leavesPlain()
	}))
}

// leavesPlain reports a verb behind an "and" and an adverb that was left as it is behind "I": "Likes to sail and also love reading".
func (p passage) leavesPlain() bool {
	for i := 2; i+1 < len(p.words); i++ {
		w := p.words[i]
		if p.words[i-1].Is("also", "always", "often", "really") && p.words[i-2].Is("and", "but") && w.Has(language.Base) &&
			!w.Has(language.Past) && p.words[i+1].Tag == language.TagGerund {
			return true
		}
	}
	return false
}

// clauses are those of the sentence at i of a text on the way to the third person.
func (how style) clauses(list []passage, i int) clauses {
	p, first := list[i], i == 0
	if first && how.bullet {
		p = p.behindHeading()
	}
	return clauses{
		passage: p, ended: how.ended, past: how.past,
		bullet: how.bullet && first, listed: how.listed && len(list) == 1,
		verbal:  how.verbally(list, i),
		wrapped: first && !how.lower && startsLower(p.words),
		alone:   how.alone && len(p.words) <= longestTitle,
	}
}

// longestTitle is how many words an item of a list has at most that may be the title of something.
const longestTitle = 5

// sentence walks the words once, from left to right.
func (t *clauses) sentence() {
	t.implied()
	t.told = t.told || len(t.stack) > 0
	t.walk(func(i int) bool {
		switch {
		case t.isI(i):
			t.mistaken = t.mistaken || !t.told && t.behindThings(i)
			t.known, t.told = t.told, true
			t.subjectI(i)
		case t.words[i].Is("my", "me", "mine", "myself", "our"):
			if !t.brokenOff(i) {
				t.pronoun(i)
			}
		default:
			return false
		}
		return true
	})
}

// wishes reports a sentence without a subject that speaks of "me": "Take up work which can teach me all about ropes".
func (t *clauses) wishes() bool {
	if len(t.words) == 0 || !tagged(t.words[0], language.TagBase) || t.has(0, "i") {
		return false
	}
	return t.has(0, "me") || t.has(0, "myself") || t.has(0, "my") && wished[t.words[0].Low] || t.putsToUse()
}

// ordered reports a sentence that opens with a plain verb: "Run a yard that builds ships".
func (t *clauses) ordered() bool {
	return len(t.words) > 1 && t.words[0].Has(language.Base) && t.words[0].Tag != language.TagThird
}

// putsToUse reports what somebody would do with what they are good at: "Use skills and talents to run a yard".
func (t *clauses) putsToUse() bool {
	gift := func(w language.Tagged) bool { return w.Is("skills", "talents", "abilities", "knowledge", "strengths") }
	return t.words[0].Is("use", "utilize", "utilise", "apply") && slices.ContainsFunc(t.words[:min(len(t.words), 5)], gift)
}

// wished are verbs of what somebody would do with what is theirs.
var wished = wordset.Of("enhance improve utilize utilise use build develop grow explore achieve pursue contribute apply gain widen")

// brokenOff reports the part of a word that a line break cut off: the "my" of "a my- lonitic belt".
func (t *clauses) brokenOff(i int) bool {
	next := t.at(i + 1)
	return next.Is("-") && next.Start == t.words[i].End() && t.at(i+2).Start > next.End()
}

// walk follows the verb phrases; visit takes the words it knows.
func (t *clauses) walk(visit func(i int) bool) {
	var saved [][]frame
	for i := 0; i < len(t.words); i++ {
		w := t.words[i]
		switch {
		case w.Kind == language.Opaque, visit(i):
		case w.Is("("):
			saved = append(saved, t.stack)
			t.stack = nil
		case w.Is(")") && len(saved) > 0:
			t.stack = saved[len(saved)-1]
			saved = saved[:len(saved)-1]
		case w.Is(":"):
			t.stack = nil
		case t.asWellAs(i):
			t.words[i+1].Tag = language.TagBase
			if t.continues(i+1, join{at: i - 2, and: true}) {
				i++
			}
		case joins(w):
			from := i + 1
			i = t.coordinate(i)
			t.aside(from, i, visit)
		default:
			t.open(i)
		}
	}
}

// asWellAs reports the last word of an "as well as" before a plain verb: "processes cards as well as manage the payroll".
func (t *clauses) asWellAs(i int) bool {
	next := t.at(i + 1)
	if t.back || !t.words[i].Is("as") || !t.at(i-1).Is("well") || !t.at(i-2).Is("as") {
		return false
	}
	return next.Has(language.Base) && next.Share >= surelyVerb && !next.Has(language.Adjective) && !next.Capital
}

// aside visits the pronouns of "and, with my wife, run", which the coordination
// has passed over.
func (t *clauses) aside(from, upto int, visit func(i int) bool) {
	for i := from; i < upto; i++ {
		if t.words[i].Kind == language.Opaque {
			continue
		}
		stack := slices.Clone(t.stack)
		visit(i)
		t.stack = stack
	}
}

// edit puts other words in the place of a stretch of the text.
func (t *clauses) edit(from, upto int, after, reason string) {
	if !t.namesRule(from) {
		t.edits = append(t.edits, Edit{Start: from, End: upto, After: after, Reason: reason})
	}
}

// namesRule reports a place within "do and don't", which is a thing: "kept to the do & don't policy".
func (t *clauses) namesRule(at int) bool {
	for i := 0; i+3 < len(t.words); i++ {
		if t.words[i].Is("do", "dos", "do's") && t.words[i+1].Is("and", "&") && t.words[i+2].Is("do") && t.words[i+3].Is("n't") &&
			at >= t.words[i].Start && at < t.words[i+3].End() {
			return true
		}
	}
	return false
}

func (t *clauses) replace(i int, word string) {
	w := t.words[i]
	t.edit(w.Start, w.End(), t.like(i, word), "third person")
}

// verb makes words[i] agree; a clitic becomes a word of its own.
func (t *clauses) verb(i int, singular bool) {
	if t.over {
		t.intoPast(i)
		return
	}
	w := t.words[i]
	if t.uncertainBase(w) || keepsForm(w) || !t.back && isThird(w) {
		return
	}
	after := agree(w.Low, singular)
	if t.back {
		after = disagree(w)
	}
	if w.Low == after {
		return
	}
	if isClitic(w) {
		after = " " + after
	}
	if after == "am" {
		t.writeOutNot(i + 1)
	}
	t.edits = slices.DeleteFunc(t.edits, func(e Edit) bool { return e.Start == w.Start && e.End == w.End() }) // its capital
	t.edit(w.Start, w.End(), t.inCase(i, after), "agreement")
}

// uncertainBase reports a base form of a sentence that tells of the past without its auxiliary.
func (t *clauses) uncertainBase(w language.Tagged) bool {
	return !t.back && w.Tag == language.TagBase && !w.Is("am", "have", "do", "'m", "'ve") && t.ragged()
}

// keepsForm reports a verb that is the same in each person.
func keepsForm(w language.Tagged) bool {
	return w.Is("had", "did", "would") || tagged(w, language.TagModal, language.TagParticiple, language.TagGerund)
}

// isThird reports a verb that stands in the third person or the plural already.
func isThird(w language.Tagged) bool {
	if w.Low == "am" {
		return false
	}
	return w.Is("is", "are", "were", "does", "has", "'re") || w.Has(language.Third) && !w.Has(language.Base)
}

// isClitic reports a verb that leans on the word before it with an apostrophe.
func isClitic(w language.Tagged) bool { return w.Text[0] == '\'' || w.Text[0] >= 0x80 }

// writeOutNot writes "not" for the "n't" at i: "am" takes none.
func (t *clauses) writeOutNot(i int) {
	if n := t.at(i); n.Is("n't") {
		t.edit(n.Start, n.End(), " not", "contraction written out")
	}
}
