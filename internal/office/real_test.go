package office

import (
	"archive/zip"
	"bytes"
	"fmt"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/wordtemplate"
	"focal/internal/wordtemplate/specimen"
)

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
			t.Errorf("%s: %s pages of %s, LibreOffice alone makes %s of %s", name, got["Pages"], got["Page size"], plain["Pages"],
				plain["Page size"])
		}
		if got["Author"] != name || !strings.Contains(got["Title"], name) || got["Tagged"] != "yes" || got["JavaScript"] != "no" ||
			got["Encrypted"] != "no" {
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
	if said := note(t, notes, "network"); !strings.HasSuffix(said, "refused") || !strings.Contains(said, "not permitted") ||
		len(asked) > 0 {
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
		return `<w:p><w:r><w:fldChar w:fldCharType="begin" w:dirty="true"/></w:r><w:r><w:instrText xml:space="preserve"> ` + code +
			` </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>old</w:t></w:r><w:r>` +
			`<w:fldChar w:fldCharType="end"/></w:r></w:p>`
	}
	picture := `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing">` +
		`<wp:extent cx="900000" cy="900000"/><wp:docPr id="1" name="p"/>` +
		`<a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">` +
		`<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">` +
		`<pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="p"/>` +
		`<pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="rId1"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr>` +
		`<a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>` +
		`</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
	for _, part := range [][2]string{
		{"[Content_Types].xml", `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
			`<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
			`<Override PartName="/word/document.xml" ` +
			`ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`},
		{"_rels/.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
			`<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" ` +
			`Target="word/document.xml"/></Relationships>`},
		{"word/_rels/document.xml.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
			`<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="` +
			address + `" TargetMode="External"/></Relationships>`},
		{
			"word/document.xml",
			`<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ` +
				`xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">` +
				`<w:body><w:p><w:r><w:t>plain words</w:t></w:r></w:p>` +
				picture + field(`INCLUDEPICTURE "`+address+`" \d`) + field(fmt.Sprintf(`INCLUDETEXT %q`, file)) + `</w:body></w:document>`,
		},
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
