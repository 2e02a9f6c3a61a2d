package wordtemplate

import (
	"slices"
	"strconv"
	"sync"
	"unicode/utf8"

	"focal/internal/layout"
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
		out = x.headEarlier(x.list(steps, s.inner(item, i, len(items)), out), at, item)
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
	if x.cells > 0 || i < 0 || i+1 >= len(out) || out[i].Name != "w:p" || out[i+1].Name != "w:p" || long(out[i], out[i+1]) {
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

// long reports a paragraph of two lines or more before one of so many that a page may part it: nothing
// torn off is a scrap then, and LibreOffice would keep both whole, which leaves a page half empty.
func long(p, next *ooxml.Node) bool {
	const line, parted = 60, 180 // letters: of less than a line in the narrowest design, and of three
	return utf8.RuneCountInString(p.Plain()) > line && utf8.RuneCountInString(next.Plain()) > parted
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

// holdHeadings keeps the headings in the tables of a document with what stands under
// them: there the paragraphs' own "keep with next" means nothing.
func (v *variant) holdHeadings(t *Template, f *filled) {
	document := f.roots[t.mainPart()]
	torn := v.measurer.Torn(document, f.roots[v.header], f.roots[v.footer])
	if len(torn) == 0 {
		return
	}
	at := make(map[*ooxml.Node]layout.Tear, len(torn))
	for _, tear := range torn {
		at[tear.Node] = tear
	}
	f.roots[t.mainPart()] = mended(document, at)
}

func mended(n *ooxml.Node, torn map[*ooxml.Node]layout.Tear) *ooxml.Node {
	tear, found := torn[n]
	if n.Name != "w:p" {
		kids, changed := slices.Clone(n.Kids), false
		for i, k := range kids {
			kids[i] = mended(k, torn)
			changed = changed || kids[i] != k
		}
		if changed {
			n = n.WithKids(kids)
		}
	}
	switch {
	case !found:
		return n
	case n.Name == "w:tr":
		return withProps(n, "w:trPr", ooxml.New("w:cantSplit", nil), rowOrder)
	}
	room := ooxml.New("w:spacing", []ooxml.Attr{{Name: "w:after", Value: strconv.Itoa(int(tear.Space))}})
	return withProps(n, "w:pPr", room, spacingOrder)
}

// withProps returns a paragraph or a row with one more property. A property that is there
// gets the attributes of the new one.
func withProps(n *ooxml.Node, name string, add *ooxml.Node, behind []string) *ooxml.Node {
	old := n.Kid(name)
	if own := old.Kid(add.Name); own != nil {
		for _, a := range add.Attrs {
			own = own.With(a.Name, a.Value)
		}
		add = own
	}
	var kids []*ooxml.Node
	if old != nil {
		kids = slices.DeleteFunc(slices.Clone(old.Kids), func(k *ooxml.Node) bool { return k.Name == add.Name })
	}
	props := withProperty(ooxml.New(name, nil, kids...), name, add, behind)
	rest := slices.DeleteFunc(slices.Clone(n.Kids), func(k *ooxml.Node) bool { return k == old })
	at := 0
	if len(rest) > 0 && rest[0].Name == "w:tblPrEx" {
		at = 1
	}
	return n.WithKids(slices.Insert(rest, at, props))
}
