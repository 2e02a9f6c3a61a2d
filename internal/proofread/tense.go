package proofread

import (
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
		if r.Role != cv.RoleBullet || !doc.Over(r) {
			return
		}
		key := entryKey{r.Section, r.Entry}
		if t[key] == nil {
			t[key] = &starts{}
		}
		s := parse(r.Text.Value)
		switch first := s.at(0); {
		case first.kind != word || first.joined:
		case first.info.Is(lexicon.Past) && !first.info.Is(lexicon.Base):
			t[key].past++
		case s.presentStart():
			t[key].present++
		}
	})
	return t
}

// presentStart: the text starts with a plain verb and its object.
func (s *sentence) presentStart() bool {
	first, next := s.at(0), s.at(1)
	if next.kind == number && (first.lower == "fall" || s.at(2).kind != word || s.at(2).is("and", "to", "or") && s.at(3).kind == number) {
		return false // "Fall 2008", "Project 1:", "Level 1 and 2"
	}
	return first.kind == word && !first.joined && !first.capitals() && first.info.Is(lexicon.Base) && !first.info.Is(lexicon.Past|lexicon.PastPart) &&
		(determiners[next.lower] || next.kind == number || isCount(next)) && !next.is("that", "no")
}

// pastStart puts the first verb of a bullet into the past tense where the rest
// of the entry is told in it.
func (t tenses) pastStart(text string, r cv.Ref) (Edit, bool) {
	n := t[entryKey{r.Section, r.Entry}]
	if r.Role != cv.RoleBullet || n == nil || n.past < minPast || n.present*3 > n.past {
		return Edit{}, false
	}
	s := parse(text)
	if s.foreign() || !s.presentStart() {
		return Edit{}, false
	}
	for i := 2; i < len(s.tokens); i++ { // a second plain verb would have to change too
		if s.tokens[i-1].is("and", ",", "or") && s.tokens[i].info.Is(lexicon.Base) && s.tokens[i].info.Is(lexicon.VerbFirst) {
			return Edit{}, false
		}
	}
	first := s.tokens[0]
	past, ok := inflect(first.lower, "past")
	if !ok || past == first.lower {
		return Edit{}, false
	}
	if first.title() {
		past = lexicon.Title(past)
	}
	return Edit{Start: first.start, End: first.end, Before: first.text, After: past, Kind: cv.NoteGrammar, Rule: "tense", Reason: "The post has ended and its other points are in the past tense."}, true
}
