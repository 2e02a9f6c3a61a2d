package engine

import (
	"maps"
	"slices"
	"strings"

	"focal/internal/cv"
)

// outAgain are the edits with what the user put back and now leaves out again, where the document prints it all the same: this
// length has room for it, so that no limit does what was asked for. nil = there is nothing of that kind. Words of the user's own stay.
func (d decided) outAgain(previous, result *Result) edits {
	var out edits
	for _, n := range previous.Rejected {
		if n.Kind != cv.NoteLeftOut || !d.except(n) {
			continue
		}
		for _, id := range textsLeft(previous.Original, n) {
			if _, isOwn := result.Edits[id]; isOwn || result.Document.Find(id) == nil {
				continue
			}
			if out == nil {
				out = edits{}
				maps.Copy(out, result.Edits)
			}
			out[id] = ""
		}
	}
	return out
}

// textsLeft are the texts of the CV that a note left out, by their IDs: its own, or where it is of several those of its lines.
func textsLeft(original *cv.Document, n cv.Note) (ids []string) {
	if !strings.Contains(n.Before, "\n") {
		return []string{n.Field}
	}
	original.Walk(func(r cv.Ref) {
		isBeside := slices.ContainsFunc(r.Text.Lines, func(l int) bool { return !slices.Contains(n.Lines, l) })
		if len(r.Text.Lines) > 0 && !isBeside && entryOf(r.Text.ID) == entryOf(n.Field) {
			ids = append(ids, r.Text.ID)
		}
	})
	return ids
}
