package app_test

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"focal/internal/app"
	"focal/internal/httpapi"
)

func TestAssurance_07_08_ServerChecksSubscriptionCreditsAndTemplate(t *testing.T) {
	e := start(t)
	root := e.admin()
	token := e.user("ana", app.NewUser{Active: true, Credits: 2, Templates: []string{"Modern"}})
	id := e.submit(token, cvs("Jo Li").with("template", "Modern"))
	e.wait(token, id)
	user := "/api/admin/user/" + e.profile(token).ID
	e.need(e.call("PUT", user+"/templates", root, object{"templates": []string{}}), 200)
	e.need(e.call("POST", "/api/convert/generate-resume-bulk", token, cvs("Jo Li").with("template", "Modern")), 403)
	e.need(e.document(token, id, "template", "Modern"), 403)
	e.need(e.call("PUT", user, root, object{"subscription_status": "inactive"}), 200)
	e.need(e.call("POST", "/api/convert/generate-resume-bulk", token, cvs("Jo Li")), 403)
	e.need(e.call("PUT", user, root, object{"subscription_status": "active", "credits_remaining": 0}), 200)
	e.need(e.call("POST", "/api/convert/generate-resume-bulk", token, cvs("Jo Li")), 402)
	e.ledgerAgrees()
}

func TestAssurance_43_LimitsBeforeReading(t *testing.T) {
	e := start(t)
	token := e.subscriber("ana", 5)
	a := e.call("POST", "/api/convert/generate-resume-bulk", token, cvs("Jo Li", strings.Repeat("x", 10<<20+1)))
	if a.status != 413 || a.message(t) == "" {
		t.Errorf("a file of more than 10 MB: %d %s", a.status, a.body)
	}
	e.need(e.call("POST", "/api/auth/login", "", []byte(strings.Repeat("x", 65<<10)), "Content-Type", "application/json"), 413)
	if e.profile(token).Credits != 5 || len(blobs(t, e.cfg.Data)) != 0 {
		t.Error("a refused upload left something")
	}
}

// Files of nearly 10 MB each fit into one conversion.
func TestD2_SeveralLargeFilesInOneConversion(t *testing.T) {
	e := start(t)
	token := e.subscriber("ana", 5)
	large := "BROKEN" + strings.Repeat("x", 9<<20)
	id := e.submit(token, cvs("Jo Li", large+"a", large+"b", large+"c"))
	if got := e.wait(token, id); got.Status != "Completed" || len(got.Files) != 4 || got.Files[3].Status != "Failed" {
		t.Errorf("%+v", got)
	}
	if credits := e.profile(token).Credits; credits != 4 {
		t.Errorf("%d credits are left", credits)
	}
	if left, _ := filepath.Glob(filepath.Join(os.TempDir(), "focal-upload-*")); len(left) != 0 {
		t.Errorf("left on the disk: %v", left)
	}
}

func TestAssurance_42_RefusedFilesAreNotStored(t *testing.T) {
	e := start(t)
	token := e.subscriber("ana", 5)
	for name, data := range map[string]string{"a.pdf": "MZ\x90\x00", "b.docx": "PK\x03\x04 nothing of a document", "c.pdf": "<html>", "d.txt": "<svg onload=x>", "e.json": "#!/bin/sh", "f.pdf": "PK\x03\x04%PDF-1.7"} {
		e.need(e.call("POST", "/api/convert/generate-resume-bulk", token, form{files: []upload{{"files", name, data}}}), 415)
	}
	if found := blobs(t, e.cfg.Data); len(found) != 0 {
		t.Errorf("stored: %v", found)
	}
}

func TestAssurance_49_TheModelsAddressIsTheOperators(t *testing.T) {
	var mu sync.Mutex
	asked := ""
	elsewhere := 0
	other := httpServer(t, func(http.ResponseWriter, *http.Request) { mu.Lock(); elsewhere++; mu.Unlock() })
	redirect := false
	model := httpServer(t, func(w http.ResponseWriter, r *http.Request) {
		b, _ := io.ReadAll(r.Body)
		mu.Lock()
		defer mu.Unlock()
		asked = string(b)
		if redirect {
			http.Redirect(w, r, other, http.StatusTemporaryRedirect)
			return
		}
		_, _ = io.WriteString(w, `{"choices":[{"message":{"role":"assistant","content":"Cancel it in My Profile."}}]}`)
	})
	e := start(t, func(c *app.Config) { c.LLM = app.LLM{URL: model + "/v1", Key: "k", Model: "m"} })
	token := e.subscriber("ana", 5)
	e.wait(token, e.submit(token, cvs(canary)))
	ask := func() string {
		return e.need(e.call("POST", "/api/admin/chat/send", token, object{"message": "how can I cancel my subscription"}), 200).text()
	}
	if got := ask(); !strings.Contains(got, "Cancel it in My Profile.") {
		t.Errorf("%s", got)
	}
	mu.Lock()
	if strings.Contains(asked, "Canary") || strings.Contains(asked, "ana@example.org") || !strings.Contains(asked, "Manage Subscription") {
		t.Errorf("sent to the model: %s", asked)
	}
	redirect = true
	mu.Unlock()
	if got := ask(); !strings.Contains(got, "Manage Subscription") {
		t.Errorf("fallback: %s", got)
	}
	if elsewhere != 0 {
		t.Error("a redirect was followed")
	}
}

func httpServer(t *testing.T, handler http.HandlerFunc) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	server := &http.Server{Handler: handler, ReadHeaderTimeout: time.Second}
	go func() { _ = server.Serve(l) }()
	t.Cleanup(func() { _ = server.Close() })
	return "http://" + l.Addr().String()
}

// Hostile requests to every route, by everyone: never a 5xx, never a hint at the
// inside, always one JSON object with a sentence.
func TestAssurance_59_NoErrorLeaks(t *testing.T) {
	e := start(t)
	root := e.admin()
	bodies := []any{nil, []byte("{"), []byte(`{"email":7}`), []byte(`[]`), []byte("null"), []byte(strings.Repeat("[", 5000)), object{"email": "\x00'--", "name": strings.Repeat("<script>", 50), "credits_remaining": -1, "message": "\u202e"}, form{}.with("mode", "'; DROP TABLE users;--")}
	ids := []string{"x", "%00", "..%2F..%2Fetc", "'%20OR%201=1", strings.Repeat("a", 300)}
	for _, route := range httpapi.Routes {
		if route.ID == "logout" {
			continue
		}
		for i, body := range bodies {
			id := ids[i%len(ids)]
			path := "/api" + strings.NewReplacer("{taskId}", id, "{id}", id, "{file}", id, "{name}", id).Replace(route.Path)
			a := e.call(route.Method, path, root, body, "Content-Type", map[bool]string{true: "application/json", false: ""}[i > 0])
			if a.status >= 500 && a.status != 503 {
				t.Errorf("%s %s with body %d: %d %s", route.Method, path, i, a.status, a.body)
			}
			if a.status >= 400 {
				if a.message(t) == "" || !strings.HasPrefix(a.header.Get("Content-Type"), "application/json") {
					t.Errorf("%s %s with body %d: %s %s", route.Method, path, i, a.header.Get("Content-Type"), a.body)
				}
				for _, leak := range []string{"/home/", "/tmp/", "/usr/", "constraint", "expected ", "json:", "unmarshal", "nil pointer", "dial tcp", "argon2", "goroutine", ".go:", "SQL", "sqlite", "no such", e.cfg.Data, "panic", "runtime"} {
					if strings.Contains(a.text(), leak) {
						t.Errorf("%s %s says %q: %s", route.Method, path, leak, a.body)
					}
				}
			}
		}
	}
	e.need(e.call("GET", "/api/auth/profile", root, nil), 200)
}

func TestAssurance_58_NothingElseIsServed(t *testing.T) {
	e := start(t)
	for _, path := range []string{"/debug/pprof/", "/.git/config", "/metrics", "/assets/", "/media/", "/focal.db", "/api/docs/../keys.json"} {
		if a := e.call("GET", path, "", nil, "Accept", "application/json"); a.status < 300 || strings.Contains(a.text(), "<pre>") {
			t.Errorf("%s: %d %.60s", path, a.status, a.body)
		}
	}
	if a := e.call("TRACE", "/api/config", "", nil); a.status != 405 {
		t.Errorf("TRACE: %d", a.status)
	}
}

// A stop lets what runs finish, refuses what is new, and ends within ten seconds.
func TestGracefulStop(t *testing.T) {
	cfg := app.Config{Data: t.TempDir(), Engine: pipeline{}, Out: io.Discard, Addr: freeAddress(t), MetricsAddr: freeAddress(t), AdminPassword: password}
	a, err := app.New(t.Context(), cfg)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- a.Run(ctx) }()
	for deadline := time.Now().Add(10 * time.Second); ; time.Sleep(10 * time.Millisecond) {
		if res, err := http.Get("http://" + cfg.Addr + "/readyz"); err == nil {
			_ = res.Body.Close()
			break
		} else if time.Now().After(deadline) {
			t.Fatal(err)
		}
	}
	res, err := http.Get("http://" + cfg.MetricsAddr + "/metrics")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = res.Body.Close() }()
	found := false
	for s := bufio.NewScanner(res.Body); s.Scan(); {
		found = found || strings.HasPrefix(s.Text(), "go_goroutines")
	}
	if !found {
		t.Error("no metrics")
	}
	if _, err := app.New(t.Context(), cfg); err == nil {
		t.Error("two servers on one data folder")
	}
	cancel()
	select {
	case err := <-ended:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(15 * time.Second):
		t.Fatal("the stop took longer than its limit")
	}
	again, err := app.New(t.Context(), cfg)
	if err != nil {
		t.Fatal(fmt.Errorf("after a stop: %w", err))
	}
	again.Close()
}

func freeAddress(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = l.Close() }()
	return l.Addr().String()
}
