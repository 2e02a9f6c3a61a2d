package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"focal/internal/engine"
	"focal/internal/jsonresume"
)

type parseCommand struct {
	CVs     []string `arg:"" name:"cv" type:"path" help:"CVs: PDF, DOCX, DOC, RTF, ODT, text or JSON."`
	Out     string   `short:"o" type:"path" help:"Folder for FILE.EXT.json per CV; without it the result goes to standard output."`
	Explain bool     `help:"Print for every line what it was taken for, how sure that is, the runner-up and the features that decided."`
	JSON    bool     `name:"json" help:"Report failures as JSON lines on standard error."`
}

// Help is shown below the flags.
func (parseCommand) Help() string {
	return `The result is JSON Resume (https://jsonresume.org/schema) as read, before any change. "meta.focal" says for every
value which lines of the file it came from and how sure the reader is.

  focal parse cv.pdf
  focal parse --out parsed cvs/*
  focal parse --explain cv.pdf        # which order of lines was kept, and why each line was read as it was`
}

func (p *parseCommand) Run(ctx context.Context, c console) error {
	if err := someFile(p.CVs); err != nil {
		return err
	}
	e, err := newEngine()
	if err != nil {
		return err
	}
	defer e.Close()
	if p.Out != "" {
		if err := os.MkdirAll(p.Out, 0o750); err != nil {
			return err
		}
	}
	b := newBatch(c, len(p.CVs), p.JSON)
	for _, path := range p.CVs {
		b.do(path, func() (string, error) { return p.one(ctx, c, e, path) })
	}
	return b.finish()
}

func (p *parseCommand) one(ctx context.Context, c console, e *engine.Engine, path string) (string, error) {
	upload, err := readUpload(path)
	if err != nil {
		return "", err
	}
	if p.Explain {
		lines, err := e.Explain(ctx, upload)
		for _, l := range lines {
			if _, err := fmt.Fprintln(c.out, l); err != nil {
				return "", err
			}
		}
		return "", err
	}
	reading, err := e.Read(ctx, upload)
	if err != nil {
		return "", err
	}
	data, err := jsonresume.Encode(reading.Document, jsonresume.EncodeOptions{Format: string(reading.Format), Notes: reading.Notes, Warnings: reading.Warnings})
	if err != nil {
		return "", err
	}
	if p.Out == "" {
		_, err = c.out.Write(data)
		return "", err
	}
	target := filepath.Join(p.Out, filepath.Base(path)+".json")
	return target, os.WriteFile(target, data, 0o600)
}
