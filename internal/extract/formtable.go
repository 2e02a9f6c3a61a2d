package extract

import (
	"slices"
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/extract/dates"
	"focal/internal/extract/words"
)

// columnOf is the field that the heading of a column names.
func columnOf(text string) (role, bool) {
	text = strings.NewReplacer("/", " ", "&", " ", "(", " ", ")", " ", ",", " ").Replace(text)
	if r, ok := fieldLabels[words.Fold(text)]; ok {
		return r, true
	}
	return roleOther, false
}

// columnsOf reads the row that names the columns; nil if it does not.
func columnsOf(head *para) []role {
	if len(head.segs) < 2 {
		return nil
	}
	c := tableColumns{count: map[role]int{}}
	for _, s := range head.segs {
		r := c.columnRole(s.text)
		if c.count[r] > 0 || r == roleOther && (len(head.segs) < 4 || cellOfText(s.text)) {
			return nil
		}
		c.list = append(c.list, r)
		c.count[r]++
	}
	if !c.named() {
		return nil
	}
	return c.list
}

// tableColumns are the fields that the row above a table names.
type tableColumns struct {
	list  []role
	count map[role]int
}

// columnRole is the field of the next column.
func (c *tableColumns) columnRole(text string) role {
	r, _ := columnOf(text)
	if r == roleTitle && c.count[r] > 0 && words.Fold(text) == "title" {
		return roleOther // the title of the production, beside the post
	}
	return r
}

// cellOfText reports a cell that is rather a text or a date than the heading of a column.
func cellOfText(text string) bool { return wordCount(text) > 4 || len(dates.Find(text)) > 0 }

// named reports columns of a table of entries: what they are called and one thing more about them.
func (c *tableColumns) named() bool {
	named := c.count[roleTitle] + c.count[roleOrg]
	more := max(c.count[roleDates], c.count[roleFrom], c.count[roleTo])
	return named > 0 && named+more >= 2
}

// tableRecords reads a table whose first row names its columns.
func (b *builder) tableRecords(paras []para) []record {
	if len(paras) == 0 {
		return nil
	}
	columns := columnsOf(&paras[0])
	if columns == nil {
		return nil
	}
	out := []record{}
	for i := 1; i < len(paras); i++ {
		p := &paras[i]
		if n := len(out); n > 0 && (p.bullet || len(p.segs) == 1) {
			out[n-1].goOn(p)
			continue
		}
		if len(p.segs) > len(columns) || len(p.segs) < 2 {
			return nil
		}
		out = append(out, rowRecord(columns, paras[0].segs, p))
	}
	b.use(paras[0].lines)
	return out
}

// goOn adds a line below a row: of its cell for the post and the employer, or of its text.
func (e *record) goOn(p *para) {
	if len(e.head) > 0 && len(e.body) == 0 && !p.bullet && !prose(p) { // the cell has several lines
		e.head = append(e.head, *p)
		return
	}
	e.body = append(e.body, *p)
}

// rowRecord reads one row.
func rowRecord(columns []role, head []segment, p *para) record {
	e := record{fields: map[role]para{}}
	seats := drawnSeats(head, p.segs)
	if seats == nil {
		seats = seat(columns, p.segs)
	}
	for k, c := range seats {
		cell := *p
		cell.segs = p.segs[k : k+1]
		cell.refresh()
		switch columns[c] {
		case roleSkip:
		case roleBody, roleOther:
			e.body = append(e.body, cell)
		default:
			e.fields[columns[c]] = cell
		}
	}
	e.joinEnds()
	return e
}

// joinEnds makes one period of two cells.
func (e *record) joinEnds() {
	from, a := e.fields[roleFrom]
	to, z := e.fields[roleTo]
	delete(e.fields, roleFrom)
	delete(e.fields, roleTo)
	if whole, ok := e.fields[roleDates]; ok && z { // "Completed | Expires"
		from, a = whole, true
	}
	switch {
	case a && z:
		e.fields[roleDates] = joinedPeriod(&from, &to)
	case a:
		e.fields[roleDates] = from
	case z:
		e.fields[roleDates] = to
	}
}

// joinedPeriod is the text of two cells with the ends of a period.
func joinedPeriod(from, to *para) para {
	joined := *from
	joined.segs = []segment{{x: from.segs[0].x, text: from.text + " – " + to.text, spans: from.segs[0].spans}}
	joined.refresh()
	return joined
}

// drawnSeats are the columns of cells where the file says them; nil where it does not.
func drawnSeats(head, cells []segment) []int {
	out := make([]int, len(cells))
	for k := range cells {
		out[k] = slices.IndexFunc(head, func(h segment) bool { return h.column > 0 && h.column == cells[k].column })
		if out[k] < 0 || k > 0 && out[k] == out[k-1] {
			return nil
		}
	}
	return out
}

// seat finds for every cell of a row its column; a row may lack cells, and their
// order stays.
func seat(columns []role, cells []segment) []int {
	out := make([]int, len(cells))
	best := make([]int, len(cells))
	bestScore := -1e9
	var try func(k, from int, score float64)
	try = func(k, from int, score float64) {
		if k == len(cells) {
			if score > bestScore {
				bestScore = score
				copy(best, out)
			}
			return
		}
		for c := from; c <= len(columns)-(len(cells)-k); c++ {
			out[k] = c
			try(k+1, c+1, score+fits(columns[c], cells[k].text))
		}
	}
	try(0, 0, 0)
	return best
}

// fits rates a cell for its column.
func fits(r role, text string) float64 {
	switch r {
	case roleDates, roleFrom, roleTo:
		return ifFits(datesOnly(text), 3)
	case roleSkip:
		return ifFits(wordCount(text) == 1 && len(text) <= 3, 2)
	case roleTitle:
		return max(evidence.Title(text), evidence.Degree(text), 1.6*truth(certificateWords.Contains(words.Split(text))), 0)
	case roleBody, roleOther:
		return 1.5 * truth(wordCount(text) > 6)
	case roleOrg:
		return max(evidence.Organisation(text), evidence.School(text), 0)
	case roleScore:
		return max(evidence.Grade(text), 0)
	}
	return 0
}

// ifFits rates a cell of a column that takes nothing else.
func ifFits(fits bool, score float64) float64 {
	if fits {
		return score
	}
	return -3
}
