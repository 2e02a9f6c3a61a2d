package perspective

import (
	"focal/internal/cv"
	"focal/internal/language"
)

// origin counts the sentences of a document by the person that they speak in.
type origin struct {
	from       source
	about, own int
	pronouns   cv.Pronouns // the first that were found
}

// thirdPersonSource tells whether a CV is written about the candidate in the third
// person, and with which pronouns: its prose must introduce the candidate by name,
// or its profile by "she" or "he", and no more sentences may speak in the first
// person than do so. Bullets prove nothing: "Manages" is as often a note of the
// candidate's own, and "they" need the name.
func thirdPersonSource(doc *cv.Document, s Subject) (pronouns cv.Pronouns, written bool) {
	o := origin{from: source{candidate: newNamePattern(s.Name)}}
	doc.Walk(func(r cv.Ref) {
		if r.IsSentence() && len(r.Text.Value) <= maxLength && language.IsEnglish(r.Text.Value) {
			o.read(r)
		}
	})
	return o.pronouns, o.about > o.own
}

// read takes in one value.
func (o *origin) read(r cv.Ref) {
	list := passages(r.Text.Value)
	for _, p := range list {
		if p.speaksFirst() {
			o.own++
		}
	}
	if r.Role == cv.RoleBullet {
		return
	}
	introduced := o.from.introduces(list)
	guess := o.from.guess(list, "")
	if !introduced && (guess == cv.They || r.Section != cv.SectionSummary) {
		guess = ""
	}
	if introduced || guess != "" {
		o.about++
	}
	if o.pronouns == "" {
		o.pronouns = guess
	}
}

// introduces reports whether the candidate's name is the subject of a sentence.
func (s source) introduces(list []passage) bool {
	for _, p := range list {
		t := clauses{passage: p, back: true}
		for i := range p.words {
			if n := s.candidate.at(p, i); n > 0 && !p.shared(i, i+n-1) && t.verbOf(i+n-1) > 0 {
				return true
			}
		}
	}
	return false
}
