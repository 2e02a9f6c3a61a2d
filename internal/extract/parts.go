package extract

import (
	"strings"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/dates"
)

// part is what stands between two of the marks that people put between the fields of a line.
type part struct {
	text     string
	from, to int  // bytes of the text of the line
	apart    bool // a date or the edge of a cell stands before it
}

// lineParts are the parts of a line, and the dates that stand apart in it.
type lineParts struct {
	p     *para
	parts []part
	dates []dates.Match
	apart bool // of the next part
}

// partsOf cuts a line at its cells, bars, dashes, commas and dates. What a bracket holds stays whole.
func partsOf(p *para) lineParts {
	l := lineParts{p: p, dates: boundaryDates(p)}
	from := 0
	for _, m := range l.dates {
		l.cut(from, m.Start)
		from, l.apart = m.End, true
	}
	l.cut(from, len(p.text))
	return l
}

// fieldMarks stand between fields.
var fieldMarks = []string{"\t", " | ", " · ", " • ", " – ", " — ", " - ", ", ", "; "}

// cut adds the parts of a stretch of the line.
func (l *lineParts) cut(from, to int) {
	depth, start := 0, from
	for i := from; i < to; {
		switch l.p.text[i] {
		case '(', '[':
			depth++
		case ')', ']':
			depth = max(depth-1, 0)
		}
		if n := markAt(l.p.text[i:to]); n > 0 && depth == 0 {
			l.add(start, i)
			l.apart = l.apart || l.p.text[i] == '\t'
			i += n
			start = i
			continue
		}
		_, n := utf8.DecodeRuneInString(l.p.text[i:])
		i += n
	}
	l.add(start, to)
}

// markAt is the length of the mark that a text begins with; 0 for none.
func markAt(text string) int {
	for _, m := range fieldMarks {
		if strings.HasPrefix(text, m) && !(m == ", " && companyTail(text[2:])) {
			return len(m)
		}
	}
	return 0
}

func (l *lineParts) add(from, to int) {
	raw := l.p.text[from:to]
	if t := trimField(raw); t != "" {
		at := from + strings.Index(raw, t)
		l.parts = append(l.parts, part{t, at, at + len(t), l.apart})
		l.apart = false
	}
}

// between are parts from..to-1 as they stand; where a date stood between them, a comma does.
func (l *lineParts) between(from, to int) cv.Text {
	var value strings.Builder
	for i := from; i < to; i++ {
		q := l.parts[i]
		switch {
		case i == from:
		case q.apart:
			value.WriteString(", ")
		default:
			value.WriteString(l.p.text[l.parts[i-1].to:q.from])
		}
		value.WriteString(q.text)
	}
	if value.Len() == 0 {
		return cv.Text{}
	}
	return cv.Text{Value: value.String(), Lines: l.p.lines, Confidence: 0.9}
}

// period is the time that a line names.
func (l *lineParts) period() cv.DateRange {
	m, ok := periodOf(l.dates)
	if !ok {
		return cv.DateRange{}
	}
	m.Range.Text.Lines, m.Range.Text.Confidence = l.p.lines, 0.95
	return m.Range
}

// link is the address that a line leads to.
func (l *lineParts) link() cv.Text {
	for i := range l.p.segs {
		for _, s := range l.p.segs[i].spans {
			if s.link != "" && !strings.HasPrefix(s.link, "mailto:") {
				return cv.Text{Value: s.link, Lines: l.p.lines, Confidence: 0.9}
			}
		}
	}
	return cv.Text{}
}
