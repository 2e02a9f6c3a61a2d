package engine

// Doubtful reports whether a scan was read so that its owner should look before paying:
// words could not be recognised, or what every CV has was not found.
func (r *Result) Doubtful() bool {
	if r.Lines == nil || !r.Lines.OCR {
		return false
	}
	read := r.Original
	return r.Lines.Unsure > 0 || read.Person.Name.Value == "" || len(read.Work)+len(read.Education) == 0
}
