//go:build unix

package office

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"focal/internal/cv"
	"focal/internal/problem"
	"focal/internal/wordtemplate"
	"focal/internal/wordtemplate/specimen"
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

// real returns a maker with LibreOffice itself.
func real(t *testing.T) *Maker {
	t.Helper()
	m, err := New(os.Getenv("FOCAL_SOFFICE"))
	if err != nil {
		t.Fatal(err)
	}
	_, noTools := exec.LookPath("pdfinfo")
	if m == nil || noTools != nil {
		if os.Getenv("FOCAL_REQUIRE_TOOLS") != "" {
			t.Fatal("soffice or pdfinfo is missing: run scripts/setup.sh")
		}
		t.Skip("NOT CHECKED: PDFs by LibreOffice. Install libreoffice-writer-nogui and poppler-utils.")
	}
	return m
}

func info(t *testing.T, pdf []byte) map[string]string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "x.pdf")
	if err := os.WriteFile(path, pdf, 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("pdfinfo", path).Output()
	if err != nil {
		t.Fatal(err)
	}
	m := map[string]string{}
	for line := range strings.Lines(string(out)) {
		name, value, _ := strings.Cut(line, ":")
		m[name] = strings.TrimSpace(value)
	}
	return m
}

// The PDF is the document: as many pages as LibreOffice gives it without us, its title
// and author and nobody else's, readable by a screen reader; and what it says.
func TestPDFIsTheDocument(t *testing.T) {
	m := real(t)
	dir := t.TempDir()
	args := []string{"-env:UserInstallation=file://" + dir + "/profile", "--headless", "--convert-to", "pdf", "--outdir", dir}
	var documents [][]byte
	var people []*cv.Document
	for i, d := range []*cv.Document{specimen.Full(), specimen.Random(rand.New(rand.NewPCG(1, 9))), specimen.Short()} {
		name := wordtemplate.Names()[i]
		template, err := wordtemplate.Builtin(name)
		if err != nil {
			t.Fatal(err)
		}
		file, err := template.Fill(d, wordtemplate.FillOptions{Product: "Focal"})
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(dir, strconv.Itoa(i)+".docx")
		if err := os.WriteFile(path, file, 0o600); err != nil {
			t.Fatal(err)
		}
		documents, people, args = append(documents, file), append(people, d), append(args, path)
	}
	if out, err := exec.Command(m.program, args...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	pdfs, err := m.PDFs(t.Context(), documents)
	if err != nil {
		t.Fatal(err)
	}
	for i, pdf := range pdfs {
		want, err := os.ReadFile(filepath.Join(dir, strconv.Itoa(i)+".pdf"))
		if err != nil {
			t.Fatal(err)
		}
		got, plain, name := info(t, pdf), info(t, want), people[i].Person.Name.Value
		if got["Pages"] != plain["Pages"] || got["Page size"] != plain["Page size"] {
			t.Errorf("%s: %s pages of %s, LibreOffice alone makes %s of %s", name, got["Pages"], got["Page size"], plain["Pages"], plain["Page size"])
		}
		if got["Author"] != name || !strings.Contains(got["Title"], name) || got["Tagged"] != "yes" || got["JavaScript"] != "no" || got["Encrypted"] != "no" {
			t.Errorf("%s: %v", name, got)
		}
		for _, field := range []string{"Subject", "Keywords"} {
			if got[field] != "" {
				t.Errorf("%s: %s is %q", name, field, got[field])
			}
		}
	}
}

// server listens on this machine and counts who comes.
func server(t *testing.T) (port string, asked chan struct{}) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	asked = make(chan struct{}, 100)
	go func() {
		for {
			c, err := listener.Accept()
			if err != nil {
				return
			}
			asked <- struct{}{}
			_ = c.Close()
		}
	}()
	_, port, _ = net.SplitHostPort(listener.Addr().String())
	return port, asked
}

// A document that points elsewhere, which our templates never do, makes nobody ask
// there: not a server, and not a file of this machine. A shell in the same cage
// cannot either.
func TestAssurance_44_NothingIsFetched(t *testing.T) {
	port, asked := server(t)
	shell, notes := maker(t, `{ exec 3<>/dev/tcp/127.0.0.1/`+port+` && echo open || echo refused; } > $notes/network 2>&1; pdf`)
	if _, err := shell.PDFs(t.Context(), [][]byte{nil}); err != nil {
		t.Fatal(err)
	}
	if said := note(t, notes, "network"); !strings.HasSuffix(said, "refused") || !strings.Contains(said, "not permitted") || len(asked) > 0 {
		t.Errorf("a shell says %q; asked %d times", said, len(asked))
	}
	secret := filepath.Join(t.TempDir(), "secret.txt")
	if err := os.WriteFile(secret, []byte("canaryword"), 0o600); err != nil {
		t.Fatal(err)
	}
	port, asked = server(t)
	pdfs, err := real(t).PDFs(t.Context(), [][]byte{pointing(t, "http://127.0.0.1:"+port+"/x.png", secret)})
	if err != nil {
		t.Fatal(err)
	}
	if len(asked) > 0 {
		t.Error("LibreOffice asked somebody")
	}
	path := filepath.Join(t.TempDir(), "x.pdf")
	if err := os.WriteFile(path, pdfs[0], 0o600); err != nil {
		t.Fatal(err)
	}
	text, err := exec.Command("pdftotext", path, "-").Output()
	if err != nil || !regexp.MustCompile(`plain words`).Match(text) || bytes.Contains(text, []byte("canaryword")) {
		t.Errorf("%v: the PDF says %q", err, text)
	}
}

// pointing is a document with a picture at an address and fields that fetch it and a file.
func pointing(t *testing.T, address, file string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	field := func(code string) string {
		return `<w:p><w:r><w:fldChar w:fldCharType="begin" w:dirty="true"/></w:r><w:r><w:instrText xml:space="preserve"> ` + code + ` </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>old</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`
	}
	picture := `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="900000" cy="900000"/><wp:docPr id="1" name="p"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="rId1"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
	for _, part := range [][2]string{
		{"[Content_Types].xml", `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`},
		{"_rels/.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`},
		{"word/_rels/document.xml.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="` + address + `" TargetMode="External"/></Relationships>`},
		{"word/document.xml", `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body><w:p><w:r><w:t>plain words</w:t></w:r></w:p>` +
			picture + field(`INCLUDEPICTURE "`+address+`" \d`) + field(fmt.Sprintf(`INCLUDETEXT %q`, file)) + `</w:body></w:document>`},
	} {
		w, err := z.Create(part[0])
		if err != nil {
			t.Fatal(err)
		}
		_, _ = w.Write([]byte(part[1]))
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
