package engine

import "focal/internal/cv"

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

// pageCost is what the fitting to a page target advises.
func pageCost(fitted []cv.Note) string {
	for _, n := range fitted {
		if n.Kind == cv.NoteAdvice {
			return n.Reason
		}
	}
	return ""
}
