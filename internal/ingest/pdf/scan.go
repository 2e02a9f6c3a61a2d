package pdf

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"time"

	"golang.org/x/sync/errgroup"

	"focal/internal/ingest/page"
	"focal/internal/ingest/pdf/glyph"
	"focal/internal/ingest/pdf/layout"
	"focal/internal/problem"
)

// Limits of recognition: it takes seconds a page.
const (
	OCRDeadline = 60 * time.Second
	MaxScans    = 10

	renderDeadline = 10 * time.Second // of a page
)

const exportInstead = "Please export the CV as PDF or Word from the program it was written in."

// recognise fills in the pages of doc that are images. With nothing to show for
// it, the error says what to do.
func (r *Reader) recognise(ctx context.Context, c *child, doc *page.Document, scans []int) (*page.Document, error) {
	onlyScans := len(scans) == len(doc.Pages)
	switch {
	case r.ocr == nil && onlyScans:
		return nil, problem.New(problem.Unreadable, "This PDF is a scan: it holds images but no text. %s", exportInstead)
	case r.ocr == nil:
		doc.Warnings = append(doc.Warnings, fmt.Sprintf("Page %d is a scan and was not read. %s", scans[0]+1, exportInstead))
		return doc, nil
	case len(scans) > MaxScans:
		return nil, problem.New(problem.TooLarge, "This PDF holds more than %d scanned pages. %s", MaxScans, exportInstead)
	}
	parent := ctx
	ctx, cancel := context.WithTimeout(ctx, OCRDeadline)
	defer cancel()
	pages := make([]*glyph.Page, len(scans))
	words, dropped := make([]int, len(scans)), make([]int, len(scans))
	group, groupCtx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.GOMAXPROCS(0)) // bounds the images in memory, too
	for i, n := range scans {
		rendered, err := c.ask(groupCtx, renderDeadline, request{Render: n + 1})
		if err == nil && rendered.Image == nil {
			err = errors.New(rendered.Cause)
		}
		if err != nil {
			cancel()
			_ = group.Wait()
			return nil, unrecognised(parent, err)
		}
		group.Go(func() (err error) {
			pages[i], words[i], dropped[i], err = r.ocr.Page(groupCtx, *rendered.Image)
			return err
		})
	}
	if err := group.Wait(); err != nil {
		return nil, unrecognised(parent, err)
	}
	block, total, missing, lines := 0, 0, 0, 0
	for _, p := range doc.Pages {
		for _, l := range p.Lines {
			block = max(block, l.Block+1)
		}
	}
	for i, p := range layout.Pages(pages, "").Pages {
		for j := range p.Lines {
			p.Lines[j].Block += block
		}
		lines += len(p.Lines)
		total, missing = total+words[i], missing+dropped[i]
		doc.Pages[scans[i]] = p
	}
	if onlyScans && (lines == 0 || missing > total/4) {
		return nil, problem.New(problem.Unreadable, "This PDF is a scan that is too poor to be recognised. %s", exportInstead)
	}
	doc.OCR = true
	if missing > 0 {
		doc.Warnings = append(doc.Warnings, fmt.Sprintf("This PDF is a scan: %d words could not be recognised with certainty and were left out. Please check the result against the original.", missing))
	} else {
		doc.Warnings = append(doc.Warnings, "This PDF is a scan: its text was recognised from images. Please check the result against the original.")
	}
	return doc, nil
}

// unrecognised is the error when recognition broke off.
func unrecognised(parent context.Context, err error) error {
	if parent.Err() != nil {
		return interrupted(parent.Err())
	}
	return problem.Wrap(err, problem.Unreadable, "This PDF is a scan that could not be recognised. %s", exportInstead)
}
