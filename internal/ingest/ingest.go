// Package ingest reads an uploaded file: it finds the true format by content,
// bounds size, time and nesting, and hands the bytes to the reader of that format.
// The readers of this package touch neither network nor disk.
package ingest

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"strings"
	"time"
	"unicode"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/page"
	"focal/internal/ingest/spaced"
	"focal/internal/problem"
)

// PDFReader reads PDF files; *pdf.Reader is one.
type PDFReader interface {
	Read(ctx context.Context, data []byte) (*page.Document, error)
}

// Config sets up a Reader. The zero value reads everything but PDF.
type Config struct {
	// PDF reads PDF files. Without one they are refused.
	PDF PDFReader
	// MaxBytes bounds a file (assurance 43). 0 means 10 MB.
	MaxBytes int
	// MaxText bounds the characters a file may hold; a CV of a hundred pages has
	// 300,000. 0 means 500,000.
	MaxText int
	// Timeout bounds the reading of one file. 0 means 10 s.
	Timeout time.Duration
	// ScanTimeout is what a PDF may take on top, because its pages may be pictures whose
	// text must be recognised; its reader holds the others to less. 0 means 31 s.
	ScanTimeout time.Duration
}

// Reader reads files of all formats. Safe for concurrent use.
type Reader struct{ config Config }

// New returns a reader.
func New(c Config) *Reader {
	if c.MaxBytes == 0 {
		c.MaxBytes = 10 << 20
	}
	if c.MaxText == 0 {
		c.MaxText = 500_000
	}
	if c.Timeout == 0 {
		c.Timeout = 10 * time.Second
	}
	if c.ScanTimeout == 0 {
		c.ScanTimeout = 31 * time.Second
	}
	return &Reader{c}
}

// Read returns the lines of a file. The name is for messages only: the format is
// found by content. Errors are *problem.Error: Unsupported (not a format we read),
// Unreadable (damaged, encrypted, empty, no text), TooLarge, Unavailable (the
// caller's context ended).
func (r *Reader) Read(ctx context.Context, name string, data []byte) (*page.Document, error) {
	if len(data) > r.config.MaxBytes {
		return nil, problem.New(problem.TooLarge, "The file is larger than %d MB. Upload a smaller one, for instance without pictures.", r.config.MaxBytes>>20)
	}
	found, err := sniff(data)
	if err != nil {
		return nil, err
	}
	limit := r.config.Timeout
	if found == pdfFile {
		limit += r.config.ScanTimeout
	}
	limited, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	type result struct {
		doc *page.Document
		err error
	}
	done := make(chan result, 1)
	go func() {
		doc, err := r.guarded(limited, found, data)
		done <- result{doc, err}
	}()
	select {
	case got := <-done:
		if got.err == nil {
			got.err = r.check(got.doc)
		}
		if got.err != nil {
			return nil, explain(ctx, found, got.err)
		}
		return got.doc, nil
	case <-limited.Done():
		return nil, explain(ctx, found, limited.Err())
	}
}

// guarded runs the reader of a format; a panic in it is an error of this file.
func (r *Reader) guarded(ctx context.Context, f format, data []byte) (doc *page.Document, err error) {
	defer func() {
		if p := recover(); p != nil {
			doc, err = nil, fmt.Errorf("panic in the %s reader: %v\n%s", f, p, debug.Stack())
		}
	}()
	if doc, err = r.dispatch(ctx, f, data); err == nil {
		undoTwice(doc)
		spaced.Close(doc)
		joinPeriods(doc)
	}
	return doc, err
}

// check refuses documents without text and those that no CV can be.
func (r *Reader) check(doc *page.Document) error {
	total, words, lines := 0, 0, 0
	for _, p := range doc.Pages {
		lines += len(p.Lines)
		for i := range p.Lines {
			text := p.Lines[i].Text()
			total += len(text)
			if words < 3 {
				words += countWords(text)
			}
		}
	}
	switch {
	case lines > flow.MaxLines:
		return flow.ErrLong
	case total > r.config.MaxText:
		return problem.New(problem.TooLarge, "The file holds far more text than a CV (%d characters). Upload a file with one CV only.", total)
	case words == 0:
		return problem.New(problem.Unreadable, "There is no text in the file. If it shows pictures of text, upload the original document instead.")
	case words < 3 && doc.Resume == nil:
		return problem.New(problem.Unreadable, "There are only a few words in the file. Upload a complete CV.")
	}
	return nil
}

// countWords counts the words of a text; scripts without spaces count by letter.
func countWords(s string) int {
	n := 0
	for _, word := range strings.Fields(s) {
		letters := 0
		for _, r := range word {
			if unicode.IsLetter(r) || unicode.IsDigit(r) {
				letters++
				if unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai) {
					n++
				}
			}
		}
		if letters > 0 {
			n++
		}
	}
	return n
}

// explain turns the errors of readers into sentences for the user.
func explain(ctx context.Context, f format, err error) error {
	var known *problem.Error
	switch {
	case errors.As(err, &known):
		return err
	case ctx.Err() != nil:
		return problem.Wrap(err, problem.Unavailable, "Reading the file was cancelled. Please try again.")
	case errors.Is(err, context.DeadlineExceeded):
		return problem.Wrap(err, problem.Unreadable, "Reading the file took too long. Save it again as a simple Word document or PDF and upload that.")
	}
	return explainFormat(f, err)
}
