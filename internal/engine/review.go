package engine

import (
	"context"
	"slices"

	"focal/internal/cv"
	"focal/internal/problem"
)

// maxEdit bounds the length of a wording that a user writes, in bytes.
const maxEdit = 4000

// Review makes a result anew with the user's decisions: changes that are not in
// Rejected are made as before, the others stay as the CV has them, and Edits take
// the place of whatever the engine would have written. Rejecting every note gives
// the CV as it was read. The Match does not move: it is about the CV. Only the
// template and icon of r are used.
func (e *Engine) Review(ctx context.Context, previous *Result, d Decisions, r Request) (*Result, error) {
	for id, text := range d.Edits {
		if len(text) > maxEdit {
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
	except := cv.Except(d.Rejected)
	seen := map[string]bool{}
	keep := func(n cv.Note) bool {
		if except(n) {
			return true
		}
		if key := n.Key(); !seen[key] {
			seen[key] = true
			n.ID = key
			result.Rejected = append(result.Rejected, n)
		}
		return false
	}
	if err := e.compose(ctx, result, r, keep); err != nil {
		return nil, err
	}
	return result, nil
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
	drop := func(list *[]cv.Text) { *list = slices.DeleteFunc(*list, cv.Text.IsZero) }
	drop(&doc.Summary)
	for _, list := range [][]cv.Engagement{doc.Work, doc.Volunteering} {
		for i := range list {
			drop(&list[i].Summary)
			drop(&list[i].Highlights)
		}
	}
	for i := range doc.Projects {
		drop(&doc.Projects[i].Summary)
		drop(&doc.Projects[i].Highlights)
	}
	for i := range doc.Skills {
		drop(&doc.Skills[i].Keywords)
	}
	for i := range doc.Additional {
		s := &doc.Additional[i]
		s.Items = slices.DeleteFunc(s.Items, func(item cv.Item) bool { return item.IsZero() })
	}
}
