package fit

import (
	"fmt"
	"slices"
	"strings"

	"focal/internal/cv"
)

// old cuts what leaves the last ten years untouched but for posts beyond the usual limit and lists of duties that nobody
// reads to their end. A post is told in fewer words before it is told in one line, and the older one always goes first.
func (p *planner) old() {
	for _, keep := range []int{3, 2} {
		p.thin(keep, p.isOld, oldInFewer)
	}
	for _, i := range p.doc.Interests {
		p.entry(i.Name, i.Name.Value, "interests come last")
	}
	p.longest(20)
	p.thin(1, p.isOld, oldInFewer)
	for _, w := range p.oldest() {
		if p.isOld(w) {
			p.line(w, "the post ended over ten years ago and is told in one line")
		}
	}
	p.longest(15, longDuties)
	for _, keep := range []int{5, 3, 2} {
		for _, r := range slices.Backward(p.doc.Projects) {
			p.bullets(r.Highlights, keep, "projects keep their strongest points", false)
		}
	}
	p.sections(func() { p.loose(6); p.loose(2) })
	p.beyond()
}

const oldInFewer = "posts that ended over ten years ago are told in fewer words"

// longDuties is how many points of one post are read; those beyond go before a post of the last ten years is left with its line.
const longDuties = 12

// beyond leaves the posts behind the usual limit fewer words, then their line.
func (p *planner) beyond() {
	beyond := map[string]bool{}
	for i, w := range p.doc.Work {
		beyond[first(w).ID] = i >= p.usual.Experience
	}
	isBeyond := func(w cv.Engagement) bool { return beyond[first(w).ID] }
	newest := fmt.Sprintf("the newest %s are told in full, the others in ", count(p.usual.Experience, "post"))
	for _, keep := range []int{3, 2, 1} {
		p.thin(keep, isBeyond, newest+"fewer words")
	}
	for _, w := range p.oldest() {
		if isBeyond(w) {
			p.line(w, newest+"one line")
		}
	}
}

// thin leaves some posts, the oldest first, so many of their points.
func (p *planner) thin(keep int, some func(cv.Engagement) bool, reason string) {
	for _, w := range p.oldest() {
		if some(w) {
			p.bullets(slices.Concat(w.Summary, w.Highlights), keep, reason, !p.isOld(w))
		}
	}
}

// repeated takes a point that its post tells twice in the same words. What two posts have in common stays in both, and so does
// what two projects of a post have in common that stand below lines of their own.
func (p *planner) repeated() {
	for _, w := range p.doc.Work {
		told := map[string]bool{}
		var again []cv.Text
		for _, t := range w.Highlights {
			if leads(t) {
				clear(told)
				continue
			}
			words := plain(t.Value)
			if told[words] && strings.Count(words, " ") >= fewestRepeated {
				again = append(again, t)
			}
			told[words] = true
		}
		for _, t := range again {
			p.value(t, "the post says this twice")
		}
	}
}

// fewestRepeated is how many spaces there are in words that nobody writes twice without thought.
const fewestRepeated = 3

// longest takes from what is longest, wherever it stands, before a post that is told briefly loses anything.
func (p *planner) longest(keeps ...int) {
	for _, keep := range keeps {
		p.profile(keep)
		p.strongest(keep)
		p.publications(2*keep, fmt.Sprintf("%d publications stay", 2*keep))
	}
}

// strongest leaves each post but the newest its strongest points.
func (p *planner) strongest(keeps ...int) { p.keepStrongest(p.earlier(), keeps) }

// newest does so with the newest post: what somebody does now is what is read first, and goes last.
func (p *planner) newest(keeps ...int) { p.keepStrongest(p.latest(), keeps) }

func (p *planner) keepStrongest(posts []cv.Engagement, keeps []int) {
	for _, keep := range keeps {
		for _, w := range posts {
			p.bullets(w.Highlights, keep, "each post keeps its strongest points", !p.isOld(w))
		}
	}
}

// latest is the newest post, earlier are the others, the oldest first.
func (p *planner) latest() []cv.Engagement  { return p.doc.Work[:min(1, len(p.doc.Work))] }
func (p *planner) earlier() []cv.Engagement { return backwards(p.doc.Work[len(p.latest()):]) }

// minor cuts what is neither experience nor education, the longest first.
func (p *planner) minor() {
	d := p.doc
	p.sections(func() { p.further(6) })
	p.publications(6, "six publications stay")
	p.certificates(10, "ten certificates stay")
	p.awards(6, "six awards stay")
	p.sections(func() { p.further(2) })
	for _, r := range slices.Backward(d.References) {
		p.entry(reference(r), strings.Trim(r.Name.Value+"\n"+r.Text.Value, "\n"), "referees are named on request")
	}
	p.publications(3, "three publications stay")
	for _, e := range slices.Backward(d.Education) {
		p.bullets(slices.Concat(e.Courses, e.Summary, e.Highlights), 0, "courses of study keep their degree", false)
	}
	p.certificates(5, "five certificates stay")
	p.awards(3, "three awards stay")
	for _, w := range slices.Backward(d.Volunteering) {
		p.bullets(slices.Concat(w.Summary, w.Highlights), 0, "volunteering keeps its line", false)
	}
	for _, r := range slices.Backward(d.Projects) {
		p.bullets(slices.Concat(r.Summary, r.Highlights), 1, "projects keep a point each", false)
	}
	p.projects(p.usual.Projects, fmt.Sprintf("the limit is %s where there is no room for more", count(p.usual.Projects, "project")))
}

func (p *planner) oldest() []cv.Engagement {
	return backwards(p.doc.Work)
}

// isOld reports a post that ended over ten years ago; one without dates is as old as the one before it.
func (p *planner) isOld(w cv.Engagement) bool { return p.aged[first(w).ID] }

func agedPosts(posts []cv.Engagement, written int) map[string]bool {
	aged, before := map[string]bool{}, false
	for _, w := range posts {
		if !w.Dates.IsZero() {
			before = end(w.Dates).Year < written-10
		}
		aged[first(w).ID] = before
	}
	return aged
}

// line tells a post in one line. The note is about another value than the one that names it, so that it is another
// note than that which leaves the post out. A post of which no line can be made keeps a point.
func (p *planner) line(w cv.Engagement, reason string) {
	text, id := proseOf(w), lineID(w)
	if id == "" {
		p.bullets(text, 1, reason, !p.isOld(w))
		return
	}
	key := "line " + first(w).ID
	if len(text) == 0 || p.planned[key] {
		return
	}
	p.planned[key] = true
	c := cut{
		text: cv.Text{ID: id, Value: belowLine(w), Lines: linesBelow(w)},
		kind: oneLine, reason: reason, recent: !p.isOld(w), bares: 1 + slices.IndexFunc(p.doc.Work, func(o cv.Engagement) bool {
			return first(o).ID == first(w).ID
		}),
	}
	for _, t := range text { // and no note of its own takes one of them once more
		c.ids = append(c.ids, t.ID)
		p.planned[t.ID] = true
	}
	p.add(c)
}

// first is the value that names a post.
func first(w cv.Engagement) cv.Text {
	if !w.Title.IsZero() {
		return w.Title
	}
	return w.Organisation
}
