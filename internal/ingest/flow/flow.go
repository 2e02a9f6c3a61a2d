// Package flow turns what word processors store (paragraphs, tabs, line breaks,
// lists, tables) into the lines of one page. Readers of flowing formats build a
// tree of blocks; how tables are read and what counts as a bullet is decided here,
// once for all formats.
package flow

import (
	"errors"

	"focal/internal/ingest/page"
)

// Limits of one document. Readers return ErrLong beyond them: nothing is cut off
// in silence.
const (
	MaxLines = 60_000
	MaxRuns  = 300_000
	maxTable = 64 // nesting of tables; readers refuse files that go deeper
	maxRun   = 4096
)

// ErrLong means that a file holds far more text than any CV.
var ErrLong = errors.New("flow: far more text than a CV holds")

// Block is a paragraph or a table; Break marks where a new region begins (a
// column, a section, a text box).
type Block struct {
	Para  *Para
	Table *Table
	Break bool
}

// Para is one paragraph. Tabs in its runs are '\t', line breaks '\n'.
type Para struct {
	Kind   page.Kind // Paragraph, Heading or ListItem
	Level  int       // heading level 1.. or list level 0..
	Bullet string    // what is drawn before a list item
	Indent float64   // points from the left edge of the text
	Gap    float64   // points above, beyond the pitch of the lines
	Size   float64   // points of an empty paragraph; the runs decide otherwise
	// Literal switches the search for typed bullets and gaps of spaces off.
	Literal bool
	// Continues is set when the format knows the paragraph to go on with the one before.
	Continues bool
	Runs      []page.Run
}

// Table is a table; rows need not have the same number of cells.
type Table struct{ Rows []Row }

// Row is a row of cells.
type Row struct{ Cells []Cell }

// Cell holds blocks. Span is the number of grid columns (0 = 1).
type Cell struct {
	Span   int
	Blocks []Block
}

// Append adds a run, joined with the last one when both look the same. Joined runs
// stay short, so that text that comes letter by letter costs linear time.
func Append(runs []page.Run, r page.Run) []page.Run {
	if n := len(runs); n > 0 && len(runs[n-1].Text) < maxRun && sameStyle(runs[n-1], r) {
		runs[n-1].Text += r.Text
		return runs
	}
	return append(runs, r)
}

// Lines lays the blocks out; the numbers of their regions start at first.
func Lines(blocks []Block, first int) []page.Line {
	b := builder{block: first}
	b.add(blocks, 0)
	return b.lines
}

// NextBlock returns the number after the last region of lines.
func NextBlock(lines []page.Line) int {
	next := 0
	for i := range lines {
		next = max(next, lines[i].Block+1)
	}
	return next
}

type builder struct {
	lines []page.Line
	block int
	fresh bool    // a line is in the present block
	gap   float64 // of empty paragraphs since the last line
}

// region starts a new block unless the present one is still empty.
func (b *builder) region() {
	if b.fresh {
		b.block++
		b.fresh = false
	}
	b.gap = 0
}

func (b *builder) put(l page.Line) {
	if len(b.lines) > MaxLines { // one too many, so that the caller can tell
		return
	}
	l.Block = b.block
	l.GapBefore += b.gap
	b.gap = 0
	b.fresh = true
	b.lines = append(b.lines, l)
}

func (b *builder) add(blocks []Block, depth int) {
	for i := range blocks {
		if blocks[i].Break {
			b.region()
		}
		switch {
		case blocks[i].Para != nil:
			b.para(blocks[i].Para)
		case blocks[i].Table != nil && depth < maxTable:
			b.table(blocks[i].Table, depth+1)
		}
	}
}
