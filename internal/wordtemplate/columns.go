package wordtemplate

import (
	"strconv"
	"strings"

	"focal/internal/ooxml"
)

// periodStyle is the style of the dates that stand in a column beside the entries.
const periodStyle = "EntryPeriod"

// closed is the width of a column of dates, in twips, where no entry has any.
const closed = 20

// noMargins lets a cell be as narrow as that.
var noMargins = ooxml.New("w:tcMar", nil,
	ooxml.New("w:left", []ooxml.Attr{{Name: "w:w", Value: "0"}, {Name: "w:type", Value: "dxa"}}),
	ooxml.New("w:right", []ooxml.Attr{{Name: "w:w", Value: "0"}, {Name: "w:type", Value: "dxa"}})).Freeze()

// withoutPeriods is a table of entries whose column of dates is closed where no entry has any: along a whole
// section it would be an empty stripe. The column itself stays: in a row that begins with a heading, which is kept
// with the next paragraph, LibreOffice keeps the row with the next one, and so the whole table. Other tables stay.
func withoutPeriods(table *ooxml.Node) *ooxml.Node {
	width := map[*ooxml.Node]int{} // of what states one
	for _, row := range table.Kids {
		cells := cellsOf(row)
		switch {
		case row.Name == "w:tblGrid" && len(row.Kids) == 2:
			give(width, row.Kids[0], row.Kids[1])
		case row.Name == "w:tr" && (len(cells) != 2 || !isEmptyPeriod(cells[0])):
			return table
		case row.Name == "w:tr":
			give(width, cells[0].Kid("w:tcPr").Kid("w:tcW"), cells[1].Kid("w:tcPr").Kid("w:tcW"))
		}
	}
	return table.Rewrite(func(n *ooxml.Node) *ooxml.Node {
		if w, ok := width[n]; ok {
			return n.With("w:w", strconv.Itoa(w))
		}
		if n.Name == "w:tcPr" && n.Kid("w:tcW").Get("w:w") == strconv.Itoa(closed) {
			return withProperty(n, "w:tcPr", noMargins, []string{"w:textDirection", "w:tcFitText", "w:vAlign", "w:hideMark"})
		}
		return n
	})
}

// give closes the first of two columns, and lets the second have its width.
func give(width map[*ooxml.Node]int, first, second *ooxml.Node) {
	a, aErr := strconv.Atoi(first.Get("w:w"))
	b, bErr := strconv.Atoi(second.Get("w:w"))
	if aErr == nil && bErr == nil {
		width[first], width[second] = closed, a+b-closed
	}
}

func isEmptyPeriod(cell *ooxml.Node) bool {
	for _, p := range cell.Kids {
		isPeriod := p.Kid("w:pPr").Kid("w:pStyle").Get("w:val") == periodStyle && strings.TrimSpace(p.Plain()) == ""
		if p.Name != "w:tcPr" && !isPeriod {
			return false
		}
	}
	return true
}
