// Package text reads plain text and Markdown of any encoding: blank lines, rules,
// indentation, typed bullets and hard-wrapped paragraphs are all the layout there is.
package text

import (
	"errors"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/page"
)

// ErrBinary means that the bytes are no text.
var ErrBinary = errors.New("text: not a text file")

// columnWidth is the width in points that one column of indentation counts for.
const columnWidth = 6

// Read returns the lines of a text file.
func Read(data []byte) (*page.Document, error) {
	s, ok := Decode(data)
	if !ok {
		return nil, ErrBinary
	}
	if strings.Count(s, "\n")+strings.Count(s, "\r") > 2*flow.MaxLines {
		return nil, flow.ErrLong
	}
	return &page.Document{Format: page.Text, Pages: []page.Page{{Lines: Lines(s)}}}, nil
}

// Lines lays out decoded text.
func Lines(s string) []page.Line {
	rows := scan(s)
	if isMarkdown(rows) {
		markdown(rows)
	}
	underlines(rows)
	bullets(rows)
	wrapped(rows)
	blocks := make([]flow.Block, 0, len(rows))
	for i := range rows {
		if r := &rows[i]; r.text != "" && !r.drop {
			blocks = append(blocks, r.block())
		}
	}
	return flow.Lines(blocks, 0)
}

func (r *row) block() flow.Block {
	if r.table {
		return flow.Block{Table: tableOf(r.text)}
	}
	runs := r.runs
	if runs == nil {
		runs = []page.Run{{Text: r.text}}
	}
	return flow.Block{Para: &flow.Para{
		Kind: r.kind, Level: r.level, Bullet: r.bullet,
		Indent: float64(r.indent) * columnWidth, Gap: float64(r.gap), Continues: r.continues, Runs: runs,
	}}
}

// row is one line of the file that is not blank.
type row struct {
	text      string // without indentation
	indent    int    // columns
	gap       int    // blank lines before
	kind      page.Kind
	level     int
	bullet    string
	continues bool
	drop      bool // a rule, or the underline of a heading
	table     bool
	runs      []page.Run
}

const tabWidth = 8

func scan(s string) []row {
	s = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\f", "\n\n", "\v", "\n").Replace(s)
	var out []row
	gap := 0
	for line := range strings.SplitSeq(s, "\n") {
		for part := range strings.SplitSeq(flow.Clean(line), "\n") {
			r := rowOf(part)
			if r.text == "" {
				gap++
				continue
			}
			r.gap = gap
			gap = 0
			out = append(out, r)
		}
	}
	return out
}

// rowOf parts a line into its indentation and its text.
func rowOf(line string) row {
	var r row
	for i, c := range line {
		switch c {
		case '\t':
			r.indent += tabWidth - r.indent%tabWidth
		case ' ':
			r.indent++
		default:
			r.text = strings.TrimRight(line[i:], " \t")
			return r
		}
	}
	return r
}

// rule returns the character of a line that is drawn ("====", "- - -", "____").
func rule(s string) rune {
	first, n := rune(0), 0
	for _, r := range s {
		switch {
		case r == ' ':
		case first == 0 && strings.ContainsRune("=-_~*─━═—–#+.·•", r):
			first = r
			n++
		case r == first:
			n++
		default:
			return 0
		}
	}
	if n < 3 {
		return 0
	}
	return first
}

// underlines turns "Heading" over "-------" into a heading and drops all rules.
func underlines(rows []row) {
	level := map[rune]int{}
	for i := range rows {
		r := rule(rows[i].text)
		if r == 0 {
			continue
		}
		rows[i].drop = true
		if i+1 < len(rows) {
			rows[i+1].gap = max(rows[i+1].gap, 1)
		}
		if !strings.ContainsRune("=-~─━═", r) || !underlined(rows, i) {
			continue
		}
		if level[r] == 0 {
			level[r] = len(level) + 1
		}
		rows[i-1].kind, rows[i-1].level = page.Heading, level[r]
	}
}

// underlined reports whether the line above the i-th is a heading that the i-th is drawn under.
func underlined(rows []row, i int) bool {
	if i == 0 || rows[i].gap > 0 || rows[i-1].drop || rows[i-1].kind != page.Paragraph {
		return false
	}
	above := &rows[i-1]
	width := utf8.RuneCountInString(above.text)
	if _, _, item := flow.Bullet(above.text, false); item || width > 60 {
		return false
	}
	alone := i == 1 || above.gap > 0 || rows[i-2].drop
	return alone || abs(utf8.RuneCountInString(rows[i].text)-width) <= 1
}

// bullets finds typed list items and their levels by indentation.
func bullets(rows []row) {
	var open levels
	for i := range rows {
		r := &rows[i]
		if r.drop || r.kind != page.Paragraph || r.table {
			open = nil
			continue
		}
		if flow.IsBullet(r.text) && i+1 < len(rows) && rows[i+1].gap == 0 { // glyph and text on two lines
			r.drop = true
			rows[i+1].text, rows[i+1].runs = r.text+" "+rows[i+1].text, nil
			rows[i+1].gap, rows[i+1].indent = r.gap, r.indent
			continue
		}
		spaced := strings.Contains(r.text[:min(len(r.text), 6)], "  ") || strings.Contains(r.text[:min(len(r.text), 4)], "\t")
		bullet, rest, ok := flow.Bullet(r.text, spaced)
		if !ok {
			open = open.afterText(r.indent)
			continue
		}
		open = open.at(r.indent)
		r.kind, r.level, r.bullet = page.ListItem, len(open)-1, bullet
		r.runs = cutRuns(r.runs, len(r.text)-len(rest))
		r.text = rest
	}
}

// levels are the columns of the list levels that are open.
type levels []int

// afterText is what a line without a bullet leaves open.
func (l levels) afterText(column int) levels {
	if len(l) > 0 && column <= l[0] {
		return nil
	}
	return l
}

// at opens and closes levels until the last one is that of an item in this column.
func (l levels) at(column int) levels {
	for len(l) > 0 && column < l[len(l)-1] {
		l = l[:len(l)-1]
	}
	if len(l) == 0 || column > l[len(l)-1] {
		l = append(l, column)
	}
	return l
}

func cutRuns(runs []page.Run, n int) []page.Run {
	for n > 0 && len(runs) > 0 {
		cut := min(n, len(runs[0].Text))
		runs[0].Text = runs[0].Text[cut:]
		if n -= cut; runs[0].Text == "" {
			runs = runs[1:]
		}
	}
	return runs
}

// wrapped marks the lines that go on with the one before: hanging lines of list
// items, and lines whose first word would not have fitted on the line before.
func wrapped(rows []row) {
	width := wrapWidth(rows)
	item := noItem // column of the open list item
	for i := range rows {
		r := &rows[i]
		switch {
		case r.drop || r.kind == page.Heading || r.table:
			item = noItem
		case r.kind == page.ListItem:
			item = r.indent
		case begins(rows, i):
			if r.gap > 0 || r.indent <= item {
				item = noItem
			}
		default:
			r.continues = goesOn(&rows[i-1], r, item, width)
			if !r.continues {
				item = noItem
			}
		}
	}
}

const noItem = -1

// begins reports whether nothing stands above a line that it could go on with.
func begins(rows []row, i int) bool {
	return i == 0 || rows[i].gap > 0 || rows[i-1].drop || rows[i-1].kind == page.Heading || rows[i-1].table
}

func goesOn(before, r *row, item, width int) bool {
	if hanging := item != noItem && r.indent > item; hanging {
		return true
	}
	return full(before, r, width) && (item != noItem || abs(r.indent-before.indent) <= 4)
}

// wrapWidth returns the column at which the file is wrapped; 0 if it is not.
func wrapWidth(rows []row) int {
	longest := usualEnd(rows)
	if longest < 45 || longest > 140 {
		return 0
	}
	// The proof is in lines that begin in the middle of a sentence.
	proof := 0
	for i := 1; i < len(rows); i++ {
		first, _ := utf8.DecodeRuneInString(rows[i].text)
		if rows[i].gap == 0 && rows[i].kind == page.Paragraph && unicode.IsLower(first) && spills(&rows[i-1], &rows[i], longest) {
			proof++
		}
	}
	if proof < 2 {
		return 0
	}
	return longest
}

// usualEnd returns the column at which the longest lines end, but for one in fifty.
func usualEnd(rows []row) int {
	var lengths [200]int
	longest := 0
	for i := range rows {
		n := min(rowEnd(&rows[i]), len(lengths)-1)
		lengths[n]++
		longest = max(longest, n)
	}
	for skip := len(rows) / 50; longest > 0 && skip >= lengths[longest]; longest-- {
		skip -= lengths[longest]
	}
	return longest
}

// spills reports whether the first word of next would not have fitted behind before.
func spills(before, next *row, width int) bool {
	word, _, _ := strings.Cut(next.text, " ")
	end := rowEnd(before)
	return end+1+utf8.RuneCountInString(word) > width && end > width*2/3
}

func rowEnd(r *row) int {
	n := r.indent + utf8.RuneCountInString(r.text)
	if r.bullet != "" {
		n += 2
	}
	return n
}

// full reports whether next goes on with before: in a wrapped file because it had to
// be wrapped there, elsewhere because it begins in the middle of a sentence.
func full(before, next *row, width int) bool {
	if labelAhead(before.text) && labelAhead(next.text) || strings.ContainsRune(next.text, '\t') || strings.Contains(before.text, "   ") || flow.DateAlone(next.text) {
		return false
	}
	if width > 0 {
		return spills(before, next, width)
	}
	first, _ := utf8.DecodeRuneInString(next.text)
	last, _ := utf8.DecodeLastRuneInString(before.text)
	return rowEnd(before) >= 60 && unicode.IsLower(first) && !strings.ContainsRune(".!?:", last)
}

// labelAhead reports "Tools: a, b": the line begins with a short label in capitals.
func labelAhead(s string) bool {
	label, rest, ok := strings.Cut(s, ": ")
	first, _ := utf8.DecodeRuneInString(label)
	return ok && rest != "" && unicode.IsUpper(first) && len(strings.Fields(label)) <= 4 && !strings.ContainsAny(label, ".,;()")
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
