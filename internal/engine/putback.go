package engine

import (
	"cmp"
	"slices"

	"focal/internal/blind"
	"focal/internal/cv"
)

// PutBack is something that stands in a document although its conversion takes it out, because
// the user wanted it back or wrote it anew.
type PutBack struct {
	Note string `json:"note,omitempty" doc:"id of the rejected change; empty = own wording"`
	Edit string `json:"edit,omitempty" doc:"the text that was worded so"`
	What string `json:"what" doc:"the name, contacts, referees ..."`
	Text string `json:"text" doc:"as it stands there"`
}

// WhatName is PutBack.What of the name, which stands in the names of files too.
const WhatName = blind.WhatName

// PutBack returns what of a private document its user put back, and what stands there still.
func (r *Result) PutBack() []PutBack {
	if r.Options.Privacy.Level == cv.Open {
		return nil
	}
	var list []PutBack
	for _, n := range r.Rejected {
		if n.Kind != cv.NoteHidden {
			continue
		}
		if t := r.Document.Find(n.Field); t != nil && t.Value == n.Before {
			list = append(list, PutBack{Note: n.ID, What: blind.What(n), Text: n.Before})
		}
	}
	for id := range r.Edits {
		t := r.Document.Find(id)
		told := func(n cv.Note) bool { return n.Field == id && n.Kind == cv.NoteHidden }
		if t == nil || t.Value == "" || slices.ContainsFunc(r.Rejected, told) {
			continue
		}
		for _, l := range blind.Leaks([]string{t.Value}, r.Original, r.Options.Privacy, r.Edits[nameID(r.Original)]) {
			list = append(list, PutBack{Edit: id, What: l.What, Text: l.Text})
		}
	}
	slices.SortFunc(list, func(a, b PutBack) int { return cmp.Compare(a.Note+a.Edit+a.Text, b.Note+b.Edit+b.Text) })
	return list
}
