package wordtemplate

import (
	"fmt"
	"strings"

	"focal/internal/ooxml"
)

type codeKind int

const (
	codeStatic    codeKind = iota // node is written as it stands
	codeElement                   // node's name and attributes around kids
	codeParagraph                 // the same, with what only paragraphs need
	codeText                      // tag in a run with the properties props
	codeSection                   // kids once per item, or if (not) present
	codePicture                   // the branding icon in place of node (a w:drawing), in a run with props
)

// code is one step of a compiled template.
type code struct {
	kind   codeKind
	node   *ooxml.Node
	props  *ooxml.Node // w:rPr or nil
	kids   []code
	tag    tag
	linked *ooxml.Node // codeText: the properties of a run in a hyperlink
	inLink bool        // inside a hyperlink of the template: link values print as text
	keep   bool        // codeParagraph: the last paragraph of a cell must stay
}

// Problem is one fault of a template.
type Problem struct {
	Part    string `json:"part"`           // "word/document.xml"
	Text    string `json:"text,omitempty"` // the paragraph in which it stands, shortened
	Message string `json:"message"`        // what is wrong and what to do
}

func (p Problem) String() string {
	if p.Text == "" {
		return p.Message
	}
	return fmt.Sprintf("%s (in the paragraph “%s”)", p.Message, p.Text)
}

// Bounds against templates that are made to exhaust the machine. Ours nest
// sections three deep and have some 300 tags.
const (
	maxNesting  = 20
	maxTags     = 5000
	maxProblems = 50
	maxSteps    = 250_000 // of filling one part; a long CV takes some 5,000
	maxXML      = 6 << 20 // bytes of all parts that are parsed
)

// compiler turns a part into code and collects faults instead of stopping at the first.
type compiler struct {
	links    bool // see Template.links
	part     string
	problems []Problem
	tags     []usedTag
	around   []tag // sections that are open at the point of compilation
}

// usedTag is a tag with the sections around it, for checking names.
type usedTag struct {
	tag    tag
	around []tag
	text   string
	part   string
}

func (c *compiler) fault(text, format string, args ...any) {
	if len(c.problems) >= maxProblems {
		return
	}
	c.problems = append(c.problems, Problem{Part: c.part, Text: shorten(text), Message: fmt.Sprintf(format, args...)})
}

func shorten(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if r := []rune(s); len(r) > 80 {
		return string(r[:79]) + "…"
	}
	return s
}

// item is an entry of a list in which sections open and close: code, or a tag.
type item struct {
	code code
	tag  *tag
	text string // paragraph of the tag, for messages
}

// compilePart compiles a document, header or footer.
func (c *compiler) compilePart(root *ooxml.Node) code {
	return c.any(joinTags(clean(root)))
}

// any compiles an element by its kind; branches without tags stay static.
func (c *compiler) any(n *ooxml.Node) code {
	if !hasTags(n) {
		return code{kind: codeStatic, node: n.Freeze()}
	}
	switch n.Name {
	case "w:p":
		return c.paragraph(n)
	case "w:tbl":
		return code{kind: codeElement, node: n, kids: c.nest(c.rows(n))}
	case "w:instrText", "w:delInstrText":
		c.fault(n.Plain(), "a tag stands inside a field code: fields cannot take values from a CV, so put the tag into plain text")
		return code{kind: codeStatic, node: n.Freeze()}
	}
	return code{kind: codeElement, node: n, kids: c.nest(c.blocks(n))}
}

func hasTags(n *ooxml.Node) bool {
	found := false
	n.Each(func(k *ooxml.Node) {
		found = found || strings.Contains(k.Text, "{{") || strings.Contains(k.Text, "}}")
		if k.Name == "wp:docPr" {
			found = found || pictureTag(k) != ""
		}
	})
	return found
}

// blocks lists the children of a body, cell, header or the like. A section tag
// alone in its paragraph takes the paragraph away.
func (c *compiler) blocks(n *ooxml.Node) []item {
	list := make([]item, 0, len(n.Kids))
	for i, k := range n.Kids {
		if k.Name == "w:p" {
			if t, ok := c.loneTag(k); ok {
				list = append(list, item{tag: &t, text: k.Plain()})
				continue
			}
		}
		list = c.enter(list, k)
		if k.Name == "w:p" && n.Name == "w:tc" && i == len(n.Kids)-1 {
			list[len(list)-1].code.keep = true
		}
	}
	return list
}

func (c *compiler) enter(list []item, n *ooxml.Node) []item {
	return append(list, item{code: code{kind: codeStatic, node: n}, text: ""})
}

// loneTag reports whether a paragraph holds nothing but one section tag.
func (c *compiler) loneTag(p *ooxml.Node) (tag, bool) {
	text := strings.TrimSpace(p.Plain())
	if loc := tagPattern.FindStringIndex(text); loc == nil || loc[0] != 0 || loc[1] != len(text) {
		return tag{}, false
	}
	t, err := parseTag(text)
	if err != nil || !t.isSection() {
		return tag{}, false
	}
	return t, true
}

// nest turns a flat list into code: what stands between an opening tag and its
// closing tag becomes the content of a section. Elements in the list are
// compiled here, so that the sections around them are known.
func (c *compiler) nest(list []item) []code {
	out, rest := c.until(list, nil)
	for len(rest) > 0 { // a closing tag without an opening one: report and go on
		c.fault(rest[0].text, "%s closes a section that is not open here", rest[0].tag.source)
		var more []code
		more, rest = c.until(rest[1:], nil)
		out = append(out, more...)
	}
	return out
}

// until compiles the list up to the closing tag of open (nil: to the end) and
// returns what remains, beginning with that closing tag.
func (c *compiler) until(list []item, open *item) ([]code, []item) {
	var out []code
	for len(list) > 0 {
		it := list[0]
		switch {
		case it.tag == nil:
			out = append(out, c.compileItem(it))
			list = list[1:]
		case it.tag.kind == tagClose:
			if open == nil || !it.tag.closes(*open.tag) {
				if open != nil {
					c.fault(it.text, "%s closes a section, but %s is the one that is open", it.tag.source, open.tag.source)
					list = list[1:]
					continue
				}
			}
			return out, list
		default:
			c.use(*it.tag, it.text)
			if len(c.around) >= maxNesting {
				c.fault(it.text, "%s stands inside %d other sections, which is too deep", it.tag.source, maxNesting)
				return out, nil
			}
			c.around = append(c.around, *it.tag)
			kids, rest := c.until(list[1:], &it)
			c.around = c.around[:len(c.around)-1]
			if len(rest) == 0 {
				c.fault(it.text, "%s is never closed: add {{/%s}} in the same text, cell or table, or give both tags a paragraph of their own", it.tag.source, it.tag.name())
				return append(out, kids...), nil
			}
			out = append(out, code{kind: codeSection, tag: *it.tag, kids: kids})
			list = rest[1:]
		}
	}
	return out, nil
}

func (c *compiler) compileItem(it item) code {
	if it.code.kind != codeStatic {
		if it.code.kind == codeText || it.code.kind == codePicture {
			c.use(it.code.tag, it.text)
		}
		return it.code
	}
	compiled := c.any(it.code.node)
	compiled.keep = it.code.keep
	return compiled
}

func (c *compiler) use(t tag, text string) {
	if len(c.tags) == maxTags {
		c.fault(text, "there are more than %d tags", maxTags)
	}
	if len(c.tags) > maxTags {
		return
	}
	c.tags = append(c.tags, usedTag{tag: t, around: append([]tag(nil), c.around...), text: shorten(text), part: c.part})
}
