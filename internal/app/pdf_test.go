package app_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"focal/internal/app"
)

// paperOffice is a program in place of LibreOffice: its PDF is "%PDF-" and the Word file
// that it was given. It notes where it worked; a file fail in the folder makes it fail.
func paperOffice(t *testing.T) (program, notes string) {
	t.Helper()
	notes = t.TempDir()
	program = filepath.Join(notes, "soffice")
	script := `#!/bin/bash
pwd >> '` + notes + `/folders'
[ ! -e '` + notes + `/fail' ] || exit 1
while [ "$1" != --outdir ]; do shift; done
out=$2; shift 2
for f in "$@"; do { printf '%%PDF-'; cat "$f"; } > "$out/$(basename "$f" .docx).pdf"; done
`
	if err := os.WriteFile(program, []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	return program, notes
}

func (e *env) pdf(token, id string, pairs ...string) answer {
	e.Helper()
	return e.call("POST", "/api/convert/generate-pdf/"+id, token, form{}.with(append([]string{"task_id", id}, pairs...)...))
}

func (e *env) offersPDF() (offered bool) {
	e.Helper()
	var config struct{ PDF bool }
	e.need(e.call("GET", "/api/config", "", nil), 200).json(e, &config)
	return config.PDF
}

// CV-9: the PDF is made of the very Word file that the download gives: in any
// template, with any decisions, under the same name; free of charge.
func TestPDFIsMadeOfTheDownload(t *testing.T) {
	program, notes := paperOffice(t)
	e := start(t, func(c *app.Config) { c.Office = program })
	if !e.offersPDF() {
		t.Error("PDFs are not offered")
	}
	token := e.user("ana", app.NewUser{Active: true, Credits: 5, Templates: []string{"Modern"}})
	id := e.submit(token, cvs("Ana Petrović\nEngineer"))
	e.wait(token, id)
	same := func(when string, pairs ...string) {
		word, pdf := e.need(e.document(token, id, pairs...), 200), e.need(e.pdf(token, id, pairs...), 200)
		if pdf.text() != "%PDF-"+word.text() {
			t.Errorf("%s: not of the same Word file", when)
		}
		if pdf.header.Get("Content-Type") != "application/pdf" {
			t.Errorf("%s: %s", when, pdf.header.Get("Content-Type"))
		}
		if want := strings.ReplaceAll(word.header.Get("Content-Disposition"), ".docx", ".pdf"); pdf.header.Get("Content-Disposition") != want {
			t.Errorf("%s: named %s, want %s", when, pdf.header.Get("Content-Disposition"), want)
		}
	}
	same("at first")
	same("in another template", "template", "Modern")
	e.need(e.call("POST", "/api/convert/review/"+id, token, object{"file": 0, "rejected": []string{}, "edits": object{"summary[0]": "Edited by hand"}}), 200)
	same("after a review")
	if !strings.Contains(read(t, e.document(token, id))["word/document.xml"], "Edited by hand") {
		t.Error("the decision is not in the document")
	}
	for what, a := range map[string]answer{"template that is not allowed": e.pdf(token, id, "template", "Secret"), "two task ids": e.pdf(token, id, "task_id", "other")} {
		if a.status != 403 && a.status != 400 {
			t.Errorf("%s: %d", what, a.status)
		}
	}
	if p := e.profile(token); p.Credits != 4 {
		t.Errorf("PDFs were charged: %d credits", p.Credits)
	}
	folders, err := os.ReadFile(filepath.Join(notes, "folders"))
	if err != nil {
		t.Fatal(err)
	}
	for _, folder := range strings.Fields(string(folders)) {
		if _, err := os.Stat(folder); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("%s is left", folder)
		}
	}
}

// CV-9 D-53: several come in one zip, made by one start of LibreOffice, with the same
// report as the Word files.
func TestPDFsOfSeveral(t *testing.T) {
	program, notes := paperOffice(t)
	e := start(t, func(c *app.Config) { c.Office = program })
	token := e.subscriber("ana", 5)
	id := e.submit(token, cvs("Jo Li", "BROKEN", "Jo Li\nagain"))
	e.wait(token, id)
	a := e.need(e.pdf(token, id), 200)
	words, pdfs := read(t, e.document(token, id)), read(t, a)
	if a.header.Get("Content-Type") != "application/zip" || !strings.Contains(a.header.Get("Content-Disposition"), `"resumes-pdf.zip"`) {
		t.Errorf("%s %s", a.header.Get("Content-Type"), a.header.Get("Content-Disposition"))
	}
	if len(pdfs) != 3 || pdfs["Jo_Li_CV.pdf"] != "%PDF-"+words["Jo_Li_CV.docx"] || pdfs["Jo_Li_CV_2.pdf"] != "%PDF-"+words["Jo_Li_CV_2.docx"] {
		t.Errorf("in the zip: %v", pdfs)
	}
	if want := strings.ReplaceAll(words["conversion-report.txt"], ".docx", ".pdf"); pdfs["conversion-report.txt"] != want {
		t.Errorf("report %q, want %q", pdfs["conversion-report.txt"], want)
	}
	if folders, _ := os.ReadFile(filepath.Join(notes, "folders")); len(strings.Fields(string(folders))) != 1 {
		t.Errorf("started in %s", folders)
	}
}

// A PDF that cannot be made says what to do, and leaves the Word file as it is.
func TestPDFThatCannotBeMade(t *testing.T) {
	program, notes := paperOffice(t)
	e := start(t, func(c *app.Config) { c.Office = program })
	token := e.subscriber("ana", 5)
	id := e.submit(token, cvs("Jo Li"))
	e.wait(token, id)
	if err := os.WriteFile(filepath.Join(notes, "fail"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	a := e.need(e.pdf(token, id), 503)
	if !strings.Contains(a.message(t), "download the Word document") || a.header.Get("Retry-After") == "" || strings.Contains(a.text(), notes) {
		t.Errorf("%s, Retry-After %q", a.body, a.header.Get("Retry-After"))
	}
	e.need(e.document(token, id), 200)
}

// Without LibreOffice, or with it switched off, nothing is offered and the call says
// what to do instead; a wrong name stops the start.
func TestPDFWhereThereIsNone(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	for _, setting := range []string{"off", ""} {
		e := start(t, func(c *app.Config) { c.Office = setting })
		if e.offersPDF() {
			t.Errorf("%q: PDFs are offered", setting)
		}
		token := e.subscriber("ana", 5)
		id := e.submit(token, cvs("Jo Li"))
		e.wait(token, id)
		if a := e.need(e.pdf(token, id), 404); !strings.Contains(a.message(t), "Download the Word document") {
			t.Errorf("%q: %s", setting, a.body)
		}
	}
	if _, err := app.New(t.Context(), app.Config{Data: t.TempDir(), Engine: pipeline{}, Office: "/nowhere/soffice"}); err == nil || !strings.Contains(err.Error(), "/nowhere/soffice") {
		t.Errorf("a wrong name: %v", err)
	}
}
