package fit

import (
	"fmt"
	"slices"

	"focal/internal/cv"
	"focal/internal/language"
)

// loose cuts what found no place and stands below no heading, but for the first items of each list.
func (p *planner) loose(keep int) {
	p.items(keep, func(s cv.OtherSection) bool { return s.Heading.IsZero() })
}

// further cuts what stands in no section of its own, but for the first items of each list.
func (p *planner) further(keep int) {
	p.items(keep, func(cv.OtherSection) bool { return true })
}

func (p *planner) items(keep int, some func(cv.OtherSection) bool) {
	for _, s := range slices.Backward(p.doc.Additional) {
		if !some(s) {
			continue
		}
		for i, item := range slices.Backward(s.Items) {
			if i < keep {
				break
			}
			if i == 0 && !s.Heading.IsZero() {
				item.Value = s.Heading.Value + ": " + item.Value // the heading goes with its last item
			}
			p.value(item.Text, "further information comes after the fixed sections")
		}
	}
}

// heads leaves old posts out, and such as only have a line because of the limit, before the newer ones are left with a point each.
func (p *planner) heads() {
	for _, w := range p.oldest() {
		if p.isOld(w) {
			p.entry(first(w), engagementText(w), "the post ended over ten years ago")
		}
	}
	for i, w := range slices.Backward(p.doc.Work) {
		if i >= p.usual.Experience || w.Brief {
			p.entry(first(w), engagementText(w), "the post is beyond the limit of posts")
		}
	}
}

// publications leaves the newest ones; where one of them has no year, the first ones.
func (p *planner) publications(keep int, reason string) {
	list := slices.Clone(p.doc.Publications)
	if !slices.ContainsFunc(list, func(b cv.Publication) bool { return b.Dates.IsZero() }) {
		slices.SortStableFunc(list, func(a, b cv.Publication) int { return compareRecency(b.Dates, a.Dates) })
	}
	for i, b := range slices.Backward(list) {
		if i >= keep {
			p.entry(b.Name, whole(b.Name.Value, b.Publisher, b.URL, b.Dates.Text, b.Summary), reason)
		}
	}
}

func (p *planner) certificates(keep int, reason string) {
	for i, c := range slices.Backward(p.doc.Certificates) {
		if i >= keep {
			p.entry(c.Name, whole(c.Name.Value, c.Issuer, c.Dates.Text, c.URL, nil), reason)
		}
	}
}

func (p *planner) awards(keep int, reason string) {
	for i, a := range slices.Backward(p.doc.Awards) {
		if i >= keep {
			p.entry(a.Title, whole(a.Title.Value, a.Awarder, a.Dates.Text, cv.Text{}, a.Summary), reason)
		}
	}
}

// projects leaves those that serve the job most, then the newest.
func (p *planner) projects(keep int, reason string) {
	order := projectsByWeight(p.doc.Projects, p.weights)
	for k, i := range slices.Backward(order) {
		if k >= keep {
			p.entry(p.doc.Projects[i].Name, projectText(p.doc.Projects[i]), reason)
		}
	}
}

// profile leaves the first paragraphs or points of a profile.
func (p *planner) profile(keep int) {
	reason := fmt.Sprintf("the profile keeps its first %d paragraphs", keep)
	if keep == 1 {
		reason = "the profile keeps its first paragraph"
	}
	for i, t := range slices.Backward(p.doc.Summary) {
		if i >= keep {
			p.value(t, reason)
		}
	}
}

// sentences leaves a profile the first sentences of its first paragraph.
func (p *planner) sentences() {
	if len(p.doc.Summary) == 0 {
		return
	}
	if rest := afterSentences(p.doc.Summary[0].Value, profileSentences); rest != "" {
		t := p.doc.Summary[0]
		t.Value = rest
		p.add(cut{text: t, ids: []string{t.ID}, kind: restOfText, reason: "the profile keeps its first two sentences"})
	}
}

// prose leaves a post that has points its points, and one that has none its first paragraph.
func (p *planner) prose() {
	for _, w := range p.oldest() {
		keep := 1
		if len(w.Highlights) > 0 {
			keep = 0
		}
		p.bullets(w.Summary, keep, "posts with points keep those", !p.isOld(w))
	}
}

// skillsBeyond leaves n skills, the best of them, and those that the job asks for.
func (p *planner) skillsBeyond(n int, reason string) {
	for _, s := range weakestSkills(p.doc, n, p.weights) {
		if !p.planned[s.text.ID] {
			p.planned[s.text.ID] = true
			p.add(cut{text: s.text, ids: []string{s.text.ID}, under: s.heading, usual: p.grade < last, reason: reason})
		}
	}
}

// study is the value that names a course of study.
func study(e cv.Education) cv.Text {
	for _, t := range []cv.Text{e.Degree, e.Area, e.Institution} {
		if !t.IsZero() {
			return t
		}
	}
	return cv.Text{}
}

// profileSentences is how many sentences of its only paragraph a profile keeps.
const profileSentences = 2

// afterSentences is what follows the first n sentences of a text.
func afterSentences(text string, n int) string {
	spans := language.Sentences(text)
	if len(spans) <= n {
		return ""
	}
	return text[spans[n].Start:]
}

// reference is the value that names a reference.
func reference(r cv.Reference) cv.Text {
	if !r.Name.IsZero() {
		return r.Name
	}
	return r.Text
}
