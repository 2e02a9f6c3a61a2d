package perspective

import (
	"regexp"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
)

// The words of the notes on what a conversion left for the user to settle.
const (
	reasonStillFirst = "This text still speaks in the first person, because it was not certain how to change it. Please read it and put it right by hand."
	reasonStillThird = "This text still speaks in the third person, because its pronouns may mean somebody else. Please read it and put it right by hand."
	reasonWe         = "“We” and “our” were kept: they may mean the team or the company. Please check that they read well in the third person."
)

// review returns a note for each value that the conversion left in the other
// person, so that no document ends half in one and half in the other unnoticed,
// and one for the first that says "we" beside the third person.
func review(doc *cv.Document, to cv.Perspective, s Subject, how style, refused map[string]bool) []cv.Note {
	var notes []cv.Note
	said := false
	doc.Walk(func(r cv.Ref) {
		if !r.IsSentence() || refused[fieldOf(r)] || !how.reads(r.Text.Value) {
			return
		}
		if tooLong(r.Text.Value) {
			if to == cv.ThirdPerson && firstPersonWord.MatchString(r.Text.Value) {
				notes = append(notes, advice(r, reasonStillFirst))
			}
			return
		}
		list := passages(r.Text.Value)
		if to != cv.ThirdPerson {
			if how.left(list, s) {
				notes = append(notes, advice(r, reasonStillThird))
			}
			return
		}
		first, we := false, false
		for _, p := range list {
			first = first || p.speaksFirst()
			we = we || p.saysWe()
		}
		switch {
		case first:
			notes = append(notes, advice(r, reasonStillFirst))
		case we && !said:
			said = true
			notes = append(notes, advice(r, reasonWe))
		}
	})
	return notes
}

// tooLong reports a text that the conversion leaves, or may leave in part.
func tooLong(text string) bool {
	return len(text) > maxLength || len(text) > maxWords && len(strings.Fields(text)) > maxWords
}

var firstPersonWord = regexp.MustCompile(`\b(I|[Mm]y|[Mm]yself|me)\b`)

// left reports a text that still names the candidate or uses the pronouns the
// source uses for the candidate, as the subject of a sentence.
func (how style) left(list []passage, s Subject) bool {
	from := source{candidate: newNamePattern(s.Name)}
	for _, p := range list {
		if p.speaksFirst() {
			return false
		}
		for i, w := range p.words {
			if w.Kind == language.Opaque || !p.opens(i) {
				continue
			}
			if how.source != "" && w.Tag == language.TagSubject && pronounOf(w) == how.source || from.candidate.at(p, i) > 0 {
				return true
			}
		}
	}
	return false
}

// saysWe reports a "we" or "our" outside quotations.
func (p passage) saysWe() bool {
	for _, w := range p.words {
		if w.Kind == language.Word && !w.Capital && w.Is("we", "our", "ours", "us", "ourselves") {
			return true
		}
	}
	return false
}

func advice(r cv.Ref, reason string) cv.Note {
	return cv.Note{Kind: cv.NoteAdvice, Field: fieldOf(r), Reason: reason + " It begins “" + opening(r.Text.Value) + "”.", Lines: r.Text.Lines}
}

// opening returns the first words of a text, to find it by.
func opening(text string) string {
	words := strings.Fields(text)
	if len(words) <= openingWords {
		return strings.Join(words, " ")
	}
	return strings.Join(words[:openingWords], " ") + " …"
}

const openingWords = 8
