package app_test

import (
	"archive/zip"
	"bytes"
	"encoding/csv"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"focal/internal/app"
	"focal/internal/httpapi"
	"focal/internal/mail"
)

// No answer of any route but the table of the audit log, and no file of an export, is one that a spreadsheet opens;
// no cell of that table is a formula.
func TestAssurance_51_NoAnswerIsASpreadsheet(t *testing.T) {
	e := start(t)
	token, root := e.user("=cmd", app.NewUser{Active: true, Credits: 5, Name: "=1+1"}), e.admin()
	e.wait(token, e.submit(token, cvs("=HYPERLINK(\"http://x\") Li")))
	sheet := regexp.MustCompile(`(?i)csv|tab-separated|ms-excel|spreadsheet`)
	asked := 0
	for _, route := range httpapi.Routes {
		if route.Method != "GET" {
			continue
		}
		asked++
		for _, who := range []string{token, root} {
			a := e.call("GET", "/api"+filled(route.Path), who, nil, "Accept", "text/csv")
			if route.ID == "exportAudit" && who == root {
				noFormulas(t, a.text())
			} else if kind := a.header.Get("Content-Type") + a.header.Get("Content-Disposition"); sheet.MatchString(kind) {
				t.Errorf("%s is answered with %s", route.Path, kind)
			}
		}
	}
	if asked < 10 {
		t.Errorf("only %d routes were asked", asked)
	}
	export := e.need(e.call("GET", "/api/auth/export", token, nil), 200)
	z, err := zip.NewReader(bytes.NewReader(export.body), int64(len(export.body)))
	must(t, err)
	for _, f := range z.File {
		if regexp.MustCompile(`(?i)\.(csv|tsv|xlsx?|ods)$`).MatchString(f.Name) {
			t.Errorf("the export holds %s", f.Name)
		}
	}
}

// noFormulas looks at every cell of a table with somebody in it whose address would be one.
func noFormulas(t *testing.T, table string) {
	t.Helper()
	rows, err := csv.NewReader(strings.NewReader(table)).ReadAll()
	must(t, err)
	quoted := 0
	for _, cell := range slices.Concat(rows...) {
		if cell != "" && strings.ContainsAny(cell[:1], "=+-@\t\r") {
			t.Errorf("a formula: %q", cell)
		}
		if strings.HasPrefix(cell, "'=cmd@") {
			quoted++
		}
	}
	if quoted == 0 {
		t.Error("nobody in the table has such an address")
	}
}

// What is examined is named without its password, whatever is wrong with it.
func TestAssurance_61_TheDoctorTellsNoSecret(t *testing.T) {
	const secret = "Canary9secret"
	cfg := app.Config{
		Data: t.TempDir(), DatabaseURL: "postgres://focal:" + secret + "@127.0.0.1:1/focal", FilesURL: "s3://key:" + secret + "@127.0.0.1:1/bucket?insecure=1",
		SMTP: mail.SMTP{Host: "127.0.0.1", Port: 1, User: "focal", Password: secret, Security: "none"}, LLM: app.LLM{URL: "http://focal:" + secret + "@127.0.0.1:1/v1?key=" + secret, Key: secret},
		TracesURL: "http://focal:" + secret + "@127.0.0.1:1",
		Stripe:    app.Stripe{Key: "sk_test_" + secret}, AdminPassword: secret, Office: "off",
	}
	found, err := app.Examine(t.Context(), cfg, nil)
	must(t, err)
	for _, wrong := range []string{"%zz@127.0.0.1", "@[127.0.0.1", "@127.0.0.1:x"} {
		address := "http://focal:" + secret + wrong
		cfg.LLM.URL, cfg.TracesURL = address, address
		more, err := app.Examine(t.Context(), cfg, nil)
		must(t, err)
		found = append(found, more...)
	}
	broken := 0
	for _, f := range found {
		if strings.Contains(f.Details+f.Means, secret) {
			t.Errorf("%s tells a secret: %+v", f.Part, f)
		}
		if f.State == app.Broken {
			broken++
		}
	}
	if broken < 4 {
		t.Errorf("%d parts are broken; the test wants faults that could quote a secret", broken)
	}
}

// A backup that is made after a deletion holds nothing of the account: neither the
// archive, byte for byte, nor what is restored from it.
func TestAssurance_62_BackupsAfterADeletion(t *testing.T) {
	const canary = "Zephyrine Quagmire"
	e := start(t)
	token := e.user("canary", app.NewUser{Active: true, Credits: 3, Name: canary})
	e.wait(token, e.submit(token, cvs(canary)))
	backup := func() []byte {
		path := filepath.Join(t.TempDir(), "focal.tar")
		_, err := app.MakeBackup(t.Context(), e.cfg, path)
		must(t, err)
		b, err := os.ReadFile(path)
		must(t, err)
		return b
	}
	if before := backup(); !bytes.Contains(before, []byte(canary)) {
		t.Error("the marker is in no backup at all: the test proves nothing")
	}
	e.need(e.call("POST", "/api/auth/delete_account", token, object{"password": password}), 200)
	after := backup()
	for _, trace := range []string{canary, strings.ToLower(canary), "canary@example.org"} {
		if bytes.Contains(after, []byte(trace)) {
			t.Errorf("%q is in the backup that was made after the deletion", trace)
		}
	}
	archive, folder := filepath.Join(t.TempDir(), "focal.tar"), filepath.Join(t.TempDir(), "new")
	must(t, os.WriteFile(archive, after, 0o600))
	there := e.cfg
	there.Data = folder
	_, err := app.Restore(t.Context(), there, archive)
	must(t, err)
	walk(t, folder, func(path string, content []byte) {
		if bytes.Contains(content, []byte(canary)) {
			t.Errorf("%s holds the marker", path)
		}
	})
}
