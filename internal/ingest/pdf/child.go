package pdf

import (
	"bufio"
	"context"
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"

	"focal/internal/ingest/page"
	"focal/internal/ingest/pdf/glyph"
	"focal/internal/ingest/pdf/layout"
	"focal/internal/ingest/pdf/pdfium"
)

// childName is argv[0] of the children. Every program that links this package
// can be one, test programs included, without wiring: its init answers files
// instead of starting the program.
const childName = "focal: pdf reader"

func init() {
	if len(os.Args) == 2 && os.Args[0] == childName {
		os.Exit(runChild(os.Args[1], os.Stdin, os.Stdout))
	}
}

// What a child is asked and answers, gob-encoded on its standard input and output.
type (
	request struct {
		Data   []byte // a file, or
		Render int    // the page (1-based) that is wanted as an image: of Data, else of the file read last
		DPI    float64
	}
	response struct {
		Status   status
		Scans    []int // pages (0-based) that are images without text
		Image    *pdfium.Image
		Pages    []page.Page
		Others   [][]page.Page // the pages in other orders
		Asked    [][]page.Page // and in those that only the user may ask for
		OCR      bool
		Warnings []string
		Cause    string // of statusDamaged, for the log
	}
	status uint8
)

const (
	statusReady status = iota + 1 // sent once, after the start
	statusOK
	statusPassword
	statusPages
	statusGlyphs
	statusEmpty
	statusDamaged
	statusBroken // the engine did not start
)

// runChild serves files until its input ends; the exit code is for the curious.
func runChild(cacheDir string, in io.Reader, out io.Writer) int {
	limitProcess()
	w := bufio.NewWriterSize(out, 1<<16)
	encoder := gob.NewEncoder(w)
	send := func(r response) {
		if encoder.Encode(r) != nil || w.Flush() != nil {
			os.Exit(0) // nobody listens any more
		}
	}
	requests := make(chan request)
	go func() { // apart from the work, so that the end of the parent ends a child that loops
		decoder := gob.NewDecoder(bufio.NewReaderSize(in, 1<<16))
		for {
			var r request
			if decoder.Decode(&r) != nil {
				os.Exit(0)
			}
			requests <- r
		}
	}()
	engine, err := pdfium.NewEngine(context.Background(), cacheDir)
	if err != nil {
		send(response{Status: statusBroken, Cause: err.Error()})
		return 1
	}
	instance, err := engine.Instance()
	if err != nil {
		send(response{Status: statusBroken, Cause: err.Error()})
		return 1
	}
	debug.FreeOSMemory() // what compiling or loading left behind
	send(response{Status: statusReady})
	used := false // the instance holds a file
	for r := range requests {
		if r.Render > 0 && r.Data == nil {
			send(render(instance, r.Render-1, r.DPI))
			continue
		}
		if used {
			if instance, err = fresh(engine, instance); err != nil {
				return 1
			}
		}
		a := work(instance, r)
		send(a)
		if used = len(a.Scans) > 0; !used { // the next one is made while nobody waits
			if instance, err = fresh(engine, instance); err != nil {
				return 1
			}
		}
	}
	return 0
}

// fresh replaces an instance: no file meets the memory of another one.
func fresh(e *pdfium.Engine, old *pdfium.Instance) (*pdfium.Instance, error) {
	_ = old.Close()
	return e.Instance()
}

// work reads a file, or draws a page of it.
func work(in *pdfium.Instance, r request) (a response) {
	if r.Render == 0 {
		return answer(in, r.Data)
	}
	defer guard(&a)
	if err := in.Load(r.Data); err != nil {
		return response{Status: statusDamaged, Cause: err.Error()}
	}
	return render(in, r.Render-1, r.DPI)
}

// scanDPI is what tesseract is trained for.
const scanDPI = 300

func render(in *pdfium.Instance, i int, dpi float64) (r response) {
	defer guard(&r)
	img, err := in.Scan(i, dpi)
	if err != nil {
		return response{Status: statusDamaged, Cause: err.Error()}
	}
	return response{Status: statusOK, Image: &img}
}

// guard turns a panic into an answer.
func guard(r *response) {
	if p := recover(); p != nil {
		*r = response{Status: statusDamaged, Cause: fmt.Sprint("panic: ", p)}
	}
}

// answer reads one file.
func answer(in *pdfium.Instance, data []byte) (r response) {
	defer guard(&r)
	pages, warnings, err := read(in, data)
	switch {
	case errors.Is(err, pdfium.ErrPassword):
		return response{Status: statusPassword}
	case errors.Is(err, errPages):
		return response{Status: statusPages}
	case errors.Is(err, pdfium.ErrGlyphs):
		return response{Status: statusGlyphs}
	case err != nil:
		return response{Status: statusDamaged, Cause: err.Error()}
	}
	out, others, asked := layout.Orders(pages, in.Producer())
	if out.Hidden {
		warnings = append(warnings, "Text that cannot be seen on the page was left out.")
	}
	if out.Nameless {
		warnings = append(warnings, "A font of this PDF does not tell which letters it shows: they appear as \uFFFD. Please check the result.")
	}
	r = response{Status: statusOK, Pages: out.Pages, Others: others, Asked: asked, OCR: out.Recognised, Warnings: warnings}
	empty := true
	for i, p := range out.Pages {
		switch {
		case len(p.Lines) > 0:
			empty = false
		case pages[i].Scanned():
			r.Scans = append(r.Scans, i)
		}
	}
	if empty && len(r.Scans) == 0 {
		r.Scans = drawn(pages)
	}
	if empty && len(r.Scans) == 0 {
		return response{Status: statusEmpty}
	}
	return r
}

// fewShapes is what a page without text may show for ornament: a frame, rules, a logo.
const fewShapes = 20

// drawn are the pages of a document without any text that show more than ornament: some programs
// write each letter as an outline, or each line as a picture, and only recognition can read those.
func drawn(pages []*glyph.Page) (scans []int) {
	for i, p := range pages {
		if len(p.Shapes) > fewShapes {
			scans = append(scans, i)
		}
	}
	return scans
}

var errPages = errors.New("too many pages")

func read(in *pdfium.Instance, data []byte) (pages []*glyph.Page, warnings []string, err error) {
	if err := in.Load(data); err != nil {
		return nil, nil, err
	}
	n, err := in.PageCount()
	if err != nil {
		return nil, nil, err
	}
	if n > MaxPages {
		return nil, nil, errPages
	}
	read := 0
	for i := range n {
		p, err := in.Page(i)
		switch {
		case in.Err() != nil:
			return nil, nil, in.Err()
		case errors.Is(err, pdfium.ErrGlyphs):
			return nil, nil, err
		case err != nil:
			warnings = append(warnings, fmt.Sprintf("Page %d is damaged and could not be read.", i+1))
			p = &glyph.Page{} // keeps the numbers of the others
		default:
			read++
		}
		pages = append(pages, p)
	}
	if read == 0 {
		return nil, nil, errors.New("no page can be read")
	}
	return pages, warnings, nil
}
