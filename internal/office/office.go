// Package office turns Word files into PDF with LibreOffice, where it is installed:
// in a child process that has limits of the kernel, no network, a profile and a
// folder of its own, and that leaves nothing behind.
package office

import (
	"bufio"
	"context"
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"time"

	"focal/internal/problem"
)

// Off is the name that switches the package off.
const Off = "off"

const (
	firstLimit = 60 * time.Second // of a child with one document; it takes two to four on an idle machine
	nextLimit  = 3 * time.Second  // for each further document
	patience   = 30 * time.Second // that a caller waits for a turn
	grace      = 5 * time.Second  // in which a child that is stopped clears up
	mostAtOnce = 2                // children; each takes a processor and 250 MB
	mostInLine = 6                // callers that wait beside those
)

// Maker makes PDF files. It is safe for concurrent use.
type Maker struct {
	program  string
	turns    chan struct{} // one for each child that may run
	line     chan struct{} // one for each caller, served or waiting
	limit    time.Duration
	patience time.Duration
}

// New returns a maker that runs the program, which is LibreOffice's soffice: a path,
// or a name on PATH. Without a name it is looked for on PATH, and nil is returned where
// it is not installed; so it is with Off.
func New(program string) (*Maker, error) {
	if program == Off {
		return nil, nil
	}
	path, err := exec.LookPath(orSoffice(program))
	switch {
	case err != nil && program == "":
		return nil, nil
	case err != nil:
		return nil, problem.Wrap(err, problem.Invalid, "There is no program %s. Name LibreOffice's soffice with --soffice or FOCAL_SOFFICE, or say off.", program)
	}
	clearRemains(time.Now())
	n := min(mostAtOnce, runtime.GOMAXPROCS(0))
	return &Maker{program: path, turns: make(chan struct{}, n), line: make(chan struct{}, n+mostInLine), limit: firstLimit, patience: patience}, nil
}

func orSoffice(program string) string {
	if program == "" {
		return "soffice"
	}
	return program
}

var (
	errBusy = problem.New(problem.Unavailable, "Too many PDFs are being made at the moment. Please try again in a minute; the Word document can be downloaded at once.")
	errLong = errors.New("LibreOffice took too long")
)

// PDFs turns Word files into PDF files, all or none. It ends early when ctx does.
func (m *Maker) PDFs(ctx context.Context, documents [][]byte) ([][]byte, error) {
	select {
	case m.line <- struct{}{}:
		defer func() { <-m.line }()
	default:
		return nil, errBusy
	}
	wait := time.NewTimer(m.patience)
	defer wait.Stop()
	select {
	case m.turns <- struct{}{}:
		defer func() { <-m.turns }()
	case <-wait.C:
		return nil, errBusy
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	limit, cancel := context.WithTimeoutCause(ctx, m.limit+time.Duration(len(documents)-1)*nextLimit, errLong)
	defer cancel()
	pdfs, err := m.child(limit, documents)
	switch {
	case err == nil:
		return pdfs, nil
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case limit.Err() != nil:
		return nil, problem.Wrap(errLong, problem.Unavailable, "The PDF took too long to make. Please try again later, or download the Word document and save it as PDF there.")
	}
	return nil, problem.Wrap(err, problem.Unavailable, "The PDF could not be made. Please try again, or download the Word document and save it as PDF there.")
}

// child starts one, hands it the documents and waits for the files. A child that sees
// its input end stops its LibreOffice and clears up; one that does not is killed.
func (m *Maker) child(ctx context.Context, documents [][]byte) ([][]byte, error) {
	self, err := program()
	if err != nil {
		return nil, err
	}
	cmd := exec.Command(self) // #nosec G204 -- this very program
	cmd.Args = []string{childName}
	cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "GOMEMLIMIT=200MiB"}
	cmd.Dir = os.TempDir()
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("start a PDF maker: %w", err)
	}
	type result struct {
		answer
		err error
	}
	done := make(chan result, 1)
	go func() {
		var r result
		if r.err = send(in, request{Program: m.program, Documents: documents}); r.err == nil {
			r.err = gob.NewDecoder(bufio.NewReader(out)).Decode(&r.answer)
		}
		done <- r
	}()
	var r result
	select {
	case r = <-done:
		_ = in.Close()
	case <-ctx.Done():
		_ = in.Close()
		stuck := time.AfterFunc(grace, func() { _ = cmd.Process.Kill() })
		<-done
		stuck.Stop()
		r.err = ctx.Err()
	}
	_, _ = io.Copy(io.Discard, out)
	err = cmd.Wait()
	switch {
	case r.err != nil:
		return nil, errors.Join(r.err, err)
	case r.Cause != "":
		return nil, errors.New(r.Cause)
	}
	return r.PDFs, nil
}

func send(w io.Writer, r request) error {
	b := bufio.NewWriterSize(w, 1<<16)
	if err := gob.NewEncoder(b).Encode(r); err != nil {
		return err
	}
	return b.Flush()
}

// program is the path of this very program, also after the file was replaced.
func program() (string, error) {
	if runtime.GOOS == "linux" {
		return "/proc/self/exe", nil
	}
	return os.Executable()
}
