package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
)

// Tables of studies say in the row above them what each column holds. What stands in the column of the schools is the school, however
// little it looks like one, and what stands in none of the known columns is no field at all: the rows are read again with that known.

// studyCell is a cell of such a row: what its column holds, and where it stands in the text of its line.
type studyCell struct {
	column   studyColumn
	number   int // of the column in the file; 0 = not known
	from, to int
	several  bool // a school and who examined there
	end      int  // of the value, without the notes behind it
	x        float64
}

// studyLine is a line of a table of studies.
type studyLine struct {
	at     int
	starts bool // a study begins, and does not go on from the line above
	cells  []studyCell
}

// studyTable is a table of studies.
type studyTable struct {
	head    int // the line that names the columns
	columns []studyCell
	score   string // the heading of the marks
	lines   []studyLine
}

// studyTables finds the tables of studies among the lines that the labeller takes for studies, and notes what is certain of them.
func (b *builder) studyTables(r *labeller.Reading) (found bool) {
	for i := 0; i < len(b.lines); i++ {
		t := b.studyTableAt(i)
		if t == nil || !t.ofStudies(r) {
			continue
		}
		i = t.lines[len(t.lines)-1].at
		b.use([]int{b.lines[t.head].index})
		b.tables = append(b.tables, t)
		found = found || !t.read(r)
	}
	return found
}

// studyTableAt is the table whose columns line i names; nil where it names none, or where a line below leaves in doubt whose a
// cell is.
func (b *builder) studyTableAt(i int) *studyTable {
	t := &studyTable{head: i, columns: studyColumns(b.lines[i].segs)}
	if t.columns == nil {
		return nil
	}
	for _, c := range t.columns {
		if c.column == scoreColumn {
			t.score = b.lines[i].text[c.from:c.to]
		}
	}
	for k := i + 1; k < len(b.lines) && b.mayBeStudyRow(i, k); k++ {
		cells := t.cellsOf(&b.lines[k])
		if cells == nil {
			return nil
		}
		t.lines = append(t.lines, studyLine{at: k, cells: cells, starts: t.begins(cells, b.lines[k].text)})
	}
	if !t.whole(b) {
		return nil
	}
	return t
}

// mayBeStudyRow reports a line that stands in the table which line head opens.
func (b *builder) mayBeStudyRow(head, k int) bool {
	l, h := &b.lines[k], &b.lines[head]
	if l.page > h.page+1 || l.kind != h.kind || h.segs[0].column > 0 && l.segs[0].column == 0 {
		return false
	}
	if len(l.segs) > 1 {
		return true
	}
	_, heading := headings.Lookup(l.text)
	return !heading && !l.bullet && l.block == h.block && l.segs[0].x > 0 && len(l.text) <= longestCell
}

// longestCell is how long the part of a cell is that stands on a line of its own.
const longestCell = 40

// cellsOf seats the cells of a line in the columns; nil where that is in doubt.
func (t *studyTable) cellsOf(l *line) []studyCell {
	seats := t.seats(l)
	if seats == nil {
		return nil
	}
	var out []studyCell
	from := 0
	for k, s := range l.segs {
		to := from + len(s.text)
		if n := len(out); n > 0 && seats[k] == seats[k-1] && seats[k] >= 0 {
			out[n-1].to, out[n-1].end = to, from+valueEnd(s.text)
		} else {
			c := studyCell{from: from, to: to, end: from + valueEnd(s.text), x: s.x}
			if seats[k] >= 0 {
				c.column = t.columns[seats[k]].column
				c.several = t.columns[seats[k]].several && strings.Contains(s.text, "/")
			}
			out = append(out, c)
		}
		from = to + 1
	}
	return out
}

// valueEnd is where the value of a cell ends: before an address of the web, and before the note that it goes on.
func valueEnd(text string) int {
	if m := cellNote.FindStringIndex(text); m != nil && m[0] > 0 {
		return m[0]
	}
	return len(text)
}

var cellNote = regexp.MustCompile(`(?i)\s+(?:(?:www\.|https?:)\S+|\(?(?:pursuing|persuing|appearing|appeared)\)?)$`)

// seats are the numbers of the columns that cells stand in: as the file says, one by one, or by where they are drawn.
func (t *studyTable) seats(l *line) []int {
	out := make([]int, len(l.segs))
	for k, s := range l.segs {
		switch {
		case s.column > 0:
			out[k] = slices.IndexFunc(t.columns, func(c studyCell) bool { return c.number == s.column })
		case len(l.segs) == len(t.columns):
			out[k] = k
		default:
			out[k] = t.drawnUnder(s.x)
		}
		if s.column == 0 && (out[k] < 0 || k > 0 && out[k] <= out[k-1]) {
			return nil
		}
	}
	return out
}

// drawnUnder is the number of the column that begins at x, as its heading or the last whole row does; -1 where none does.
func (t *studyTable) drawnUnder(x float64) int {
	if x == 0 {
		return -1
	}
	rows := [][]studyCell{t.columns}
	for i := range t.lines {
		if len(t.lines[i].cells) == len(t.columns) {
			rows = append(rows, t.lines[i].cells)
		}
	}
	for i := len(rows) - 1; i >= 0; i-- {
		for k := range rows[i] {
			if d := rows[i][k].x - x; d > -cellEdge && d < cellEdge {
				return k
			}
		}
	}
	return -1
}

// cellEdge is how far from each other the cells of a column begin at the most, in points.
const cellEdge = 4.0

// begins reports cells that open a study: with what it is called and one thing more, and not as the rest of a wrapped name.
func (t *studyTable) begins(cells []studyCell, text string) bool {
	has := func(c studyColumn) bool {
		return slices.ContainsFunc(cells, func(s studyCell) bool { return s.column == c })
	}
	degree := slices.IndexFunc(cells, func(s studyCell) bool { return s.column == degreeColumn })
	if degree < 0 {
		return false
	}
	if len(t.lines) == 0 || has(yearColumn) || has(scoreColumn) {
		return true
	}
	name := text[cells[degree].from:cells[degree].to]
	return len(cells) > 2 && !startsLower(name)
}

// whole reports a table that begins with a study, of which no cell is torn or stands below a column that is not its own.
func (t *studyTable) whole(b *builder) bool {
	if len(t.lines) == 0 || !t.lines[0].starts {
		return false
	}
	years, dated := 0, 0
	for _, l := range t.lines {
		for _, c := range l.cells {
			text := b.lines[l.at].text[c.from:c.to]
			if l.starts && c.amiss(text) {
				return false
			}
			if c.column == yearColumn {
				years++
				dated += int(truth(strings.ContainsAny(text, "0123456789")))
			}
		}
	}
	return dated*2 >= years
}

// amiss reports a cell that cannot be whole, or not of its column.
func (c *studyCell) amiss(text string) bool {
	switch c.column {
	case degreeColumn:
		return openBracket(text) || evidence.Grade(text) > 1
	case schoolColumn, boardColumn:
		return startsLower(text) || isYear(text)
	case scoreColumn:
		return isYear(text) || studyColumnOf(text) == scoreColumn && !strings.ContainsAny(text, "0123456789")
	}
	return false
}

// ofStudies reports a table that the labeller takes for studies.
func (t *studyTable) ofStudies(r *labeller.Reading) bool {
	n := 0
	for _, l := range t.lines {
		n += int(truth(strings.HasPrefix(string(r.Labels[l.at]), "edu")))
	}
	return n*2 > len(t.lines)
}

// read reports a table that was read as its columns say.
func (t *studyTable) read(r *labeller.Reading) bool {
	for i, l := range t.lines {
		at := slices.IndexFunc(r.Entries, func(e labeller.Entry) bool { return e.Head[0] == l.at })
		if l.starts != (at >= 0) {
			return false
		}
		if at >= 0 && !sameFields(r.Entries[at].Fields, t.fieldsFrom(i)) {
			return false
		}
	}
	return true
}

// sameFields reports fields that stand where they are known to stand.
func sameFields(got map[string]labeller.Field, want []labeller.FieldAt) bool {
	lines := map[string][]int{}
	for _, f := range want {
		lines[f.Field] = append(lines[f.Field], f.Line)
		g := got[f.Field]
		if len(g.Lines) == 0 || g.Lines[0] == f.Line && g.From != f.From || g.Lines[len(g.Lines)-1] == f.Line && g.To != f.To {
			return false
		}
	}
	for name := range got {
		if !slices.Equal(got[name].Lines, lines[name]) {
			return false
		}
	}
	return true
}

// fieldsFrom are the fields of the study that begins on the i-th line of the table.
func (t *studyTable) fieldsFrom(i int) (out []labeller.FieldAt) {
	end := i + 1
	for end < len(t.lines) && !t.lines[end].starts {
		end++
	}
	lines := t.lines[i:end]
	school := boardColumn
	if slices.ContainsFunc(lines, func(l studyLine) bool { return l.in(schoolColumn) != nil }) {
		school = schoolColumn
	}
	for _, l := range lines {
		for _, f := range []struct {
			name   string
			column studyColumn
		}{{"degree", degreeColumn}, {"school", school}, {"score", scoreColumn}} {
			if c := l.in(f.column); c != nil && !c.several {
				out = append(out, labeller.FieldAt{Field: f.name, Line: l.at, From: c.from, To: c.end})
			}
		}
	}
	return out
}

// in is the cell of a line that stands in a column.
func (l *studyLine) in(c studyColumn) *studyCell {
	at := slices.IndexFunc(l.cells, func(s studyCell) bool { return s.column == c })
	if at < 0 {
		return nil
	}
	return &l.cells[at]
}

// holdsMore reports a cell of which not all is one field.
func (c *studyCell) holdsMore(line string) bool {
	return c.column == unknownColumn || c.several || c.column != yearColumn && len(dates.Find(line[c.from:c.to])) > 0
}

// tablesTold says of the lines of tables of studies what they are, and which of their words are which field.
func (b *builder) tablesTold(known *labeller.Certain) {
	for _, t := range b.tables {
		said := func(i int, l labeller.Label) {
			if known.Labels[i] == nil {
				known.Labels[i] = []labeller.Label{l}
			}
		}
		said(t.head, labeller.HeadingOf("education"))
		for i, l := range t.lines {
			if known.Whole == nil {
				known.Whole = map[int]bool{}
			}
			known.Whole[l.at] = !slices.ContainsFunc(l.cells, func(c studyCell) bool { return c.holdsMore(b.lines[l.at].text) })
			if !l.starts {
				said(l.at, labeller.EduHead)
				continue
			}
			said(l.at, labeller.EduStart)
			known.Fields = append(known.Fields, t.fieldsFrom(i)...)
		}
	}
}
