package form

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// units gives a grade back what the file says around its figures: the plus of "C+", the noun behind "310" or "2nd", and the
// unit that the head of its column names.
func (f *former) units(e *cv.Education) {
	t := &e.Score
	line := f.ownLine(*t)
	if !f.free(*t) || t.IsZero() || !onceIn(line, t.Value) {
		return // where it stands twice, what is behind one of them may be of something else
	}
	at := strings.LastIndex(line, t.Value)
	behind := line[at+len(t.Value):]
	switch {
	case letterGrade.MatchString(t.Value) && gradeSign.MatchString(behind):
		t.Value += behind[:1]
	case placeWon.MatchString(t.Value):
		t.Value += strings.TrimRight(classBehind.FindString(behind), " ")
	case bareFigures.MatchString(t.Value):
		t.Value = f.figures(t.Value, marksBehind.FindString(behind), t.Lines[0])
	}
}

// onceIn reports a value that a line has once; figures and letters of a grade may stand within other words besides.
func onceIn(line, value string) bool {
	return len(regexp.MustCompile(`(?:^|[^\pL\d.])`+regexp.QuoteMeta(value)+`(?:[^\pL\d]|$)`).FindAllString(line, 2)) == 1
}

// figures are those of a grade with the noun behind them or the unit of their column.
func (f *former) figures(bare, noun string, row int) string {
	unit := f.columnUnit(row, bare)
	switch {
	case noun != "":
		return bare + noun
	case unit == "%" && !pointsSize.MatchString(bare):
		return bare + unit
	case unit != "" && unit != "%" && pointsSize.MatchString(bare):
		return unit + " " + bare
	}
	return bare
}

var (
	letterGrade = sieve.MustCompile(`(?:^| )[A-F]$`)
	gradeSign   = sieve.MustCompile(`^[+-](?:[\s.,;)]|$)`)
	bareFigures = sieve.MustCompile(`^\d{1,3}(?:\.\d+)?$`)
	pointsSize  = sieve.MustCompile(`^(?:\d(?:\.\d+)?|10(?:\.0+)?)$`) // in a column of per cent these are points all the same
	marksBehind = sieve.MustCompile(`(?i)^ (marks|points)\b`)
	placeWon    = sieve.MustCompile(`(?i)^(?:1st|2nd|3rd|first|second|third)$`)
	classBehind = sieve.MustCompile(`(?i)^ (class(?: with distinction)?|division|rank|position)\b`)
)

// longestTable is how many lines above its rows the head of a table is looked for.
const longestTable = 10

// columnUnit is the unit that the head of a column says of figures in it: "%", "CGPA"; "" where it names none or several.
func (f *former) columnUnit(row int, figures string) string {
	cells := cellsOf(f.line(row))
	head := f.columnHead(row, slices.Index(cells, figures), len(cells))
	percent, average := percentHead.MatchString(head), averageHead.FindString(head)
	switch {
	case percent && average == "":
		return "%"
	case average != "" && !percent && !strings.Contains(head, "/"):
		return strings.ToUpper(average)
	}
	return ""
}

// columnHead is the head of a column of a table, which has as many cells as its rows and no figures; "" where none is found.
func (f *former) columnHead(row, column, cells int) string {
	for n := row - 1; column >= 0 && n >= max(0, row-longestTable); n-- {
		head := cellsOf(f.line(n))
		if len(head) < 2 {
			break
		}
		if len(head) == cells && !strings.ContainsAny(f.line(n), "0123456789") {
			return head[column]
		}
	}
	return ""
}

var (
	percentHead = sieve.MustCompile(`(?i)%(?:age\b|\PL|$)|\bpercent(?:age)?\b`) // "%ile" is no share of marks
	averageHead = sieve.MustCompile(`(?i)\b[cs]?gpa\b`)
)

func cellsOf(line string) []string {
	cells := strings.Split(line, "\t")
	for i := range cells {
		cells[i] = strings.TrimSpace(cells[i])
	}
	return cells
}
