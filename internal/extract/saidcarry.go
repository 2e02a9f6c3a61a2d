package extract

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/extract/dates"
)

// carryEntries moves what lines hold of an entry, where that is an entry by itself, to another section as one, and returns the
// lines that are read there: an entry that is read anew where entries have other fields comes apart.
func (b *builder) carryEntries(of cv.Section, lines []line) (rest []line) {
	if !of.HasEntries() {
		return lines
	}
	in, carried := map[int]bool{}, map[int]bool{}
	for i := range lines {
		in[lines[i].index] = true
	}
	for _, from := range cv.EntrySections {
		if from == of {
			continue
		}
		for _, s := range b.slots(from) {
			if !b.goesAsOne(s, of, in) {
				continue
			}
			for _, t := range s.within(in) {
				for _, l := range t.Lines {
					carried[l] = true
				}
			}
			b.carry(s, of, in)
		}
	}
	b.doc.DropEmptyEntries()
	for i := range lines {
		if l := lines[i].index; !carried[l] && (len(carried) == 0 || !b.used[l]) {
			rest = append(rest, lines[i])
		}
	}
	return rest
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
