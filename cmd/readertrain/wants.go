package main

import (
	"cmp"
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
	if of == cvdoc.SectionWork {
		for _, w := range d.Work {
			out = append(out, entryOf(w.Title, w.Organisation, w.Dates, slices.Concat(w.Summary, w.Highlights), w.Unit, w.Location))
		}
		return out
	}
	for _, e := range d.Education {
		degree := e.Degree
		degree.Value = strings.TrimSpace(degree.Value + " " + e.Area.Value)
		out = append(out, entryOf(degree, e.Institution, e.Dates, slices.Concat(e.Summary, e.Highlights), e.Area, e.Score, e.Location))
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
	section        cvdoc.Section
	title, org     string
	titleAt, orgAt place
	start, end     string
	dateLine       int
	date           string // as it stands in its line
	head, body     []int
}

// labelledEntries are the posts and courses that stand in the file.
func (m *mender) labelledEntries(of cvdoc.Section) (out []*labelledEntry) {
	if of == cvdoc.SectionWork {
		for i := range m.posts {
			g := &m.aligned.cv.gold.Work[i]
			out = append(out, m.labelledEntry(of, &m.posts[i], g.Position, g.Name, g.StartDate, g.EndDate))
		}
	} else {
		for i := range m.courses {
			g := &m.aligned.cv.gold.Education[i]
			out = append(out, m.labelledEntry(of, &m.courses[i], g.Degree, g.Institution, g.StartDate, g.EndDate))
		}
	}
	out = slices.DeleteFunc(out, func(e *labelledEntry) bool { return len(e.head) == 0 })
	heads := map[int]bool{}
	for _, e := range out {
		for _, l := range e.head {
			heads[l] = true
		}
	}
	for _, e := range out {
		e.body = slices.DeleteFunc(e.body, func(l int) bool { return heads[l] || m.empty(l) })
	}
	return out
}

// empty reports a line without content.
func (m *mender) empty(l int) bool { return lettersOf(m.lines[l].Text) == "" || m.lines[l].Furniture }

func (m *mender) labelledEntry(of cvdoc.Section, p *placed, title, org, start, end string) *labelledEntry {
	e := &labelledEntry{section: of, title: title, org: org, start: start, end: end, head: p.head, dateLine: -1}
	e.titleAt, e.orgAt = p.fields["title"], p.fields["org"]
	if of == cvdoc.SectionEducation {
		e.titleAt, e.orgAt = p.fields["degree"], p.fields["school"]
	}
	m.findDates(e)
	if p.body[1] > 0 {
		for l := m.stream.line[p.body[0]]; l <= m.stream.line[p.body[1]-1]; l++ {
			e.body = append(e.body, l)
		}
	}
	return e
}

// findDates finds the words of the head that tell the period of an entry.
func (m *mender) findDates(e *labelledEntry) {
	for _, l := range e.head {
		text := m.lines[l].Text
		for _, d := range dates.Find(text) {
			if full, _ := says(d, e.start, e.end); full && e.dateLine < 0 {
				e.dateLine, e.date = l, e.wordsOfDate(text[d.Start:d.End])
			}
		}
	}
}

// assigned gives each labelled entry the entry of the document that is most like it; nil where none is.
func (m *mender) assigned(list []*labelledEntry) map[*labelledEntry]*readEntry {
	out, taken := map[*labelledEntry]*readEntry{}, map[*readEntry]bool{}
	if len(list) == 0 {
		return out
	}
	type match struct {
		of   *labelledEntry
		to   *readEntry
		like float64
	}
	var all []match
	have := entriesOf(m.doc, list[0].section)
	for _, g := range list {
		for _, e := range have {
			all = append(all, match{g, e, m.likeness(g, e)})
		}
	}
	slices.SortStableFunc(all, func(a, b match) int { return cmp.Compare(b.like, a.like) })
	for _, a := range all {
		if a.like > 0 && out[a.of] == nil && !taken[a.to] {
			out[a.of], taken[a.to] = a.to, true
		}
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
	if m.isField(e.title, g.titleAt, g.title) {
		own += 4
	}
	if m.isField(e.org, g.orgAt, g.org) {
		own += 3
	}
	if slices.Contains(e.dates.Text.Lines, g.dateLine) {
		own += 3
	}
	return own
}

// isField reports a value with the words of a label, from where they stand.
func (m *mender) isField(t cvdoc.Text, at place, label string) bool {
	return at.to > 0 && slices.Contains(t.Lines, m.stream.lineAt(at)) && sameLetters(t.Value, label)
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

// entryWants are what the label says of an entry.
type entryWants struct {
	*mender
	list []*labelledEntry
	g    *labelledEntry
}

func (w *entryWants) entry() *readEntry { return w.assigned(w.list)[w.g] }

// begun reports an entry of its own; before nothing can be said of it.
func (w *entryWants) begun() bool { return w.apart(w.g, w.entry()) }

func (m *mender) wantEntry(list []*labelledEntry, g *labelledEntry) {
	w := &entryWants{m, list, g}
	m.want("start", slices.Min(g.head), w.begun, func() []cvdoc.Mark { return m.startOf(list, g) })
	w.field("title", cvdoc.MarkTitle, g.titleAt, g.title)
	w.field("employer", cvdoc.MarkEmployer, g.orgAt, g.org)
	if g.dateLine >= 0 {
		w.dates()
	}
	if len(g.body) > 0 {
		m.want("text", g.body[0], w.hasBody, func() []cvdoc.Mark { return m.moved(list, g) })
	}
}

func (w *entryWants) hasBody() bool {
	e := w.entry()
	return e != nil && len(w.without(e, w.g.body)) == 0 && inOrder(e.text)
}

func (w *entryWants) dates() {
	holds := func() bool { e := w.entry(); return e != nil && w.g.says(e.dates) }
	w.want("dates", w.g.dateLine, holds, func() []cvdoc.Mark {
		if !w.begun() {
			return nil
		}
		return []cvdoc.Mark{{Line: w.g.dateLine, As: cvdoc.MarkDates, Section: w.g.section, Part: w.g.date}}
	})
}

func (w *entryWants) field(name string, as cvdoc.MarkKind, at place, label string) {
	line := slices.Min(w.g.head)
	if at.to > 0 {
		line = w.stream.lineAt(at)
	}
	holds := func() bool { e := w.entry(); return e != nil && sameLetters(e.field(as).Value, label) }
	w.want(name, line, holds, func() []cvdoc.Mark {
		switch {
		case !w.begun():
			return nil
		case at.to > 0:
			return w.wordsAs(at, cvdoc.Mark{As: as, Section: w.g.section})
		case label == "":
			return w.noField(w.entry().field(as), w.g.section)
		}
		return nil
	})
}

func (e *readEntry) field(as cvdoc.MarkKind) cvdoc.Text {
	if as == cvdoc.MarkTitle {
		return e.title
	}
	return e.org
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
func (m *mender) noField(t cvdoc.Text, of cvdoc.Section) []cvdoc.Mark {
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
	own := m.beginIn(g, first)
	for _, o := range list {
		if o != g && slices.Contains(o.head, first) && m.beginIn(o, first) < own && own < len(m.stream.letters) {
			text := m.lines[first].Text
			s.Part = text[strings.LastIndexAny(text[:m.stream.offset[own]], " \t")+1:]
		}
	}
	return []cvdoc.Mark{s}
}

// beginIn is the first letter of the fields of an entry in a line.
func (m *mender) beginIn(e *labelledEntry, line int) int {
	from := len(m.stream.letters)
	for _, p := range []place{e.titleAt, e.orgAt} {
		if p.to > 0 && m.stream.lineAt(p) == line {
			from = min(from, p.from)
		}
	}
	return from
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
		kept := m.keptLines(list)
		for _, e := range entriesOf(m.doc, of) {
			var marks []cvdoc.Mark
			for l := range m.doc.Source {
				if e.lines[l] {
					marks = append(marks, cvdoc.Mark{Line: l, As: cvdoc.MarkMove, Section: cvdoc.SectionAdditional})
				}
			}
			if slices.ContainsFunc(marks, func(k cvdoc.Mark) bool { return kept[k.Line] }) {
				continue
			}
			gone := func() bool { return m.noneIn(of, marks) }
			out = append(out, &want{name: "phantom", line: marks[0].Line, holds: gone, marks: func() []cvdoc.Mark { return marks }})
		}
	}
	return out
}

// keptLines are the lines of labelled entries.
func (m *mender) keptLines(list []*labelledEntry) map[int]bool {
	kept := map[int]bool{}
	for _, g := range list {
		for _, l := range slices.Concat(g.head, g.body) {
			kept[l] = true
		}
	}
	return kept
}

// noneIn reports marks of lines of which no entry of a section has one.
func (m *mender) noneIn(of cvdoc.Section, marks []cvdoc.Mark) bool {
	have := entriesOf(m.doc, of)
	return !slices.ContainsFunc(marks, func(k cvdoc.Mark) bool {
		return slices.ContainsFunc(have, func(e *readEntry) bool { return e.lines[k.Line] })
	})
}

// wantSkills moves lines of a stretch of skills to the skills.
func (m *mender) wantSkills(s gold.Stretch) {
	p, ok := m.span(s, 0)
	if !ok {
		return
	}
	first, last := m.stream.line[p.from], m.stream.line[p.to-1]
	missing := func() []cvdoc.Mark { return m.notSkills(first, last) }
	m.want("skills", first, func() bool { return len(missing()) == 0 }, missing)
}

// notSkills are the marks that move the lines of a stretch to the skills which are in no section of their kind.
func (m *mender) notSkills(first, last int) (out []cvdoc.Mark) {
	held := map[int]bool{}
	m.doc.Walk(func(r cvdoc.Ref) {
		if r.Section == cvdoc.SectionSkills || r.Section == cvdoc.SectionWork || r.Section == cvdoc.SectionLanguages {
			for _, l := range r.Text.Lines {
				held[l] = true
			}
		}
	})
	for l := first; l <= last; l++ {
		if !held[l] && m.doc.Source[l].As == "" {
			out = append(out, cvdoc.Mark{Line: l, As: cvdoc.MarkMove, Section: cvdoc.SectionSkills})
		}
	}
	return out
}

// words counts the words of the file that the gestures lost or doubled. Words before a colon may go as labels,
// and what heads of several entries share stands twice as it did.
func (m *mender) words() (lost, doubled, all int) {
	in := map[string]int{}
	for i, s := range m.doc.Source {
		if s.As == "" && len(dates.Find(s.Text)) == 0 {
			all += countWords(m.src.Source[i].Text, in)
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

// countWords counts the words of a line, but for labels and short ones.
func countWords(text string, in map[string]int) (n int) {
	for _, w := range strings.Fields(text[strings.LastIndex(text, ":")+1:]) {
		if w = lettersOf(w); len(w) > 3 {
			in[w]++
			n++
		}
	}
	return n
}

// wordsOf counts the words of the values of a document; what heads share counts once.
func wordsOf(d *cvdoc.Document) map[string]int {
	out, seen := map[string]int{}, map[string]bool{}
	d.Walk(func(r cvdoc.Ref) {
		key := string(r.Role) + " " + r.Text.Value
		if seen[key] && !r.IsSentence() {
			return
		}
		seen[key] = true
		for _, w := range strings.Fields(r.Text.Value) {
			out[lettersOf(w)]++
		}
	})
	return out
}
