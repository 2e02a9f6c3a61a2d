package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
)

// isMoved reports a line that the user moved.
func (b *builder) isMoved(line int) bool {
	return slices.ContainsFunc(b.marks, func(m cv.Mark) bool { return m.Line == line && places(m) })
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
	b.found = append(b.found, &section{kind: s.kind, at: s.at, lines: s.lines})
}

// placeIn gives moved lines to the entry that is named, or makes a new one of them; false where none is.
func (b *builder) placeIn(to cv.Mark, s *section) bool {
	if to.Entry == 0 || !to.Section.HasEntries() {
		return false
	}
	if makesEntry(to, s.lines) {
		if b.areSeveral(to.Section, s.lines) {
			return false
		}
		into := b.newSlot(to.Section, s.lines[0].index)
		b.fillSlot(into, s)
		b.keepIn(to.Section, into, s)
		return true
	}
	into := b.slotWith(to.Section, to.Entry-1)
	if into == nil {
		return false
	}
	if into.summary == nil {
		goOnWith(into, s)
		return true
	}
	if !b.completeBy(into, s) {
		b.giveParas(into, s)
	}
	return true
}

// goOnWith makes moved lines the rest of an entry that has no room for text: its time where it has none, and its name.
func goOnWith(into *slot, s *section) {
	for i := range s.paras {
		p := &s.paras[i]
		if into.dates.IsZero() && datesOnly(p.text) {
			*into.dates = periodIn(p.text)
			into.dates.Text.Lines, into.dates.Text.Confidence = p.lines, sure
			continue
		}
		*into.title = appendText(*into.title, p.value(sure), " – ")
	}
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
		b.keepIn(to, nil, s)
	case at != nil && at.summary != nil && !b.entryLike(s):
		b.giveParas(at, s)
	case to == cv.SectionCertificates:
		b.placeCertificates(s)
		b.keepIn(to, nil, s)
	default:
		b.sectionOf(to, s)
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
	p := &b.doc.Person.Location
	b.withdraw(b.placesOf(p.Value, p.Lines...), &p.Text) // it may have grown by the lines beside
	for i := range b.doc.Person.Details {
		b.findLines(&b.doc.Person.Details[i].Value, s.lines)
	}
}

// findLines gives a value that runs over lines all of them.
func (b *builder) findLines(t *cv.Text, lines []line) {
	if _, at := b.align(t.Value, t.Lines, nil); !slices.Contains(at, nowhere) {
		return
	}
	all := slices.Clone(t.Lines)
	for i := range lines {
		all = append(all, lines[i].index)
	}
	if _, at := b.align(t.Value, all, nil); !slices.Contains(at, nowhere) {
		t.Lines = nil
		for _, p := range at {
			t.Lines = append(t.Lines, p.line)
		}
		slices.Sort(t.Lines)
		t.Lines = slices.Compact(t.Lines)
	}
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

// giveParas gives an entry texts.
func (b *builder) giveParas(into *slot, s *section) {
	for i := range s.paras {
		p := &s.paras[i]
		b.giveText(into, p.value(sure), p.bullet)
	}
}

// giveText puts a text where it stands in the file among those of an entry.
func (b *builder) giveText(s *slot, t cv.Text, bullet bool) {
	list, here := s.summary, b.placeOf(t)
	behind := len(*s.items) > 0 && !b.beginsBehind((*s.items)[0], here)
	above := len(*s.summary) > 0 && b.beginsBehind((*s.summary)[len(*s.summary)-1], here)
	if behind || bullet && !above {
		list = s.items
	}
	b.insertText(list, t)
}

// sectionOf reads lines as those of a section; its new entries stand where they do in the file.
func (b *builder) sectionOf(of cv.Section, s *section) {
	n := len(b.slots(of))
	s.gather()
	if of == cv.SectionPerson {
		b.placePersonal(s)
	} else {
		b.section(s)
	}
	for i := n; i < len(b.slots(of)); i++ {
		b.seat(of, i)
	}
	b.keepIn(of, nil, s)
}

// keepIn gives a section, or an entry of it, the words of lines that no field took.
func (b *builder) keepIn(of cv.Section, into *slot, s *section) {
	lines := map[int]bool{}
	for i := range s.paras {
		for _, l := range s.paras[i].lines {
			lines[l] = true
		}
	}
	held := b.heldPlaces(lines)
	for i := range s.paras {
		p := &s.paras[i]
		rest := b.unheld(cv.Text{Value: strings.ReplaceAll(p.text, "\t", " "), Lines: p.lines}, held)
		if rest == "" {
			continue
		}
		t := cv.Text{Value: rest, Lines: p.lines, Confidence: sure}
		if into != nil && into.summary != nil {
			b.giveText(into, t, p.bullet)
		} else {
			b.addTo(of, t)
		}
	}
}

// addTo puts a text into a section as it stands.
func (b *builder) addTo(of cv.Section, t cv.Text) {
	d := b.doc
	switch of {
	case cv.SectionPerson:
		d.Person.Details = append(d.Person.Details, cv.Detail{Value: t})
	case cv.SectionSummary:
		b.insertText(&d.Summary, t)
	case cv.SectionSkills:
		if len(d.Skills) == 0 {
			d.Skills = append(d.Skills, cv.SkillGroup{})
		}
		group := &d.Skills[len(d.Skills)-1]
		group.Keywords = append(group.Keywords, t)
	case cv.SectionInterests:
		d.Interests = append(d.Interests, cv.Interest{Name: t})
	case cv.SectionCertificates:
		d.Certificates = append(d.Certificates, cv.Certificate{Name: t})
	default:
		if at := b.slotBefore(of, t.Lines[0]); at != nil && at.summary != nil {
			b.giveText(at, t, false)
			return
		}
		b.keepTexts([]cv.Text{t})
	}
}
