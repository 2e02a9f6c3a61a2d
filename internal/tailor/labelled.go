package tailor

import (
	"slices"
	"strings"

	"focal/internal/ingest/page"
)

// A table that was pasted as text keeps the gaps between its cells: "Education   Diploma in Civil Engineering   Mandatory". Where
// several such rows follow one another, their short first cells are labels.

// fewestRows is how many rows make such a table, and longestRowLabel how many words a label has at most.
const (
	fewestRows      = 4
	longestRowLabel = 4
)

// markLabelled marks the rows of such tables.
func markLabelled(list []block) {
	for from := 0; from < len(list); {
		to := from
		for to < len(list) && list[to].mayBeLabelled() {
			to++
		}
		if to-from >= fewestRows && labelsStandFirst(list[from:to]) {
			for i := from; i < to; i++ {
				list[i].labels = true
			}
		}
		from = to + 1
	}
}

func (b block) mayBeLabelled() bool {
	n := len(b.line.Segments)
	return b.line.Kind == page.Paragraph && n > 1 && n <= 4 && wordsIn(b.line, 0) <= longestRowLabel
}

func wordsIn(l page.Line, cell int) int { return len(strings.Fields(l.Segments[cell].Text())) }

// labelsStandFirst tells labels before what they are of from criteria before how they are assessed.
func labelsStandFirst(rows []block) bool {
	first, second := 0, 0
	for _, b := range rows {
		first += wordsIn(b.line, 0)
		second += wordsIn(b.line, 1)
	}
	return second > first
}

// labelledRow reads such a row; one of headings only opens the region of those below it.
func (r *reading) labelledRow(l page.Line) {
	cells := slices.DeleteFunc(cellsOf(l), func(c string) bool { return c == "" })
	if len(cells) < 2 {
		return
	}
	label, rest, in := cells[0], cells[1:], r.at
	if at := regionOf(label); at != regionNone {
		in = at
	}
	text := strings.Join(rest, " ")
	if in != r.at && (onlyHeadingWords(text) || hasLetter(text) && strings.ToUpper(label+text) == label+text) {
		r.at = in
		return
	}
	if level := levelBehind(cells[len(cells)-1]); level != regionNone {
		in, rest = level, rest[:len(rest)-1]
		if len(rest) == 0 { // the label stands in a row above
			label, rest = "", cells[:1]
		}
	}
	for _, s := range split(stripMarkdown(strings.Join(rest, "; ")), in, true) {
		if s.label == "" {
			s.label = label
		}
		r.out = append(r.out, s)
	}
	r.opened = r.opened || in.demands()
}
