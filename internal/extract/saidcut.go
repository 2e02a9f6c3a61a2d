package extract

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/extract/evidence"
)

// Employers are named once above several posts, each a line with its title and its time. Where such posts were read as one, the user
// says of the second that it starts there: the first keeps what its own lines tell, and both have the employer.

// cutPost is what an entry that the user parts at a line knows.
type cutPost struct {
	title cv.Text // where it is that of the line
	org   cv.Text
	above []int // its lines above that one
}

// postCutAt is the entry that goes on above a line with an employer; nil where there is none.
func (b *builder) postCutAt(of cv.Section, line int) *cutPost {
	s := b.slotWith(of, line)
	if s == nil || s.org == nil || s.org.Value == "" || lastLine(s.org.Lines) >= line {
		return nil
	}
	was := &cutPost{org: cv.Text{Value: s.org.Value, Lines: slices.Clone(s.org.Lines), Confidence: s.org.Confidence}}
	if len(s.title.Lines) > 0 && s.title.Lines[0] == line {
		was.title = cv.Text{Value: s.title.Value, Lines: slices.Clone(s.title.Lines), Confidence: sure}
	}
	for _, l := range s.lines() {
		if l < line && !b.isOfOther(s, l) {
			was.above = append(was.above, l)
		}
	}
	slices.Sort(was.above)
	was.above = slices.Compact(was.above)
	return was
}

// isSecond reports a line with the title of an entry in which a text stands between the employer and that: another post was read as one
// with it, and the employer above the line is this one.
func (was *cutPost) isSecond(b *builder, of cv.Section, line int) bool {
	s := b.slotWith(of, line)
	return was.title.Value != "" && slices.ContainsFunc(s.text(), func(t *cv.Text) bool {
		return len(t.Lines) > 0 && t.Lines[0] > lastLine(was.org.Lines) && lastLine(t.Lines) < line
	})
}

// isOfOther reports a line that another entry of the section has, too.
func (b *builder) isOfOther(s *slot, line int) bool {
	return slices.ContainsFunc(b.slots(s.section), func(o *slot) bool { return o.entry != s.entry && slices.Contains(o.lines(), line) })
}

// settleCut gives the two entries that there are now what is theirs.
func (b *builder) settleCut(of cv.Section, at int, was *cutPost) {
	if was == nil {
		return
	}
	if was.title.Value != "" && slices.ContainsFunc(was.above, func(l int) bool { return !slices.Contains(was.org.Lines, l) }) {
		isAbove := func(l line) bool { return slices.Contains(was.above, l.index) }
		b.begin(of, was.above[0], slices.DeleteFunc(slices.Clone(b.lines), func(l line) bool { return !isAbove(l) }))
	}
	lower := b.slotWith(of, at)
	if lower == nil || lower.entry == 0 {
		return
	}
	upper := b.slots(of)[lower.entry-1]
	isName := upper.org.Value == was.org.Value && upper.onlyNames(lower)
	if was.title.Value == "" && !isName {
		return
	}
	b.giveCut(lower, at, was)
	if isName && lower.org.Value == was.org.Value {
		b.dissolve(upper, lower)
	}
}

// giveCut gives the entry that begins at a line the employer above it, unless another line names its own.
func (b *builder) giveCut(s *slot, at int, was *cutPost) {
	isElsewhere := func(t *cv.Text) bool { return slices.ContainsFunc(t.Lines, func(l int) bool { return l != at }) }
	if isElsewhere(s.org) || isElsewhere(s.title) || b.namesEmployer(s, was) {
		return
	}
	title := was.title
	if title.Value == "" {
		title = cv.Text{Value: fieldText(b.itemText(at)), Lines: []int{at}, Confidence: sure}
	}
	*s.title, *s.org = title, was.org
	b.withdraw(b.placesOf(title.Value, title.Lines...), s.title)
	s.org.Confidence = sure
}

// namesEmployer reports an entry of which the line with the title names an employer of its own: by its legal form, or beside the title
// that was known before.
func (b *builder) namesEmployer(s *slot, was *cutPost) bool {
	own := s.org.Value
	if own == "" || own == was.org.Value {
		return false
	}
	return evidence.LegalForm(own) || was.title.Value != "" && !holdsWords(was.title.Value, own)
}
