// Package html reads CVs saved as web pages, which Word and job sites often name
// .doc, and the page inside a web archive (MHTML). Scripts, styles and hidden
// elements are left out; nothing is loaded.
package html

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
	"golang.org/x/net/html/charset"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/page"
)

// ErrDamaged means that the page or the archive could not be parsed.
var ErrDamaged = errors.New("html: damaged")

const (
	maxDepth = 500     // of elements; the parser builds none that lie deeper
	maxTags  = 100_000 // the parser needs half a kilobyte for each
)

// Read returns the lines of a page.
func Read(ctx context.Context, data []byte) (*page.Document, error) {
	blocks, err := Blocks(ctx, data)
	if err != nil {
		return nil, err
	}
	return &page.Document{Format: page.HTML, Pages: []page.Page{{Lines: flow.Lines(blocks, 0)}}}, nil
}

// Blocks returns the content of a page, for documents that hold pages.
func Blocks(ctx context.Context, data []byte) ([]flow.Block, error) {
	e, _, _ := charset.DetermineEncoding(data, "")
	decoded, err := io.ReadAll(e.NewDecoder().Reader(bytes.NewReader(data)))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	if bytes.Count(decoded, []byte("<")) > maxTags {
		return nil, flow.ErrLong
	}
	root, err := html.Parse(bytes.NewReader(decoded))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	w := walker{ctx: ctx}
	if err := w.walk(root, style{}, 0); err != nil {
		return nil, err
	}
	w.end()
	return w.out, nil
}

// style is what elements inherit.
type style struct {
	bold, italic, pre bool
	size              float64
	link              string
	list              int    // nesting of lists
	marker            string // of the list
}

type walker struct {
	ctx   context.Context
	out   []flow.Block
	para  *flow.Para
	space bool // the text ends with a space
	count int
	item  *int // number of the next item of an ordered list
}

// begin starts a paragraph unless an empty one is open.
func (w *walker) begin(kind page.Kind, level int, bullet string) {
	w.end()
	w.para = &flow.Para{Kind: kind, Level: level, Bullet: bullet}
	w.space = true
}

// end puts the open paragraph out; empty ones are dropped.
func (w *walker) end() {
	if w.para != nil && len(w.para.Runs) > 0 {
		w.out = append(w.out, flow.Block{Para: w.para})
	}
	w.para, w.space = nil, true
}

func (w *walker) text(s string, st style) {
	if st.pre {
		s = strings.ReplaceAll(s, "\r\n", "\n")
	} else {
		s = w.collapse(s)
	}
	if s == "" {
		return
	}
	if w.para == nil {
		if strings.TrimSpace(s) == "" {
			return
		}
		w.para = &flow.Para{}
	}
	w.para.Runs = append(w.para.Runs, page.Run{Text: s, Bold: st.bold, Italic: st.italic, Size: st.size, Link: st.link})
}

// collapse folds white space but keeps hard spaces, with which pages draw gaps.
func (w *walker) collapse(s string) string {
	var b strings.Builder
	for _, r := range s {
		if r == ' ' || r == '\n' || r == '\t' || r == '\r' || r == '\f' {
			if !w.space {
				b.WriteByte(' ')
			}
			w.space = true
			continue
		}
		w.space = false
		b.WriteRune(r)
	}
	return b.String()
}

func (w *walker) walk(n *html.Node, st style, depth int) error {
	if w.count++; w.count%1024 == 0 {
		if err := w.ctx.Err(); err != nil {
			return err
		}
	}
	switch {
	case depth > maxDepth:
		return nil
	case n.Type == html.TextNode:
		w.text(n.Data, st)
		return nil
	case n.Type == html.ElementNode:
		return w.element(n, st, depth)
	}
	return w.children(n, st, depth)
}

func (w *walker) children(n *html.Node, st style, depth int) error {
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		if err := w.walk(c, st, depth+1); err != nil {
			return err
		}
	}
	return nil
}

func (w *walker) element(n *html.Node, st style, depth int) error {
	if !st.apply(n) {
		return nil
	}
	switch n.DataAtom {
	case atom.Script, atom.Style, atom.Head, atom.Template, atom.Noscript, atom.Iframe, atom.Object, atom.Svg, atom.Math, atom.Del, atom.S,
		atom.Strike, atom.Select, atom.Textarea, atom.Audio, atom.Video, atom.Canvas, atom.Title:
		return nil
	case atom.Br:
		if w.para != nil {
			w.para.Runs = append(w.para.Runs, page.Run{Text: "\n"})
			w.space = true
		}
		return nil
	case atom.Hr:
		w.end()
		return nil
	case atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6:
		w.begin(page.Heading, int(n.Data[1]-'0'), "")
		return w.block(n, st, depth)
	case atom.Ul, atom.Ol, atom.Menu:
		return w.list(n, st, depth)
	case atom.Li:
		bullet := "•"
		if w.item != nil {
			*w.item++
			bullet = strconv.Itoa(*w.item) + "."
		}
		w.begin(page.ListItem, max(st.list-1, 0), bullet)
		return w.block(n, st, depth)
	case atom.Table:
		return w.table(n, st, depth)
	case atom.P, atom.Div, atom.Section, atom.Article, atom.Header, atom.Footer, atom.Main, atom.Aside, atom.Nav, atom.Address, atom.Blockquote,
		atom.Dl, atom.Dt, atom.Dd, atom.Figure, atom.Figcaption, atom.Pre, atom.Form, atom.Fieldset, atom.Body, atom.Center, atom.Tr, atom.Td, atom.Th:
		if keep := w.para != nil && w.para.Kind == page.ListItem && len(w.para.Runs) == 0; !keep {
			w.begin(page.Paragraph, 0, "")
		}
		return w.block(n, st, depth)
	}
	return w.children(n, st, depth)
}

// list reads a list; the items of a nested one are counted apart.
func (w *walker) list(n *html.Node, st style, depth int) error {
	st.list++
	st.marker = "•"
	outer := w.item
	w.item = nil
	if n.DataAtom == atom.Ol {
		w.item = new(int)
	}
	err := w.block(n, st, depth)
	w.item = outer
	return err
}

// block reads the content of a block element and ends its last paragraph.
func (w *walker) block(n *html.Node, st style, depth int) error {
	err := w.children(n, st, depth)
	w.end()
	return err
}

func (w *walker) table(n *html.Node, st style, depth int) error {
	w.end()
	t := &flow.Table{}
	var rows func(n *html.Node, depth int) error
	rows = func(n *html.Node, depth int) error {
		for c := n.FirstChild; c != nil && depth < maxDepth; c = c.NextSibling {
			switch c.DataAtom {
			case atom.Thead, atom.Tbody, atom.Tfoot:
				if err := rows(c, depth+1); err != nil {
					return err
				}
			case atom.Caption:
				if err := w.walk(c, st, depth+1); err != nil {
					return err
				}
				w.end()
			case atom.Tr:
				row, err := w.row(c, st, depth+1)
				if err != nil {
					return err
				}
				t.Rows = append(t.Rows, row)
			}
		}
		return nil
	}
	if err := rows(n, depth+1); err != nil {
		return err
	}
	w.out = append(w.out, flow.Block{Table: t})
	return nil
}

func (w *walker) row(n *html.Node, st style, depth int) (flow.Row, error) {
	var row flow.Row
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		if c.DataAtom != atom.Td && c.DataAtom != atom.Th {
			continue
		}
		inner := walker{ctx: w.ctx, space: true}
		own := st
		own.bold = own.bold || c.DataAtom == atom.Th
		if own.apply(c) {
			if err := inner.children(c, own, depth+1); err != nil {
				return row, err
			}
			inner.end()
		}
		span, _ := strconv.Atoi(attr(c, "colspan"))
		row.Cells = append(row.Cells, flow.Cell{Span: min(max(span, 1), 64), Blocks: inner.out})
	}
	return row, nil
}

func attr(n *html.Node, key string) string {
	for _, a := range n.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}

var fontSize = regexp.MustCompile(`font-size:\s*([\d.]+)(pt|px)`)

// apply adds what an element says about its text; false when it is not drawn.
func (s *style) apply(n *html.Node) bool {
	switch n.DataAtom {
	case atom.B, atom.Strong, atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6, atom.Th, atom.Dt:
		s.bold = true
	case atom.I, atom.Em, atom.Cite:
		s.italic = true
	case atom.Pre:
		s.pre = true
	case atom.A:
		if link := flow.SafeLink(attr(n, "href")); link != "" {
			s.link = link
		}
	}
	for _, a := range n.Attr {
		if a.Key == "hidden" {
			return false
		}
	}
	return s.css(strings.ReplaceAll(strings.ToLower(attr(n, "style")), ": ", ":"))
}

// sizeOf reads a size of letters in points.
func sizeOf(css string) (size float64, ok bool) {
	m := fontSize.FindStringSubmatch(css)
	if m == nil {
		return 0, false
	}
	size, err := strconv.ParseFloat(m[1], 64)
	if m[2] == "px" {
		size *= 0.75
	}
	return size, err == nil
}

// css adds what an inline style says; false when the element is not drawn.
func (s *style) css(css string) bool {
	for _, hidden := range []string{"display:none", "visibility:hidden", "mso-hide:all", "opacity:0;"} {
		if strings.Contains(css+";", hidden) {
			return false
		}
	}
	if size, ok := sizeOf(css); ok {
		if s.size = size; size <= 2 {
			return false
		}
	}
	switch {
	case strings.Contains(css, "font-weight:bold"), strings.Contains(css, "font-weight:700"), strings.Contains(css, "font-weight:600"):
		s.bold = true
	case strings.Contains(css, "font-weight:normal"), strings.Contains(css, "font-weight:400"):
		s.bold = false
	}
	if strings.Contains(css, "font-style:italic") {
		s.italic = true
	}
	return true
}
