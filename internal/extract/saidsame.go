package extract

import (
	"slices"

	"focal/internal/cv"
)

// An employer, or a school, that is named once for several posts: each of them has it, with the line that names it.

// saidSame gives the entry of a line the employer of the one above, and begins it where the line is text of that.
func (b *builder) saidSame(m cv.Mark) {
	of := sectionOfMark(m, b.slotAt(m.Line))
	if !b.beginsAt(of, m.Line) {
		b.noHeadingHere(m.Line)
		b.begin(of, m.Line, b.below(of, m.Line))
	}
	b.giveEmployerAbove(b.slotWith(of, m.Line))
}

// giveEmployerAbove gives an entry the employer of the one above.
func (b *builder) giveEmployerAbove(s *slot) {
	above := b.slotAbove(s)
	if above == nil || slices.Equal(s.org.Lines, above.org.Lines) {
		return
	}
	if s.title.Value == "" { // what stands there is what the person was
		*s.title, *s.org = *s.org, cv.Text{}
	}
	before := *s.org
	*s.org = cv.Text{Value: above.org.Value, Lines: slices.Clone(above.org.Lines), Confidence: sure}
	for _, rest := range b.whatElse(before, s.org, nil) {
		b.keepOusted(s, nil, rest, false)
	}
	if above.onlyNames(s) {
		b.dissolve(above, s)
	}
}

// beginsAt reports an entry whose head begins with a line.
func (b *builder) beginsAt(of cv.Section, line int) bool {
	s := b.slotWith(of, line)
	return s != nil && (s.headHolds(line) && slices.Contains(b.beginnings(of), line) || slices.Contains(s.title.Lines, line))
}

// slotAbove is the entry before another one in its section that has an employer; nil where none has.
func (b *builder) slotAbove(s *slot) *slot {
	if s == nil {
		return nil
	}
	for _, above := range slices.Backward(b.slots(s.section)[:s.entry]) {
		if above.org.Value != "" {
			return above
		}
	}
	return nil
}

// onlyNames reports an entry that is no post but the name of the employer above its posts, perhaps with all of their time.
func (s *slot) onlyNames(post *slot) bool {
	if s.title.Value != "" || len(s.text()) > 0 {
		return false
	}
	whole, own := s.dates, post.dates
	return whole.IsZero() || !own.IsZero() && whole.Start.Year <= own.Start.Year && (whole.Current || whole.End.Year >= own.End.Year)
}

// dissolve takes an entry away that only names the employer; the first of its posts has where that is, and the line tells the time.
func (b *builder) dissolve(above, post *slot) {
	if post.place != nil && post.place.Value == "" {
		*post.place = *above.place
	}
	b.lacking.add(b.placesIn(above.dates.Text).at...)
	for _, t := range above.fields() {
		*t = cv.Text{}
	}
	*above.dates = cv.DateRange{}
}
