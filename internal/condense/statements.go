package condense

import (
	"strings"

	"focal/internal/cv"
)

// lowerBullets reports that half of the bullets, of three at least, start in lower case.
func lowerBullets(doc *cv.Document) bool {
	lower, all := 0, 0
	doc.Walk(func(r cv.Ref) {
		if r.Role == cv.RoleBullet {
			all++
			if startsLower(r.Text.Value) {
				lower++
			}
		}
	})
	return all >= 3 && lower*2 >= all
}

// startsLower reports a text whose first letter is a small one of our alphabet.
func startsLower(s string) bool { return s != "" && s[0] >= 'a' && s[0] <= 'z' }

// Statements puts Statement to the bullets of posts and projects.
func Statements(doc *cv.Document, to cv.Perspective, keep cv.Keep) []cv.Note {
	if !strings.HasPrefix(doc.Locale, "en") {
		return nil
	}
	var notes []cv.Note
	lists, lower := dutyLists(doc), lowerBullets(doc)
	doc.Walk(func(r cv.Ref) {
		if !r.IsSentence() || !tellsDeeds[r.Section] || !lower && startsLower(r.Text.Value) {
			return // what proofreading gave no capital is the rest of a line
		}
		s := speaker{third: to == cv.ThirdPerson, past: doc.Over(r), project: r.Section == cv.SectionProjects}
		if r.Role == cv.RoleBullet {
			s.listed, s.told = lists[entryOf(r)].listed(), lists[entryOf(r)].told()
		}
		if n, is := gerunds(r, s, keep); is {
			notes = append(notes, n)
			r.Text.Value = n.After
		}
		after := Statement(r.Text.Value, s)
		if after == r.Text.Value || half(after, s) {
			return
		}
		n := cv.Note{
			Kind: cv.NoteWording, Field: r.Text.ID, Before: r.Text.Value, After: after,
			Reason: "Opens with a verb, like the others.", Lines: r.Text.Lines,
		}
		if keep.Accepts(n) {
			notes = append(notes, n)
			r.Text.Value = after
		}
	})
	return notes
}
