// Package rtf reads Rich Text Format (specification 1.9.1): encodings and Unicode,
// destinations, hidden and deleted text, drawn list marks, tables, links, text
// boxes, headers and footnotes.
package rtf

import (
	"context"
	"errors"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/page"
)

// Errors of Read.
var (
	ErrDamaged = errors.New("rtf: damaged")
	ErrDepth   = errors.New("rtf: groups are nested too deeply")
)

const (
	maxGroups  = 2000 // open at once
	maxDepth   = 12   // of tables in tables
	hiddenSize = 4    // half points up to which no eye can read
	longTitle  = 150  // a heading longer than this is body text
)

// Read returns the lines of a document.
func Read(ctx context.Context, data []byte) (*page.Document, error) {
	p := newParser(ctx, data)
	if err := p.parse(); err != nil {
		return nil, err
	}
	p.story.close()
	head := flow.RunningLines(p.stories["headerf"], page.PageHeader)
	other := p.stories["header"]
	if len(head) == 0 {
		head, other = flow.RunningLines(other, page.PageHeader), nil
	}
	notes := flow.Lines(p.stories["footnote"], 0)
	tail := flow.RunningLines(other, page.PageHeader)
	for _, name := range []string{"footerf", "footer"} {
		tail = append(tail, flow.RunningLines(p.stories[name], page.PageFooter)...)
	}
	lines := flow.Join(head, flow.Lines(p.story.out, 0), notes, tail)
	if len(lines) == 0 && p.depth > 0 {
		return nil, ErrDamaged
	}
	return &page.Document{
		Format: page.RTF, Pages: []page.Page{{Lines: lines}},
		Warnings: flow.Warnings(&p.hidden, p.deleted, p.struck),
	}, nil
}

// state is what a group inherits and restores.
type state struct {
	bold, italic, hidden, deleted bool
	struck                        bool
	vertical                      flow.Vertical
	shift                         int // half points upwards
	size, font, colour            int
	shade, ground                 int // colours behind the letters and the paragraph
	style, outline, level         int
	left, before, after           int
	table                         bool
	depth                         int
	uc                            int    // bytes that stand in for a Unicode character
	skip                          bool   // the destination holds no text
	dest                          string // "", or a destination that is read in its own way
	ignorable                     bool   // \* was just read
}

func plain(s *state) {
	s.struck, s.vertical, s.shift = false, flow.Level, 0
	s.bold, s.italic, s.hidden, s.deleted, s.size, s.colour, s.shade, s.font = false, false, false, false, 24, 0, 0, -1
}

// story collects the blocks of the body, a header, a note or a text box.
type story struct {
	name     string
	out      []flow.Block
	open     []table
	runs     []page.Run
	bullet   string
	boxes    []flow.Block // of the present paragraph
	text     bool
	after    int
	groups   int    // open groups when it began
	restored *story // the one around it; nil for the body
}

type table struct {
	table *flow.Table
	row   flow.Row
	cell  []flow.Block
}

// paragraph ends the paragraph; it stands depth tables deep.
func (s *story) paragraph(st *state, heading int, depth int) {
	p := &flow.Para{Runs: s.runs, Indent: float64(st.left) / 20, Gap: float64(max(st.before, s.after)) / 20, Size: float64(st.size) / 2}
	length := 0
	for i := range s.runs {
		length += len(s.runs[i].Text)
	}
	switch {
	case length == 0:
	case heading > 0 && length <= longTitle:
		p.Kind, p.Level, p.Bullet = page.Heading, heading, s.bullet
	case s.bullet != "":
		p.Kind, p.Level, p.Bullet = page.ListItem, st.level, s.bullet
	}
	s.after, s.runs, s.bullet = st.after, nil, ""
	s.level(depth)
	blocks := &s.out
	if depth > 0 {
		blocks = &s.open[depth-1].cell
	}
	if first := length > 0 && !s.text; !first {
		*blocks = append(append(*blocks, s.boxes...), flow.Block{Para: p})
	} else {
		*blocks = append(append(*blocks, flow.Block{Para: p}), s.boxes...)
	}
	s.boxes = nil
	s.text = s.text || length > 0
}

// level opens and closes tables until depth are open.
func (s *story) level(depth int) {
	for len(s.open) < depth {
		s.open = append(s.open, table{table: &flow.Table{}})
	}
	for len(s.open) > depth {
		n := len(s.open) - 1
		t := s.open[n]
		if len(t.cell) > 0 {
			t.row.Cells = append(t.row.Cells, flow.Cell{Blocks: t.cell})
		}
		if len(t.row.Cells) > 0 {
			t.table.Rows = append(t.table.Rows, t.row)
		}
		s.open = s.open[:n]
		block := flow.Block{Table: t.table}
		if n > 0 {
			s.open[n-1].cell = append(s.open[n-1].cell, block)
		} else {
			s.out = append(s.out, block)
		}
	}
}

func (s *story) endCell(depth int) {
	s.level(depth)
	t := &s.open[depth-1]
	t.row.Cells = append(t.row.Cells, flow.Cell{Blocks: t.cell})
	t.cell = nil
}

func (s *story) endRow(depth int) {
	s.level(depth)
	t := &s.open[depth-1]
	if len(t.row.Cells) > 0 {
		t.table.Rows = append(t.table.Rows, t.row)
	}
	t.row, t.cell = flow.Row{}, nil
}

func (s *story) close() {
	if len(s.runs) > 0 {
		s.paragraph(&state{}, 0, len(s.open))
	}
	s.level(0)
	s.out = append(s.out, s.boxes...)
	s.boxes = nil
}
