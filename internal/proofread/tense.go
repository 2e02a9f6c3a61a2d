package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
)

// tenses knows which entries are told in the past tense: posts that have ended
// and most of whose bullets start with a past form.
type tenses map[entryKey]*starts

type entryKey struct {
	section cv.Section
	entry   int
}

type starts struct{ past, present int }

// minPast is how many bullets must start in the past tense, and each present
// form needs three of them, before a present form counts as a slip.
const minPast = 3

func surveyTenses(doc *cv.Document) tenses {
	t := tenses{}
	doc.Walk(func(r cv.Ref) {
		if r.Role == cv.RoleBullet && doc.Over(r) {
			t.count(r)
		}
	})
	return t
}

// count takes the first word of a bullet.
func (t tenses) count(r cv.Ref) {
	key := entryKey{r.Section, r.Entry}
	if t[key] == nil {
		t[key] = &starts{}
	}
	s := parse(strings.TrimLeft(r.Text.Value, listSigns))
	switch first := s.at(0); {
	case !first.lone():
	case surePast(first.info):
		t[key].past++
	case s.presentStart():
		t[key].present++
	}
}

// presentStart: the text starts with a plain verb and its object.
func (s *sentence) presentStart() bool {
	next := s.at(1)
	return !s.numberedName() && presentForm(s.at(0)) && (opensPhrase(next) || next.kind == number) && !next.is("that", "no")
}

// numberedName: "Fall 2008", "Project 1:", "Level 1 and 2".
func (s *sentence) numberedName() bool {
	if s.at(1).kind != number {
		return false
	}
	third := s.at(2)
	return s.at(0).lower == "fall" || third.kind != word || third.is("and", "to", "or") && s.at(3).kind == number
}

// presentForm reports a plain verb that is no past form as well.
func presentForm(t token) bool {
	return t.lone() && !t.capitals() && t.info.Is(lexicon.Base) && !t.info.Is(lexicon.Past|lexicon.PastPart)
}

// toldInPast reports a bullet of an entry most of whose bullets start with a past form.
func (t tenses) toldInPast(r cv.Ref) bool {
	n := t[entryKey{r.Section, r.Entry}]
	return r.Role == cv.RoleBullet && n != nil && n.past >= minPast && n.present*3 <= n.past
}

// pastStart puts the first verb of a bullet into the past tense where the rest
// of the entry is told in it.
func (t tenses) pastStart(text string, r cv.Ref) (Edit, bool) {
	if !t.toldInPast(r) {
		return Edit{}, false
	}
	s := parse(text)
	if s.foreign() || !s.presentStart() || s.secondPlainVerb() {
		return Edit{}, false
	}
	first := s.tokens[0]
	past, ok := inflect(first.lower, "past")
	if !ok || past == first.lower {
		return Edit{}, false
	}
	if first.title() {
		past = lexicon.Title(past)
	}
	return Edit{
		Start: first.start, End: first.end, Before: first.text, After: past, Kind: cv.NoteGrammar, Rule: "tense",
		Reason: "The post has ended and its other points are in the past tense.",
	}, true
}

// secondPlainVerb reports another verb that would have to change with the first.
func (s *sentence) secondPlainVerb() bool {
	for i := 2; i < len(s.tokens); i++ {
		if s.tokens[i-1].is("and", ",", "or") && plainVerb(s.tokens[i].info) {
			return true
		}
	}
	return false
}
