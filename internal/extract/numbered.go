package extract

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// itemNumber is how an item of a numbered list begins: "1. ", "(2) ", "[3] ", "4)", "IV. ", "b) ".
var itemNumber = regexp.MustCompile(
	`^(?:\[(\d{1,2})\]|\((\d{1,2}|[ivx]{1,4}|[a-h])\)|(\d{1,2}|[IVX]{1,4}|[ivx]{1,4}) ?[.)]|([a-hA-H])\))(?:[ \t]*|$)`)

// numberOf is the number that a line begins with and how many bytes it takes; 0 for none.
// "1.5 MW" and "2010. A year" begin with none.
func numberOf(text string) (n, bytes int) {
	m := itemNumber.FindStringSubmatch(text)
	if m == nil {
		return 0, 0
	}
	n = ordinal(m[1] + m[2] + m[3] + m[4])
	if rest := text[len(m[0]):]; rest != "" && strings.ContainsAny(rest[:1], "0123456789.)%") {
		return 0, 0
	}
	return n, len(m[0])
}

// ordinal is what a figure, a Roman number or a letter counts; 0 for none.
func ordinal(mark string) int {
	if n, err := strconv.Atoi(mark); err == nil {
		return n
	}
	low := strings.ToLower(mark)
	if n := slices.Index(romanNumbers, low); n >= 0 {
		return n + 1
	}
	if len(low) == 1 {
		return int(low[0]-'a') + 1
	}
	return 0
}

// romanNumbers are the Roman numbers of the items of lists.
var romanNumbers = []string{
	"i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x",
	"xi", "xii", "xiii", "xiv", "xv", "xvi", "xvii", "xviii", "xix", "xx",
}

// numbered makes bullets of the lines of numbered lists: lines that count up from the one
// before, at least two of them. Numbers that stand alone, as where they were drawn in a
// column of their own, are taken out; their texts follow.
func (b *builder) numbered(lines []line) []line {
	member := countedLines(lines)
	if len(member) == 0 {
		return lines
	}
	var out []line
	for i := range lines {
		l := lines[i]
		if member[i] && !l.takeNumber() {
			b.use([]int{l.index})
			continue
		}
		out = append(out, l)
	}
	return out
}

// countedLines are the lines of the lists that count up over at least two lines.
func countedLines(lines []line) map[int]bool {
	member := map[int]bool{}
	before, next := -1, 0 // the line of the list that goes on, and the number that comes next
	for i := range lines {
		n, _ := numberOf(lines[i].text)
		if n == 0 {
			continue
		}
		if n == next && before >= 0 {
			member[before], member[i] = true, true
		}
		before, next = i, n+1
	}
	return member
}

// takeNumber makes an item of a line with a number; false where it has nothing else.
func (l *line) takeNumber() bool {
	_, cut := numberOf(l.segs[0].text)
	if cut == 0 { // the number is a cell of its own
		_, cut = numberOf(l.text)
		cut = min(cut, len(l.segs[0].text))
	}
	switch {
	case cut < len(l.segs[0].text):
		l.segs = append([]segment{cutSegment(l.segs[0], cut)}, l.segs[1:]...)
	case len(l.segs) > 1:
		l.segs = l.segs[1:]
	default:
		return false
	}
	l.glyph, l.bullet = strings.TrimSpace(l.text[:cut]), true
	l.finish()
	return true
}
