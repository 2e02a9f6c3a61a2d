package main

import (
	"math"
	"slices"
	"sort"
	"strings"

	"focal/internal/extract/dates"
	"focal/internal/extract/labeller"
	"focal/internal/gold"
)

// candidate is a way to place an entry.
type candidate struct {
	p    placed
	cost float64
	at   int // line of its head
	last int
}

// entry describes what is looked for.
type entry struct {
	main, other, town string // the two fields and the place
	mainKey, otherKey string
	start, end        string
	body              gold.Stretch
}

// candidates lists where the entry could stand.
func (a *aligned) candidates(e entry, found [][]dates.Match) []candidate {
	mains, others := a.stream.all(e.main), a.stream.all(e.other)
	anchors, key := mains, e.mainKey
	if len(mains) == 0 {
		anchors, key, others = others, e.otherKey, nil
	}
	bodies := a.stream.all(e.body.From)
	var out []candidate
	for _, m := range anchors {
		s := seeker{aligned: a, entry: e, line: a.stream.lineAt(m), candidate: candidate{p: placed{fields: map[string]place{key: m}}}}
		s.lo, s.hi = s.line, a.stream.line[m.to-1]
		s.cost += 0.3*float64(s.hi-s.lo) + a.cut(m)
		if len(others) > 0 {
			s.partner(m, others)
		}
		s.p.head = append(s.p.head, s.lo, s.hi)
		s.period(found)
		s.body(bodies)
		s.town()
		sort.Ints(s.p.head)
		s.at, s.last = s.p.head[0], s.p.head[len(s.p.head)-1]
		out = append(out, s.candidate)
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].cost < out[j].cost })
	return out[:min(len(out), 12)]
}

// seeker looks for what belongs to an entry around one of its fields.
type seeker struct {
	candidate
	*aligned
	entry  entry
	line   int // of the field
	lo, hi int // lines of both fields
}

// partner takes the nearest place of the other field.
func (s *seeker) partner(m place, others []place) {
	best, cost := place{}, 9.0
	for _, o := range others {
		if o.from < m.to && m.from < o.to {
			continue
		}
		at := s.stream.lineAt(o)
		d := math.Abs(float64(at - s.line))
		if at > s.hi {
			d = float64(at - s.hi)
		}
		if d += s.cut(o); d <= 8 && d < cost {
			best, cost = o, d
		}
	}
	if best.to > 0 {
		s.p.fields[s.entry.otherKey] = best
		s.lo, s.hi = min(s.lo, s.stream.lineAt(best)), max(s.hi, s.stream.line[best.to-1])
	}
	s.cost += cost
}

// period takes the nearest line with the dates of the entry.
func (s *seeker) period(found [][]dates.Match) {
	if s.entry.start == "" && s.entry.end == "" {
		return
	}
	best, at := 7.0, -1
	for d := -4; d <= 5; d++ {
		i := s.line + d
		if i < 0 || i >= len(found) {
			continue
		}
		if c := math.Abs(float64(d)) + s.unlike(found[i]); c < best {
			best, at = c, i
		}
	}
	s.cost += best
	if at >= 0 {
		s.p.head = append(s.p.head, at)
	}
}

// unlike is the cost of the best of some dates: 0 for the period, more for a part of it.
func (s *seeker) unlike(found []dates.Match) float64 {
	cost := math.Inf(1)
	for _, f := range found {
		if full, part := says(f, s.entry.start, s.entry.end); full {
			return 0
		} else if part {
			cost = 2
		}
	}
	return cost
}

// body takes the nearest beginning of the entry's text.
func (s *seeker) body(places []place) {
	if len(places) == 0 {
		return
	}
	best := 8.0
	for _, b := range places {
		d := float64(s.stream.lineAt(b) - s.hi)
		if d < 0 {
			d = 8 - d
		}
		if d < best {
			best = d
			s.p.body[0] = b.from
		}
	}
	s.cost += best * 0.5
}

// town takes the first place of the town that is near enough and no part of another field.
func (s *seeker) town() {
	if s.entry.town == "" {
		return
	}
	for _, t := range s.stream.all(s.entry.town) {
		if d := s.stream.lineAt(t); d >= s.lo-1 && d <= s.hi+2 && !s.partOfField(t) {
			s.p.fields["place"] = t
			s.p.head = append(s.p.head, d)
			return
		}
	}
}

// partOfField reports a place inside of a field that was found: the "Elm" of "Bank of Elm".
func (s *seeker) partOfField(t place) bool {
	for _, f := range s.p.fields {
		if t.from < f.to && f.from < t.to {
			return true
		}
	}
	return false
}

// cut is the cost of a place that begins inside of a field.
func (a *aligned) cut(p place) float64 {
	if a.wholeField(p) {
		return 0
	}
	return 1.5
}

// wholeField reports a stretch that begins and ends where fields do.
func (a *aligned) wholeField(p place) bool {
	l := a.lines[a.stream.line[p.from]].Text
	before := strings.TrimRight(l[:a.stream.offset[p.from]], " (\"'“")
	return before == "" || strings.ContainsAny(before[len(before)-1:], "\t,|:;-/)&") ||
		slices.ContainsFunc([]string{"–", "—", "•", " at", " as", " in"}, func(end string) bool { return strings.HasSuffix(before, end) })
}

// settle picks one candidate for each entry: near, and in the order of the document.
func settle(list [][]candidate) []*candidate {
	table := make([][]step, len(list))
	for i, cs := range list {
		table[i] = make([]step, len(cs)+1) // the last one: not placed
		for k := range table[i] {
			own := 25.0
			if k < len(cs) {
				own = cs[k].cost
			}
			table[i][k] = step{own, -1}
			if i > 0 {
				table[i][k] = cheapest(table[i-1], list[i-1], cs, k, own)
			}
		}
	}
	out := make([]*candidate, len(list))
	if len(list) == 0 {
		return out
	}
	best := 0
	last := table[len(table)-1]
	for k := range last {
		if last[k].cost < last[best].cost {
			best = k
		}
	}
	for i := len(list) - 1; i >= 0; i-- {
		if best < len(list[i]) {
			out[i] = &list[i][best]
		}
		best = table[i][best].from
	}
	return out
}

// step is the cost of all entries up to one, and the choice for the entry before.
type step struct {
	cost float64
	from int
}

// cheapest returns the best way to the k-th candidate.
func cheapest(before []step, previous, candidates []candidate, k int, own float64) step {
	best := step{math.Inf(1), -1}
	for p := range before {
		c := before[p].cost + own
		if k < len(candidates) && p < len(previous) {
			c += disorder(&previous[p], &candidates[k])
		}
		if c < best.cost {
			best = step{c, p}
		}
	}
	return best
}

// disorder is the cost of one candidate after another.
func disorder(a, b *candidate) float64 {
	switch {
	case b.at < a.at:
		return 6
	case b.at == a.at && sameFields(a.p, b.p):
		return 20
	case b.at <= a.last && b.last <= a.last && b.at != a.at:
		return 2
	}
	return 0
}

func sameFields(a, b placed) bool {
	for k, v := range a.fields {
		if k != "place" && b.fields[k] != v {
			return false
		}
	}
	return len(a.fields) == len(b.fields)
}

func (a *aligned) work() {
	found := a.dated()
	var list [][]candidate
	for _, w := range a.cv.gold.Work {
		list = append(list, a.candidates(entry{w.Position, w.Name, w.Location, "title", "org", w.StartDate, w.EndDate, w.Stretch}, found))
	}
	chosen := settle(list)
	a.posts = a.mark(chosen, labeller.WorkStart, labeller.WorkHead, labeller.WorkBody, func(i int) gold.Stretch { return a.cv.gold.Work[i].Stretch })
}

func (a *aligned) education() {
	found := a.dated()
	var list [][]candidate
	for _, e := range a.cv.gold.Education {
		list = append(list, a.candidates(entry{e.Degree, e.Institution, "", "degree", "school", e.StartDate, e.EndDate, gold.Stretch{}}, found))
	}
	a.courses = a.mark(settle(list), labeller.EduStart, labeller.EduHead, labeller.EduBody, func(int) gold.Stretch { return gold.Stretch{} })
	for i := range a.courses {
		if score := a.cv.gold.Education[i].Score; a.courses[i].fields != nil && score != "" {
			a.placeScore(&a.courses[i], score)
		}
	}
}

// placeScore takes the first place of a grade that is near enough below the head.
func (a *aligned) placeScore(course *placed, score string) {
	for _, p := range a.stream.all(score) {
		if d := a.stream.lineAt(p) - course.head[0]; d >= 0 && d < 5 {
			course.fields["score"] = p
			return
		}
	}
}

// mark labels the lines of entries.
func (a *aligned) mark(chosen []*candidate, start, head, body labeller.Label, bodyOf func(int) gold.Stretch) []placed {
	out := make([]placed, len(chosen))
	owned := map[int]int{} // line -> entry whose head it is
	for i, c := range chosen {
		if c == nil {
			continue
		}
		out[i] = c.p
		for l := range out[i].head {
			if _, taken := owned[out[i].head[l]]; !taken {
				owned[out[i].head[l]] = i
			}
		}
	}
	for i, c := range chosen {
		if c == nil {
			continue
		}
		a.markOne(&out[i], owned, i, start, head, body, bodyOf(i))
	}
	return out
}

func (a *aligned) markOne(p *placed, owned map[int]int, i int, start, head, body labeller.Label, stretch gold.Stretch) {
	own := ownLines(p.head, owned, i)
	if len(own) == 0 {
		return
	}
	first, last := own[0], own[len(own)-1]
	in := map[int]bool{}
	for _, l := range own {
		in[l] = true
	}
	from, to := -1, -1
	if s, ok := a.span(stretch, p.body[0]); ok {
		from, to = a.stream.line[s.from], a.stream.line[s.to-1]
		p.body = [2]int{s.from, s.to}
	} else {
		p.body = [2]int{}
	}
	for l := first; l <= last; l++ {
		switch {
		case l == first:
			a.allowed[l] = bit[start]
		case in[l]:
			a.allowed[l] = bit[head]
		case owned[l] == 0 && !in[l]:
			a.allowed[l] = anyOf(head, body)
		}
	}
	p.head = own
	if from < 0 {
		return
	}
	for l := max(last+1, min(from, last+1)); l <= to && l < len(a.lines); l++ {
		if o, taken := owned[l]; taken && o != i {
			continue
		}
		a.allowed[l] = bit[body]
	}
}

// ownLines are the lines of a head that belong to the entry i.
func ownLines(head []int, owned map[int]int, i int) []int {
	var own []int
	for _, l := range head {
		if owned[l] == i {
			own = append(own, l)
		}
	}
	return own
}

// span finds the text from the first words to the last.
func (a *aligned) span(s gold.Stretch, near int) (place, bool) {
	if s.From == "" || s.To == "" {
		return place{}, false
	}
	best := place{}
	for _, f := range a.stream.all(s.From) {
		if best.to > 0 && math.Abs(float64(f.from-near)) >= math.Abs(float64(best.from-near)) {
			continue
		}
		for _, t := range a.stream.all(s.To) {
			if t.to >= f.to && t.to-f.from < 8000 {
				best = place{f.from, t.to}
				break
			}
		}
	}
	return best, best.to > 0
}
