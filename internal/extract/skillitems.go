package extract

import (
	"strings"
	"unicode/utf8"

	"focal/internal/cv"
)

// items cuts a list at commas, semicolons, bars, bullets, slashes and dashes with spaces,
// and before the numbers of its items; brackets stay whole.
func items(t cv.Text) []cv.Text {
	if cuts := counted(t.Value); len(cuts) > 0 {
		return numberedItems(t, cuts)
	}
	c := itemCutter{of: t, text: withoutStop(strings.TrimRight(t.Value, " "))}
	c.comma = listComma(c.text)
	for i := 0; i < len(c.text); {
		r, n := utf8.DecodeRuneInString(c.text[i:])
		c.depth = bracketDepth(c.depth, r)
		if c.depth == 0 && c.separates(r, i, n) {
			c.put(i)
			c.start = i + n
		}
		i += n
	}
	c.put(len(c.text))
	return c.out
}

// withoutStop drops the full stop behind a list; other ones belong to its words.
func withoutStop(text string) string {
	if !strings.HasSuffix(text, "etc.") && strings.Count(text, ".") == 1 {
		return strings.TrimSuffix(text, ".")
	}
	return text
}

// listComma is what stands between the items: commas are part of them where semicolons do.
func listComma(text string) rune {
	if strings.Count(text, ";") > 1 || strings.Contains(text, ";") && !strings.Contains(text, ",") {
		return ';'
	}
	return ','
}

func bracketDepth(depth int, r rune) int {
	switch r {
	case '(', '[':
		return depth + 1
	case ')', ']':
		return max(0, depth-1)
	}
	return depth
}

// itemCutter goes through a list.
type itemCutter struct {
	of           cv.Text
	text         string
	comma        rune
	depth, start int // open brackets; where the item begins
	out          []cv.Text
}

// put adds the item that ends.
func (c *itemCutter) put(end int) {
	v := trimField(c.text[c.start:end])
	if v == "" {
		return
	}
	if len(c.out) > 0 {
		v = withoutAnd(v)
	}
	c.out = append(c.out, cv.Text{Value: v, Lines: c.of.Lines, Confidence: c.of.Confidence})
}

// withoutAnd is the last item of a list without the "and" or "&" that leads to it.
func withoutAnd(item string) string {
	for _, and := range []string{"and ", "& "} {
		if rest, ok := strings.CutPrefix(item, and); ok && wordCount(rest) <= 4 {
			return rest
		}
	}
	return item
}

// separates reports a mark between two items: r at i, n bytes long.
func (c *itemCutter) separates(r rune, i, n int) bool {
	switch r {
	case ',', ';':
		return r == ';' && c.comma == ',' || r == c.comma && !digitsAround(c.text, i)
	case '|', '•', '·', '●', '▪', '∙', '\t':
		return true
	case '–', '/':
		return c.spaced(i, n) && strings.Count(c.text, " "+string(r)+" ") > 1
	case '-':
		return c.spaced(i, n) && strings.Count(c.text, " - ") > 2 // one or two may part an item from what is said of it
	}
	return false
}

// spaced reports a mark between spaces.
func (c *itemCutter) spaced(i, n int) bool {
	return (i == 0 || c.text[i-1] == ' ') && (i+n >= len(c.text) || c.text[i+n] == ' ')
}

// counted finds where the items of a list begin that counts them in one line: "1. Ledgers 2. Payroll 3. Audits".
func counted(text string) []int {
	var at []int
	for i := 0; i < len(text); i++ {
		if i > 0 && text[i-1] != ' ' || text[i] < '0' || text[i] > '9' {
			continue
		}
		if n, bytes := numberOf(text[i:]); n == len(at)+1 && bytes < len(text)-i {
			at = append(at, i)
		}
	}
	if len(at) < 3 || at[0] > 0 {
		return nil
	}
	return at
}

// numberedItems cuts a list before its numbers, which are left out.
func numberedItems(t cv.Text, cuts []int) []cv.Text {
	var out []cv.Text
	for i, from := range cuts {
		to := len(t.Value)
		if i+1 < len(cuts) {
			to = cuts[i+1]
		}
		_, bytes := numberOf(t.Value[from:])
		c := itemCutter{of: t, text: withoutStop(strings.TrimSpace(t.Value[from+bytes : to]))}
		c.put(len(c.text))
		out = append(out, c.out...)
	}
	return out
}
