package odt

import (
	"strconv"
	"strings"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/markup"
	"focal/internal/ingest/page"
)

const (
	maxNesting = 60 // of tables, lists and text boxes
	longTitle  = 150
	hiddenSize = 2 // points up to which no eye can read
)

// scope is what surrounds a paragraph.
type scope struct {
	shaded bool
	list   string // list style
	level  int    // 1.. inside lists
	item   *int   // number of the present item; nil for continued paragraphs
	header bool   // a list header draws no mark
}

func (f *file) blocks(r *markup.Reader, in scope, out *[]flow.Block) error {
	if f.depth++; f.depth > maxNesting {
		return markup.ErrDepth
	}
	defer func() { f.depth-- }()
	return r.Children(func(t *markup.Token) error { return f.block(r, t, &in, out) })
}

func (f *file) block(r *markup.Reader, t *markup.Token, in *scope, out *[]flow.Block) error {
	switch t.Name {
	case "text:p", "text:h":
		return f.paragraph(r, t, in, out)
	case "text:list":
		return f.list(r, t, *in, out)
	case "table:table":
		return f.table(r, t, *in, out)
	case "text:section", "text:index-body", "text:table-of-content", "text:numbered-paragraph", "draw:g", "draw:a":
		if t.Value("text:display") == "none" {
			f.hidden.Mark()
			return r.Skip()
		}
		return f.blocks(r, *in, out)
	case "draw:frame", "draw:custom-shape", "draw:rect":
		var box []flow.Block
		err := f.frame(r, &box)
		*out = append(*out, box...)
		return err
	case "text:tracked-changes":
		return f.changes(r)
	case "text:change-start", "text:change-end":
		f.mark(t)
	}
	return r.Skip()
}

// changes notes which tracked changes are deletions.
func (f *file) changes(r *markup.Reader) error {
	return r.Children(func(t *markup.Token) error {
		if t.Name != "text:changed-region" {
			return r.Skip()
		}
		ids := []string{t.Value("text:id"), t.Value("xml:id")}
		return r.Children(func(t *markup.Token) error {
			if t.Name == "text:deletion" {
				f.gone++
				for _, id := range ids {
					f.deletions[id] = id != ""
				}
			}
			return r.Skip()
		})
	})
}

// mark follows the marks around deleted text.
func (f *file) mark(t *markup.Token) {
	switch {
	case !f.deletions[t.Value("text:change-id")]:
	case t.Name == "text:change-start":
		f.deleting++
	case f.deleting > 0:
		f.deleting--
	}
}

func (f *file) list(r *markup.Reader, t *markup.Token, in scope, out *[]flow.Block) error {
	if name := t.Value("text:style-name"); name != "" {
		in.list = name
	}
	in.level++
	count := 0
	return r.Children(func(t *markup.Token) error {
		switch t.Name {
		case "text:list-item":
			count++
			item := in
			n := count
			item.item = &n
			return f.blocks(r, item, out)
		case "text:list-header":
			item := in
			item.header = true
			return f.blocks(r, item, out)
		}
		return r.Skip()
	})
}

func (f *file) table(r *markup.Reader, t *markup.Token, in scope, out *[]flow.Block) error {
	table := &flow.Table{}
	in = scope{shaded: in.shaded || isShaded(f.styles.get("table", t.Value("table:style-name")))}
	var rows func(t *markup.Token) error
	rows = func(t *markup.Token) error {
		switch t.Name {
		case "table:table-header-rows", "table:table-rows", "table:table-row-group":
			return r.Children(rows)
		case "table:table-row":
			row, err := f.row(r, in)
			table.Rows = append(table.Rows, row)
			return err
		}
		return r.Skip()
	}
	err := r.Children(rows)
	*out = append(*out, flow.Block{Table: table})
	return err
}

func (f *file) row(r *markup.Reader, in scope) (flow.Row, error) {
	var row flow.Row
	err := r.Children(func(t *markup.Token) error {
		var c flow.Cell
		own := in
		switch t.Name {
		case "table:table-cell":
			c.Span = 1
			own.shaded = own.shaded || isShaded(f.styles.get("table-cell", t.Value("table:style-name")))
			err := f.blocks(r, own, &c.Blocks)
			row.Cells = append(row.Cells, c)
			return err
		case "table:covered-table-cell":
			row.Cells = append(row.Cells, flow.Cell{Span: 1})
		}
		return r.Skip()
	})
	return row, err
}

// frame reads the text boxes below a frame or a shape.
func (f *file) frame(r *markup.Reader, out *[]flow.Block) error {
	*out = append(*out, flow.Block{Break: true})
	err := r.Children(func(t *markup.Token) error {
		switch t.Name {
		case "draw:text-box":
			return f.blocks(r, scope{shaded: true}, out)
		case "text:p", "text:h", "text:list":
			return f.block(r, t, &scope{shaded: true}, out)
		}
		return r.Skip()
	})
	*out = append(*out, flow.Block{Break: true})
	return err
}

func isTrue(b *bool) bool { return b != nil && *b }

func isShaded(p props) bool { return isTrue(p.shaded) }

// para is a paragraph while it is read.
type para struct {
	in    scope
	runs  []page.Run
	boxes []flow.Block
}

func (f *file) paragraph(r *markup.Reader, t *markup.Token, in *scope, out *[]flow.Block) error {
	style := f.styles.get("paragraph", t.Value("text:style-name"))
	if t.Name == "text:h" {
		style.outline = outline(t, style.outline)
	}
	p := &para{in: *in}
	p.in.shaded = p.in.shaded || isShaded(style)
	if err := f.inline(r, p, style, ""); err != nil {
		return err
	}
	if f.runs > flow.MaxRuns {
		return flow.ErrLong
	}
	fp := &flow.Para{Runs: p.runs, Size: style.size, Indent: value(style.left), Gap: value(style.before)}
	length := 0
	for i := range p.runs {
		length += len(strings.TrimSpace(p.runs[i].Text))
	}
	if length > 0 {
		f.kind(fp, in, style, t.Name == "text:h" || style.outline > 0, length)
	}
	block := flow.Block{Para: fp}
	if f.text || length == 0 {
		*out = append(append(*out, p.boxes...), block)
	} else {
		*out = append(append(*out, block), p.boxes...)
	}
	f.text = f.text || length > 0
	return nil
}

// outline is the level of a heading: its own, else that of its style, else the first.
func outline(t *markup.Token, ofStyle int) int {
	if n, err := strconv.Atoi(t.Value("text:outline-level")); err == nil && n > 0 && n < 11 {
		return n
	}
	return max(ofStyle, 1)
}

// kind tells headings and list items. Only the first paragraph of an item draws a mark.
func (f *file) kind(p *flow.Para, in *scope, style props, heading bool, length int) {
	if heading && length <= longTitle {
		p.Kind, p.Level = page.Heading, style.outline
		return
	}
	list := in.list
	if list == "" {
		list = style.list
	}
	switch {
	case in.level == 0 || in.header:
	case in.item == nil:
		p.Continues = true
	default:
		if mark, ok := f.styles.mark(list, in.level, *in.item); ok {
			p.Kind, p.Level, p.Bullet = page.ListItem, in.level-1, mark
		}
		in.item = nil
	}
}

func value(p *float64) float64 {
	if p == nil {
		return 0
	}
	return *p
}

// inline reads the content of the element that was started last.
func (f *file) inline(r *markup.Reader, p *para, style props, link string) error {
	for depth := r.Depth(); ; {
		t, err := r.Next()
		switch {
		case err != nil:
			return err
		case t.Kind == markup.Text:
			f.say(p, style, link, fold(t.Text))
		case t.Kind == markup.End:
			if r.Depth() < depth {
				return nil
			}
		default:
			if err := f.span(r, &t, p, style, link); err != nil {
				return err
			}
		}
	}
}

// fold turns line breaks of the source into spaces.
func fold(s string) string {
	return strings.Map(func(r rune) rune {
		if r == '\n' || r == '\r' || r == '\t' {
			return ' '
		}
		return r
	}, s)
}

func (f *file) span(r *markup.Reader, t *markup.Token, p *para, style props, link string) error {
	switch t.Name {
	case "text:span":
		own := f.styles.text(t.Value("text:style-name"))
		return f.inline(r, p, style.over(&own), link)
	case "text:a":
		if target := flow.SafeLink(t.Value("xlink:href")); target != "" {
			link = target
		}
		return f.inline(r, p, style, link)
	case "text:s":
		n, err := strconv.Atoi(t.Value("text:c"))
		if err != nil {
			n = 1
		}
		f.say(p, style, link, strings.Repeat(" ", min(max(n, 1), 500)))
	case "text:tab":
		f.say(p, style, link, "\t")
	case "text:line-break":
		f.say(p, style, link, "\n")
	case "text:note":
		return r.Children(func(t *markup.Token) error {
			if t.Name != "text:note-body" {
				return r.Skip()
			}
			return f.blocks(r, scope{}, &f.notes)
		})
	case "draw:frame", "draw:custom-shape", "draw:rect":
		return f.frame(r, &p.boxes)
	case "draw:g", "draw:a":
		return r.Children(func(t *markup.Token) error { return f.span(r, t, p, style, link) })
	case "text:page-number", "text:page-count", "office:annotation", "text:tracked-changes", "text:hidden-paragraph", "text:ruby-text",
		"text:bookmark", "text:bookmark-start", "text:bookmark-end", "text:change", "draw:image", "draw:object":
	case "text:change-start", "text:change-end":
		f.mark(t)
	case "text:hidden-text":
		f.hidden.Mark()
	default:
		return f.inline(r, p, style, link)
	}
	return r.Skip()
}

func (f *file) say(p *para, style props, link, text string) {
	if text == "" || f.deleting > 0 {
		return
	}
	if p.hides(style) {
		if strings.TrimSpace(text) != "" {
			f.hidden.Mark()
		}
		return
	}
	if isTrue(style.struck) {
		if strings.TrimSpace(text) != "" {
			f.struck++
		}
		return
	}
	if style.vertical != nil {
		text = flow.Raise(p.runs, text, *style.vertical)
	}
	run := page.Run{Text: text, Bold: isTrue(style.bold), Italic: isTrue(style.italic), Size: style.size, Link: link}
	if style.colour != nil {
		run.Colour = *style.colour
	}
	f.runs++
	p.runs = flow.Append(p.runs, run)
}

// hides reports text that nobody sees: hidden, tiny, or white on white.
func (p *para) hides(style props) bool {
	white := style.colour != nil && flow.IsNearWhite(*style.colour) && !p.in.shaded && !isShaded(style)
	return isTrue(style.hidden) || style.size > 0 && style.size <= hiddenSize || white
}
