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
	bare    bool // with a plain one
	left    bool // with a verb that stayed as it was
	maybe   bool // or with what is one in a list of plain verbs
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
	form := g.formOf(items)
	if form == nil || !mostlyBare(items) {
		return
	}
	for _, it := range items {
		if it.left && it.bare {
			g.turnLeft(it, form)
		}
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
		if len(it.was) >= shortestRow && len(it.is) >= shortestRow {
			items = append(items, g.read(it))
		}
	}
	for i := range items {
		items[i].left = items[i].left || items[i].maybe && mostlyBare(items)
	}
	return items
}

// read tells how a line opened and opens.
func (g *guard) read(it listLine) listLine {
	at := opener(it.was)
	it.turned, it.bare = opensTurned(g.said[it.Text.ID], it.Text.Value), isBare(it.was[at])
	if opensTold(it.was[at]) || it.turned {
		return it
	}
	it.left = it.bare && rathersVerb(it.was, at)
	it.maybe = it.bare && opensObjectOf(it.was, at)
	return it
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
func (g *guard) formOf(items []listLine) func(string) string {
	all := count(items, turnedOne)
	past := count(items, func(it listLine) bool { return it.turned && it.is[opener(it.is)].Has(language.Past) })
	switch {
	case all == 0:
		return nil
	case past >= clearMajority*(all-past):
		return g.past()
	case all-past >= clearMajority*past:
		return language.ThirdPerson
	}
	return nil
}

// clearMajority is how many times as many lines of a list have the one form as have the other, where it is that of the list.
const clearMajority = 2

// mostlyBare reports a list of which two of three lines open with plain verbs.
func mostlyBare(items []listLine) bool {
	n := count(items, func(it listLine) bool { return it.bare && (it.turned || it.was[opener(it.was)].Share > halfVerb) })
	return n >= leastBare && 3*n >= 2*len(items)
}

// turnLeft gives a line that opens with plain verbs the form of its list, if it holds then. What else became of the line stays.
func (g *guard) turnLeft(it listLine, form func(string) string) {
	text, m := it.Text.Value, turnedOpening(it, form)
	n := cv.Note{
		Kind: cv.NoteWording, Field: it.Text.ID, Before: text, After: m.after + strings.TrimPrefix(text, m.before),
		Reason: m.reason, Lines: it.Text.Lines,
	}
	if m.before == "" || !g.keep.Accepts(n) {
		return
	}
	back, made, noted := g.back[it.Text.ID], slices.Clone(g.made), slices.Clone(g.notes)
	if back {
		g.forget(it.Text.ID)
	}
	if !g.mendNote(n.Field, m) {
		g.made = append(g.made, n)
	}
	it.Text.Value, g.sure = n.After, true
	defer func() { g.sure = false }()
	said := g.said[it.Text.ID]
	if !g.holds(it.Ref, said, turnings(said, n.After)) || leavesVerb(tagged(it.Text.Value)) {
		it.Text.Value, g.back[it.Text.ID], g.made, g.notes = text, back, made, noted
	}
}

// turnedOpening turns the plain verbs that a line opens with; no change where another stage made it open otherwise.
func turnedOpening(it listLine, form func(string) string) (m mend) {
	verbs := openingVerbs(it.is)
	if len(verbs) == 0 || it.is[opener(it.is)].Low != it.was[opener(it.was)].Low {
		return mend{}
	}
	text, from := it.Text.Value, 0
	for _, w := range verbs {
		m.after += text[from:w.Start] + likeCase(w.Text, form(w.Low))
		from = w.End()
	}
	return mend{text[:from], m.after, "Opens with a verb, like the others."}
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

// openingVerbs are the plain verbs in a row that a line opens with.
func openingVerbs(words []language.Tagged) (verbs []language.Tagged) {
	for i := opener(words); i < len(words) && isBare(words[i]) && (len(verbs) == 0 || words[i].Share >= halfVerb); {
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

// forget takes back the notes of what became of a text that gets its wording back.
func (g *guard) forget(id string) {
	delete(g.back, id)
	gone := func(n cv.Note) bool { return n.Field == id && n.After != "" }
	g.made, g.notes = slices.DeleteFunc(g.made, gone), slices.DeleteFunc(g.notes, gone)
}
