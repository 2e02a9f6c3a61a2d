// Package odt reads OpenDocument text, packed (.odt) and flat (.fodt): styles,
// lists, tables, text boxes, headers, notes. Tracked deletions and hidden text are
// left out.
package odt

import (
	"context"
	"errors"

	"focal/internal/ingest/archive"
	"focal/internal/ingest/flow"
	"focal/internal/ingest/markup"
	"focal/internal/ingest/page"
)

// Errors of Read.
var (
	ErrNoDocument = errors.New("odt: no text document")
	ErrEncrypted  = errors.New("odt: encrypted")
)

var spaces = map[string]string{
	"urn:oasis:names:tc:opendocument:xmlns:office:1.0":            "office",
	"urn:oasis:names:tc:opendocument:xmlns:text:1.0":              "text",
	"urn:oasis:names:tc:opendocument:xmlns:table:1.0":             "table",
	"urn:oasis:names:tc:opendocument:xmlns:style:1.0":             "style",
	"urn:oasis:names:tc:opendocument:xmlns:drawing:1.0":           "draw",
	"urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0": "fo",
	"urn:oasis:names:tc:opendocument:xmlns:manifest:1.0":          "manifest",
	"http://www.w3.org/1999/xlink":                                "xlink",
}

// Read returns the lines of a packed document.
func Read(ctx context.Context, a *archive.Archive) (*page.Document, error) {
	if manifest, err := a.Read("META-INF/manifest.xml"); err == nil && encrypted(ctx, manifest) {
		return nil, ErrEncrypted
	}
	f := newFile(ctx)
	content, err := a.Read("content.xml")
	if err != nil {
		return nil, err
	}
	styles, err := a.Read("styles.xml")
	if err != nil && !errors.Is(err, archive.ErrMissing) {
		return nil, err
	}
	for _, part := range [][]byte{styles, content} {
		if part == nil {
			continue
		}
		if err := f.pass(part, f.define); err != nil {
			return nil, err
		}
	}
	if styles != nil {
		if err := f.pass(styles, f.masters); err != nil {
			return nil, err
		}
	}
	if err := f.pass(content, f.body); err != nil {
		return nil, err
	}
	return f.document()
}

// ReadFlat returns the lines of a document in one XML file.
func ReadFlat(ctx context.Context, data []byte) (*page.Document, error) {
	f := newFile(ctx)
	for _, visit := range []visitor{f.define, f.masters, f.body} {
		if err := f.pass(data, visit); err != nil {
			return nil, err
		}
	}
	return f.document()
}

func encrypted(ctx context.Context, manifest []byte) bool {
	r := markup.New(ctx, manifest, spaces)
	for {
		t, err := r.Next()
		if err != nil {
			return false
		}
		if t.Kind == markup.Start && t.Name == "manifest:encryption-data" {
			return true
		}
	}
}

type visitor func(r *markup.Reader, t *markup.Token) error

type file struct {
	ctx    context.Context
	styles *styles
	found  bool
	out    []flow.Block
	notes  []flow.Block
	head   []flow.Block // header of the first page
	tail   []flow.Block // other headers and footers
	text   bool
	runs   int // said so far
	hidden flow.Unseen
	gone   int
	struck int
	// deletions are the tracked ones by id; their text may stand in the body between
	// marks. deleting counts the marks that are open.
	deletions map[string]bool
	deleting  int
	depth     int
}

func newFile(ctx context.Context) *file {
	return &file{ctx: ctx, styles: newStyles(), deletions: map[string]bool{}}
}

// pass visits the children of the document element.
func (f *file) pass(data []byte, visit visitor) error {
	r := markup.New(f.ctx, data, spaces)
	if _, err := r.Root(); err != nil {
		return err
	}
	return r.Children(func(t *markup.Token) error { return visit(r, t) })
}

// define reads styles and list styles.
func (f *file) define(r *markup.Reader, t *markup.Token) error {
	switch t.Name {
	case "office:styles", "office:automatic-styles":
		return f.styles.read(r)
	}
	return r.Skip()
}

// masters reads the headers and footers of the first page style that has any.
func (f *file) masters(r *markup.Reader, t *markup.Token) error {
	if t.Name != "office:master-styles" {
		return r.Skip()
	}
	return r.Children(func(t *markup.Token) error {
		if t.Name != "style:master-page" {
			return r.Skip()
		}
		var first, header, rest []flow.Block
		err := r.Children(func(t *markup.Token) error {
			switch t.Name {
			case "style:header-first":
				return f.blocks(r, scope{}, &first)
			case "style:header":
				return f.blocks(r, scope{}, &header)
			case "style:header-left", "style:footer", "style:footer-first", "style:footer-left":
				return f.blocks(r, scope{}, &rest)
			}
			return r.Skip()
		})
		if first == nil {
			first, header = header, nil
		}
		if f.head == nil {
			f.head = first
		}
		f.tail = append(append(f.tail, header...), rest...)
		return err
	})
}

// body reads the text of the document.
func (f *file) body(r *markup.Reader, t *markup.Token) error {
	if t.Name != "office:body" {
		return r.Skip()
	}
	return r.Children(func(t *markup.Token) error {
		if t.Name != "office:text" || f.found {
			return r.Skip()
		}
		f.found, f.text = true, false
		return f.blocks(r, scope{}, &f.out)
	})
}

func (f *file) document() (*page.Document, error) {
	if !f.found {
		return nil, ErrNoDocument
	}
	lines := flow.Join(flow.RunningLines(f.head, page.PageHeader), flow.Lines(f.out, 0), flow.Lines(f.notes, 0),
		flow.RunningLines(f.tail, page.PageFooter))
	return &page.Document{
		Format: page.ODT, Pages: []page.Page{{Lines: lines}},
		Warnings: flow.Warnings(&f.hidden, f.gone, f.struck),
	}, nil
}
