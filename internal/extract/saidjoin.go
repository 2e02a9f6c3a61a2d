package extract

import (
	"cmp"
	"maps"
	"slices"

	"focal/internal/cv"
)

// saidJoin makes a line go on with what stands above it. What is said to be a title or an employer stays
// one, with the words that it goes on with.
func (b *builder) saidJoin(m cv.Mark) {
	if m.Part != "" {
		b.joinWords(m)
		return
	}
	fields := b.fieldsSaid(m.Line)
	if above := b.movedAbove(m.Line); above != nil {
		_, here := b.valuesAround(m.Line)
		if s := b.slotAt(m.Line); here != nil && s != nil && s.holdsSaid(here, fields) {
			b.continueValue(here, above)
			return
		}
		if here != nil && len(here.Lines) > 1 {
			b.continueValue(here, above)
			*above, *here = *here, cv.Text{}
			return
		}
		b.addWords(above, m.Line, b.allOf(m.Line))
		return
	}
	if !b.joinEntryAt(m.Line, fields) {
		b.joinValues(m, fields)
		b.joinedInOrder(m.Line)
	}
}

// movedAbove is what the line above became, where that was moved; nil where it was not.
func (b *builder) movedAbove(index int) (above *cv.Text) {
	at := slices.IndexFunc(b.lines, func(l line) bool { return l.index == index })
	if at <= 0 || !b.isMoved(b.lines[at-1].index) {
		return nil
	}
	b.doc.Walk(func(r cv.Ref) {
		if len(r.Text.Lines) > 0 && lastLine(r.Text.Lines) == b.lines[at-1].index {
			above = r.Text
		}
	})
	return above
}

// joinValues makes what came of a line go on with the value above it: what begins the line, and of a text all of the line.
func (b *builder) joinValues(m cv.Mark, fields []cv.Mark) {
	above, here := b.valuesAround(m.Line)
	s := b.slotAt(m.Line)
	inHead := func(t *cv.Text) bool { return s != nil && slices.Contains(s.fields(), t) }
	ofPerson := b.isSaidOfPerson(here, fields)
	if here == nil {
		above = cmp.Or(b.runsInto(m.Line), above) // it goes on already
	}
	switch {
	case above == nil, here == nil && inHead(above):
		return
	case here == nil:
	case ofPerson, s != nil && s.holdsSaid(here, fields):
		if ofPerson || s.heads(above) || b.fieldsSaid(lastLine(above.Lines)) != nil {
			b.continueValue(here, above)
		}
		return
	case len(here.Lines) > 1 || inHead(above):
		above.Value = b.goesOn(*above, *here)
		above.Lines = append(slices.Clone(above.Lines), here.Lines...)
		if *here = (cv.Text{}); inHead(above) {
			return
		}
	}
	b.addWords(above, m.Line, b.notDates(m.Line))
}

// isSaidOfPerson reports the name, or the headline that a line was said to be.
func (b *builder) isSaidOfPerson(t *cv.Text, fields []cv.Mark) bool {
	return t == &b.doc.Person.Name || t == &b.doc.Person.Label && fields != nil
}

// runsInto is the value that runs over from the line above into a line; nil where none does.
func (b *builder) runsInto(line int) (over *cv.Text) {
	for _, s := range b.standings(b.doc, map[int]bool{line: true}) {
		if s.Text.Lines[0] < line && s.Role != cv.RoleDate && slices.ContainsFunc(s.at, func(p wordPlace) bool { return p.line == line }) {
			over = s.Text
		}
	}
	return over
}

// notDates are the words of a line but for those of the dates of an entry.
func (b *builder) notDates(line int) placeSet {
	out := b.allOf(line)
	for _, s := range b.standings(b.doc, map[int]bool{line: true}) {
		for _, p := range s.at {
			if s.Role == cv.RoleDate {
				delete(out, p)
			}
		}
	}
	return out
}

// fieldsSaid are the marks that make a line a title, an employer or a place.
func (b *builder) fieldsSaid(line int) (out []cv.Mark) {
	for _, m := range b.marks {
		if m.Line == line && (m.As == cv.MarkTitle || m.As == cv.MarkEmployer || m.As == cv.MarkPlace) && !m.Add {
			out = append(out, m)
		}
	}
	return out
}

func (s *slot) holdsSaid(t *cv.Text, fields []cv.Mark) bool {
	return slices.ContainsFunc(fields, func(m cv.Mark) bool { return s.fieldOf(m.As) == t })
}

// heads reports a value of the head of an entry or of the text below it, which is no bullet.
func (s *slot) heads(t *cv.Text) bool {
	return slices.Contains(append(s.fields(), pointers(s.summary)...), t)
}

// continueValue puts the words that stand above a value before it.
func (b *builder) continueValue(t, above *cv.Text) {
	t.Value = b.goesOn(*above, *t)
	t.Lines = append(slices.Clone(above.Lines), t.Lines...)
	*above = cv.Text{}
}

// joinEntryAt joins the entry that begins at a line to the one above, in which the fields hold that are
// said of the line; false where none begins there.
func (b *builder) joinEntryAt(line int, fields []cv.Mark) bool {
	for _, of := range cv.EntrySections {
		list := b.slots(of)
		for i := 1; i < len(list); i++ {
			if ownFirst(list, i) != line {
				continue
			}
			if b.isUnderOther(of, line) {
				return false
			}
			for _, f := range fields {
				if into := list[i-1].fieldOf(f.As); into != nil {
					b.prevail(list[i-1], into, list[i].fieldOf(f.As))
				}
			}
			if len(fields) == 0 && b.joinNamed(of, list[i-1], list[i]) {
				return true
			}
			if len(fields) == 0 {
				b.continueHead(list[i-1], list[i], line)
			}
			joinSlots(list[i-1], list[i])
			return true
		}
	}
	return false
}

// isUnderOther reports a line right below which ends an entry of another section, with no heading between: it goes on with that, and not
// with the last one of its own section, further up.
func (b *builder) isUnderOther(of cv.Section, line int) (is bool) {
	above, _ := b.valuesAround(line)
	b.doc.Walk(func(r cv.Ref) {
		if r.Text == above {
			is = r.Section != of && r.Section.HasEntries() && lastLine(r.Text.Lines) == line-1
		}
	})
	return is
}

// ownFirst is the first line of an entry that none above it has: an employer that is named once for several posts stands above all
// of them, and begins the first.
func ownFirst(list []*slot, i int) int {
	above := map[int]bool{}
	for _, s := range list[:i] {
		maps.Copy(above, s.lineSet())
	}
	own := nowhere.line
	for l := range list[i].lineSet() {
		if !above[l] && (own == nowhere.line || l < own) {
			own = l
		}
	}
	return own
}

// continueHead puts the one value that a line gave to the head of an entry behind the value of the head above that
// ends the line above it, or fills the place that is free there: the second half of a title begins no entry.
func (b *builder) continueHead(above, s *slot, line int) {
	var only *cv.Text
	into := above.fields()
	for i, t := range s.fields() {
		if t.Value == "" || !slices.Contains(t.Lines, line) {
			continue
		}
		if only != nil || t == &s.dates.Text || into[i].Value == "" {
			return
		}
		only = t
	}
	last := b.lastOfHead(above)
	if only != nil && last != nil && lastLine(last.Lines) == line-1 && lastLine(above.lines()) == line-1 {
		last.Value = b.goesOn(*last, *only)
		last.Lines = append(slices.Clone(last.Lines), only.Lines...)
		*only = cv.Text{}
	}
}

// lastOfHead is the value that ends the head of an entry; nil where it has but dates.
func (b *builder) lastOfHead(s *slot) (last *cv.Text) {
	for _, t := range s.fields() {
		if t.Value != "" && t != &s.dates.Text && (last == nil || b.endsBelow(t, last)) {
			last = t
		}
	}
	return last
}

// prevail puts a field of an entry in the place of that of the entry above, s: behind its words where
// nothing but it stands above.
func (b *builder) prevail(s *slot, above, here *cv.Text) {
	if above.Value != "" && lastLine(above.Lines) == lastLine(s.lines()) {
		b.continueValue(here, above)
	}
	*above, *here = *here, *above
}

// valuesAround are the value that begins a line and the one above it in its section that ends last; dates are none.
func (b *builder) valuesAround(line int) (above, here *cv.Text) {
	top := b.headingAbove(line)
	first, end := nowhere, nowhere
	inherited := b.inherited()
	b.doc.Walk(func(r cv.Ref) {
		n := len(r.Text.Lines)
		if n == 0 || r.Role == cv.RoleDate || inherited[r.Text] {
			return
		}
		last := r.Text.Lines[n-1]
		switch {
		case r.Text.Lines[0] == line:
			if at := b.placeOf(*r.Text); here == nil || first.behind(at) {
				here, first = r.Text, at
			}
		case last > top && last < line && last >= end.line:
			if at := b.endOf(*r.Text); above == nil || !end.behind(at) {
				above, end = r.Text, at
			}
		}
	})
	return above, here
}

// inherited are the values that entries have from the one above: what is done with the words is done with that one's.
func (b *builder) inherited() map[*cv.Text]bool {
	out := map[*cv.Text]bool{}
	for _, of := range cv.EntrySections {
		list := b.slots(of)
		for i := 1; i < len(list); i++ {
			above := list[i-1].fields()
			for k, t := range list[i].fields() {
				out[t] = t.Value != "" && isSameValue(above[k], t)
			}
		}
	}
	return out
}

// endOf is where the last words of a value stand.
func (b *builder) endOf(t cv.Text) wordPlace {
	end := wordPlace{lastLine(t.Lines), -1}
	for _, p := range b.placesIn(t).at {
		if p.behind(end) {
			end = p
		}
	}
	return end
}

// endsBelow reports a value that ends behind another one.
func (b *builder) endsBelow(t, other *cv.Text) bool { return !b.endOf(*other).behind(b.endOf(*t)) }

// holdsLine reports that a value came from a line.
func (b *builder) holdsLine(line int) (held bool) {
	b.doc.Walk(func(r cv.Ref) { held = held || slices.Contains(r.Text.Lines, line) })
	return held
}

// headingAbove is the line of the last heading above a line; -1 where there is none.
func (b *builder) headingAbove(line int) int {
	top := -1
	for _, s := range b.found {
		if s.at < line {
			top = max(top, s.at)
		}
	}
	return top
}

// joinSlots adds what an entry holds to the one above it.
func joinSlots(a, s *slot) {
	joinFields(a, s)
	switch {
	case a.dates.IsZero():
		*a.dates = *s.dates
	case a.summary != nil && !s.dates.IsZero():
		*a.summary = append(*a.summary, s.dates.Text)
	}
	*s.dates = cv.DateRange{}
	if a.summary == nil {
		return
	}
	*a.summary = append(*a.summary, *s.summary...)
	*s.summary = nil
	if a.items != a.summary {
		*a.items = append(*a.items, *s.items...)
		*s.items = nil
	}
}

// isSameValue reports two values that the same words of the file say.
func isSameValue(a, b *cv.Text) bool { return a.Value == b.Value && slices.Equal(a.Lines, b.Lines) }

// joinFields moves the fields but for the dates; what has its place taken becomes text.
func joinFields(a, s *slot) {
	into := a.fields()
	for i, t := range s.fields() {
		if t == &s.dates.Text {
			continue
		}
		switch {
		case t.Value == "", isSameValue(into[i], t): // named once for both
		case into[i].Value == "":
			*into[i] = *t
		case a.items != nil:
			*a.items = append(*a.items, *t)
		}
		*t = cv.Text{}
	}
}
