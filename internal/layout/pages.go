package layout

import (
	"focal/internal/ooxml"
)

// pager fills pages.
type pager struct {
	height float64 // of the text area
	y      float64
	pages  int
	lines  int     // of paragraphs on the page
	rows   float64 // height of rows on the page
	after  float64 // space after the last block
	fresh  bool    // nothing is on the page yet
	first  bool    // the page is the document's first
	last   *block
	cover  float64 // share of the first page that is taken before a forced break
	torn   *[]Tear // nil = not looked for
}

func (p *pager) turn() {
	p.pages++
	p.y, p.after, p.fresh, p.first = 0, 0, true, false
	p.lines, p.rows = 0, 0
}

// gap is the space before a block at the present position.
func (p *pager) gap(b *block) float64 {
	if p.fresh {
		if p.first {
			return b.before
		}
		return pageTopGap(b)
	}
	if b.contextual && p.last != nil && p.last.contextual && p.last.style == b.style {
		return 0
	}
	return max(p.after, b.before)
}

// pageTopGap: word processors drop the space before a paragraph that an
// automatic break has moved to the top of a page.
func pageTopGap(*block) float64 { return 0 }

// least is the height that has to stand on the page with the start of a block.
func least(b *block) float64 {
	n := len(b.lines)
	switch {
	case b.keepLines || b.row && b.keepLines:
		return b.height()
	case b.widows && n <= 3:
		return b.height()
	case b.widows:
		n = 2
	default:
		n = min(n, 1)
	}
	h := b.top
	for _, l := range b.lines[:n] {
		h += l
	}
	return h
}

func (p *pager) fill(blocks []block) {
	loose := 0 // blocks before this one are in a chain longer than a page, which holds nothing together
	for i := range blocks {
		b := &blocks[i]
		if b.pageBreak && !p.fresh {
			if p.first {
				p.cover = p.y / p.height
			}
			p.turn()
		}
		need, end := p.gap(b)+least(b), 0
		if i >= loose {
			need, end = p.chain(blocks[i:])
			if need > p.height {
				loose, need = i+end, p.gap(b)+least(b)
			}
		}
		if !p.fresh && (p.y+need > p.height+tolerance || p.tearsRow(blocks[i:])) {
			p.turn()
		}
		if p.torn != nil && b.row && !b.keepLines {
			p.holdHeads(b)
		}
		p.place(b)
		p.last = b
	}
}

// chain is the height of a block and what must stay with it, and how many
// blocks these are.
func (p *pager) chain(blocks []block) (need float64, n int) {
	after := 0.0
	for i := range blocks {
		b := &blocks[i]
		if i == 0 {
			need += p.gap(b)
		} else {
			need += max(after, b.before)
		}
		if !b.keepNext || i == len(blocks)-1 {
			return need + least(b), i + 1
		}
		need += b.height()
		after = b.after
	}
	return need, len(blocks)
}

// place puts a block on the page and on as many more as it needs.
func (p *pager) place(b *block) {
	p.y += p.gap(b) + b.top
	for i, l := range b.lines {
		left := len(b.lines) - i
		if !p.fresh && p.y+l > p.height+tolerance || i > 0 && b.widows && !b.keepLines && left == 2 && p.y+l+b.lines[i+1] > p.height+tolerance {
			p.turn()
			if i < len(b.drop) {
				l -= b.drop[i]
			}
		}
		p.y += l
		p.count(b, l)
		p.fresh = false
		if b.breakBehind == i+1 {
			p.turn()
		}
	}
	p.y += b.bottom
	p.after = b.after
}

// count adds a line to those of the page; the lines of a row are told by its height.
func (p *pager) count(b *block, height float64) {
	if b.row {
		p.rows += height
	} else {
		p.lines++
	}
}

// section is the page of a document.
type section struct{ width, height, top, bottom, left, right, header, footer float64 }

func readSection(body *ooxml.Node) section {
	s := section{width: 11906, height: 16838, top: 1440, bottom: 1440, left: 1440, right: 1440, header: 720, footer: 720}
	props := body.Kid("w:sectPr")
	number(props.Kid("w:pgSz"), "w:w", &s.width)
	number(props.Kid("w:pgSz"), "w:h", &s.height)
	margins := props.Kid("w:pgMar")
	for name, v := range map[string]*float64{"w:top": &s.top, "w:bottom": &s.bottom, "w:left": &s.left, "w:right": &s.right, "w:header": &s.header, "w:footer": &s.footer} {
		number(margins, name, v)
	}
	return s
}

// Measure returns the length of a document. Headers and footers push the text
// when they are higher than the margin.
func (m *Measurer) Measure(document, header, footer *ooxml.Node) Result {
	body := document.Kid("w:body")
	if body == nil {
		return Result{Pages: 1}
	}
	p, c := m.fill(body, header, footer, nil)
	if p.spills(c.blocks) {
		p.y = p.height
	}
	if p.fresh && p.pages > 1 { // a page break behind the last line
		p.y, p.lines, p.rows = 0, 0, 0
	}
	normal := m.paragraph(nil)
	b := breaker{props: &normal.props, width: c.width, tabWidth: m.tabWidth}
	b.set(nil, normal.mark)
	return Result{
		Pages: p.pages, FreeLinesOnLast: max(p.height-p.y, 0) / b.lines[0],
		LinesOnLast: float64(p.lines) + p.rows/b.lines[0], Cover: p.cover,
	}
}

// slack is the height, in twips, that a page of Word or LibreOffice may lack of ours: they round line heights.
const slack = 60

// spills reports whether the blocks need a page more where each page is a little lower. An entry that only
// just fits on a page goes whole to the next one then, and the last page loses more than is left free on it.
func (p *pager) spills(blocks []block) bool {
	lower := pager{height: p.height - slack, pages: 1, fresh: true, first: true}
	lower.fill(blocks)
	return lower.pages > p.pages
}

// fill puts a body on pages, and returns the last of them and the blocks.
func (m *Measurer) fill(body, header, footer *ooxml.Node, torn *[]Tear) (last *pager, c *collector) {
	s := readSection(body)
	width := max(s.width-s.left-s.right, 200)
	s.top = max(s.top, s.header+m.column(header, width))
	s.bottom = max(s.bottom, s.footer+m.column(footer, width))
	c = &collector{m: m, width: width, blocks: make([]block, 0, 128), chunks: make([]chunk, 0, 256)}
	c.content(body)
	last = &pager{height: max(s.height-s.top-s.bottom, 200), pages: 1, fresh: true, first: true, torn: torn}
	last.fill(c.blocks)
	return last, c
}

// column is the height of a header or footer.
func (m *Measurer) column(root *ooxml.Node, width float64) float64 {
	if root == nil {
		return 0
	}
	c := collector{m: m, width: width}
	c.content(root)
	h := 0.0
	for _, p := range c.flow() {
		h += p.height
	}
	return h
}
