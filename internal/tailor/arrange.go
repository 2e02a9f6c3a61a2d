package tailor

import (
	"cmp"
	"slices"

	"focal/internal/cv"
)

// Arrange brings forward what serves the job: bullets within their post or
// project, skills within their group, groups among each other. Posts keep their
// order in time. Nothing is added, changed or left out. A list whose note is not
// kept stays as it was.
func Arrange(doc *cv.Document, weights map[string]float64, keep cv.Keep) []cv.Note {
	if len(weights) == 0 {
		return nil
	}
	var notes []cv.Note
	forward := func(list []cv.Text, reason string) {
		before := slices.Clone(list)
		slices.SortStableFunc(list, func(a, b cv.Text) int { return cmp.Compare(weights[b.ID], weights[a.ID]) })
		for i, t := range list {
			if t.ID != before[i].ID {
				n := cv.Note{Kind: cv.NoteOrder, Field: t.ID, Before: t.Value, After: t.Value, Reason: reason, Lines: t.Lines}
				if keep.Accepts(n) {
					notes = append(notes, n)
				} else {
					copy(list, before)
				}
				return
			}
		}
	}
	for i := range doc.Work {
		forward(doc.Work[i].Highlights, "Brought forward in its post: the job asks for it.")
	}
	for i := range doc.Projects {
		forward(doc.Projects[i].Highlights, "Brought forward in its project: the job asks for it.")
	}
	best := func(g cv.SkillGroup) (w float64) {
		for _, k := range g.Keywords {
			w = max(w, weights[k.ID])
		}
		return w
	}
	for i := range doc.Skills {
		forward(doc.Skills[i].Keywords, "Brought forward in its group: the job asks for it.")
	}
	groups := slices.Clone(doc.Skills)
	slices.SortStableFunc(doc.Skills, func(a, b cv.SkillGroup) int { return cmp.Compare(best(b), best(a)) })
	for i, g := range doc.Skills {
		if g.Name.ID != groups[i].Name.ID {
			n := cv.Note{Kind: cv.NoteOrder, Field: g.Name.ID, Before: g.Name.Value, After: g.Name.Value,
				Reason: "This group of skills comes first: the job asks for it.", Lines: g.Name.Lines}
			if keep.Accepts(n) {
				notes = append(notes, n)
			} else {
				doc.Skills = groups
			}
			break
		}
	}
	return notes
}
