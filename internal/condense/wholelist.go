package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
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
	l := leftOf{past: past, form: form, bare: mostlyBare(items)}
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

// mostlyTold reports a list of which half of the lines, and several, tell their deeds in one time by now.
func mostlyTold(items []listLine, past bool) bool {
	n := count(items, func(it listLine) bool { return it.told && it.is[opener(it.is)].Has(language.Past) == past })
	return n >= leastBare && 2*n >= len(items)
}

// turnLeft gives the sentences of a line that open with verbs in another form the one of their list, if the line holds then. What
// else became of it stays.
func (g *guard) turnLeft(it listLine, l leftOf) {
	text, said := it.Text.Value, g.said[it.Text.ID]
	mends := l.mends(text)
	if len(mends) == 0 {
		return
	}
	back, made, noted := g.back[it.Text.ID], slices.Clone(g.made), slices.Clone(g.notes)
	if back {
		g.forget(it.Text.ID)
	}
	g.sure = true
	defer func() { g.sure = false }()
	if !g.allMade(it.Ref, mends) || !g.holds(it.Ref, said, turnings(said, it.Text.Value)) || leavesVerb(tagged(it.Text.Value)) {
		it.Text.Value, g.back[it.Text.ID], g.made, g.notes = text, back, made, noted
		return
	}
	g.smooth(it.Ref, said, turnings(said, it.Text.Value))
}

// allMade makes changes of a text; false where one of them fits no single place or is not wanted.
func (g *guard) allMade(r cv.Ref, mends []mend) bool {
	for _, m := range mends { // each a note that the verbs carried along will join
		n := cv.Note{Kind: cv.NoteWording, Field: r.Text.ID, Before: m.before, After: m.after, Reason: m.reason, Lines: r.Text.Lines}
		next := onlyOnce(r.Text.Value, m)
		switch {
		case next == "":
			return false
		case g.mendNote(n.Field, m):
		case !g.keep.Accepts(n):
			return false
		default:
			g.made = append(g.made, n)
		}
		r.Text.Value = next
	}
	return true
}

// leftOf is what the sentences of a list open with that were left behind.
type leftOf struct {
	past bool
	form func(string) string // of the verbs of the list
	bare bool                // most of its lines opened with plain verbs
}

// mends turns the verbs, and those beside them, that the sentences of a text open with in another form than their list has.
func (l leftOf) mends(text string) (list []mend) {
	for _, span := range language.Sentences(text) {
		sentence := strings.TrimSpace(span.Of(text))
		words := tagged(sentence)
		if len(words) < shortestRow {
			continue
		}
		if after := l.turned(sentence, words); after != "" {
			list = append(list, mend{sentence, after, "Opens with a verb, like the others."})
		}
	}
	return list
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
	out += sentence[from:]
	for _, m := range row(out, speaker{third: true, past: l.past}) {
		if next := onlyOnce(out, m); next != "" {
			out = next
		}
	}
	return out
}

// baseOf tells how the base of the verb that opens a sentence is found by its form; nil where that is no verb which was left.
func (l leftOf) baseOf(words []language.Tagged) func(language.Tagged) string {
	at := opener(words)
	switch w := words[at]; {
	case isBare(w):
		if rathersVerb(words, at) || l.bare && opensObjectOf(words, at) {
			return plainBase
		}
	case isGerund(w):
		if verbal(words, at) && !words[at+1].Is("of") {
			return func(w language.Tagged) string { return gerundBase(w.Low) }
		}
	case l.past && w.Tag == language.TagThird && !w.Has(language.Plural) && !isBe(w):
		return func(w language.Tagged) string { return formBase(w.Low, language.Third) }
	}
	return nil
}

func plainBase(w language.Tagged) string {
	if isBare(w) {
		return w.Low
	}
	return ""
}

// rowAt are the verbs in a row that a sentence opens with, all in the form that the first one has.
func rowAt(words []language.Tagged, base func(language.Tagged) string) (verbs []language.Tagged) {
	for i := opener(words); i < len(words) && base(words[i]) != "" && (len(verbs) == 0 || words[i].Share >= halfVerb || !isBare(words[i])); {
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
		if words[i-1].Is("and", "or") && isBare(words[i]) && words[i+1].Is("to", "the", "a", "an", "them", "it", "him", "her") {
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
