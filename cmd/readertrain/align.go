package main

import (
	"math"
	"sort"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"focal/internal/extract/dates"
	"focal/internal/extract/labeller"
	"focal/internal/gold"
)

// aligned is a CV whose lines have their labels.
type aligned struct {
	cv                       *cv
	made                     bool   // made up: see corpus.Also
	group                    string // the first of the CVs that this one is a version of
	lines                    []labeller.Line
	allowed                  []uint64 // bit per label of labeller.Labels; 0 = unknown
	posts                    []placed
	courses                  []placed
	name, headline, location place // of the person
	stream                   *stream
}

// placed is an entry: where its fields stand, in letters of the stream.
type placed struct {
	fields map[string]place
	head   []int // lines
	body   [2]int
}

// place is a stretch of the stream; to = 0 means none.
type place struct{ from, to int }

// stream is the letters and digits of all lines, with where they came from.
type stream struct {
	letters []rune
	line    []int
	offset  []int  // byte in the line's text
	start   []bool // a word begins here
	index   string // letters as a string, for searching
	runeAt  []int  // byte of index -> rune number
}

func streamOf(lines []labeller.Line) *stream {
	s := &stream{}
	for i := range lines {
		boundary := true
		for at, r := range lines[i].Text {
			for _, c := range norm.NFKC.String(string(unicode.ToLower(r))) {
				if !unicode.IsLetter(c) && !unicode.IsDigit(c) {
					boundary = true
					continue
				}
				s.letters = append(s.letters, c)
				s.line = append(s.line, i)
				s.offset = append(s.offset, at)
				s.start = append(s.start, boundary)
				boundary = false
			}
			if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
				boundary = true
			}
		}
	}
	s.index = string(s.letters)
	s.runeAt = make([]int, len(s.index)+1)
	n := 0
	for b := range s.index {
		s.runeAt[b] = n
		n++
	}
	s.runeAt[len(s.index)] = n
	return s
}

func lettersOf(text string) string {
	var b strings.Builder
	for _, r := range text {
		for _, c := range norm.NFKC.String(string(unicode.ToLower(r))) {
			if unicode.IsLetter(c) || unicode.IsDigit(c) {
				b.WriteRune(c)
			}
		}
	}
	return b.String()
}

// all finds a text everywhere it stands as whole words.
func (s *stream) all(text string) []place {
	v := lettersOf(text)
	if v == "" {
		return nil
	}
	n := len([]rune(v))
	var out []place
	for from := 0; ; {
		at := strings.Index(s.index[from:], v)
		if at < 0 {
			return out
		}
		b := from + at
		r := s.runeAt[b]
		end := r + n
		if s.start[r] && (end == len(s.letters) || s.start[end]) {
			out = append(out, place{r, end})
		}
		from = b + 1
		for from < len(s.index) && s.index[from]&0xC0 == 0x80 {
			from++
		}
		if len(out) > 60 {
			return out
		}
	}
}

func (s *stream) lineAt(p place) int { return s.line[p.from] }

var bit = func() map[labeller.Label]uint64 {
	m := map[labeller.Label]uint64{}
	for i, l := range labeller.Labels {
		m[l] = 1 << i
	}
	return m
}()

// align finds the labels of lines from what a person read.
func align(c *cv, lines []labeller.Line) *aligned {
	a := &aligned{cv: c, lines: lines, allowed: make([]uint64, len(lines)), stream: streamOf(lines)}
	heads := a.headings()
	a.sections(heads)
	a.work()
	a.education()
	a.projects()
	a.certificates()
	a.skills()
	for i, k := range heads {
		a.allowed[i] = bit[labeller.HeadingOf(k)]
	}
	a.person()
	return a
}

// kindOfGold translates kinds of sections.
func kindOfGold(k string) string {
	for _, have := range labeller.Kinds {
		if k == have {
			return k
		}
	}
	return "other"
}

// headings finds the lines of the headings, in order.
func (a *aligned) headings() map[int]string {
	out := map[int]string{}
	whole := make([]string, len(a.lines))
	for i := range a.lines {
		whole[i] = lettersOf(a.lines[i].Text)
	}
	after := -1
	for _, s := range a.cv.gold.Sections {
		v := lettersOf(s.Heading)
		if v == "" {
			continue
		}
		best, cost := -1, math.Inf(1)
		for i, w := range whole {
			if out[i] != "" {
				continue
			}
			c := 0.0
			switch {
			case w == v:
			case strings.HasPrefix(w, v) && len(w) < len(v)+30 && strings.ContainsAny(a.lines[i].Text, ":\t-–"):
				c = 3
			case strings.HasPrefix(v, w) && len(w) > 3 && i+1 < len(whole) && strings.HasPrefix(v, w+whole[i+1]):
				c = 1 // over two lines
			default:
				continue
			}
			if i <= after {
				c += 2
			} else {
				c += 0.01 * float64(i-after)
			}
			if c < cost {
				best, cost = i, c
			}
		}
		if best >= 0 {
			out[best] = kindOfGold(s.Kind)
			if best+1 < len(whole) && whole[best] != v && strings.HasPrefix(v, whole[best]+whole[best+1]) && whole[best+1] != "" {
				out[best+1] = out[best]
			}
			after = best
		}
	}
	return out
}

// insideOf is what lines under a heading may be when nothing else is known.
var insideOf = map[string][]labeller.Label{
	"summary": {labeller.Summary}, "work": {labeller.WorkHead, labeller.WorkBody}, "education": {labeller.EduHead, labeller.EduBody},
	"skills": {labeller.Skill}, "certificates": {labeller.CertStart, labeller.CertMore}, "languages": {labeller.Language},
	"projects": {labeller.ProjStart, labeller.ProjBody}, "awards": {labeller.Award}, "publications": {labeller.Publication},
	"volunteer": {labeller.Volunteer}, "interests": {labeller.Interest}, "references": {labeller.Reference}, "personal": {labeller.Personal},
	"other": {labeller.Other},
}

func anyOf(labels ...labeller.Label) uint64 {
	var m uint64
	for _, l := range labels {
		m |= bit[l]
	}
	return m
}

func (a *aligned) sections(heads map[int]string) {
	current := anyOf(labeller.Head)
	if len(a.cv.gold.Sections) > 0 && a.cv.gold.Sections[0].Heading == "" {
		if k := kindOfGold(a.cv.gold.Sections[0].Kind); k == "summary" {
			current |= anyOf(labeller.Summary)
		}
	}
	for i := range a.lines {
		if k, ok := heads[i]; ok {
			current = anyOf(insideOf[k]...)
			continue
		}
		a.allowed[i] = current
		if a.lines[i].Furniture {
			a.allowed[i] |= anyOf(labeller.Head, labeller.Other)
		}
	}
}

// dated lists for every line the dates on it.
func (a *aligned) dated() [][]dates.Match {
	out := make([][]dates.Match, len(a.lines))
	for i := range a.lines {
		if len(a.lines[i].Text) < 400 {
			out[i] = dates.Find(a.lines[i].Text)
		}
	}
	return out
}

// says reports that a match is the period that the labels name.
func says(m dates.Match, start, end string) (full, part bool) {
	s, e := m.Range.Start.ISO(), m.Range.End.ISO()
	if m.Range.Current {
		e = "present"
	}
	sOK := start != "" && strings.HasPrefix(s, start[:min(len(start), 4)])
	eOK := end != "" && (e == end || len(end) >= 4 && strings.HasPrefix(e, end[:4]))
	if !m.Period && e == "" {
		eOK = end != "" && len(end) >= 4 && strings.HasPrefix(s, end[:4])
	}
	return (sOK || start == "") && (eOK || end == "" || end == "present" && m.Range.Current), sOK || eOK
}

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

func (a *aligned) projects() {
	after := 0
	for _, p := range a.cv.gold.Projects {
		for _, f := range a.stream.all(p.Name) {
			if f.from < after || a.allowed[a.stream.lineAt(f)]&anyOf(labeller.WorkStart, labeller.WorkBody, labeller.EduStart, labeller.Skill) != 0 {
				continue
			}
			after = f.to
			l := a.stream.lineAt(f)
			a.allowed[l] = bit[labeller.ProjStart]
			if s, ok := a.span(p.Stretch, f.to); ok {
				for i := max(l+1, a.stream.line[s.from]); i <= a.stream.line[s.to-1]; i++ {
					a.allowed[i] = bit[labeller.ProjBody]
				}
			}
			break
		}
	}
}

func (a *aligned) certificates() {
	after := 0
	for _, c := range a.cv.gold.Certificates {
		places := a.stream.all(c)
		for pass := 0; pass < 2; pass++ {
			done := false
			for _, f := range places {
				l := a.stream.lineAt(f)
				if pass == 0 && f.from < after || a.allowed[l]&anyOf(labeller.WorkStart, labeller.WorkBody, labeller.EduStart, labeller.Summary, labeller.Head) != 0 {
					continue
				}
				after, done = f.to, true
				a.allowed[l] = bit[labeller.CertStart]
				break
			}
			if done {
				break
			}
		}
	}
}

func (a *aligned) skills() {
	for _, s := range a.cv.gold.Skills {
		p, ok := a.span(s, 0)
		if !ok {
			continue
		}
		for l := a.stream.line[p.from]; l <= a.stream.line[p.to-1]; l++ {
			if a.allowed[l]&anyOf(labeller.WorkStart, labeller.EduStart, labeller.ProjStart) == 0 {
				a.allowed[l] = bit[labeller.Skill]
			}
		}
	}
}

// person finds the name and what is beside it; the headline of a CV without a name
// is at its top.
func (a *aligned) person() {
	find := func(text string, from, before int) place {
		for _, p := range a.stream.all(text) {
			if l := a.stream.lineAt(p); l >= from && l < before {
				return p
			}
		}
		return place{}
	}
	a.name = find(a.cv.gold.Name, 0, math.MaxInt)
	beside := 0
	if a.name.to > 0 {
		beside = a.stream.lineAt(a.name)
	}
	a.headline = find(a.cv.gold.Headline, beside-besideName, beside+besideName)
	a.location = find(a.cv.gold.Location, 0, math.MaxInt)
	for _, p := range []place{a.name, a.headline} {
		if p.to > 0 && a.stream.lineAt(p) < 25 {
			if l := a.stream.lineAt(p); a.allowed[l]&anyOf(labeller.WorkStart, labeller.EduStart) == 0 {
				a.allowed[l] = anyOf(labeller.Head, labeller.Personal)
			}
		}
	}
}

// besideName is how many lines the headline may stand above or below the name.
const besideName = 8
