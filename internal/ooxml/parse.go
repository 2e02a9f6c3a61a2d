package ooxml

import (
	"bytes"
	"errors"
	"slices"
	"strings"

	"github.com/beevik/etree"
)

// maxDepth bounds the nesting of elements; documents of Word stay below 60.
const maxDepth = 200

// Errors of Parse that callers tell apart.
var (
	ErrDTD    = errors.New("the file contains a document type declaration")
	ErrStrict = errors.New("the file is a Strict Open XML document")
	ErrXML    = errors.New("the file contains XML that is not well-formed")
)

// canonical prefixes of the namespaces that Focal works with. Word always uses
// these; other writers may not, so Parse renames.
var canonical = map[string]string{
	"http://schemas.openxmlformats.org/wordprocessingml/2006/main":           "w",
	"http://schemas.openxmlformats.org/officeDocument/2006/relationships":    "r",
	"http://schemas.openxmlformats.org/drawingml/2006/main":                  "a",
	"http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing": "wp",
	"http://schemas.openxmlformats.org/drawingml/2006/picture":               "pic",
	"http://schemas.microsoft.com/office/word/2010/wordml":                   "w14",
}

// Parse reads one XML part. White space between elements is dropped, comments
// and processing instructions too; character data is kept exactly.
func Parse(data []byte) (*Node, error) {
	data = bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))
	doc := etree.NewDocument()
	doc.ReadSettings.MaxDepth = maxDepth
	if err := doc.ReadFromBytes(data); err != nil {
		return nil, errors.Join(ErrXML, err)
	}
	for _, t := range doc.Child {
		if d, ok := t.(*etree.Directive); ok && strings.HasPrefix(strings.ToUpper(strings.TrimSpace(d.Data)), "DOCTYPE") {
			return nil, ErrDTD
		}
	}
	root := doc.Root()
	if root == nil {
		return nil, ErrXML
	}
	c := converter{}
	n := c.element(root, nil)
	switch {
	case c.misnamed:
		return nil, ErrXML
	case c.strict:
		return nil, ErrStrict
	}
	return n, nil
}

// misnamed reports a name that begins or ends with the colon that parts it from a prefix. The XML
// reader lets such names through; with a prefix put before them nobody could read them again.
func misnamed(e *etree.Element) bool {
	return strings.Contains(e.Tag, ":") || slices.ContainsFunc(e.Attr, func(a etree.Attr) bool { return strings.Contains(a.Key, ":") })
}

type converter struct {
	strict   bool // a namespace of Strict Open XML was declared
	misnamed bool
}

// element converts e; renames maps the prefixes declared so far to canonical ones.
func (c *converter) element(e *etree.Element, renames map[string]string) *Node {
	c.misnamed = c.misnamed || misnamed(e)
	renames = c.declared(e, renames)
	n := &Node{Name: rename(e.Space, e.Tag, renames, true)}
	for _, a := range e.Attr {
		n.Attrs = append(n.Attrs, attribute(a, renames))
	}
	n.Attrs = unique(n.Attrs)
	hasElements := len(e.ChildElements()) > 0
	for _, t := range e.Child {
		switch t := t.(type) {
		case *etree.Element:
			n.Kids = append(n.Kids, c.element(t, renames))
		case *etree.CharData:
			if !hasElements || strings.TrimSpace(t.Data) != "" {
				n.Kids = append(n.Kids, Text(t.Data))
			}
		}
	}
	return n
}

// declared adds to renames the prefixes that e declares.
func (c *converter) declared(e *etree.Element, renames map[string]string) map[string]string {
	for _, a := range e.Attr {
		if a.Space != "xmlns" && a.FullKey() != "xmlns" {
			continue
		}
		if strings.HasPrefix(a.Value, "http://purl.oclc.org/ooxml/") {
			c.strict = true
		}
		prefix := ""
		if a.Space == "xmlns" {
			prefix = a.Key
		}
		if want, ok := canonical[a.Value]; ok && want != prefix {
			next := map[string]string{prefix: want}
			for k, v := range renames {
				if _, set := next[k]; !set {
					next[k] = v
				}
			}
			renames = next
		}
	}
	return renames
}

// attribute converts one attribute; a namespace that Focal works with is declared by its canonical prefix.
func attribute(a etree.Attr, renames map[string]string) Attr {
	want, known := canonical[a.Value]
	switch {
	case a.Space != "xmlns" && a.FullKey() != "xmlns":
		return Attr{rename(a.Space, a.Key, renames, false), a.Value}
	case known:
		return Attr{"xmlns:" + want, a.Value}
	}
	return Attr{a.FullKey(), a.Value}
}

func rename(space, key string, renames map[string]string, useDefault bool) string {
	if space != "" || useDefault {
		if want, ok := renames[space]; ok {
			space = want
		}
	}
	if space == "" {
		return key
	}
	return space + ":" + key
}

// unique drops a second declaration that renaming may have caused.
func unique(attrs []Attr) []Attr {
	out := attrs[:0]
	for _, a := range attrs {
		seen := false
		for _, b := range out {
			seen = seen || a.Name == b.Name
		}
		if !seen {
			out = append(out, a)
		}
	}
	return out
}
