package condense

import (
	"cmp"
	"strings"

	"focal/internal/cv"
)

// Achievements, activities and the like stand in no post, so nothing says whether they are over: what was taken part in is told as
// done, what somebody has as theirs.

// toldElsewhere reports such a line of a document in the third person.
func toldElsewhere(r cv.Ref, to cv.Perspective) bool {
	return r.Section == cv.SectionAdditional && r.Role == cv.RoleBullet && to == cv.ThirdPerson
}

// elsewhere gives a line of such a section its verb.
func elsewhere(r cv.Ref, keep cv.Keep) []cv.Note {
	n := cv.Note{
		Kind: cv.NoteWording, Field: r.Text.ID, Before: r.Text.Value, After: ledTo(r.Text.Value),
		Reason: "Opens with a verb, like the others.", Lines: r.Text.Lines,
	}
	if n.After == "" || !keep.Accepts(n) {
		return nil
	}
	r.Text.Value = n.After
	return []cv.Note{n}
}

// ledTo is such a line with its verb, "" where it stays.
func ledTo(text string) string {
	done, now := speaker{third: true, past: true, listed: true}, speaker{third: true, listed: true}
	had, having := strings.CutPrefix(text, "Having ")
	if having {
		had = capital(had)
	}
	words := tagged(had)
	if len(words) < shortestDuty || strings.ContainsAny(text, "\"“”") || tellsOtherwise(had, words) {
		return ""
	}
	if strings.Contains(had, " role in ") {
		now = done
	}
	after := has(had, words, now)
	if !having {
		after = cmp.Or(took(text, done), participated(text, done), described(text, done), after)
	}
	return after
}
