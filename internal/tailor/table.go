package tailor

import (
	"cmp"
	"slices"
	"strings"

	"focal/internal/ingest/page"
	"focal/internal/sieve"
)

// table remembers what the header of a table said about its columns: person
// specifications print the criteria under "Essential" and "Desirable", or name
// the criterion first and tick one of these columns.
type table struct {
	columns []region
	text    bool // read from plain text, where an empty cell leaves no trace
	both    int  // the column that names the level of each row ("E/D"), counted from 1
}

// namesLevels is the header of a column that holds the level of each criterion.
var namesLevels = sieve.MustCompile(`(?i)^(?:essential\s*(?:/|or|\()\s*desirable\)?|e\s*/\s*d|e or d|essential \(e\)\s*/?\s*desirable \(d\)|level|weighting)$`)

// pipes cuts a row that was pasted as text: "| PhD | E | Interview |". Without the
// stroke in front only a header that names levels opens such a table.
func pipes(l page.Line, text string, inside bool) (page.Line, bool) {
	if l.Kind != page.Paragraph || len(l.Segments) != 1 || strings.Count(text, "|") < 2 && !inside {
		return l, false
	}
	cells := strings.Split(strings.TrimSuffix(strings.TrimPrefix(text, "|"), "|"), "|")
	for i, c := range cells {
		cells[i] = strings.TrimSpace(c)
	}
	if len(cells) < 2 || !inside && !strings.HasPrefix(text, "|") && !slices.ContainsFunc(cells[1:], opensLevels) {
		return l, false
	}
	l.Kind, l.Segments = page.TableRow, nil
	for _, c := range cells {
		l.Segments = append(l.Segments, page.Segment{Runs: []page.Run{{Text: c}}})
	}
	return l, true
}

// opensLevels reports the cell of a header that names a level, or levels.
func opensLevels(cell string) bool {
	return len(strings.Fields(cell)) <= 4 && (namesLevels.MatchString(cell) || levelRegion(cell) != regionNone)
}

// textRow reads a row of a table in plain text, whose cells stand apart by tabs or
// wide gaps. Only a header with both levels opens one.
func (t table) textRow(l page.Line, at region) ([]statement, table, bool) {
	if t.text {
		return t.textCriterion(l), t, true
	}
	out, next := table{}.row(l, at)
	if len(out) > 0 || levels(next.columns) < 2 {
		return nil, t, false
	}
	next.text = true
	return nil, next, true
}

// textCriterion reads the criterion of a row in plain text; where the column of a
// tick is lost, it counts as essential.
func (t table) textCriterion(l page.Line) []statement {
	in := regionMust
	for i, s := range l.Segments {
		if level := t.textLevel(i, clean(s.Text()), len(l.Segments)); level != regionNone {
			in = level
		}
	}
	return split(stripMarkdown(clean(l.Segments[0].Text())), in, true)
}

// textLevel is the level that one of so many cells in plain text gives its row.
func (t table) textLevel(i int, cell string, cells int) region {
	switch {
	case i == 0:
	case cell == "D", levelRegion(cell) == regionNice:
		return regionNice
	case cells == len(t.columns) && isTick(cell):
		return t.columns[i]
	}
	return regionNone
}

// isTopic reports a line between the rows of a table that names what they are about
// and opens no region of its own.
func isTopic(line string) bool {
	return len(strings.Fields(line)) <= 4 && levelRegion(line) == regionNone && regionOf(line) != regionIgnore
}

// aloneInRow reports a criterion whose cells beside it are empty, so that the row is
// a line like another: it names a paper, a degree or a language.
func aloneInRow(line string) bool {
	words := len(strings.Fields(line))
	if words < 2 || words > 8 || headsRows(line) {
		return false
	}
	return namesPaper(line) || languageOf(line) != ""
}

// headsRows reports what may stand above rows and is no criterion.
func headsRows(line string) bool {
	return strings.HasSuffix(line, ":") || regionOf(line) == regionIgnore || levelRegion(line) != regionNone ||
		onlyHeadingWords(line) || kindsOfPaper.MatchString(line)
}

// kindsOfPaper names papers as a kind: "Licences held".
var kindsOfPaper = sieve.MustCompile(`(?i)^(?:other |relevant |further )?(?:licen[cs]es|certificates|certifications|qualifications|degrees|diplomas|languages|clearances|registrations)\b`)

// rowNumber is what stands before a criterion to refer to it: "1", "E4".
var rowNumber = sieve.MustCompile(`^[A-Za-z]?\d{1,2}[.)]?$`)

// row reads one row. A row whose cells announce regions is a header.
func (t table) row(l page.Line, at region) ([]statement, table) {
	cells := cellsOf(l)
	filled := slices.DeleteFunc(slices.Clone(cells), func(c string) bool { return c == "" })
	if next, ok := t.header(cells, filled); ok {
		return nil, next
	}
	if len(filled) == 0 {
		return nil, t
	}
	if out, ok := t.levelled(cells); ok {
		return out, t
	}
	if levels(t.columns) == 0 {
		return plainRow(filled, at), t
	}
	return t.criteria(cells), t
}

// header reads a row as the header of the rows below it, if it is one.
func (t table) header(cells, filled []string) (table, bool) {
	if i := slices.IndexFunc(cells[1:], namesLevels.MatchString); i >= 0 && allShort(cells) {
		return table{both: i + 2}, true
	}
	columns := make([]region, len(cells))
	for i, c := range cells {
		if mayHead(c) {
			columns[i] = levelRegion(c)
		}
	}
	return table{columns: columns}, allShort(filled) && t.opens(columns, filled)
}

func mayHead(cell string) bool {
	words := len(strings.Fields(cell))
	return words > 0 && words <= 4 && (onlyHeadingWords(cell) || strings.Contains(cell, "/"))
}

// opens reports that a row begins another table: it names both levels, or one level
// where none was named and it says nothing else.
func (t table) opens(columns []region, filled []string) bool {
	switch levels(columns) {
	case 0:
		return false
	case 1:
		return levels(t.columns) == 0 && (len(filled) > 2 || onlyHeadingWords(strings.Join(filled, " ")))
	}
	return true
}

// criteria reads a row below a header with levels.
func (t table) criteria(cells []string) []statement {
	var r criterionRow
	for i, c := range cells {
		in := regionNone
		if i < len(t.columns) {
			in = t.columns[i]
		}
		if c != "" {
			r.add(c, in)
		}
	}
	if r.ticked != regionNone && r.criterion != "" {
		r.out = append(r.out, split(stripMarkdown(r.criterion), r.ticked, true)...)
	}
	return r.out
}

// criterionRow is a row that is read from its first cell to its last.
type criterionRow struct {
	out       []statement
	criterion string
	ticked    region
}

// add reads a cell that is not empty in a column for a level, or for none.
func (r *criterionRow) add(cell string, in region) {
	switch {
	case in == regionNone:
		if r.criterion == "" || rowNumber.MatchString(r.criterion) {
			r.criterion = cell
		}
	case !isTick(cell):
		for _, s := range split(stripMarkdown(cell), in, true) {
			s.label = cmp.Or(s.label, r.criterion)
			r.out = append(r.out, s)
		}
	case r.ticked == regionNone:
		r.ticked = in
	}
}

// levelled reads a row of a table that has a column for the level of the criterion.
func (t table) levelled(cells []string) ([]statement, bool) {
	if t.both == 0 || len(cells) < t.both {
		return nil, false
	}
	in, criterion := levelIn(cells[t.both-1]), cells[0]
	if rowNumber.MatchString(criterion) && t.both > 2 {
		criterion = cells[1]
	}
	if in == regionNone || criterion == "" {
		return nil, in == regionNone && t.both == len(cells)
	}
	return split(stripMarkdown(criterion), in, true), true
}

// levelIn is the level in a cell, by its letter or by a word.
func levelIn(cell string) region {
	switch cell {
	case "E":
		return regionMust
	case "D":
		return regionNice
	}
	return levelRegion(cell)
}

// maxColumns is as many as a table for people has; spans may claim any number.
const maxColumns = 100

// cellsOf returns the cells of a row at the places of their columns, as far as the file
// tells them: a tick under "Desirable" stays there behind an empty "Essential".
func cellsOf(l page.Line) []string {
	var cells []string
	for i, s := range l.Segments {
		at := i
		if s.Column > 0 && s.Column <= maxColumns {
			at = s.Column - 1
		}
		for len(cells) <= at {
			cells = append(cells, "")
		}
		cells[at] = strings.TrimSpace(cells[at] + " " + clean(s.Text()))
	}
	return cells
}

// plainRow is a row of a table without levels in its header: the last cell may
// hold the level itself ("E", "Desirable"), the first the label.
func plainRow(cells []string, at region) []statement {
	in := at
	if level := levelBehind(strings.TrimSpace(cells[len(cells)-1])); level != regionNone {
		in, cells = level, cells[:len(cells)-1]
	}
	if in == at && len(cells) > 1 {
		in, cells = labelBefore(cells, in)
	}
	var out []statement
	for _, c := range cells {
		if c != "" {
			out = append(out, split(stripMarkdown(c), in, true)...)
		}
	}
	return out
}

// levelBehind is the level that the last cell of a row names.
func levelBehind(last string) region {
	if last == "M" { // mandatory
		return regionMust
	}
	if len(strings.Fields(last)) > 2 {
		return regionNone
	}
	return levelIn(last)
}

// labelBefore takes the label off a row, which may open a region for it.
func labelBefore(cells []string, at region) (region, []string) {
	words := len(strings.Fields(cells[0]))
	if r := regionOf(cells[0]); r != regionNone && words <= 6 {
		return r, cells[1:]
	}
	if words <= 4 {
		return at, cells[1:]
	}
	return at, cells
}

func levelRegion(s string) region {
	switch r := regionOf(s); {
	case r == regionNice:
		return r
	case r == regionMust && mustPhrase.in(s):
		return r
	}
	return regionNone
}

// levels counts the columns that are for a level.
func levels(columns []region) int {
	n := 0
	for _, c := range columns {
		if c != regionNone {
			n++
		}
	}
	return n
}

func allShort(cells []string) bool {
	return !slices.ContainsFunc(cells, func(c string) bool { return len(strings.Fields(c)) > 5 })
}

func isTick(s string) bool {
	switch strings.ToLower(strings.TrimSpace(s)) {
	case "x", "✓", "✔", "√", "yes", "y", "e", "d", "•", "*", "☒", "☑", "":
		return true
	}
	return false
}
