// Package ooxml holds the parts of an Office Open XML package in memory: an
// immutable XML tree whose static branches are serialised once, reading with
// limits against hostile archives, and writing that is byte for byte the same
// for the same input.
package ooxml

import (
	"slices"
	"strings"
)

// Attr is an attribute; Name carries its prefix ("w:val").
type Attr struct{ Name, Value string }

// Node is an element, or character data when Name is empty. Nodes are shared
// between documents and must not be changed after Freeze.
type Node struct {
	Name  string // with prefix ("w:p")
	Attrs []Attr
	Kids  []*Node
	Text  string // character data; only where Name is empty
	raw   []byte // serialised form of a frozen node
}

// New returns an element with the given children.
func New(name string, attrs []Attr, kids ...*Node) *Node {
	return &Node{Name: name, Attrs: attrs, Kids: kids}
}

// Text returns character data.
func Text(s string) *Node { return &Node{Text: s} }

// Val returns an element with the one attribute w:val.
func Val(name, val string) *Node { return New(name, []Attr{{"w:val", val}}) }

// Get returns the value of an attribute, or "".
func (n *Node) Get(name string) string {
	if n == nil {
		return ""
	}
	for i := range n.Attrs {
		if n.Attrs[i].Name == name {
			return n.Attrs[i].Value
		}
	}
	return ""
}

// Kid returns the first child element of that name, or nil; safe on nil, so
// that calls can be chained.
func (n *Node) Kid(name string) *Node {
	if n == nil {
		return nil
	}
	for _, k := range n.Kids {
		if k.Name == name {
			return k
		}
	}
	return nil
}

// Each calls visit for the node and everything below it, in document order.
func (n *Node) Each(visit func(*Node)) {
	visit(n)
	for _, k := range n.Kids {
		k.Each(visit)
	}
}

// Plain returns all character data below the node, one after the other.
func (n *Node) Plain() string {
	if n.Name == "" {
		return n.Text
	}
	var b strings.Builder
	n.Each(func(k *Node) { b.WriteString(k.Text) })
	return b.String()
}

// With returns a copy of the node with an attribute set.
func (n *Node) With(name, value string) *Node {
	c := *n
	c.raw = nil
	c.Attrs = slices.Clone(n.Attrs)
	for i := range c.Attrs {
		if c.Attrs[i].Name == name {
			c.Attrs[i].Value = value
			return &c
		}
	}
	c.Attrs = append(c.Attrs, Attr{name, value})
	return &c
}

// WithKids returns a copy of the node with other children.
func (n *Node) WithKids(kids []*Node) *Node {
	return &Node{Name: n.Name, Attrs: n.Attrs, Kids: kids, Text: n.Text}
}

// Rewrite returns the tree with every node replaced by what edit returns for
// it, children first. Untouched branches are shared. A nil result drops the node.
func (n *Node) Rewrite(edit func(*Node) *Node) *Node {
	var kids []*Node
	for i, k := range n.Kids {
		r := k.Rewrite(edit)
		if r != k && kids == nil {
			kids = append(make([]*Node, 0, len(n.Kids)), n.Kids[:i]...)
		}
		if kids != nil && r != nil {
			kids = append(kids, r)
		}
	}
	if kids != nil {
		n = n.WithKids(kids)
	}
	return edit(n)
}

// Freeze serialises the node once; later writes copy the bytes. It returns n.
func (n *Node) Freeze() *Node {
	if n.raw == nil {
		n.raw = n.Append(nil)
	}
	return n
}

// Frozen reports whether the node may be used as a key: it lives as long as its
// template and never changes.
func (n *Node) Frozen() bool { return n.raw != nil }
