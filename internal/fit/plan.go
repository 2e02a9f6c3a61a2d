package fit

import (
	"cmp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
)

// planner lists cuts from the least to the most painful.
type planner struct {
	doc     *cv.Document
	lines   entryLines
	written int // the year of the CV
	weights Weights
	grade   grade
	planned map[string]bool
	cuts    []cut
}

func plan(doc *cv.Document, today int, weights Weights) []cut {
	p := &planner{doc: doc, lines: linesOfEntries(doc), written: writtenIn(doc, today), weights: weights, planned: map[string]bool{}}
	p.old()
	p.grade = thinned
	p.strongest(5, 4, 3)
	p.minor()
	p.strongest(2)
	p.profile()
	p.prose()
	p.oldPosts()
	p.strongest(1)
	p.grade = short
	p.leastOfAll()
	p.grade = last
	p.far()
	return p.cuts
}

// old cuts what leaves the last ten years untouched.
func (p *planner) old() {
	for _, keep := range []int{2, 1} {
		for _, w := range p.oldest() {
			if p.isOld(w) {
				p.bullets(slices.Concat(w.Summary, w.Highlights), keep, "posts that ended over ten years ago are told in fewer words", false)
			}
		}
	}
	for _, w := range p.oldest() {
		if p.isOld(w) {
			p.line(w, "the post ended over ten years ago and is told in one line")
		}
	}
	for _, i := range p.doc.Interests {
		p.entry(i.Name, i.Name.Value, "interests come last")
	}
	for _, r := range slices.Backward(p.doc.Projects) {
		p.bullets(r.Highlights, 2, "projects keep their strongest points", false)
	}
	p.beyondLimit()
}

// beyondLimit leaves posts out that only have a line, because of the limit: they matter less than what is told in full, and
// more than lines of no section.
func (p *planner) beyondLimit() {
	if slices.ContainsFunc(p.doc.Work, func(w cv.Engagement) bool { return w.Brief }) {
		p.further()
	}
	for _, w := range p.oldest() {
		if w.Brief {
			p.entry(first(w), engagementText(w), "the post is beyond the limit of posts")
		}
	}
}

// strongest leaves each post its strongest points, one more to the newest.
func (p *planner) strongest(keeps ...int) {
	for _, keep := range keeps {
		for i, w := range p.oldest() {
			n := keep
			if i == len(p.doc.Work)-1 && keep > 1 {
				n++
			}
			p.bullets(w.Highlights, n, "each post keeps its strongest points", !p.isOld(w))
		}
	}
}

// minor cuts what is neither experience nor education.
func (p *planner) minor() {
	d := p.doc
	p.further()
	for _, r := range slices.Backward(d.References) {
		p.entry(reference(r), strings.Trim(r.Name.Value+"\n"+r.Text.Value, "\n"), "referees are named on request")
	}
	for _, b := range slices.Backward(d.Publications) {
		p.entry(b.Name, whole(b.Name.Value, b.Publisher, b.URL, b.Dates.Text, b.Summary), "publications come after experience and education")
	}
	for _, e := range slices.Backward(d.Education) {
		p.bullets(slices.Concat(e.Courses, e.Summary, e.Highlights), 0, "courses of study keep their degree", false)
	}
	p.certificates(5, "five certificates stay")
	p.awards(3, "three awards stay")
	for _, w := range slices.Backward(d.Volunteering) {
		p.bullets(slices.Concat(w.Summary, w.Highlights), 0, "volunteering keeps its line", false)
	}
	p.projects(2, "two projects stay")
}

// further cuts what stands in no section of its own.
func (p *planner) further() {
	for _, s := range slices.Backward(p.doc.Additional) {
		for i, item := range slices.Backward(s.Items) {
			if i == 0 && !s.Heading.IsZero() {
				item.Value = s.Heading.Value + ": " + item.Value // the heading goes with its last item
			}
			p.value(item.Text, "further information comes after the fixed sections")
		}
	}
}

// oldPosts leaves those out before the newer ones are left with a point each.
func (p *planner) oldPosts() {
	for _, w := range p.oldest() {
		if p.isOld(w) {
			p.entry(first(w), engagementText(w), "the post ended over ten years ago")
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

func (p *planner) projects(keep int, reason string) {
	for i, r := range slices.Backward(p.doc.Projects) {
		if i >= keep {
			p.entry(r.Name, projectText(r), reason)
		}
	}
}

func (p *planner) profile() {
	for i, t := range slices.Backward(p.doc.Summary) {
		if i > 0 {
			p.value(t, "the profile keeps its first paragraph")
		}
	}
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
	p.skills()
	for i, e := range slices.Backward(d.Education) {
		if i > 1 {
			p.entry(study(e), whole(e.Degree.Value, e.Area, e.Institution, e.Dates.Text, nil), "the two latest courses of study stay")
		}
	}
	for _, w := range posts {
		p.line(w, "posts keep their line")
		if w.Dates.Text.ID == "" {
			p.bullets(slices.Concat(w.Summary, w.Highlights), 0, "posts keep their line", true)
		}
	}
	p.certificates(0, "certificates come after experience and education")
}

// skills leaves the first ten skills and those that the job asks for.
func (p *planner) skills() {
	n := 0
	var rest []cv.Text
	for _, g := range p.doc.Skills {
		for _, t := range g.Keywords {
			if n++; n > 10 && p.weights[t.ID] == 0 {
				rest = append(rest, t)
			}
		}
	}
	for _, t := range slices.Backward(rest) {
		p.value(t, "ten skills stay, and those that the job asks for")
	}
}

func (p *planner) oldest() []cv.Engagement {
	posts := slices.Clone(p.doc.Work)
	slices.Reverse(posts)
	return posts
}

func (p *planner) isOld(w cv.Engagement) bool {
	return !w.Dates.IsZero() && end(w.Dates).Year < p.written-10
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
	for _, t := range list {
		if !p.planned[t.ID] {
			open = append(open, t)
		}
	}
	for _, t := range weakest(open, keep, p.weights) {
		p.planned[t.ID] = true
		p.add(cut{text: t, ids: []string{t.ID}, reason: reason, recent: recent})
	}
}

// entry leaves out a whole entry by the value that names it.
func (p *planner) entry(t cv.Text, all, reason string) {
	if key := "entry " + t.ID; !t.IsZero() && !p.planned[key] {
		p.planned[key] = true
		c := cut{text: cv.Text{ID: t.ID, Value: all, Lines: p.lines.lines(t)}, kind: wholeEntry, reason: reason}
		for _, w := range p.doc.Work {
			if first(w).ID == t.ID {
				c.ids, c.recent, c.back = postIDs(w), !w.Brief && !p.isOld(w), w.Back
			}
		}
		p.add(c)
	}
}

// line tells a post in one line. The note is about its dates, so that it is another
// one than that which leaves the post out.
func (p *planner) line(w cv.Engagement, reason string) {
	text := proseOf(w)
	key := "line " + first(w).ID
	if w.Dates.Text.ID == "" || first(w).IsZero() || len(text) == 0 || p.planned[key] {
		return
	}
	p.planned[key] = true
	c := cut{
		text: cv.Text{ID: w.Dates.Text.ID, Value: belowLine(w), Lines: linesBelow(w)},
		kind: oneLine, reason: reason, recent: !p.isOld(w),
	}
	for _, t := range text {
		c.ids = append(c.ids, t.ID)
	}
	p.add(c)
}

// postIDs are the values of a post's text, for cuts that take all of it.
func postIDs(w cv.Engagement) []string {
	ids := []string{first(w).ID}
	for _, t := range proseOf(w) {
		ids = append(ids, t.ID)
	}
	return ids
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

// reference is the value that names a reference.
func reference(r cv.Reference) cv.Text {
	if !r.Name.IsZero() {
		return r.Name
	}
	return r.Text
}

// first is the value that names a post.
func first(w cv.Engagement) cv.Text {
	if !w.Title.IsZero() {
		return w.Title
	}
	return w.Organisation
}
