package layout

import (
	"math"
	"slices"
	"strings"
	"unicode"

	"focal/internal/extract/words"
)

// isRail reports whether the left side holds short labels, each beside the first
// line of its text or alone.
func isRail(left, right [][]*fragment, x float64) bool {
	if inStep(left, right, x) || facts(left, right) || flushLabels(left, right, x) {
		return true
	}
	if !ownEdge(left, right, x) || count(left) > count(right) || headed(left, right) {
		return false
	}
	labels := cells(left, right)
	return weigh(labels, right).rail(len(labels))
}

// ownEdge reports whether the text beside a rail begins at an edge of its own, and the rail is narrow.
func ownEdge(left, right [][]*fragment, x float64) bool {
	var items []float64 // where list items start
	for _, r := range right {
		if f := r[0]; f.bullet != "" && f.x0 < x+5*f.size {
			items = append(items, f.x0)
		}
	}
	near := 0
	for _, r := range right {
		if r[0].x0 < x+3*r[0].size || slices.ContainsFunc(items, func(at float64) bool { return math.Abs(r[0].x0-at) < 2 }) {
			near++
		}
	}
	from, to := leftmost(left), rightmost(right)
	return x-from <= 0.4*(to-from) && near*2 >= len(right)
}

func leftmost(rs [][]*fragment) float64 {
	x := math.Inf(1)
	for _, r := range rs {
		x = min(x, r[0].x0)
	}
	return x
}

func rightmost(rs [][]*fragment) float64 {
	x := 0.0
	for _, r := range rs {
		x = max(x, r[len(r)-1].x1)
	}
	return x
}

// labelWeight counts what speaks for labels: how many stand in a place for one, how many of those
// beside a text, and of these how many are dates or drawn as labels.
type labelWeight struct{ fit, aligned, dates, marked, lines int }

func weigh(labels, right [][]*fragment) labelWeight {
	var w labelWeight
	for _, c := range labels {
		f := c[0]
		w.lines += len(rows(c))
		switch {
		case onRow(f, right):
			w.fit++
			w.aligned++
			if looksDated(f.text()) {
				w.dates++
			}
			if isLabel(c, right) {
				w.marked++
			}
		case alone(f, right):
			w.fit++
		}
	}
	return w
}

// rail reports whether so many labels make a rail.
func (w labelWeight) rail(labels int) bool {
	if w.aligned < 2 || w.aligned*2 < labels || float64(w.fit) < 0.85*float64(labels) {
		return false
	}
	if w.dates*2 >= w.aligned {
		return w.lines <= 3*labels+1 // the place may stand below
	}
	return w.lines <= 2*labels+1 && w.marked*3 >= w.aligned*2
}

// headed reports whether both sides begin with a heading: beside each other, in one
// style that nothing else on either side has.
func headed(left, right [][]*fragment) bool {
	a, b := left[0][0], right[0][0]
	if math.Abs(a.y-b.y) > 1 || !sameLook(a, b) || len(left) < 3 || len(right) < 3 {
		return false
	}
	other := func(r []*fragment) bool { return sameLook(r[0], a) }
	return !slices.ContainsFunc(left[1:], other) && !slices.ContainsFunc(right[1:], other)
}

// inStep reports whether the left side holds the labels of a table whatever they
// look like: each starts a row, each paragraph at the right starts beside one, and
// both sides stay on common baselines over distances that differ. Columns that are
// filled apart do not. Headings stand between the rows.
func inStep(left, right [][]*fragment, x float64) bool {
	line, flush := lineDistance(right, x)
	if !flush {
		return false
	}
	labels := stepped(left, right, line)
	if len(labels) < 4 || len(labels)*2 < len(left) || len(labels) >= len(right) || count(left) > count(right) {
		return false
	}
	from := leftmost(left)
	return rightmost(labels)-from <= 0.45*(rightmost(right)-from) && begunBeside(right, labels, line)
}

// lineDistance is the distance of the lines of a text; false where it does not begin near x.
func lineDistance(right [][]*fragment, x float64) (line float64, flush bool) {
	line = math.Inf(1)
	for i, r := range right {
		if r[0].x0 > x+4*r[0].size {
			return 0, false
		}
		if i > 0 {
			line = min(line, r[0].y-right[i-1][0].y)
		}
	}
	return line, true
}

// stepped are the rows at the left that stand on baselines of the right, further apart than the lines
// of a text and not all equally far; none where the left is text itself.
func stepped(left, right [][]*fragment, line float64) [][]*fragment {
	var labels [][]*fragment
	steps := map[int]bool{} // distances of labels in points
	for i, r := range left {
		if !level(r[0], right) {
			if i > 0 && len(labels) > 0 && sameLook(r[0], labels[0][0]) && r[0].y-left[i-1][0].y < 1.8*r[0].size {
				return nil // the text of a column
			}
			continue
		}
		if n := len(labels); n > 0 {
			d := r[0].y - labels[n-1][0].y
			if d < 1.12*line {
				return nil
			}
			steps[int(math.Round(d))] = true
		}
		labels = append(labels, r)
	}
	if len(steps) < 2 {
		return nil
	}
	return labels
}

// begunBeside reports whether every paragraph begins beside a label.
func begunBeside(right, labels [][]*fragment, line float64) bool {
	for i, r := range right {
		if (i == 0 || r[0].y-right[i-1][0].y > 1.12*line) && !level(r[0], labels) {
			return false
		}
	}
	return true
}

// facts reports whether the sides are the names and the values of somebody's
// particulars: rows of one line with an address among the values.
func facts(left, right [][]*fragment) bool {
	if len(left) < 4 || !paired(left, right) {
		return false
	}
	for _, r := range left {
		if t := r[0].text(); len(r) > 1 || len(strings.Fields(t)) > 3 || strings.ContainsAny(t, "@0123456789") {
			return false
		}
	}
	return slices.ContainsFunc(right, func(r []*fragment) bool { return strings.Contains(r[0].text(), "@") })
}

// colons reports whether a colon is between the sides: labels and what they name,
// as forms have them, whatever the distance.
func colons(left, right [][]*fragment) bool {
	parted, together := 0, 0
	for _, l := range left {
		k := slices.IndexFunc(right, func(r []*fragment) bool { return onRow(l[0], [][]*fragment{r}) })
		if k < 0 {
			continue
		}
		together++
		if strings.HasSuffix(l[len(l)-1].text(), ":") || right[k][0].letters[0].Rune == ':' {
			parted++
		}
	}
	return parted >= 3 && parted*4 >= together*3 && together*3 >= len(left)*2
}

// isForm reports whether the sides are the names of fields and their values.
func isForm(left, right [][]*fragment) bool {
	return colons(left, right) || ledByColons(left, right) || fieldNames(left, right)
}

// ledByColons reports whether the right side begins with a colon wherever it stands beside the
// left, or mostly: what labels name is set so, with lines below that wrap, and no column of text.
func ledByColons(left, right [][]*fragment) bool {
	lead, beside := 0, 0
	for _, r := range right {
		if !onRow(r[0], left) {
			continue
		}
		beside++
		if r[0].letters[0].Rune == ':' {
			lead++
		}
	}
	return lead > 0 && lead == beside || lead > 1 && lead*2 >= beside
}

// fieldNames reports whether what stands at the left beside a short text is the name of a field
// ("Nationality", "Passport no."): the form of somebody's particulars, drawn without a colon.
func fieldNames(left, right [][]*fragment) bool {
	named, beside := 0, 0
	for _, r := range left {
		k := slices.IndexFunc(right, func(o []*fragment) bool { return onRow(r[0], [][]*fragment{o}) })
		if k < 0 {
			continue
		}
		beside++
		if fieldName(r) && level(r[0], right[k:k+1]) && count(right[k:k+1]) <= maxFieldValue {
			named++
		}
	}
	return named >= 3 && named*2 >= beside
}

// fieldName reports a row that is the name of a field and nothing else.
func fieldName(r []*fragment) bool {
	_, known := words.Labels().Value(words.Fold(strings.TrimRight(rowText(r), " :.-–")))
	return known
}

// maxFieldValue is how many letters the value of a field has at the most; the lines of a column
// of text have more.
const maxFieldValue = 55

// rowText is the text of a row.
func rowText(r []*fragment) string {
	var parts []string
	for _, f := range r {
		parts = append(parts, f.text())
	}
	return strings.Join(parts, " ")
}

// flushLabels reports whether the left side holds labels that all end at the gutter, as
// forms draw them: no text is set so, and each paragraph at the right begins beside one.
func flushLabels(left, right [][]*fragment, x float64) bool {
	if len(left) < 5 || len(right) < 4 || !flushed(left) || count(left) > 2*count(right) {
		return false
	}
	if slices.ContainsFunc(right, func(r []*fragment) bool { return r[0].x0 > x+3*r[0].size }) {
		return false
	}
	labels := cells(left, right)
	aligned := 0
	for _, c := range labels {
		if onRow(c[0], right) {
			aligned++
		}
	}
	begun, paragraphs := paragraphsBeside(right, left)
	return aligned >= 4 && aligned*3 >= len(labels)*2 && begun*5 >= paragraphs*4
}

// paragraphsBeside is how many paragraphs begin beside a row of the left, of all.
func paragraphsBeside(right, left [][]*fragment) (begun, all int) {
	for i, r := range right {
		if i > 0 && r[0].y-right[i-1][0].y <= 1.2*r[0].size {
			continue
		}
		all++
		if onRow(r[0], left) {
			begun++
		}
	}
	return begun, all
}

// flushed reports whether the rows end at one edge and begin at many.
func flushed(rs [][]*fragment) bool {
	starts, ends := borders(rs)
	return len(rs) >= 5 && commonest(ends) >= 0.85 && commonest(starts) <= 0.5
}

// level reports whether a row shares the very baseline of the fragment.
func level(f *fragment, rs [][]*fragment) bool {
	for _, r := range rs {
		if math.Abs(r[0].y-f.y) <= 0.6 {
			return true
		}
	}
	return false
}

func count(rs [][]*fragment) int {
	n := 0
	for _, r := range rs {
		n += letters(r)
	}
	return n
}

// isLabel reports whether a cell is drawn as a label of the text beside it: with a
// colon, or in capitals, weight, size or colour that the text does not have.
func isLabel(c []*fragment, right [][]*fragment) bool {
	f := c[0]
	t := f.text()
	if len(t) < 2 {
		return false // an icon
	}
	if strings.HasSuffix(c[len(c)-1].text(), ":") {
		return true
	}
	if capitals(t) {
		return true
	}
	same := 0
	for _, r := range right {
		if sameLook(f, r[0]) {
			same++
		}
	}
	return same*5 <= len(right)
}

func capitals(s string) bool {
	upper := false
	for _, r := range s {
		if unicode.IsLower(r) {
			return false
		}
		upper = upper || unicode.IsUpper(r)
	}
	return upper
}
