package fit

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
)

// planner lists cuts from the least to the most painful.
type planner struct {
	doc     *cv.Document
	lines   entryLines
	entries map[string][]cv.Text // all that an entry says, by the ID of each of its values
	aged    map[string]bool      // the posts that ended over ten years before the CV was written, by the ID that names them
	weights Weights
	usual   cv.Limits
	grade   grade
	planned map[string]bool
	cuts    []cut
}

func plan(doc *cv.Document, target Target, weights Weights) []cut {
	p := &planner{
		doc: doc, lines: linesOfEntries(doc), entries: entriesOf(doc), aged: agedPosts(doc.Work, writtenIn(doc, target.Today)),
		weights: weights,
		usual:   orNone(target.Usual), planned: map[string]bool{},
	}
	p.skillsBeyond(p.usual.Skills, fmt.Sprintf("the limit is %s where there is no room for more; what the job or the posts mention comes first",
		count(p.usual.Skills, "skill")))
	p.repeated()
	p.loose(6)
	p.old()
	p.grade = thinned
	p.longest(10, 8, 6)
	p.strongest(5, 4)
	p.minor()
	p.strongest(3)
	p.profile(3)
	p.strongest(2)
	p.further(0)
	p.publications(0, "publications come after experience and education")
	p.profile(1)
	p.sentences()
	p.prose()
	p.projects(2, "two projects stay")
	p.heads()
	p.strongest(1)
	p.grade = short
	p.leastOfAll()
	p.grade = last
	p.far()
	return p.cuts
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
	p.loose(2)
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

// repeated takes a point that a newer post, or the same one, tells in the same words. A post that says nothing else keeps one.
func (p *planner) repeated() {
	told := map[string]bool{}
	for _, w := range p.doc.Work {
		var again []cv.Text
		for _, t := range w.Highlights {
			words := plain(t.Value)
			if told[words] && strings.Count(words, " ") >= fewestRepeated {
				again = append(again, t)
			}
			told[words] = true
		}
		if len(again) == len(w.Highlights) && len(w.Summary) == 0 {
			again = again[min(1, len(again)):]
		}
		for _, t := range again {
			p.value(t, "another post says this in the same words")
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

// minor cuts what is neither experience nor education, the longest first.
func (p *planner) minor() {
	d := p.doc
	p.further(6)
	p.publications(6, "six publications stay")
	p.certificates(10, "ten certificates stay")
	p.awards(6, "six awards stay")
	p.further(2)
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

// skillsBeyond leaves n skills, the best of them, and those that the job asks for.
func (p *planner) skillsBeyond(n int, reason string) {
	for _, s := range weakestSkills(p.doc, n, p.weights) {
		if !p.planned[s.text.ID] {
			p.planned[s.text.ID] = true
			p.add(cut{text: s.text, ids: []string{s.text.ID}, under: s.heading, usual: p.grade < last, reason: reason})
		}
	}
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
