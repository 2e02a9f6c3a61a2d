package main

import (
	"context"
	"encoding/gob"
	"fmt"
	"os"
	"path/filepath"

	"focal/internal/ingest"
	"focal/internal/ingest/pdf"
)

// readPages keeps the lines of files, so that training need not read them again.
func readPages(ctx context.Context, files []string, out string) error {
	reader, err := pdf.New(ctx, pdf.Config{Children: 2})
	if err != nil {
		return err
	}
	defer reader.Close()
	in := ingest.New(ingest.Config{PDF: reader})
	if err := os.MkdirAll(out, 0o750); err != nil {
		return err
	}
	for _, name := range files {
		target := filepath.Join(out, filepath.Base(name)+".gob")
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		doc, err := in.Read(ctx, name, data)
		if err != nil {
			fmt.Fprintln(os.Stderr, filepath.Base(name)+":", err)
			continue
		}
		f, err := os.Create(target)
		if err != nil {
			return err
		}
		if err := gob.NewEncoder(f).Encode(doc); err != nil {
			return err
		}
		if err := f.Close(); err != nil {
			return err
		}
	}
	return nil
}
