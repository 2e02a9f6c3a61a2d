package fit

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
)

// loose cuts what found no place and stands below no heading, but for the first items of each list.
func (p *planner) loose(keep int) {
	p.items(keep, func(s cv.OtherSection) bool { return s.Heading.IsZero() })
}

// further cuts what stands in no section of its own, but for the first items of each list.
func (p *planner) further(keep int) {
	p.items(keep, func(s cv.OtherSection) bool { return !s.OfWork })
}

// career cuts what was done in several posts, which goes as the points of the newest post do.
func (p *planner) career(keep int) {
	p.items(keep, func(s cv.OtherSection) bool { return s.OfWork })
}

// items leaves some sections so many of their items: what the job does not ask for goes first, and the last ones. Names that
// stand on a line go together, and only where no item is to stay.
func (p *planner) items(keep int, some func(cv.OtherSection) bool) {
	for _, s := range slices.Backward(p.doc.Additional) {
		if !some(s) {
			continue
		}
		reason := "further information comes after the fixed sections"
		if s.OfWork {
			reason = "what was done in several posts keeps its strongest points"
		}
		open, names := p.openItems(s)
		slices.SortStableFunc(open, func(a, b cv.Text) int { return cmp.Compare(p.weights[b.ID], p.weights[a.ID]) })
		for i, t := range slices.Backward(open) {
			if i < keep {
				break
			}
			if i == 0 && len(names) == 0 {
				t.Value = below(s, t.Value)
			}
			p.value(t, reason)
		}
		names = slices.DeleteFunc(names, func(t cv.Text) bool { return p.planned[t.ID] })
		if keep == 0 && len(names) > 0 {
			p.names(names, s, reason)
		}
	}
}

// openItems are the items of a section that stand by themselves, and its names that stand on a line. What leads to others is
// neither: it goes with them.
func (p *planner) openItems(s cv.OtherSection) (open, names []cv.Text) {
	items := textsOf(s.Items)
	led, at := leadsTo(items), 0
	for _, r := range append(s.NameRuns(), cv.Run{From: len(items), To: len(items)}) {
		for _, t := range items[at:r.From] {
			if len(led[t.ID]) == 0 {
				open = append(open, t)
			}
		}
		names, at = append(names, items[r.From:r.To]...), r.To
	}
	return open, names
}

// names cuts the names of a section together, but for those that the job asks for, which go late and each by itself, and those
// that the user wrote or put back: one of them must not hold all the others.
func (p *planner) names(names []cv.Text, s cv.OtherSection, reason string) {
	var together, alone []cv.Text
	for _, t := range names {
		if p.weights[t.ID] >= asked || p.byHand(t.ID) {
			alone = append(alone, t)
		} else {
			together = append(together, t)
		}
	}
	if len(together) > 0 {
		p.together(together, s, len(alone) == 0, reason)
	}
	for _, t := range slices.Backward(alone) {
		p.value(t, reason)
	}
}

// together is one cut of several items; all says that none of the section stays, so that its heading goes with them.
func (p *planner) together(items []cv.Text, s cv.OtherSection, all bool, reason string) {
	c := cut{text: cv.Text{ID: items[0].ID}, reason: reason}
	said := make([]string, 0, len(items))
	for _, t := range items {
		p.planned[t.ID] = true
		c.ids, said, c.text.Lines = append(c.ids, t.ID), append(said, t.Value), append(c.text.Lines, t.Lines...)
	}
	c.text.Value, c.text.Lines = strings.Join(said, "\n"), sorted(c.text.Lines)
	if all {
		c.text.Value = below(s, c.text.Value)
	}
	p.add(c)
}

// below is what goes with the heading of its section, as the last of it.
func below(s cv.OtherSection, value string) string {
	if s.Heading.IsZero() {
		return value
	}
	return s.Heading.Value + ": " + value
}

func textsOf(items []cv.Item) []cv.Text {
	list := make([]cv.Text, 0, len(items))
	for _, i := range items {
		list = append(list, i.Text)
	}
	return list
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

// prose leaves posts that have points their points, and those that have none their first paragraph.
func (p *planner) prose(posts []cv.Engagement) {
	for _, w := range posts {
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
