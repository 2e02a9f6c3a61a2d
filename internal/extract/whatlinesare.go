package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// markedText are the words of a line that a mark means, without its label, and without its dates where they
// are no part of it.
func (b *builder) markedText(m cv.Mark) string {
	if m.Part != "" {
		if !strings.Contains(words.Squeeze(b.doc.Source[m.Line].Text), words.Squeeze(m.Part)) {
			return "" // of another line: nothing is invented
		}
		return partAsSaid(m)
	}
	text := b.lineText(m.Line)
	switch m.As {
	case cv.MarkText:
		return text
	case cv.MarkDates:
		return plainDates(formValue(text))
	case cv.MarkName:
		return formValue(text)
	}
	return fieldText(cellMeant(b.itemText(m.Line), m.As))
}

// cellMeant is the cell of a row that a title or an employer is, where the others tell the other of the two; else all of the row.
func cellMeant(text string, as cv.MarkKind) string {
	if as != cv.MarkTitle && as != cv.MarkEmployer {
		return text
	}
	own, others := "", 0
	for _, cell := range strings.Split(text, "\t") {
		is := evidence.Title(cell) >= 1 || evidence.Degree(cell) >= 1
		other := evidence.Organisation(cell) >= 1 || evidence.School(cell) >= 1
		if as == cv.MarkEmployer {
			is, other = other, is
		}
		switch {
		case is && !other && own == "":
			own = cell
		case other && !is:
			others++
		case undatedCells(cell) != "":
			return text
		}
	}
	if own == "" || others == 0 {
		return text
	}
	return own
}

// partAsSaid are some words of a line as the value that they are said to be: without the label of a form, and without a date beside
// a name.
func partAsSaid(m cv.Mark) string {
	part := m.Part
	if field(m.As) {
		part = formValue(part)
	}
	if m.As != cv.MarkDates {
		part = strings.TrimLeft(part, " :-–—•·") // what led to the words: ":-Holm College"
		if rest, ok := strings.CutSuffix(strings.TrimRight(part, " "), "."); ok && strings.HasSuffix(rest, ")") {
			part = rest
		}
	}
	switch m.As {
	case cv.MarkTitle, cv.MarkEmployer:
		return trimField(withoutDateBefore(withoutDateAt(part)))
	case cv.MarkDates:
		return trimField(plainDates(part))
	}
	return trimField(part)
}

// withoutDateBefore are words without the year that is written to the first of them, with no blank between: "2010Diploma".
func withoutDateBefore(text string) string {
	if apart := apartFromYear(text); apart != text {
		if found := dates.Find(apart); len(found) > 0 && strings.Trim(apart[:found[0].Start], " (") == "" {
			return strings.TrimLeft(apart[found[0].End:], " )-–,:")
		}
	}
	return text
}

// fieldText is what a line says as a title or an employer: without the label of a form, and without dates.
func fieldText(text string) string {
	return strings.ReplaceAll(undatedCells(apartFromYear(formValue(text))), "\t", " ")
}

// withoutDateAt are words without a date that is written to the last of them, with no blank between: "Diploma(2010)".
func withoutDateAt(text string) string {
	found := dates.Find(text)
	if n := len(found); n > 0 {
		if d := found[n-1]; d.Start > 0 && text[d.Start-1] != ' ' && strings.Trim(text[d.End:], " .,;)]") == "" {
			return strings.TrimRight(text[:d.Start], "-–([,.")
		}
	}
	return text
}

// undatedCells are the cells of a line without its dates, with commas between.
func undatedCells(text string) string {
	found := dates.Find(text)
	slices.Reverse(found)
	for _, d := range found {
		text = text[:d.Start] + "\t" + text[d.End:]
	}
	parts := strings.FieldsFunc(text, func(r rune) bool { return r == '\t' })
	for i := range parts {
		parts[i] = trimField(strings.Trim(parts[i], " -–—"))
	}
	return strings.Join(slices.DeleteFunc(parts, func(p string) bool { return p == "" }), ", ")
}

// formValue is a text without the label of a form before it: "Employer: Holm Ferries".
func formValue(text string) string {
	for _, end := range []string{"\t", ":"} {
		label, value, ok := strings.Cut(text, end)
		_, known := fieldLabels[words.Fold(headings.Bare(apartAtCapitals(label)))]
		if value = strings.TrimLeft(value, " :\t-–—"); ok && value != "" && (known || onlyFrame(label)) {
			return value
		}
	}
	return text
}

// apartAtCapitals is a label of which a file wrote the words together: "CompanyName".
func apartAtCapitals(label string) string { return capitalInside.ReplaceAllString(label, "$1 $2") }

var capitalInside = regexp.MustCompile(`(\p{Ll})(\p{Lu})`)

// lineText is a line as the reader sees it; parts that were cut are joined.
func (b *builder) lineText(index int) string {
	if b.texts != nil {
		return b.texts[index]
	}
	return strings.Join(textsAt(b.lines, index), "\t")
}

func textsAt(lines []line, index int) (parts []string) {
	for i := range lines {
		if lines[i].index == index {
			parts = append(parts, lines[i].text)
		}
	}
	return parts
}

// sayWhatLinesAre notes of the lines that no value came from what they are.
func (b *builder) sayWhatLinesAre() {
	held := map[int]bool{}
	b.doc.Walk(func(r cv.Ref) {
		for _, l := range r.Text.Lines {
			held[l] = true
		}
	})
	for _, s := range b.found {
		if s.at >= 0 && (!held[s.at] || s.kind == headings.Other) {
			b.sayHeading(s)
		}
	}
	for l := range b.used {
		if at := &b.doc.Source[l]; at.As == "" && !held[l] {
			at.As = cv.LineLabel
		}
	}
	for _, m := range b.marks {
		if m.As == cv.MarkOut && (m.Part == "" || !held[m.Line] && b.allOut(m.Line)) {
			b.doc.Source[m.Line].As = cv.LineOut
		}
	}
}

// allOut reports a line of which each word was left out.
func (b *builder) allOut(line int) bool {
	for p := range b.allOf(line) {
		if !b.out[p] {
			return false
		}
	}
	return true
}

// sayHeading notes of which section a line is the heading.
func (b *builder) sayHeading(s *section) {
	b.doc.Source[s.at].As = cv.LineHeading
	for of, kind := range kindsOf {
		if kind == s.kind {
			b.doc.Source[s.at].Section = of
		}
	}
}
