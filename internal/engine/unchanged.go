package engine

import (
	"slices"

	"focal/internal/cv"
)

// strict is added where a mode made no difference, for other changes stand beside that.
const strict = "What changed is what Strict changes, too."

// unchanged says of a length and a mode that somebody chose why they made no
// difference; cut reports whether anything was left out for the length.
func unchanged(o cv.Options, doc *cv.Document, notes []cv.Note, cut bool, pages int) []cv.Note {
	var reasons []string
	switch {
	case cut || o.MaxPages > 0:
	case o.Length == cv.Concise && pages == 1:
		reasons = append(reasons, "Concise left nothing out: the whole CV fits one page.")
	case o.Length == cv.Detailed && pages <= 2 && skillsOf(doc) <= 20:
		reasons = append(reasons, "Detailed is no longer than Regular here: the whole CV fits two pages.")
	}
	wrote := slices.ContainsFunc(notes, func(n cv.Note) bool { return n.Kind == cv.NoteShortened || n.Kind == cv.NoteSummary })
	switch {
	case o.Mode != cv.Flexible || wrote:
	case len(doc.Summary) > 0:
		reasons = append(reasons, "Flexible shortened nothing and wrote no profile: no sentence was found that says in fewer words what it says, and the CV has a profile. "+strict)
	default:
		reasons = append(reasons, "Flexible shortened nothing and wrote no profile: no sentence was found that says in fewer words what it says, and there are too few facts for one. "+strict)
	}
	var out []cv.Note
	for _, r := range reasons {
		out = append(out, cv.Note{Kind: cv.NoteOption, Reason: r})
	}
	return out
}

func skillsOf(doc *cv.Document) int {
	n := 0
	for _, g := range doc.Skills {
		n += len(g.Keywords)
	}
	return n
}
