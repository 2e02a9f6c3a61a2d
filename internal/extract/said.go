package extract

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// sure is the confidence of what the user said.
const sure = 1

func (b *builder) saidName(m cv.Mark) {
	name := b.markedText(m)
	if name == "" {
		return
	}
	if m.Add {
		b.addWords(&b.doc.Person.Name, m.Line, name)
		return
	}
	before := b.doc.Person.Name
	if slices.Contains(before.Lines, m.Line) && b.joins(m.Line) { // drawn on two lines
		return
	}
	b.withdraw(map[int]string{m.Line: name}, &b.doc.Person.Name)
	b.doc.Person.Name = cv.Text{Value: name, Lines: []int{m.Line}, Confidence: sure}
	if before.Value != "" && !holdsWords(name, before.Value) && !slices.Contains(before.Lines, m.Line) {
		b.keepTexts([]cv.Text{before})
	}
}

// joins reports a line that is said to go on with what is above.
func (b *builder) joins(line int) bool {
	return slices.ContainsFunc(b.marks, func(m cv.Mark) bool { return m.Line == line && m.As == cv.MarkJoin && m.Part == "" })
}

// saidField makes the words of a line the title or the employer of their entry.
func (b *builder) saidField(m cv.Mark) {
	text := b.markedText(m)
	if text == "" {
		return
	}
	if m.Add {
		b.saidMore(m)
		return
	}
	if m.Section == cv.SectionPerson {
		b.saidHeadline(m, text)
		return
	}
	s := b.slotFor(m)
	target, other := s.saidOf(m), s.org
	if m.As == cv.MarkEmployer {
		other = s.title
	}
	if slices.Contains(target.Lines, m.Line) && (target.Value == text || b.joins(m.Line) && holdsWords(target.Value, text)) {
		target.Confidence = sure
		return
	}
	if b.joins(m.Line) && s.takeJoined(target, m.Line) {
		return
	}
	before, swaps := *target, other.Value != ""
	b.withdraw(map[int]string{m.Line: text}, target)
	*target = cv.Text{Value: text, Lines: []int{m.Line}, Confidence: sure}
	s.dropFrame(m.Line)
	if replaced(text, before) {
		return
	}
	if cut(&before, text, m.Line); before.Value != "" {
		b.keepOusted(s, other, before, swaps)
	}
}

// takeJoined makes a value of the entry that runs over lines, of which one is said to go on with the one above, a field.
func (s *slot) takeJoined(target *cv.Text, line int) bool {
	for _, t := range append(s.fields(), s.text()...) {
		if t == &s.dates.Text || !slices.Contains(t.Lines, line) || t.Lines[0] == line {
			continue
		}
		*target, *t = *t, *target
		target.Confidence = sure
		return true
	}
	return false
}

// saidHeadline makes the words of a line of the head what stands under the name.
func (b *builder) saidHeadline(m cv.Mark, text string) {
	before := b.doc.Person.Label
	b.withdraw(map[int]string{m.Line: text}, &b.doc.Person.Label)
	b.doc.Person.Label = cv.Text{Value: text, Lines: []int{m.Line}, Confidence: sure}
	if !replaced(text, before) {
		b.keepTexts([]cv.Text{before})
	}
}

// replaced reports that the new words say what the ones before them did.
func replaced(text string, before cv.Text) bool {
	return before.Value == "" || holdsWords(text, before.Value) || holdsWords(before.Value, text) && len(before.Lines) == 1
}

// keepOusted keeps a value that gave way: in the other field, where the two had changed places, or as text.
func (b *builder) keepOusted(s *slot, other *cv.Text, before cv.Text, swaps bool) {
	switch {
	case other.Value == "" && swaps:
		*other = before
		other.Confidence = min(other.Confidence, 0.6)
	case s.summary != nil:
		b.giveText(s, before, false)
	default:
		b.keepTexts([]cv.Text{before})
	}
}

// saidJoin makes a line go on with what stands above it. What is said to be a title or an employer stays
// one, with the words that it goes on with.
func (b *builder) saidJoin(m cv.Mark) {
	if m.Part != "" {
		b.joinWords(m)
		return
	}
	if above := b.movedAbove(m.Line); above != nil {
		if _, here := b.valuesAround(m.Line); here != nil && len(here.Lines) > 1 {
			continueValue(here, above)
			*above, *here = *here, cv.Text{}
			return
		}
		b.addWords(above, m.Line, strings.ReplaceAll(b.lineText(m.Line), "\t", " "))
		return
	}
	fields := b.fieldsSaid(m.Line)
	if !b.joinEntryAt(m.Line, fields) {
		b.joinValues(m, fields)
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

// joinValues makes what came of a line go on with the value above it.
func (b *builder) joinValues(m cv.Mark, fields []cv.Mark) {
	above, here := b.valuesAround(m.Line)
	if above != nil && b.onlyDetails(m.Line) {
		b.addWords(above, m.Line, strings.ReplaceAll(b.lineText(m.Line), "\t", " "))
		return
	}
	if above != nil && here == nil && !b.holdsLine(m.Line) { // no value came of it
		here = &cv.Text{Value: strings.ReplaceAll(b.lineText(m.Line), "\t", " "), Lines: []int{m.Line}}
	}
	if above == nil || here == nil {
		return
	}
	if s := b.slotAt(m.Line); here == &b.doc.Person.Name || s != nil && s.holdsSaid(here, fields) {
		if here == &b.doc.Person.Name || s.heads(above) || b.fieldsSaid(lastLine(above.Lines)) != nil {
			continueValue(here, above)
		}
		return
	}
	above.Value += " " + here.Value
	above.Lines = append(slices.Clone(above.Lines), here.Lines...)
	*here = cv.Text{}
}

// onlyDetails reports a line that was cut into facts of the person, several at least.
func (b *builder) onlyDetails(line int) bool {
	facts, values := 0, 0
	b.doc.Walk(func(r cv.Ref) {
		if slices.Contains(r.Text.Lines, line) {
			values++
		}
	})
	for i := range b.doc.Person.Details {
		for _, t := range []*cv.Text{&b.doc.Person.Details[i].Label, &b.doc.Person.Details[i].Value} {
			if t.Value != "" && slices.Contains(t.Lines, line) {
				facts++
			}
		}
	}
	return facts > 1 && facts == values
}

// fieldsSaid are the marks that make a line a title or an employer.
func (b *builder) fieldsSaid(line int) (out []cv.Mark) {
	for _, m := range b.marks {
		if m.Line == line && (m.As == cv.MarkTitle || m.As == cv.MarkEmployer) && !m.Add {
			out = append(out, m)
		}
	}
	return out
}

// saidOf is the value of an entry that a mark speaks of.
func (s *slot) saidOf(m cv.Mark) *cv.Text {
	if m.As == cv.MarkEmployer {
		return s.org
	}
	return s.title
}

func (s *slot) holdsSaid(t *cv.Text, fields []cv.Mark) bool {
	return slices.ContainsFunc(fields, func(m cv.Mark) bool { return s.saidOf(m) == t })
}

// heads reports a value of the head of an entry or of the text below it, which is no bullet.
func (s *slot) heads(t *cv.Text) bool {
	return slices.Contains(append(s.fields(), pointers(s.summary)...), t)
}

// continueValue puts the words that stand above a value before it.
func continueValue(t, above *cv.Text) {
	t.Value = above.Value + " " + t.Value
	t.Lines = append(slices.Clone(above.Lines), t.Lines...)
	*above = cv.Text{}
}

// joinEntryAt joins the entry that begins at a line to the one above, in which the fields hold that are
// said of the line; false where none begins there.
func (b *builder) joinEntryAt(line int, fields []cv.Mark) bool {
	for _, of := range entrySections {
		list := b.slots(of)
		for i := 1; i < len(list); i++ {
			if list[i].first() != line {
				continue
			}
			for _, f := range fields {
				prevail(list[i-1], list[i-1].saidOf(f), list[i].saidOf(f))
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
		last.Value += " " + only.Value
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
func prevail(s *slot, above, here *cv.Text) {
	if above.Value != "" && lastLine(above.Lines) == lastLine(s.lines()) {
		continueValue(here, above)
	}
	*above, *here = *here, *above
}

// valuesAround are the value that begins at a line and the one above it in its section that ends last; dates are none.
func (b *builder) valuesAround(line int) (above, here *cv.Text) {
	top := b.headingAbove(line)
	b.doc.Walk(func(r cv.Ref) {
		switch n := len(r.Text.Lines); {
		case n == 0 || r.Role == cv.RoleDate:
		case r.Text.Lines[0] == line && here == nil:
			here = r.Text
		case r.Text.Lines[n-1] > top && r.Text.Lines[n-1] < line && (above == nil || b.endsBelow(r.Text, above)):
			above = r.Text
		}
	})
	return above, here
}

// endsBelow reports a value that ends in a later line than another one, or in the same line and behind it.
func (b *builder) endsBelow(t, other *cv.Text) bool {
	last, before := lastLine(t.Lines), lastLine(other.Lines)
	if last != before {
		return last > before
	}
	return endIn(b.lineText(last), t.Value) >= endIn(b.lineText(last), other.Value)
}

// endIn is where, in a line without its blanks and signs, the words of a value end that the line has.
func endIn(text, value string) int {
	squeezed, fields := words.Squeeze(text), words.Split(value)
	for i := range fields {
		rest := strings.Join(fields[i:], "")
		if at := strings.LastIndex(squeezed, rest); at >= 0 {
			return at + len(rest)
		}
	}
	return -1
}

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

// joinFields moves the fields but for the dates; what has its place taken becomes text.
func joinFields(a, s *slot) {
	into := a.fields()
	for i, t := range s.fields() {
		if t == &s.dates.Text {
			continue
		}
		switch {
		case t.Value == "":
		case into[i].Value == "":
			*into[i] = *t
		case a.items != nil:
			*a.items = append(*a.items, *t)
		}
		*t = cv.Text{}
	}
}

// saidText makes words text of the entry that they stand in or below, and no heading.
func (b *builder) saidText(m cv.Mark) {
	text := strings.ReplaceAll(b.lineText(m.Line), "\t", " ")
	if m.Part != "" {
		text = b.wordsMeant(m)
	}
	if text == "" {
		return
	}
	b.noHeadingHere(m.Line)
	s := b.slotOfText(m)
	if s != nil && m.Part == "" && !s.headHolds(m.Line) && slices.Contains(s.lines(), m.Line) {
		return
	}
	b.withdraw(map[int]string{m.Line: cmp.Or(m.Part, b.lineText(m.Line))}, nil)
	t := cv.Text{Value: text, Lines: []int{m.Line}, Confidence: sure}
	if s == nil {
		b.keepTexts([]cv.Text{t})
		return
	}
	b.insertText(s.items, t)
}

// slotOfText is the entry of which the words of a mark are text; nil where a heading stands between.
func (b *builder) slotOfText(m cv.Mark) *slot {
	at := b.slotAt(m.Line)
	s := cmp.Or(b.slotOfWords(m), at, b.slotBefore(sectionOfMark(m, at), m.Line))
	if s == nil || s.items == nil || s != at && b.headingAbove(m.Line) > lastLine(s.lines()) {
		return nil
	}
	return s
}

// withdraw removes words of lines, by the line, from every value that holds them, but one.
func (b *builder) withdraw(texts map[int]string, but *cv.Text) {
	b.doc.Walk(func(r cv.Ref) {
		if r.Text != but {
			b.withdrawFrom(r, texts)
		}
	})
	if p := &b.doc.Person.Location; p.Value == "" && but != &p.Text {
		*p = cv.Place{}
	}
	for line := range texts {
		b.readDatesAgain(line)
	}
}

func (b *builder) withdrawFrom(r cv.Ref, texts map[int]string) {
	for _, line := range slices.Clone(r.Text.Lines) {
		text, gone := texts[line]
		if !gone || !slices.Contains(r.Text.Lines, line) {
			continue
		}
		before := r.Text.Value
		if cut(r.Text, text, line); r.Text.Value == before {
			b.cutWords(r.Text, text, line)
		}
		if r.Text.Value == "" && r.Role != cv.RoleDate {
			*r.Text = cv.Text{}
		}
	}
}

// cut takes text out of a value that came from the line, or empties a value that is
// part of text.
func cut(t *cv.Text, text string, line int) {
	if len(t.Lines) == 1 && holdsWords(text, t.Value) {
		t.Value = ""
		return
	}
	value, flat := t.Value, strings.ReplaceAll(text, "\t", " ")
	at := indexWords(value, flat)
	if at < 0 && strings.Contains(flat, " ") { // it begins or ends with the half of a word
		at = strings.Index(value, flat)
	}
	if at < 0 {
		return
	}
	t.Value = strings.TrimSpace(strings.Trim(value[:at], " ,;|–—-") + " " + strings.Trim(value[at+len(flat):], " ,;|–—-"))
	t.Value = strings.TrimSuffix(t.Value, " .")
	if len(t.Lines) > 1 {
		t.Lines = slices.DeleteFunc(slices.Clone(t.Lines), func(l int) bool { return l == line })
	}
}

// cutWords takes the words of a line out of a value that has them in other places or with other signs.
func (b *builder) cutWords(t *cv.Text, text string, line int) {
	whole := b.lineText(line)
	from, to, ok := whereWords(whole, text)
	if !ok {
		return
	}
	first, last := len(strings.Fields(whole[:from])), len(strings.Fields(whole[:to]))
	fields := strings.Fields(t.Value)
	kept := fields[:0:0]
	for i, p := range b.placesOf(*t) {
		if p.line != line || p.word < first || p.word >= last {
			kept = append(kept, fields[i])
		}
	}
	if len(kept) < len(fields) {
		t.Value = strings.Trim(strings.Join(kept, " "), " ,;|–—-")
	}
	if len(t.Lines) > 1 && !slices.ContainsFunc(b.placesOf(*t), func(p wordPlace) bool { return p.line == line }) {
		t.Lines = slices.DeleteFunc(slices.Clone(t.Lines), func(l int) bool { return l == line })
	}
}

// indexWords is where a text first holds another one as whole words; -1 where it does not.
func indexWords(text, part string) int {
	for from := 0; part != ""; {
		at := strings.Index(text[from:], part)
		if at < 0 {
			break
		}
		if at += from; !insideWord(text, at) && !insideWord(text, at+len(part)) {
			return at
		}
		_, size := utf8.DecodeRuneInString(text[at:])
		from = at + size
	}
	return -1
}

// holdsWords reports that a text holds the words of another one, wherever blanks and signs stand among them.
func holdsWords(text, part string) bool {
	squeezed := words.Squeeze(part)
	ends := map[int]bool{0: true}
	end := 0
	var all strings.Builder
	for _, w := range words.Split(text) {
		all.WriteString(w)
		end += len(w)
		ends[end] = true
	}
	for at := range ends {
		if ends[at+len(squeezed)] && strings.HasPrefix(all.String()[at:], squeezed) {
			return true
		}
	}
	return false
}
