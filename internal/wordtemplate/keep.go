package wordtemplate

import (
	"slices"
	"sync"

	"focal/internal/ooxml"
)

// loop runs steps once for every item. So that no page begins or ends with a
// torn-off scrap, the first paragraph of an entry stays with the second, and
// of a list with one paragraph per item the first two and the last two stay
// together. Inside cells that would tie rows to each other, and is left alone.
func (x *execution) loop(steps []code, s *scope, items []any, out []*ooxml.Node) []*ooxml.Node {
	first, lines := len(out), true
	for i, item := range items {
		if x.steps > maxSteps {
			break
		}
		at := len(out)
		out = x.list(steps, s.inner(item, i, len(items)), out)
		if n := len(out) - at; n != 1 {
			lines = false
			if n > 1 {
				x.keepNext(out, at)
			}
		}
	}
	if lines && len(out)-first > 1 {
		x.keepNext(out, first)
		x.keepNext(out, len(out)-2)
	}
	return out
}

// keepNext keeps the paragraph at i with the one behind it, if there are both.
func (x *execution) keepNext(out []*ooxml.Node, i int) {
	if x.cells > 0 || i < 0 || i+1 >= len(out) || out[i].Name != "w:p" || out[i+1].Name != "w:p" {
		return
	}
	p := out[i]
	props := p.Kid("w:pPr")
	kids := make([]*ooxml.Node, 0, len(p.Kids)+1)
	kids = append(kids, x.kept.with(props))
	for _, k := range p.Kids {
		if k != props {
			kids = append(kids, k)
		}
	}
	out[i] = p.WithKids(kids)
}

// keptProps holds, for the frozen paragraph properties of a variant, the same
// with w:keepNext: frozen too, so that the measurer need not resolve them anew.
type keptProps struct{ made sync.Map }

func (k *keptProps) with(props *ooxml.Node) *ooxml.Node {
	if props == nil || !props.Frozen() {
		return withKeepNext(props)
	}
	if made, ok := k.made.Load(props); ok {
		return made.(*ooxml.Node)
	}
	made, _ := k.made.LoadOrStore(props, withKeepNext(props).Freeze())
	return made.(*ooxml.Node)
}

func withKeepNext(props *ooxml.Node) *ooxml.Node {
	keep := ooxml.New("w:keepNext", nil)
	if props == nil {
		return ooxml.New("w:pPr", nil, keep)
	}
	kids := slices.DeleteFunc(slices.Clone(props.Kids), func(n *ooxml.Node) bool { return n.Name == "w:keepNext" })
	at := 0
	if len(kids) > 0 && kids[0].Name == "w:pStyle" {
		at = 1
	}
	return props.WithKids(slices.Insert(kids, at, keep))
}
