package tailor

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// What may stand for a qualification that is asked for.

// orExperience lets work stand for a degree.
var orExperience = sieve.MustCompile(`(?i)\bor experience\b|\bexperience (?:equivalent|in lieu)\b|` +
	`\bor (?:\w+ ){0,2}(?:equivalent|relevant|comparable|industrial|professional|work(?:ing)?) (?:\w+ )?experience\b`)

// longEnough is for how many months somebody has to have worked at least, so that it may stand for a degree.
const longEnough = 36

// workedInstead shows in part a degree for which work may stand, by posts that tell of its subject; only a reader can say whether
// it does.
func (c *candidate) workedInstead(d degree) finding {
	subject := notGeneral(d.named)
	var months []bool
	f := finding{status: Not}
	for i, w := range c.doc.Work {
		inPost := func(t string) bool {
			return slices.ContainsFunc(c.entry(cv.SectionWork, i), func(p passage) bool { return p.has(t) && !p.isEmployer() })
		}
		if len(subject) > 0 && !slices.ContainsFunc(subject, inPost) {
			continue
		}
		if posts := c.at(cv.SectionWork, i); len(posts) > 0 && len(f.passages) < maxEvidence {
			f.passages = append(f.passages, posts[0])
		}
		months = mark(months, w.Dates, c.today)
	}
	if countTrue(months) < longEnough || len(f.passages) == 0 {
		return finding{status: Not}
	}
	f.status, f.reason = Partly, "The degree is not listed; experience may stand for it, and the posts are there."
	return f
}

// leftSchool answers what asks for the papers of a school: a degree or the like shows them in part, and so does a school of
// another country where the equivalent is enough.
func (c *candidate) leftSchool(d degree) finding {
	for _, h := range c.degrees(levelSchool) {
		if h.most == Met && namesGCSE.MatchString(h.name) {
			return finding{status: Met, passages: h.passages}
		}
		if h.most == Met && (h.level > levelSchool || h.level > 0 && anySubject.MatchString(d.Quote)) {
			return finding{status: Partly, passages: h.passages, reason: "A qualification is there; which subjects and grades is not said."}
		}
	}
	return finding{status: Not, reason: c.noDegree(d, nil)}
}
