package layout

import (
	"path"
	"strings"

	"focal/internal/ooxml"
	"focal/internal/problem"
)

// Pages measures a Word file. wordtemplate.Template.Pages is the faster way for
// documents that are not written yet.
func Pages(docx []byte) (Result, error) {
	pkg, err := ooxml.Read(docx, ooxml.TemplateLimits)
	if err != nil {
		return Result{}, problem.Wrap(err, problem.Unreadable, "This is not a Word document that can be measured.")
	}
	main := "word/document.xml"
	read := func(part string) *ooxml.Node {
		data, ok := pkg.Get(part)
		if !ok {
			return nil
		}
		root, parseErr := ooxml.Parse(data)
		if parseErr != nil && err == nil {
			err = parseErr
		}
		return root
	}
	relations := map[string]string{} // id -> part
	if top := read("_rels/.rels"); top != nil {
		for _, r := range top.Kids {
			if strings.HasSuffix(r.Get("Type"), "/officeDocument") {
				main = strings.TrimPrefix(r.Get("Target"), "/")
			}
		}
	}
	dir := path.Dir(main)
	if list := read(dir + "/_rels/" + path.Base(main) + ".rels"); list != nil {
		for _, r := range list.Kids {
			relations[r.Get("Id")] = path.Join(dir, r.Get("Target"))
		}
	}
	document := read(main)
	if document == nil || err != nil {
		return Result{}, problem.Wrap(err, problem.Unreadable, "This is not a Word document that can be measured.")
	}
	m := New(read(dir+"/styles.xml"), read(dir+"/numbering.xml"), read(dir+"/settings.xml"))
	header, footer := References(document)
	result := m.Measure(document, read(relations[header]), read(relations[footer]))
	return result, err
}

// References returns the relationship ids of the default header and footer of a
// document; "" where there is none.
func References(document *ooxml.Node) (header, footer string) {
	for _, k := range children(document.Kid("w:body").Kid("w:sectPr")) {
		if t := k.Get("w:type"); t != "default" && t != "" {
			continue
		}
		switch k.Name {
		case "w:headerReference":
			header = k.Get("r:id")
		case "w:footerReference":
			footer = k.Get("r:id")
		}
	}
	return header, footer
}
