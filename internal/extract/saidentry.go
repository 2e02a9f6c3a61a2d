package extract

import (
	"cmp"
	"math"
	"slices"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
)

// slotFor is the entry that a field of a line belongs to: the one that the line is in;
// else the one below, where that lacks the field, else the one above. A title below the
// text of an entry that has one begins another entry.
func (b *builder) slotFor(m cv.Mark) *slot {
	at := b.slotAt(m.Line)
	of := sectionOfMark(m, at)
	if s := b.slotOfWords(m); s != nil {
		return s
	}
	if moved := b.slotMoved(m); moved != nil {
		return moved
	}
	if at != nil && at.section != of {
		at = nil
	}
	if at != nil && (at.headHolds(m.Line) || at.lacks(m.As) && !textAbove(at, m.Line)) {
		return at
	}
	if after := b.slotAfter(of, m.Line); after != nil && after.lacks(m.As) && after.first() <= m.Line+3 {
		return after
	}
	before := cmp.Or(at, b.slotBefore(of, m.Line))
	switch {
	case before == nil:
		return b.newSlot(of, m.Line)
	case m.As != cv.MarkDates && before.over(m):
		return b.begin(of, m.Line)
	}
	return before
}

// slotMoved is the entry that the line of a mark was moved to; nil if it was not.
func (b *builder) slotMoved(m cv.Mark) *slot {
	if !b.isMoved(m.Line) {
		return nil
	}
	return b.slotWith(m.Section, m.Line)
}

// lacks reports an entry without the field that a kind of mark names.
func (s *slot) lacks(as cv.MarkKind) bool { return s.fieldOf(as).Value == "" }

// over reports an entry that has the field, and its text, above the marked line.
func (s *slot) over(m cv.Mark) bool {
	return !s.lacks(m.As) && s.first() < m.Line && textAbove(s, m.Line)
}

// sectionOfMark is the section that a mark is about: what it says, else that of the entry it stands in.
func sectionOfMark(m cv.Mark, at *slot) cv.Section {
	switch {
	case m.Section != "":
		return m.Section
	case at != nil:
		return at.section
	}
	return cv.SectionWork
}

// fieldOf is the field that a kind of mark names; nil for other kinds.
func (s *slot) fieldOf(as cv.MarkKind) *cv.Text {
	switch as {
	case cv.MarkTitle:
		return s.title
	case cv.MarkEmployer:
		return s.org
	case cv.MarkDates:
		return &s.dates.Text
	}
	return nil
}

// headHolds reports a line that a field of the head came from.
func (s *slot) headHolds(line int) bool {
	return slices.ContainsFunc(s.fields(), func(t *cv.Text) bool { return slices.Contains(t.Lines, line) })
}

// first is the first line of an entry; -1 for an empty one.
func (s *slot) first() int {
	first, _ := s.span()
	return first
}

// textAbove reports text of the entry that stands above the line.
func textAbove(s *slot, line int) bool {
	return slices.ContainsFunc(s.text(), func(t *cv.Text) bool { return len(t.Lines) > 0 && t.Lines[0] < line })
}

func (b *builder) saidStart(m cv.Mark) {
	of := sectionOfMark(m, nil)
	if m.Part == "" && !slices.Contains(b.beginnings(of), m.Line) {
		b.begin(of, m.Line)
	}
}

// beginnings are the first lines of the entries of a section, and their first own ones: an employer that is
// named once for several posts stands above all of them.
func (b *builder) beginnings(of cv.Section) (out []int) {
	list, held := b.slots(of), map[int]int{}
	for _, s := range list {
		for l := range s.lineSet() {
			held[l]++
		}
	}
	for _, s := range list {
		own := math.MaxInt
		for l := range s.lineSet() {
			if held[l] == 1 {
				own = min(own, l)
			}
		}
		out = append(out, s.first(), own)
	}
	return out
}

func (s *slot) lineSet() map[int]bool {
	out := map[int]bool{}
	for _, l := range s.lines() {
		out[l] = true
	}
	return out
}

// begin makes an entry of a section begin at a line: it has what stood below in the
// entry that the line was in, or up to the next heading or entry.
func (b *builder) begin(of cv.Section, at int) *slot { return b.beginWith(of, at, b.below(of, at)) }

// beginWith makes an entry of lines.
func (b *builder) beginWith(of cv.Section, at int, lines []line) *slot {
	if of == cv.SectionCertificates && len(lines) > 0 {
		lines = lines[:1] // a certificate has no text
	}
	gone := map[int]string{}
	for i := range lines {
		gone[lines[i].index] = lines[i].text
	}
	b.withdraw(gone, nil)
	b.doc.DropEmptyEntries()
	s := &section{kind: kindsOf[of], at: -1, lines: lines}
	s.gather()
	into := b.newSlot(of, at)
	b.fillSlot(into, s)
	b.found = append(b.found, s)
	return into
}

// below are the lines of an entry that begins at a line.
func (b *builder) below(of cv.Section, at int) []line {
	r := b.reachOfEntry(of, at)
	var out []line
	for i := range b.lines {
		l := &b.lines[i]
		if l.index < at {
			continue
		}
		if l.index > at && r.ends(b, l) {
			return out
		}
		out = append(out, *l)
	}
	return out
}

// entryReach knows where an entry that the user begins at a line must end.
type entryReach struct {
	slots         map[int]*slot
	in            *slot // the entry that the line was in
	starts, heads map[int]bool
}

func (b *builder) reachOfEntry(of cv.Section, at int) entryReach {
	r := entryReach{slots: b.slotsByLine(), starts: map[int]bool{}, heads: map[int]bool{}}
	if r.in = r.slots[at]; r.in == nil {
		r.in = b.slotAround(of, at)
	}
	for _, m := range b.marks {
		r.starts[m.Line] = r.starts[m.Line] || m.As == cv.MarkStart
	}
	for _, s := range b.found {
		r.heads[s.at] = true
	}
	return r
}

// ends reports a line that another entry or section begins with.
func (r *entryReach) ends(b *builder, l *line) bool {
	if r.starts[l.index] || l.opens != headings.None || b.used[l.index] && r.heads[l.index] {
		return true
	}
	other := r.slots[l.index]
	return other != nil && (r.in == nil || other.section != r.in.section || other.entry != r.in.entry)
}

// fillSlot reads the lines of one entry: as a post where it is one, else
// the first line is the name.
func (b *builder) fillSlot(into *slot, s *section) {
	if b.fillAsPost(into, s) || b.fillAsCourse(into, s) {
		return
	}
	*into.title = cv.Text{Value: b.markedText(cv.Mark{Line: s.lines[0].index}), Lines: []int{s.lines[0].index}, Confidence: sure}
	into.dateFrom(s.lines[:min(4, len(s.lines))])
	if into.summary != nil && len(s.paras) > 1 {
		b.body(s.paras[1:], into.summary, into.items)
	}
}

// fillAsPost reads the lines as a post; false where they are none.
func (b *builder) fillAsPost(into *slot, s *section) bool {
	if into.section != cv.SectionWork && into.section != cv.SectionVolunteering {
		return false
	}
	list := b.asPosts(s.lines, true)
	if len(list) != 1 {
		return false
	}
	w := &list[0]
	if w.Title.IsZero() && w.Organisation.IsZero() {
		return false
	}
	*into.title, *into.org, *into.dates, *into.summary, *into.items = w.Title, w.Organisation, w.Dates, w.Summary, w.Highlights
	*into.others[0], *into.others[1] = w.Unit, w.Location
	return true
}

// fillAsCourse reads the lines as a course; false where they are not one.
func (b *builder) fillAsCourse(into *slot, s *section) bool {
	if into.section != cv.SectionEducation {
		return false
	}
	list := b.asCourses(s.lines)
	if len(list) != 1 || list[0].Degree.IsZero() {
		return false
	}
	b.doc.Education[into.entry] = list[0]
	return true
}

// dateFrom takes the first period of lines.
func (s *slot) dateFrom(lines []line) {
	for i := range lines {
		if found, ok := periodOf(dates.Find(lines[i].text)); ok {
			*s.dates = found.Range
			s.dates.Text.Lines, s.dates.Text.Confidence = []int{lines[i].index}, 0.9
			return
		}
	}
}
