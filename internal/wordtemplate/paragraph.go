package wordtemplate

import (
	"strings"

	"focal/internal/ooxml"
)

// paragraph compiles a w:p: its runs are split so that every tag stands alone.
func (c *compiler) paragraph(p *ooxml.Node) code {
	text := p.Plain()
	rest := tagPattern.ReplaceAllString(text, "")
	switch {
	case strings.Contains(rest, "{{"):
		c.fault(text, "a tag is opened with {{ but not closed with }} in the same paragraph")
	case strings.Contains(rest, "}}"):
		c.fault(text, "}} stands without an opening {{")
	}
	return code{kind: codeParagraph, node: p, kids: c.nest(c.inline(p, text, false))}
}

// inline lists the content of a paragraph or of a wrapper inside one.
func (c *compiler) inline(n *ooxml.Node, text string, inLink bool) []item {
	var list []item
	for _, k := range n.Kids {
		switch {
		case !hasTags(k):
			list = append(list, item{code: code{kind: codeStatic, node: k}})
		case k.Name == "w:r":
			list = append(list, c.run(k, text, inLink)...)
		case k.Name == "w:hyperlink" || k.Name == "w:sdt" || k.Name == "w:sdtContent" || k.Name == "w:fldSimple":
			within := inLink || k.Name == "w:hyperlink" || k.Name == "w:fldSimple"
			inner := c.nest(c.inline(k, text, within))
			list = append(list, item{code: code{kind: codeElement, node: k, kids: inner}})
		default:
			list = append(list, item{code: code{kind: codeStatic, node: k}})
		}
	}
	return list
}

// run splits one run at its tags.
func (c *compiler) run(r *ooxml.Node, text string, inLink bool) []item {
	var list []item
	var props *ooxml.Node
	var pending []*ooxml.Node
	flush := func() {
		if len(pending) > 0 {
			kids := pending
			if props != nil {
				kids = append([]*ooxml.Node{props}, pending...)
			}
			list = append(list, item{code: code{kind: codeStatic, node: r.WithKids(kids)}})
			pending = nil
		}
	}
	for _, k := range r.Kids {
		switch {
		case k.Name == "w:rPr":
			props = k.Freeze()
		case k.Name == "w:t" && tagPattern.MatchString(k.Plain()):
			c.split(k.Plain(), text, func(s string) {
				pending = append(pending, textNode(s))
			}, func(t tag) {
				flush()
				list = append(list, c.tagItem(t, props, text, inLink))
			})
		case k.Name == "w:drawing" && drawingTag(k) != "":
			flush()
			t, err := parseTag(drawingTag(k))
			if err != nil || t.kind != tagPicture {
				c.fault(text, "the alternative text of a picture may hold only a picture tag such as {{%%icon}}")
				continue
			}
			list = append(list, item{code: code{kind: codePicture, tag: t, props: props, node: k}, text: text})
		case hasTags(k) && k.Name != "w:t":
			flush()
			inner := c.any(k)
			kids := []code{inner}
			if props != nil {
				kids = []code{{kind: codeStatic, node: props}, inner}
			}
			list = append(list, item{code: code{kind: codeElement, node: r, kids: kids}})
		default:
			pending = append(pending, k)
		}
	}
	flush()
	return list
}

// tagItem is a tag in the text of a run that has the properties props.
func (c *compiler) tagItem(t tag, props *ooxml.Node, text string, inLink bool) item {
	if t.isSection() {
		return item{tag: &t, text: text}
	}
	kind := codeText
	if t.kind == tagPicture {
		kind = codePicture
	}
	linked := props
	if c.links {
		linked = linkProps(props).Freeze()
	}
	return item{code: code{kind: kind, tag: t, props: props, linked: linked, inLink: inLink}, text: text}
}

// split cuts a text at its tags, in order.
func (c *compiler) split(s, paragraph string, onText func(string), onTag func(tag)) {
	at := 0
	for _, span := range tagPattern.FindAllStringIndex(s, -1) {
		if span[0] > at {
			onText(s[at:span[0]])
		}
		at = span[1]
		t, err := parseTag(s[span[0]:span[1]])
		if err != nil {
			c.fault(paragraph, "%s", err)
			continue
		}
		onTag(t)
	}
	if at < len(s) {
		onText(s[at:])
	}
}

// drawingTag returns the tag in a drawing's alternative text, or "".
func drawingTag(drawing *ooxml.Node) string {
	found := ""
	drawing.Each(func(k *ooxml.Node) {
		if k.Name == "wp:docPr" && found == "" {
			found = pictureTag(k)
		}
	})
	return found
}

func pictureTag(docPr *ooxml.Node) string {
	for _, name := range []string{"descr", "title", "name"} {
		if loc := tagPattern.FindString(docPr.Get(name)); loc != "" {
			return loc
		}
	}
	return ""
}
