package layout

import "focal/internal/ooxml"

// Tear is a heading in a table that the end of a page parts from what stands under it.
// Word processors do not heed "keep with next" inside a row.
type Tear struct {
	// Node is the paragraph behind which Space, in twips, moves the heading to the next
	// page; or, where the heading begins a row, the row, which must not break then.
	Node  *ooxml.Node
	Space float64
}

// Torn finds the headings that would stand alone at the foot of a page, each as it comes
// out when those before it are mended.
func (m *Measurer) Torn(document, header, footer *ooxml.Node) []Tear {
	body := document.Kid("w:body")
	if body == nil || body.Kid("w:tbl") == nil {
		return nil
	}
	var torn []Tear
	m.fill(body, header, footer, &torn)
	return torn
}

// tearsRow reports whether the first block and what stays with it end in a row whose
// first heading would be parted from its text, and keeps that row whole.
func (p *pager) tearsRow(blocks []block) bool {
	if p.torn == nil {
		return false
	}
	need, n := p.chain(blocks)
	row := &blocks[n-1]
	if !row.row || row.keepLines || row.height() > p.height || p.y+need-least(row)+row.held() <= p.height-spare {
		return false
	}
	row.keepLines = true
	*p.torn = append(*p.torn, Tear{Node: row.node})
	return true
}

// held is the height of the heading that a row begins with and the first piece of what
// it stands over.
func (b *block) held() float64 {
	highest := least(b)
	for _, cell := range b.cells {
		height := 0.0
		for _, p := range cell {
			height += p.height
			if !p.keep {
				break
			}
		}
		highest = max(highest, height)
	}
	return highest
}

// spare is less than a line, in twips: with that left of a page no line fits any more,
// and programs may differ by as much.
const spare = 100

// holdHeads makes room before the headings of a row that would be torn from their text.
func (p *pager) holdHeads(b *block) {
	top, before := p.y+p.gap(b)+b.top, len(*p.torn)
	for _, cell := range b.cells {
		p.holdIn(cell, top)
	}
	if len(*p.torn) > before {
		b.take(b.cells)
	}
}

func (p *pager) holdIn(cell []piece, y float64) {
	fresh, start := p.fresh, 0
	at := make([]float64, len(cell))
	for i := 0; i < len(cell); i++ {
		head := i
		for head > start && cell[head-1].keep {
			head--
		}
		if space := p.height - spare - at[head]; start < head && head < i && cell[head-1].node != nil && space > 0 &&
			y+cell[i].height > p.height-spare {
			cell[head].height += max(space-cell[head].gap, 0)
			cell[head].gap = max(cell[head].gap, space)
			*p.torn = append(*p.torn, Tear{Node: cell[head-1].node, Space: space})
			i, y = head, at[head]
		}
		if y+cell[i].height > p.height+tolerance && (i > start || !fresh) {
			start, fresh, y = i, true, cell[i].before-cell[i].gap
		}
		at[i] = y
		y += cell[i].height
	}
}
