package main

import (
	"math"
	"strings"

	"focal/internal/extract/dates"
	"focal/internal/extract/labeller"
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
		for i := range whole {
			if out[i] != "" {
				continue
			}
			if c := a.likeHeading(whole, i, v) + distance(i, after); c < cost {
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

// likeHeading is how far a line is from a heading, both by their letters; infinite where they have nothing in common.
func (a *aligned) likeHeading(whole []string, i int, heading string) float64 {
	w := whole[i]
	switch {
	case w == heading:
		return 0
	case strings.HasPrefix(w, heading) && len(w) < len(heading)+30 && strings.ContainsAny(a.lines[i].Text, ":\t-–"):
		return 3
	case strings.HasPrefix(heading, w) && len(w) > 3 && i+1 < len(whole) && strings.HasPrefix(heading, w+whole[i+1]):
		return 1 // over two lines
	}
	return math.Inf(1)
}

// distance is the cost of a line far behind the heading before, or above it.
func distance(i, after int) float64 {
	if i <= after {
		return 2
	}
	return 0.01 * float64(i-after)
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
	startOK := sameYear(s, start)
	endOK := end != "" && e == end || len(end) >= 4 && sameYear(e, end)
	if !m.Period && e == "" {
		endOK = len(end) >= 4 && sameYear(s, end)
	}
	runs := end == "present" && m.Range.Current
	return (startOK || start == "") && (endOK || end == "" || runs), startOK || endOK
}

// sameYear reports that a date begins with the year of a label.
func sameYear(date, label string) bool {
	return label != "" && strings.HasPrefix(date, label[:min(len(label), 4)])
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
