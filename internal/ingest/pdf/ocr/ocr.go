// Package ocr recognises the text of page images with the program tesseract, if
// it is installed. What it is unsure of is left out, never guessed.
package ocr

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"runtime"
	"strings"
	"sync"
	"time"

	"focal/internal/ingest/pdf/glyph"
	"focal/internal/ingest/pdf/pdfium"
)

// MinConfidence is tesseract's word confidence (0..100) below which a word is dropped.
const MinConfidence = 55

// What a page may take of a processor; a plain page takes one to three seconds, more
// where it is tried in more languages.
const (
	pageTime     = 8 * time.Second
	languageTime = 3 * time.Second // for each language but the first
)

// ErrLong is a page that takes more than that.
var ErrLong = errors.New("recognising a page takes too long")

// languages that CVs are recognised in, as far as their data is installed.
var languages = []string{"eng", "deu", "fra", "spa", "ita", "por", "nld", "pol"}

// Recogniser runs tesseract, on no more pages at once than there are processors.
type Recogniser struct {
	path  string
	turns chan struct{}
	limit time.Duration // of a page's first language

	once sync.Once
	lang string
}

// New returns a recogniser for the program, nil when it is not installed. An empty
// name looks up tesseract on PATH.
func New(program string) *Recogniser {
	if program == "" {
		program = "tesseract"
	}
	path, err := exec.LookPath(program)
	if err != nil {
		return nil
	}
	return &Recogniser{path: path, turns: make(chan struct{}, runtime.GOMAXPROCS(0)), limit: pageTime}
}

// Page is what was recognised on a page.
type Page struct {
	*glyph.Page
	Words, Dropped int           // Dropped of the words were left out as unsure
	Took           time.Duration // of a processor
}

// Page recognises a page.
func (r *Recogniser) Page(ctx context.Context, img pdfium.Image) (*Page, error) {
	select {
	case r.turns <- struct{}{}:
		defer func() { <-r.turns }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	r.once.Do(func() { r.lang = r.installed(ctx) })
	cmd := r.command(ctx, "stdin", "stdout", "-l", r.lang, "--psm", "1", "--dpi", fmt.Sprint(int(img.DPI)), "tsv")
	var in, out bytes.Buffer
	fmt.Fprintf(&in, "P5 %d %d 255\n", img.Width, img.Height)
	in.Write(img.Grey)
	cmd.Stdin, cmd.Stdout = &in, &out
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("tesseract: %w", err)
	}
	limitTime(cmd.Process, r.limit+time.Duration(strings.Count(r.lang, "+"))*languageTime)
	if err := cmd.Wait(); err != nil {
		if overTime(cmd.ProcessState) {
			err = ErrLong
		}
		return nil, fmt.Errorf("tesseract: %w", err)
	}
	p, words, dropped := parse(out.String(), img)
	return &Page{p, words, dropped, cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()}, nil
}

// command runs the program without this process's environment; one thread each,
// because pages run side by side.
func (r *Recogniser) command(ctx context.Context, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, r.path, args...) // #nosec G204 -- the operator's program; no part of a file is an argument
	cmd.Env = append(keep("PATH", "TESSDATA_PREFIX", "HOME"), "OMP_THREAD_LIMIT=1", "LC_ALL=C.UTF-8")
	return cmd
}

// installed returns the languages to recognise as an argument of -l.
func (r *Recogniser) installed(ctx context.Context) string {
	out, err := r.command(ctx, "--list-langs").Output()
	if err != nil {
		return "eng"
	}
	have := strings.Fields(string(out))
	var use []string
	for _, l := range languages {
		for _, h := range have {
			if l == h {
				use = append(use, l)
			}
		}
	}
	if len(use) == 0 {
		return "eng"
	}
	return strings.Join(use, "+")
}
