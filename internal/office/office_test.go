//go:build unix

package office

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"focal/internal/problem"
)

// maker returns one that runs a shell script in place of soffice. The script finds the
// documents in $in, says where the PDF files belong in $out, and has a folder $notes to
// write to that outlives it.
func maker(t *testing.T, script string) (m *Maker, notes string) {
	t.Helper()
	notes = t.TempDir()
	program := filepath.Join(t.TempDir(), "soffice")
	head := "#!/bin/bash\nnotes='" + notes + `'
while [ "$1" != --outdir ]; do shift; done
out=$2; shift 2; in=("$@")
pdf() { for i in "${!in[@]}"; do { printf '%%PDF-'; cat "${in[$i]}"; } > "$out/$i.pdf"; done; }
`
	if err := os.WriteFile(program, []byte(head+script+"\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	m, err := New(program)
	if err != nil || m == nil {
		t.Fatal(m, err)
	}
	return m, notes
}

func note(t *testing.T, notes, name string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(notes, name))
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(b))
}

// until waits for what another process is about to do.
func until(t *testing.T, what string, done func() bool) {
	t.Helper()
	for deadline := time.Now().Add(20 * time.Second); !done(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("never: ", what)
		}
	}
}

func exists(notes, name string) func() bool {
	return func() bool { _, err := os.Stat(filepath.Join(notes, name)); return err == nil }
}

func TestOfferedWhereTheProgramIs(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	for _, c := range []struct {
		program string
		refused bool
	}{{"", false}, {Off, false}, {"/nowhere/soffice", true}, {"soffice7", true}} {
		m, err := New(c.program)
		if m != nil || (err != nil) != c.refused || err != nil && !problem.Is(err, problem.Invalid) {
			t.Errorf("%q: %v, %v", c.program, m, err)
		}
	}
	program := filepath.Join(os.Getenv("PATH"), "soffice")
	if err := os.WriteFile(program, []byte("#!/bin/sh\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	if m, err := New(""); m == nil || err != nil || m.program != program {
		t.Errorf("on PATH: %v, %v", m, err)
	}
	if m, err := New(Off); m != nil || err != nil {
		t.Errorf("switched off: %v, %v", m, err)
	}
}

// What goes in, what comes out, and what is left: nothing.
func TestFilesOfAChild(t *testing.T) {
	m, notes := maker(t, `pwd > $notes/folder; ls -ld . > $notes/mode; pdf`)
	pdfs, err := m.PDFs(t.Context(), [][]byte{[]byte("one"), []byte("two")})
	if err != nil || len(pdfs) != 2 || string(pdfs[0]) != "%PDF-one" || string(pdfs[1]) != "%PDF-two" {
		t.Fatalf("%q, %v", pdfs, err)
	}
	folder := note(t, notes, "folder")
	if !strings.Contains(folder, folderPrefix) || !strings.HasPrefix(note(t, notes, "mode"), "drwx------") {
		t.Errorf("folder %s, mode %s", folder, note(t, notes, "mode"))
	}
	if _, err := os.Stat(folder); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("%s is left: %v", folder, err)
	}
}

// A failure says what to do; a program that says nothing but makes no PDF is one.
func TestFailures(t *testing.T) {
	for name, script := range map[string]string{
		"failing": "echo no >&2; exit 3", "making nothing": "true", "one of two": `printf '%%PDF-' > $out/0.pdf`,
		"links to elsewhere": `printf '%%PDF-' > $notes/0; for i in 0 1; do ln -s $notes/0 $out/$i.pdf; done`,
		"no PDF":             `for i in 0 1; do echo text > $out/$i.pdf; done`,
	} {
		t.Run(name, func(t *testing.T) {
			m, _ := maker(t, script)
			pdfs, err := m.PDFs(t.Context(), [][]byte{nil, nil})
			if pdfs != nil || !problem.Is(err, problem.Unavailable) || !strings.Contains(problem.MessageOf(err), "Word document") {
				t.Errorf("%q, %v", pdfs, err)
			}
		})
	}
}

// A child sees nothing of the server's settings.
func TestAssurance_34_BareEnvironment(t *testing.T) {
	t.Setenv("FOCAL_STRIPE_KEY", "canary")
	m, notes := maker(t, `env > $notes/env; tr '\0' '\n' < /proc/$PPID/environ >> $notes/env; pdf`)
	if _, err := m.PDFs(t.Context(), [][]byte{nil}); err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(note(t, notes, "env"), "\n") {
		name, value, _ := strings.Cut(line, "=")
		if strings.Contains(line, "canary") || strings.HasPrefix(name, "FOCAL") {
			t.Errorf("the child knows %s=%s", name, value)
		}
	}
}

// What takes for ever is ended with everything it started, whether its time is over or
// nobody waits any more; so is the folder.
func TestAssurance_45_EndlessLibreOffice(t *testing.T) {
	for name, c := range map[string]struct {
		limit time.Duration
		leave bool
		want  string
	}{"over its time": {300 * time.Millisecond, false, "took too long"}, "the client goes": {time.Hour, true, "context canceled"}} {
		t.Run(name, func(t *testing.T) {
			m, notes := maker(t, `pwd > $notes/folder; sleep 1000 & echo $! > $notes/child; echo $$ > $notes/started; wait`)
			m.limit = c.limit
			ctx, leave := context.WithCancel(t.Context())
			defer leave()
			if c.leave {
				go func() {
					until(t, "it starts", exists(notes, "started"))
					leave()
				}()
			}
			if _, err := m.PDFs(ctx, [][]byte{nil}); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v", err)
			}
			if !exists(notes, "started")() {
				return // the time was over before it began: nothing to look for
			}
			if _, err := os.Stat(note(t, notes, "folder")); !errors.Is(err, os.ErrNotExist) {
				t.Errorf("the folder is left: %v", err)
			}
			for _, file := range []string{"started", "child"} {
				pid := note(t, notes, file)
				until(t, pid+" ends", func() bool {
					stat, err := os.ReadFile("/proc/" + pid + "/stat")
					return err != nil || bytes.Contains(stat, []byte(") Z "))
				})
			}
			if len(m.turns) != 0 || len(m.line) != 0 {
				t.Errorf("%d turns and %d places are taken", len(m.turns), len(m.line))
			}
		})
	}
}

// The signals that end a service reach every process of it, or of its terminal: what
// is being made is finished, and its folder goes with it.
func TestAssurance_62_ASignalToAllLeavesNothing(t *testing.T) {
	for _, signal := range []string{"INT", "TERM", "HUP"} {
		m, notes := maker(t, `pwd > $notes/folder; kill -`+signal+` $PPID; pdf`)
		if pdfs, err := m.PDFs(t.Context(), [][]byte{[]byte("one")}); err != nil || string(pdfs[0]) != "%PDF-one" {
			t.Errorf("%s: %q, %v", signal, pdfs, err)
		}
		if _, err := os.Stat(note(t, notes, "folder")); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("%s: the folder is left: %v", signal, err)
		}
	}
}

// Never more at once than there are turns; who waits too long, or comes to a line
// that is full, is told so.
func TestAssurance_52_TwoAtOnceAndAShortLine(t *testing.T) {
	m, notes := maker(t, `echo s >> $notes/log; while [ ! -e $notes/go ]; do sleep 0.02; done; pdf; echo e >> $notes/log`)
	m.turns, m.line = make(chan struct{}, 2), make(chan struct{}, 4)
	ask := func() error { _, err := m.PDFs(t.Context(), [][]byte{nil}); return err }
	var served sync.WaitGroup
	for range 4 {
		served.Go(func() {
			if err := ask(); err != nil {
				t.Error(err)
			}
		})
	}
	until(t, "two run and two wait", func() bool {
		log, _ := os.ReadFile(filepath.Join(notes, "log"))
		return len(m.line) == 4 && string(log) == "s\ns\n"
	})
	if err := ask(); !errors.Is(err, errBusy) {
		t.Errorf("the line is full: %v", err)
	}
	short := &Maker{program: m.program, turns: m.turns, line: make(chan struct{}, 1), limit: m.limit, patience: time.Millisecond}
	if _, err := short.PDFs(t.Context(), [][]byte{nil}); !errors.Is(err, errBusy) {
		t.Errorf("no turn: %v", err)
	}
	if err := os.WriteFile(filepath.Join(notes, "go"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	served.Wait()
	running, most := 0, 0
	for _, what := range strings.Fields(note(t, notes, "log")) {
		running += map[string]int{"s": 1, "e": -1}[what]
		most = max(most, running)
	}
	if most != 2 {
		t.Errorf("%d at once", most)
	}
}

// Folders of a machine that was switched off go at the next start; those in use stay.
func TestRemainsAreCleared(t *testing.T) {
	base := t.TempDir()
	t.Setenv("TMPDIR", base)
	now := time.Now()
	for name, age := range map[string]time.Duration{folderPrefix + "old": time.Hour, folderPrefix + "new": time.Minute, "other": time.Hour} {
		dir := filepath.Join(base, name)
		if err := errors.Join(os.MkdirAll(filepath.Join(dir, "out"), 0o700), os.Chtimes(dir, now, now.Add(-age))); err != nil {
			t.Fatal(err)
		}
	}
	clearRemains(now)
	left, _ := filepath.Glob(filepath.Join(base, "*"))
	if len(left) != 2 || exists(base, folderPrefix+"old")() {
		t.Errorf("left: %v", left)
	}
}
