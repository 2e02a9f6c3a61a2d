package extract

import (
	"maps"
	"slices"

	"focal/internal/cv"
	"focal/internal/extract/dates"
)

// carryEntries moves what lines hold of an entry, where that goes as one, to another section, and returns the lines that are read
// there: an entry that is read anew where entries have other fields comes apart.
func (b *builder) carryEntries(of cv.Section, lines []line, asOne func(*slot, map[int]bool) bool) (rest []line) {
	if !of.HasEntries() {
		return lines
	}
	in, carried, beside := map[int]bool{}, map[int]bool{}, map[int]bool{}
	for i := range lines {
		in[lines[i].index] = true
	}
	for _, from := range cv.EntrySections {
		if from == of {
			continue
		}
		for _, s := range b.slots(from) {
			if !asOne(s, in) {
				continue
			}
			var own []int
			for _, t := range s.within(in) {
				own = append(own, t.Lines...)
			}
			for _, l := range own {
				carried[l] = true
			}
			if len(own) > 0 {
				for l := slices.Min(own); l < slices.Max(own); l++ {
					beside[l] = b.used[l]
				}
			}
			b.carry(s, of, in)
		}
	}
	b.doc.DropEmptyEntries()
	for i := range lines {
		if l := lines[i].index; !carried[l] && !beside[l] {
			rest = append(rest, lines[i])
		}
	}
	return rest
}

// carryMoved carries the entries of lines that are moved.
func (b *builder) carryMoved(of cv.Section, lines []line) []line {
	return b.carryEntries(of, lines, func(s *slot, in map[int]bool) bool { return b.goesAsOne(s, of, in) })
}

// carryBelow carries the entries below a heading of which anything was said: they are in its section what they were made above.
func (b *builder) carryBelow(of cv.Section, lines []line) []line {
	return b.carryEntries(of, lines, func(s *slot, in map[int]bool) bool {
		return b.goesAsOne(s, of, in) || takesText(of) && s.isIn(in) && b.isMended(s)
	})
}

// takesText reports a section whose entries have text.
func takesText(of cv.Section) bool {
	return slices.Contains([]cv.Section{cv.SectionWork, cv.SectionVolunteering, cv.SectionProjects, cv.SectionEducation}, of)
}

// isIn reports an entry with a name or dates of which lines hold all but an employer that stands above several.
func (s *slot) isIn(in map[int]bool) bool {
	own := 0
	for _, t := range append(s.fields(), s.text()...) {
		if t.Value == "" || t == s.org {
			continue
		}
		if slices.ContainsFunc(t.Lines, func(l int) bool { return !in[l] }) {
			return false
		}
		own++
	}
	return own > 0 && s.title.Value+s.org.Value+s.dates.Text.Value != ""
}

// isMended reports an entry of which anything was said that makes it what it is, or of one that has its employer.
func (b *builder) isMended(s *slot) bool {
	lines := s.lineSet()
	for _, o := range b.slots(s.section) {
		if s.org.Value != "" && o.org.Value == s.org.Value && slices.Equal(o.org.Lines, s.org.Lines) {
			maps.Copy(lines, o.lineSet())
		}
	}
	return slices.ContainsFunc(b.marks[:len(b.marks)-1], func(m cv.Mark) bool {
		return lines[m.Line] && m.As != cv.MarkRight && m.As != cv.MarkHeading
	})
}

// within are the values of an entry that stand in lines with all that they have.
func (s *slot) within(in map[int]bool) (out []*cv.Text) {
	isOutside := func(l int) bool { return !in[l] }
	for _, t := range append(s.fields(), s.text()...) {
		if t.Value != "" && !slices.ContainsFunc(t.Lines, isOutside) {
			out = append(out, t)
		}
	}
	return out
}

// goesAsOne reports an entry of which lines hold two of its fields at least, where it was mended by the user or goes to where
// entries are items of a list.
func (b *builder) goesAsOne(s *slot, of cv.Section, in map[int]bool) bool {
	known, text := 0, 0
	for _, t := range s.within(in) {
		switch {
		case t == s.title || t == s.org || t == &s.dates.Text:
			known++
		case slices.Contains(s.text(), t) && len(dates.Find(t.Value)) > 0:
			return false // another entry, perhaps
		case slices.Contains(s.text(), t):
			text += wordCount(t.Value)
		}
	}
	if of == cv.SectionCertificates {
		return known > 1 && text <= wordsWithCertificate
	}
	return known > 1 && (of == cv.SectionAwards || b.speaksOf(s))
}

// wordsWithCertificate are those that a certificate, which has no text, bears behind its name.
const wordsWithCertificate = 12

// carry makes what lines hold of an entry one of another section; where that has no field, a value stands behind who it was
// with, or is text.
func (b *builder) carry(s *slot, of cv.Section, in map[int]bool) {
	into, items := b.newSlot(of, s.first()), pointers(s.items)
	if s.isIn(in) && s.org.Value != "" && !slices.Contains(s.within(in), s.org) { // which others have, too
		*into.org, *s.org = *s.org, cv.Text{}
	}
	for _, t := range s.within(in) {
		switch {
		case t == s.title:
			*into.title = *t
		case t == s.org:
			*into.org = *t
		case t == &s.dates.Text:
			*into.dates, *s.dates = *s.dates, cv.DateRange{}
		case t == s.place && into.place != nil:
			*into.place = *t
		case t == s.place:
			*into.org = appendText(*into.org, *t, ", ")
		default:
			b.carryText(into, *t, slices.Contains(items, t))
		}
		*t = cv.Text{}
	}
	if into.title.Value == "" {
		*into.title, *into.org = *into.org, cv.Text{}
	}
}

// carryText is what an entry tells beside its fields, where it is now.
func (b *builder) carryText(into *slot, t cv.Text, bullet bool) {
	if into.summary == nil {
		*into.title = appendText(*into.title, t, " – ")
		return
	}
	b.giveText(into, t, bullet)
}
