package perspective

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/lexicon"
)

// subjectI replaces the pronoun at words[i], makes its verb agree and opens its
// frame.
func (t *clauses) subjectI(i int) {
	if aux := t.inverted(i); aux >= 0 {
		t.replace(i, t.subject)
		t.verb(aux, t.singular)
		t.stack = append(t.stack, frame{kind: mine, singular: t.singular, present: true, verb: aux})
		if t.words[aux].Is("do") || t.words[aux].Tag == language.TagModal {
			t.stack = append(t.stack, frame{kind: infinitive, verb: aux})
		}
		return
	}
	v := t.verbOf(i)
	if t.together(i) {
		if v < 0 && t.governed(i) {
			t.replace(i, t.object)
			return
		}
		t.replace(i, t.subject)
		if v > 0 && !t.words[v].Is("am", "'m", "was") {
			t.contraction(v, false)
			t.stack = append(t.stack, frame{kind: plural, verb: v})
		} else if v > 0 {
			t.verb(v, false)
		}
		return
	}
	f := frame{kind: mine, singular: t.singular, present: true, verb: max(v, i)}
	f.nested = i > 1 && t.words[i-1].Tag == language.TagRelative && t.words[i-2].Is(",")
	if at := t.listedAt(v); t.listed && t.opens(i) && at > 0 {
		t.dropUpTo(i, at)
		return
	}
	t.callSubject(i, v, &f)
	if v < 0 {
		return
	}
	t.claimed = v
	w := t.words[v]
	if w.Tag == language.TagPast || w.Has(language.Past) && samePast(w) && !t.presentHere(v) {
		f.present = false
	}
	if w.Is("'d") {
		f.present = false
	}
	switch {
	case w.Tag == language.TagModal || w.Is("'d", "'ll"):
		t.contraction(v, f.singular)
		t.stack = append(t.stack, f, frame{kind: infinitive, ability: w.Is("can", "could", "ca"), verb: v + 1})
		return
	case w.Is("was") || f.present:
		t.verb(v, f.singular)
	}
	t.stack = append(t.stack, f)
	t.within(v)
}

// callSubject gives the "I" at i the name, the pronoun or nothing; v is its verb.
func (t *clauses) callSubject(i, v int, f *frame) {
	switch {
	case t.name != "" && !t.late && !t.subordinate(i) && v > 0:
		t.edits = append(t.edits, Edit{Start: t.words[i].Start, End: t.words[i].End(), After: t.name, Reason: "third person"})
		t.name, f.singular = "", true
	case t.bullet && t.elides(i, v):
		t.drop(i)
		f.implied, f.singular = true, true
	case t.silent && t.unspoken(i, v):
		t.hush(i, v)
		f.implied, f.singular = true, true
	case (t.bullet || t.silent) && v > i && v <= i+2 && t.goesOn(i, v):
		f.singular = true
		if t.words[i+1].Is("'m", "'ve", "'re") {
			t.writeOut(i, agree(t.words[i+1].Low, true))
			f.implied = true
			return
		}
		t.edits = append(t.edits, Edit{Start: t.words[i].Start, End: t.words[i+1].Start, Reason: "bullets need no subject"})
	default:
		t.late = true // a name behind "she" would be somebody else's
		t.replace(i, t.subject)
	}
}

// contraction writes out 'll and 'd where the meaning is certain.
func (t *clauses) contraction(v int, singular bool) {
	w := t.words[v]
	word := ""
	switch w.Low {
	case "'ll", "'ve", "'m":
		word = agree(w.Low, singular)
	case "'d":
		word = t.hadOrWould(v)
	}
	if word != "" {
		t.edits = append(t.edits, Edit{Start: w.Start, End: w.End(), After: t.like(v, " "+word), Reason: "contraction written out"})
	}
}

// hadOrWould reads 'd by the verb behind it; "" when both are possible.
func (t *clauses) hadOrWould(v int) string {
	for k := v + 1; k < len(t.words); k++ {
		w := t.words[k]
		switch {
		case w.Is("better"):
			return "had"
		case w.Is("rather", "like", "be", "have", "love"):
			return "would"
		case w.Is("been", "had", "done"):
			return "had"
		case w.Tag == language.TagAdverb || w.Tag == language.TagNot:
			continue
		}
		r := language.Read(w.Low)
		switch {
		case r.Has(language.Participle) && r.Has(language.Base):
			return ""
		case r.Has(language.Participle):
			return "had"
		case r.Has(language.Base):
			return "would"
		}
		return ""
	}
	return ""
}

// inverted returns the index of the auxiliary in "do I manage", or -1.
func (t *clauses) inverted(i int) int {
	a := i - 1
	if a >= 0 && t.words[a].Is("n't", "not") {
		a--
	}
	if a < 0 || !(t.words[a].Is("am", "was", "have", "had", "do", "did") || t.words[a].Tag == language.TagModal) {
		return -1
	}
	if a == 0 {
		return a
	}
	switch prev := t.words[a-1]; {
	case prev.Tag == language.TagSubject, prev.Low == "i":
		return -1
	case prev.Tag == language.TagNoun, prev.Tag == language.TagPlural, prev.Tag == language.TagProper:
		for _, w := range t.words[:a] {
			if w.Is("what", "which", "how", "where", "when", "why", "not", "only", "never", "rarely") {
				return a
			}
		}
		return -1
	}
	return a
}

// verbOf returns the index of the verb of the "I" at i, behind adverbs and a
// parenthesis, or -1.
func (t *clauses) verbOf(i int) int {
	direct := true
	for k := i + 1; k < len(t.words); k++ {
		w := t.words[k]
		switch {
		case !t.shout && len(w.Text) > 1 && w.Kind == language.Word && w.Text == strings.ToUpper(w.Text) && k+1 < len(t.words) && t.words[k+1].Has(language.Base) && t.words[k+1].Text == t.words[k+1].Low:
			return k + 1 // "I PAT test"
		case w.Tag.IsVerb() && w.Tag != language.TagGerund && (direct || w.Tag != language.TagParticiple):
			return k
		case w.Tag == language.TagAdverb, w.Tag == language.TagNot, w.Is("both", "either", "neither", "each", "all", "alone", "myself", "herself", "himself", "themselves"):
		case w.Is(",", "–", "—", "(", "-") && direct:
			end := t.closing(k)
			if end < 0 {
				return -1
			}
			k, direct = end, false
		case !direct && (w.Has(language.Base|language.Past) || t.back && w.Has(language.Third)):
			return k
		case direct && k == i+1 && w.Kind == language.Word && (w.Tag == language.TagNoun || t.back && w.Tag == language.TagPlural) && !w.Capital && w.Has(language.Plural) == t.back && mayBeVerb(w.Low):
			if k+1 < len(t.words) && len(w.Text) > 2 && t.words[k+1].Has(language.Base) && !t.words[k+1].Has(language.Noun) {
				return k + 1 // "I hearby declare"
			}
			return k // a verb the lexicon does not know
		default:
			return -1
		}
	}
	return -1
}

// mayBeVerb reports a word that dictionaries do not know as a noun only ("I belief")
// and that does not begin with an auxiliary that lost its space ("I amlooking").
func mayBeVerb(low string) bool {
	info := lexicon.Exact(low)
	if info.Known() {
		return info.Is(lexicon.Base | lexicon.Third)
	}
	return !slices.ContainsFunc(auxiliaries, func(a string) bool { return strings.HasPrefix(low, a) })
}

var auxiliaries = strings.Fields("am will have was can would could had")

// closing returns the mark that closes the parenthesis that opens at k, or -1.
func (t *clauses) closing(k int) int {
	want := t.words[k].Low
	if want == "(" {
		want = ")"
	}
	if want == "," && k+1 < len(t.words) && t.words[k+1].Is("and", "or", "but") && t.words[k].Is(",") && k+2 < len(t.words) && t.words[k+2].Tag != language.TagBase {
		return -1
	}
	for m := k + 1; m < len(t.words) && m < k+16; m++ {
		if t.words[m].Low == want {
			return m
		}
	}
	return -1
}

// together reports whether the "I" at i is part of a plural subject: "my deputy
// and I", "I and my deputy".
func (t *clauses) together(i int) bool {
	if i+2 < len(t.words) && t.words[i+1].Is("and") && (t.words[i+2].Tag == language.TagPossessive || t.words[i+2].Tag == language.TagDeterminer) {
		return true
	}
	if i < 2 || !t.words[i-1].Is("and", "&") || i+1 < len(t.words) && t.words[i+1].Is("'m", "am") {
		return false
	}
	// A finite verb between the start of the clause and "and" makes it the end of
	// a clause, not of a noun phrase.
	for k := i - 2; k >= 0; k-- {
		w := t.words[k]
		switch {
		case w.Tag.IsVerb() && w.Tag != language.TagGerund && w.Tag != language.TagParticiple:
			return w.Tag == language.TagPast && k > 0 && (t.words[k-1].Tag == language.TagPossessive || t.words[k-1].Tag == language.TagDeterminer)
		case w.Tag == language.TagSubordinator, w.Tag == language.TagRelative, w.Is(";", ":"):
			return slices.ContainsFunc(t.words[k+1:i-1], func(b language.Tagged) bool { return b.Kind == language.Word }) // not "since 2006 and I"
		case w.Low == "i":
			return false
		}
	}
	return true
}

// governed reports whether the coordination that ends in the "I" at i is the
// object of a preposition: "between you and I".
func (t *clauses) governed(i int) bool {
	for k := i - 2; k >= 0 && k > i-6; k-- {
		switch tag := t.words[k].Tag; {
		case tag == language.TagPreposition:
			return true
		case tag.IsVerb() || tag == language.TagMark:
			return false
		}
	}
	return false
}

// subordinate reports whether a clause that "when", "that" and so on open holds
// the "I", so that a name would come too early.
func (t *clauses) subordinate(i int) bool {
	if t.words[0].Is("as", "with", "in", "at", "from", "after") && !slices.ContainsFunc(t.words[:i], func(w language.Tagged) bool { return w.Tag.IsVerb() && w.Tag != language.TagGerund }) {
		return false // "As a teacher I plan"
	}
	return i > 0 && (t.words[i-1].Tag == language.TagSubordinator || t.words[i-1].Tag == language.TagRelative || t.words[i-1].Tag == language.TagNoun)
}

// elides reports whether a bullet may go without its "I": before a full verb.
func (t *clauses) elides(i, v int) bool {
	if !t.opens(i) || v < 0 || v > i+2 || t.words[v].Start > t.words[i].End()+24 {
		return false
	}
	w := t.words[v]
	if w.Tag == language.TagModal || language.Closed(w.Low) != language.TagNone {
		return false
	}
	return w.Tag == language.TagPast || w.Tag == language.TagBase && !samePast(w) || samePast(w) && !t.presentHere(v)
}

// listedAt is where the item begins that "I have", "I was" or "I am a" opens at v: at "received" of
// "I have received the Moss award", at "member" of "I am a member". -1 for other sentences.
func (t *clauses) listedAt(v int) int {
	if v < 0 || v+2 >= len(t.words) {
		return -1
	}
	next := t.words[v+1]
	achieved := language.Read(next.Low).Has(language.Participle) && !next.Is("been", "had", "to")
	holds := next.Tag == language.TagAdjective || next.Tag == language.TagNoun || next.Tag == language.TagPlural
	switch aux := t.words[v]; {
	case aux.Is("have", "'ve", "had") && achieved && !language.Read(next.Low).Has(language.Past):
		return -1 // "Done training" would say that it was done to them
	case aux.Is("have", "'ve") && (achieved || holds), aux.Is("had", "was") && achieved:
		return v + 1
	case aux.Is("am", "'m") && next.Is("a", "an", "the"):
		return v + 2
	}
	return -1
}

// dropUpTo removes the "I" at i and what follows up to the word at which the item begins.
func (t *clauses) dropUpTo(i, at int) {
	next := t.words[at]
	t.edits = append(t.edits, Edit{
		Start: t.words[i].Start, End: next.End(), After: capital(next.Text), Reason: "items of lists need no subject",
	})
}

// goesOn reports the "I" of "Managed a shop and I trained staff" where the bullet
// has lost its first one: a second would have no noun to stand for.
func (t *clauses) goesOn(i, v int) bool {
	w := t.words[v]
	return i > 0 && len(t.stack) > 0 && t.stack[0].kind == mine && (t.stack[0].implied || t.silent && t.stack[0].singular) && t.words[i-1].Is("and", "but") && t.words[i-1].Tag == language.TagCoordinator &&
		(w.Tag == language.TagPast || w.Tag == language.TagBase || w.Is("was", "did"))
}

// unspoken reports the "I" that opens a sentence right before its verb: "I am fluent in Welsh".
func (t *clauses) unspoken(i, v int) bool {
	return t.opens(i) && v > i && v <= i+2 && !t.words[v].Is("'d", "'ll") &&
		!(v > i+1 && t.words[i+1].Tag != language.TagAdverb)
}

// hush removes the "I" at i; the word behind it, which may be the rest of "I'm", opens the sentence.
func (t *clauses) hush(i, v int) {
	if next := t.words[i+1]; v == i+1 && next.Is("'m", "'ve", "'re") {
		t.writeOut(i, capital(agree(next.Low, true)))
		return
	}
	t.drop(i)
}

// writeOut puts the verb in the place of the "I'm" at i; its agreement, an edit inside this one, falls away.
func (t *clauses) writeOut(i int, verb string) {
	t.edits = append(t.edits, Edit{Start: t.words[i].Start, End: t.words[i+1].End(), After: verb, Reason: "no subject needed"})
}

// drop removes the "I" at i and gives its capital to the next word.
func (t *clauses) drop(i int) {
	w, next := t.words[i], t.words[i+1]
	t.edits = append(t.edits, Edit{Start: w.Start, End: next.Start, After: "", Reason: "bullets need no subject"})
	t.words[i+1].Text = capital(next.Text)
	if next.Tag != language.TagBase || samePast(next) {
		t.edits = append(t.edits, Edit{Start: next.Start, End: next.End(), After: capital(next.Text), Reason: "bullets need no subject"})
	}
}
