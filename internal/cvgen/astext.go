package cvgen

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// textWriter writes a document as plain text.
type textWriter struct {
	look  look
	out   []string
	since int // lines since the last page foot
	page  int
	kept  bool // the paragraph before stays with this one
	doc   *document
}

// asText writes the columns one after the other: side by side they would tear.
func (doc *document) asText() []byte {
	t := &textWriter{look: doc.look, doc: doc}
	for _, p := range doc.header {
		t.line(plain(p.spans))
	}
	first, second := doc.main, doc.side
	if doc.sideFirst && len(doc.side) > 0 {
		first, second = doc.side, doc.main
	}
	t.blocks(first, "")
	t.blocks(second, "")
	t.feet()
	return []byte(strings.Join(t.out, "\n") + "\n")
}

func (t *textWriter) line(s string) {
	t.out = append(t.out, strings.TrimRight(s, " "))
	t.since++
}

func (t *textWriter) blocks(list []block, indent string) {
	for _, b := range list {
		switch {
		case b.para != nil:
			t.para(b.para, indent)
		case b.table != nil:
			t.table(b.table, indent)
		case b.row != nil:
			t.row(b.row, indent)
		}
	}
}

// feet puts what is at the end of a page, where that is due.
func (t *textWriter) feet() {
	t.page++
	for _, p := range append(append([]para{}, t.doc.footer...), t.doc.header...) {
		t.line(numbered(plain(p.spans), t.page, t.page))
	}
	t.since = 0
}

func numbered(s string, page, pages int) string {
	return strings.NewReplacer("{page}", fmt.Sprint(page), "{pages}", fmt.Sprint(pages)).Replace(s)
}

func (t *textWriter) para(p *para, indent string) {
	if t.look.footEvery > 0 && t.since > t.look.footEvery && !t.kept {
		t.feet()
	}
	t.kept = p.keep
	if p.blank && len(t.out) > 0 {
		t.line("")
	}
	s := plain(p.spans)
	if p.right != nil {
		s += gapBefore(t.look.wrap, indent+s, plain(p.right)) + plain(p.right)
	}
	in := indent + strings.Repeat("  ", int(p.indent))
	hang := in
	if p.bullet != "" {
		s, hang = p.bullet+" "+s, in+"  "
	}
	if p.align == 'c' && t.look.wrap > 0 {
		in += strings.Repeat(" ", max(0, (t.look.wrap-utf8.RuneCountInString(s))/2))
	}
	for _, l := range wrapped(s, in, hang, t.look.wrap) {
		t.line(l)
	}
	if p.level == 1 && t.look.underline != "" {
		t.line(indent + strings.Repeat(t.look.underline, min(60, utf8.RuneCountInString(s))))
	}
}

// gapBefore is the space that takes a text to the right margin.
func gapBefore(width int, left, right string) string {
	n := width - utf8.RuneCountInString(left) - utf8.RuneCountInString(right)
	if width == 0 || n < 4 {
		return "    "
	}
	return strings.Repeat(" ", n)
}

// wrapped breaks a text at spaces; runs of spaces inside a line stay.
func wrapped(s, first, hang string, width int) []string {
	if width == 0 || utf8.RuneCountInString(first+s) <= width {
		return []string{first + s}
	}
	var out []string
	line := first
	empty := true
	for _, w := range strings.Split(s, " ") {
		if !empty && utf8.RuneCountInString(line)+1+utf8.RuneCountInString(w) > width {
			out = append(out, line)
			line, empty = hang, true
			if w == "" {
				continue
			}
		}
		if !empty {
			line += " "
		}
		line += w
		empty = false
	}
	return append(out, line)
}

func (t *textWriter) table(tb *table, indent string) {
	form := t.look.tableText
	widths := make([]int, len(tb.shares))
	for _, r := range tb.rows {
		for i, c := range r {
			widths[i] = max(widths[i], utf8.RuneCountInString(c))
		}
	}
	for _, r := range tb.rows {
		var b strings.Builder
		for i, c := range r {
			switch {
			case i == 0:
			case form == 0:
				b.WriteString(" | ")
			case form == 1:
				b.WriteString("\t")
			default:
				b.WriteString("   ")
			}
			b.WriteString(c)
			if form == 2 && i < len(r)-1 {
				b.WriteString(strings.Repeat(" ", widths[i]-utf8.RuneCountInString(c)))
			}
		}
		t.line(indent + b.String())
	}
}

func (t *textWriter) row(r *row, indent string) {
	rail := make([]string, len(r.rail))
	for i, p := range r.rail {
		rail[i] = plain(p.spans)
	}
	label := strings.Join(rail, " ")
	width := t.look.railText
	if len(r.rail) > 0 && r.rail[0].blank {
		t.line("")
	}
	if width == 0 || utf8.RuneCountInString(label) > width-2 || r.railRight {
		t.line(indent + label)
		t.blocks(r.content, indent)
		return
	}
	start := len(t.out)
	in := indent + strings.Repeat(" ", width)
	saved := t.look.footEvery
	t.look.footEvery = 0
	t.blocks(r.content, in)
	t.look.footEvery = saved
	for start < len(t.out) && t.out[start] == "" {
		start++
	}
	if start < len(t.out) && strings.HasPrefix(t.out[start], in) {
		t.out[start] = indent + label + strings.Repeat(" ", width-utf8.RuneCountInString(label)) + t.out[start][len(in):]
	} else {
		t.line(indent + label)
	}
}
