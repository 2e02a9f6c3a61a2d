package extract

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// tableLine is the table of studies that a line stands in, and the line in it.
func (b *builder) tableLine(at int) (*studyTable, *studyLine) {
	for _, t := range b.tables {
		for i := range t.lines {
			if t.lines[i].at == at {
				return t, &t.lines[i]
			}
		}
	}
	return nil, nil
}

// columnOf is the column of a table of studies that a text fills a cell of.
func (b *builder) columnOf(e *labeller.Entry, t cv.Text) (studyColumn, bool) {
	for _, at := range e.Head {
		_, l := b.tableLine(at)
		if l == nil || !slices.Contains(t.Lines, b.lines[at].index) {
			continue
		}
		for _, c := range l.cells {
			if strings.Contains(words.Fold(b.lines[at].text[c.from:c.to]), words.Fold(t.Value)) {
				return c.column, true
			}
		}
	}
	return unknownColumn, false
}

// byColumns gives a course what the columns of its table say of it: its subject, and what its marks are.
func (b *builder) byColumns(d *cv.Education, e *labeller.Entry, left []cv.Text) []cv.Text {
	t, _ := b.tableLine(e.Head[0])
	if t == nil {
		return left
	}
	d.Institution.Value = withoutFullStop(d.Institution.Value)
	d.Score.Value = strings.ReplaceAll(strings.Trim(marksLabel.ReplaceAllString(d.Score.Value, ""), "“”\"'"), " %", "%")
	b.unitOfMarks(t, &d.Score)
	return slices.DeleteFunc(left, func(x cv.Text) bool {
		c, _ := b.columnOf(e, x)
		switch {
		case c != subjectColumn || d.Degree.IsZero():
			return false
		case words.Fold(x.Value) == words.Fold(d.Degree.Value):
			b.sayWords(x.Lines[0], x.Value)
			return true
		case !d.Area.IsZero() || strings.Contains(words.Fold(d.Degree.Value), words.Fold(x.Value)):
			return false
		}
		d.Area = x
		return true
	})
}

// marksLabel is a label before marks that the column has as well: "Agg.- 63.4%".
var marksLabel = regexp.MustCompile(`^(?i:agg(?:regate)?|percentage|marks)\W+`)

// withoutFullStop is a name without the full stop at its end; that of a short form stays.
func withoutFullStop(text string) string {
	last := text[strings.LastIndexAny(text, " ,")+1:]
	if bare, stop := strings.CutSuffix(text, "."); stop && len(last) > 5 && !strings.Contains(last[:len(last)-1], ".") {
		return bare
	}
	return text
}

// unitOfMarks completes marks by the heading of their column: 71 below "%" are 71%, and below "% / CGPA" 7.1 is a CGPA.
func (b *builder) unitOfMarks(t *studyTable, score *cv.Text) {
	marks, err := strconv.ParseFloat(score.Value, 64)
	if err != nil || marks > 100 {
		return
	}
	percent, average := percentColumn.MatchString(t.score), averageColumn.FindString(t.score)
	switch {
	case average != "" && marks <= 10:
		score.Value = strings.ToUpper(average) + " " + score.Value
	case percent && marks > 10:
		score.Value += "%"
	default:
		return
	}
	score.Lines = append(slices.Clone(score.Lines), b.lines[t.head].index)
}

var (
	percentColumn = regexp.MustCompile(`(?i)%|percent`)
	averageColumn = regexp.MustCompile(`(?i)\b[csoy]?(?:gpa|cpi)\b`)
)
