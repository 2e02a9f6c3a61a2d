package extract

import (
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
	if r, ok := leadingField(strings.Split(words.Fold(text), " and ")); ok {
		return r, true
	}
	return roleOther, false
}

// leadingField is the field of a column that holds what belongs to it as well: the
// duties under the "Position and duties", the place of the "Employer and location".
func leadingField(parts []string) (role, bool) {
	if len(parts) != 2 {
		return roleOther, false
	}
	r, known := fieldLabels[parts[0]]
	with, also := fieldLabels[parts[1]]
	if !known || !also || !(r == roleTitle && (with == roleBody || with == roleUnit) || r == roleOrg && with == rolePlace) {
		return roleOther, false
	}
	return r, true
}

// bothIn reports a heading that names two fields: "Position / Employer".
func bothIn(text string) bool {
	seen := map[role]bool{}
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("/&,+", r) }) {
		r, ok := columnOf(part)
		if !ok {
			return false
		}
		seen[r] = true
	}
	return seen[roleTitle] && seen[roleOrg]
}

// columnsOf reads the row that names the columns; nil if it does not.
func columnsOf(head *para) []role {
	if len(head.segs) < 2 {
		return nil
	}
	var columns []role
	count := map[role]int{}
	for _, s := range head.segs {
		r, _ := columnOf(s.text)
		if r == roleOther && bothIn(s.text) {
			r = roleBoth
		}
		if r == roleTitle && count[r] > 0 && words.Fold(s.text) == "title" {
			r = roleOther // the title of the production, beside the post
		}
		if count[r] > 0 || r == roleOther && (len(head.segs) < 4 || wordCount(s.text) > 4 || len(dates.Find(s.text)) > 0) {
			return nil
		}
		columns = append(columns, r)
		count[r]++
	}
	named := count[roleTitle] + count[roleOrg] + 2*count[roleBoth]
	if named == 0 || named+max(count[roleDates], count[roleFrom], count[roleTo])+min(1, count[roleBoth]*count[roleBody]) < 2 {
		return nil
	}
	return columns
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
			e := &out[n-1]
			if len(e.head) > 0 && len(e.body) == 0 && !p.bullet && !prose(p) { // the cell has several lines
				e.head = append(e.head, *p)
				continue
			}
			e.body = append(e.body, *p)
			continue
		}
		if len(p.segs) > len(columns) || len(p.segs) < 2 {
			return nil
		}
		out = append(out, rowRecord(columns, p))
	}
	b.use(paras[0].lines)
	return out
}

// rowRecord reads one row.
func rowRecord(columns []role, p *para) record {
	e := record{fields: map[role]para{}}
	for k, c := range seat(columns, p.segs) {
		cell := *p
		cell.segs = p.segs[k : k+1]
		cell.refresh()
		switch columns[c] {
		case roleSkip:
		case roleBody, roleOther:
			e.body = append(e.body, cell)
		case roleBoth:
			e.head = append(e.head, cell)
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
		joined := from
		joined.segs = []segment{{x: from.segs[0].x, text: from.text + " – " + to.text, spans: from.segs[0].spans}}
		joined.refresh()
		e.fields[roleDates] = joined
	case a:
		e.fields[roleDates] = from
	case z:
		e.fields[roleDates] = to
	}
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
		if datesOnly(text) {
			return 3
		}
		return -3
	case roleSkip:
		if wordCount(text) == 1 && len(text) <= 3 {
			return 2
		}
		return -3
	case roleTitle:
		return max(evidence.Title(text), evidence.Degree(text), certificateScore(text), 0)
	case roleBody, roleOther:
		if wordCount(text) > 6 {
			return 1.5
		}
	case roleOrg:
		return max(evidence.Organisation(text), evidence.School(text), 0)
	case roleScore:
		return max(evidence.Grade(text), 0)
	}
	return 0
}
