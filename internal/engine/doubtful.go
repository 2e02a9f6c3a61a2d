package engine

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/blind"
	"focal/internal/cv"
	"focal/internal/lexicon"
)

// Why the owner of a CV should look at its reading before paying.
const (
	doubtScan   = "This scan could not be read with certainty."
	doubtKind   = "No job title, degree, project or skill was found: this may be no CV."
	doubtNobody = "No name was found."
	doubtWords  = "Many of its words are in no dictionary: its letters may be others than the page shows."
	doubtPlaces = "Less than half of its text found a place."
)

// Doubt says why its owner should look at the reading before paying: words of a scan could not be recognised, what every CV has was
// not found, its words are no words, or most of the text found no place. It is "" where there is no such doubt. Data (JSON) says
// itself what it means.
func (r *Result) Doubt() string {
	switch {
	case r.Lines == nil || r.Lines.Resume != nil:
		return ""
	case r.Lines.OCR && (r.Lines.Unsure > 0 || r.nameless() || len(r.Original.Work)+len(r.Original.Education) == 0):
		return doubtScan
	case garbled(r.Original):
		return doubtWords
	case tellsNothing(r.Original):
		return doubtKind
	case r.nameless():
		return doubtNobody
	case r.astray():
		return doubtPlaces
	}
	return ""
}

// InDoubt counts the lines of the file that its owner should look at: they found no place, or were read with doubt and not marked since.
func (r *Result) InDoubt() (n int) {
	if r.Original.Resume != nil { // data says itself what it means
		return 0
	}
	told := map[int]bool{}
	for _, m := range r.Marks {
		told[m.Line] = true
	}
	for _, t := range cv.Traces(r.Original, r.Document, r.Notes) {
		if t.State == cv.TraceLost || t.State == cv.TraceDoubt && !told[t.Line] {
			n++
		}
	}
	return n
}

// Waits reports whether its owner should look before paying: the reading is doubtful, or the
// page target costs, or would cost, something of the last ten years.
func (r *Result) Waits() bool { return r.Doubt() != "" || r.PageCost != "" }

// nameless reports a CV of nobody. A blind one is withheld for that, see NameInDoubt.
func (r *Result) nameless() bool {
	return r.Original.Person.Name.Value == "" && r.Edits[nameID(r.Original)] == "" && !r.Options.Privacy.Level.HidesName()
}

// tellsNothing reports a document without anything that makes a CV of it: a letter, a ticket, a form.
func tellsNothing(read *cv.Document) bool {
	titled := func(w cv.Engagement) bool { return w.Title.Value != "" }
	return !slices.ContainsFunc(read.Work, titled) &&
		len(read.Education)+len(read.Projects)+len(read.Skills)+len(read.Certificates)+len(read.Publications)+len(read.Volunteering) == 0
}

// garbled reports an English file of which too many words are none: programs store letters in codes of their own, and only the page
// shows which they are.
func garbled(read *cv.Document) bool {
	if !strings.HasPrefix(read.Locale, "en") {
		return false
	}
	known, all := 0, 0
	for _, line := range read.Source {
		for _, w := range strings.FieldsFunc(line.Text, func(r rune) bool { return !unicode.IsLetter(r) }) {
			if utf8.RuneCountInString(w) < shortestTold || strings.ToUpper(w) == w {
				continue // names, letters of something
			}
			all++
			if lexicon.Lookup(w).Known() || lexicon.Uses(strings.ToLower(w)) > 0 {
				known++
			}
		}
	}
	return all >= fewestTold && known*100 < all*leastKnown
}

const (
	shortestTold = 4  // letters of a word that tells a language
	fewestTold   = 60 // such words
	leastKnown   = 72 // of a hundred; CVs full of names and terms of medicine have 76
)

// astray reports a file of which most of the text found no place.
func (r *Result) astray() bool {
	placed, lost := 0, 0
	for _, t := range cv.Traces(r.Original, r.Document, nil) {
		switch n := len(r.Original.Source[t.Line].Text); t.State {
		case cv.TraceLost:
			lost += n
		case cv.TracePlaced, cv.TraceDoubt:
			placed += n
		}
	}
	return lost > placed
}

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
