package engine

import (
	"cmp"
	"slices"
	"strings"

	"focal/internal/condense"
	"focal/internal/cv"
	"focal/internal/summary"
)

// Known is what a user said of a file in an earlier conversion, to be used when that very file is converted again.
type Known struct {
	Marks []KnownMark `json:"marks,omitempty"`
	Edits []KnownEdit `json:"edits,omitempty"`
}

// IsNothing reports that nothing is known.
func (k Known) IsNothing() bool { return len(k.Marks)+len(k.Edits) == 0 }

// WithoutWritten are those but for wordings of what the program had put together: for another job it says something else.
func (k Known) WithoutWritten() Known {
	k.Edits = slices.DeleteFunc(slices.Clone(k.Edits), func(e KnownEdit) bool {
		return e.ID == summary.WrittenID || e.ID == condense.HeadlineID
	})
	return k
}

// KnownEdit is an own wording with what the CV says there, by which it is known whether it still fits.
type KnownEdit struct {
	ID   string `json:"id"`
	Text string `json:"text"`
	Was  string `json:"was,omitempty"`
}

// Known is what the user said of the file of a result.
func (r *Result) Known() Known {
	k := Known{Marks: r.knownMarks()}
	was := textsAt(r.Original)
	for id, text := range r.Edits {
		k.Edits = append(k.Edits, KnownEdit{ID: id, Text: text, Was: was(id)})
	}
	slices.SortFunc(k.Edits, func(a, b KnownEdit) int { return cmp.Compare(a.ID, b.ID) })
	return k
}

// fitting are the wordings of texts that are as they were when they were written anew; nil = none.
func fitting(known []KnownEdit, original *cv.Document) map[string]string {
	was := textsAt(original)
	var edits map[string]string
	for _, e := range known {
		if was(e.ID) != e.Was {
			continue
		}
		if edits == nil {
			edits = map[string]string{}
		}
		edits[e.ID] = e.Text
	}
	return edits
}

// textsAt tells what a document says where a wording stands: the text itself, if it has one, and all of its entry.
func textsAt(doc *cv.Document) func(id string) string {
	texts, entries := map[string]string{}, map[string][]string{}
	doc.Places(func(r cv.Ref) {
		id := cmp.Or(r.Text.ID, r.Path)
		texts[id] = r.Text.Value
		if entry := entryOf(id); entry != "" && r.Text.Value != "" {
			entries[entry] = append(entries[entry], r.Text.Value)
		}
	})
	return func(id string) string {
		entry := entries[cmp.Or(entryOf(id), id)]
		return strings.TrimSpace(texts[id] + "\n" + strings.Join(entry, "\n"))
	}
}
