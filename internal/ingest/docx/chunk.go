package docx

import (
	"bytes"
	"errors"

	"focal/internal/ingest/archive"
	"focal/internal/ingest/flow"
	"focal/internal/ingest/html"
)

const maxChunks = 20

// chunk reads a part that the body includes as it is. Programs that make .docx of
// web pages put the whole page into one. Other formats are left out.
func (f *file) chunk(id string) ([]flow.Block, error) {
	rel, ok := f.rels[id]
	if f.chunks++; !ok || rel.external || f.chunks > maxChunks {
		return nil, nil
	}
	data, err := f.archive.Read(archive.Clean(rel.target))
	if err != nil {
		f.left++
		return nil, ignoreBroken(err)
	}
	if bytes.HasPrefix(bytes.ToLower(bytes.TrimSpace(data[:min(len(data), 64)])), []byte("mime-version:")) {
		data, err = html.Page(data)
	} else if !bytes.ContainsRune(data[:min(len(data), 1024)], '<') || bytes.HasPrefix(data, []byte("PK")) {
		err = html.ErrDamaged
	}
	var blocks []flow.Block
	if err == nil {
		blocks, err = html.Blocks(f.ctx, data)
	}
	if errors.Is(err, html.ErrDamaged) {
		f.left++
		err = nil
	}
	return blocks, err
}
