package extract

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
)

func (b *builder) isMoved(line int) bool {
	_, moved := b.moves[line]
	return moved
}

func (b *builder) isOut(line int) bool {
	return slices.ContainsFunc(b.marks, func(m cv.Mark) bool { return m.Line == line && m.As == cv.MarkOut && m.Part == "" })
}

// readHeads notes the lines that heads of entries, or texts of one line, were read from where nobody said
// anything.
func (b *builder) readHeads() {
	b.heads, b.removable = map[int]bool{}, map[int]bool{}
	if b.opts.plain == nil {
		return
	}
	for l := range b.opts.plain.Source {
		b.removable[l] = b.opts.plain.Source[l].As != cv.LineHeading
	}
	runsOn := map[int]bool{}
	b.opts.plain.Walk(func(r cv.Ref) {
		for _, l := range r.Text.Lines {
			b.removable[l] = b.removable[l] && (len(r.Text.Lines) == 1 || indexWords(r.Text.Value, b.lineText(l)) >= 0)
			b.heads[l] = true
			runsOn[l] = runsOn[l] || len(r.Text.Lines) > 1
		}
	})
	maps.DeleteFunc(b.heads, func(l int, _ bool) bool { return runsOn[l] })
	plain := builder{doc: b.opts.plain}
	for _, of := range entrySections {
		for _, s := range plain.slots(of) {
			for _, t := range s.fields() {
				for _, l := range t.Lines {
					b.heads[l] = true
				}
			}
		}
	}
}

// withdrawMoved takes away what was read of lines that are moved or left out.
func (b *builder) withdrawMoved() {
	gone := map[int]string{}
	for l := range b.doc.Source {
		if b.isMoved(l) && b.heads[l] || b.isOut(l) {
			gone[l] = b.lineText(l)
		}
	}
	if len(gone) > 0 {
		b.withdraw(gone, nil)
		b.doc.DropEmptyEntries()
	}
}

// additional are the values under Additional Information.
func (b *builder) additional() map[string]bool {
	out := map[string]bool{}
	b.doc.Walk(func(r cv.Ref) {
		if r.Section == cv.SectionAdditional {
			out[r.Text.Value] = true
		}
	})
	return out
}

// withdrawKept takes what is left out from what was kept, since the values before, of words that found no place.
func (b *builder) withdrawKept(before map[string]bool) {
	b.doc.Walk(func(r cv.Ref) {
		if r.Section != cv.SectionAdditional || before[r.Text.Value] {
			return
		}
		for _, m := range b.marks {
			if m.As == cv.MarkOut && slices.Contains(r.Text.Lines, m.Line) {
				withdrawFrom(r, map[int]string{m.Line: cmp.Or(m.Part, b.lineText(m.Line))})
			}
		}
	})
	b.doc.DropEmptyEntries()
}

// placeMoved reads the lines that were moved as lines of their new section.
func (b *builder) placeMoved() {
	for i := 0; i < len(b.moved); {
		to := b.moves[b.moved[i].index]
		s := &section{kind: kindsOf[to.Section], at: -1}
		for i < len(b.moved) && sameGoal(b.moves[b.moved[i].index], to) {
			s.lines = append(s.lines, b.moved[i])
			i++
		}
		b.sew(s.lines)
		b.placeLines(to, s)
	}
	for _, m := range b.marks {
		if (m.As == cv.MarkMove || m.As == cv.MarkContact) && m.Part != "" {
			b.moveWords(m)
		}
	}
}

// placeLines reads lines where they are moved to.
func (b *builder) placeLines(to cv.Mark, s *section) {
	s.gather()
	switch {
	case to.As == cv.MarkContact:
		b.placeContacts(s)
	case !b.placeIn(to, s):
		b.placeSection(to.Section, s)
	}
	b.found = append(b.found, s)
}

func sameGoal(a, b cv.Mark) bool { return a.As == b.As && a.Section == b.Section && a.Entry == b.Entry }

// placeIn gives moved lines to the entry that is named, or makes a new one of them; false where none is.
func (b *builder) placeIn(to cv.Mark, s *section) bool {
	if to.Entry == 0 || !slices.Contains(entrySections, to.Section) {
		return false
	}
	if to.Entry-1 == s.lines[0].index {
		if b.areSeveral(to.Section, s.lines) {
			return false
		}
		b.fillSlot(b.newSlot(to.Section, s.lines[0].index), s)
		return true
	}
	into := b.slotWith(to.Section, to.Entry-1)
	if into == nil || into.summary == nil {
		return false
	}
	b.body(s.paras, into.summary, into.items)
	return true
}

// areSeveral reports lines that are moved as something new and tell of more than one entry, each with its time.
func (b *builder) areSeveral(of cv.Section, lines []line) bool {
	timed := 0
	switch of {
	case cv.SectionWork, cv.SectionVolunteering:
		for _, w := range b.asPosts(lines, false) {
			if w.Dates.IsZero() {
				return false
			}
			timed++
		}
	case cv.SectionEducation:
		for _, e := range b.asCourses(lines) {
			if e.Dates.IsZero() {
				return false
			}
			timed++
		}
	}
	return timed > 1
}

// slotWith is the entry of a section that has the line; nil if none.
func (b *builder) slotWith(of cv.Section, line int) *slot {
	for _, s := range b.slots(of) {
		if slices.Contains(s.lines(), line) {
			return s
		}
	}
	return nil
}

// placeSection reads moved lines: an entry where they are one, else text of the entry
// above them.
func (b *builder) placeSection(to cv.Section, s *section) {
	at := b.slotBefore(to, s.lines[0].index)
	switch {
	case to == cv.SectionPerson:
		b.placePersonal(s)
	case at != nil && at.summary != nil && !b.entryLike(s):
		b.body(s.paras, at.summary, at.items)
	case to == cv.SectionCertificates:
		b.placeCertificates(s)
	default:
		b.section(s)
	}
}

// placePersonal reads moved lines as those of the head: contacts and the address find their place, what is
// not known is a detail.
func (b *builder) placePersonal(s *section) {
	lines := b.rejoin(s.lines)
	pieces := b.contacts(lines)
	taken := make([]bool, len(pieces))
	if b.doc.Person.Location.IsZero() {
		b.place(lines, pieces, taken)
	}
	for i, q := range pieces {
		if !taken[i] && q.label == "" && wordCount(q.text) > 8 { // prose elsewhere
			t := cv.Text{Value: q.text, Lines: []int{lines[q.line].index}, Confidence: sure}
			b.doc.Person.Details, taken[i] = append(b.doc.Person.Details, cv.Detail{Value: t}), true
		}
	}
	b.facts(lines, pieces, taken)
	b.rowDetails()
	b.wholeAddress()
}

// placeCertificates reads moved lines as certificates; a text that runs over several of them is one.
func (b *builder) placeCertificates(s *section) {
	var rest []para
	for i := range s.paras {
		p := &s.paras[i]
		if len(p.lines) == 1 || len(p.found) > 0 || namesIssuer(p.text) || listCuts(p, len(s.paras)) != nil {
			rest = append(rest, *p)
			continue
		}
		b.doc.Certificates = append(b.doc.Certificates, cv.Certificate{Name: p.value(sure)})
	}
	if s.paras = rest; len(rest) > 0 {
		b.section(s)
	}
}

// namesIssuer reports a text that ends with the name of an organisation.
func namesIssuer(text string) bool {
	last := strings.TrimPrefix(strings.TrimSpace(text[strings.LastIndexByte(text, ',')+1:]), "by ")
	return !startsLower(last) && evidence.Organisation(last) >= 1
}

// entryLike reports lines that name something with a period, as the head of an entry.
func (b *builder) entryLike(s *section) bool {
	for i := range s.lines[:min(3, len(s.lines))] {
		if !s.lines[i].bullet && len(dates.Find(s.lines[i].text)) > 0 {
			return true
		}
	}
	return false
}
