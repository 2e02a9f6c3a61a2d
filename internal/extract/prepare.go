package extract

import (
	"fmt"
	"strings"

	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
	"focal/internal/ingest/page"
)

// Lines are the lines of a file as the labeller takes them: cleaned, without page
// furniture, a heading and what stands beside it apart.
func Lines(src *page.Document) []labeller.Line {
	lines, _, _ := flatten(src)
	drop := noise(lines)
	kept := lines[:0:0]
	for i := range lines {
		if !drop[i] {
			kept = append(kept, lines[i])
		}
	}
	return forLabeller(partHeadings(kept))
}

// partHeadings cuts "Skills: a, b" and rows whose first cell is a heading in two lines
// of the same number.
func partHeadings(lines []line) []line {
	var out []line
	for i := range lines {
		head, rest, ok := headingCell(lines[i])
		if !ok {
			head, rest, ok = headingBefore(lines[i])
		}
		if !ok {
			out = append(out, lines[i])
			continue
		}
		head.finish()
		rest.finish()
		rest.gap, rest.beside = 0, true
		out = append(out, head, rest)
	}
	return out
}

// headingCell parts a row whose first cell is a heading.
func headingCell(l line) (head, rest line, ok bool) {
	if len(l.segs) < 2 || len(l.segs) > 2 && namesColumns(l.segs) {
		return l, l, false
	}
	if _, known := headings.Lookup(l.segs[0].text); !known || wordCount(l.segs[0].text) > maxHeadingWords {
		return l, l, false
	}
	head, rest = l, l
	head.segs, rest.segs, head.railed = l.segs[:1], l.segs[1:], !l.bullet
	rest.x = l.segs[1].x
	return head, rest, true
}

// headingBefore parts a heading from the text behind it.
func headingBefore(l line) (head, rest line, ok bool) {
	first := l.segs[0].text
	_, _, text, found := headings.Inline(first)
	if !found || l.bullet || licence(first) {
		return l, l, false
	}
	cut := len(first) - len(text)
	head, rest = l, l
	head.segs = []segment{cutTo(l.segs[0], len(strings.TrimRight(first[:cut], " ")))}
	rest.segs = append([]segment{cutSegment(l.segs[0], cut)}, l.segs[1:]...)
	return head, rest, true
}

// cutTo is the first n bytes of a segment.
func cutTo(s segment, n int) segment {
	out := s
	out.text = s.text[:n]
	out.spans = nil
	for _, p := range s.spans {
		if p.start < n {
			p.end = min(p.end, n)
			out.spans = append(out.spans, p)
		}
	}
	return out
}

// forLabeller translates the lines for the labeller.
func forLabeller(lines []line) []labeller.Line {
	out := make([]labeller.Line, len(lines))
	for i := range lines {
		l := &lines[i]
		out[i] = labeller.Line{
			Text: l.text, Page: l.page, Block: l.block, Table: l.kind == page.TableRow, Heading: l.style.heading,
			Furniture: l.kind == page.PageHeader || l.kind == page.PageFooter, X: l.x, Right: l.right, Y: l.y, Gap: l.gap, Size: l.size,
			Bullet: l.bullet, Continues: l.cont || l.beside, Bold: l.style.bold, Italic: l.style.italic, Caps: l.style.caps, Colour: l.style.colour,
		}
		for j := range l.segs {
			out[i].Segments = append(out[i].Segments, l.segs[j].forLabeller())
		}
	}
	return out
}

func (s *segment) forLabeller() labeller.Segment {
	out := labeller.Segment{Text: s.text, X: s.x, Column: s.column}
	for _, p := range s.spans {
		if p.bold && p.end > p.start {
			out.Bold = append(out.Bold, labeller.Stretch{From: p.start, To: p.end})
		}
	}
	return out
}

// Explain tells for every line what the labeller takes it for, and why: a line of text each.
func Explain(src *page.Document) []string {
	lines := Lines(src)
	var out []string
	for i, e := range labeller.Default().Explain(lines) {
		out = append(out, fmt.Sprintf("%-14s %3.0f %%  (%s %.0f %%)  %s\n    %s",
			e.Label, 100*e.Prob, e.Second, 100*e.SecondProb, lines[i].Text, strings.Join(e.Reasons, ", ")))
	}
	return out
}
