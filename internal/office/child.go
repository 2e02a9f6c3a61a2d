package office

import (
	"bufio"
	"bytes"
	"context"
	_ "embed"
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// childName is argv[0] of the children. Every program that links this package can be
// one, test programs included: its init makes PDFs instead of starting the program.
const childName = "focal: pdf maker"

func init() {
	if len(os.Args) == 1 && os.Args[0] == childName {
		os.Exit(runChild(os.Stdin, os.Stdout))
	}
}

// What a child is asked and answers, gob-encoded on its standard input and output.
type (
	request struct {
		Program   string // soffice
		Documents [][]byte
	}
	answer struct {
		PDFs  [][]byte
		Cause string // why there are none, for the log
	}
)

// runChild makes the PDFs of one request, within limits that LibreOffice inherits. The
// end of its input, with the parent's or by its wish, ends LibreOffice too; a signal
// that the system sends to all processes at once does not: a child that died of it
// would leave its folder behind, with what the parent lets finish in it.
func runChild(in io.Reader, out io.Writer) int {
	signal.Notify(make(chan os.Signal, 1), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	source := bufio.NewReader(in)
	var r request
	if gob.NewDecoder(source).Decode(&r) != nil {
		return 0
	}
	go func() {
		_, _ = io.Copy(io.Discard, source)
		stop()
	}()
	var a answer
	var err error
	if err = confine(); err == nil {
		a.PDFs, err = r.pdfs(ctx)
	}
	if err != nil {
		a = answer{Cause: err.Error()}
	}
	w := bufio.NewWriterSize(out, 1<<16)
	if gob.NewEncoder(w).Encode(a) != nil || w.Flush() != nil {
		return 1
	}
	return 0
}

// profile is the part of a fresh profile that is not the default: no macros, no links
// that are followed, no proxy that answers, and PDFs that a screen reader can read.
//
//go:embed profile.xcu
var profile []byte

func (r request) pdfs(ctx context.Context) ([][]byte, error) {
	folder, err := workFolder()
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(folder) }()
	user, out := filepath.Join(folder, "profile", "user"), filepath.Join(folder, "out")
	for _, dir := range []string{user, out} {
		if err := os.MkdirAll(dir, 0o700); err != nil {
			return nil, err
		}
	}
	if err := os.WriteFile(filepath.Join(user, "registrymodifications.xcu"), profile, 0o600); err != nil {
		return nil, err
	}
	args := []string{
		"-env:UserInstallation=file://" + filepath.ToSlash(filepath.Join(folder, "profile")), "--headless", "--norestore", "--nologo", "--nodefault",
		"--nolockcheck", "--nofirststartwizard", "--infilter=MS Word 2007 XML", "--convert-to", "pdf:writer_pdf_Export", "--outdir", out,
	}
	for i, data := range r.Documents {
		name := filepath.Join(folder, strconv.Itoa(i)+".docx")
		if err := os.WriteFile(name, data, 0o600); err != nil {
			return nil, err
		}
		args = append(args, name)
	}
	said := &firstWords{}
	cmd := exec.CommandContext(ctx, r.Program, args...) // #nosec G204 -- the operator's program; no part of a document is an argument
	cmd.Dir, cmd.Stdout, cmd.Stderr = folder, said, said
	cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + folder, "TMPDIR=" + folder, "LC_ALL=C.UTF-8", "TZ=UTC", "SAL_USE_VCLPLUGIN=svp", "SAL_DISABLE_OPENCL=1"}
	group(cmd)
	cmd.WaitDelay = time.Second
	err = cmd.Run()
	endGroup(cmd) // soffice is a script: what it started goes with it
	if err != nil {
		return nil, fmt.Errorf("soffice: %w: %q", errors.Join(err, ctx.Err()), said.b)
	}
	made, err := os.OpenRoot(out) // nothing outside, should a link be among them
	if err != nil {
		return nil, err
	}
	defer func() { _ = made.Close() }()
	pdfs := make([][]byte, len(r.Documents))
	for i := range pdfs {
		if pdfs[i], err = made.ReadFile(strconv.Itoa(i) + ".pdf"); err != nil || !bytes.HasPrefix(pdfs[i], []byte("%PDF-")) {
			return nil, fmt.Errorf("soffice made no PDF of document %d: %w: %q", i+1, errors.Join(err, ctx.Err()), said.b)
		}
	}
	return pdfs, nil
}

// firstWords keeps the start of what a program says; the rest is lost.
type firstWords struct{ b []byte }

func (f *firstWords) Write(p []byte) (int, error) {
	f.b = append(f.b, p[:min(len(p), 500-len(f.b))]...)
	return len(p), nil
}

const folderPrefix = "focal-pdf-"

// bases are where work folders may be. What lies in the first is memory, on Linux: a
// document in the clear never reaches a disk.
func bases() []string {
	if runtime.GOOS == "linux" {
		return []string{"/dev/shm", os.TempDir()}
	}
	return []string{os.TempDir()}
}

func workFolder() (folder string, err error) {
	for _, base := range bases() {
		if folder, err = os.MkdirTemp(base, folderPrefix+"*"); err == nil {
			return folder, nil
		}
	}
	return "", err
}

// clearRemains removes what a machine or a child that was killed left behind.
func clearRemains(now time.Time) {
	for _, base := range bases() {
		entries, _ := os.ReadDir(base)
		for _, e := range entries {
			if info, err := e.Info(); strings.HasPrefix(e.Name(), folderPrefix) && err == nil && e.IsDir() && now.Sub(info.ModTime()) > 10*time.Minute {
				_ = os.RemoveAll(filepath.Join(base, e.Name()))
			}
		}
	}
}
