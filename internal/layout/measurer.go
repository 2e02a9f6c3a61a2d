// Package layout says how many pages a Word document has: it breaks lines with
// the advance widths of the fonts and fills pages by the rules of word
// processors (keep with next, keep lines, widows, rows that may not break).
// It agrees with LibreOffice for what CV templates use; it knows no floating
// pictures, columns, footnotes or fields that change their length.
package layout

import (
	"sync"

	"focal/internal/ooxml"
)

// Result is the length of a document.
type Result struct {
	Pages int `json:"pages"`
	// FreeLinesOnLast is the room below the text of the last page, in lines of
	// the body text; none where another program may well need a page more.
	FreeLinesOnLast float64 `json:"freeLinesOnLast"`
	// LinesOnLast is how many lines of text are on the last page, as a reader counts
	// them: the space around them does not fill a page. Rows of tables count by height.
	LinesOnLast float64 `json:"linesOnLast"`
	// Cover is how much of its page is taken, 0 to 1, where the document's first
	// forced page break ends it; 0 where there is none on the first page.
	Cover float64 `json:"-"`
}

// Measurer measures documents that share styles and numbering. It may be used
// by several goroutines, and remembers what frozen nodes resolve to.
type Measurer struct {
	styles                  map[string]*style
	lists                   map[string]map[string]*ooxml.Node
	normal                  string
	defaultPara, defaultRun *ooxml.Node
	tabWidth                float64
	paras                   sync.Map // *ooxml.Node (frozen w:pPr) -> paraEntry
	runs                    sync.Map // runKey -> *font
}

type paraEntry struct {
	props paraProps
	mark  *font // of the paragraph mark, and of runs without properties
}

type runKey struct {
	props *ooxml.Node
	style string
}

// New returns a measurer; every part may be nil.
func New(styles, numbering, settings *ooxml.Node) *Measurer {
	m := &Measurer{styles: map[string]*style{}, lists: map[string]map[string]*ooxml.Node{}, normal: "Normal", tabWidth: 720}
	m.readNumbering(numbering)
	m.readStyles(styles)
	number(settings.Kid("w:defaultTabStop"), "w:val", &m.tabWidth)
	if m.tabWidth < 20 {
		m.tabWidth = 720
	}
	return m
}

// font is a face at a size, with what line breaking needs precomputed.
type font struct {
	face                 *face
	scale                float64 // twips per unit
	ascent, descent, gap float64 // twips
	caps, hidden         bool
	tracking             float64
}

func newFont(r runProps) *font {
	f := r.face()
	scale := r.size * 10 / f.units
	return &font{
		face: f, scale: scale, ascent: f.ascent * scale, descent: f.descent * scale, gap: f.gap * scale,
		caps: r.caps, hidden: r.hidden, tracking: r.tracking,
	}
}

func (m *Measurer) baseRun(style string) runProps {
	r := runProps{font: "Times New Roman", size: 20}
	r.apply(m.defaultRun)
	for _, s := range m.chain(style) {
		r.apply(s.run)
	}
	return r
}

// paragraph resolves a w:pPr (or nil).
func (m *Measurer) paragraph(props *ooxml.Node) paraEntry {
	if props != nil && props.Frozen() {
		if e, ok := m.paras.Load(props); ok {
			return e.(paraEntry)
		}
	}
	id := props.Kid("w:pStyle").Get("w:val")
	if _, ok := m.styles[id]; !ok {
		id = m.normal
	}
	p := paraProps{line: 240, rule: "auto", widows: true, style: id}
	p.apply(m.defaultPara, m)
	for _, s := range m.chain(id) {
		p.apply(s.para, m)
	}
	p.apply(props, m)
	mark := m.baseRun(id)
	e := paraEntry{props: p, mark: newFont(mark)}
	if props != nil && props.Frozen() {
		m.paras.Store(props, e)
	}
	return e
}

// run resolves a w:rPr (or nil) in a paragraph of the given style.
func (m *Measurer) run(props *ooxml.Node, e paraEntry) *font {
	if props == nil {
		return e.mark
	}
	key := runKey{props, e.props.style}
	if props.Frozen() {
		if f, ok := m.runs.Load(key); ok {
			return f.(*font)
		}
	}
	r := m.baseRun(e.props.style)
	for _, s := range m.chain(props.Kid("w:rStyle").Get("w:val")) {
		r.apply(s.run)
	}
	r.apply(props)
	f := newFont(r)
	if props.Frozen() {
		m.runs.Store(key, f)
	}
	return f
}
