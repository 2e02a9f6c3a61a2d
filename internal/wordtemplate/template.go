// Package wordtemplate fills Word templates with a CV and checks templates that
// users upload. A template is an ordinary .docx with tags in double braces (the
// language of docxtemplater); the built-in ones are no exception, and lie as
// readable parts under builtin/. docs/templates.md documents tags and data.
package wordtemplate

import (
	"slices"
	"strings"
	"sync"

	"focal/internal/ooxml"
	"focal/internal/problem"
)

// Template is a parsed template. It may be used by several goroutines.
type Template struct {
	name     string
	builtin  bool   // page size follows the locale
	colour   string // "RRGGBB" of a built-in template's design; "" = none to replace
	parts    []ooxml.Part
	roots    map[string]*ooxml.Node // document, headers, footers and styles
	filled   []string               // parts with tags: the document first
	styles   string                 // name of the styles part; "" if there is none
	parsed   int                    // bytes of the parts in roots
	links    bool                   // there is a character style "Hyperlink"
	mu       sync.Mutex
	variants map[variantKey]*variant

	banner    sync.Once // makes bannered or bannerErr, see carrying
	bannered  *Template
	bannerErr error
}

// Name returns the name of a built-in template, "" for an uploaded one.
func (t *Template) Name() string { return t.name }

// Parse reads an uploaded template. It refuses what Check refuses; the error's
// message names the first problem.
func Parse(docx []byte) (*Template, error) {
	pkg, err := ooxml.Read(docx, ooxml.TemplateLimits)
	if err != nil {
		return nil, refused(archiveReason(docx, err))
	}
	t, problems := parse(pkg)
	if len(problems) > 0 {
		return nil, refused(problems[0].String())
	}
	return t, nil
}

func refused(why string) error {
	return problem.New(problem.Invalid, "This template cannot be used: %s.", why)
}

// parse reads a package, collecting problems. The template is nil where the
// package itself is not usable.
func parse(pkg *ooxml.Package) (*Template, []Problem) {
	t := &Template{roots: map[string]*ooxml.Node{}, variants: map[variantKey]*variant{}}
	main, problems := t.load(pkg)
	if len(problems) > 0 {
		return nil, problems
	}
	t.filled = append([]string{main}, t.filled...)
	v, problems := t.compile(variantKey{})
	problems = append(problems, unknown(v.tags)...)
	t.variants[variantKey{}] = v
	return t, problems
}

func fault(part string, err error) (string, []Problem) {
	return "", []Problem{{Part: part, Message: xmlReason(part, err)}}
}

// keepParts takes from the package what a template needs, and tells which part is its document.
func (t *Template) keepParts(pkg *ooxml.Package) (main string, problems []Problem) {
	if problems := refuse(pkg); len(problems) > 0 {
		return "", problems
	}
	top, _ := pkg.Get(packageRelations)
	relations, err := parseRelations(top)
	if err != nil {
		return fault(packageRelations, err)
	}
	main = mainOf(relations)
	if _, ok := pkg.Get(main); main == "" || !ok {
		return "", []Problem{{Part: packageRelations, Message: "the file is not a Word document: it has no main part"}}
	}
	if t.parts, err = sanitise(pkg, main); err != nil {
		return fault(contentTypesPart, err)
	}
	return main, nil
}

// load sanitises the package and parses the parts that matter.
func (t *Template) load(pkg *ooxml.Package) (main string, problems []Problem) {
	if main, problems = t.keepParts(pkg); len(problems) > 0 {
		return "", problems
	}
	clean := ooxml.Package{Parts: t.parts}
	data, _ := clean.Get(relationsOf(main))
	inner, err := parseRelations(data)
	if data != nil && err != nil {
		return fault(relationsOf(main), err)
	}
	if err := t.add(&clean, main); err != nil {
		return fault(main, err)
	}
	if part, err := t.addRelated(&clean, main, inner); err != nil {
		return fault(part, err)
	}
	slices.Sort(t.filled)
	t.links = hasLinkStyle(t.roots[t.styles])
	return main, nil
}

// mainOf is the part that the relations of a package name as its document.
func mainOf(relations []relation) string {
	main := ""
	for _, r := range relations {
		if r.Type == relationDocument {
			main = r.resolve("")
		}
	}
	return main
}

// addRelated adds the parts beside the main one; with an error comes the part at fault.
func (t *Template) addRelated(pkg *ooxml.Package, main string, relations []relation) (string, error) {
	for _, r := range relations {
		part := r.resolve(main)
		_, there := pkg.Get(part)
		switch {
		case !there || r.External:
			continue
		case r.Type == relationBase+"header" || r.Type == relationBase+"footer":
			t.filled = append(t.filled, part)
		case r.Type == relationBase+"styles":
			t.styles = part
		case r.Type != relationBase+"numbering" && r.Type != relationBase+"settings":
			continue
		}
		if err := t.add(pkg, part); err != nil {
			return part, err
		}
	}
	return "", nil
}

// hasLinkStyle reports whether the styles, if there are any, hold one for links.
func hasLinkStyle(styles *ooxml.Node) bool {
	return styles != nil && slices.ContainsFunc(styles.Kids, func(s *ooxml.Node) bool {
		return s.Name == "w:style" && s.Get("w:styleId") == "Hyperlink" && s.Get("w:type") == "character"
	})
}

func (t *Template) add(pkg *ooxml.Package, part string) error {
	data, _ := pkg.Get(part)
	if t.parsed += len(data); t.parsed > maxXML {
		return ooxml.ErrLimit
	}
	root, err := ooxml.Parse(data)
	if err != nil {
		return err
	}
	switch root.Name {
	case "w:document", "w:hdr", "w:ftr", "w:styles", "w:numbering", "w:settings":
	default:
		return ooxml.ErrXML
	}
	t.roots[part] = withNamespaces(root)
	return nil
}

// withNamespaces declares the prefixes that the filler may use.
func withNamespaces(root *ooxml.Node) *ooxml.Node {
	if !strings.HasPrefix(root.Name, "w:") || root.Name == "w:styles" {
		return root
	}
	for _, ns := range [][2]string{
		{"r", "http://schemas.openxmlformats.org/officeDocument/2006/relationships"},
		{"wp", "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"},
	} {
		if root.Get("xmlns:"+ns[0]) == "" {
			root = root.With("xmlns:"+ns[0], ns[1])
		}
	}
	return root
}

func (t *Template) mainPart() string { return t.filled[0] }
