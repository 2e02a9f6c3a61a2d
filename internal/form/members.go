package form

import (
	"regexp"
	"slices"

	"focal/internal/cv"
)

// membersAtWork files what is only belonged to, and was read as a post, with the voluntary work: no society employs a "Member", and
// as the newest post it would name the person's profession. A member of a tribunal or a parliament is at work there.
func (f *former) membersAtWork() {
	f.doc.Work = slices.DeleteFunc(f.doc.Work, func(e cv.Engagement) bool {
		if !belongs.MatchString(e.Title.Value) || !bodies.MatchString(e.Organisation.Value) || !f.free(e.Title) || !f.free(e.Organisation) {
			return false
		}
		f.doc.Volunteering = append(f.doc.Volunteering, e)
		return true
	})
}

// bodies are what people belong to, also by their letters: "IEEE".
var bodies = regexp.MustCompile(`(?i:\b(?:society|association|institut(?:e|ion)|chamber|club|fraternity|sorority|guild|union|chapter|` +
	`federation|league|fellowship|alliance|network|church)\b)|^\p{Lu}{3,6}$`)
