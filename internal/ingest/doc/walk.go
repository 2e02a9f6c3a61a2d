package doc

import (
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
	hidden   int
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
	for len(w.open) > 0 {
		w.closeTable()
	}
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
	switch c.r {
	case fieldBegin:
		if len(w.fields) < 64 {
			w.fields = append(w.fields, field{})
		}
		return
	case fieldSplit:
		if n := len(w.fields); n > 0 {
			w.fields[n-1].result = true
		}
		return
	case fieldEnd:
		if n := len(w.fields); n > 0 {
			w.fields = w.fields[:n-1]
		}
		return
	case drawn, picture:
		if box := w.boxes[cp]; box != nil {
			w.anchored = append(w.anchored, flow.Block{Break: true})
			w.anchored = append(w.anchored, box...)
			w.anchored = append(w.anchored, flow.Block{Break: true})
			delete(w.boxes, cp)
		}
		return
	case lineBreak, columnBreak:
		c.r = '\n'
	case hardHyphen:
		c.r = '-'
	case softHyphen, 0:
		return
	case symbolChar:
		if p.symbol != 0 {
			c.r = p.symbol
		}
	}
	if c.r < ' ' && c.r != '\n' && c.r != '\t' {
		return
	}
	link := ""
	for i := range w.fields {
		fl := &w.fields[i]
		if !fl.result {
			if i == len(w.fields)-1 && len(fl.instr) < 4096 {
				fl.instr = utf8.AppendRune(fl.instr, c.r)
			}
			return
		}
		if flow.IsPageField(string(fl.instr)) {
			return
		}
		if target := flow.FieldTarget(string(fl.instr)); target != "" {
			link = target
		}
	}
	switch {
	case p.deleted:
		w.deleted++
		return
	case p.hidden, p.size > 0 && p.size <= hiddenSize, p.white && !p.shaded && !w.para.shaded && !w.shapes && w.para.depth == 0:
		if c.r != ' ' {
			w.hidden++
		}
		return
	case p.struck || p.struckTwice:
		if c.r != ' ' {
			w.struck++
		}
		return
	}
	w.say(c.r, page.Run{Bold: p.bold, Italic: p.italic, Size: float64(p.size) / 2, Colour: p.colour, Link: link}, p.vertical, p.shift)
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
	for len(w.open) < depth {
		w.open = append(w.open, table{table: &flow.Table{}})
	}
	for len(w.open) > depth {
		w.closeTable()
	}
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
			t.row.Cells = append(t.row.Cells, flow.Cell{Blocks: t.cell})
		}
		t.table.Rows = append(t.table.Rows, t.row)
		t.row, t.cell = flow.Row{}, nil
	case mark == cellMark && depth == 1, w.para.cellEnd:
		t.row.Cells = append(t.row.Cells, flow.Cell{Blocks: t.cell})
		t.cell = nil
	}
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

func (w *walker) closeTable() {
	n := len(w.open) - 1
	t := w.open[n]
	if len(t.cell) > 0 {
		t.row.Cells = append(t.row.Cells, flow.Cell{Blocks: t.cell})
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
