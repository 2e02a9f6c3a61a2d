package app_test

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"testing"

	"focal/internal/app"
	"focal/internal/httpapi"
	"focal/internal/store"
)

// Secrets that say what they are, in every column that holds one: no route answers
// with any, not to the user, not to an admin, not in a zip; and no route sets a
// cookie, for the session is the token alone.
func TestAssurance_11_35_CanariesInNoAnswer(t *testing.T) {
	program, _ := paperOffice(t)
	e := start(t, func(c *app.Config) { c.Office = program })
	ana, root := e.subscriber("ana", 9), e.admin()
	id := e.profile(ana).ID
	task := e.submit(ana, cvs("Jo Li"))
	e.wait(ana, task)
	e.need(e.call("POST", "/api/convert/upload-cv-icon", ana, form{files: []upload{{"icon", "logo.png", string(picture(t, 8, 8))}}}), 200)
	e.need(e.call("POST", "/api/auth/request_password_reset", "", object{"email": "ana@example.org"}), 200)
	e.apiKey(ana, 0, "read")
	e.addHook(ana, "https://example.org/x")
	db, err := store.Open(t.Context(), "", e.cfg.Data)
	if err != nil {
		t.Fatal(err)
	}
	for _, statement := range []string{
		"UPDATE users SET password_hash = 'canary-hash', totp = 'canary-totp', totp_pending = 'canary-pending', customer_id = 'canary-customer', subscription_id = 'canary-subscription', search = 'canary-search ' || search",
		"UPDATE reset_codes SET code_hash = 'canary-code'",
		"UPDATE tasks SET body_hash = 'canary-body'",
		"UPDATE api_keys SET hash = 'canary-key'",
		"UPDATE webhooks SET secret = 'canary-secret'",
	} {
		if _, err := db.SQL().ExecContext(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	asked := 0
	look := func(what string, a answer) {
		asked++
		text := a.text()
		if archive, err := zip.NewReader(bytes.NewReader(a.body), int64(len(a.body))); err == nil {
			for _, f := range archive.File {
				r, err := f.Open()
				if err != nil {
					t.Fatal(err)
				}
				b, err := io.ReadAll(r)
				if err != nil {
					t.Fatal(err)
				}
				text += string(b)
			}
		}
		for header, values := range a.header {
			text += fmt.Sprint(header, values)
		}
		for _, secret := range []string{"canary", "argon2id", "icons/" + id, "tasks/" + task + "/"} {
			if strings.Contains(text, secret) {
				t.Errorf("%s: %d, the answer holds %q", what, a.status, secret)
			}
		}
		if a.header.Get("Set-Cookie") != "" {
			t.Errorf("%s sets a cookie", what)
		}
	}
	for _, last := range []bool{false, true} { // what ends a session or erases comes last
		for _, route := range httpapi.Routes {
			if ends := route.Method == "DELETE" || route.ID == "logout" || route.ID == "deleteAccount"; ends != last {
				continue
			}
			path := "/api" + strings.NewReplacer("{taskId}", task, "{id}", id, "{file}", "x", "{name}", "Generic").Replace(route.Path)
			for who, token := range map[string]string{"ana": ana, "root": root, "guest": ""} {
				look(who+" "+route.Method+" "+path, e.call(route.Method, path, token, nil))
				if route.Method != "GET" && route.Body > 0 {
					look(who+" "+route.Method+" "+path+" with a body", e.call(route.Method, path, token, object{"name": "Ana", "user_role": "user", "email": "ana@example.org", "credits_remaining": 4, "templates": []string{"Modern"}, "message": "what is my plan", "file": 0, "rejected": []string{}, "edits": object{}}))
				}
			}
		}
	}
	if asked < 3*len(httpapi.Routes) {
		t.Errorf("only %d answers", asked)
	}
	// A token in a cookie is no token.
	if a := e.call("GET", "/api/auth/profile", "", nil, "Cookie", "access_token="+e.user("eve", app.NewUser{})); a.status != 401 {
		t.Errorf("a cookie signs in: %d", a.status)
	}
}

// A workbook is served by the comparison, and TestAssurance_51_ComparisonAsFiles looks at its cells; a table by the
// audit log, and TestAssurance_51_NoAnswerIsASpreadsheet looks at those: no cell is a formula. Whoever adds another
// answer for spreadsheets finds this test and item 51.
func TestAssurance_51_WhatSpreadsheetsAreServed(t *testing.T) {
	var document struct{ Paths map[string]json.RawMessage }
	if err := json.Unmarshal(app.OpenAPI(), &document); err != nil || document.Paths["/convert/compare/{format}"] == nil {
		t.Fatalf("%v: %d paths", err, len(document.Paths))
	}
	for path, item := range document.Paths {
		for _, kind := range []string{"text/csv", "spreadsheet", "ms-excel", "tab-separated"} {
			if strings.Contains(string(item), kind) && path != "/convert/compare/{format}" && path != "/admin/audit.csv" {
				t.Errorf("%s serves %s: quote cells that begin with = + - @ tab or carriage return, and test it here", path, kind)
			}
		}
	}
}
