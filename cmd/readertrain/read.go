package main

import (
	"encoding/gob"
	"fmt"
	"os"
	"path/filepath"

	"focal/internal/ingest/page"
)

// readCommand reads CVs with weights that are not in the program yet.
type readCommand struct {
	Pages  string `required:"" type:"path" help:"Folder that pages wrote: all of it is read."`
	Models string `required:"" type:"path" help:"File of weights."`
	Out    string `required:"" type:"path" help:"Folder for what is read of each CV, as JSON Resume."`
}

func (r *readCommand) Run() error {
	m, err := readModels(r.Models)
	if err != nil {
		return err
	}
	names, err := filepath.Glob(filepath.Join(r.Pages, "*.gob"))
	if err != nil {
		return err
	}
	for _, n := range names {
		a := &aligned{cv: &cv{pages: &page.Document{}}}
		a.cv.gold.File = filepath.Base(n[:len(n)-len(".gob")])
		if err := decodePages(n, a.cv.pages); err != nil {
			return fmt.Errorf("%s: %w", n, err)
		}
		if err := writeReading(a, m, r.Out); err != nil {
			return err
		}
	}
	return nil
}

func decodePages(name string, into *page.Document) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	return gob.NewDecoder(f).Decode(into)
}
