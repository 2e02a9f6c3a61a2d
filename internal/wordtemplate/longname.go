package wordtemplate

import (
	"strconv"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/ooxml"
)

// A name of more letters than this is set smaller, but not smaller than 20 points.
const (
	usualName = 28
	leastName = 40 // half-points
)

// nameSize is the size in half-points in which a name stands; 0 = as the template has it.
func (v *variant) nameSize(d *cv.Document) int {
	n := utf8.RuneCountInString(d.Person.Name.Value)
	if n <= usualName || v.styles == nil {
		return 0
	}
	for _, s := range v.styles.Kids {
		if s.Name != "w:style" || s.Get("w:styleId") != titleStyle {
			continue
		}
		size, _ := strconv.Atoi(s.Kid("w:rPr").Kid("w:sz").Get("w:val"))
		if size > leastName {
			return max(leastName, size*usualName/n)
		}
	}
	return 0
}

const titleStyle = "Title"

// sizeOrder is what stands behind w:sz in a run's properties.
var sizeOrder = trackingOrder[4:]

// shrunk sets the paragraphs of the name in that size.
func shrunk(root *ooxml.Node, size int) *ooxml.Node {
	if size == 0 {
		return root
	}
	return root.Rewrite(func(n *ooxml.Node) *ooxml.Node {
		if n.Name != "w:p" || n.Kid("w:pPr").Kid("w:pStyle").Get("w:val") != titleStyle {
			return n
		}
		return n.Rewrite(func(n *ooxml.Node) *ooxml.Node {
			if n.Name != "w:r" {
				return n
			}
			old := n.Kid("w:rPr")
			props := withProperty(old, "w:rPr", ooxml.Val("w:sz", strconv.Itoa(size)), sizeOrder)
			props = withProperty(props, "w:rPr", ooxml.Val("w:szCs", strconv.Itoa(size)), sizeOrder[1:])
			kids := []*ooxml.Node{props}
			for _, k := range n.Kids {
				if k != old {
					kids = append(kids, k)
				}
			}
			return n.WithKids(kids)
		})
	})
}
