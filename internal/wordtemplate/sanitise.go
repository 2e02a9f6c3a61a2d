package wordtemplate

import (
	"path"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/ooxml"
)

// sanitise keeps the parts that a template needs: those reachable from the main
// part through the kept relationships. Metadata, comments and the names of
// reviewers go; so do parts that nothing refers to.
func sanitise(pkg *ooxml.Package, main string) ([]ooxml.Part, error) {
	keep := map[string]bool{main: true}
	relations := map[string][]byte{packageRelations: relationsPart([]relation{
		{ID: "rId1", Type: relationDocument, Target: main},
		{ID: "rId2", Type: relationCore, Target: corePart},
		{ID: "rId3", Type: relationExtended, Target: extendedPart},
	})}
	queue := []string{main}
	for len(queue) > 0 {
		part := queue[0]
		queue = queue[1:]
		data, ok := pkg.Get(relationsOf(part))
		if !ok {
			continue
		}
		list, err := parseRelations(data)
		if err != nil {
			return nil, err
		}
		var left []relation
		for _, r := range list {
			if !keptRelations[path.Base(r.Type)] {
				continue
			}
			if target := r.resolve(part); !r.External {
				if _, there := pkg.Get(target); !there {
					continue
				}
				if !keep[target] {
					keep[target] = true
					queue = append(queue, target)
				}
			}
			left = append(left, r)
		}
		if len(left) > 0 {
			relations[relationsOf(part)] = relationsPart(left)
		}
	}
	types, err := contentTypes(pkg, main, keep)
	if err != nil {
		return nil, err
	}
	out := []ooxml.Part{{Name: contentTypesPart, Data: types}, {Name: packageRelations, Data: relations[packageRelations]}}
	for _, p := range pkg.Parts {
		if r, ok := relations[p.Name]; ok && p.Name != packageRelations {
			out = append(out, ooxml.Part{Name: p.Name, Data: r})
		}
		if keep[p.Name] {
			out = append(out, ooxml.Part{Name: p.Name, Data: withoutPrivateSettings(p)})
		}
	}
	return out, nil
}

// Sanitised is a template without what is taken out of it when it is filled: handed back to be
// changed, it must not carry what its author's machine, or somebody else, put into it. Its tags
// may be wrong: it is fetched to be mended.
func Sanitised(docx []byte) ([]byte, error) {
	pkg, err := ooxml.Read(docx, ooxml.TemplateLimits)
	if err != nil {
		return nil, refused(archiveReason(docx, err))
	}
	t := &Template{}
	if _, problems := t.keepParts(pkg); len(problems) > 0 {
		return nil, refused(problems[0].String())
	}
	o := FillOptions{Locale: "en-GB"}
	extra := []ooxml.Part{
		{Name: corePart, Data: coreProperties(&cv.Document{}, o.words(), o)},
		{Name: extendedPart, Data: extendedProperties(o, "")},
	}
	parts := make([]ooxml.Packed, 0, len(t.parts)+len(extra))
	for _, p := range append(slices.Clone(t.parts), extra...) {
		packed, err := ooxml.Pack(p.Name, p.Data)
		if err != nil {
			return nil, err
		}
		parts = append(parts, packed)
	}
	return ooxml.Zip(parts)
}

// contentTypes lists the types of the kept parts and of those that Fill adds.
func contentTypes(pkg *ooxml.Package, main string, keep map[string]bool) ([]byte, error) {
	data, _ := pkg.Get(contentTypesPart)
	root, err := ooxml.Parse(data)
	if err != nil {
		return nil, err
	}
	out := ooxml.New("Types", []ooxml.Attr{{Name: "xmlns", Value: contentNamespace}})
	png := false
	for _, k := range root.Kids {
		switch part := strings.TrimPrefix(k.Get("PartName"), "/"); {
		case k.Name == "Default":
			png = png || strings.EqualFold(k.Get("Extension"), "png")
			out.Kids = append(out.Kids, k)
		case part == main:
			out.Kids = append(out.Kids, k.With("ContentType", contentWordMain))
		case keep[part]:
			out.Kids = append(out.Kids, k)
		}
	}
	if !png {
		out.Kids = append([]*ooxml.Node{ooxml.New("Default", []ooxml.Attr{{Name: "Extension", Value: "png"}, {Name: "ContentType", Value: "image/png"}})}, out.Kids...)
	}
	for _, p := range [][2]string{{corePart, contentCore}, {extendedPart, contentExtended}} {
		out.Kids = append(out.Kids, ooxml.New("Override", []ooxml.Attr{{Name: "PartName", Value: "/" + p[0]}, {Name: "ContentType", Value: p[1]}}))
	}
	return out.Bytes(), nil
}

// privateSettings tell about the author's machine, or refer to stripped parts.
var privateSettings = map[string]bool{
	"w:rsids": true, "w:attachedTemplate": true, "w:docVars": true, "w:mailMerge": true,
	"w:trackRevisions": true, "w:revisionView": true, "w:writeProtection": true, "w:documentProtection": true,
	"w15:docId": true, "w14:docId": true, "w:saveThroughXslt": true, "w:attachedSchema": true,
}

func withoutPrivateSettings(p ooxml.Part) []byte {
	if path.Base(p.Name) != "settings.xml" {
		return p.Data
	}
	root, err := ooxml.Parse(p.Data)
	if err != nil {
		return p.Data // load reports it
	}
	return root.Rewrite(func(n *ooxml.Node) *ooxml.Node {
		if privateSettings[n.Name] {
			return nil
		}
		return n
	}).Bytes()
}
