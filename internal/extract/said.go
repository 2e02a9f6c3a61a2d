package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/words"
)

// enforce makes true what the user says of lines where the reading did not follow.
// Nothing is lost by it: a value that gives way stays in its entry as text.
func (b *builder) enforce() {
	for _, m := range b.marks {
		if follow := followMark[m.As]; follow != nil {
			follow(b, m)
		}
		b.doc.DropEmptyEntries()
	}
}

// followMark is what each kind of mark makes of its line.
var followMark = map[cv.MarkKind]func(*builder, cv.Mark){
	cv.MarkName:     (*builder).saidName,
	cv.MarkTitle:    (*builder).saidField,
	cv.MarkEmployer: (*builder).saidField,
	cv.MarkDates:    (*builder).saidDates,
	cv.MarkStart:    (*builder).saidStart,
	cv.MarkJoin:     (*builder).saidJoin,
	cv.MarkText:     (*builder).saidText,
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
	if !replaced(text, before) {
		b.keepOusted(s, other, before)
	}
}

// replaced reports that the new words say what the ones before them did.
func replaced(text string, before cv.Text) bool {
	return before.Value == "" || holdsWords(text, before.Value) || holdsWords(before.Value, text) && len(before.Lines) == 1
}

// keepOusted keeps a value that gave way: in the other field, where the two had changed places, or as text.
func (b *builder) keepOusted(s *slot, other *cv.Text, before cv.Text) {
	switch {
	case other.Value == "":
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

// saidJoin makes a line go on with what stands above it.
func (b *builder) saidJoin(m cv.Mark) {
	if b.joinEntryAt(m.Line) {
		return
	}
	above, here := b.valuesAround(m.Line)
	if above == nil || here == nil {
		return
	}
	above.Value += " " + here.Value
	above.Lines = append(slices.Clone(above.Lines), here.Lines...)
	*here = cv.Text{}
}

// joinEntryAt joins the entry that begins at a line to the one above; false where none does.
func (b *builder) joinEntryAt(line int) bool {
	for _, of := range entrySections {
		list := b.slots(of)
		for i := 1; i < len(list); i++ {
			if list[i].first() == line {
				joinSlots(list[i-1], list[i])
				return true
			}
		}
	}
	return false
}

// valuesAround are the value that begins at a line and the last one above it; dates are none.
func (b *builder) valuesAround(line int) (above, here *cv.Text) {
	b.doc.Walk(func(r cv.Ref) {
		switch n := len(r.Text.Lines); {
		case n == 0 || r.Role == cv.RoleDate:
		case r.Text.Lines[0] == line && here == nil:
			here = r.Text
		case r.Text.Lines[n-1] < line && (above == nil || r.Text.Lines[n-1] >= lastLine(above.Lines)):
			above = r.Text
		}
	})
	return above, here
}

// joinSlots adds what an entry holds to the one above it.
func joinSlots(a, s *slot) {
	joinFields(a, s)
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

// saidText makes a line that was taken for a field of an entry text of it.
func (b *builder) saidText(m cv.Mark) {
	s := b.slotAt(m.Line)
	if s == nil || s.summary == nil || !s.dropFields(m.Line) {
		return
	}
	text := strings.ReplaceAll(b.lineText(m.Line), "\t", " ")
	b.withdraw(map[int]string{m.Line: text}, nil)
	*s.items = slices.Insert(*s.items, 0, cv.Text{Value: text, Lines: []int{m.Line}, Confidence: sure})
}

// dropFields empties the fields that came from a line; false where none did.
func (s *slot) dropFields(line int) bool {
	lost := false
	for _, t := range s.fields() {
		if t.Value == "" || !slices.Contains(t.Lines, line) {
			continue
		}
		lost = true
		if t == &s.dates.Text {
			*s.dates = cv.DateRange{}
		} else {
			*t = cv.Text{}
		}
	}
	return lost
}

// withdraw removes words of lines, by the line, from every value that holds them, but one.
func (b *builder) withdraw(texts map[int]string, but *cv.Text) {
	b.doc.Walk(func(r cv.Ref) {
		if r.Text != but {
			withdrawFrom(r, texts)
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

func withdrawFrom(r cv.Ref, texts map[int]string) {
	for _, line := range slices.Clone(r.Text.Lines) {
		text, gone := texts[line]
		if !gone || !slices.Contains(r.Text.Lines, line) {
			continue
		}
		if cut(r.Text, text, line); r.Text.Value == "" && r.Role != cv.RoleDate {
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
