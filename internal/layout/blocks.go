package layout

import (
	"focal/internal/ooxml"
)

// block is a paragraph or a table row as the page sees it.
type block struct {
	lines               []float64
	before, after       float64
	top, bottom         float64 // borders
	keepNext, keepLines bool
	widows, pageBreak   bool
	breakBehind         int // see breaker.pageBreakBehindLine
	contextual          bool
	style               string
	row                 bool
	cells               [][]piece // of a row that may break
	drop                []float64 // of a row: what a line loses at the top of a page
	node                *ooxml.Node
}

func (b *block) height() float64 {
	h := b.top + b.bottom
	for _, l := range b.lines {
		h += l
	}
	return h
}

// collector turns the content of a body, a cell, a header into blocks.
type collector struct {
	m      *Measurer
	width  float64
	blocks []block
	chunks []chunk // reused
}

func (c *collector) content(n *ooxml.Node) {
	for _, k := range n.Kids {
		switch k.Name {
		case "w:p":
			c.paragraph(k)
		case "w:tbl":
			c.table(k)
		case "w:sdt", "w:sdtContent":
			c.content(k)
		}
	}
}

func (c *collector) paragraph(p *ooxml.Node) {
	e := c.m.paragraph(p.Kid("w:pPr"))
	k := chunker{m: c.m, entry: e, list: c.chunks[:0]}
	k.content(p)
	c.chunks = k.list
	b := breaker{props: &e.props, width: c.width, tabWidth: c.m.tabWidth}
	b.set(k.list, e.mark)
	c.blocks = append(c.blocks, block{
		lines: b.lines, before: e.props.before, after: e.props.after, top: e.props.borderTop,
		bottom: e.props.borderEnd, keepNext: e.props.keepNext, keepLines: e.props.keepLines, widows: e.props.widows,
		pageBreak: e.props.pageBreak, breakBehind: b.pageBreakBehindLine, contextual: e.props.contextual, style: e.props.style,
		node: p,
	})
}

// table adds one block per row.
func (c *collector) table(t *ooxml.Node) {
	var grid []float64
	for _, g := range children(t.Kid("w:tblGrid")) {
		var w float64
		number(g, "w:w", &w)
		grid = append(grid, w)
	}
	margins := cellMargins{left: 108, right: 108}
	if s := c.m.styles["TableNormal"]; s != nil {
		margins = cellMargins{}
	}
	margins.apply(t.Kid("w:tblPr").Kid("w:tblCellMar"))
	for _, row := range t.Kids {
		if row.Name == "w:tr" {
			c.row(row, grid, margins)
		}
	}
}

type cellMargins struct{ top, left, bottom, right float64 }

func (m *cellMargins) apply(n *ooxml.Node) {
	number(n.Kid("w:top"), "w:w", &m.top)
	number(n.Kid("w:bottom"), "w:w", &m.bottom)
	for _, name := range []string{"w:left", "w:start"} {
		number(n.Kid(name), "w:w", &m.left)
	}
	for _, name := range []string{"w:right", "w:end"} {
		number(n.Kid(name), "w:w", &m.right)
	}
}

func (c *collector) row(row *ooxml.Node, grid []float64, table cellMargins) {
	props := row.Kid("w:trPr")
	out := block{row: true, node: row, keepLines: props.Kid("w:cantSplit") != nil && on(props.Kid("w:cantSplit"))}
	var cells [][]piece
	column := 0
	for _, cell := range row.Kids {
		if cell.Name != "w:tc" {
			continue
		}
		own := table
		own.apply(cell.Kid("w:tcPr").Kid("w:tcMar"))
		span := 1.0
		number(cell.Kid("w:tcPr").Kid("w:gridSpan"), "w:val", &span)
		width := 0.0
		for range int(min(max(span, 1), 64)) {
			if column < len(grid) {
				width += grid[column]
			}
			column++
		}
		inner := collector{m: c.m, width: max(width-own.left-own.right, 200)}
		inner.content(cell)
		pieces := inner.flow()
		if len(pieces) > 0 {
			pieces[0].height += own.top
			pieces[len(pieces)-1].height += own.bottom
		}
		cells = append(cells, pieces)
		for _, b := range inner.blocks {
			out.keepNext = out.keepNext || b.keepNext && column == 1
		}
	}
	out.take(cells)
	var least float64
	number(props.Kid("w:trHeight"), "w:val", &least)
	if h := out.height(); h < least {
		out.lines = append(out.lines, least-h)
	}
	c.blocks = append(c.blocks, out)
}

// piece is what of a cell no page may end in: a line, or several that stay together.
type piece struct {
	height float64
	gap    float64     // the part of the height that is space before it
	before float64     // what of the gap stays at the top of a page
	keep   bool        // meant to stay with the next one
	node   *ooxml.Node // the paragraph; nil for the row of an inner table
}

// flow returns the blocks as one column of pieces. Gaps count to the piece behind.
// Keep with next holds nothing inside a cell, neither in LibreOffice nor in Word: see
// Torn.
func (c *collector) flow() []piece {
	var out []piece
	after, glued := 0.0, false
	for i := range c.blocks {
		b := &c.blocks[i]
		n := len(b.lines)
		for j, l := range b.lines {
			p := piece{height: l, keep: b.keepNext}
			if !b.row {
				p.node = b.node
			}
			if j == 0 {
				p.gap, p.before = max(after, b.before), b.before
				p.height += p.gap + b.top
			}
			if j == n-1 {
				p.height += b.bottom
			}
			if glued && len(out) > 0 {
				out[len(out)-1].height += p.height
			} else {
				out = append(out, p)
			}
			glued = b.keepLines || b.widows && (n <= 3 || j == 0 || j == n-2)
			glued = glued && j < n-1
		}
		after = b.after
	}
	if after > 0 && len(out) > 0 {
		out[len(out)-1].height += after
	}
	return out
}

// take makes a row of its cells: the tallest gives the lines.
func (b *block) take(cells [][]piece) {
	highest := 0.0
	for _, cell := range cells {
		height := 0.0
		for _, p := range cell {
			height += p.height
		}
		if height <= highest {
			continue
		}
		highest = height
		b.lines, b.drop = b.lines[:0], b.drop[:0]
		for _, p := range cell {
			b.lines, b.drop = append(b.lines, p.height), append(b.drop, p.gap-p.before)
		}
	}
	b.cells = cells
}

func children(n *ooxml.Node) []*ooxml.Node {
	if n == nil {
		return nil
	}
	return n.Kids
}
