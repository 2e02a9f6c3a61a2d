package wordtemplate

import (
	"slices"
	"strings"

	"focal/internal/ooxml"
)

// headEarlier puts the heading of the old posts that are told in one line each above the first of them, in the look of its first line,
// where the template has no tag for it: without one they would read as posts of which there is nothing to tell.
func (x *execution) headEarlier(out []*ooxml.Node, at int, item any) []*ooxml.Node {
	post, _ := item.(object)
	heading := plain(post["earlier"])
	if heading == "" || !x.headsEarlier {
		return out
	}
	headed, _ := withHeading(out[at:], ooxml.Clean(heading))
	return append(out[:at], headed...)
}

// withHeading puts a heading before the first text: a paragraph before a paragraph, in a table within its first cell that has one, and
// words before words where posts follow one another in a line.
func withHeading(nodes []*ooxml.Node, heading string) (all []*ooxml.Node, done bool) {
	for i, n := range nodes {
		if strings.TrimSpace(n.Plain()) == "" {
			continue
		}
		switch n.Name {
		case "w:p":
			return slices.Insert(slices.Clone(nodes), i, headingLike(n, heading)), true
		case "w:r":
			return slices.Insert(slices.Clone(nodes), i, textRun(n.Kid("w:rPr"), heading+": ")), true
		}
		if kids, done := withHeading(n.Kids, heading); done {
			nodes = slices.Clone(nodes)
			nodes[i] = n.WithKids(kids)
			return nodes, true
		}
	}
	return nodes, false
}

// headingLike is a paragraph in the look of p, which is no item of a list and begins no page by itself.
func headingLike(p *ooxml.Node, heading string) *ooxml.Node {
	var kids []*ooxml.Node
	if props := p.Kid("w:pPr"); props != nil {
		own := slices.DeleteFunc(slices.Clone(props.Kids), func(k *ooxml.Node) bool {
			return k.Name == "w:numPr" || k.Name == "w:sectPr" || k.Name == "w:pageBreakBefore"
		})
		kids = append(kids, props.WithKids(unlisted(own)))
	}
	return ooxml.New("w:p", nil, append(kids, textRun(firstProps(p), heading))...)
}

// unlisted takes a paragraph out of its list: the style may be that of a list too, as of Word's own button, so that it has to be said.
func unlisted(props []*ooxml.Node) []*ooxml.Node {
	none := ooxml.New("w:numPr", nil, ooxml.New("w:numId", []ooxml.Attr{{Name: "w:val", Value: "0"}}))
	at := 0
	for at < len(props) && slices.Contains(beforeNumbers, props[at].Name) {
		at++
	}
	return slices.Insert(slices.Clone(props), at, none)
}

// beforeNumbers are the properties that the schema has before the numbering.
var beforeNumbers = []string{"w:pStyle", "w:keepNext", "w:keepLines", "w:pageBreakBefore", "w:framePr", "w:widowControl"}

// firstProps are the properties of the first run with text.
func firstProps(p *ooxml.Node) (props *ooxml.Node) {
	found := false
	p.Each(func(n *ooxml.Node) {
		if !found && n.Name == "w:r" && strings.TrimSpace(n.Plain()) != "" {
			found, props = true, n.Kid("w:rPr")
		}
	})
	return props
}
