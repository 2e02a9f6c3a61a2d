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
		l := lines[i]
		first := l.segs[0].text
		if len(l.segs) > 1 {
			if _, ok := headings.Lookup(first); ok && wordCount(first) <= maxHeadingWords {
				head, rest := l, l
				head.segs, rest.segs = l.segs[:1], l.segs[1:]
				rest.x, rest.gap = l.segs[1].x, 0
				head.finish()
				rest.finish()
				rest.beside = true
				out = append(out, head, rest)
				continue
			}
		}
		if _, _, rest, ok := headings.Inline(first); ok && !l.bullet {
			head, tail := l, l
			cut := len(first) - len(rest)
			head.segs = []segment{cutTo(l.segs[0], cut)}
			tail.segs = append([]segment{cutSegment(l.segs[0], cut)}, l.segs[1:]...)
			head.finish()
			tail.finish()
			tail.gap, tail.beside = 0, true
			out = append(out, head, tail)
			continue
		}
		out = append(out, l)
	}
	return out
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
		for _, s := range l.segs {
			seg := labeller.Segment{Text: s.text, X: s.x, Column: s.column}
			for _, p := range s.spans {
				if p.bold && p.end > p.start {
					seg.Bold = append(seg.Bold, labeller.Stretch{From: p.start, To: p.end})
				}
			}
			out[i].Segments = append(out[i].Segments, seg)
		}
	}
	return out
}

// Explain tells for every line what the labeller takes it for, and why: a line of text each.
func Explain(src *page.Document) []string {
	lines := Lines(src)
	var out []string
	for i, e := range labeller.Default().Explain(lines) {
		out = append(out, fmt.Sprintf("%-14s %3.0f %%  (%s %.0f %%)  %s\n    %s", e.Label, 100*e.Prob, e.Second, 100*e.SecondProb, lines[i].Text, strings.Join(e.Reasons, ", ")))
	}
	return out
}
