package main

import (
	"fmt"
	"slices"
	"strings"

	cvdoc "focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/gold"
)

// readEntry is an entry of the document, as far as labels know of it.
type readEntry struct {
	title, org cvdoc.Text
	dates      cvdoc.DateRange
	text       []cvdoc.Text
	lines      map[int]bool
}

func entriesOf(d *cvdoc.Document, of cvdoc.Section) (out []*readEntry) {
	for _, w := range d.Work {
		if of == cvdoc.SectionWork {
			out = append(out, entryOf(w.Title, w.Organisation, w.Dates, slices.Concat(w.Summary, w.Highlights), w.Unit, w.Location))
		}
	}
	for _, e := range d.Education {
		if of == cvdoc.SectionEducation {
			degree := e.Degree
			degree.Value = strings.TrimSpace(degree.Value + " " + e.Area.Value)
			out = append(out, entryOf(degree, e.Institution, e.Dates, slices.Concat(e.Summary, e.Highlights), e.Area, e.Score, e.Location))
		}
	}
	return out
}

func entryOf(title, org cvdoc.Text, dates cvdoc.DateRange, text []cvdoc.Text, others ...cvdoc.Text) *readEntry {
	e := &readEntry{title: title, org: org, dates: dates, text: text, lines: map[int]bool{}}
	for _, t := range slices.Concat([]cvdoc.Text{title, org, dates.Text}, text, others) {
		for _, l := range t.Lines {
			e.lines[l] = e.lines[l] || t.Value != ""
		}
	}
	return e
}

// labelledEntry is a post or a course of the label, with its place in the file.
type labelledEntry struct {
	section          cvdoc.Section
	title, org       string
	titleAt, orgAt   place
	start, end       string
	dateLine         int
	date             string // as it stands in its line
	head, body       []int
}

// labelledEntries are the posts and courses that stand in the file.
func (m *mender) labelledEntries(of cvdoc.Section) (out []*labelledEntry) {
	found := m.dated()
	add := func(e labelledEntry, p placed, title, org string) {
		e.section, e.titleAt, e.orgAt, e.head, e.dateLine = of, p.fields[title], p.fields[org], p.head, -1
		if len(p.head) == 0 {
			return
		}
		for _, l := range p.head {
			for _, d := range found[l] {
				if full, _ := says(d, e.start, e.end); full && e.dateLine < 0 {
					e.dateLine, e.date = l, e.wordsOfDate(m.lines[l].Text[d.Start:d.End])
				}
			}
		}
		if p.body[1] > 0 {
			for l := m.stream.line[p.body[0]]; l <= m.stream.line[p.body[1]-1]; l++ {
				e.body = append(e.body, l)
			}
		}
		out = append(out, &e)
	}
	switch of {
	case cvdoc.SectionWork:
		for i, p := range m.posts {
			g := &m.aligned.cv.gold.Work[i]
			add(labelledEntry{title: g.Position, org: g.Name, start: g.StartDate, end: g.EndDate}, p, "title", "org")
		}
	case cvdoc.SectionEducation:
		for i, p := range m.courses {
			g := &m.aligned.cv.gold.Education[i]
			add(labelledEntry{title: g.Degree, org: g.Institution, start: g.StartDate, end: g.EndDate}, p, "degree", "school")
		}
	}
	heads := map[int]bool{}
	for _, e := range out {
		for _, l := range e.head {
			heads[l] = true
		}
	}
	for _, e := range out {
		e.body = slices.DeleteFunc(e.body, func(l int) bool { return heads[l] || lettersOf(m.lines[l].Text) == "" || m.lines[l].Furniture })
	}
	return out
}

// assigned gives each labelled entry the entry of the document that is most like it; nil where none is.
func (m *mender) assigned(list []*labelledEntry) map[*labelledEntry]*readEntry {
	out, taken := map[*labelledEntry]*readEntry{}, map[*readEntry]bool{}
	if len(list) == 0 {
		return out
	}
	have := entriesOf(m.doc, list[0].section)
	for range list {
		var best *labelledEntry
		var to *readEntry
		top := 0.0
		for _, g := range list {
			if out[g] != nil {
				continue
			}
			for _, e := range have {
				if l := m.likeness(g, e); !taken[e] && l > top {
					best, to, top = g, e, l
				}
			}
		}
		if best == nil {
			break
		}
		out[best], taken[to] = to, true
	}
	return out
}

// likeness is how much an entry of the document is a labelled one; none has it without a line of the head.
func (m *mender) likeness(g *labelledEntry, e *readEntry) float64 {
	own := 0.0
	for _, l := range g.head {
		if e.lines[l] {
			own++
		}
	}
	if own == 0 {
		return 0
	}
	if g.titleAt.to > 0 && slices.Contains(e.title.Lines, m.stream.lineAt(g.titleAt)) && g.title != "" && sameLetters(e.title.Value, g.title) {
		own += 4
	}
	if g.orgAt.to > 0 && slices.Contains(e.org.Lines, m.stream.lineAt(g.orgAt)) && sameLetters(e.org.Value, g.org) {
		own += 3
	}
	if slices.Contains(e.dates.Text.Lines, g.dateLine) {
		own += 3
	}
	return own
}

func sameLetters(a, b string) bool { return lettersOf(a) == lettersOf(b) }

// wordsOfDate are the words that tell the period, without one that leads to it where they tell another with that.
func (g *labelledEntry) wordsOfDate(text string) string {
	_, rest, _ := strings.Cut(text, " ")
	for _, t := range []string{text, rest} {
		if found := dates.Find(t); len(found) == 1 && g.says(found[0].Range) {
			return t
		}
	}
	return text
}

// says reports the period that the label names, as it is written in JSON Resume.
func (g *labelledEntry) says(d cvdoc.DateRange) bool {
	start, end := d.Start.ISO(), d.End.ISO()
	switch {
	case d.Current:
		end = "present"
	case end == "":
		end = start
		if g.section == cvdoc.SectionEducation {
			start = ""
		}
	}
	return start == g.start && end == g.end
}

// wanted is what the label says.
func (m *mender) wanted() {
	m.wantName()
	for _, of := range []cvdoc.Section{cvdoc.SectionWork, cvdoc.SectionEducation} {
		list := m.labelledEntries(of)
		for _, g := range list {
			m.wantEntry(list, g)
		}
	}
	for _, s := range m.aligned.cv.gold.Skills {
		m.wantSkills(s)
	}
}

func (m *mender) want(name string, line int, holds func() bool, marks func() []cvdoc.Mark) {
	m.wants = append(m.wants, &want{name: name, line: line, holds: holds, marks: marks})
}

func (m *mender) wantName() {
	if m.name.to == 0 {
		return
	}
	m.want("name", m.stream.lineAt(m.name),
		func() bool { return sameLetters(m.doc.Person.Name.Value, m.aligned.cv.gold.Name) },
		func() []cvdoc.Mark { return m.wordsAs(m.name, cvdoc.Mark{As: cvdoc.MarkName}) })
}

// wordsAs are the marks that say something of a stretch of the file: of each line its words, or all of it.
func (m *mender) wordsAs(p place, as cvdoc.Mark) (out []cvdoc.Mark) {
	for from := p.from; from < p.to; {
		line, to := m.stream.line[from], from
		for to < p.to && m.stream.line[to] == line {
			to++
		}
		as.Line = line
		as.Part = m.chosen(from, to)
		if lettersOf(m.lines[line].Text) == lettersOf(as.Part) {
			as.Part = ""
		}
		out = append(out, as)
		as.Add = as.As.Adds()
		from = to
	}
	return out
}

// chosen are the words of a line from one letter up to another, as a user chooses them: whole, with their signs.
func (m *mender) chosen(from, to int) string {
	text := m.lines[m.stream.line[from]].Text
	a, z := m.stream.offset[from], m.stream.offset[to-1]
	a = strings.LastIndexAny(text[:a], " \t") + 1
	if end := strings.IndexAny(text[z:], " \t"); end >= 0 {
		return text[a : z+end]
	}
	return text[a:]
}

func (m *mender) wantEntry(list []*labelledEntry, g *labelledEntry) {
	first := slices.Min(g.head)
	entry := func() *readEntry { return m.assigned(list)[g] }
	begins := func() bool { return m.apart(g, entry()) }
	m.want("start", first, begins, func() []cvdoc.Mark { return m.startOf(list, g) })
	field := func(name string, at place, label string, as cvdoc.MarkKind, of func(*readEntry) string) {
		line := first
		if at.to > 0 {
			line = m.stream.lineAt(at)
		}
		m.want(name, line,
			func() bool { e := entry(); return e != nil && sameLetters(of(e), label) },
			func() []cvdoc.Mark {
				switch e := entry(); {
				case !begins():
					return nil
				case at.to > 0:
					return m.wordsAs(at, cvdoc.Mark{As: as, Section: g.section})
				case label == "":
					return m.noField(e, name, g.section)
				}
				return nil
			})
	}
	field("title", g.titleAt, g.title, cvdoc.MarkTitle, func(e *readEntry) string { return e.title.Value })
	field("employer", g.orgAt, g.org, cvdoc.MarkEmployer, func(e *readEntry) string { return e.org.Value })
	if g.dateLine >= 0 {
		m.want("dates", g.dateLine,
			func() bool { e := entry(); return e != nil && g.says(e.dates) },
			func() []cvdoc.Mark {
				if !begins() {
					return nil
				}
				return []cvdoc.Mark{{Line: g.dateLine, As: cvdoc.MarkDates, Section: g.section, Part: g.date}}
			})
	}
	if len(g.body) > 0 {
		m.want("text", g.body[0], func() bool { e := entry(); return e != nil && len(m.without(e, g.body)) == 0 && inOrder(e.text) },
			func() []cvdoc.Mark { return m.moved(list, g) })
	}
}

// apart reports an entry of its own, of which no other one has lines of the head.
func (m *mender) apart(g *labelledEntry, e *readEntry) bool {
	if e == nil {
		return false
	}
	for _, o := range entriesOf(m.doc, g.section) {
		for _, l := range g.head {
			if o.lines[l] && !e.lines[l] {
				return false
			}
		}
	}
	return true
}

// noField is the gesture for words that are taken for a field which the entry lacks: they are text.
func (m *mender) noField(e *readEntry, name string, of cvdoc.Section) []cvdoc.Mark {
	t := map[string]cvdoc.Text{"title": e.title, "employer": e.org}[name]
	if t.Value == "" || len(t.Lines) != 1 || !strings.Contains(m.lines[t.Lines[0]].Text, t.Value) {
		return nil
	}
	part := t.Value
	if sameLetters(part, m.lines[t.Lines[0]].Text) {
		return nil // its words are those of other fields
	}
	return []cvdoc.Mark{{Line: t.Lines[0], As: cvdoc.MarkText, Section: of, Part: part}}
}

// startOf says that an entry begins where its head does, in the midst of a line where another one begins in it before.
func (m *mender) startOf(list []*labelledEntry, g *labelledEntry) []cvdoc.Mark {
	first := slices.Min(g.head)
	s := cvdoc.Mark{Line: first, As: cvdoc.MarkStart, Section: g.section}
	at := func(e *labelledEntry) int {
		from := len(m.stream.letters)
		for _, p := range []place{e.titleAt, e.orgAt} {
			if p.to > 0 && m.stream.lineAt(p) == first {
				from = min(from, p.from)
			}
		}
		return from
	}
	own := at(g)
	for _, o := range list {
		if o != g && slices.Contains(o.head, first) && at(o) < own && own < len(m.stream.letters) {
			text := m.lines[first].Text
			s.Part = text[strings.LastIndexAny(text[:m.stream.offset[own]], " \t")+1:]
		}
	}
	return []cvdoc.Mark{s}
}

// without are the lines that an entry lacks.
func (m *mender) without(e *readEntry, lines []int) (out []int) {
	for _, l := range lines {
		if !e.lines[l] && m.doc.Source[l].As == "" {
			out = append(out, l)
		}
	}
	return out
}

func inOrder(list []cvdoc.Text) bool {
	return slices.IsSortedFunc(list, func(a, b cvdoc.Text) int { return slices.Min(a.Lines) - slices.Min(b.Lines) })
}

// moved moves lines to the entry: the whole stretch where most of it is elsewhere.
func (m *mender) moved(list []*labelledEntry, g *labelledEntry) (out []cvdoc.Mark) {
	all := m.assigned(list)
	e := all[g]
	if e == nil {
		return nil
	}
	known := -1
	for _, l := range g.head {
		alone := !slices.ContainsFunc(list, func(o *labelledEntry) bool { return o != g && all[o] != nil && all[o].lines[l] })
		if e.lines[l] && (known < 0 || alone) {
			known = l
		}
	}
	lines := m.without(e, g.body)
	if len(lines)*2 > len(g.body) || len(lines) == 0 {
		lines = g.body
	}
	for _, l := range lines {
		out = append(out, cvdoc.Mark{Line: l, As: cvdoc.MarkMove, Section: g.section, Entry: known + 1})
	}
	return out
}

// phantoms are the posts and courses that the label does not have, to be kept elsewhere.
func (m *mender) phantoms() (out []*want) {
	for _, of := range []cvdoc.Section{cvdoc.SectionWork, cvdoc.SectionEducation} {
		list := m.labelledEntries(of)
		all := m.assigned(list)
		kept := map[int]bool{}
		for _, e := range all {
			for l := range e.lines {
				kept[l] = true
			}
		}
		for _, g := range list {
			for _, l := range g.body {
				kept[l] = true
			}
		}
		for _, e := range entriesOf(m.doc, of) {
			var marks []cvdoc.Mark
			for l := range m.doc.Source {
				if e.lines[l] && !kept[l] {
					marks = append(marks, cvdoc.Mark{Line: l, As: cvdoc.MarkMove, Section: cvdoc.SectionAdditional})
				}
			}
			if len(marks) == 0 || phantomless(all, e) {
				continue
			}
			gone := func() bool {
				return !slices.ContainsFunc(marks, func(k cvdoc.Mark) bool {
					return slices.ContainsFunc(entriesOf(m.doc, of), func(o *readEntry) bool { return o.lines[k.Line] })
				})
			}
			out = append(out, &want{name: "phantom", line: marks[0].Line, holds: gone, marks: func() []cvdoc.Mark { return marks }})
		}
	}
	return out
}

func phantomless(all map[*labelledEntry]*readEntry, e *readEntry) bool {
	for _, is := range all {
		for l := range e.lines {
			if is.lines[l] && len(is.lines) == len(e.lines) {
				return true
			}
		}
	}
	return false
}

// wantSkills moves lines of a stretch of skills to the skills.
func (m *mender) wantSkills(s gold.Stretch) {
	p, ok := m.span(s, 0)
	if !ok {
		return
	}
	missing := func() (out []cvdoc.Mark) {
		held := map[int]bool{}
		m.doc.Walk(func(r cvdoc.Ref) {
			for _, l := range r.Text.Lines {
				held[l] = held[l] || r.Section == cvdoc.SectionSkills || r.Section == cvdoc.SectionWork || r.Section == cvdoc.SectionLanguages
			}
		})
		for l := m.stream.line[p.from]; l <= m.stream.line[p.to-1]; l++ {
			if !held[l] && m.doc.Source[l].As == "" {
				out = append(out, cvdoc.Mark{Line: l, As: cvdoc.MarkMove, Section: cvdoc.SectionSkills})
			}
		}
		return out
	}
	m.want("skills", m.stream.line[p.from], func() bool { return len(missing()) == 0 }, missing)
}

// words counts the words of the file that the gestures lost or doubled. Words before a colon may go as labels,
// and what heads of several entries share stands twice as it did.
func (m *mender) words() (lost, doubled, all int) {
	in := map[string]int{}
	for i, s := range m.doc.Source {
		if s.As == cvdoc.LineFurniture || s.As == cvdoc.LineHeading || s.As == cvdoc.LineOut || len(dates.Find(s.Text)) > 0 {
			continue
		}
		text := m.src.Source[i].Text
		for _, part := range strings.Split(text[strings.LastIndex(text, ":")+1:], "\t") {
			for _, w := range strings.Fields(part) {
				if w = lettersOf(w); len(w) > 3 {
					in[w]++
					all++
				}
			}
		}
	}
	before, after := wordsOf(m.src), wordsOf(m.doc)
	for w, n := range in {
		less, more := max(0, min(n, before[w])-after[w]), max(0, after[w]-max(n, before[w]))
		lost, doubled = lost+less, doubled+more
		if m.verbose && less+more > 0 {
			fmt.Printf("%s: %q lost %d, doubled %d\n", m.aligned.cv.gold.File, w, less, more)
		}
	}
	return lost, doubled, all
}

// wordsOf counts the words of the values of a document; what heads share counts once.
func wordsOf(d *cvdoc.Document) map[string]int {
	out, seen := map[string]int{}, map[string]bool{}
	d.Walk(func(r cvdoc.Ref) {
		if key := strings.Join(append(strings.Fields(r.Text.Value), string(r.Role)), " "); r.Role != cvdoc.RoleBullet && r.Role != cvdoc.RoleProse {
			if seen[key] {
				return
			}
			seen[key] = true
		}
		for _, w := range strings.FieldsFunc(r.Text.Value, func(c rune) bool { return c == ' ' || c == '\t' || c == '\n' }) {
			out[lettersOf(w)]++
		}
	})
	return out
}
