package tailor

import (
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
	framed := strings.HasPrefix(text, "|")
	if l.Kind != page.Paragraph || len(l.Segments) != 1 || strings.Count(text, "|") < 2 && !inside {
		return l, false
	}
	cells := strings.Split(strings.TrimSuffix(strings.TrimPrefix(text, "|"), "|"), "|")
	header := false
	for i, c := range cells {
		cells[i] = strings.TrimSpace(c)
		header = header || i > 0 && len(strings.Fields(c)) <= 4 && (namesLevels.MatchString(cells[i]) || levelRegion(cells[i]) != regionNone)
	}
	if len(cells) < 2 || !framed && !inside && !header {
		return l, false
	}
	l.Kind, l.Segments = page.TableRow, nil
	for _, c := range cells {
		l.Segments = append(l.Segments, page.Segment{Runs: []page.Run{{Text: c}}})
	}
	return l, true
}

// textRow reads a row of a table in plain text, whose cells stand apart by tabs or
// wide gaps. Only a header with both levels opens one; where the column of a tick
// is lost, the criterion counts as essential.
func (t table) textRow(l page.Line, at region) ([]statement, table, bool) {
	if !t.text {
		out, next := table{}.row(l, at)
		if len(out) > 0 || levels(next.columns) < 2 {
			return nil, t, false
		}
		next.text = true
		return nil, next, true
	}
	cells := make([]string, len(l.Segments))
	in := regionMust
	for i, s := range l.Segments {
		cells[i] = clean(s.Text())
		switch {
		case i == 0:
		case cells[i] == "D", levelRegion(cells[i]) == regionNice:
			in = regionNice
		case len(cells) == len(t.columns) && isTick(cells[i]) && t.columns[i] != regionNone:
			in = t.columns[i]
		}
	}
	return split(stripMarkdown(cells[0]), in, true), t, true
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
	if words < 2 || words > 8 || strings.HasSuffix(line, ":") || regionOf(line) == regionIgnore || levelRegion(line) != regionNone || onlyHeadingWords(line) || kindsOfPaper.MatchString(line) {
		return false
	}
	return licenceWord.MatchString(line) || namesCertificate(line) || degreeWord.MatchString(line) || clearanceWord.MatchString(line) || languageOf(line) != ""
}

// kindsOfPaper names papers as a kind: "Licences held".
var kindsOfPaper = sieve.MustCompile(`(?i)^(?:other |relevant |further )?(?:licen[cs]es|certificates|certifications|qualifications|degrees|diplomas|languages|clearances|registrations)\b`)

// rowNumber is what stands before a criterion to refer to it: "1", "E4".
var rowNumber = sieve.MustCompile(`^[A-Za-z]?\d{1,2}[.)]?$`)

// row reads one row. A row whose cells announce regions is a header.
func (t table) row(l page.Line, at region) ([]statement, table) {
	cells := cellsOf(l)
	header := make([]region, len(cells))
	announced := false
	for i := range cells {
		if i > 0 && namesLevels.MatchString(cells[i]) && allShort(cells) {
			return nil, table{both: i + 1}
		}
		if words := len(strings.Fields(cells[i])); words > 0 && words <= 4 && (onlyHeadingWords(cells[i]) || strings.Contains(cells[i], "/")) {
			header[i] = levelRegion(cells[i])
			announced = announced || header[i] != regionNone
		}
	}
	filled := slices.DeleteFunc(slices.Clone(cells), func(c string) bool { return c == "" })
	if announced && allShort(filled) {
		if levels(header) >= 2 || levels(t.columns) == 0 && levels(header) == 1 && (len(filled) > 2 || onlyHeadingWords(strings.Join(filled, " "))) {
			return nil, table{columns: header}
		}
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
	var out []statement
	add := func(text, label string, in region) {
		for _, s := range split(stripMarkdown(text), in, true) {
			if s.label == "" {
				s.label = label
			}
			out = append(out, s)
		}
	}
	criterion, marked := "", regionNone
	for i, c := range cells {
		in := regionNone
		if i < len(t.columns) {
			in = t.columns[i]
		}
		switch {
		case c == "":
		case in == regionNone:
			if criterion == "" || rowNumber.MatchString(criterion) {
				criterion = c
			}
		case isTick(c):
			if marked == regionNone {
				marked = in
			}
		default:
			add(c, criterion, in)
		}
	}
	if marked != regionNone && criterion != "" {
		add(criterion, "", marked)
	}
	return out, t
}

// levelled reads a row of a table that has a column for the level of the criterion.
func (t table) levelled(cells []string) ([]statement, bool) {
	if t.both == 0 || len(cells) < t.both {
		return nil, false
	}
	in := regionNone
	switch level := cells[t.both-1]; {
	case level == "E", levelRegion(level) == regionMust:
		in = regionMust
	case level == "D", levelRegion(level) == regionNice:
		in = regionNice
	}
	criterion := cells[0]
	if rowNumber.MatchString(criterion) && t.both > 2 {
		criterion = cells[1]
	}
	if in == regionNone || criterion == "" {
		return nil, in == regionNone && t.both == len(cells)
	}
	return split(stripMarkdown(criterion), in, true), true
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
	last := strings.TrimSpace(cells[len(cells)-1])
	in := at
	switch {
	case last == "E" || last == "M":
		in, cells = regionMust, cells[:len(cells)-1]
	case last == "D":
		in, cells = regionNice, cells[:len(cells)-1]
	case len(strings.Fields(last)) <= 2 && levelRegion(last) != regionNone:
		in, cells = levelRegion(last), cells[:len(cells)-1]
	}
	if in == at && len(cells) > 1 {
		if r := regionOf(cells[0]); r != regionNone && len(strings.Fields(cells[0])) <= 6 {
			in, cells = r, cells[1:]
		} else if len(strings.Fields(cells[0])) <= 4 {
			cells = cells[1:]
		}
	}
	var out []statement
	for _, c := range cells {
		if c != "" {
			out = append(out, split(stripMarkdown(c), in, true)...)
		}
	}
	return out
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
	for _, c := range cells {
		if len(strings.Fields(c)) > 5 {
			return false
		}
	}
	return true
}

func isTick(s string) bool {
	switch strings.ToLower(strings.TrimSpace(s)) {
	case "x", "✓", "✔", "√", "yes", "y", "e", "d", "•", "*", "☒", "☑", "":
		return true
	}
	return false
}
