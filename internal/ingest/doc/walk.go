package doc

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/page"
)

const maxDepth = 12 // of tables in tables

// walker turns a stretch of characters into blocks.
type walker struct {
	f        *file
	out      []flow.Block
	open     []table // tables that are open, outermost first
	runs     []page.Run
	style    page.Run // of the letters that are collected
	letters  []byte
	fields   []field
	boxes    map[int][]flow.Block // character position -> text box anchored there
	anchored []flow.Block         // boxes of the present paragraph
	base     charProps
	para     paraProps
	after    int
	text     bool // something was shown
	shapes   bool // the document draws shapes: white text may stand on one
	hidden   flow.Unseen
	deleted  int
	struck   int
	vertical flow.Vertical // of the letters that are collected
	shift    int
}

type table struct {
	table *flow.Table
	row   flow.Row
	cell  []flow.Block
}

type field struct {
	instr  []byte
	result bool
}

// Characters with a meaning of their own.
const (
	picture      = 0x01
	cellMark     = 0x07
	drawn        = 0x08
	lineBreak    = 0x0B
	pageBreak    = 0x0C
	paraMark     = 0x0D
	columnBreak  = 0x0E
	fieldBegin   = 0x13
	fieldSplit   = 0x14
	fieldEnd     = 0x15
	hardHyphen   = 0x1E
	softHyphen   = 0x1F
	symbolChar   = 0x28
	checkEvery   = 4096
	hiddenSize   = 4 // half points up to which no eye can read
	longHeading  = 150
	emptyDefault = 20
)

// walk reads characters first..last-1 of the text.
func (w *walker) walk(first, last int) error {
	chars := w.f.text(first, last)
	start := 0
	for i, c := range chars {
		if i%checkEvery == 0 {
			if err := w.f.ctx.Err(); err != nil {
				return err
			}
		}
		if c.r != paraMark && c.r != cellMark && c.r != pageBreak && i != len(chars)-1 {
			continue
		}
		w.paragraph(chars[start:i+1], first+start)
		start = i + 1
	}
	w.level(0)
	w.flushBoxes()
	return nil
}

// paragraph reads the characters of one paragraph, its mark last.
func (w *walker) paragraph(chars []char, cp int) {
	mark := chars[len(chars)-1]
	w.para, w.base = w.f.paraAt(mark)
	var now charProps
	from, to := 1, 0 // file positions that now covers
	var change uint16
	for i, c := range chars {
		if c.fc < from || c.fc >= to || c.change != change {
			now = w.f.charAt(c, w.base)
			from, to, change = c.fc, c.fc+1, c.change
			if r := runAt(w.f.chars, c.fc); r != nil {
				from, to = r.from, r.to
			}
		}
		if i == len(chars)-1 && isMark(c.r) {
			break
		}
		w.char(c, &now, cp+i)
	}
	if now.deleted && mark.r == paraMark && w.para.depth == 0 { // joined with the next one
		w.deleted++
		return
	}
	w.finish(mark.r)
}

func isMark(r rune) bool { return r == paraMark || r == cellMark || r == pageBreak }

func (w *walker) char(c char, p *charProps, cp int) {
	if w.control(c.r, cp) {
		return
	}
	r := w.printed(c.r, p)
	if r == nothing {
		return
	}
	if !w.shown(r) || w.unseen(r, p) {
		return
	}
	w.say(r, page.Run{Bold: p.bold, Italic: p.italic, Size: float64(p.size) / 2, Colour: p.colour, Link: w.link()}, p.vertical, p.shift)
}

const (
	maxFields      = 64
	maxInstruction = 4096
)

// control does what a character stands for that is never printed; false for any other.
func (w *walker) control(r rune, cp int) bool {
	open := len(w.fields)
	switch r {
	case fieldBegin:
		if open < maxFields {
			w.fields = append(w.fields, field{})
		}
	case fieldSplit:
		if open > 0 {
			w.fields[open-1].result = true
		}
	case fieldEnd:
		w.fields = w.fields[:max(open-1, 0)]
	case drawn, picture:
		w.anchor(cp)
	default:
		return false
	}
	return true
}

// anchor takes the text box that is anchored at a position.
func (w *walker) anchor(cp int) {
	box := w.boxes[cp]
	if box == nil {
		return
	}
	w.anchored = append(w.anchored, flow.Block{Break: true})
	w.anchored = append(w.anchored, box...)
	w.anchored = append(w.anchored, flow.Block{Break: true})
	delete(w.boxes, cp)
}

const nothing = 0

// printed returns the character that is drawn for r.
func (w *walker) printed(r rune, p *charProps) rune {
	switch r {
	case lineBreak, columnBreak:
		return '\n'
	case hardHyphen:
		return '-'
	case symbolChar:
		r = cmp.Or(p.symbol, r)
	}
	if r < ' ' && r != '\n' && r != '\t' {
		return nothing
	}
	return r
}

// shown reports whether no open field hides a character; the instructions of the innermost one collect it.
func (w *walker) shown(r rune) bool {
	for i := range w.fields {
		f := &w.fields[i]
		if !f.result {
			if i == len(w.fields)-1 && len(f.instr) < maxInstruction {
				f.instr = utf8.AppendRune(f.instr, r)
			}
			return false
		}
		if flow.IsPageField(string(f.instr)) {
			return false
		}
	}
	return true
}

// link returns where the innermost link around the text leads.
func (w *walker) link() string {
	for _, f := range slices.Backward(w.fields) {
		if target := flow.FieldTarget(string(f.instr)); target != "" {
			return target
		}
	}
	return ""
}

// unseen reports whether a character is not seen on the printed page, and counts it for the warnings.
func (w *walker) unseen(r rune, p *charProps) bool {
	one := 1
	if r == ' ' {
		one = 0
	}
	white := p.white && !p.shaded && !w.para.shaded && !w.shapes && w.para.depth == 0
	switch {
	case p.deleted:
		w.deleted++
	case p.hidden, p.size > 0 && p.size <= hiddenSize, white:
		w.hidden.Add(string(r))
	case p.struck, p.struckTwice:
		w.struck += one
	default:
		return false
	}
	return true
}

// say collects text of one style and hands it over when the style changes.
func (w *walker) say(r rune, style page.Run, vertical flow.Vertical, shift int) {
	if style != w.style || vertical != w.vertical || shift != w.shift {
		w.flush()
		w.style, w.vertical, w.shift = style, vertical, shift
	}
	w.letters = utf8.AppendRune(w.letters, r)
}

func (w *walker) flush() {
	if len(w.letters) > 0 {
		vertical := w.vertical
		if vertical == flow.Level {
			vertical = flow.Shifted(w.runs, w.shift, w.style.Size)
		}
		w.style.Text = flow.Raise(w.runs, string(w.letters), vertical)
		w.runs = append(w.runs, w.style)
		w.style.Text, w.letters = "", w.letters[:0]
	}
}

// finish ends the paragraph and puts it where it belongs.
func (w *walker) finish(mark rune) {
	w.flush()
	depth := w.para.depth
	if mark == cellMark && depth == 0 {
		depth = 1
	}
	w.level(depth)
	rowEnd := w.para.rowEnd && depth > 0
	if !rowEnd {
		w.add(w.block())
	}
	w.runs = nil
	if depth == 0 {
		return
	}
	t := &w.open[depth-1]
	switch {
	case rowEnd:
		if len(t.cell) > 0 {
			t.endCell()
		}
		t.table.Rows = append(t.table.Rows, t.row)
		t.row = flow.Row{}
	case mark == cellMark && depth == 1, w.para.cellEnd:
		t.endCell()
	}
}

func (t *table) endCell() {
	t.row.Cells = append(t.row.Cells, flow.Cell{Blocks: t.cell})
	t.cell = nil
}

func (w *walker) add(b flow.Block) {
	blocks := &w.out
	if n := len(w.open); n > 0 {
		blocks = &w.open[n-1].cell
	}
	before := w.text || len(b.Para.Runs) == 0
	if before {
		*blocks = append(*blocks, w.anchored...)
	}
	*blocks = append(*blocks, b)
	if !before {
		*blocks = append(*blocks, w.anchored...)
	}
	w.anchored = nil
	w.text = w.text || len(b.Para.Runs) > 0
}

// level opens and closes tables until depth are open.
func (w *walker) level(depth int) {
	for len(w.open) < depth {
		w.open = append(w.open, table{table: &flow.Table{}})
	}
	for len(w.open) > depth {
		w.closeTable()
	}
}

func (w *walker) closeTable() {
	n := len(w.open) - 1
	t := w.open[n]
	if len(t.cell) > 0 {
		t.endCell()
	}
	if len(t.row.Cells) > 0 {
		t.table.Rows = append(t.table.Rows, t.row)
	}
	w.open = w.open[:n]
	if len(t.table.Rows) == 0 {
		return
	}
	block := flow.Block{Table: t.table}
	if n > 0 {
		w.open[n-1].cell = append(w.open[n-1].cell, block)
	} else {
		w.out = append(w.out, block)
	}
}

// flushBoxes keeps text boxes whose anchor was not found.
func (w *walker) flushBoxes() {
	w.out = append(w.out, w.anchored...)
	w.anchored = nil
}

// block makes the paragraph that was read.
func (w *walker) block() flow.Block {
	p := &flow.Para{Runs: w.runs, Indent: float64(w.para.left) / 20, Size: float64(max(w.base.size, emptyDefault)) / 2}
	p.Gap = float64(max(w.para.before, w.after)) / 20
	w.after = w.para.after
	length := 0
	for i := range w.runs {
		length += len(strings.TrimSpace(w.runs[i].Text))
	}
	if length == 0 {
		p.Runs = nil
		return flow.Block{Para: p}
	}
	if w.para.outline > 0 && length <= longHeading {
		p.Kind, p.Level = page.Heading, w.para.outline
	}
	if bullet, ok := w.f.lists.item(w.para.list, w.para.level); ok {
		p.Bullet = bullet
		if p.Kind != page.Heading {
			p.Kind, p.Level = page.ListItem, w.para.level
		}
	}
	return flow.Block{Para: p}
}
