package cvgen

import (
	"bytes"
	"strconv"
	"strings"
	"time"

	"codeberg.org/go-pdf/fpdf"
)

// A4 in points.
const (
	pageWidth  = 595.0
	pageHeight = 842.0
)

// pdfWriter places the blocks of a document on pages. Drawing comes after that, page by
// page, because columns are filled one after the other.
type pdfWriter struct {
	f     *fpdf.Fpdf
	doc   *document
	tr    func(string) string
	pages [][]mark
	page  int
	y     float64
}

// mark is a piece of text or, without one, a rectangle.
type mark struct {
	x, y, w, h float64
	text       string
	size       float64
	bold, ding bool
	colour     string
	fill       bool
}

const (
	pdfTop    = 56.0
	pdfBottom = pageHeight - 56.0
)

func (doc *document) asPDF() ([]byte, error) {
	f := fpdf.New("P", "pt", "A4", "")
	f.SetCompression(false)
	f.SetCatalogSort(true)
	stamp := time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC)
	f.SetCreationDate(stamp)
	f.SetModificationDate(stamp)
	f.SetAutoPageBreak(false, 0)
	w := &pdfWriter{f: f, doc: doc, tr: f.UnicodeTranslatorFromDescriptor(""), pages: make([][]mark, 1), y: pdfTop}
	w.columns()
	for i := range w.pages {
		w.draw(i)
	}
	var b bytes.Buffer
	err := f.Output(&b)
	return b.Bytes(), err
}

// columns fills the one or two columns, in the order of the file.
func (w *pdfWriter) columns() {
	left, width := w.doc.look.margin, pageWidth-2*w.doc.look.margin
	if len(w.doc.side) == 0 {
		w.flow(w.doc.main, left, width)
		return
	}
	const gutter = 18
	side := width * w.doc.sideShare
	sideX, mainX := left, left+side+gutter
	if !w.doc.sideLeft {
		mainX, sideX = left, left+width-side
	}
	first, second := func() { w.flow(w.doc.main, mainX, width-side-gutter) }, func() { w.flow(w.doc.side, sideX, side) }
	if w.doc.sideFirst {
		first, second = second, first
	}
	first()
	w.page, w.y = 0, pdfTop
	second()
	if c := w.doc.look.sideColour; c != "" {
		for i := range w.pages {
			w.pages[i] = append([]mark{{x: sideX - 8, y: 0, w: side + 16, h: pageHeight, colour: c, fill: true}}, w.pages[i]...)
		}
	}
}

func (w *pdfWriter) put(m mark) { w.pages[w.page] = append(w.pages[w.page], m) }

// need goes to the next page when a height does not fit on this one.
func (w *pdfWriter) need(h float64) {
	if w.y+h <= pdfBottom || w.y == pdfTop {
		return
	}
	w.page++
	if w.page == len(w.pages) {
		w.pages = append(w.pages, nil)
	}
	w.y = pdfTop
}

func (w *pdfWriter) flow(list []block, x, width float64) {
	for i, b := range list {
		switch {
		case b.para != nil:
			w.need(w.together(list[i:], width))
			w.para(b.para, x, width)
		case b.table != nil:
			w.table(b.table, x, width)
		case b.row != nil:
			w.row(b.row, x, width)
		}
	}
}

// together is the height of a paragraph and of what must stay with it.
func (w *pdfWriter) together(list []block, width float64) float64 {
	h := 0.0
	for _, b := range list {
		if b.para == nil {
			return h + 2*w.doc.look.size
		}
		h += w.height(b.para, width)
		if !b.para.keep {
			break
		}
	}
	if h > pdfBottom-pdfTop {
		return w.height(list[0].para, width)
	}
	return h
}

func (w *pdfWriter) height(p *para, width float64) float64 {
	lines := w.lines(p, width)
	return float64(len(lines))*w.leading(p) + w.above(p)
}

func (w *pdfWriter) leading(p *para) float64 { return w.doc.look.sizeOf(p) * 1.25 }

func (w *pdfWriter) above(p *para) float64 {
	if w.y == pdfTop {
		return 0
	}
	return p.above * w.doc.look.size
}

// inset is where the text of a paragraph begins.
func inset(p *para) float64 {
	in := p.indent * 12
	if p.bullet != "" {
		in += 12
	}
	return in
}

// lines breaks a paragraph.
func (w *pdfWriter) lines(p *para, width float64) [][]span {
	size := w.doc.look.sizeOf(p)
	width -= inset(p)
	var out [][]span
	var line []span
	used := 0.0
	for _, s := range p.spans {
		for i, word := range strings.Split(pdfSafe(s.text), " ") {
			piece := word
			if i > 0 {
				piece = " " + word
			}
			n := w.width(piece, size, s.bold)
			if i > 0 && used+n > width && used > 0 {
				out = append(out, line)
				line, used, piece = nil, 0, word
				n = w.width(piece, size, s.bold)
			}
			if k := len(line); k > 0 && line[k-1].bold == s.bold {
				line[k-1].text += piece
			} else {
				line = append(line, span{text: piece, bold: s.bold})
			}
			used += n
		}
	}
	return append(out, line)
}

func (w *pdfWriter) width(s string, size float64, bold bool) float64 {
	w.font(size, bold, false)
	return w.f.GetStringWidth(w.tr(s))
}

func (w *pdfWriter) font(size float64, bold, ding bool) {
	style, family := "", w.doc.look.font
	if bold {
		style = "B"
	}
	if ding {
		family, style = "ZapfDingbats", ""
	}
	w.f.SetFont(family, style, size)
}

func (w *pdfWriter) lineWidth(line []span, size float64) float64 {
	n := 0.0
	for _, s := range line {
		n += w.width(s.text, size, s.bold)
	}
	return n
}

func (w *pdfWriter) para(p *para, x, width float64) {
	w.y += w.above(p)
	look, size, leading := w.doc.look, w.doc.look.sizeOf(p), w.leading(p)
	lines := w.lines(p, width)
	if p.level == 1 && look.heading.bar {
		w.put(mark{x: x - 2, y: w.y, w: width + 4, h: leading * float64(len(lines)), colour: "D9D9D9", fill: true})
	}
	colour := "000000"
	if p.level == 1 {
		colour = look.colour
	}
	if p.bullet != "" {
		w.bullet(p.bullet, x+p.indent*12, w.y+size, size)
	}
	for i, line := range lines {
		at := x + inset(p)
		free := width - inset(p) - w.lineWidth(line, size)
		switch {
		case p.align == 'c', p.level == 1 && look.heading.centre:
			at += free / 2
		case p.align == 'r':
			at += free
		}
		for _, s := range line {
			w.put(mark{x: at, y: w.y + size, text: s.text, size: size, bold: s.bold, colour: colour})
			at += w.width(s.text, size, s.bold)
		}
		w.y += leading
		if i == len(lines)-1 && p.right != nil {
			w.atRight(p, at, x+width, size, leading)
		}
	}
	if p.level == 1 && look.heading.rule {
		w.put(mark{x: x, y: w.y, w: width, colour: look.colour})
		w.y += 2
	}
}

// atRight puts the right part of a line, under it where there is no room.
func (w *pdfWriter) atRight(p *para, end, margin, size, leading float64) {
	line := []span{}
	for _, s := range p.right {
		line = append(line, span{text: pdfSafe(s.text), bold: s.bold})
	}
	at := margin - w.lineWidth(line, size)
	if at < end+8 {
		w.y += leading
	}
	for _, s := range line {
		w.put(mark{x: at, y: w.y - leading + size, text: s.text, size: size, bold: s.bold, colour: "000000"})
		at += w.width(s.text, size, s.bold)
	}
}

// dingbats are the bullets that the text fonts lack, in the font that has them.
var dingbats = map[string]string{"●": "l", "■": "n", "▪": "n", "➢": "\xe2", "✓": "3"}

func (w *pdfWriter) bullet(b string, x, y, size float64) {
	if d, ok := dingbats[b]; ok {
		w.put(mark{x: x, y: y, text: d + " ", size: size * 0.7, ding: true, colour: "000000"})
		return
	}
	w.put(mark{x: x, y: y, text: b, size: size, colour: "000000"})
}

// pdfSafe replaces marks that the core fonts lack.
func pdfSafe(s string) string {
	return strings.NewReplacer("●", "•", "○", "·", "✓", "+", "►", "»", "✉ ", "", "－", "-", "➢", "»", "■", "•", "▪", "•", "\t", "    ").Replace(s)
}

func (w *pdfWriter) table(t *table, x, width float64) {
	sum := 0.0
	for _, s := range t.shares {
		sum += s
	}
	heights := make([]float64, len(t.rows))
	all := 0.0
	for i, r := range t.rows {
		for k, c := range r {
			p := text(c)
			heights[i] = max(heights[i], w.height(&p, width*t.shares[k]/sum-8)+4)
		}
		all += heights[i]
	}
	if t.keep && all < pdfBottom-pdfTop {
		w.need(all)
	}
	for i, r := range t.rows {
		w.need(heights[i])
		top := w.y
		at := x
		for k, c := range r {
			cell := width * t.shares[k] / sum
			if t.border {
				w.put(mark{x: at, y: top, w: cell, h: heights[i], colour: "000000"})
			}
			w.y = top + 1
			w.para(&para{spans: []span{{text: c, bold: i == 0 && t.header}}}, at+4, cell-8)
			at += cell
		}
		w.y = top + heights[i]
	}
	w.y += 4
}

func (w *pdfWriter) row(r *row, x, width float64) {
	rail := width * r.share
	h := 0.0
	for i := range r.rail {
		h += w.height(&r.rail[i], rail-8)
	}
	w.need(h + 2*w.doc.look.size)
	w.y += 0.4 * w.doc.look.size
	page, top := w.page, w.y
	railX, restX := x, x+rail
	if r.railRight {
		railX, restX = x+width-rail+8, x
	}
	for i := range r.rail {
		w.para(&r.rail[i], railX, rail-8)
	}
	low := w.y
	w.y = top
	w.flow(r.content, restX, width-rail)
	if w.page == page {
		w.y = max(w.y, low)
	}
}

// draw writes the marks of a page.
func (w *pdfWriter) draw(i int) {
	w.f.AddPage()
	for _, p := range w.doc.header {
		w.running(p, 30, i)
	}
	for _, m := range w.pages[i] {
		w.mark(m)
	}
	for _, p := range w.doc.footer {
		w.running(p, pageHeight-24, i)
	}
}

func (w *pdfWriter) running(p para, y float64, i int) {
	s := pdfSafe(numbered(plain(p.spans), i+1, len(w.pages)))
	size := w.doc.look.size * 0.85
	at := w.doc.look.margin
	free := pageWidth - 2*at - w.width(s, size, false)
	switch p.align {
	case 'c':
		at += free / 2
	case 'r':
		at += free
	}
	w.mark(mark{x: at, y: y, text: s, size: size, colour: "000000"})
}

func (w *pdfWriter) mark(m mark) {
	n, _ := strconv.ParseUint(m.colour, 16, 32) // 0, black, for what is no colour
	r, g, b := int(n>>16&255), int(n>>8&255), int(n&255)
	switch {
	case m.text != "":
		w.font(m.size, m.bold, m.ding)
		w.f.SetTextColor(r, g, b)
		s := m.text
		if !m.ding {
			s = w.tr(s)
		}
		w.f.Text(m.x, m.y, s)
	case m.h == 0:
		w.f.SetDrawColor(r, g, b)
		w.f.Line(m.x, m.y, m.x+m.w, m.y)
	default:
		w.f.SetDrawColor(r, g, b)
		w.f.SetFillColor(r, g, b)
		style := "D"
		if m.fill {
			style = "F"
		}
		w.f.Rect(m.x, m.y, m.w, m.h, style)
	}
}
