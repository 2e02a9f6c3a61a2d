package extract

import (
	"strings"

	"focal/internal/ingest/page"
)

// flow builds a document of a flowing format from compact text: "# " begins a
// heading, "- " a list item, a tab cuts segments, **…** is bold, an empty line a gap.
func flow(text string) *page.Document {
	var lines []page.Line
	gap := 0.0
	for _, raw := range strings.Split(strings.Trim(text, "\n"), "\n") {
		raw = strings.TrimRight(raw, " ")
		if raw == "" {
			gap++
			continue
		}
		l := page.Line{GapBefore: gap, Size: 11}
		gap = 0
		switch {
		case strings.HasPrefix(raw, "# "):
			l.Kind, l.Level, l.Size, raw = page.Heading, 1, 14, raw[2:]
		case strings.HasPrefix(raw, "- "):
			l.Kind, l.Bullet, raw = page.ListItem, "•", raw[2:]
		}
		for _, part := range strings.Split(raw, "\t") {
			l.Segments = append(l.Segments, page.Segment{Runs: runs(part, l.Size)})
		}
		lines = append(lines, l)
	}
	return &page.Document{Format: page.DOCX, Pages: []page.Page{{Lines: lines}}}
}

// runs cuts a text at ** into plain and bold runs.
func runs(text string, size float64) []page.Run {
	var out []page.Run
	for i, part := range strings.Split(text, "**") {
		if part != "" {
			out = append(out, page.Run{Text: part, Bold: i%2 == 1, Size: size})
		}
	}
	return out
}

// column is a block of drawn lines with its left and right edge.
type column struct {
	page        int
	left, right float64
	top         float64
	text        string
}

// drawn builds a document with geometry: every line as flow reads it, 12 points
// apart; "## " is a heading of 13 points in bold, "@ " a line of 20 points, "> " a
// line that goes on at the indent of the item above it.
func drawn(columns ...column) *page.Document {
	d := &page.Document{Format: page.PDF}
	for n, c := range columns {
		for len(d.Pages) < c.page {
			d.Pages = append(d.Pages, page.Page{Width: 595, Height: 842})
		}
		y, gap := c.top, 0.0
		for _, raw := range strings.Split(strings.Trim(c.text, "\n"), "\n") {
			if raw == "" {
				y += 8
				gap += 8
				continue
			}
			l := page.Line{Block: n, X: c.left, Size: 10, GapBefore: 12 + gap}
			gap = 0
			bold := false
			switch {
			case strings.HasPrefix(raw, "## "):
				l.Size, bold, raw = 13, true, raw[3:]
			case strings.HasPrefix(raw, "@ "):
				l.Size, raw = 20, raw[2:]
			case strings.HasPrefix(raw, "- "):
				l.Kind, l.Bullet, l.X, raw = page.ListItem, "•", c.left+12, raw[2:]
			case strings.HasPrefix(raw, "> "):
				l.X, raw = c.left+12, raw[2:]
			}
			y += 12
			l.Y = y
			x := l.X
			for _, part := range strings.Split(raw, "\t") {
				rs := runs(part, l.Size)
				for i := range rs {
					rs[i].Bold = rs[i].Bold || bold
				}
				l.Segments = append(l.Segments, page.Segment{X: x, Right: x + l.Size/2*float64(len(part)), Runs: rs})
				x += l.Size/2*float64(len(part)) + 40
			}
			l.Right = l.Segments[len(l.Segments)-1].Right
			d.Pages[c.page-1].Lines = append(d.Pages[c.page-1].Lines, l)
		}
	}
	return d
}
