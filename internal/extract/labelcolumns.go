package extract

import (
	"slices"
	"strings"

	"focal/internal/extract/detail"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// Forms are drawn in columns, and some files hold first the column of labels and then the one of values. Read so, "Father's Name"
// and "Single" stand far from what they belong to. Where as many values follow as there are labels, and each may be one of its
// label, the rows are put together again before anything is read.

// fewestLabels is how many labels a column has at least.
const fewestLabels = 3

// labelColumns puts columns of labels and of values together, line by line.
func (b *builder) labelColumns(lines []line) []line {
	for i := 0; i < len(lines); i++ {
		labels, to := columnOfLabels(lines, i)
		if len(labels) < fewestLabels {
			continue
		}
		values, end := columnOfValues(lines, to, len(labels))
		if values == nil || !rowsOfPerson(labels, values) {
			i = max(i, to-1)
			continue
		}
		rows := make([]line, len(labels))
		for n, l := range labels {
			rows[n] = values[n]
			rows[n].segs = append([]segment{{text: l.text, x: l.x}}, values[n].segs...)
			rows[n].bullet = false
			rows[n].finish()
			b.use([]int{l.index})
		}
		for k := to; k < end; k++ {
			if onlyMarks(lines[k].text) {
				b.use([]int{lines[k].index})
			}
		}
		lines = slices.Concat(lines[:i], rows, lines[end:])
		i += len(rows) - 1
	}
	return lines
}

// labelAt is a label and the line that it stands on.
type labelAt struct {
	text  string
	x     float64
	index int
}

// columnOfLabels are the labels of the lines from one on that hold nothing else, and where these lines end.
func columnOfLabels(lines []line, from int) (labels []labelAt, to int) {
	for to = from; to < len(lines) && len(lines[to].segs) == 1; to++ {
		found := splitLabels(strings.TrimRight(lines[to].text, " :-–"))
		if found == nil {
			break
		}
		for _, text := range found {
			labels = append(labels, labelAt{text, lines[to].x, lines[to].index})
		}
	}
	return labels, to
}

// columnOfValues are as many lines from one on as there are labels, but for those of marks alone; nil where others stand among
// them, or the last one goes on below.
func columnOfValues(lines []line, from, n int) (values []line, end int) {
	for end = from; end < len(lines) && len(values) < n; end++ {
		l := lines[end]
		switch {
		case onlyMarks(l.text):
		case len(l.segs) > 1, splitLabels(l.text) != nil, wordCount(l.text) > maxAddressLine+4:
			return nil, end
		default:
			values = append(values, l)
		}
	}
	if len(values) < n || end < len(lines) && goesOnBelow(&values[n-1], &lines[end]) {
		return nil, end
	}
	return values, end
}

// goesOnBelow reports a line that may be the rest of the last value.
func goesOnBelow(last, l *line) bool {
	_, heading := headings.Lookup(l.text)
	return last.block == l.block && !heading && !declarationWords.Contains(words.Split(l.text)) && len(l.segs) == 1 &&
		!l.bullet && splitLabels(l.text) == nil &&
		!endsWith(l.text, ":") && last.style == l.style && wordCount(l.text) < maxAddressLine
}

func onlyMarks(text string) bool { return strings.Trim(text, " :-–—.\t") == "" }

// rowsOfPerson reports values each of which may be one of its label, at least two of which can hardly be anything else.
func rowsOfPerson(labels []labelAt, values []line) bool {
	proved := 0
	for i, l := range labels {
		p := formLabel{}
		p.label.Value, p.value.Value = l.text, trimCell(values[i].text)
		value := words.Fold(p.value.Value)
		kind, _ := words.Labels().Value(words.Fold(l.text))
		switch {
		case p.value.Value == "", p.isAmiss():
			return false
		case kind == "birth", kind == "email", kind == "phone":
			proved++ // or it would be amiss
		case numbered(words.Fold(l.text)):
			if phoneDigits(value) == "" {
				return false
			}
			proved++
		case kind == "marital" || kind == "gender":
			if !detail.Standing(value) && !detail.Sex(value) {
				return false
			}
			proved++
		}
	}
	return proved > 1
}

// numbered reports a label that asks for a number or a day: "Passport No.", "Date of Expiry".
func numbered(folded string) bool {
	f := strings.Fields(folded)
	return slices.Contains(f, "date") || slices.Contains(f, "no") || slices.Contains(f, "number")
}
