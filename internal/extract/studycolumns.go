package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/extract/dates"
)

// studyColumn is what a column of a table of studies holds.
type studyColumn uint8

const (
	unknownColumn studyColumn = iota
	degreeColumn
	schoolColumn
	boardColumn // who examined: the school where no column names one
	yearColumn
	scoreColumn
	classColumn // what was passed ("Class XII"), or how well ("First class")
	subjectColumn
	otherTable // a column that no table of studies has, or one that holds several things
)

// studyStems are the beginnings of the words by which columns are known, as people spell them.
var studyStems = []struct {
	column studyColumn
	stems  []string
}{
	{otherTable, strings.Fields("designat organi compan employ project client respons position skill languag speak software technolog")},
	{degreeColumn, strings.Fields("qualif qulif exam cour degree diploma standard program certific std")},
	{schoolColumn, strings.Fields("school colleg collag institut instut")},
	{boardColumn, strings.Fields("board univers affiliat")},
	{yearColumn, strings.Fields("year month period duration batch session date")},
	{scoreColumn, strings.Fields("percent percnt mark cgpa sgpa ogpa gpa cpi grade aggreg score result")},
	{classColumn, strings.Fields("class divis")},
	{subjectColumn, strings.Fields("stream special branch subject disciplin major facult")},
}

// weakNames are words that say what a column holds where no other one does: the "Academic year" is a year.
var weakNames = map[string]studyColumn{
	"passing": yearColumn, "passed": yearColumn, "completion": yearColumn, "completed": yearColumn,
	"academic": degreeColumn, "academics": degreeColumn, "education": degreeColumn, "educational": degreeColumn,
}

// studyColumnOf is what the heading of a column says that it holds.
func studyColumnOf(text string) studyColumn {
	out, weak := unknownColumn, unknownColumn
	part := func(r rune) bool { return strings.ContainsRune(" /,&()|-:.", r) }
	for _, w := range strings.FieldsFunc(strings.ToLower(text), part) {
		out, weak = bothColumns(out, stemColumn(w)), max(weak, weakNames[w])
	}
	if out == unknownColumn {
		return weak
	}
	return out
}

func stemColumn(word string) studyColumn {
	if strings.Contains(word, "%") {
		return scoreColumn
	}
	for _, s := range studyStems {
		if slices.ContainsFunc(s.stems, func(stem string) bool { return strings.HasPrefix(word, stem) }) {
			return s.column
		}
	}
	return unknownColumn
}

// bothColumns is what a column holds whose heading names two things.
func bothColumns(a, b studyColumn) studyColumn {
	if a > b {
		a, b = b, a
	}
	switch {
	case a == unknownColumn, a == b:
		return b
	case a == schoolColumn && b == boardColumn:
		return schoolColumn
	case a == degreeColumn && (b == classColumn || b == subjectColumn):
		return degreeColumn
	case a == scoreColumn && b == classColumn:
		return scoreColumn
	}
	return otherTable
}

// studyColumns reads the row that names the columns of a table of studies; nil if it does not: one column says what was
// studied, one where, and one how well or when.
func studyColumns(head []segment) []studyCell {
	if len(head) < 3 {
		return nil
	}
	out := make([]studyCell, len(head))
	count := map[studyColumn]int{}
	from := 0
	for k, s := range head {
		if wordCount(s.text) > longestName || len(dates.Find(s.text)) > 0 {
			return nil
		}
		out[k] = studyCell{column: studyColumnOf(s.text), number: s.column, from: from, to: from + len(s.text), x: s.x}
		out[k].several = out[k].column == schoolColumn && holdsBoard.MatchString(s.text)
		count[out[k].column]++
		from += len(s.text) + 1
	}
	if head[0].column == 2 && count[degreeColumn] == 0 { // what was studied stands below an empty cell
		out = append([]studyCell{{column: degreeColumn, number: 1}}, out...)
		count[degreeColumn]++
	}
	settleClass(out, count)
	if !ofStudies(count) || count[unknownColumn]*2 > len(head) {
		return nil
	}
	return out
}

// ofStudies reports columns that say what was studied, where, and how well or when, each once.
func ofStudies(count map[studyColumn]int) bool {
	for column, n := range count {
		if n > 1 && column != unknownColumn {
			return false
		}
	}
	return count[otherTable] == 0 && count[degreeColumn] > 0 && count[schoolColumn]+count[boardColumn] > 0 &&
		count[yearColumn]+count[scoreColumn] > 0
}

var holdsBoard = regexp.MustCompile(`(?i)board|univ`)

// longestName is how many words the heading of a column has at the most.
const longestName = 6

// settleClass says what the "Class" of a table is: what was passed where nothing else says that, else how well.
func settleClass(list []studyCell, count map[studyColumn]int) {
	for k := range list {
		if list[k].column != classColumn {
			continue
		}
		switch {
		case count[degreeColumn] == 0 && k <= 1:
			list[k].column = degreeColumn
		case count[scoreColumn] == 0:
			list[k].column = scoreColumn
		default:
			list[k].column = unknownColumn
		}
		count[classColumn]--
		count[list[k].column]++
	}
}
