package form

import (
	"slices"

	"focal/internal/cv"
)

// membersAtWork files what is only belonged to, and was read as a post, with the voluntary work: nobody is employed as a
// "Member", and as the newest post it would name the person's profession.
func (f *former) membersAtWork() {
	f.doc.Work = slices.DeleteFunc(f.doc.Work, func(e cv.Engagement) bool {
		if !belongs.MatchString(e.Title.Value) || e.Organisation.IsZero() || !f.free(e.Title) || !f.free(e.Organisation) {
			return false
		}
		f.doc.Volunteering = append(f.doc.Volunteering, e)
		return true
	})
}
