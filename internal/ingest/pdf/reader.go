// Package pdf reads PDF files into lines with layout. PDFium does the parsing as
// WebAssembly in child processes of this program: a file that loops or exhausts
// memory costs one child, nothing else.
package pdf

import (
	"context"
	"errors"
	"sync"
	"time"

	"focal/internal/ingest/page"
	"focal/internal/ingest/pdf/ocr"
	"focal/internal/problem"
)

// Limits of a file.
const (
	MaxPages = 40
	Deadline = 4 * time.Second // a CV takes 10 ms; recognising scans comes on top

	readDeadline = 10 * time.Second // with the wait for a child
)

// Config says where and how to work. The zero value is good.
type Config struct {
	// CacheDir holds the compiled PDFium (19 MB) between starts; whoever can write
	// it can run code as this program. "" is a folder in os.UserCacheDir.
	CacheDir string
	// Children is the most files read at once; 0 is the number of processors.
	Children int
	// Tesseract is the program that recognises scans; "" looks it up on PATH.
	Tesseract string
}

// Reader reads PDF files. It is safe for concurrent use.
type Reader struct {
	pool *pool
	ocr  *ocr.Recogniser // nil: not installed

	deadline     time.Duration
	scanDeadline time.Duration
	scanBudget   time.Duration // of a processor
}

// New returns a reader at once; children start with Warm or the first Read. ctx
// bounds the life of the children.
func New(ctx context.Context, c Config) (*Reader, error) {
	p, err := newPool(ctx, c)
	if err != nil {
		return nil, err
	}
	return &Reader{pool: p, ocr: ocr.New(c.Tesseract), deadline: Deadline, scanDeadline: OCRDeadline, scanBudget: OCRBudget}, nil
}

// Warm starts a child in the background, so that the first Read need not wait.
func (r *Reader) Warm() { r.pool.warm() }

// Ready returns when what Warm began is over: the first start of a version compiles
// the reader, which is no file's fault and must not count in a file's time.
func (r *Reader) Ready(ctx context.Context) error { return r.pool.wait(ctx) }

// Close ends the children; reads under way fail.
func (r *Reader) Close() error {
	r.pool.close()
	return nil
}

// Read returns the text of the file. All errors are *problem.Error.
func (r *Reader) Read(ctx context.Context, data []byte) (*page.Document, error) {
	if len(data) == 0 {
		return nil, problem.New(problem.Unreadable, "This PDF is empty. Please upload the file again.")
	}
	reading, cancel := context.WithTimeout(ctx, readDeadline)
	defer cancel()
	child, err := r.pool.acquire(reading)
	if err != nil {
		return nil, interrupted(err)
	}
	child, answer, err := r.pool.ask(reading, child, r.deadline, request{Data: data})
	if err != nil {
		return nil, failed(reading, err)
	}
	if answer.Status != statusOK {
		r.pool.release(child)
		return nil, refused(answer)
	}
	doc := &page.Document{Format: page.PDF, Pages: answer.Pages, OCR: answer.OCR, Warnings: answer.Warnings}
	if len(answer.Scans) == 0 {
		doc.Others, doc.Asked = answer.Others, answer.Asked
		r.pool.release(child)
		return doc, nil
	}
	release := sync.OnceFunc(func() { r.pool.discard(child) }) // it holds images
	defer release()
	return r.withScans(ctx, child, release, doc, answer.Scans)
}

// refused is the error for a file that cannot be read.
func refused(a response) error {
	switch a.Status {
	case statusPassword:
		return problem.New(problem.Unreadable, "This PDF is protected with a password. Please save a copy without a password and upload that.")
	case statusPages:
		return problem.New(problem.TooLarge, "This PDF has more than %d pages. Please upload only the CV.", MaxPages)
	case statusGlyphs:
		return problem.New(problem.TooLarge, "A page of this PDF holds more text than can be read. Please upload only the CV.")
	case statusEmpty:
		return problem.New(problem.Unreadable, "This PDF has no text that can be seen. Please export the CV again as PDF or Word.")
	}
	return problem.Wrap(errors.New(a.Cause), problem.Unreadable, "This PDF is damaged and cannot be read. Please export the CV again as PDF or Word.")
}

// failed turns a child's silence into an error for the user.
func failed(ctx context.Context, err error) error {
	switch {
	case ctx.Err() != nil:
		return interrupted(ctx.Err())
	case errors.Is(err, errNoReader):
		return interrupted(err)
	case errors.Is(err, context.DeadlineExceeded):
		return problem.Wrap(err, problem.Unreadable, "This PDF takes too long to read. Please export the CV again as PDF or Word.")
	}
	return problem.Wrap(err, problem.Unreadable, "This PDF is damaged and cannot be read. Please export the CV again as PDF or Word.")
}

func interrupted(err error) error {
	return problem.Wrap(err, problem.Unavailable, "Reading the PDF was interrupted. Please try again.")
}
