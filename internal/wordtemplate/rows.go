package wordtemplate

import (
	"strings"

	"focal/internal/ooxml"
)

// rows lists the children of a table. A section that opens in the first cell of
// a row and closes in the last cell of that row, or of a later one, repeats
// the rows; its tags are taken out of the cells.
func (c *compiler) rows(table *ooxml.Node) []item {
	var list []item
	for _, k := range table.Kids {
		if k.Name != "w:tr" || !hasTags(k) {
			list = append(list, item{code: code{kind: codeStatic, node: k}})
			continue
		}
		opens, closes, row := c.rowSections(k)
		list = append(list, opens...)
		list = append(list, item{code: code{kind: codeStatic, node: row}})
		list = append(list, closes...)
	}
	return list
}

type cellTag struct {
	tag  tag
	at   int // number of the tag within the row
	cell int
}

// rowSections finds the tags that open before and close behind the row and
// returns the row without them.
func (c *compiler) rowSections(row *ooxml.Node) (opens, closes []item, stripped *ooxml.Node) {
	var open []cellTag
	strip := map[int]bool{}
	text := row.Plain()
	cells, n := cellsOf(row), 0
	for cell, k := range cells {
		last := cell == len(cells)-1
		for _, source := range cellTags(k) {
			t, err := parseTag(source)
			switch {
			case err != nil || !t.isSection():
			case t.kind != tagClose:
				open = append(open, cellTag{t, n, cell})
			case len(open) > 0 && t.closes(open[len(open)-1].tag):
				o := open[len(open)-1]
				open = open[:len(open)-1]
				if o.cell == 0 && last && cell > 0 {
					strip[o.at], strip[n] = true, true
					opens = append([]item{{tag: &o.tag, text: text}}, opens...)
					closes = append(closes, item{tag: &t, text: text})
				}
			case last:
				strip[n] = true
				closes = append(closes, item{tag: &t, text: text})
			}
			n++
		}
	}
	for _, o := range open {
		if o.cell == 0 {
			strip[o.at] = true
			opens = append(opens, item{tag: &o.tag, text: text})
		}
	}
	return opens, closes, withoutTags(row, strip)
}

func cellsOf(row *ooxml.Node) []*ooxml.Node {
	var list []*ooxml.Node
	for _, k := range row.Kids {
		if k.Name == "w:tc" {
			list = append(list, k)
		}
	}
	return list
}

// cellTags lists the tags of a cell in order, without those of nested tables.
func cellTags(cell *ooxml.Node) []string {
	var list []string
	eachText(cell, func(t *ooxml.Node) {
		list = append(list, tagPattern.FindAllString(t.Plain(), -1)...)
	})
	return list
}

func eachText(n *ooxml.Node, visit func(*ooxml.Node)) {
	for _, k := range n.Kids {
		switch k.Name {
		case "w:t":
			visit(k)
		case "w:tbl":
		default:
			eachText(k, visit)
		}
	}
}

// withoutTags takes the numbered tags out of a row. A paragraph that held
// nothing else goes too, unless its cell needs a last paragraph.
func withoutTags(row *ooxml.Node, strip map[int]bool) *ooxml.Node {
	if len(strip) == 0 {
		return row
	}
	n := 0
	replaced := map[*ooxml.Node]*ooxml.Node{}
	for _, cell := range row.Kids {
		if cell.Name != "w:tc" {
			continue
		}
		eachText(cell, func(t *ooxml.Node) {
			text := t.Plain()
			left := tagPattern.ReplaceAllStringFunc(text, func(s string) string {
				n++
				if strip[n-1] {
					return ""
				}
				return s
			})
			if left != text {
				replaced[t] = textNode(left)
			}
		})
	}
	return row.Rewrite(func(k *ooxml.Node) *ooxml.Node {
		if r, ok := replaced[k]; ok {
			return r
		}
		if k.Name == "w:tc" {
			return withoutEmptied(k)
		}
		return k
	})
}

func withoutEmptied(cell *ooxml.Node) *ooxml.Node {
	var kids []*ooxml.Node
	for i, k := range cell.Kids {
		emptied := k.Name == "w:p" && strings.Trim(k.Plain(), " \t\n") == "" && hasEmptyText(k) // a hard space is meant
		switch {
		case !emptied:
			kids = append(kids, k)
		case i == len(cell.Kids)-1: // goes when the filled cell ends with another paragraph
			kids = append(kids, emptyParagraph)
		}
	}
	return cell.WithKids(kids)
}

// hasEmptyText tells a paragraph whose tags were taken out from one that the
// author left empty on purpose, and from one with a picture.
func hasEmptyText(p *ooxml.Node) bool {
	texts, drawings := 0, 0
	p.Each(func(k *ooxml.Node) {
		switch k.Name {
		case "w:t":
			texts++
		case "w:drawing", "w:pict":
			drawings++
		}
	})
	return texts > 0 && drawings == 0
}
