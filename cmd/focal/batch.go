package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/term"

	"focal/internal/engine"
	"focal/internal/problem"
)

// maxUpload is the size limit of one file, the same as the service's.
const maxUpload = 10 << 20

// readUpload reads a file within the size limit.
func readUpload(path string) (engine.Upload, error) {
	if err := notAFile(path); err != nil {
		return engine.Upload{}, err
	}
	info, err := os.Stat(path)
	if err != nil {
		return engine.Upload{}, problem.Wrap(err, problem.Invalid, "cannot read %s: check the path and its permissions", path)
	}
	if info.Size() > maxUpload {
		return engine.Upload{}, problem.New(problem.TooLarge, "the file has %d MB; the limit is %d MB", info.Size()>>20, maxUpload>>20)
	}
	data, err := os.ReadFile(path) // #nosec G304 -- the file that the user named
	if err != nil {
		return engine.Upload{}, problem.Wrap(err, problem.Invalid, "cannot read %s: check the path and its permissions", path)
	}
	return engine.Upload{Name: filepath.Base(path), Data: data}, nil
}

// notAFile explains why a path is not a readable file; nil where it is one, or where the
// system does not say.
func notAFile(path string) error {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return problem.New(problem.Invalid, "there is no file %s", path)
	case err == nil && info.IsDir():
		return problem.New(problem.Invalid, "%s is a folder; name the files in it", path)
	}
	return nil
}

// someFile refuses a command line that names no file at all; one that is missing
// among others is a failure of its own.
func someFile(paths []string) error {
	for _, path := range paths {
		if notAFile(path) == nil {
			return nil
		}
	}
	text := plainError(notAFile(paths[0]))
	return usageError(strings.ToUpper(text[:1]) + text[1:] + ". Try focal --help.")
}

// batch runs one job per file, shows progress on a terminal when there are
// several, reports each failure in one line and goes on.
type batch struct {
	err           io.Writer
	total, done   int
	failed        int
	asJSON, paint bool
}

func newBatch(c console, total int, asJSON bool) *batch {
	f, isFile := c.err.(*os.File)
	return &batch{
		err: c.err, total: total, asJSON: asJSON,
		paint: total > 1 && !asJSON && isFile && term.IsTerminal(int(f.Fd())),
	}
}

// errTwice is not a failure: what was asked for is there.
var errTwice = problem.New(problem.Conflict, "the same file once more; it is taken once")

// do runs job for the file; written is the path of its result, "" when there is none to name.
func (b *batch) do(path string, job func() (written string, err error)) {
	if b.paint {
		fmt.Fprintf(b.err, "\r\033[K%d/%d  %s", b.done+1, b.total, filepath.Base(path))
	}
	err := recovered(job)
	b.done++
	if err == nil {
		return
	}
	if !errors.Is(err, errTwice) {
		b.failed++
	}
	if b.paint {
		fmt.Fprint(b.err, "\r\033[K")
	}
	if b.asJSON {
		line, _ := json.Marshal(map[string]string{"file": path, "error": plainError(err), "kind": string(problem.KindOf(err))})
		fmt.Fprintln(b.err, string(line))
		return
	}
	fmt.Fprintf(b.err, "focal: %s: %s\n", path, plainError(err))
}

// recovered turns a panic into an error of this one file.
func recovered(job func() (string, error)) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%w (%v)", errFault, p)
		}
	}()
	_, err = job()
	return err
}

// finish closes the progress line and reports whether any file failed.
func (b *batch) finish() error {
	if b.paint {
		fmt.Fprintf(b.err, "\r\033[K%d of %d done\n", b.total-b.failed, b.total)
	}
	if b.failed > 0 {
		return errSomeFailed
	}
	return nil
}
