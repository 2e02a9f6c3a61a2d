package engine

import (
	"maps"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/fit"
)

// byHand knows what the user touched: what stands in lines that were placed, and what was typed. It stays whatever the limits.
type byHand struct {
	lines map[int]bool
	ids   map[string]bool
	typed map[string]bool // texts, and the entries and named groups of skills that they are of
}

func placedByHand(doc *cv.Document, marks []cv.Mark, own edits) byHand {
	h := byHand{map[int]bool{}, map[string]bool{}, map[string]bool{}}
	for id, text := range own {
		if text == "" {
			continue // left out by hand
		}
		h.typed[id] = true
		if entry := entryOf(id); !strings.HasPrefix(id, "skills[") || strings.HasSuffix(id, ".name") {
			h.typed[entry] = entry != ""
		}
	}
	for _, m := range marks {
		if !slices.Contains([]cv.MarkKind{cv.MarkOut, cv.MarkRight, cv.MarkHeading, cv.MarkOrder}, m.As) {
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
	return func(n cv.Note) bool {
		isTouched := h.any(n.Lines) || h.typed[n.Field] || h.typed[entryOf(n.Field)]
		return (n.Kind != cv.NoteLeftOut || !isTouched) && keep.Accepts(n)
	}
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
