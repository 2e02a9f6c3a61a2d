package wordtemplate

import (
	"strconv"
	"strings"

	"focal/internal/cv"
	"focal/internal/layout"
	"focal/internal/ooxml"
)

// length is the estimated number of pages of a filled template.
func (v *variant) length(t *Template, f *filled) layout.Result {
	return v.measurer.Measure(f.roots[t.mainPart()], f.roots[v.header], f.roots[v.footer])
}

// countPages writes the number of pages into the stored results of the fields that tell it, and returns it: word
// processors work it out again, previews and our own page show what is stored.
func (t *Template) countPages(v *variant, f *filled) string {
	count := strconv.Itoa(v.length(t, f).Pages)
	sections := 0
	f.roots[t.mainPart()].Each(func(n *ooxml.Node) {
		if n.Name == "w:sectPr" {
			sections++
		}
	})
	for _, part := range t.filled {
		if root := f.roots[part]; hasPageField(root) {
			f.roots[part] = (&pageFields{count: count, isOneSection: sections < 2}).in(root)
		}
	}
	return count
}

func hasPageField(root *ooxml.Node) bool {
	found := false
	root.Each(func(n *ooxml.Node) {
		found = found || n.Name == "w:instrText" && strings.Contains(strings.ToUpper(n.Plain()), "PAGE")
	})
	return found
}

// pageFields walks through a part and puts numbers of pages into the results of its fields, in whatever runs they stand.
type pageFields struct {
	count        string
	isOneSection bool
	open         []*pageField
}

// pageField is a field that is open.
type pageField struct {
	code           string
	shows, printed bool // its result has begun; the number stands in it
}

func (p *pageFields) in(n *ooxml.Node) *ooxml.Node {
	switch n.Name {
	case "w:instrText":
		if f := p.top(); !f.shows {
			f.code += n.Plain()
		}
		return n
	case "w:t":
		return p.text(n)
	}
	if len(n.Kids) == 0 {
		return n
	}
	kids := make([]*ooxml.Node, 0, len(n.Kids))
	for _, k := range n.Kids {
		if k.Name == "w:fldChar" {
			kids = append(kids, p.char(k)...)
			continue
		}
		kids = append(kids, p.in(k))
	}
	return n.WithKids(kids)
}

// top is the innermost field.
func (p *pageFields) top() *pageField {
	if len(p.open) == 0 {
		return &pageField{}
	}
	return p.open[len(p.open)-1]
}

// text is that of a result in which the number of pages stands once.
func (p *pageFields) text(n *ooxml.Node) *ooxml.Node {
	f := p.top()
	number := p.number(f)
	if !f.shows || number == "" {
		return n
	}
	if f.printed {
		number = ""
	}
	f.printed = true
	return textNode(number)
}

// char opens or closes a field; one that was stored without a result gets one.
func (p *pageFields) char(k *ooxml.Node) []*ooxml.Node {
	switch k.Get("w:fldCharType") {
	case "begin":
		p.open = append(p.open, &pageField{})
	case "separate":
		p.top().shows = true
	case "end":
		f := p.top()
		p.open = p.open[:max(len(p.open)-1, 0)]
		number := p.number(f)
		if number == "" || f.printed {
			break
		}
		if !f.shows {
			return []*ooxml.Node{fieldChar("separate"), textNode(number), k}
		}
		return []*ooxml.Node{textNode(number), k}
	}
	return []*ooxml.Node{k}
}

// number is what a field shows; "" for one that tells nothing of pages. The number of the page itself is another one on each:
// what is stored is that of the first.
func (p *pageFields) number(f *pageField) string {
	name, _, _ := strings.Cut(strings.TrimSpace(f.code), " ")
	switch strings.ToUpper(name) {
	case "NUMPAGES":
		return p.count
	case "SECTIONPAGES":
		if p.isOneSection {
			return p.count
		}
	case "PAGE":
		return "1"
	}
	return ""
}

func fieldChar(kind string) *ooxml.Node {
	return ooxml.New("w:fldChar", []ooxml.Attr{{Name: "w:fldCharType", Value: kind}})
}

// Pages returns the length that Fill's document would have, without writing
// it: page fitting calls it for every variant that it tries.
func (t *Template) Pages(d *cv.Document, o FillOptions) (layout.Result, error) {
	o = o.normalise(d)
	t, err := t.carrying(o)
	if err != nil {
		return layout.Result{}, err
	}
	v, f, err := t.laidOut(d, o)
	if err != nil {
		return layout.Result{}, err
	}
	return v.length(t, f), nil
}
