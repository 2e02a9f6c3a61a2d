package flow

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/page"
)

// A table in a CV is one of three things, told apart by its content and not by
// its borders: rows of data (each row a line whose cells are segments), a rail
// (short labels or dates beside long text: read row by row) or columns of a layout
// (read cell by cell).

const (
	shortText = 45 // runes of a label, a date, a place
	longLine  = 80 // runes of prose
	fewLines  = 4
)

type cell struct {
	col   int
	lines []page.Line
}

func (b *builder) table(t *Table, depth int) {
	rows := make([]gridRow, len(t.Rows))
	for i := range t.Rows {
		rows[i] = gridRow{b.cells(&t.Rows[i], depth), len(t.Rows[i].Cells)}
	}
	b.grid(rows)
}

// gridRow holds the cells of a row with text; all counts the empty ones too.
type gridRow struct {
	cells []cell
	all   int
}

// Grid lays out a table whose cells are lines already: rows of cells of lines.
func Grid(rows [][][]page.Line) []page.Line {
	b := builder{}
	in := make([]gridRow, len(rows))
	for i, row := range rows {
		in[i].all = len(row)
		for col, lines := range row {
			if len(lines) > 0 {
				in[i].cells = append(in[i].cells, cell{col, lines})
			}
		}
	}
	b.grid(in)
	return b.lines
}

func (b *builder) grid(rows []gridRow) {
	var columns [][]cell // rows of a layout, gathered until the structure changes
	flush := func() {
		b.columns(columns)
		columns = nil
	}
	for _, r := range rows {
		row := r.cells
		switch {
		case len(row) == 0:
			continue
		case len(row) > 1 && layoutRow(row):
			columns = append(columns, row)
			continue
		case len(row) == 1 && len(columns) > 0 && r.all > 1:
			columns = append(columns, row) // the other column is empty here
			continue
		}
		flush()
		b.row(row)
	}
	flush()
}

// cells lays out the cells of a row that hold text.
func (b *builder) cells(r *Row, depth int) []cell {
	var out []cell
	col := 0
	for i := range r.Cells {
		inner := builder{}
		inner.add(r.Cells[i].Blocks, depth)
		if len(inner.lines) > 0 {
			out = append(out, cell{col, inner.lines})
		}
		col += max(r.Cells[i].Span, 1)
	}
	return out
}

// columns emits gathered layout rows, each column in its own region. Rows of which
// most have a short cell are entries beside their labels: they are read one by one.
func (b *builder) columns(rows [][]cell) {
	if len(rows) == 0 {
		return
	}
	last, short := 0, 0
	for _, row := range rows {
		last = max(last, row[len(row)-1].col)
		if slices.ContainsFunc(row, func(c cell) bool { return !rich(c.lines) }) {
			short++
		}
	}
	if len(rows) > 1 && short*2 > len(rows) {
		for _, row := range rows {
			for _, c := range row {
				b.region()
				b.inline(c.lines)
			}
		}
		b.region()
		return
	}
	for _, col := range b.order(rows, last) {
		b.region()
		for _, row := range rows {
			for _, c := range row {
				if c.col == col {
					b.inline(c.lines)
				}
			}
		}
	}
	b.region()
}

// order returns the columns from left to right. At the top of a document the column
// that begins with by far the largest text comes first: it holds the name, and what
// is beside it is a sidebar.
func (b *builder) order(rows [][]cell, last int) []int {
	var cols []int
	first, largest, leftmost := 0, 0.0, 0.0
	for col := 0; col <= last; col++ {
		cols = append(cols, col)
		size := headSize(rows, col)
		if leftmost == 0 {
			leftmost = size
		}
		if size > largest {
			first, largest = col, size
		}
	}
	if len(b.lines) > 0 || largest < leftmost*1.2 {
		return cols
	}
	return append([]int{first}, slices.Delete(cols, first, first+1)...)
}

// headSize returns the largest size among the first lines of a column.
func headSize(rows [][]cell, col int) float64 {
	size := 0.0
	for _, row := range rows {
		for _, c := range row {
			if c.col != col {
				continue
			}
			for i := range min(len(c.lines), 3) {
				size = max(size, c.lines[i].Size)
			}
			return size
		}
	}
	return 0
}

// inline puts laid out lines into the present region; regions inside of them stay apart.
func (b *builder) inline(lines []page.Line) {
	for i, l := range lines {
		if i > 0 && l.Block != lines[i-1].Block {
			b.region()
		}
		b.put(l)
	}
}

// row emits a data row or a row of a rail.
func (b *builder) row(row []cell) {
	if len(row) == 1 {
		b.stack(row)
		return
	}
	if record(row) {
		row = wholeCells(row)
	}
	single := !slices.ContainsFunc(row, func(c cell) bool { return len(c.lines) != 1 })
	items := !slices.ContainsFunc(row, func(c cell) bool { return c.lines[0].Kind != page.ListItem })
	if single && items || !single && len(row) == 2 && isLabel(row[0].lines) {
		b.stack(row)
		return
	}
	if short, list := listsApart(row); len(list) > 0 && len(short) > 0 {
		b.row(short)
		b.stack(list)
		return
	}
	depth := sideBySide(row)
	for i := range depth {
		b.side(row, i)
	}
	for _, c := range row {
		if len(c.lines) > depth {
			b.inline(c.lines[depth:])
		}
	}
}

// record reports a row that tells of one thing: three short cells or more, one of a single line. What has
// several lines in it was wrapped, by the program or by hand. Dates below one another are of several things,
// and so are the items of a list; the mark before the only line of the first cell is that of the row.
func record(row []cell) bool {
	if len(row) < 3 || !slices.ContainsFunc(row, func(c cell) bool { return len(c.lines) == 1 }) {
		return false
	}
	if listed(row[0].lines) && len(row[0].lines) > 1 || slices.ContainsFunc(row[1:], func(c cell) bool { return listed(c.lines) }) {
		return false
	}
	return !slices.ContainsFunc(row, func(c cell) bool { return rich(c.lines) || severalDates(c.lines) })
}

// listed reports lines with an item of a list among them.
func listed(lines []page.Line) bool {
	return slices.ContainsFunc(lines, func(l page.Line) bool { return l.Kind == page.ListItem })
}

// severalDates reports lines that each have a date; a period may be wrapped.
func severalDates(lines []page.Line) bool {
	for i := 1; i < len(lines); i++ {
		if hasDate(lines[i-1:i]) && hasDate(lines[i:i+1]) && !opensPeriod.MatchString(lines[i-1].Text()) {
			return true
		}
	}
	return false
}

var opensPeriod = regexp.MustCompile(`(?i)(?:[-–—]|\bto)\s*$`)

// wholeCells makes one segment of every cell.
func wholeCells(row []cell) []cell {
	out := slices.Clone(row)
	for i := range out {
		out[i].lines = []page.Line{wholeCell(out[i].lines)}
	}
	return out
}

func wholeCell(lines []page.Line) page.Line {
	whole := lines[0]
	whole.Kind, whole.Bullet = page.Paragraph, ""
	var seg page.Segment
	for _, l := range lines {
		for _, s := range l.Segments {
			if n := len(seg.Runs); n > 0 {
				glue := seg.Runs[n-1]
				glue.Text = " "
				seg.Runs = append(seg.Runs, glue)
			}
			seg.Runs = append(seg.Runs, s.Runs...)
		}
	}
	whole.Segments = []page.Segment{seg}
	return whole
}

// stack emits one cell after the other.
func (b *builder) stack(row []cell) {
	for _, c := range row {
		b.inline(c.lines)
	}
}

// sideBySide returns how many lines of the cells stand beside each other: as far as the short
// cells reach. A list item ends the common part: it belongs to the long cell alone.
func sideBySide(row []cell) int {
	depth := 1
	for _, c := range row {
		if !rich(c.lines) {
			depth = max(depth, len(c.lines))
		}
	}
	for _, c := range row {
		for i := 1; i < min(depth, len(c.lines)); i++ {
			if c.lines[i].Kind == page.ListItem || c.lines[i].Block != c.lines[0].Block {
				depth = i
			}
		}
	}
	return depth
}

// listsApart parts the cells that are lists from those that are not: the items belong
// to what the others say together.
func listsApart(row []cell) (short, list []cell) {
	for _, c := range row {
		if c.lines[0].Kind == page.ListItem {
			list = append(list, c)
		} else {
			short = append(short, c)
		}
	}
	return short, list
}

// side puts the i-th lines of all cells on one line.
func (b *builder) side(row []cell, i int) {
	var parts []page.Line
	var cols []int
	for _, c := range row {
		if i < len(c.lines) {
			parts, cols = append(parts, c.lines[i]), append(cols, c.col)
		}
	}
	if len(parts) == 1 {
		b.put(parts[0])
		return
	}
	l := page.Line{Kind: page.TableRow, Bullet: parts[0].Bullet, X: parts[0].X, Size: parts[0].Size}
	for k, p := range parts {
		for _, s := range p.Segments {
			s.Column = cols[k] + 1
			l.Segments = append(l.Segments, s)
		}
		l.GapBefore = max(l.GapBefore, p.GapBefore)
	}
	b.put(l)
}

// layoutRow reports whether the cells are columns of a layout.
func layoutRow(row []cell) bool {
	var long, prose, total int
	dated := false
	for _, c := range row {
		if rich(c.lines) {
			long++
		} else if hasDate(c.lines) {
			dated = true
		}
		if length(c.lines) > longLine {
			prose++
		}
		total += len(c.lines)
	}
	switch {
	case total == len(row): // one line in every cell
		return prose > 1
	case long > 1:
		return true
	case long == 1 && len(row) == 2:
		return !isLabel(row[0].lines) && !dated
	case long == 1:
		return false
	case len(row) == 2 && isLabel(row[0].lines):
		return false
	}
	return !dated && equalBlocks(row) // short blocks side by side: an address beside a phone number
}

// equalBlocks reports whether every cell has several lines.
func equalBlocks(row []cell) bool {
	for _, c := range row {
		if len(c.lines) < 2 {
			return false
		}
	}
	return true
}

// rich reports whether a cell holds more than a label, a date or a short address.
func rich(lines []page.Line) bool {
	if len(lines) > fewLines {
		return true
	}
	for i := range lines {
		if lines[i].Kind == page.ListItem && len(lines) > 1 || utf8.RuneCountInString(lines[i].Text()) > longLine {
			return true
		}
	}
	return false
}

func length(lines []page.Line) int {
	n := 0
	for i := range lines {
		n += utf8.RuneCountInString(lines[i].Text())
	}
	return n
}

// isLabel reports whether a cell names what is beside it: one short line
// without digits.
func isLabel(lines []page.Line) bool {
	return len(lines) == 1 && len(lines[0].Segments) == 1 && length(lines) <= shortText &&
		!strings.ContainsFunc(lines[0].Text(), unicode.IsDigit)
}

var dateText = regexp.MustCompile(`\b(?:19|20)\d\d\b|\b(?:0?[1-9]|1[0-2])[/.](?:\d\d|(?:19|20)\d\d)\b`)

func hasDate(lines []page.Line) bool {
	for i := range lines {
		if dateText.MatchString(lines[i].Text()) {
			return true
		}
	}
	return false
}
