package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// A list is turned as a whole: next to "Served the crews" a "Describe the berths" that stayed reads as a slip. What one line leaves
// open its list tells. Where a line cannot be turned even so, the others stay turned: giving whole lists their author's wording back
// for it was tried, and strict readers of fresh CVs found as many lines wrong as before, while a third fewer were in the third person.

// listLine is a line of a list: how it opened, and what became of that.
type listLine struct {
	cv.Ref
	was, is []language.Tagged
	turned  bool // it opens with a verb that took another form
	told    bool // with a finite one
	bare    bool // it opened with a plain one
}

// wholeLists turns what was left in lists of which other lines were turned.
func (g *guard) wholeLists() {
	lists, order := map[string][]cv.Ref{}, []string{}
	g.doc.Walk(func(r cv.Ref) {
		if _, known := g.said[r.Text.ID]; !known || !r.IsSentence() || r.Section == cv.SectionSummary {
			return
		}
		entry := entryOf(r)
		if lists[entry] == nil {
			order = append(order, entry)
		}
		lists[entry] = append(lists[entry], r)
	})
	for _, entry := range order {
		g.wholeList(lists[entry])
	}
}

func (g *guard) wholeList(refs []cv.Ref) {
	items := g.itemsOf(refs)
	past, form := g.formOf(items)
	if form == nil {
		return
	}
	l := leftOf{past: past, form: form, bare: mostlyBare(items), all: allBare(items)}
	if !l.bare && !mostlyTold(items, past) {
		return
	}
	for _, it := range items {
		g.turnLeft(it, l)
	}
}

func turnedOne(it listLine) bool { return it.turned }

func count(items []listLine, kind func(listLine) bool) (n int) {
	for _, it := range items {
		if kind(it) {
			n++
		}
	}
	return n
}

// itemsOf are the lines of a list that have a verb and more.
func (g *guard) itemsOf(refs []cv.Ref) (items []listLine) {
	for _, r := range refs {
		it := listLine{Ref: r, was: tagged(g.said[r.Text.ID]), is: tagged(r.Text.Value)}
		if len(it.was) < shortestRow || len(it.is) < shortestRow {
			continue
		}
		it.turned, it.told = opensTurned(g.said[r.Text.ID], r.Text.Value), opensTold(it.is[opener(it.is)])
		it.bare = isBare(it.was[opener(it.was)])
		items = append(items, it)
	}
	return items
}

// opensTurned reports a text that opens with a verb which took another form.
func opensTurned(before, after string) bool {
	list := turnings(before, after)
	return len(list) > 0 && list[0].turned(opener(list[0].words))
}

// opensObjectOf reports several things, or how one is, right behind a word that may be a verb.
func opensObjectOf(words []language.Tagged, at int) bool {
	return at+2 < len(words) && words[at].Share > 0 && !startsName(words, at) &&
		(words[at+1].Has(language.Adjective) || words[at+1].Tag == language.TagPlural)
}

// rathersVerb reports a plain verb that opens a line, and no thing.
func rathersVerb(words []language.Tagged, at int) bool {
	return at+1 < len(words) && !startsName(words, at) && !saysKind(words, at) &&
		(words[at].Share >= halfVerb || opensAfterVerb(words[at+1]))
}

// startsName reports a word that may say the kind of the thing behind it, or be one itself.
func startsName(words []language.Tagged, at int) bool {
	w, next := words[at], words[at+1]
	return next.Is("of", "for", ":", "-", "–") || next.Tag == language.TagGerund || kindOfDeed(next) || lexicon.Compound(w.Low, next.Low) ||
		endsInPost(words)
}

// formOf is what the verbs of a list were turned into, nil where none was or where they do not agree: one result that is told in the
// past makes no past of the duties of a post that somebody has.
func (g *guard) formOf(items []listLine) (isPast bool, form func(string) string) {
	all := count(items, turnedOne)
	past := count(items, func(it listLine) bool { return it.turned && it.is[opener(it.is)].Has(language.Past) })
	switch {
	case all == 0:
		return false, nil
	case past >= clearMajority*(all-past):
		return true, g.past()
	case all-past >= clearMajority*past:
		return false, language.ThirdPerson
	}
	return false, nil
}

// clearMajority is how many times as many lines of a list have the one form as have the other, where it is that of the list.
const clearMajority = 2

// mostlyBare reports a list of which two of three lines open with plain verbs.
func mostlyBare(items []listLine) bool {
	n := count(items, func(it listLine) bool { return it.bare && (it.turned || it.was[opener(it.was)].Share > halfVerb) })
	return n >= leastBare && 3*n >= 2*len(items)
}

// allBare reports a list of nothing but plain verbs, one line of five apart: there every line opens with one if it may.
func allBare(items []listLine) bool {
	n := count(items, func(it listLine) bool { return it.bare })
	return n > leastBare && 5*n >= 4*len(items) && 2*count(items, turnedOne) >= len(items)
}

// mostlyTold reports a list of which two of five lines, and several, tell their deeds in one time by now.
func mostlyTold(items []listLine, past bool) bool {
	n := count(items, func(it listLine) bool { return it.told && it.is[opener(it.is)].Has(language.Past) == past })
	return n >= leastBare && 5*n >= 2*len(items)
}

// turnLeft gives the sentences of a line that open with verbs in another form the one of their list, if the line holds then. What
// else became of it stays.
func (g *guard) turnLeft(it listLine, l leftOf) {
	text, said := it.Text.Value, g.said[it.Text.ID]
	after := l.told(text)
	if after == text || firstSubject(said) { // what said "I" is proved in one step alone
		return
	}
	back, made, noted := g.back[it.Text.ID], slices.Clone(g.made), slices.Clone(g.notes)
	if back {
		g.forget(it.Text.ID)
	}
	g.sure = true
	defer func() { g.sure = false }()
	if !g.told(it.Ref, after) || !g.holds(it.Ref, said, turnings(said, it.Text.Value)) || leavesVerb(tagged(it.Text.Value)) {
		it.Text.Value, g.back[it.Text.ID], g.made, g.notes = text, back, made, noted
		return
	}
	g.smooth(it.Ref, said, turnings(said, it.Text.Value))
}

// told gives a text its verbs in the form of their list, in the note of what was done to it before; false where that is not wanted.
func (g *guard) told(r cv.Ref, after string) bool {
	m := mend{r.Text.Value, after, "Opens with a verb, like the others."}
	n := cv.Note{Kind: cv.NoteWording, Field: r.Text.ID, Before: m.before, After: m.after, Reason: m.reason, Lines: r.Text.Lines}
	if !g.mendNote(n.Field, m) {
		if !g.keep.Accepts(n) {
			return false
		}
		g.made = append(g.made, n)
	}
	r.Text.Value = after
	return true
}

// leftOf is what the sentences of a list open with that were left behind.
type leftOf struct {
	past bool
	form func(string) string // of the verbs of the list
	bare bool                // most of its lines opened with plain verbs
	all  bool                // and nearly all
}

// told is a text with the verbs turned, and those beside them, that its sentences open with in another form than their list has.
func (l leftOf) told(text string) string {
	after := text
	for _, span := range slices.Backward(language.Sentences(text)) {
		sentence := strings.TrimSpace(span.Of(text))
		words := tagged(sentence)
		if len(words) < shortestRow {
			continue
		}
		if turned := l.turned(sentence, words); turned != "" {
			after = after[:span.Start] + strings.Replace(span.Of(text), sentence, turned, 1) + after[span.End:]
		}
	}
	return after
}

// turned is a sentence with its verbs in the form of the list; "" where it opens with none or has it already.
func (l leftOf) turned(sentence string, words []language.Tagged) string {
	base := l.baseOf(words)
	if base == nil {
		return ""
	}
	out, from := "", 0
	for _, w := range rowAt(words, base) {
		out += sentence[from:w.Start] + likeCase(w.Text, l.form(base(w)))
		from = w.End()
	}
	if from == 0 {
		return ""
	}
	out += l.besideAnd(sentence[from:])
	for _, m := range row(out, speaker{third: true, past: l.past}) {
		if next := onlyOnce(out, m); next != "" {
			out = next
		}
	}
	return out
}

// besideAnd is the rest of a sentence with the plain verbs turned that "and" joins to the first one for certain: "and route to the
// desk".
func (l leftOf) besideAnd(rest string) string {
	words, out, from := tagged(rest), "", 0
	for i := 1; l.bare && i+1 < len(words); i++ {
		if joinsBare(words, i) {
			out += rest[from:words[i].Start] + l.form(words[i].Low)
			from = words[i].End()
		}
	}
	return out + rest[from:]
}

// joinsBare reports a plain verb at i behind "and", by what it leads to.
func joinsBare(words []language.Tagged, i int) bool {
	return words[i-1].Is("and", "or") && isBare(words[i]) &&
		words[i+1].Is("to", "the", "a", "an", "them", "it", "him", "her", "out", "up")
}

// baseOf tells how the base of the verb that opens a sentence is found by its form; nil where that is no verb which was left.
func (l leftOf) baseOf(words []language.Tagged) func(language.Tagged) string {
	at := opener(words)
	if at+1 >= len(words) || at > 0 && words[0].Has(language.Noun) {
		return nil // "Assembly process includes"
	}
	switch w := words[at]; {
	case isBare(w):
		if l.opensBare(words, at) {
			return plainBase
		}
	case isGerund(w):
		if gerundDeed(words, at) {
			return func(w language.Tagged) string { return gerundBase(w.Low) }
		}
	case l.past && opensPresent(words, at):
		return thirdBase
	}
	return nil
}

// opensBare reports a plain verb at the place, as far as its list tells.
func (l leftOf) opensBare(words []language.Tagged, at int) bool {
	w, next := words[at], words[at+1]
	switch {
	case takesFor[w.Low] && next.Is("for"):
		return true
	case l.describes(w, next), l.names(w, next):
		return false
	case rathersVerb(words, at), l.bare && opensObjectOf(words, at):
		return !next.Is("to") || w.Share >= surelyPaired // "Target to win"
	}
	return l.all && w.Share > 1 && opensPlainly(words, at)
}

// describes reports a word that rather says how something is: "Direct and timely contact".
func (l leftOf) describes(w, next language.Tagged) bool {
	return w.Has(language.Adjective) && (next.Is("and", "&", ",") || !l.all && !opensAfterVerb(next))
}

// names reports one that rather is a thing: "Export and dispatch work" where the list has few plain verbs, "Interview with new crews".
func (l leftOf) names(w, next language.Tagged) bool {
	return w.Has(language.Noun) && (!l.bare && !opensAfterVerb(next) || next.Tag == language.TagPreposition && w.Share < alwaysVerb)
}

// opensPlainly reports a word at the place that makes no name with the small one behind it.
func opensPlainly(words []language.Tagged, at int) bool {
	next := words[at+1]
	return !startsName(words, at) && !saysKind(words, at) && next.Kind == language.Word && !startsUpper(next.Text)
}

// takesFor are verbs that "for" belongs to.
var takesFor = wordset.Of("watch look care search account prepare provide apply arrange")

// gerundDeed reports a gerund at the place with its object and no other deed beside it that would keep its name.
func gerundDeed(words []language.Tagged, at int) bool {
	next := words[at+1]
	plain := !words[at].Has(language.Noun) && (next.Has(language.Plural) || next.Tag == language.TagProper)
	if next.Is("of") || !plain && !verbal(words, at) {
		return false
	}
	for i := at + 2; i < len(words); i++ {
		w := words[i]
		deed := isGerund(w) || w.Is("having", "being", "to") || deedNouns[w.Low] != ""
		if deed && words[i-1].Is("and", "&", "/", ",") {
			return false
		}
	}
	return true
}

// opensPresent reports a verb in the third person, or several in a row of which one is nothing else, and no further one that would
// be left behind.
func opensPresent(words []language.Tagged, at int) bool {
	verbs := rowAt(words, thirdBase)
	if isBe(words[at]) || len(verbs) == 0 || presentBehind(words, verbs[len(verbs)-1].End()) {
		return false
	}
	return slices.ContainsFunc(verbs, func(w language.Tagged) bool {
		return w.Tag == language.TagThird && !w.Has(language.Plural) || language.Read(thirdBase(w)).Share >= alwaysVerb
	})
}

// presentBehind reports a verb in the third person behind an "and" further on, which opens with a capital: "and Monitors the logs".
func presentBehind(words []language.Tagged, from int) bool {
	for i := 1; i+1 < len(words); i++ {
		w := words[i]
		if w.Start > from && words[i-1].Is("and", "&") && thirdBase(w) != "" && startsUpper(w.Text) {
			return true
		}
	}
	return false
}

func thirdBase(w language.Tagged) string { return formBase(w.Low, language.Third) }

func plainBase(w language.Tagged) string {
	if isBare(w) {
		return w.Low
	}
	return ""
}

// rowAt are the verbs in a row that a sentence opens with, all in the form that the first one has.
func rowAt(words []language.Tagged, base func(language.Tagged) string) (verbs []language.Tagged) {
	done := func(w language.Tagged) bool { return len(verbs) == 0 || w.Share >= halfVerb || !isBare(w) }
	for i := opener(words); i < len(words) && base(words[i]) != "" && done(words[i]); {
		verbs = append(verbs, words[i])
		if i++; i+1 >= len(words) || !words[i].Is(",", "and", "&", "or", "/") {
			break
		}
		if i++; words[i].Is("and", "or") {
			i++
		}
	}
	return verbs
}

// leavesVerb reports a plain verb behind "and" that stayed: "Answered calls and route to the desk".
func leavesVerb(words []language.Tagged) bool {
	for i := 1; i+1 < len(words); i++ {
		if joinsBare(words, i) && !words[i+1].Is("out", "up") {
			return true
		}
	}
	return false
}

// forget takes back the notes of what became of a text that gets its wording back.
func (g *guard) forget(id string) {
	delete(g.back, id)
	gone := func(n cv.Note) bool { return n.Field == id && n.After != "" }
	g.made, g.notes = slices.DeleteFunc(g.made, gone), slices.DeleteFunc(g.notes, gone)
}
