package fit

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"focal/internal/cv"
)

// planner lists cuts from the least to the most painful.
type planner struct {
	doc     *cv.Document
	lines   entryLines
	entries map[string][]cv.Text // all that an entry says, by the ID of each of its values
	aged    map[string]bool      // the posts that ended over ten years before the CV was written, by the ID that names them
	weights Weights
	byHand  func(id string) bool // the user wrote it, or put it back
	usual   cv.Limits
	grade   grade
	planned map[string]bool
	cuts    []cut
}

func plan(doc *cv.Document, target Target, weights Weights) []cut {
	p := &planner{
		doc: doc, lines: linesOfEntries(doc), entries: entriesOf(doc), aged: agedPosts(doc.Work, writtenIn(doc, target.Today)),
		weights: weights, byHand: target.byHand,
		usual: orNone(target.Usual), planned: map[string]bool{},
	}
	p.skillsBeyond(p.usual.Skills, fmt.Sprintf("the limit is %s where there is no room for more; what the job or the posts mention comes first",
		count(p.usual.Skills, "skill")))
	p.repeated()
	p.old()
	p.grade = thinned
	p.longest(10, 8, 6)
	p.strongest(5, 4)
	p.minor()
	p.strongest(3)
	p.profile(3)
	p.strongest(2)
	p.newest(20)
	p.sections(func() { p.further(0) })
	p.publications(0, "publications come after experience and education")
	p.profile(1)
	p.newest(longDuties)
	p.sentences()
	p.prose(p.earlier())
	p.projects(2, "two projects stay")
	p.sections(func() { p.career(12) })
	p.newest(10, 8, 6, 5, 4)
	p.sections(func() { p.career(8) })
	p.heads()
	p.strongest(1)
	p.newest(3, 2)
	p.prose(p.latest())
	p.newest(1)
	p.further(6)
	p.career(6) // the career, where no post tells it
	p.grade = short
	p.leastOfAll()
	p.further(2)
	p.further(0)
	p.career(2)
	p.career(0)
	p.grade = last
	p.far()
	return askedLast(p.cuts, weights)
}

// sections plans cuts of sections that have no place of their own, unless they are all that tells of a career: then they count
// as the newest post does.
func (p *planner) sections(plan func()) {
	if slices.ContainsFunc(p.doc.Work, func(w cv.Engagement) bool { return len(proseOf(w)) > 0 }) {
		plan()
	}
}

// entriesOf finds for each value those that it stands with in one entry.
func entriesOf(doc *cv.Document) map[string][]cv.Text {
	type spot struct {
		section cv.Section
		entry   int
	}
	lists := map[spot][]cv.Text{}
	doc.Walk(func(r cv.Ref) {
		at := spot{r.Section, r.Entry}
		lists[at] = append(lists[at], *r.Text)
	})
	entries := map[string][]cv.Text{}
	for _, list := range lists {
		for _, t := range list {
			entries[t.ID] = list
		}
	}
	return entries
}

// leastOfAll is what a target of two pages may ask for when one may not.
func (p *planner) leastOfAll() {
	for _, t := range slices.Backward(p.doc.Memberships) {
		p.value(t, "memberships come last")
	}
	p.certificates(2, "two certificates stay")
}

// far is what only a page limit of the user's own asks for: in the end a name, posts
// in one line, two degrees and the skills are left.
func (p *planner) far() {
	d := p.doc
	for _, w := range slices.Backward(d.Volunteering) {
		p.entry(first(w), engagementText(w), "volunteering comes after experience")
	}
	p.awards(0, "awards come after experience")
	p.projects(0, "projects come after experience")
	posts := p.oldest()
	for _, w := range posts {
		p.bullets(w.Keywords, 0, "the skills have a section of their own", !p.isOld(w))
	}
	for i, w := range posts {
		if i < len(posts)-2 {
			p.line(w, "the two newest posts keep a point each")
		}
	}
	for i, w := range posts {
		if i < len(posts)-3 {
			p.entry(first(w), engagementText(w), "the three newest posts stay")
		}
	}
	p.skillsBeyond(10, "ten skills stay, and those that the job asks for")
	for i, e := range slices.Backward(d.Education) {
		if i > 1 {
			p.entry(study(e), whole(e.Degree.Value, e.Area, e.Institution, e.Dates.Text, nil), "the two latest courses of study stay")
		}
	}
	for _, w := range posts {
		p.line(w, "posts keep their line")
		if lineID(w) == "" {
			p.bullets(slices.Concat(w.Summary, w.Highlights), 0, "posts keep their line", true)
		}
	}
	p.certificates(0, "certificates come after experience and education")
}

func (p *planner) add(c cut) {
	c.grade = p.grade
	p.cuts = append(p.cuts, c)
}

func (p *planner) value(t cv.Text, reason string) {
	if !p.planned[t.ID] {
		p.planned[t.ID] = true
		p.add(cut{text: t, ids: []string{t.ID}, reason: reason})
	}
}

func (p *planner) bullets(list []cv.Text, keep int, reason string, recent bool) {
	var open []cv.Text
	led := leadsTo(list)
	for _, t := range list {
		if !p.planned[t.ID] && len(led[t.ID]) == 0 { // what leads to points is none
			open = append(open, t)
		}
	}
	for _, t := range weakest(open, keep, p.weights) {
		p.planned[t.ID] = true
		p.add(cut{text: t, ids: []string{t.ID}, reason: reason, recent: recent})
	}
}

// entry leaves out a whole entry by the value that names it; all is what it says, in its order.
func (p *planner) entry(t cv.Text, all, reason string) {
	key := "entry " + t.ID
	if t.IsZero() || p.planned[key] {
		return
	}
	p.planned[key] = true
	c := cut{kind: wholeEntry, reason: reason}
	for _, v := range p.entries[t.ID] {
		c.ids = append(c.ids, v.ID)
		if !strings.Contains(all, v.Value) {
			all += "\n" + v.Value
		}
	}
	c.text = cv.Text{ID: t.ID, Value: all, Lines: p.lines.lines(t)}
	for i, w := range p.doc.Work {
		if first(w).ID == t.ID {
			c.recent, c.back, c.under, c.bares = !w.Brief && !p.isOld(w), w.Back, lineID(w), i+1
		}
	}
	p.add(c)
}

// weakest returns the values beyond keep, the least useful first: by weight,
// then shorter ones without a figure, then the later ones.
func weakest(list []cv.Text, keep int, weights Weights) []cv.Text {
	if len(list) <= keep {
		return nil
	}
	order := make([]int, len(list))
	for i := range order {
		order[i] = i
	}
	strength := func(i int) float64 {
		s := weights[list[i].ID]
		if strings.ContainsAny(list[i].Value, "0123456789") {
			s += 0.2 // figures are what a reader remembers
		}
		return s
	}
	slices.SortStableFunc(order, func(a, b int) int {
		if c := cmp.Compare(strength(a), strength(b)); c != 0 {
			return c
		}
		return b - a
	})
	out := make([]cv.Text, 0, len(list)-keep)
	for _, i := range order[:len(list)-keep] {
		out = append(out, list[i])
	}
	return out
}
