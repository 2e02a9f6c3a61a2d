package engine

import (
	"maps"
	"slices"

	"focal/internal/cv"
	"focal/internal/fit"
)

// byHand knows what stands in lines that the user placed: it stays whatever the limits.
type byHand struct {
	lines map[int]bool
	ids   map[string]bool
}

func placedByHand(doc *cv.Document, marks []cv.Mark) byHand {
	h := byHand{map[int]bool{}, map[string]bool{}}
	for _, m := range marks {
		if m.As != cv.MarkOut && m.As != cv.MarkRight && m.As != cv.MarkHeading {
			h.lines[m.Line] = true
		}
	}
	doc.Walk(func(r cv.Ref) {
		if h.any(r.Text.Lines) {
			h.ids[r.Text.ID] = true
		}
	})
	return h
}

func (h byHand) any(lines []int) bool {
	return slices.ContainsFunc(lines, func(l int) bool { return h.lines[l] })
}

// keep refuses to leave out what was placed by hand.
func (h byHand) keep(keep cv.Keep) cv.Keep {
	return func(n cv.Note) bool { return (n.Kind != cv.NoteLeftOut || !h.any(n.Lines)) && keep.Accepts(n) }
}

// weights are those of what the job asks for, which stays too.
func (h byHand) weights(of fit.Weights) fit.Weights {
	all := fit.Weights{}
	maps.Copy(all, of)
	for id := range h.ids {
		all[id] = max(all[id], 1)
	}
	return all
}

// orWritten reports what is not cut for the length: what the user placed, or wrote.
func (h byHand) orWritten(edits map[string]string) func(id string) bool {
	return func(id string) bool {
		_, written := edits[id]
		return written || h.ids[id]
	}
}
