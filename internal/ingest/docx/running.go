package docx

import (
	"bytes"
	"errors"

	"focal/internal/ingest/archive"
	"focal/internal/ingest/flow"
	"focal/internal/ingest/markup"
	"focal/internal/ingest/page"
	"focal/internal/ingest/wordxml"
)

// running reads headers and footers. head is the header of the first page, where
// names and contacts often live; tail holds the footers and all other headers.
func (f *file) running() (head, tail []page.Line, err error) {
	seen := map[string]bool{}
	read := func(id string, kind page.Kind) ([]page.Line, error) {
		rel, ok := f.rels[id]
		if id == "" || !ok || rel.external || seen[rel.target] {
			return nil, nil
		}
		seen[rel.target] = true
		return f.runningPart(archive.Clean(rel.target), kind)
	}
	for i, s := range f.doc.Sections {
		first := "default"
		if s.TitlePage {
			first = "first"
		}
		if i == 0 {
			if head, err = read(s.Headers[first], page.PageHeader); err != nil {
				return nil, nil, err
			}
		}
		for _, which := range []string{first, "default", "first", "even"} {
			for _, part := range []struct {
				id   string
				kind page.Kind
			}{{s.Headers[which], page.PageHeader}, {s.Footers[which], page.PageFooter}} {
				if which == "first" && !s.TitlePage {
					continue // never drawn
				}
				lines, err := read(part.id, part.kind)
				if err != nil {
					return nil, nil, err
				}
				tail = append(tail, lines...)
			}
		}
	}
	return head, tail, nil
}

func (f *file) runningPart(name string, kind page.Kind) ([]page.Line, error) {
	r, err := f.open(name)
	if err != nil {
		return nil, ignoreBroken(err)
	}
	if _, err := r.Root(); err != nil {
		return nil, ignoreBroken(err)
	}
	f.doc.Links = f.links(f.relations(name))
	blocks, err := f.doc.Blocks(r)
	if err := ignoreBroken(err); err != nil {
		return nil, err
	}
	return flow.RunningLines(blocks, kind), nil
}

// cover is how far dark shapes and pictures of the headers reach below the text
// of the body. Broken headers cover nothing.
func (f *file) cover() float64 {
	reach := 0.0
	for _, rel := range f.rels {
		if rel.kind != "header" || rel.external {
			continue
		}
		r, err := f.open(archive.Clean(rel.target))
		if err == nil {
			_, err = r.Root()
		}
		if err != nil {
			continue
		}
		scratch := wordxml.Document{Styles: f.doc.Styles, Numbering: wordxml.NewNumbering()}
		if _, err := scratch.Blocks(r); err == nil {
			reach = max(reach, scratch.Cover)
		}
	}
	return reach
}

// showsBackground reports whether the setting is on without which Word does not
// draw the colour of the page.
func (f *file) showsBackground() bool {
	name := f.related("settings")
	if name == "" {
		return false
	}
	data, err := f.archive.Read(name)
	return err == nil && bytes.Contains(data, []byte("displayBackgroundShape"))
}

// notes reads the foot- and endnotes that the text refers to.
func (f *file) notes() ([]page.Line, error) {
	if len(f.doc.Notes) == 0 {
		return nil, nil
	}
	ids, byID := f.doc.Notes, map[string][]flow.Block{}
	f.doc.Notes = nil
	for kind, letter := range map[string]string{"footnotes": "f", "endnotes": "e"} {
		name := f.related(kind)
		if name == "" {
			continue
		}
		r, err := f.open(name)
		if err == nil {
			_, err = r.Root()
		}
		if err == nil {
			f.doc.Links = f.links(f.relations(name))
			err = r.Children(func(t *markup.Token) error {
				blocks, err := f.doc.Blocks(r)
				byID[letter+t.Value("w:id")] = blocks
				return err
			})
		}
		if err := ignoreBroken(err); err != nil {
			return nil, err
		}
	}
	var blocks []flow.Block
	for _, id := range ids {
		blocks = append(blocks, byID[id]...)
		delete(byID, id)
	}
	return flow.Lines(blocks, 0), nil
}

// ignoreBroken passes over damage in parts the CV does not depend on.
func ignoreBroken(err error) error {
	if errors.Is(err, markup.ErrSyntax) || errors.Is(err, archive.ErrMissing) || errors.Is(err, archive.ErrNotZip) {
		return nil
	}
	return err
}
