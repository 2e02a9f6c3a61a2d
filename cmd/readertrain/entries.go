package main

import (
	"math"
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
	anchors, keys := mains, e.mainKey
	if len(mains) == 0 {
		anchors, keys = others, e.otherKey
	}
	bodies := a.stream.all(e.body.From)
	var out []candidate
	for _, m := range anchors {
		c := candidate{p: placed{fields: map[string]place{keys: m}}, at: a.stream.lineAt(m)}
		line := c.at
		lo, hi := line, a.stream.line[m.to-1]
		c.cost += 0.3 * float64(hi-lo)
		if !a.wholeField(m) {
			c.cost += 1.5
		}
		if keys == e.mainKey && len(others) > 0 {
			best, cost := place{}, 9.0
			for _, o := range others {
				if o.from < m.to && m.from < o.to {
					continue
				}
				d := math.Abs(float64(a.stream.lineAt(o) - line))
				if a.stream.lineAt(o) > hi {
					d = float64(a.stream.lineAt(o) - hi)
				}
				if !a.wholeField(o) {
					d += 1.5
				}
				if d > 8 {
					continue
				}
				if d < cost {
					best, cost = o, d
				}
			}
			if best.to > 0 {
				c.p.fields[e.otherKey] = best
				lo, hi = min(lo, a.stream.lineAt(best)), max(hi, a.stream.line[best.to-1])
			}
			c.cost += cost
		}
		c.p.head = append(c.p.head, lo, hi)
		if e.start != "" || e.end != "" {
			best, at := 7.0, -1
			for d := -4; d <= 5; d++ {
				i := line + d
				if i < 0 || i >= len(found) {
					continue
				}
				for _, f := range found[i] {
					full, part := says(f, e.start, e.end)
					cost := math.Abs(float64(d))
					switch {
					case full:
					case part:
						cost += 2
					default:
						continue
					}
					if cost < best {
						best, at = cost, i
					}
				}
			}
			c.cost += best
			if at >= 0 {
				c.p.head = append(c.p.head, at)
			}
		}
		if len(bodies) > 0 {
			best := 8.0
			for _, b := range bodies {
				d := float64(a.stream.lineAt(b) - hi)
				if d < 0 {
					d = 8 - d
				}
				if d < best {
					best = d
					c.p.body[0] = b.from
				}
			}
			c.cost += best * 0.5
		}
		if e.town != "" {
			for _, t := range a.stream.all(e.town) {
				if d := a.stream.lineAt(t); d >= lo-1 && d <= hi+2 {
					c.p.fields["place"] = t
					c.p.head = append(c.p.head, d)
					break
				}
			}
		}
		sort.Ints(c.p.head)
		c.at, c.last = c.p.head[0], c.p.head[len(c.p.head)-1]
		out = append(out, c)
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].cost < out[j].cost })
	return out[:min(len(out), 12)]
}

// wholeField reports a stretch that begins and ends where fields do.
func (a *aligned) wholeField(p place) bool {
	l := a.lines[a.stream.line[p.from]].Text
	before := strings.TrimRight(l[:a.stream.offset[p.from]], " (\"'“")
	if before != "" && !strings.ContainsAny(before[len(before)-1:], "\t,|:;-/)&") && !strings.HasSuffix(before, "–") && !strings.HasSuffix(before, "—") && !strings.HasSuffix(before, "•") && !strings.HasSuffix(before, " at") && !strings.HasSuffix(before, " as") && !strings.HasSuffix(before, " in") {
		return false
	}
	return true
}

// settle picks one candidate for each entry: near, and in the order of the document.
func settle(list [][]candidate) []*candidate {
	type cell struct {
		cost float64
		from int
	}
	none := func(n int) []cell { return make([]cell, n+1) }
	var table [][]cell
	for i, cs := range list {
		row := none(len(cs))
		for k := range row {
			own := 25.0 // not placed
			if k < len(cs) {
				own = cs[k].cost
			}
			row[k] = cell{math.Inf(1), -1}
			if i == 0 {
				row[k] = cell{own, -1}
				continue
			}
			for p := range table[i-1] {
				c := table[i-1][p].cost + own
				if k < len(cs) && p < len(list[i-1]) {
					switch a, b := list[i-1][p], cs[k]; {
					case b.at < a.at:
						c += 6
					case b.at == a.at && sameFields(a.p, b.p):
						c += 20
					case b.at <= a.last && b.last <= a.last && b.at != a.at:
						c += 2
					}
				}
				if c < row[k].cost {
					row[k] = cell{c, p}
				}
			}
		}
		table = append(table, row)
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
		if a.courses[i].fields != nil && a.cv.gold.Education[i].Score != "" {
			for _, p := range a.stream.all(a.cv.gold.Education[i].Score) {
				if d := a.stream.lineAt(p) - a.courses[i].head[0]; d >= 0 && d < 5 {
					a.courses[i].fields["score"] = p
					break
				}
			}
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
	var own []int
	for _, l := range p.head {
		if owned[l] == i {
			own = append(own, l)
		}
	}
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
