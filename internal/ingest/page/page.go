// Package page is what every reader returns: the lines of a file in reading
// order with as much layout as its format has, so that extraction is one code path.
package page

import (
	"encoding/json"
	"slices"
	"strings"
)

// Format is the true format of a file, found by its content.
type Format string

// Formats that can be read.
const (
	PDF    Format = "pdf"
	DOCX   Format = "docx"
	DOC    Format = "doc"
	WordML Format = "wordml" // Word 2003 XML
	RTF    Format = "rtf"
	ODT    Format = "odt"
	HTML   Format = "html"
	JSON   Format = "json"
	Text   Format = "text"
)

// ScanOf begins the warning about a PDF whose text was recognised.
const ScanOf = "This PDF is a scan: "

// Document is one file as read.
type Document struct {
	Format Format
	Pages  []Page
	// Others are the pages with their lines in other orders, or joined otherwise, where the
	// layout leaves that in doubt: Pages is what it speaks for.
	Others [][]Page `json:",omitempty"`
	// Asked are the pages in further orders, which the user may ask for and nothing else reads; Order is the number of the
	// one in Pages, 0 as it was read: see InOrder.
	Asked [][]Page `json:",omitempty"`
	Order int      `json:",omitempty"`
	// Resume holds the object when the file is a JSON Resume (lossless path);
	// Pages then holds its strings as lines.
	Resume json.RawMessage `json:",omitempty"` // null would come back as an object
	// OCR is set when the text was recognised from images and may hold errors.
	OCR bool
	// Unsure is how many words of a scan were left out because they could not be
	// recognised with certainty.
	Unsure int `json:",omitempty"`
	// Warnings are sentences for the user about what could not be read.
	Warnings []string
}

// Page is one page; formats without pages have exactly one.
type Page struct {
	Width, Height float64 // points; 0 = unknown
	Lines         []Line  // in reading order, columns one after the other
}

// Kind says how a line was drawn, as far as the format tells.
type Kind uint8

// Kinds of lines.
const (
	Paragraph  Kind = iota
	Heading         // a heading style, or a heading by its looks where the reader is certain
	ListItem        // a real list item; its glyph or number is removed from the text
	TableRow        // one row of a table whose cells are the segments
	PageHeader      // running header
	PageFooter      // running footer
)

// Line is one line of text (in flowing formats: one paragraph).
type Line struct {
	Kind  Kind
	Level int // heading level 1.. or list level 0..
	// Block numbers the regions of a page (columns, sidebars, table cells) in
	// reading order; a change of block is a layout boundary. Unique in the document.
	Block int
	// X, Right, Y (baseline, from the top of the page) and Size (dominant font
	// size) are points; all 0 where the format has no geometry.
	X, Right, Y, Size float64
	// Segments are the parts of the line that stand apart (a title at the left, a
	// right-aligned date, the cells of a row), left to right. At least one.
	Segments []Segment
	// Bullet is the glyph or number that was drawn before the text and removed from it.
	Bullet string
	// Continues is set when the format knows this line to go on with the previous
	// one (a soft line break, a hyphenated line end already joined).
	Continues bool
	// GapBefore is the vertical distance to the previous line of the block in
	// points, or in text formats the number of blank lines before.
	GapBefore float64
}

// Segment is a run of text without a wide gap in it.
type Segment struct {
	X, Right float64
	Runs     []Run
	// Column is the number of the cell in the row of a table, from 1: empty cells have
	// no segment. 0 = not known, or no table.
	Column int
}

// Run is text in one style.
type Run struct {
	Text   string
	Bold   bool
	Italic bool
	Size   float64 // points; 0 = unknown
	Font   string
	Colour uint32 // 0xRRGGBB
	Link   string // target when the run is a hyperlink
}

// Alike reports runs that are drawn with one weight and lead to one place, so that one may stand for all.
func (s Segment) Alike() bool {
	return !slices.ContainsFunc(s.Runs, func(r Run) bool { return r.Bold != s.Runs[0].Bold || r.Link != s.Runs[0].Link })
}

// Text returns the segment's text.
func (s Segment) Text() string {
	var b strings.Builder
	for _, r := range s.Runs {
		b.WriteString(r.Text)
	}
	return b.String()
}

// Text returns the line's text, segments joined by one tab.
func (l Line) Text() string {
	if len(l.Segments) == 1 {
		return l.Segments[0].Text()
	}
	parts := make([]string, len(l.Segments))
	for i, s := range l.Segments {
		parts[i] = s.Text()
	}
	return strings.Join(parts, "\t")
}

// Bold reports whether all visible text of the line is bold.
func (l Line) Bold() bool {
	seen := false
	for _, s := range l.Segments {
		for _, r := range s.Runs {
			if strings.TrimSpace(r.Text) == "" {
				continue
			}
			if !r.Bold {
				return false
			}
			seen = true
		}
	}
	return seen
}

// Lines returns all lines of all pages in reading order.
func (d *Document) Lines() []Line {
	var out []Line
	for _, p := range d.Pages {
		out = append(out, p.Lines...)
	}
	return out
}

// PlainText returns the text of all lines, one per line.
func (d *Document) PlainText() string {
	var b strings.Builder
	for _, l := range d.Lines() {
		b.WriteString(l.Text())
		b.WriteByte('\n')
	}
	return b.String()
}
