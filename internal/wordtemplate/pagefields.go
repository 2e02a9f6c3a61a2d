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

// countPages writes the number of pages into the stored results of the NUMPAGES
// fields, and returns it: word processors work it out again, previews show what is stored.
func (t *Template) countPages(v *variant, f *filled) string {
	count := strconv.Itoa(v.length(t, f).Pages)
	for _, part := range t.filled {
		root := f.roots[part]
		if part == t.mainPart() || !hasPageCount(root) {
			continue
		}
		f.roots[part] = root.Rewrite(func(n *ooxml.Node) *ooxml.Node {
			switch {
			case n.Name == "w:p":
				return withPageCount(n, count)
			case n.Name == "w:fldSimple" && isPageCount(n.Get("w:instr")):
				return firstText(n, count, new(bool))
			}
			return n
		})
	}
	return count
}

func isPageCount(instr string) bool {
	name, _, _ := strings.Cut(strings.TrimSpace(instr), " ")
	return strings.EqualFold(name, "NUMPAGES")
}

func hasPageCount(root *ooxml.Node) bool {
	found := false
	root.Each(func(n *ooxml.Node) {
		found = found || n.Name == "w:instrText" && isPageCount(n.Plain()) || n.Name == "w:fldSimple" && isPageCount(n.Get("w:instr"))
	})
	return found
}

// withPageCount replaces what stands between the separator and the end of the
// NUMPAGES fields among the runs of a paragraph.
func withPageCount(p *ooxml.Node, count string) *ooxml.Node {
	kids := make([]*ooxml.Node, 0, len(p.Kids))
	instr, result, printed := "", false, false
	for _, k := range p.Kids {
		field, change := "", k
		if k.Name == "w:r" {
			field = k.Kid("w:fldChar").Get("w:fldCharType")
			instr += plainOf(k.Kid("w:instrText"))
			if result && field == "" {
				change = firstText(k, count, &printed)
			}
		}
		switch field {
		case "begin", "end":
			instr, result, printed = "", false, false
		case "separate":
			result = isPageCount(instr)
		}
		kids = append(kids, change)
	}
	return p.WithKids(kids)
}

func plainOf(n *ooxml.Node) string {
	if n == nil {
		return ""
	}
	return n.Plain()
}

// firstText puts s into the first text below n and empties the others.
func firstText(n *ooxml.Node, s string, printed *bool) *ooxml.Node {
	return n.Rewrite(func(k *ooxml.Node) *ooxml.Node {
		if k.Name != "w:t" {
			return k
		}
		text := s
		if *printed {
			text = ""
		}
		*printed = true
		return textNode(text)
	})
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
