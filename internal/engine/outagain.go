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
		for id, rest := range textsLeft(result.Document, n) {
			if _, isOwn := result.Edits[id]; isOwn {
				continue
			}
			if out == nil {
				out = edits{}
				maps.Copy(out, result.Edits)
			}
			out[id] = rest
		}
	}
	return out
}

// textsLeft is what stays of the printed texts that a note left out, by their IDs: nothing, or the beginning of the one that it cut
// short. They are known by their words, since the field of a note may name all of an entry.
func textsLeft(printed *cv.Document, n cv.Note) edits {
	left, parts := edits{}, strings.Split(n.Before, "\n")
	printed.Walk(func(r cv.Ref) {
		if entryOf(r.Text.ID) != entryOf(n.Field) {
			return
		}
		if slices.Contains(parts, r.Text.Value) {
			left[r.Text.ID] = ""
		} else if beginning, is := strings.CutSuffix(r.Text.Value, n.Before); is && r.Text.ID == n.Field {
			left[r.Text.ID] = strings.TrimSpace(beginning)
		}
	})
	return left
}
