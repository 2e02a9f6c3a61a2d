// Package wordml reads Word documents in one XML file: Word 2003 XML and the flat
// form of .docx packages. Both are often named .doc or .xml.
package wordml

import (
	"context"
	"errors"
	"path"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/markup"
	"focal/internal/ingest/page"
	"focal/internal/ingest/wordxml"
)

// ErrNoDocument means that the XML holds no Word document.
var ErrNoDocument = errors.New("wordml: no Word document")

// Read returns the lines of a document.
func Read(ctx context.Context, data []byte) (*page.Document, error) {
	f := &file{ctx: ctx, data: data}
	f.doc = wordxml.Document{Styles: wordxml.NewStyles(), Numbering: wordxml.NewNumbering(), Links: map[string]string{}}
	// Definitions may follow the text, so the file is read twice.
	if err := f.pass(f.define); err != nil {
		return nil, err
	}
	if err := f.pass(f.text); err != nil {
		return nil, err
	}
	if !f.found {
		return nil, ErrNoDocument
	}
	first, other, tail := f.running()
	lines := flow.Join(first, flow.Lines(f.body, 0), append(other, tail...))
	return &page.Document{Format: page.WordML, Pages: []page.Page{{Lines: lines}}, Warnings: flow.Warnings(&f.doc.Hidden, f.doc.Deleted, f.doc.Struck)}, nil
}

// running returns the header of the first page, that of the others, and the rest of what
// headers and footers hold.
func (f *file) running() (first, other, tail []page.Line) {
	for _, s := range f.doc.Sections {
		for _, r := range s.Inline {
			lines := flow.RunningLines(r.Blocks, r.Kind)
			switch {
			case r.Kind == page.PageHeader && r.First && s.TitlePage && first == nil:
				first = lines
			case r.Kind == page.PageHeader && !r.First && other == nil:
				other = lines
			default:
				tail = append(tail, lines...)
			}
		}
	}
	if first == nil {
		first, other = other, nil
	}
	return first, other, tail
}

type file struct {
	ctx   context.Context
	data  []byte
	doc   wordxml.Document
	body  []flow.Block
	found bool
}

func (f *file) pass(visit func(*markup.Reader, *markup.Token) error) error {
	r := markup.New(f.ctx, f.data, wordxml.Spaces)
	root, err := r.Root()
	if err != nil {
		return err
	}
	switch root.Name {
	case "w:wordDocument":
		return r.Children(func(t *markup.Token) error { return visit(r, t) })
	case "pkg:package":
		return r.Children(func(t *markup.Token) error { return part(r, path.Base(t.Value("pkg:name")), visit) })
	}
	return ErrNoDocument
}

// part visits what a part of a flat package holds.
func part(r *markup.Reader, base string, visit func(*markup.Reader, *markup.Token) error) error {
	return r.Children(func(t *markup.Token) error {
		if t.Name != "pkg:xmlData" {
			return r.Skip()
		}
		return r.Children(func(t *markup.Token) error {
			switch {
			case t.Name == "w:document":
				return r.Children(func(t *markup.Token) error { return visit(r, t) })
			case t.Name == "rel:Relationships" && base != "document.xml.rels":
				return r.Skip()
			}
			return visit(r, t)
		})
	})
}

// define reads styles, lists and the targets of links.
func (f *file) define(r *markup.Reader, t *markup.Token) error {
	switch t.Name {
	case "w:styles":
		return f.doc.Styles.Read(r)
	case "w:lists", "w:numbering":
		return f.doc.Numbering.Read(r)
	case "rel:Relationships":
		return r.Children(func(t *markup.Token) error {
			if link := flow.SafeLink(t.Value("Target")); link != "" && path.Base(t.Value("Type")) == "hyperlink" {
				f.doc.Links[t.Value("Id")] = link
			}
			return r.Skip()
		})
	}
	return r.Skip()
}

// text reads the body, once.
func (f *file) text(r *markup.Reader, t *markup.Token) error {
	if t.Name != "w:body" || f.found {
		return r.Skip()
	}
	f.found = true
	var err error
	f.body, err = f.doc.Blocks(r)
	return err
}
