package extract

import (
	"maps"
	"slices"

	"focal/internal/cv"
)

// keepUntouched gives the sections that nobody spoke of what they held before: what is said of some lines
// must not turn the others over.
func (b *builder) keepUntouched() {
	if b.opts.plain == nil {
		return
	}
	before := b.opts.plain.Clone()
	list := b.untouched()
	for _, p := range list {
		if p.section != cv.SectionAdditional {
			b.doc.Take(p.section, &cv.Document{})
		}
		b.withdraw(p.own, nil)
	}
	b.doc.DropEmptyEntries()
	for _, p := range list {
		if p.section != cv.SectionAdditional {
			b.doc.Take(p.section, before)
			continue
		}
		again := before.Additional[p.entry]
		b.doc.Additional = slices.DeleteFunc(b.doc.Additional, func(o cv.OtherSection) bool {
			return len(again.Heading.Lines) > 0 && slices.Equal(o.Heading.Lines, again.Heading.Lines)
		})
		b.doc.Additional = append(b.doc.Additional, again)
	}
	b.keepEntries(&builder{doc: before})
}

// keepEntries gives back the entries in and beside which nothing is said, of sections of which something is.
func (b *builder) keepEntries(before *builder) {
	touched := b.touched()
	for _, of := range entrySections {
		held := map[int]int{}
		for _, s := range before.slots(of) {
			for l := range s.lineSet() {
				held[l]++
			}
		}
		for _, s := range before.slots(of) {
			own := map[int]string{}
			for l := range s.lineSet() {
				if held[l] == 1 {
					own[l] = b.lineText(l)
				}
			}
			if len(own) == 0 || len(own) < len(s.lineSet()) || nearTouched(s.lines(), touched) || b.hasEntry(of, s) {
				continue
			}
			b.withdraw(own, nil)
			b.doc.DropEmptyEntries()
			b.newSlot(of, s.first()).take(s)
		}
	}
}

// hasEntry reports an entry that says what another one does.
func (b *builder) hasEntry(of cv.Section, as *slot) bool {
	return slices.ContainsFunc(b.slots(of), func(s *slot) bool {
		return s.title.Value == as.title.Value && s.org.Value == as.org.Value && s.dates.Text.Value == as.dates.Text.Value &&
			maps.Equal(s.lineSet(), as.lineSet())
	})
}

// take makes an entry what another one is.
func (s *slot) take(other *slot) {
	*s.title, *s.org, *s.dates = *other.title, *other.org, *other.dates
	for i, t := range other.others {
		*s.others[i] = *t
	}
	if s.summary != nil {
		*s.summary, *s.items = *other.summary, *other.items
	}
}

// readPart is a section of the reading without marks; of what is kept under Additional Information, one of its parts.
type readPart struct {
	section cv.Section
	entry   int
	lines   []int
	own     map[int]string // the texts of the lines that nothing else was read from
}

// untouched are the parts of the reading without marks in and beside which nothing is said.
func (b *builder) untouched() (out []*readPart) {
	var all []*readPart
	readFrom := map[int]int{}
	b.opts.plain.Walk(func(r cv.Ref) {
		entry := 0
		if r.Section == cv.SectionAdditional {
			entry = r.Entry
		}
		if n := len(all); n == 0 || all[n-1].section != r.Section || all[n-1].entry != entry {
			all = append(all, &readPart{section: r.Section, entry: entry, own: map[int]string{}})
		}
		p := all[len(all)-1]
		for _, l := range r.Text.Lines {
			if !slices.Contains(p.lines, l) {
				p.lines = append(p.lines, l)
				readFrom[l]++
			}
		}
	})
	touched := b.touched()
	for _, p := range all {
		if p.section == cv.SectionPerson || len(p.lines) == 0 || b.speaksOf(p, touched) {
			continue
		}
		for _, l := range p.lines {
			if readFrom[l] == 1 {
				p.own[l] = b.lineText(l)
			}
		}
		out = append(out, p)
	}
	return out
}

// touched are the lines of which something is said, and those that a heading or the start of an entry
// reaches; false for those that are taken out, which is nothing to the lines beside them.
func (b *builder) touched() map[int]bool {
	out := map[int]bool{}
	for l := range b.moves {
		out[l] = true
	}
	for _, m := range b.marks {
		out[m.Line] = out[m.Line] || m.As != cv.MarkOut || m.Part == "" && !b.removable[m.Line]
		if m.As != cv.MarkHeading && m.As != cv.MarkStart {
			continue
		}
		for l := m.Line + 1; l < len(b.doc.Source) && b.opts.plain.Source[l].As != cv.LineHeading; l++ {
			out[l] = true
		}
	}
	return out
}

// speaksOf reports that something is said of a part, or of lines among or beside its own.
func (b *builder) speaksOf(p *readPart, touched map[int]bool) bool {
	if slices.ContainsFunc(b.marks, func(m cv.Mark) bool { return m.Section == p.section }) {
		return true
	}
	return nearTouched(p.lines, touched)
}

// nearTouched reports that one of the touched lines is among the lines or next to them.
func nearTouched(lines []int, touched map[int]bool) bool {
	first, last := slices.Min(lines), slices.Max(lines)
	for l := first - 1; l <= last+1; l++ {
		reaches, said := touched[l]
		if reaches || said && l >= first && l <= last {
			return true
		}
	}
	return false
}
