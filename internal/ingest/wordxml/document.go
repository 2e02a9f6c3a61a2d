package wordxml

import (
	"focal/internal/ingest/flow"
	"focal/internal/ingest/markup"
	"focal/internal/ingest/page"
)

// Document holds what a body refers to, and reads bodies: w:body, headers,
// footnotes. Not for concurrent use.
type Document struct {
	Styles    *Styles
	Numbering *Numbering
	// Links maps relationship ids of the part being read to the targets of hyperlinks.
	Links map[string]string
	// Cover is how far, in points, a dark shape or a picture behind the text
	// still reaches: white text on it is seen.
	Cover float64
	// Grounds are the pages, counted by their breaks, on which something dark or a
	// picture has its place behind the text; Ahead are those of a first reading.
	Grounds, Ahead []int

	// Chunk reads a document in another format that the body includes by
	// relationship id (w:altChunk); nil leaves such parts out.
	Chunk func(id string) ([]flow.Block, error)

	// Sections, Notes and the counts are found while reading.
	Sections []Section
	Notes    []string    // ids of footnotes in the order of their references
	Hidden   flow.Unseen // left out because no reader can see it
	White    bool        // some of that is white on nothing
	Deleted  int         // tracked deletions left out
	Struck   int         // struck-out runs left out

	fields   []field
	carry    []page.Run // of a paragraph whose mark is deleted
	after    int        // twips below the last paragraph
	produced int        // grows with every text and text box
	runs     int        // said so far
	text     bool       // the body has shown text
	frame    bool       // the last paragraph stood in a frame
	depth    int        // of tables and boxes
	page     int        // page breaks so far
	ground   bool       // a dark shape or picture was drawn: unfilled text boxes may stand on it
}

// Section names the headers and footers of a section by relationship id.
type Section struct {
	Headers, Footers map[string]string // "first", "default", "even" -> id
	TitlePage        bool
	Inline           []Running // headers and footers that stand in the section itself (Word 2003)
}

// Running is a header or footer.
type Running struct {
	Kind   page.Kind
	First  bool
	Blocks []flow.Block
}

// scope is what surrounds a paragraph.
type scope struct {
	shaded bool // is on a dark background
	cell   bool // is in a table
}

const maxNesting = 60 // of tables, boxes and groups; below that of package flow

// Blocks reads the content of the element that was started last.
func (d *Document) Blocks(r *markup.Reader) ([]flow.Block, error) {
	var out []flow.Block
	err := d.blocks(r, scope{}, &out)
	if len(d.carry) > 0 {
		out = append(out, flow.Block{Para: &flow.Para{Runs: d.carry}})
		d.carry = nil
	}
	return out, err
}

func (d *Document) blocks(r *markup.Reader, in scope, out *[]flow.Block) error {
	return r.Children(func(t *markup.Token) error { return d.block(r, t, in, out) })
}

func (d *Document) block(r *markup.Reader, t *markup.Token, in scope, out *[]flow.Block) error {
	switch t.Name {
	case "w:p":
		return d.paragraph(r, in, out)
	case "w:tbl":
		return d.table(r, in, out)
	case "w:sdt":
		return d.control(r, false, func(t *markup.Token) error { return d.block(r, t, in, out) })
	case "w:ins", "w:moveTo", "w:customXml", "w:smartTag", "wx:sect", "wx:sub-section", "wx:pBdrGroup", "wx:borders":
		return d.blocks(r, in, out)
	case "w:del", "w:moveFrom":
		d.Deleted++
	case "aml:annotation":
		return d.annotation(r, t, func(t *markup.Token) error { return d.block(r, t, in, out) })
	case "mc:AlternateContent":
		return d.alternate(r, func(t *markup.Token) error { return d.block(r, t, in, out) })
	case "w:sectPr":
		return d.section(r)
	case "w:altChunk":
		if err := d.chunk(t.Value("r:id"), out); err != nil {
			return err
		}
	}
	if isForeign(t.Name) {
		return d.blocks(r, in, out)
	}
	return r.Skip()
}

// chunk adds the blocks of a part that the body includes.
func (d *Document) chunk(id string, out *[]flow.Block) error {
	if d.Chunk == nil {
		return nil
	}
	blocks, err := d.Chunk(id)
	if err != nil {
		return err
	}
	*out = append(*out, blocks...)
	d.produced += len(blocks)
	return nil
}

// control reads a content control. The grey prompt of an empty one is no text, unless
// meant reports that it stands for itself.
func (d *Document) control(r *markup.Reader, meant bool, visit func(*markup.Token) error) error {
	prompt := false
	return r.Children(func(t *markup.Token) error {
		switch {
		case t.Name == "w:sdtPr":
			return r.Children(func(t *markup.Token) error {
				prompt = prompt || t.Name == "w:showingPlcHdr" && on(t) && !meant
				return r.Skip()
			})
		case t.Name == "w:sdtContent" && !prompt:
			return r.Children(visit)
		}
		return r.Skip()
	})
}

// annotation reads what Word 2003 writes for tracked changes and bookmarks.
func (d *Document) annotation(r *markup.Reader, t *markup.Token, visit func(*markup.Token) error) error {
	switch t.Value("w:type") {
	case "Word.Deletion":
		d.Deleted++
		return r.Skip()
	case "Word.Comment":
		return r.Skip()
	}
	return r.Children(func(t *markup.Token) error {
		if t.Name != "aml:content" {
			return r.Skip()
		}
		return r.Children(visit)
	})
}

// alternate reads the first alternative that shows something, so that a text box
// written for new and for old programs is read once.
func (d *Document) alternate(r *markup.Reader, visit func(*markup.Token) error) error {
	before := d.produced
	return r.Children(func(t *markup.Token) error {
		if d.produced == before && (t.Name == "mc:Choice" || t.Name == "mc:Fallback") {
			return r.Children(visit)
		}
		return r.Skip()
	})
}

func (d *Document) section(r *markup.Reader) error {
	samePage := false
	s := Section{Headers: map[string]string{}, Footers: map[string]string{}}
	err := r.Children(func(t *markup.Token) error {
		switch t.Name {
		case "w:headerReference":
			s.Headers[t.Value("w:type")] = t.Value("r:id")
		case "w:footerReference":
			s.Footers[t.Value("w:type")] = t.Value("r:id")
		case "w:titlePg":
			s.TitlePage = on(t)
		case "w:type":
			samePage = t.Value("w:val") == "continuous"
		case "w:hdr", "w:ftr":
			running := Running{Kind: page.PageHeader, First: t.Value("w:type") == "first"}
			if t.Name == "w:ftr" {
				running.Kind = page.PageFooter
			}
			err := d.blocks(r, scope{}, &running.Blocks)
			s.Inline = append(s.Inline, running)
			return err
		}
		return r.Skip()
	})
	d.Sections = append(d.Sections, s)
	if !samePage {
		d.page++
	}
	return err
}

func (d *Document) table(r *markup.Reader, in scope, out *[]flow.Block) error {
	if d.depth++; d.depth > maxNesting {
		return markup.ErrDepth
	}
	defer func() { d.depth-- }()
	table := &flow.Table{}
	var rows func(t *markup.Token) error
	rows = func(t *markup.Token) error {
		switch t.Name {
		case "w:tblPr":
			shaded, err := d.tableShade(r)
			in.shaded = in.shaded || shaded
			return err
		case "w:tr":
			return d.row(r, in, table)
		case "w:sdt":
			return d.control(r, false, rows)
		case "w:ins", "w:moveTo", "w:customXml":
			return r.Children(rows)
		case "w:del", "w:moveFrom":
			d.Deleted++
		}
		return r.Skip()
	}
	err := r.Children(rows)
	*out = append(*out, flow.Block{Table: table})
	return err
}

// tableShade reports whether a table is dark, from w:tblPr, whose start was the last token.
func (d *Document) tableShade(r *markup.Reader) (shaded bool, err error) {
	err = r.Children(func(t *markup.Token) error {
		switch t.Name {
		case "w:tblStyle":
			st := d.Styles.get(t.Value("w:val"))
			shaded = shaded || st != nil && st.shaded
		case "w:shd":
			shaded = shaded || isShade(t)
		}
		return r.Skip()
	})
	return shaded, err
}

func (d *Document) row(r *markup.Reader, in scope, table *flow.Table) error {
	var row flow.Row
	gone := false
	var cells func(t *markup.Token) error
	cells = func(t *markup.Token) error {
		switch t.Name {
		case "w:trPr":
			without, err := d.rowProps(r, &row)
			gone = gone || without
			return err
		case "w:tc":
			cell, err := d.cell(r, in)
			row.Cells = append(row.Cells, cell)
			return err
		case "w:sdt":
			return d.control(r, false, cells)
		case "w:ins", "w:moveTo", "w:customXml":
			return r.Children(cells)
		}
		return r.Skip()
	}
	err := r.Children(cells)
	if !gone {
		table.Rows = append(table.Rows, row)
	}
	return err
}

// rowProps reads w:trPr; gone is true for a row that is deleted or hidden.
func (d *Document) rowProps(r *markup.Reader, row *flow.Row) (gone bool, err error) {
	err = r.Children(func(t *markup.Token) error {
		switch t.Name {
		case "w:del":
			gone = true
			d.Deleted++
		case "w:hidden":
			gone = gone || on(t)
		case "w:gridBefore":
			if n := number(t.Value("w:val")); n > 0 && n < 64 {
				row.Cells = append(row.Cells, flow.Cell{Span: n})
			}
		}
		return r.Skip()
	})
	return gone, err
}

func (d *Document) cell(r *markup.Reader, in scope) (flow.Cell, error) {
	var c flow.Cell
	in.cell = true
	err := r.Children(func(t *markup.Token) error {
		if t.Name != "w:tcPr" {
			return d.block(r, t, in, &c.Blocks)
		}
		return r.Children(func(t *markup.Token) error {
			switch t.Name {
			case "w:gridSpan":
				c.Span = min(max(number(t.Value("w:val")), 1), 64)
			case "w:shd":
				if isShade(t) {
					in.shaded = true
				} else if fill, ok := colour(t.Value("w:fill")); ok && t.Value("w:fill") != "auto" {
					in.shaded = flow.IsDark(fill) // a light cell of a dark table
				}
			}
			return r.Skip()
		})
	})
	return c, err
}
