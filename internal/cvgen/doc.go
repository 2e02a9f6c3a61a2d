package cvgen

import "strings"

// document is a CV laid out, before it is written as text, DOCX or PDF.
type document struct {
	header, footer []para // on every page; "{page}" and "{pages}" are numbers
	main, side     []block
	sideLeft       bool
	sideFirst      bool    // the file has the side column before the main one
	sideShare      float64 // of the width
	look           look
}

// block is one of: a paragraph, a table, a row with a rail.
type block struct {
	para  *para
	table *table
	row   *row
}

// span is a piece of text drawn alike.
type span struct {
	text         string
	bold, italic bool
}

// para is a paragraph.
type para struct {
	spans  []span
	right  []span // at the right margin of the same line
	bullet string // before it; "#" numbers are in the text
	level  int    // 0 text, 1 heading of a section, 2 the name, 3 heading of an entry
	indent float64
	align  byte    // 'l', 'c', 'r'
	above  float64 // space in lines
	keep   bool    // stays on the page of the next one
	blank  bool    // an empty line in text formats before it
}

// table has rows of cells.
type table struct {
	rows   [][]string
	shares []float64
	border bool
	header bool // the first row is drawn bold
	keep   bool
}

// row is a rail (dates, a label, a heading) beside what belongs to it.
type row struct {
	rail      []para
	content   []block
	share     float64 // of the rail
	railRight bool
}

// look is how the pages are drawn.
type look struct {
	font       string // a core font of PDF
	size       float64
	heading    headingLook
	colour     string // RRGGBB of headings
	bulletWord bool   // DOCX: bullets by numbering, not as text
	styles     bool   // DOCX: headings by style
	hardWrap   int    // DOCX and text: letters after which lines are broken, 0 = none
	wrap       int    // text
	margin     float64
	columns    bool // DOCX: side column by section columns, not by a table
	tableText  int  // text: 0 bars, 1 tabs, 2 spaces
	underline  string
	blankLines bool // text: a blank line before headings
	railText   int  // text: width of rails, 0 = on their own line
	footEvery  int  // text: lines between page feet, 0 = none
	sideColour string
	rightBy    int  // DOCX: what takes a text to the right: 0 a tab stop, 1 spaces, 2 tabs
	boxed      bool // DOCX: sections in a table of one column
}

type headingLook struct {
	bar, rule, bold, centre bool
	size                    float64 // of the text's
}

func text(s string) para { return para{spans: []span{{text: s}}} }

func bold(s string) para { return para{spans: []span{{text: s, bold: true}}} }

func blocks(paras ...para) []block {
	out := make([]block, len(paras))
	for i := range paras {
		out[i].para = &paras[i]
	}
	return out
}

func plain(spans []span) string {
	var b strings.Builder
	for _, s := range spans {
		b.WriteString(s.text)
	}
	return b.String()
}
