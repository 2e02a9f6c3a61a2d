package engine

import (
	"context"
	"slices"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/problem"
)

// maxEdit bounds the length of a wording that a user writes, in characters.
const maxEdit = 4000

// Review makes a result anew with the user's decisions: changes that are not in
// Rejected are made as before, the others stay as the CV has them, and Edits take
// the place of whatever the engine would have written. Rejecting every note gives
// the CV as it was read: what grows by it is not cut elsewhere, in places that the
// user has not seen and so could not reject. The Match does not move: it is about the CV. Only the
// template and icon of r are used.
func (e *Engine) Review(ctx context.Context, previous *Result, d Decisions, r Request) (*Result, error) {
	for id, text := range d.Edits {
		if utf8.RuneCountInString(text) > maxEdit {
			return nil, problem.New(problem.Invalid, "A text may have at most %d characters.", maxEdit)
		}
		if previous.Original.Find(id) == nil {
			return nil, problem.New(problem.Invalid, "The edited text %q is not part of this CV.", id)
		}
	}
	result := &Result{Original: previous.Original, Options: previous.Options, Match: previous.Match, JobText: previous.JobText,
		Date: previous.Date, Edits: d.Edits}
	for _, n := range previous.Notes {
		if n.Kind == cv.NoteReading {
			result.Notes = append(result.Notes, n)
		}
	}
	decided := decisionsOn(slices.Concat(previous.Notes, previous.Rejected), d.Rejected)
	seen := map[string]bool{}
	keep := func(n cv.Note) bool {
		key := n.Key()
		makes, shown := decided.on(n, key)
		if !makes && shown && !seen[key] {
			seen[key] = true
			n.ID = key
			result.Rejected = append(result.Rejected, n)
		}
		return makes
	}
	if err := e.compose(ctx, result, r, keep); err != nil {
		return nil, err
	}
	return result, nil
}

// decided knows what the user has seen and decided.
type decided struct {
	except        cv.Keep
	any, all      bool            // of the changes seen, some or all were rejected
	known         map[string]bool // keys of the changes seen
	gone, staying map[string]bool // kind and field of changes rejected and not rejected
}

func decisionsOn(seen []cv.Note, rejected []string) decided {
	d := decided{except: cv.Except(rejected), all: true, known: map[string]bool{}, gone: map[string]bool{}, staying: map[string]bool{}}
	for _, n := range seen {
		switch n.Kind {
		case cv.NoteReading, cv.NoteAdvice, cv.NoteTruth, cv.NoteEdited:
			continue
		}
		d.known[n.Key()] = true
		if d.except(n) {
			d.all = false
			d.staying[place(n)] = true
		} else {
			d.any = true
			d.gone[place(n)] = true
		}
	}
	return d
}

func place(n cv.Note) string { return string(n.Kind) + " " + n.Field }

// on decides about a change, and says whether to show it among the rejected. One
// that the user has not seen comes from another decision: a page that grew asks for
// other cuts, which are not made; a sentence whose spelling was left alone is put
// into the third person as a new sentence, which goes the way of the old one.
func (d decided) on(n cv.Note, key string) (makes, shown bool) {
	switch {
	case !d.except(n):
		return false, true
	case !d.any || d.known[key]:
		return true, false
	case n.Kind == cv.NoteLeftOut || n.Kind == cv.NoteOrder:
		return false, false
	}
	return !d.all && (!d.gone[place(n)] || d.staying[place(n)]), true
}

// applyEdits puts the user's wordings into doc. The source it returns is the
// original with the same wordings, so that the truth check takes the user's word.
func applyEdits(original, doc *cv.Document, edits map[string]string) (source *cv.Document, notes []cv.Note) {
	if len(edits) == 0 {
		return original, nil
	}
	source = original.Clone()
	source.Walk(func(r cv.Ref) {
		if text, ok := edits[r.Text.ID]; ok {
			r.Text.Value = text
		}
	})
	doc.Walk(func(r cv.Ref) {
		text, ok := edits[r.Text.ID]
		if !ok || text == r.Text.Value {
			return
		}
		notes = append(notes, cv.Note{Kind: cv.NoteEdited, Field: r.Text.ID, Before: r.Text.Value, After: text, Reason: "Your own wording.", Lines: r.Text.Lines})
		r.Text.Value = text
	})
	dropEmpty(doc)
	return source, notes
}

// dropEmpty removes list items that an edit emptied.
func dropEmpty(doc *cv.Document) {
	drop := func(lists ...*[]cv.Text) {
		for _, list := range lists {
			*list = slices.DeleteFunc(*list, cv.Text.IsZero)
		}
	}
	drop(&doc.Summary, &doc.Memberships)
	for _, list := range [][]cv.Engagement{doc.Work, doc.Volunteering} {
		for i := range list {
			drop(&list[i].Summary, &list[i].Highlights, &list[i].Keywords)
		}
	}
	for i := range doc.Projects {
		drop(&doc.Projects[i].Summary, &doc.Projects[i].Highlights, &doc.Projects[i].Keywords)
	}
	for i := range doc.Education {
		drop(&doc.Education[i].Courses, &doc.Education[i].Summary, &doc.Education[i].Highlights)
	}
	for i := range doc.Skills {
		drop(&doc.Skills[i].Keywords)
	}
	for i := range doc.Publications {
		drop(&doc.Publications[i].Summary)
	}
	for i := range doc.Awards {
		drop(&doc.Awards[i].Summary)
	}
	for i := range doc.Interests {
		drop(&doc.Interests[i].Keywords)
	}
	for i := range doc.Additional {
		s := &doc.Additional[i]
		s.Items = slices.DeleteFunc(s.Items, func(item cv.Item) bool { return item.IsZero() })
	}
}
