package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/perspective"
)

// guard is the one place that every change of wording passes: it looks at the text that came out, not at the rules that made it.
type guard struct {
	presence
	to    cv.Perspective
	said  map[string]string
	keep  cv.Keep
	back  map[string]bool // the texts that got their wording back
	made  []cv.Note       // what the stages noted
	notes []cv.Note       // what the guard did besides
	sure  bool            // the text opens with a verb, as its list tells
}

// look gives a text its wording back where it does not hold together any more.
func (g *guard) look(r cv.Ref) {
	before, known := g.said[r.Text.ID]
	if !known || before == r.Text.Value {
		return
	}
	if r.Section == cv.SectionSummary {
		g.bySentence(r, before)
	}
	list, noted := turnings(before, r.Text.Value), len(g.notes)
	for _, t := range list {
		for _, m := range slices.Concat(t.turnedThings(), t.turnedInRow(), t.followsUp()) {
			g.mend(r, m, cv.NoteGrammar)
			list = turnings(before, r.Text.Value)
		}
	}
	if r.Text.Value == before { // all that had become another word was none
		g.notes = g.notes[:noted]
		g.back[r.Text.ID] = true
		return
	}
	if ownerless(r, list) || !firstSubject(before) && !g.holds(r, before, list) {
		r.Text.Value = before
		g.back[r.Text.ID] = true
		return
	}
	g.smooth(r, before, list)
}

// smooth mends what the turned words of a text that holds leave uneven.
func (g *guard) smooth(r cv.Ref, before string, list []turning) {
	for _, t := range list {
		g.mendAll(r, slices.Concat(t.withoutThey(r.Section == cv.SectionSummary), t.ofMind()), cv.NotePerspective)
	}
	for _, t := range turnings(before, r.Text.Value) {
		g.mendAll(r, slices.Concat(t.innerCapitals(), t.ofClauses()), cv.NoteGrammar)
	}
}

func (g *guard) mendAll(r cv.Ref, list []mend, kind cv.NoteKind) {
	for _, m := range list {
		g.mend(r, m, kind)
	}
}

// bySentence gives single sentences of a profile their wording back: one that does not hold takes none of the others with it.
func (g *guard) bySentence(r cv.Ref, before string) {
	was, is := sentencesOf(before), sentencesOf(r.Text.Value)
	if len(was) != len(is) || len(is) < 2 || firstSubject(before) {
		return
	}
	for i := range is {
		if was[i] != is[i] {
			g.sentence(r, was[i], is[i])
		}
	}
}

// sentence gives one its wording back where it does not hold, or carries along the verbs that were left behind in it.
func (g *guard) sentence(r cv.Ref, was, is string) {
	one := cv.Text{ID: r.Text.ID, Value: is, Lines: r.Text.Lines}
	alone := r
	alone.Text = &one
	list := turnings(was, is)
	if ownerless(alone, list) || !g.holds(alone, was, list) {
		g.mend(r, mend{is, was, "The sentence keeps its wording."}, cv.NoteGrammar)
		return
	}
	if next := onlyOnce(r.Text.Value, mend{before: is, after: one.Value}); one.Value != is && next != "" {
		r.Text.Value = next
	}
}

func sentencesOf(text string) (list []string) {
	for _, span := range language.Sentences(text) {
		list = append(list, strings.TrimSpace(span.Of(text)))
	}
	return list
}

// mend makes a change where it fits a single place and is to be made.
func (g *guard) mend(r cv.Ref, m mend, kind cv.NoteKind) {
	n := cv.Note{Kind: kind, Field: r.Text.ID, Before: m.before, After: m.after, Reason: m.reason, Lines: r.Text.Lines}
	if next := onlyOnce(r.Text.Value, m); next != "" && g.note(n, m) {
		r.Text.Value = next
	}
}

// note takes a mend into the note of the change that it puts right, so that nobody reads half of one and the two are taken back
// together; where there is none it gets one of its own. False where the user does not want that.
func (g *guard) note(n cv.Note, m mend) bool {
	if g.mendNote(n.Field, m) {
		return true
	}
	if !g.keep.Accepts(n) {
		return false
	}
	g.notes = append(g.notes, n)
	return true
}

// mendNote takes a mend into the note of the change that it puts right; false where there is none.
func (g *guard) mendNote(field string, m mend) bool {
	for i, of := range slices.Backward(g.made) {
		if of.Field != field || of.After == "" {
			continue
		}
		if after := onlyOnce(of.After, m); after != "" && after != of.Before {
			g.made[i] = of.Mended(after)
			return true
		}
	}
	return false
}

// holds reports a text of which nothing speaks against the way it became, after the verbs that were left behind are turned.
func (g *guard) holds(r cv.Ref, before string, list []turning) bool {
	switch {
	case g.to == cv.ThirdPerson && firstSubject(r.Text.Value), stillDoubtful(before, r.Text.Value), g.denies(r, list), leavesNamed(list),
		slices.ContainsFunc(list, turning.besideNamed):
		return false
	case g.leavesParallel(list):
		return g.carriesAlong(r, before, list)
	}
	return !Uneven(before, r.Text.Value)
}

// leavesParallel is that of a text which may open with a verb for certain.
func (g *guard) leavesParallel(list []turning) bool {
	for i := range list {
		list[i].sure = g.sure && i == 0
	}
	return leavesParallel(list)
}

// carriesAlong turns the verbs that were left behind; false where the text does not hold even then.
func (g *guard) carriesAlong(r cv.Ref, before string, list []turning) bool {
	made, notes := slices.Clone(g.made), len(g.notes)
	after := g.carried(r, list)
	if after == "" || Uneven(before, after) || g.leavesParallel(turnings(before, after)) {
		g.made, g.notes = made, g.notes[:notes]
		return false
	}
	r.Text.Value = after
	return true
}

// carried is a text with the verbs turned that were left behind, "" where one of them is not certain or is to stay. Each mend is
// noted.
func (g *guard) carried(r cv.Ref, list []turning) (text string) {
	mends := mendsOf(list, g.past())
	if len(mends) == 0 {
		return ""
	}
	text = r.Text.Value
	for _, m := range mends {
		n := cv.Note{Kind: cv.NoteGrammar, Field: r.Text.ID, Before: m.before, After: m.after, Reason: m.reason, Lines: r.Text.Lines}
		if text = onlyOnce(text, m); text == "" || !g.note(n, m) {
			return ""
		}
	}
	return text
}

// past gives verbs their past as the document spells it.
func (g *guard) past() func(string) string {
	if perspective.SpeltAmerican(g.doc) {
		return language.AmericanPast
	}
	return language.PastTense
}
