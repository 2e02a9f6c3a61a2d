package wordtemplate

import (
	"path"
	"slices"
	"strings"

	"focal/internal/ooxml"
	"focal/internal/problem"
)

// carrying returns the template that prints the marking of the options: itself where
// every header and footer has a place of its own for one, else one with a line more in
// those that have none. It is an error only where the template leaves no room for that.
func (t *Template) carrying(o FillOptions) (*Template, error) {
	if o.Marking == "" {
		return t, nil
	}
	t.banner.Do(func() { t.bannered, t.bannerErr = t.withBanner() })
	return t.bannered, t.bannerErr
}

// marksIn reports whether the template's author has said where in a part the marking goes.
func (t *Template) marksIn(part string) bool {
	v := t.variantFor(variantKey{})
	return slices.ContainsFunc(v.tags, func(u usedTag) bool { return u.part == part && u.tag.kind != tagInvert && marks(u.tag) })
}

func marks(g tag) bool { return len(g.path) > 0 && g.path[0] == "marking" }

// markedInText tells the author of a template that the place in its text is not all: text goes on to other pages.
func markedInText(t *Template, v *variant) []Problem {
	for _, u := range v.tags {
		if u.part == t.mainPart() && u.tag.kind == tagText && marks(u.tag) {
			return []Problem{{Part: u.part, Text: u.text, Message: "{{marking}} stands in the text, " +
				"which is not on every page: " +
				"a line with it is added to every header and footer that has no {{marking}} of its own. Take it out here"}}
		}
	}
	return nil
}

// withBanner returns the template with the marking as the first line of every header and
// footer without one, adding them where pages have none.
func (t *Template) withBanner() (*Template, error) {
	pkg := &ooxml.Package{Parts: slices.Clone(t.parts)}
	main := t.mainPart()
	data, _ := pkg.Get(relationsOf(main))
	relations, _ := parseRelations(data) // checked by load
	complete := true
	for _, r := range relations {
		if part := r.resolve(main); isBanner(r.Type) && t.roots[part] != nil && !t.marksIn(part) {
			complete = false
			root := t.roots[part]
			put(pkg, part, root.WithKids(append([]*ooxml.Node{bannerLine()}, root.Kids...)).Bytes())
		}
	}
	document := t.roots[main]
	for _, kind := range []string{"header", "footer"} {
		missing := t.unbannered(kind)
		if len(missing) == 0 {
			continue
		}
		complete = false
		part := path.Join(path.Dir(main), "focal-"+kind+".xml")
		r := relation{ID: freeID(relations), Type: relationBase + kind, Target: path.Base(part)}
		relations = append(relations, r)
		document = withReferences(document, kind, missing, r.ID)
		root := ooxml.New(map[string]string{"header": "w:hdr", "footer": "w:ftr"}[kind],
			[]ooxml.Attr{{Name: "xmlns:w", Value: "http://schemas.openxmlformats.org/wordprocessingml/2006/main"}}, bannerLine())
		put(pkg, part, root.Bytes())
		types, _ := pkg.Get(contentTypesPart)
		list, err := ooxml.Parse(types)
		if err != nil {
			return nil, err
		}
		override := ooxml.New("Override", []ooxml.Attr{
			{Name: "PartName", Value: "/" + part},
			{Name: "ContentType", Value: "application/vnd.openxmlformats-officedocument.wordprocessingml." + kind + "+xml"},
		})
		put(pkg, contentTypesPart, list.WithKids(append(slices.Clone(list.Kids), override)).Bytes())
	}
	if complete {
		return t, nil
	}
	put(pkg, relationsOf(main), relationsPart(relations))
	put(pkg, main, document.Bytes())
	marked, problems := parse(pkg)
	if len(problems) > 0 {
		return nil, problem.New(problem.Invalid, "This template has no room for a marking: %s.", problems[0])
	}
	marked.name, marked.builtin, marked.colour = t.name, t.builtin, t.colour
	return marked, nil
}

func isBanner(relationType string) bool {
	return relationType == relationBase+"header" || relationType == relationBase+"footer"
}

// unbannered are the kinds of pages ("default", "first", "even") that the first section
// gives no header or footer; later sections take over what they lack.
func (t *Template) unbannered(kind string) []string {
	kinds := []string{"default"}
	if isOn(t.roots[t.mainPart()], "w:titlePg") {
		kinds = append(kinds, "first")
	}
	for _, root := range t.roots {
		if root.Name == "w:settings" && isOn(root, "w:evenAndOddHeaders") {
			kinds = append(kinds, "even")
		}
	}
	var section *ooxml.Node
	t.roots[t.mainPart()].Each(func(n *ooxml.Node) {
		if n.Name == "w:sectPr" && section == nil {
			section = n
		}
	})
	if section == nil {
		return kinds
	}
	for _, k := range section.Kids {
		if k.Name != "w:"+kind+"Reference" {
			continue
		}
		has := k.Get("w:type")
		if has == "" {
			has = "default"
		}
		kinds = slices.DeleteFunc(kinds, func(s string) bool { return s == has })
	}
	return kinds
}

// isOn reports whether a switch is set anywhere below the node: it is there, and does
// not say otherwise.
func isOn(root *ooxml.Node, name string) bool {
	set := false
	root.Each(func(n *ooxml.Node) {
		set = set || n.Name == name && !slices.Contains([]string{"0", "false", "off"}, strings.ToLower(n.Get("w:val")))
	})
	return set
}

// withReferences adds references of these kinds to the first section, which gets
// properties of its own where the document has none.
func withReferences(document *ooxml.Node, kind string, kinds []string, id string) *ooxml.Node {
	added := make([]*ooxml.Node, len(kinds))
	for i, k := range kinds {
		added[i] = ooxml.New("w:"+kind+"Reference", []ooxml.Attr{{Name: "w:type", Value: k}, {Name: "r:id", Value: id}})
	}
	if find(document, "w:sectPr") == nil {
		return document.Rewrite(func(n *ooxml.Node) *ooxml.Node {
			if n.Name != "w:body" {
				return n
			}
			return n.WithKids(append(slices.Clone(n.Kids), ooxml.New("w:sectPr", nil, added...)))
		})
	}
	done := false
	return document.Rewrite(func(n *ooxml.Node) *ooxml.Node {
		if n.Name != "w:sectPr" || done {
			return n
		}
		done = true
		return n.WithKids(append(added, n.Kids...))
	})
}

// bannerLine is a centred line in the marking's red, whatever the template's styles are.
func bannerLine() *ooxml.Node {
	attrs := func(pairs ...string) []ooxml.Attr {
		var list []ooxml.Attr
		for i := 0; i < len(pairs); i += 2 {
			list = append(list, ooxml.Attr{Name: pairs[i], Value: pairs[i+1]})
		}
		return list
	}
	return ooxml.New("w:p", nil,
		ooxml.New("w:pPr", nil,
			ooxml.New("w:spacing", attrs("w:before", "0", "w:after", "0", "w:line", "240", "w:lineRule", "auto")),
			ooxml.New("w:ind", attrs("w:left", "0", "w:right", "0", "w:firstLine", "0")),
			ooxml.Val("w:jc", "center")),
		ooxml.New("w:r", nil,
			ooxml.New("w:rPr", nil, ooxml.New("w:b", nil), ooxml.New("w:bCs", nil), ooxml.Val("w:color", markingColour),
				ooxml.Val("w:spacing", "20"), ooxml.Val("w:sz", "18"), ooxml.Val("w:szCs", "18")),
			ooxml.New("w:t", nil, ooxml.Text("{{marking}}"))))
}

const markingColour = "9B1C1C"

// put replaces a part, or adds it.
func put(pkg *ooxml.Package, name string, data []byte) {
	for i := range pkg.Parts {
		if strings.EqualFold(pkg.Parts[i].Name, name) {
			pkg.Parts[i].Data = data
			return
		}
	}
	pkg.Parts = append(pkg.Parts, ooxml.Part{Name: name, Data: data})
}
