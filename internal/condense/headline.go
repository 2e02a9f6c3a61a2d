package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
)

// HeadlineID is the ID of a headline that the CV did not have.
const HeadlineID = "person.label[written]"

// longestHeadline is how many words a headline has at most.
const longestHeadline = 6

// Headline puts the title of the present post under the name where the CV has no
// headline and the title says for certain what somebody is.
func Headline(doc *cv.Document, keep cv.Keep) []cv.Note {
	if !doc.Person.Label.IsZero() || doc.Person.Label.ID != "" || len(doc.Work) == 0 || !strings.HasPrefix(doc.Locale, "en") {
		return nil
	}
	w := doc.Work[0]
	if !w.Dates.Current || w.Title.Confidence > 0 && w.Title.Confidence < sureTitle || !personTitle(w.Title.Value) {
		return nil
	}
	t := cv.Text{ID: HeadlineID, Value: w.Title.Value, Lines: w.Title.Lines, Confidence: w.Title.Confidence}
	n := cv.Note{
		Kind: cv.NoteWording, Field: t.ID, After: t.Value, Lines: t.Lines,
		Reason: "The CV has no headline; the title of the present post stands there.",
	}
	if !keep.Accepts(n) {
		return nil
	}
	doc.Person.Label = t
	return []cv.Note{n}
}

// sureTitle is the confidence from which on a title was read as one for certain.
const sureTitle = 0.6

// chiefs are titles without a word for a person.
var chiefs = wordSet("ceo cto cfo coo cio cmo cpo vp svp evp president principal owner founder co-founder")

// personTitle reports a title that names a person and nothing else.
func personTitle(title string) bool {
	words := strings.Fields(title)
	if len(words) == 0 || len(words) > longestHeadline || !startsUpper(title) || strings.ContainsAny(title, ",;:|•()\"") {
		return false
	}
	return slices.ContainsFunc(words, func(w string) bool {
		low := strings.ToLower(w)
		return chiefs[low] || language.IsRole(low)
	})
}
