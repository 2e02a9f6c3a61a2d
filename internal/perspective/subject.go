package perspective

import (
	"slices"

	"focal/internal/language"
)

// subjectI replaces the pronoun at words[i], makes its verb agree and opens its
// frame.
func (t *clauses) subjectI(i int) {
	if aux := t.inverted(i); aux >= 0 {
		t.invertedI(i, aux)
		return
	}
	v := t.verbOf(i)
	if v < 0 && t.besideGerund(i) {
		t.edit(t.words[i].Start, t.words[i+1].Start, "", "no subject needed")
		return
	}
	if t.together(i) {
		t.togetherI(i, v)
		return
	}
	if at := t.listedAt(v); t.listed && t.opens(i) && at > 0 {
		t.dropUpTo(i, at)
		return
	}
	f := frame{kind: mine, singular: t.singular, present: true, verb: max(v, i), nested: t.nests(i)}
	t.callSubject(i, v, &f)
	if v >= 0 {
		t.claim(v, f)
	}
}

// nests reports a subject of a relative clause that commas set off.
func (t *clauses) nests(i int) bool {
	return t.at(i-1).Tag == language.TagRelative && t.at(i-2).Is(",")
}

// invertedI replaces the "I" at i of "do I manage".
func (t *clauses) invertedI(i, aux int) {
	t.replace(i, t.subject)
	t.verb(aux, t.singular)
	t.push(frame{kind: mine, singular: t.singular, present: true, verb: aux})
	if t.words[aux].Is("do") || t.words[aux].Tag == language.TagModal {
		t.push(frame{kind: infinitive, verb: aux})
	}
}

// togetherI replaces the "I" at i of a plural subject.
func (t *clauses) togetherI(i, v int) {
	if v < 0 && t.governed(i) {
		t.replace(i, t.object)
		return
	}
	t.replace(i, t.subject)
	switch {
	case v <= 0:
	case t.words[v].Is("am", "'m", "was"):
		t.verb(v, false)
	default:
		t.contraction(v, false)
		t.push(frame{kind: plural, verb: v})
	}
}

// claim makes the verb at v of an "I" agree and opens its frame.
func (t *clauses) claim(v int, f frame) {
	t.claimed = v
	w := t.words[v]
	if w.Tag == language.TagPast || samePast(w) && !t.presentHere(v) || w.Is("'d") {
		f.present = false
	}
	if w.Tag == language.TagModal || w.Is("'d", "'ll") {
		t.contraction(v, f.singular)
		t.push(f, frame{kind: infinitive, ability: w.Is("can", "could", "ca"), verb: v + 1})
		return
	}
	if f.present || w.Is("was") {
		t.verb(v, f.singular)
	}
	t.push(f)
	t.within(v)
}

// callSubject gives the "I" at i the name, the pronoun or nothing; v is its verb.
func (t *clauses) callSubject(i, v int, f *frame) {
	switch {
	case t.mayName(i, v), t.name != "" && !t.late && v > 0 && t.strays(i):
		t.edit(t.words[i].Start, t.words[i].End(), t.name, "third person")
		t.name, f.singular = "", true
	case t.bullet && t.elides(i, v):
		t.drop(i)
		f.implied, f.singular = true, true
	case t.silent && t.unspoken(i, v):
		t.hush(i, v)
		f.implied, f.singular = true, true
	case (t.bullet || t.silent) && t.goesOn(i, v):
		t.goOn(i, f)
	default:
		t.mistaken = t.mistaken || t.strays(i) || t.othersBeside(i)
		t.late = true // a name behind "she" would be somebody else's
		t.replace(i, t.subject)
	}
}

// besideGerund reports an "I" between a preposition and what it governs: "by I writing".
func (t *clauses) besideGerund(i int) bool {
	return isPreposition(t.at(i-1)) && t.at(i+1).Tag == language.TagGerund
}

// strays reports an "I" for which "they" would mean what stands before it: "a yard where I can", "The yard sells ropes to crews
// and I am", or that has no verb.
func (t *clauses) strays(i int) bool {
	return !t.singular && !t.known && i > 1 && (t.subordinate(i) || t.behindClause(i))
}

// behindClause reports an "I" that an "and" joins to what tells of somebody or something else.
func (t *clauses) behindClause(i int) bool { return t.words[i-1].Is("and", "&") }

// mayName reports an "I" that can become the candidate's name.
func (t *clauses) mayName(i, v int) bool {
	return t.name != "" && !t.late && !t.subordinate(i) && v > 0
}

// goOn removes the "I" at i of a further clause.
func (t *clauses) goOn(i int, f *frame) {
	f.singular = true
	if next := t.words[i+1]; next.Is("'m", "'ve", "'re") {
		t.writeOut(i, agree(next.Low, true))
		f.implied = true
		return
	}
	t.edit(t.words[i].Start, t.words[i+1].Start, "", "bullets need no subject")
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
		t.edit(w.Start, w.End(), t.like(v, " "+word), "contraction written out")
	}
}

// behindD are the words that tell what the 'd before them stands for.
var behindD = map[string]string{
	"better": "had", "been": "had", "had": "had", "done": "had",
	"rather": "would", "like": "would", "be": "would", "have": "would", "love": "would",
}

// hadOrWould reads 'd by the verb behind it; "" when both are possible.
func (t *clauses) hadOrWould(v int) string {
	for _, w := range t.words[v+1:] {
		if word, ok := behindD[w.Low]; ok {
			return word
		}
		if !isAdverbial(w) {
			return auxiliaryOf(language.Read(w.Low))
		}
	}
	return ""
}

// auxiliaryOf returns what a form of a verb has before it; "" when both are possible.
func auxiliaryOf(verb language.Reading) string {
	participle, base := verb.Has(language.Participle), verb.Has(language.Base)
	switch {
	case participle == base:
		return ""
	case participle:
		return "had"
	}
	return "would"
}

// inverted returns the index of the auxiliary in "do I manage", or -1.
func (t *clauses) inverted(i int) int {
	a := i - 1
	if t.at(a).Is("n't", "not") {
		a--
	}
	prev := t.at(a - 1)
	switch {
	case !mayInvert(t.at(a)), prev.Tag == language.TagSubject, prev.Low == "i":
		return -1
	case (isNoun(prev) || prev.Tag == language.TagProper) && !slices.ContainsFunc(t.words[:a], inverts):
		return -1
	}
	return a
}

// mayInvert reports an auxiliary of the first person.
func mayInvert(w language.Tagged) bool {
	return w.Tag == language.TagModal || w.Is("am", "was", "have", "had", "do", "did")
}

// inverts reports a word that puts the auxiliary before the subject.
func inverts(w language.Tagged) bool {
	return w.Is("what", "which", "how", "where", "when", "why", "not", "only", "never", "rarely")
}

// together reports whether the "I" at i is part of a plural subject: "my deputy
// and I", "I and my deputy".
func (t *clauses) together(i int) bool {
	next := t.at(i + 1)
	if next.Is("and") && startsPhrase(t.at(i+2)) {
		return true
	}
	return i > 1 && t.words[i-1].Is("and", "&") && !next.Is("'m", "am") && t.endsSubject(i)
}

// endsSubject reports that the "and" before i ends a noun phrase, not a clause: a
// finite verb between the start of the clause and "and" makes it a clause.
func (t *clauses) endsSubject(i int) bool {
	for k := i - 2; k >= 0; k-- {
		switch w := t.words[k]; {
		case isFinite(w):
			return w.Tag == language.TagPast && startsPhrase(t.at(k-1))
		case tagged(w, language.TagSubordinator, language.TagRelative), w.Is(";", ":"):
			return slices.ContainsFunc(t.words[k+1:i-1], isWord) // not "since 2006 and I"
		case w.Low == "i":
			return false
		}
	}
	return true
}

// governed reports whether the coordination that ends in the "I" at i is the
// object of a preposition: "between you and I".
func (t *clauses) governed(i int) bool {
	for k := i - 2; k >= max(0, i-5); k-- {
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
	if t.openingPhrase(i) {
		return false // "As a teacher I plan"
	}
	return tagged(t.at(i-1), language.TagSubordinator, language.TagRelative, language.TagNoun) ||
		t.at(i-1).Is("whatever", "wherever", "whenever") || t.at(i-2).Tag == language.TagRelative
}

// openingPhrase reports that no more than a phrase without a verb stands before i.
func (t *clauses) openingPhrase(i int) bool {
	return t.words[0].Is("as", "with", "in", "at", "from", "after") && !slices.ContainsFunc(t.words[:i], isVerb)
}

// follows reports that the verb at v stands behind the "I" at i, with one word between them at most.
func follows(i, v int) bool { return v > i && v <= i+2 }

// elides reports whether a bullet may go without its "I": before a full verb.
func (t *clauses) elides(i, v int) bool {
	return (t.opens(i) || t.behindLabel(i)) && follows(i, v) && t.words[v].Start <= t.words[i].End()+24 && t.isFullVerb(v)
}

// longestLabel is how many words the label of a line has at most.
const longestLabel = 3

// behindLabel reports the first word behind what a line is called: "Description: I spliced ropes".
func (t *clauses) behindLabel(i int) bool {
	if i < 2 || !t.words[i-1].Is(":") && !t.behindDash(i) {
		return false
	}
	return i <= longestLabel+1 || t.words[i].Text == "I" && !slices.ContainsFunc(t.words[:i-1], tells)
}

// behindDash reports a word behind a dash between spaces.
func (t *clauses) behindDash(i int) bool {
	dash := t.words[i-1]
	return dash.Is("-", "–", "—") && dash.Start > t.words[i-2].End() && t.words[i].Start > dash.End()
}

// tells reports a word of a sentence rather than of a label.
func tells(w language.Tagged) bool {
	return tagged(w, language.TagThird, language.TagPast, language.TagModal, language.TagSubject) || w.Is("i", "is", "are", "was", "were")
}

// isFullVerb reports a verb at v that can open a bullet.
func (t *clauses) isFullVerb(v int) bool {
	w := t.words[v]
	switch {
	case w.Tag == language.TagModal || language.Closed(w.Low) != language.TagNone:
		return false
	case samePast(w) && w.Tag != language.TagPast:
		return !t.presentHere(v)
	}
	return tagged(w, language.TagPast, language.TagBase)
}

// listedAt is where the item begins that "I have", "I was" or "I am a" opens at v: at "received" of
// "I have received the Moss award", at "member" of "I am a member". -1 for other sentences.
func (t *clauses) listedAt(v int) int {
	if v < 0 || v+2 >= len(t.words) || t.goesOnTill() {
		return -1
	}
	switch aux, next := t.words[v], t.words[v+1]; {
	case aux.Is("am", "'m") && next.Is("a", "an", "the") && !t.goesOnFinite(v+2):
		return v + 2
	case opensItem(aux, next):
		return v + 1
	}
	return -1
}

// goesOnTill reports a time that reaches up to now: "I have held this post for the last seven years".
func (t *clauses) goesOnTill() bool {
	for i := range t.words {
		if t.words[i].Is("since") || t.words[i].Is("last", "past") && t.at(i-1).Is("the") && t.at(i-2).Is("for", "over", "in") {
			return true
		}
	}
	return false
}

// goesOnFinite reports a finite verb behind a coordinator from i on, which needs the subject: "I am a rigger and will travel".
func (t *clauses) goesOnFinite(i int) bool {
	for k := i + 1; k < len(t.words); k++ {
		verb := t.at(t.skip(k, modifiesVerb))
		if t.words[k-1].Tag == language.TagCoordinator && tagged(verb, language.TagModal, language.TagBase, language.TagPast) {
			return true
		}
	}
	return false
}

// opensItem reports that an item of a list can open with the word behind an auxiliary.
func opensItem(aux, next language.Tagged) bool {
	achieved := achieves(next)
	switch aux.Low {
	case "was":
		return achieved
	case "had":
		return achieved && tellsAlone(next)
	case "have", "'ve":
		if achieved {
			return tellsAlone(next)
		}
		return (qualifies(next) || next.Tag == language.TagPlural) && (!next.Has(language.Base) || nounToo(next))
	}
	return false
}

// achieves reports the participle of what somebody has done or got.
func achieves(w language.Tagged) bool {
	return language.Read(w.Low).Has(language.Participle) && !w.Is("been", "had", "to")
}

// tellsAlone reports a participle that is the past as well: "Done training" would say that it was done to
// them.
func tellsAlone(w language.Tagged) bool { return language.Read(w.Low).Has(language.Past) }

// dropUpTo removes the "I" at i and what follows up to the word at which the item begins.
func (t *clauses) dropUpTo(i, at int) {
	next := t.words[at]
	t.edit(t.words[i].Start, next.End(), capital(next.Text), "items of lists need no subject")
}

// goesOn reports the "I" of "Managed a shop and I trained staff" where the bullet
// has lost its first one: a second would have no noun to stand for.
func (t *clauses) goesOn(i, v int) bool {
	if !follows(i, v) || !t.lostSubject() {
		return false
	}
	w, prev := t.words[v], t.at(i-1)
	return prev.Is("and", "but") && prev.Tag == language.TagCoordinator &&
		(tagged(w, language.TagPast, language.TagBase) || w.Is("was", "did"))
}

// lostSubject reports a sentence whose first verb goes without a pronoun.
func (t *clauses) lostSubject() bool {
	if len(t.stack) == 0 || t.stack[0].kind != mine {
		return false
	}
	return t.stack[0].implied || t.silent && t.stack[0].singular
}

// unspoken reports the "I" that opens a sentence, or stands behind a label, right before its verb: "I am fluent in Welsh".
func (t *clauses) unspoken(i, v int) bool {
	return (t.opens(i) || t.behindLabel(i)) && follows(i, v) && !t.words[v].Is("'d", "'ll") &&
		(v == i+1 || t.words[i+1].Tag == language.TagAdverb)
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
	t.edit(t.words[i].Start, t.words[i+1].End(), verb, "no subject needed")
}

// drop removes the "I" at i and gives its capital to the next word.
func (t *clauses) drop(i int) {
	w, next := t.words[i], t.words[i+1]
	t.edit(w.Start, next.Start, "", "bullets need no subject")
	t.words[i+1].Text = capital(next.Text)
	if next.Tag != language.TagBase || samePast(next) {
		t.edit(next.Start, next.End(), capital(next.Text), "bullets need no subject")
	}
}
