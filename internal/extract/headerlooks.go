package extract

import (
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/ingest/page"
)

// lookTally counts the lines in a look and the known headings among them.
type lookTally struct{ known, all int }

// tallyLooks finds which looks belong to headings: styles most of whose lines are known headings.
func (f *headerFinder) tallyLooks() {
	f.looks = map[style]*lookTally{}
	for i := range f.lines {
		l := &f.lines[i]
		if l.bullet && l.kind != page.Heading || wordCount(l.text) > maxHeadingWords {
			continue
		}
		st := f.styleOf(i)
		if f.looks[st] == nil {
			f.looks[st] = &lookTally{}
		}
		f.looks[st].all++
		if f.surelyKnown(i) {
			f.looks[st].known++
		}
	}
}

// surelyKnown reports the words of a heading that are no label, or stand but once.
func (f *headerFinder) surelyKnown(i int) bool {
	c, ok := f.cands[i]
	return ok && c.exact && (!headings.IsLabel(c.text) || f.phrase[words.Fold(c.text)] < 2)
}

// styleOf is the look of line i, of its first cell where that is a heading beside its content.
func (f *headerFinder) styleOf(i int) style {
	if f.cands[i].rail {
		return segmentStyle(&f.lines[i], 0)
	}
	return f.lines[i].style
}

// strong reports a look that belongs to headings.
func (f *headerFinder) strong(st style) bool {
	t := f.looks[st]
	return t != nil && plainer(f.body, st) && t.ofHeadings(st.heading > 0)
}

// ofHeadings reports a look with enough known headings among its lines: fewer do for that of a heading style.
func (t lookTally) ofHeadings(declared bool) bool {
	switch half := t.known*2 >= t.all; {
	case half && declared:
		return t.known > 0
	case half:
		return t.known >= 2
	}
	return t.known >= 3 && t.known*3 >= t.all
}

// weighLooks finds the lightest of the looks that belong to headings.
func (f *headerFinder) weighLooks() {
	f.lightest = style{size: 1 << 20, bold: true, caps: true}
	for i, c := range f.cands {
		st := f.styleOf(i)
		if !c.exact || !f.strong(st) {
			continue
		}
		f.styled++
		f.lightest.size = min(f.lightest.size, st.size)
		f.lightest.heading = max(f.lightest.heading, st.heading)
		f.lightest.bold = f.lightest.bold && st.bold
		f.lightest.caps = f.lightest.caps && st.caps
	}
}

// railKinds are the kinds of headings beside their content, by the column that they stand in.
type railKinds map[int]map[headings.Kind]bool

func railAt(l *line) int { return int(l.x / 6) }

func (r railKinds) add(l *line, k headings.Kind) {
	if r[railAt(l)] == nil {
		r[railAt(l)] = map[headings.Kind]bool{}
	}
	r[railAt(l)][k] = true
}

// holds reports a column of several headings, of which the candidate on the line is one.
func (r railKinds) holds(l *line, c candidate) bool {
	kinds := r[railAt(l)]
	switch {
	case len(kinds) >= 3:
		return true
	case len(kinds) == 2:
		return c.span == 2 || kinds[headings.Work]
	}
	return false
}

// railColumn accepts headings beside their content where several stand in one column.
func railColumn(lines []line, cands map[int]candidate) map[int]bool {
	kinds := railKinds{}
	for i, c := range cands {
		if c.rail && c.exact {
			kinds.add(&lines[i], c.kind)
		}
	}
	out := map[int]bool{}
	for i, c := range cands {
		if c.rail && lines[i].right > 0 && kinds.holds(&lines[i], c) {
			out[i] = true
		}
	}
	return out
}

// headingColumn is where the headings of a block stand.
type headingColumn struct {
	left float64
	n    int       // headings at the left edge
	mid  []float64 // the middle of each
}

// headingColumns tells headings that stand further right than the others of their
// block: names of groups inside of a section. Centred headings are left alone.
type headingColumns map[blockKey]*headingColumn

func headingColumnsOf(f *headerFinder) headingColumns {
	columns := headingColumns{}
	for i := range f.lines {
		l := &f.lines[i]
		if c, ok := f.cands[i]; ok && c.exact && !c.rail && l.right != 0 && f.strong(l.style) {
			columns.add(l)
		}
	}
	return columns
}

func (h headingColumns) add(l *line) {
	k := blockKey{0, l.block}
	if h[k] == nil {
		h[k] = &headingColumn{left: l.x}
	}
	h[k].add(l)
}

func (col *headingColumn) add(l *line) {
	col.mid = append(col.mid, middleOf(l))
	switch {
	case l.x < col.left-4:
		col.left, col.n = l.x, 1
	case l.x < col.left+4:
		col.n++
	}
}

func middleOf(l *line) float64 { return (l.x + l.right) / 2 }

func (h headingColumns) indented(l *line) bool {
	col := h[blockKey{0, l.block}]
	if col == nil || col.n < 2 || l.right == 0 || l.x < col.left+24 {
		return false
	}
	return col.centredWith(l) < 2
}

// centredWith counts the headings that have their middle where the line has it.
func (col *headingColumn) centredWith(l *line) int {
	n := 0
	for _, m := range col.mid {
		if d := m - middleOf(l); d < 6 && d > -6 {
			n++
		}
	}
	return n
}

// railHeading accepts a heading at the left of a line when it stands further left
// than the text around it or looks different from what stands beside it.
func railHeading(lines []line, i int, c candidate) bool {
	l := &lines[i]
	differs := segmentStyle(l, 0) != segmentStyle(l, 1)
	if !differs && namesARow(c.kind, l) {
		return false
	}
	return differs || textFurtherRight(lines, i) || longRow(l) || c.kind != headings.Other && len(dates.Find(l.text)) > 0
}

// namesARow reports a kind that rows of other tables are called by too: "Languages   Python, Go"
// in a table of skills.
func namesARow(k headings.Kind, l *line) bool {
	return kindIn(k, headings.Languages, headings.Other, headings.Contact) || k == headings.Profile && l.x == 0
}

// textFurtherRight reports that the lines below line i begin further right.
func textFurtherRight(lines []line, i int) bool {
	if lines[i].right <= 0 {
		return false
	}
	for j := i + 1; j < len(lines) && j < i+4 && lines[j].block == lines[i].block; j++ {
		if lines[j].x > lines[i].x+20 {
			return true
		}
	}
	return false
}

// longRow reports a row of a table with a text in its second cell.
func longRow(l *line) bool {
	return len(l.segs) == 2 && l.kind == page.TableRow && len(l.segs[1].text) > 40
}
