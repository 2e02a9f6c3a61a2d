package labeller

import (
	"cmp"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
)

// beginner finds entries that the models let run on. A head belongs to an entry: where it has a period and none is
// open, it begins one. And one post has one period: another one, in the same head or in one below the text, is that
// of the next post.
type beginner struct {
	*Reading
	prob  func(line int, label Label) float64
	known map[int][]Label // labels that are certain

	open  Label // that began the open entry; "" where none is open
	from  int   // the first line of its head
	dated int   // the last line of its head with a period; -1 is none
	told  bool  // text stands below its head
}

// run goes through the lines in order.
func (b *beginner) run() {
	for i := range b.Labels {
		switch b.Labels[i] {
		case WorkStart, EduStart:
			b.begin(i, b.Labels[i])
		case WorkHead, EduHead:
			b.head(i)
		case WorkBody, EduBody:
			b.told = true
		default:
			b.open = ""
		}
	}
}

// begin opens an entry at line i.
func (b *beginner) begin(i int, start Label) {
	if b.known[i] == nil && b.Labels[i] != start {
		b.Labels[i], b.Prob[i] = start, b.prob(i, start)
	}
	b.open = start
	b.headAt(i)
}

// headAt says that a head begins at line i.
func (b *beginner) headAt(i int) {
	b.from, b.dated, b.told = i, -1, false
	b.date(i)
}

// date notes the period of line i, if it has one.
func (b *beginner) date(i int) {
	if b.lines.lines[i].period {
		b.dated = i
	}
}

// head looks at a line of a head, which may begin another entry.
func (b *beginner) head(i int) {
	start := WorkStart
	if b.Labels[i] == EduHead {
		start = EduStart
	}
	switch end := b.headEnd(i); {
	case b.open != start:
		if next := end + 1; end > i && b.firstPeriod(i, end) >= 0 && (next == len(b.Labels) || b.Labels[next] != start) {
			b.begin(i, start)
		}
	case start == WorkStart && b.anotherPost(i, end):
		b.begin(i, start)
	case b.told:
		b.headAt(i)
	case start == WorkStart && b.dated >= 0 && b.lines.lines[i].period:
		b.another(i)
	default:
		b.date(i)
	}
}

// anotherPost reports a head of the open post that is another one's.
func (b *beginner) anotherPost(from, to int) bool {
	if b.told {
		return b.anotherBelow(from, to)
	}
	return b.formAnew(from)
}

// formAnew reports the label that the open post began with: "Company: ..." again, once its other rows are through.
func (b *beginner) formAnew(i int) bool {
	label := b.lines.lines[i].label
	return b.dated >= 0 && i > b.from+1 && label != "" && label == b.lines.lines[b.from].label
}

// anotherBelow reports that the head below a text is that of another post: it names something, and then a time that
// is not the one of the open post.
func (b *beginner) anotherBelow(from, to int) bool {
	at := b.firstPeriod(from, to)
	return at > from && b.dated >= 0 && b.disjoint(b.dated, at)
}

// headEnd is the last line of the head that line i belongs to.
func (b *beginner) headEnd(i int) int {
	end := i
	for end+1 < len(b.Labels) && b.Labels[end+1] == b.Labels[i] {
		end++
	}
	return end
}

// firstPeriod is the first line with a period, -1 where there is none.
func (b *beginner) firstPeriod(from, to int) int {
	for ; from <= to; from++ {
		if b.lines.lines[from].period {
			return from
		}
	}
	return -1
}

// another begins a post anew where the head of the open one names a second period: where the models thought most
// of it, or, where both parts are drawn alike, with the line that stands as far above its period as the first one did.
func (b *beginner) another(i int) {
	at, least := i, nearlyBegins
	for k := b.dated + 1; k < i; k++ {
		if b.prob(k, WorkStart) > b.prob(at, WorkStart) {
			at = k
		}
	}
	if b.disjoint(b.dated, i) {
		least = mayBegin
		if i-b.dated == b.dated-b.from+1 {
			at, least = b.dated+1, 0
		}
	}
	if b.rowsAlike(i) {
		at, least = i, 0
	}
	if b.prob(at, WorkStart) >= least {
		b.begin(at, WorkStart)
	}
	b.date(i)
}

// rowsAlike reports a period that stands as that of the open post does: in the first cell of a row, or alone on the
// line above all that the post has.
func (b *beginner) rowsAlike(i int) bool {
	first, row := periodFirst(b.lines.lines[i].Text)
	before, rowBefore := periodFirst(b.lines.lines[b.dated].Text)
	if !first || !before || row != rowBefore {
		return false
	}
	return row || b.dated == b.from && b.disjoint(b.dated, i) && b.headEnd(i) > i
}

// periodFirst reports a line whose first cell is a period, and whether it has others.
func periodFirst(text string) (first, row bool) {
	cell, _, row := strings.Cut(text, "\t")
	found := dates.Find(cell)
	return len(found) == 1 && found[0].Period && found[0].Start == 0 && found[0].End == len(cell), row
}

// How sure the models must be that a post begins at a line of a head.
const (
	nearlyBegins = 0.2
	mayBegin     = 0.1 // where the periods tell of two posts
)

// disjoint reports periods on two lines of which one ends before the other begins.
func (b *beginner) disjoint(i, k int) bool {
	x, y := b.period(i), b.period(k)
	return endsBefore(x, y) || endsBefore(y, x)
}

// period is the first one on a line.
func (b *beginner) period(i int) cv.DateRange {
	for _, m := range b.lines.lines[i].dates {
		if m.Period {
			return m.Range
		}
	}
	return cv.DateRange{}
}

// endsBefore reports that a is over when b begins.
func endsBefore(a, b cv.DateRange) bool {
	if a.Current || a.End.IsZero() || b.Start.IsZero() {
		return false
	}
	return cmp.Or(cmp.Compare(a.End.Year, b.Start.Year), cmp.Compare(a.End.Month, b.Start.Month)) <= 0
}
