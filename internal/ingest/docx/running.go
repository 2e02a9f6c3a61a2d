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
	for i, s := range f.doc.Sections {
		kinds := []string{"default", "even"}
		if s.TitlePage { // otherwise the first page has no header of its own
			kinds = []string{"first", "default", "even"}
		}
		if i == 0 {
			if head, err = f.runningPart(s.Headers[kinds[0]], page.PageHeader, seen); err != nil {
				return nil, nil, err
			}
		}
		for _, which := range kinds {
			header, err := f.runningPart(s.Headers[which], page.PageHeader, seen)
			if err != nil {
				return nil, nil, err
			}
			footer, err := f.runningPart(s.Footers[which], page.PageFooter, seen)
			if err != nil {
				return nil, nil, err
			}
			tail = append(append(tail, header...), footer...)
		}
	}
	return head, tail, nil
}

// runningPart reads a header or footer that was not seen before.
func (f *file) runningPart(id string, kind page.Kind, seen map[string]bool) ([]page.Line, error) {
	rel, ok := f.rels[id]
	if id == "" || !ok || rel.external || seen[rel.target] {
		return nil, nil
	}
	seen[rel.target] = true
	name := archive.Clean(rel.target)
	r, _, err := f.begin(name)
	if err != nil {
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
		r, _, err := f.begin(archive.Clean(rel.target))
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
		if name := f.related(kind); name != "" {
			if err := ignoreBroken(f.notePart(name, letter, byID)); err != nil {
				return nil, err
			}
		}
	}
	var blocks []flow.Block
	for _, id := range ids {
		blocks = append(blocks, byID[id]...)
		delete(byID, id)
	}
	return flow.Lines(blocks, 0), nil
}

// notePart reads the notes of one part into byID.
func (f *file) notePart(name, letter string, byID map[string][]flow.Block) error {
	r, _, err := f.begin(name)
	if err != nil {
		return err
	}
	f.doc.Links = f.links(f.relations(name))
	return r.Children(func(t *markup.Token) error {
		blocks, err := f.doc.Blocks(r)
		byID[letter+t.Value("w:id")] = blocks
		return err
	})
}

// ignoreBroken passes over damage in parts the CV does not depend on.
func ignoreBroken(err error) error {
	if errors.Is(err, markup.ErrSyntax) || errors.Is(err, archive.ErrMissing) || errors.Is(err, archive.ErrNotZip) {
		return nil
	}
	return err
}
