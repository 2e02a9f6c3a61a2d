// Package docx reads Word documents (Office Open XML, transitional and strict).
// Macros, embedded objects, images and everything outside the file are never opened.
package docx

import (
	"context"
	"errors"
	"math"
	"path"
	"strings"

	"focal/internal/ingest/archive"
	"focal/internal/ingest/flow"
	"focal/internal/ingest/markup"
	"focal/internal/ingest/page"
	"focal/internal/ingest/wordxml"
)

// ErrNoDocument means that the package holds no Word document.
var ErrNoDocument = errors.New("docx: no main document part")

// Read returns the text of a package in reading order: the header of the first
// page, the body with its text boxes, the notes, then whatever other headers and
// footers add.
func Read(ctx context.Context, a *archive.Archive) (*page.Document, error) {
	f := &file{ctx: ctx, archive: a}
	main, err := f.mainPart()
	if err != nil {
		return nil, err
	}
	f.main = main
	f.rels = f.relations(main)
	if err := f.definitions(); err != nil {
		return nil, err
	}
	body, err := f.body()
	if err != nil {
		return nil, err
	}
	head, tail, err := f.running()
	if err != nil {
		return nil, err
	}
	notes, err := f.notes()
	if err != nil {
		return nil, err
	}
	lines := flow.Join(head, flow.Lines(body, 0), notes, tail)
	d := &page.Document{Format: page.DOCX, Pages: []page.Page{{Lines: lines}}, Warnings: flow.Warnings(&f.doc.Hidden, f.doc.Deleted, f.doc.Struck)}
	if f.left > 0 {
		d.Warnings = append(d.Warnings, "The document includes a file of another format that could not be read; compare the result with the original.")
	}
	return d, nil
}

type file struct {
	ctx     context.Context
	archive *archive.Archive
	main    string
	rels    map[string]relation
	doc     wordxml.Document
	chunks  int // included so far …
	left    int // … and left out
}

type relation struct {
	kind, target string // kind is the last part of the relationship type
	external     bool
}

func (f *file) open(part string) (*markup.Reader, error) {
	data, err := f.archive.Read(part)
	if err != nil {
		return nil, err
	}
	return markup.New(f.ctx, data, wordxml.Spaces), nil
}

// begin opens a part and steps to its root element.
func (f *file) begin(part string) (*markup.Reader, markup.Token, error) {
	r, err := f.open(part)
	if err != nil {
		return nil, markup.Token{}, err
	}
	root, err := r.Root()
	return r, root, err
}

// mainPart finds the document through the package's relationships.
func (f *file) mainPart() (string, error) {
	for _, r := range f.relations("") {
		if r.kind == "officeDocument" && !r.external {
			if name := archive.Clean(r.target); f.archive.Has(name) {
				return name, nil
			}
		}
	}
	if f.archive.Has("word/document.xml") {
		return "word/document.xml", nil
	}
	return "", ErrNoDocument
}

// relations reads the relationships of a part ("" for the package). Broken ones
// count as none: the text does not depend on them.
func (f *file) relations(part string) map[string]relation {
	dir, base := path.Split(part)
	data, err := f.archive.Read(dir + "_rels/" + base + ".rels")
	if err != nil {
		return nil
	}
	r := markup.New(f.ctx, data, wordxml.Spaces)
	if _, err := r.Root(); err != nil {
		return nil
	}
	out := map[string]relation{}
	_ = r.Children(func(t *markup.Token) error {
		if t.Name == "rel:Relationship" && len(out) < 10_000 {
			out[t.Value("Id")] = relationOf(t, dir)
		}
		return r.Skip()
	})
	return out
}

func relationOf(t *markup.Token, dir string) relation {
	rel := relation{kind: path.Base(t.Value("Type")), target: t.Value("Target"), external: t.Value("TargetMode") == "External"}
	if !rel.external && !strings.HasPrefix(rel.target, "/") {
		rel.target = dir + rel.target
	}
	return rel
}

func (f *file) links(rels map[string]relation) map[string]string {
	out := map[string]string{}
	for id, r := range rels {
		if r.kind == "hyperlink" && r.external {
			if link := flow.SafeLink(r.target); link != "" {
				out[id] = link
			}
		}
	}
	return out
}

// definitions reads styles and numbering, if there are any. They only add layout,
// so broken ones are passed over; hostile ones are not.
func (f *file) definitions() error {
	f.doc.Styles, f.doc.Numbering = wordxml.NewStyles(), wordxml.NewNumbering()
	for _, part := range []struct {
		kind string
		read func(*markup.Reader) error
	}{{"styles", f.doc.Styles.Read}, {"numbering", f.doc.Numbering.Read}} {
		name := f.related(part.kind)
		if name == "" {
			continue
		}
		r, _, err := f.begin(name)
		if err == nil {
			err = part.read(r)
		}
		if err != nil && !errors.Is(err, markup.ErrSyntax) && !errors.Is(err, archive.ErrMissing) {
			return err
		}
	}
	return nil
}

func (f *file) related(kind string) string {
	for _, r := range f.rels {
		if r.kind == kind && !r.external {
			return archive.Clean(r.target)
		}
	}
	return ""
}

// body reads the text. Where white text stands on nothing so far and the same page has a
// shape behind its text further on, it is read again with the shapes known.
func (f *file) body() ([]flow.Block, error) {
	start := f.doc
	blocks, err := f.pass()
	if err != nil || !f.doc.White || len(f.doc.Grounds) == 0 {
		return blocks, err
	}
	start.Ahead = f.doc.Grounds
	f.doc, f.chunks, f.left = start, 0, 0
	if err := f.definitions(); err != nil { // its lists have counted
		return nil, err
	}
	return f.pass()
}

func (f *file) pass() ([]flow.Block, error) {
	r, root, err := f.begin(f.main)
	if err != nil {
		return nil, err
	}
	f.doc.Links, f.doc.Chunk = f.links(f.rels), f.chunk
	if root.Name != "w:document" {
		return nil, ErrNoDocument
	}
	f.doc.Cover = f.cover()
	var blocks []flow.Block
	err = r.Children(func(t *markup.Token) error {
		if t.Name == "w:background" && f.showsBackground() && wordxml.IsDark(t.Value("w:color")) {
			f.doc.Cover = math.Inf(1)
		}
		if t.Name != "w:body" || blocks != nil {
			return r.Skip()
		}
		var err error
		blocks, err = f.doc.Blocks(r)
		return err
	})
	return blocks, err
}
