package extract

import (
	"math"
	"slices"

	"focal/internal/cv"
)

// Two entries may be drawn beside each other: the cells of each line are one of the first and one of the second. A line is one for the
// reader, so the user says where the second one begins, and each has its own cells.

// besideEachOther are the cells of two such entries, of which the second begins at a place of a line; none where the lines below have
// no cells there.
func (b *builder) besideEachOther(l *line, at int) (left, right []line) {
	pos := slices.IndexFunc(b.lines, func(o line) bool { return o.index == l.index })
	if pos < 0 || !isPair(l) || at != len(l.segs[0].text)+len("\t") || isOnlyPeriod(l.segs[1].text) {
		return nil, nil
	}
	for i := pos; i < len(b.lines); i++ {
		o := &b.lines[i]
		if !isPair(o) || math.Abs(o.segs[1].x-l.segs[1].x) > o.size || b.isHeading(o.index) || i > pos && b.startsIn(o.index) != "" {
			break
		}
		cut := len(o.segs[0].text) + len("\t")
		left, right = append(left, o.between(0, cut)), append(right, o.between(cut, len(o.text)))
	}
	if len(right) < 2 {
		return nil, nil
	}
	return left, right
}

func isPair(l *line) bool { return len(l.segs) == 2 }

func isOnlyPeriod(text string) bool {
	_, is := onlyPeriod(text)
	return is
}

// slotSharing is the one of several entries with words of a line that has those of a mark; nil where there is none.
func (b *builder) slotSharing(m cv.Mark) *slot {
	if m.Part == "" {
		return nil
	}
	meant := b.meant(m)
	var holding, having []*slot
	for _, s := range b.slots(sectionOfMark(m, b.slotAt(m.Line))) {
		if !slices.Contains(s.lines(), m.Line) || b.inheritsIn(s, m.Line) {
			continue
		}
		holding = append(holding, s)
		has := func(t *cv.Text) bool {
			return slices.ContainsFunc(b.placesIn(*t).at, func(p wordPlace) bool { return meant[p] })
		}
		if slices.ContainsFunc(append(s.fields(), s.text()...), has) {
			having = append(having, s)
		}
	}
	if len(holding) < 2 || len(having) != 1 {
		return nil
	}
	return having[0]
}
