package form

import (
	"focal/internal/cv"
	"focal/internal/sieve"
)

// leadingTitles gives a post without a title the one that its text opens with: "Intern – Responsible for the daily operations".
func (f *former) leadingTitles() {
	for _, list := range [][]cv.Engagement{f.doc.Work, f.doc.Volunteering} {
		for i := range list {
			e := &list[i]
			if !e.Title.IsZero() || e.Organisation.IsZero() {
				continue
			}
			if len(e.Summary) > 0 {
				e.Title, e.Summary = f.leadingTitle(e.Summary)
			} else if len(e.Highlights) > 0 {
				e.Title, e.Highlights = f.leadingTitle(e.Highlights)
			}
		}
	}
}

// leadingTitle parts the title from the first text of a list.
func (f *former) leadingTitle(list []cv.Text) (cv.Text, []cv.Text) {
	m := leadsText.FindStringSubmatch(list[0].Value)
	if m == nil || len(list[0].Lines) == 0 || !f.free(list[0]) || !isRole(m[1]) {
		return cv.Text{}, list
	}
	title := withValue(list[0], m[1])
	title.Lines = title.Lines[:1]
	if m[2] == "" {
		return title, list[1:]
	}
	list[0].Value = m[2]
	return title, list
}

// leadsText parts a few words from the sentence that they stand before.
var leadsText = sieve.MustCompile(`^(\p{Lu}[^:–—]{2,48}?)(?: ?:| +[–—-])(?: +(\p{Lu}.*))?$`)
