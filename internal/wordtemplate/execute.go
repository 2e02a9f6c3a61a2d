package wordtemplate

import (
	"slices"
	"strings"

	"focal/internal/layout"
	"focal/internal/ooxml"
)

// execution fills one part.
type execution struct {
	measurer  *layout.Measurer
	kept      *keptProps
	icon      *branding // nil: pictures are taken away
	relations []relation
	drawings  int
	usesIcon  bool
	steps     int // taken so far; see maxSteps
	cells     int // cells of tables around the present step

	headsEarlier bool // the template has no tag for the heading of old posts
}

// list runs code and appends the nodes to out.
func (x *execution) list(steps []code, s *scope, out []*ooxml.Node) []*ooxml.Node {
	for i := range steps {
		out = x.step(&steps[i], s, out)
	}
	return out
}

func (x *execution) step(c *code, s *scope, out []*ooxml.Node) []*ooxml.Node {
	if x.steps++; x.steps > maxSteps {
		return out
	}
	switch c.kind {
	case codeStatic:
		return append(out, c.node)
	case codeElement:
		if c.node.Name == "w:tc" {
			x.cells++
		}
		kids := x.list(c.kids, s, make([]*ooxml.Node, 0, len(c.kids)+2))
		if c.node.Name == "w:tc" {
			x.cells--
			kids = closeCell(kids)
		}
		if nothingLeft(c.node.Name, kids) {
			return out
		}
		if c.node.Name == "w:tbl" {
			return append(out, withoutPeriods(c.node.WithKids(kids)))
		}
		return append(out, c.node.WithKids(kids))
	case codeParagraph:
		return x.paragraph(c, s, out)
	case codeText:
		v, _ := s.lookup(c.tag.path)
		return x.text(c, v, out)
	case codePicture:
		return x.picture(c, s, out)
	}
	return x.section(c, s, out)
}

func (x *execution) section(c *code, s *scope, out []*ooxml.Node) []*ooxml.Node {
	v, _ := s.lookup(c.tag.path)
	if c.tag.when != nil {
		v = c.tag.when.holds(v)
	}
	v = applyFilters(v, c.tag.filters)
	switch plain := c.tag.kind == tagInvert || c.tag.when != nil; {
	case plain && truthy(v) == (c.tag.kind == tagOpen):
		return x.list(c.kids, s, out)
	case plain:
		return out
	}
	if items, ok := v.([]any); ok {
		return x.loop(c.kids, s, items, out)
	}
	if truthy(v) {
		return x.list(c.kids, s.inner(v, 0, 0), out)
	}
	return out
}

// text prints a value. Line breaks in it become breaks; tabs become spaces, so
// that a value cannot disturb the tab stops of its paragraph.
func (x *execution) text(c *code, v any, out []*ooxml.Node) []*ooxml.Node {
	v = applyFilters(v, c.tag.filters)
	target, isLink := v.(link)
	s := ooxml.Clean(plain(v))
	if s == "" {
		return out
	}
	if !isLink || target.URL == "" || c.inLink {
		return appendRuns(out, c.props, s)
	}
	kids := appendRuns(nil, c.linked, s)
	return append(out, ooxml.New("w:hyperlink", []ooxml.Attr{{Name: "r:id", Value: x.relate(relationLink, target.URL, true)}, {Name: "w:history", Value: "1"}}, kids...))
}

// relate returns the id of a relationship, a new one if need be.
func (x *execution) relate(kind, target string, external bool) string {
	for _, r := range x.relations {
		if r.Type == kind && r.Target == target && r.External == external {
			return r.ID
		}
	}
	id := freeID(x.relations)
	x.relations = append(x.relations, relation{ID: id, Type: kind, Target: target, External: external})
	return id
}

// linkProps are the properties of a run inside a hyperlink: the style
// Hyperlink in place of the run's own.
func linkProps(props *ooxml.Node) *ooxml.Node {
	kids := []*ooxml.Node{ooxml.Val("w:rStyle", "Hyperlink")}
	if props != nil {
		for _, k := range props.Kids {
			if k.Name != "w:rStyle" {
				kids = append(kids, k)
			}
		}
	}
	return ooxml.New("w:rPr", nil, kids...)
}

// nothingLeft reports a table, a row or a run of which filling left nothing. LibreOffice
// sets what follows an empty row on a page of its own.
func nothingLeft(name string, kids []*ooxml.Node) bool {
	switch name {
	case "w:tbl":
		return !hasKid(kids, "w:tr")
	case "w:r":
		return !hasContent(kids)
	case "w:tr":
		return !slices.ContainsFunc(kids, func(cell *ooxml.Node) bool {
			isControl := cell.Name == "w:sdt" || cell.Name == "w:customXml" // cells in a frame of a template's own
			return isControl || cell.Name == "w:tc" && slices.ContainsFunc(cell.Kids, isPrinted)
		})
	}
	return false
}

func isPrinted(k *ooxml.Node) bool { return k.Name != "w:tcPr" && k != emptyParagraph }

// closeCell ends a cell with a paragraph, as the schema demands, and drops the
// one that only held a closing tag where another stands before it.
func closeCell(kids []*ooxml.Node) []*ooxml.Node {
	n := len(kids)
	switch {
	case n == 0 || kids[n-1].Name != "w:p":
		return append(kids, emptyParagraph)
	case n > 1 && kids[n-1] == emptyParagraph && kids[n-2].Name == "w:p":
		return kids[:n-1]
	}
	return kids
}

var (
	emptyParagraph = ooxml.New("w:p", nil).Freeze()
	lineBreak      = ooxml.New("w:br", nil).Freeze()
)

// appendRuns prints text as runs, one per direction.
func appendRuns(out []*ooxml.Node, props *ooxml.Node, s string) []*ooxml.Node {
	if !hasRightToLeft(s) {
		return append(out, textRun(props, s))
	}
	var rightProps *ooxml.Node
	for _, part := range byDirection(s) {
		if !part.rightToLeft {
			out = append(out, textRun(props, part.text))
			continue
		}
		if rightProps == nil {
			rightProps = leftwardProps(props)
		}
		out = append(out, textRun(rightProps, part.text))
	}
	return out
}

func textRun(props *ooxml.Node, s string) *ooxml.Node {
	kids := make([]*ooxml.Node, 0, 2)
	if props != nil {
		kids = append(kids, props)
	}
	s = strings.ReplaceAll(s, "\t", " ")
	if !strings.ContainsAny(s, "\r\n") {
		return ooxml.New("w:r", nil, append(kids, textNode(s))...)
	}
	s = strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\r", "\n")
	for i, l := range strings.Split(s, "\n") {
		if i > 0 {
			kids = append(kids, lineBreak)
		}
		if l != "" {
			kids = append(kids, textNode(l))
		}
	}
	return ooxml.New("w:r", nil, kids...)
}

// paragraph fills a paragraph, and drops it when a picture was all it held and
// there is no picture.
func (x *execution) paragraph(c *code, s *scope, out []*ooxml.Node) []*ooxml.Node {
	kids := x.list(c.kids, s, make([]*ooxml.Node, 0, len(c.kids)+4))
	if !c.keep && pictureOnly(c.kids) && !hasContent(kids) {
		return out
	}
	p := c.node.WithKids(kids)
	if tabs := c.node.Kid("w:pPr").Kid("w:tabs"); tabs != nil && x.measurer.TabOverflows(p) {
		p = breakBeforeTab(p)
	}
	return append(out, p)
}

// breakBeforeTab moves the tab and what is behind it to a line of its own.
func breakBeforeTab(p *ooxml.Node) *ooxml.Node {
	for i, r := range p.Kids {
		if r.Name != "w:r" || r.Kid("w:tab") == nil {
			continue
		}
		tab := slices.IndexFunc(r.Kids, func(k *ooxml.Node) bool { return k.Name == "w:tab" })
		kids := slices.Clone(p.Kids)
		kids[i] = r.WithKids(slices.Insert(slices.Clone(r.Kids), tab, lineBreak))
		return p.WithKids(kids)
	}
	return p
}

func pictureOnly(steps []code) bool {
	pictures := 0
	for i := range steps {
		switch {
		case steps[i].kind == codePicture:
			pictures++
		case steps[i].kind == codeStatic && steps[i].node.Name == "w:pPr":
		default:
			return false
		}
	}
	return pictures > 0
}

// hasContent reports whether there is anything but properties.
func hasContent(kids []*ooxml.Node) bool {
	for _, k := range kids {
		if k.Name != "w:pPr" && k.Name != "w:rPr" {
			return true
		}
	}
	return false
}

func hasKid(kids []*ooxml.Node, name string) bool {
	for _, k := range kids {
		if k.Name == name {
			return true
		}
	}
	return false
}
