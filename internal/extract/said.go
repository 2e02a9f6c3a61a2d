package extract

import (
	"cmp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// enforce makes true what the user says of lines where the reading did not follow.
// Nothing is lost by it: a value that gives way stays in its entry as text.
func (b *builder) enforce() {
	for _, m := range b.marks {
		switch m.As {
		case cv.MarkName:
			b.saidName(m)
		case cv.MarkTitle, cv.MarkEmployer:
			b.saidField(m)
		case cv.MarkDates:
			b.saidDates(m)
		case cv.MarkStart:
			b.saidStart(m)
		case cv.MarkJoin:
			b.saidJoin(m)
		case cv.MarkText:
			b.saidText(m)
		}
		b.doc.DropEmptyEntries()
	}
}

// sure is the confidence of what the user said.
const sure = 1

func (b *builder) saidName(m cv.Mark) {
	name := b.markedText(m)
	if name == "" {
		return
	}
	before := b.doc.Person.Name
	b.withdraw(map[int]string{m.Line: name}, &b.doc.Person.Name)
	b.doc.Person.Name = cv.Text{Value: name, Lines: []int{m.Line}, Confidence: sure}
	if before.Value != "" && !holdsWords(name, before.Value) && !slices.Contains(before.Lines, m.Line) {
		b.strays = append(b.strays, before)
	}
}

// saidField makes the words of a line the title or the employer of their entry.
func (b *builder) saidField(m cv.Mark) {
	text := b.markedText(m)
	if text == "" {
		return
	}
	s := b.slotFor(m)
	target, other := s.title, s.org
	if m.As == cv.MarkEmployer {
		target, other = s.org, s.title
	}
	if target.Value == text {
		target.Confidence = sure
		return
	}
	before := *target
	b.withdraw(map[int]string{m.Line: text}, target)
	*target = cv.Text{Value: text, Lines: []int{m.Line}, Confidence: sure}
	switch {
	case before.Value == "" || holdsWords(text, before.Value) || holdsWords(before.Value, text) && len(before.Lines) == 1:
	case other.Value == "": // the two had changed places
		*other = before
		other.Confidence = min(other.Confidence, 0.6)
	case s.summary != nil:
		*s.summary = slices.Insert(*s.summary, 0, before)
	default:
		b.strays = append(b.strays, before)
	}
}

// saidDates takes the period of an entry from a line.
func (b *builder) saidDates(m cv.Mark) {
	text := b.markedText(m)
	if text == "" {
		return
	}
	period := cv.DateRange{Text: cv.Text{Value: text}} // printed as it stands where it is not understood
	if found, ok := periodOf(dates.Find(text)); ok {
		period = found.Range
	}
	s := b.slotFor(m)
	if slices.Equal(s.dates.Text.Lines, []int{m.Line}) && s.dates.Text.Value == period.Text.Value {
		s.dates.Text.Confidence = sure
		return
	}
	b.withdraw(map[int]string{m.Line: period.Text.Value}, &s.dates.Text)
	*s.dates = period
	s.dates.Text.Lines, s.dates.Text.Confidence = []int{m.Line}, sure
}

// slotFor is the entry that a field of a line belongs to: the one that the line is in;
// else the one below, where that lacks the field, else the one above. A title below the
// text of an entry that has one begins another entry.
func (b *builder) slotFor(m cv.Mark) *slot {
	of := m.Section
	at := b.slotAt(m.Line)
	if of == "" {
		of = cv.SectionWork
		if at != nil {
			of = at.section
		}
	}
	if at != nil && at.section != of {
		at = nil
	}
	field := func(s *slot) *cv.Text {
		return map[cv.MarkKind]*cv.Text{cv.MarkTitle: s.title, cv.MarkEmployer: s.org, cv.MarkDates: &s.dates.Text}[m.As]
	}
	inHead := at != nil && slices.ContainsFunc(at.fields(), func(t *cv.Text) bool { return slices.Contains(t.Lines, m.Line) })
	if inHead || at != nil && field(at).Value == "" && !textAbove(at, m.Line) {
		return at
	}
	if after := b.slotAfter(of, m.Line); after != nil && field(after).Value == "" {
		if first, _ := after.span(); first <= m.Line+3 {
			return after
		}
	}
	before := cmp.Or(at, b.slotBefore(of, m.Line))
	if first := -1; before != nil {
		if first, _ = before.span(); m.As != cv.MarkDates && field(before).Value != "" && first < m.Line && textAbove(before, m.Line) {
			return b.begin(of, m.Line)
		}
		return before
	}
	return b.newSlot(of, m.Line)
}

// textAbove reports text of the entry that stands above the line.
func textAbove(s *slot, line int) bool {
	return slices.ContainsFunc(s.text(), func(t *cv.Text) bool { return len(t.Lines) > 0 && t.Lines[0] < line })
}

func (b *builder) saidStart(m cv.Mark) {
	of := m.Section
	if of == "" {
		of = cv.SectionWork
	}
	for _, s := range b.slots(of) {
		if first, _ := s.span(); first == m.Line {
			return
		}
	}
	b.begin(of, m.Line)
}

// begin makes an entry of a section begin at a line: it has what stood below in the
// entry that the line was in, or up to the next heading or entry.
func (b *builder) begin(of cv.Section, at int) *slot {
	lines := b.below(of, at)
	if of == cv.SectionCertificates && len(lines) > 0 {
		lines = lines[:1] // a certificate has no text
	}
	gone := map[int]string{}
	for i := range lines {
		gone[lines[i].index] = lines[i].text
	}
	b.withdraw(gone, nil)
	b.doc.DropEmptyEntries()
	s := &section{kind: kindsOf[of], at: -1, sure: true, lines: lines}
	s.gather(nil)
	into := b.newSlot(of, at)
	b.fillSlot(into, s)
	b.found = append(b.found, s)
	return into
}

// below are the lines of an entry that begins at a line.
func (b *builder) below(of cv.Section, at int) []line {
	slots := b.slotsByLine()
	in := slots[at]
	if in == nil {
		in = b.slotAround(of, at)
	}
	starts, heads := map[int]bool{}, map[int]bool{}
	for _, m := range b.marks {
		starts[m.Line] = starts[m.Line] || m.As == cv.MarkStart
	}
	for _, s := range b.found {
		heads[s.at] = true
	}
	var out []line
	for i := range b.lines {
		l := &b.lines[i]
		if l.index < at {
			continue
		}
		if l.index > at {
			other := slots[l.index]
			switch {
			case starts[l.index], l.opens != headings.None, b.used[l.index] && heads[l.index]:
				return out
			case in == nil && other != nil, in != nil && other != nil && (other.section != in.section || other.entry != in.entry):
				return out
			}
		}
		out = append(out, *l)
	}
	return out
}

// fillSlot reads the lines of one entry: by the grammar of posts where it is one, else
// the first line is the name.
func (b *builder) fillSlot(into *slot, s *section) {
	if into.section == cv.SectionWork || into.section == cv.SectionVolunteering {
		if w, head := b.onePost(s.paras); !w.Title.IsZero() || !w.Organisation.IsZero() {
			*into.title, *into.org, *into.dates, *into.summary, *into.items = w.Title, w.Organisation, w.Dates, w.Summary, w.Highlights
			*into.others[0], *into.others[1] = w.Unit, w.Location
			b.body(s.paras[head:], into.summary, into.items)
			return
		}
	}
	*into.title = cv.Text{Value: b.markedText(cv.Mark{Line: s.lines[0].index}), Lines: []int{s.lines[0].index}, Confidence: sure}
	for i := range s.lines[:min(4, len(s.lines))] {
		if found, ok := periodOf(dates.Find(s.lines[i].text)); ok {
			*into.dates = found.Range
			into.dates.Text.Lines, into.dates.Text.Confidence = []int{s.lines[i].index}, 0.9
			break
		}
	}
	if into.summary != nil && len(s.paras) > 1 {
		b.body(s.paras[1:], into.summary, into.items)
	}
}

// onePost reads the head of a post: the lines above its list, as far as the grammar sees
// one post in them. It returns how many paragraphs that took.
func (b *builder) onePost(paras []para) (w cv.Engagement, head int) {
	for head < min(4, len(paras)) && !paras[head].bullet {
		head++
	}
	for ; head > 0; head-- {
		if list := b.engagements(&section{kind: headings.Work, at: -1, paras: slices.Clone(paras[:head])}); len(list) == 1 {
			return list[0], head
		}
	}
	return w, 0
}

// saidJoin makes a line go on with what stands above it.
func (b *builder) saidJoin(m cv.Mark) {
	for _, of := range entrySections {
		list := b.slots(of)
		for i := 1; i < len(list); i++ {
			if first, _ := list[i].span(); first == m.Line {
				joinSlots(list[i-1], list[i])
				return
			}
		}
	}
	var above, here *cv.Text
	b.doc.Walk(func(r cv.Ref) {
		switch n := len(r.Text.Lines); {
		case n == 0 || r.Role == cv.RoleDate:
		case r.Text.Lines[0] == m.Line && here == nil:
			here = r.Text
		case r.Text.Lines[n-1] < m.Line && (above == nil || r.Text.Lines[n-1] >= above.Lines[len(above.Lines)-1]):
			above = r.Text
		}
	})
	if above == nil || here == nil {
		return
	}
	above.Value += " " + here.Value
	above.Lines = append(slices.Clone(above.Lines), here.Lines...)
	*here = cv.Text{}
}

// joinSlots adds what an entry holds to the one above it.
func joinSlots(a, s *slot) {
	for i, t := range s.fields() {
		into := a.fields()[i]
		switch {
		case t.Value == "" || t == &s.dates.Text:
		case into.Value == "":
			*into = *t
		case a.items != nil:
			*a.items = append(*a.items, *t)
		}
		if t != &s.dates.Text {
			*t = cv.Text{}
		}
	}
	if a.dates.IsZero() {
		*a.dates = *s.dates
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

// saidText makes a line that was taken for a field of an entry text of it.
func (b *builder) saidText(m cv.Mark) {
	s := b.slotAt(m.Line)
	if s == nil || s.summary == nil {
		return
	}
	lost := false
	for _, t := range s.fields() {
		if t.Value != "" && slices.Contains(t.Lines, m.Line) {
			lost = true
			if t == &s.dates.Text {
				*s.dates = cv.DateRange{}
			} else {
				*t = cv.Text{}
			}
		}
	}
	if lost {
		text := strings.ReplaceAll(b.lineText(m.Line), "\t", " ")
		b.withdraw(map[int]string{m.Line: text}, nil)
		*s.items = slices.Insert(*s.items, 0, cv.Text{Value: text, Lines: []int{m.Line}, Confidence: sure})
	}
}

// withdraw removes words of lines, by the line, from every value that holds them, but one.
func (b *builder) withdraw(texts map[int]string, but *cv.Text) {
	b.doc.Walk(func(r cv.Ref) {
		if r.Text == but {
			return
		}
		for _, line := range slices.Clone(r.Text.Lines) {
			text, gone := texts[line]
			if !gone || !slices.Contains(r.Text.Lines, line) {
				continue
			}
			if cut(r.Text, text, line); r.Text.Value == "" && r.Role != cv.RoleDate {
				*r.Text = cv.Text{}
			}
		}
	})
	from := func(line int) bool { _, gone := texts[line]; return gone }
	for _, of := range entrySections {
		for _, s := range b.slots(of) {
			if s.dates.Text.Value == "" && slices.ContainsFunc(s.dates.Text.Lines, from) {
				*s.dates = cv.DateRange{}
			}
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
	at := strings.Index(value, flat)
	if at < 0 {
		return
	}
	t.Value = strings.TrimSpace(strings.Trim(value[:at], " ,;|–—-") + " " + strings.Trim(value[at+len(flat):], " ,;|–—-"))
	if len(t.Lines) > 1 {
		t.Lines = slices.DeleteFunc(slices.Clone(t.Lines), func(l int) bool { return l == line })
	}
}

// holdsWords reports that a text holds another one, whatever stands between the words.
func holdsWords(text, part string) bool {
	return strings.Contains(words.Squeeze(text), words.Squeeze(part))
}
