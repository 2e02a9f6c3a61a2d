package form

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// Agencies paste the advert above the CV that they send. What it asks for is nothing that the person has.

// byAdvert opens, or ends, what an advert asks for. Nobody says it of themselves.
var byAdvert = sieve.MustCompile(`(?i)^(?:the )?(?:(?:candidates?|applicants?|you) )?(?:should|must|needs? to|good to|nice to) (?:also )?` +
	`(?:have|possess)\b.*\b(?:knowledge|experience|understanding|skills?)\b|\b(?:will have|is an?) added advantage\b`)

// fewestAsked is from how many such lines on an advert stands in the file; a line or two may be said of a product.
const fewestAsked = 3

// advert leaves out of the summary and the skills what an advert in the file asks for, with the lines between.
func (l *leaver) advert(doc *cv.Document) {
	first, last, n := len(doc.Source), -1, 0
	see := func(list []cv.Text) {
		for _, t := range list {
			if byAdvert.MatchString(t.Value) && len(t.Lines) > 0 {
				first, last, n = min(first, t.Lines[0]), max(last, t.Lines[len(t.Lines)-1]), n+1
			}
		}
	}
	see(doc.Summary)
	for i := range doc.Skills {
		see(doc.Skills[i].Keywords)
	}
	if n < fewestAsked {
		return
	}
	within := func(t cv.Text) bool {
		return len(t.Lines) > 0 && t.Lines[0] >= first && t.Lines[len(t.Lines)-1] <= last &&
			l.goes(t, "An advert in the file asks for it; it is not said of the person.")
	}
	doc.Summary = slices.DeleteFunc(doc.Summary, within)
	for i := range doc.Skills {
		if g := &doc.Skills[i]; g.Name.IsZero() {
			g.Keywords = slices.DeleteFunc(g.Keywords, within)
		}
	}
	doc.Skills = slices.DeleteFunc(doc.Skills, func(g cv.SkillGroup) bool { return g.Name.IsZero() && len(g.Keywords) == 0 })
}
