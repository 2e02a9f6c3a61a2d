package engine

import (
	"focal/internal/blind"
	"focal/internal/cv"
)

// Doubtful reports whether a scan was read so that its owner should look before paying:
// words could not be recognised, or what every CV has was not found.
func (r *Result) Doubtful() bool {
	if r.Lines == nil || !r.Lines.OCR {
		return false
	}
	read := r.Original
	return r.Lines.Unsure > 0 || read.Person.Name.Value == "" || len(read.Work)+len(read.Education) == 0
}

// Waits reports whether its owner should look before paying: the reading is doubtful, or the
// page target costs, or would cost, something of the last ten years.
func (r *Result) Waits() bool { return r.Doubtful() || r.PageCost != "" }

// NameInDoubt says why nobody can tell whether the name is out of a blind CV; "" where it is known,
// or set by the user.
func (r *Result) NameInDoubt() string {
	if !r.Options.Privacy.Level.HidesName() || r.Lines == nil || r.Edits[nameID(r.Original)] != "" {
		return ""
	}
	return blind.Unsure(r.Original)
}

// doubtName asks for the name of a blind CV.
func doubtName(r *Result) []cv.Note {
	why := r.NameInDoubt()
	if why == "" {
		return nil
	}
	return []cv.Note{{
		Kind: cv.NoteAdvice, Field: nameID(r.Original), Lines: r.Original.Person.Name.Lines,
		Reason: why + ", so it may still be read in the document. Mark the name in Fix reading; this blind CV can be downloaded then.",
	}}
}

// pageCost is what the fitting to a page target advises.
func pageCost(fitted []cv.Note) string {
	for _, n := range fitted {
		if n.Kind == cv.NoteAdvice {
			return n.Reason
		}
	}
	return ""
}
