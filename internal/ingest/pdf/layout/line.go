package layout

import (
	"slices"
	"strings"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/page"
	"focal/internal/ingest/pdf/glyph"
)

// lines turns a region into lines.
func lines(p *glyph.Page, r region, block int) []page.Line {
	var out []page.Line
	byY(r.frs)
	part(r.frs)
	all := rows(r.frs)
	is := settingOf(all)
	for i, row := range items(all) {
		l := line(p, row, block, is)
		if i == 0 && len(r.cells) > 0 {
			l = tableLine(p, r.cells, &l, block)
		}
		out = append(out, l)
	}
	if len(r.frs) == 0 && len(r.cells) > 0 {
		out = append(out, tableLine(p, r.cells, nil, block))
	}
	return out
}

// items parts rows that hold several list items side by side.
func items(rs [][]*fragment) [][]*fragment {
	var out [][]*fragment
	for _, r := range rs {
		start := 0
		for i := 1; i < len(r) && r[0].bullet != ""; i++ {
			if r[i].bullet != "" {
				out = append(out, r[start:i])
				start = i
			}
		}
		out = append(out, r[start:])
	}
	return out
}

// tableLine puts cells before a line.
func tableLine(p *glyph.Page, cells [][]*fragment, l *page.Line, block int) page.Line {
	var row page.Line
	for _, c := range cells {
		if len(c) == 0 {
			continue
		}
		head := line(p, c, block, settingOf([][]*fragment{c}))
		if len(row.Segments) == 0 {
			row = head
			row.Segments = nil
		}
		row.Segments = append(row.Segments, whole(head))
		row.Right = max(row.Right, head.Right)
		row.Size = max(row.Size, head.Size)
	}
	if l != nil {
		row.Segments = append(row.Segments, l.Segments...)
		row.Right, row.Size = max(row.Right, l.Right), max(row.Size, l.Size)
	}
	row.Kind = page.TableRow
	return row
}

// whole joins the segments of a line, as the lines of a label that wraps.
func whole(l page.Line) page.Segment {
	first := l.Segments[0]
	for _, s := range l.Segments[1:] {
		first.Runs = append(append(first.Runs, page.Run{Text: " "}), s.Runs...)
		first.Right = max(first.Right, s.Right)
	}
	return first
}

// line makes one line of the fragments of a row, a segment for each stretch
// without a wide gap.
func line(p *glyph.Page, row []*fragment, block int, is setting) page.Line {
	l := page.Line{Block: block, X: row[0].x0, Right: row[0].x1, Y: row[0].y, Size: row[0].size, Bullet: row[0].bullet}
	if l.Bullet != "" {
		l.Kind = page.ListItem
	}
	set := setLine(row, is)
	for i := 0; i < len(row); {
		if i > 0 && i+1 < len(row) && isSeparator(row[i]) {
			i++
			continue // the segments are parted anyway
		}
		end := i + 1
		for end < len(row) && (row[end].tied == row[end-1] || set[end] || spacedOut(row[end-1], row[end])) {
			end++
		}
		s := segment(p, row[i:end], end == len(row))
		l.Right = max(l.Right, s.Right)
		l.Segments = append(l.Segments, s)
		i = end
	}
	return l
}

// segment joins the fragments of a stretch; last says that no other one follows.
func segment(p *glyph.Page, stretch []*fragment, last bool) page.Segment {
	s := page.Segment{X: stretch[0].x0, Right: stretch[0].x1}
	ls := slices.Clone(stretch[0].letters)
	for _, f := range stretch[1:] {
		f.letters[0].space = true
		ls = append(ls, f.letters...)
		s.Right = max(s.Right, f.x1)
	}
	if n := len(ls); !last && n > 1 && ls[n-1].space && isRule(ls[n-1].Rune) {
		ls = ls[:n-1] // the next segment is parted anyway
	}
	unspace(ls)
	ls = readingOrder(ls, p.Mirrored)
	s.Runs = flow.TrimIcons(runs(p, ls))
	return s
}

// runs groups letters by style and link.
func runs(p *glyph.Page, ls []letter) []page.Run {
	var out []page.Run
	var b strings.Builder
	flush := func() {
		if len(out) > 0 {
			out[len(out)-1].Text = flow.Spelt(b.String())
		}
		b.Reset()
	}
	style, link := int32(-1), int32(-2)
	for i, l := range ls {
		if l.space && i > 0 {
			b.WriteByte(' ')
		}
		if l.Style != style || l.Link != link {
			flush()
			style, link = l.Style, l.Link
			s := p.Styles[style]
			run := page.Run{Bold: s.Bold, Italic: s.Italic, Size: s.Size, Font: s.Font, Colour: s.Colour}
			if link >= 0 {
				run.Link = p.Links[link].URL
			}
			out = append(out, run)
		}
		writeRune(&b, l.Rune)
	}
	flush()
	return out
}

func isRule(r rune) bool { return strings.ContainsRune("|¦•·∙", r) }

// isSeparator reports whether a fragment is only a rule between others.
func isSeparator(f *fragment) bool {
	return len(f.letters) == 1 && f.tied == nil && strings.ContainsRune(separators, f.letters[0].Rune)
}
