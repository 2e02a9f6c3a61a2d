package layout

import (
	"cmp"
	"strconv"

	"focal/internal/ooxml"
)

// paraProps are the paragraph properties that decide about height and breaks.
// Lengths are twips (1/20 pt).
type paraProps struct {
	before, after        float64
	line                 float64 // 240ths of the line height, or twips for exact and atLeast
	rule                 string  // auto, exact, atLeast
	left, right          float64
	first                float64 // indent of the first line; negative hangs
	keepNext, keepLines  bool
	widows, pageBreak    bool
	contextual           bool
	borderTop, borderEnd float64 // rule and its distance, above and below
	tabs                 []tabStop
	style                string
	list                 bool
}

type tabStop struct {
	at   float64
	kind string // left, center, right, …
}

// runProps are the character properties that decide about widths.
type runProps struct {
	font         string
	size         float64 // half points
	bold, italic bool
	caps, hidden bool
	tracking     float64 // twips behind every character
}

func (r runProps) face() *face {
	i := 0
	if r.bold {
		i = 1
	}
	if r.italic {
		i += 2
	}
	return familyOf(r.font)[i]
}

func number(n *ooxml.Node, name string, set *float64) {
	if v, err := strconv.ParseFloat(n.Get(name), 64); err == nil {
		*set = v
	}
}

// on reads an on/off property (ECMA-376 part 1, 17.17.4).
func on(n *ooxml.Node) bool {
	switch n.Get("w:val") {
	case "0", "false", "off":
		return false
	}
	return true
}

// apply lays the properties of a w:pPr over p.
func (p *paraProps) apply(props *ooxml.Node, m *Measurer) {
	if props == nil {
		return
	}
	for _, k := range props.Kids {
		if property := p.toggle(k.Name); property != nil {
			*property = on(k)
			continue
		}
		switch k.Name {
		case "w:spacing":
			number(k, "w:before", &p.before)
			number(k, "w:after", &p.after)
			number(k, "w:line", &p.line)
			p.rule = cmp.Or(k.Get("w:lineRule"), p.rule)
		case "w:ind":
			p.indent(k)
		case "w:pBdr":
			p.borderTop, p.borderEnd = border(k.Kid("w:top")), border(k.Kid("w:bottom"))
		case "w:tabs":
			p.addTabs(k)
		case "w:numPr":
			if ind := m.numberIndent(k); ind != nil {
				p.apply(ooxml.New("w:pPr", nil, ind), m)
				p.list = true
			}
		}
	}
	// The indent of the paragraph itself wins over that of its list.
	if own := props.Kid("w:ind"); own != nil && props.Kid("w:numPr") != nil {
		p.apply(ooxml.New("w:pPr", nil, own), m)
	}
}

// toggle returns the on/off property that an element sets; nil for any other element.
func (p *paraProps) toggle(name string) *bool {
	switch name {
	case "w:keepNext":
		return &p.keepNext
	case "w:keepLines":
		return &p.keepLines
	case "w:widowControl":
		return &p.widows
	case "w:pageBreakBefore":
		return &p.pageBreak
	case "w:contextualSpacing":
		return &p.contextual
	}
	return nil
}

func (p *paraProps) indent(n *ooxml.Node) {
	number(n, "w:left", &p.left)
	number(n, "w:start", &p.left)
	number(n, "w:right", &p.right)
	number(n, "w:end", &p.right)
	number(n, "w:firstLine", &p.first)
	if n.Get("w:hanging") != "" {
		number(n, "w:hanging", &p.first)
		p.first = -p.first
	}
}

func (p *paraProps) addTabs(n *ooxml.Node) {
	for _, t := range n.Kids {
		stop := tabStop{kind: t.Get("w:val")}
		number(t, "w:pos", &stop.at)
		p.tabs = append(p.tabs[:len(p.tabs):len(p.tabs)], stop)
	}
}

func border(n *ooxml.Node) float64 {
	if v := n.Get("w:val"); n == nil || v == "none" || v == "nil" {
		return 0
	}
	var size, space float64
	number(n, "w:sz", &size)
	number(n, "w:space", &space)
	return size*20/8 + space*20
}

// apply lays the properties of a w:rPr over r.
func (r *runProps) apply(props *ooxml.Node) {
	if props == nil {
		return
	}
	for _, k := range props.Kids {
		switch k.Name {
		case "w:rFonts":
			if f := k.Get("w:ascii"); f != "" {
				r.font = f
			}
		case "w:sz":
			number(k, "w:val", &r.size)
		case "w:b":
			r.bold = on(k)
		case "w:i":
			r.italic = on(k)
		case "w:caps":
			r.caps = on(k)
		case "w:vanish":
			r.hidden = on(k)
		case "w:spacing":
			number(k, "w:val", &r.tracking)
		}
	}
}

// style is a named style with what it is based on.
type style struct {
	para, run *ooxml.Node
	based     string
}

// maxStyles bounds a chain of styles, which may be circular in a damaged file.
const maxStyles = 20

func (m *Measurer) chain(id string) []*style {
	var list []*style
	for range maxStyles {
		s, ok := m.styles[id]
		if !ok {
			break
		}
		list = append([]*style{s}, list...)
		id = s.based
	}
	return list
}

func (m *Measurer) readStyles(root *ooxml.Node) {
	if root == nil {
		return
	}
	defaults := root.Kid("w:docDefaults")
	m.defaultPara = defaults.Kid("w:pPrDefault").Kid("w:pPr")
	m.defaultRun = defaults.Kid("w:rPrDefault").Kid("w:rPr")
	for _, s := range root.Kids {
		if s.Name != "w:style" {
			continue
		}
		m.styles[s.Get("w:styleId")] = &style{para: s.Kid("w:pPr"), run: s.Kid("w:rPr"), based: s.Kid("w:basedOn").Get("w:val")}
		if v := s.Get("w:default"); (v == "1" || v == "true") && s.Get("w:type") == "paragraph" {
			m.normal = s.Get("w:styleId")
		}
	}
}

// readNumbering keeps the indent of every list level.
func (m *Measurer) readNumbering(root *ooxml.Node) {
	if root == nil {
		return
	}
	abstract := map[string]map[string]*ooxml.Node{}
	for _, k := range root.Kids {
		switch k.Name {
		case "w:abstractNum":
			levels := map[string]*ooxml.Node{}
			for _, l := range k.Kids {
				if l.Name == "w:lvl" {
					levels[l.Get("w:ilvl")] = l.Kid("w:pPr").Kid("w:ind")
				}
			}
			abstract[k.Get("w:abstractNumId")] = levels
		case "w:num":
			m.lists[k.Get("w:numId")] = abstract[k.Kid("w:abstractNumId").Get("w:val")]
		}
	}
}

func (m *Measurer) numberIndent(numPr *ooxml.Node) *ooxml.Node {
	level := numPr.Kid("w:ilvl").Get("w:val")
	if level == "" {
		level = "0"
	}
	return m.lists[numPr.Kid("w:numId").Get("w:val")][level]
}
