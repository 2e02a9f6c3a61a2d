package extract

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/extract/dates"
	"focal/internal/ingest/page"
)

// cleanSegment drops glyphs that carry no text and squeezes spaces, keeping the
// styles in step with the text.
func cleanSegment(s *page.Segment) segment {
	c := segmentCleaner{s: s, out: segment{x: s.X, column: s.Column}, space: true}
	for i := range s.Runs {
		c.run(i)
	}
	out := c.out
	out.text = strings.TrimRight(c.b.String(), " ")
	clampSpans(out.spans, len(out.text))
	out.partWords()
	out.joinBroken()
	if decoration(out.text) && !out.linked() {
		out.text = ""
	}
	return out
}

// linked reports a segment with the target of a link.
func (s *segment) linked() bool {
	return slices.ContainsFunc(s.spans, func(p span) bool { return p.link != "" })
}

// segmentCleaner writes the text of a segment.
type segmentCleaner struct {
	s     *page.Segment
	out   segment
	b     strings.Builder
	space bool // the text ends in a space, or has not begun
}

// run writes a run and its style.
func (c *segmentCleaner) run(i int) {
	r := &c.s.Runs[i]
	if i > 0 && !c.space && r.Bold != c.s.Runs[i-1].Bold && glued(c.s.Runs[i-1].Text, r.Text) {
		c.writeSpace()
	}
	start := c.b.Len()
	text := strings.ToValidUTF8(r.Text, "\ufffd") // so that each rune is as long as it says
	for at, ch := range text {
		c.rune(ch, text[:at], text[at+utf8.RuneLen(ch):], c.s.Runs[i+1:])
	}
	switch {
	case c.b.Len() > start:
		c.out.spans = append(c.out.spans, span{
			start: start, end: c.b.Len(), bold: r.Bold, italic: r.Italic, size: r.Size, colour: r.Colour, link: r.Link,
		})
	case r.Link != "" && strings.TrimSpace(r.Text) == "":
		c.out.spans = append(c.out.spans, span{start: start, end: start, link: r.Link}) // an icon with a target
	}
}

// rune writes one rune, which stands between two texts of its run.
func (c *segmentCleaner) rune(r rune, before, after string, next []page.Run) {
	switch {
	case unicode.IsSpace(r) || unicode.Is(hardSpaces, r):
		c.writeSpace()
	case tells(r, c.b.String(), before, after, c.s):
		c.write(r)
	case invisible(r):
		if parts(r) && c.b.Len() > 0 && c.space && apart(after, next) {
			c.b.WriteString("• ")
		}
	case r == '\u037e': // the Greek question mark, canonically a semicolon
		c.write(';')
	default:
		c.write(r)
	}
}

func (c *segmentCleaner) writeSpace() {
	if !c.space {
		c.b.WriteByte(' ')
		c.space = true
	}
}

func (c *segmentCleaner) write(r rune) {
	c.b.WriteRune(r)
	c.space = false
}

// hardSpaces are spaces at which no line is broken.
var hardSpaces = &unicode.RangeTable{R16: []unicode.Range16{{0xa0, 0xa0, 1}, {0x2007, 0x2007, 1}, {0x202f, 0x202f, 1}}, LatinOffset: 1}

// glued reports a date that follows a word without a space: a right-aligned part
// whose distance the exporting program lost ("Project ManagerMay 2016").
func glued(before, after string) bool {
	r, _ := utf8.DecodeLastRuneInString(before)
	if !unicode.IsLetter(r) && r != ')' {
		return false
	}
	m := dates.Find(after)
	return len(m) > 0 && m[0].Start == 0
}

// parts reports pictograms that are drawn between the items of a line: lozenges,
// squares, stars, and the envelope or telephone before a contact.
func parts(r rune) bool { return unicode.Is(partingMarks, r) }

var partingMarks = &unicode.RangeTable{R16: []unicode.Range16{
	{0x2302, 0x2302, 1}, {0x25a0, 0x25ff, 1}, {0x2605, 0x2606, 1}, {0x260e, 0x260e, 1}, {0x2709, 0x2709, 1}, {0x2716, 0x2767, 1},
}}

// apart reports that a word follows behind a space: a row of marks is a rating.
func apart(rest string, next []page.Run) bool {
	for i := 0; strings.TrimSpace(rest) == "" && i < len(next); i++ {
		rest += next[i].Text
	}
	after := strings.TrimLeft(rest, " \u00a0")
	r, _ := utf8.DecodeRuneInString(after)
	return after != rest && (telling(r) || r == '+' || r == '(')
}

// invisible reports runes that show no text: control, zero width, icons.
func invisible(r rune) bool {
	return unicode.Is(textless, r) || unicode.Is(unicode.Co, r) // private use: icon fonts
}

var textless = &unicode.RangeTable{
	R16: []unicode.Range16{
		{0, 0x1f, 1},
		{0x7f, 0x9f, 1},
		{0xad, 0xad, 1}, // control
		{0x200b, 0x200f, 1},
		{0x2302, 0x2302, 1},
		{0x231a, 0x231b, 1},
		{0x2328, 0x2328, 1},
		{0x23e9, 0x23fa, 1}, // house, watch, hourglass, keyboard, clocks
		// pictograms but for bullets and ticks: telephone, envelope, stars of a rating
		{0x25a0, 0x25a9, 1},
		{0x25ab, 0x25ca, 1},
		{0x25cc, 0x25ce, 1},
		{0x25d0, 0x25e5, 1},
		{0x25e7, 0x25ff, 1},
		{0x2600, 0x2712, 1},
		{0x2715, 0x27bf, 1},
		{0xfe00, 0xfe0f, 1}, // variation selectors
		{0xfeff, 0xfeff, 1},
		{0xfffc, 0xffff, 1},
	},
	R32:         []unicode.Range32{{0x1f300, 0x1faff, 1}},
	LatinOffset: 3,
}
