package extract

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// A form may have its labels above or before all of their values, in two columns, or by turns. What the user moves to the
// personal details together finds each other, where it is certain which value each label has.

// formLabel is a label of a form with the value that it has; an empty value where the form leaves it open.
type formLabel struct{ label, value cv.Text }

// pairMoved makes details of what is moved to the personal details, wherever the labels and the values stand: from one mark on of
// as many gestures as are a form together; one that is moved later and is none parts nothing. It returns where these end; false where
// they are none.
func (b *builder) pairMoved(said []cv.Mark, from int) (to int, paired bool) {
	if m := said[from]; m.As != cv.MarkMove || m.Section != cv.SectionPerson || m.Part != "" {
		return from, false
	}
	var lines []line
	var pairs []formLabel
	hasLabel, goal := false, from+oneGoal(said[from:])
	for end := from; end < goal; {
		first := end
		for end += b.oneGesture(said[end:goal]); first < end; first++ {
			hasLabel = hasLabel || b.labelsLine(said[first].Line)
		}
		if b.marks = said[:end]; !hasLabel {
			continue
		}
		all := b.movedLines(said[from:end])
		if found := pairsOfForm(all); found != nil {
			to, lines, pairs = end, all, found
		}
	}
	if pairs == nil {
		return from, false
	}
	b.marks = said[:to]
	b.placeForm(lines, pairs)
	return to, true
}

// labelsLine reports a line that a label of a form begins.
func (b *builder) labelsLine(line int) bool {
	first, _, _ := strings.Cut(b.lineText(line), "\t")
	return splitLabels(first) != nil
}

// placeForm makes details of the lines of a form.
func (b *builder) placeForm(lines []line, pairs []formLabel) {
	b.takeLines(lines)
	b.doc.DropEmptyEntries()
	b.placePairs(pairs)
	b.found = append(b.found, &section{kind: kindsOf[cv.SectionPerson], at: -1, lines: lines})
	b.dropDoubled(lines)
}

// placePairs puts each value where its label says. A person who lost the name by the move has it from its label; a second address
// keeps its label.
func (b *builder) placePairs(pairs []formLabel) {
	isNamed, isHoused := b.doc.Person.Name.Value != "", false
	for _, p := range pairs {
		p.label.Confidence, p.value.Confidence = sure, sure
		isAddress := asksFor(p.label.Value, "address")
		switch {
		case p.value.Value == "":
			b.use(p.label.Lines)
		case isAddress && !isHoused, asksFor(p.label.Value, "email", "phone", "url"):
			isHoused = isHoused || isAddress
			b.use(p.label.Lines)
			b.placeContacts(&section{lines: []line{{index: p.value.Lines[0], text: p.value.Value}}})
		case asksFor(p.label.Value, "name") && !isNamed && wordCount(p.value.Value) > 1:
			isNamed = true
			b.use(p.label.Lines)
			b.doc.Person.Name = p.value
		default:
			b.doc.Person.Details = append(b.doc.Person.Details, cv.Detail{Label: p.label, Value: p.value})
		}
	}
}

// asksFor reports the label of a kind of facts.
func asksFor(label string, kinds ...string) bool {
	kind, _ := words.Labels().Value(words.Fold(label))
	return slices.Contains(kinds, kind)
}

// pairsOfForm are the labels of lines with their values: side by side where the file draws them so, else in their order. nil where a
// value cannot be one of its label.
func pairsOfForm(lines []line) []formLabel {
	pairs := besideEachOther(lines)
	if pairs == nil {
		pairs = inTurns(lines)
	}
	if slices.ContainsFunc(pairs, formLabel.isAmiss) {
		return nil
	}
	return pairs
}

// isAmiss reports a value that cannot be what its label asks for, or has a label of its own: "Nationality: British".
func (p formLabel) isAmiss() bool {
	value := p.value.Value
	if value == "" {
		return false
	}
	if own, _, ok := strings.Cut(value, ":"); ok && splitLabels(own) != nil {
		return true
	}
	figures, hasSign := len(phoneDigits(value)), strings.Contains(value, "@")
	switch kind, _ := words.Labels().Value(words.Fold(p.label.Value)); kind {
	case "email":
		return !hasSign
	case "phone":
		return hasSign || figures < fewestFigures
	case "birth":
		return hasSign || figures == 0
	case "name", "firstname", "surname", "birthplace", "nationality", "gender":
		return hasSign || figures > 0
	case "address", "marital", "licence":
		return hasSign
	}
	return false
}

// inTurns pairs a row of labels with as many values below it, and so on with the next row; nil where a row has more or fewer.
func inTurns(lines []line) (pairs []formLabel) {
	var labels, values []cv.Text
	for i := range lines {
		found, value := cellsOfForm(&lines[i])
		if len(found) > 0 && len(values) > 0 {
			if value.Value != "" || len(labels) != len(values) {
				return nil
			}
			pairs, labels, values = append(pairs, paired(labels, values)...), nil, nil
		}
		labels = append(labels, found...)
		if value.Value != "" {
			values = append(values, value)
		}
	}
	if len(labels) == 0 || len(labels) != len(values) {
		return nil
	}
	if pairs = append(pairs, paired(labels, values)...); len(pairs) < 2 {
		return nil
	}
	return pairs
}

func paired(labels, values []cv.Text) (out []formLabel) {
	for i := range labels {
		out = append(out, formLabel{labels[i], values[i]})
	}
	return out
}

// cellsOfForm are the labels that a line begins with, and what stands behind them.
func cellsOfForm(l *line) (labels []cv.Text, value cv.Text) {
	var rest []string
	for k := range l.segs {
		found := splitLabels(l.segs[k].text)
		if len(rest) > 0 || found == nil {
			rest = append(rest, l.segs[k].text)
			continue
		}
		for _, label := range found {
			labels = append(labels, cv.Text{Value: label, Lines: []int{l.index}})
		}
	}
	if text := trimCell(strings.Join(rest, " ")); text != "" {
		value = cv.Text{Value: text, Lines: []int{l.index}}
	}
	return labels, value
}

func trimCell(text string) string { return strings.Trim(text, " :") }

// besideEachOther pairs a column of labels with the column beside it that the file draws: a value has the label at its height,
// and goes on below that where it must. nil where the lines are no such columns.
func besideEachOther(lines []line) []formLabel {
	labels, values := columnsOfForm(lines)
	if len(labels) < 2 || len(values) == 0 {
		return nil
	}
	pairs, last := make([]formLabel, len(labels)), -1
	for i, l := range labels {
		pairs[i].label = cv.Text{Value: trimCell(l.text), Lines: []int{l.index}}
	}
	for _, v := range values {
		text := trimCell(strings.ReplaceAll(v.text, "\t", " "))
		at := slices.IndexFunc(labels, func(l *line) bool { return math.Abs(l.y-v.y) < heightOfRow*v.size })
		switch {
		case at > last:
			last = at
		case at < 0 && last >= 0 && (startsLower(text) || strings.HasSuffix(pairs[last].value.Value, ",")):
			text = wordGoesOn(pairs[last].value.Value, text)
		default:
			return nil
		}
		pairs[last].value = cv.Text{Value: text, Lines: append(pairs[last].value.Lines, v.index)}
	}
	return pairs
}

// heightOfRow is how far, in letters, what stands in one row of a form may be apart.
const heightOfRow = 0.3

// columnsOfForm parts lines of one page into a column of labels and one to the right of all of them; nil where they are not drawn
// so.
func columnsOfForm(lines []line) (labels, values []*line) {
	right := 0.0
	for i := range lines {
		if l := &lines[i]; splitLabels(l.text) != nil {
			right = max(right, l.right)
		}
	}
	for i := range lines {
		l := &lines[i]
		if l.y == 0 || l.page != lines[0].page {
			return nil, nil
		}
		if l.x > right {
			values = append(values, l)
		} else {
			labels = append(labels, l)
		}
	}
	byHeight := func(a, b *line) int { return cmp.Compare(a.y, b.y) }
	slices.SortStableFunc(labels, byHeight)
	slices.SortStableFunc(values, byHeight)
	if !areLabels(labels) {
		return nil, nil
	}
	return labels, values
}

// areLabels reports lines the first and the last of which, and half of all at least, are known as labels; the others may be some.
func areLabels(column []*line) bool {
	known, isLast := 0, false
	for i, l := range column {
		isLast = splitLabels(l.text) != nil
		switch {
		case isLast:
			known++
		case i == 0, len(l.segs) > 1, wordCount(l.text) > wordsOfLabel, strings.ContainsAny(l.text, "0123456789@,"):
			return false
		}
	}
	return isLast && known > 1 && 2*known >= len(column)
}

// splitLabels parts a text that is nothing but labels; nil for other texts.
func splitLabels(text string) (labels []string) {
	for f := strings.Fields(text); len(f) > 0; {
		n := labelLength(f)
		if n == 0 {
			return nil
		}
		for n < len(f) && ofLabel.Has(words.Fold(f[n])) && (n < 2 || labelLength(f[n:]) < 2) {
			n++
		}
		labels = append(labels, trimCell(strings.Join(f[:n], " ")))
		f = f[n:]
	}
	return labels
}

// labelLength is how many words the longest label has that words begin with; 0 for none.
func labelLength(f []string) int {
	for n := min(wordsOfLabel, len(f)); n > 0; n-- {
		label := words.Fold(strings.Join(f[:n], " "))
		if _, known := words.Labels().Value(label); known || n == 1 && loneLabels.Has(label) {
			return n
		}
	}
	return 0
}

// loneLabels are labels of facts that stand in no list of labels, as sections of their own have them.
var loneLabels = words.NewSet("languages", "language", "passport", "hobbies", "religion", "age", "fax")

// ofLabel are words that tell of which kind of a thing a label asks: "Passport issued".
var ofLabel = words.NewSet("known", "issued", "expired", "expires", "expiry", "validity", "number", "no", "date", "issue", "place")
