package truth

import (
	"slices"

	"focal/internal/cv"
)

// Enforce puts the original wording and dates back wherever output holds a fact
// without a source, and returns a note for each wording. Values that have no
// original (text that a stage wrote) are removed from the profile. Afterwards
// Check finds nothing.
func Enforce(original, output *cv.Document, listed []cv.Note) []cv.Note {
	c := newChecker(original, listed)
	var notes []cv.Note
	output.Walk(func(r cv.Ref) {
		if _, bad := c.check(r); !bad {
			return
		}
		before := r.Text.Value
		r.Text.Value = c.original[r.Text.ID]
		notes = append(notes, cv.Note{
			Kind: cv.NoteTruth, Field: r.Text.ID, Before: before, After: r.Text.Value,
			Reason: "The proposed wording held something that the CV does not say, so the original was kept.", Lines: r.Text.Lines,
		})
	})
	for _, p := range periods(output) {
		want := c.periods[p.key]
		p.dates.Start, p.dates.End, p.dates.Current = want.Start, want.End, want.Current
	}
	output.Summary = slices.DeleteFunc(output.Summary, cv.Text.IsZero)
	return notes
}
