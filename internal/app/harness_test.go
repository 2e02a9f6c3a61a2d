package app_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"focal/internal/app"
	"focal/internal/icon"
	"focal/internal/store/storetest"
)

func TestMain(m *testing.M) {
	if data := os.Getenv(workerData); data != "" {
		os.Exit(workerMain(data))
	}
	app.KeepHashes()
	os.Exit(storetest.Main(m))
}

type clock struct {
	mu    sync.Mutex
	shift time.Duration
}

func (c *clock) now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return time.Now().Add(c.shift)
}

func (c *clock) forward(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.shift += d
}

type env struct {
	*testing.T
	cfg    app.Config
	app    *app.App
	server *httptest.Server
	clock  *clock
	stop   func() // ends what start began; the data folder stays
}

const password = "Violet7moon"

// start runs the whole product on an empty data folder, without a network of its
// own beyond the loopback; edit changes its configuration.
func start(t *testing.T, edit ...func(*app.Config)) *env {
	t.Helper()
	c := &clock{}
	e := &env{T: t, clock: c, cfg: app.Config{
		Data: t.TempDir(), Engine: pipeline{}, Now: c.now, Out: io.Discard, AdminEmail: "root@example.org", AdminPassword: password, Office: "off",
		Icons: func(_ context.Context, b []byte) ([]byte, error) { return icon.Normalise(b) },
		Web:   fstest.MapFS{"index.html": {Data: []byte("<!doctype html><title>app</title>")}, "assets/a.js": {Data: []byte("1")}, "media/demo.mp4": {Data: bytes.Repeat([]byte("v"), 100)}},
	}}
	for _, f := range edit {
		f(&e.cfg)
	}
	if e.cfg.DatabaseURL == "" {
		storetest.Fill(t, e.cfg.Data)
	}
	var err error
	if e.app, err = app.New(t.Context(), e.cfg); err != nil {
		t.Fatal(err)
	}
	if err := e.app.Seed(t.Context(), "127.0.0.1:1"); err != nil {
		t.Fatal(err)
	}
	stop, err := e.app.StartWork(context.WithoutCancel(t.Context()))
	if err != nil {
		t.Fatal(err)
	}
	e.server = httptest.NewServer(e.app.Handler())
	e.stop = sync.OnceFunc(func() {
		e.server.Close()
		stop()
		e.app.Close()
	})
	t.Cleanup(e.stop)
	return e
}

// both runs the test on SQLite and on PostgreSQL.
func both(t *testing.T, test func(e *env)) {
	t.Run("SQLite", func(t *testing.T) { test(start(t)) })
	t.Run("PostgreSQL", func(t *testing.T) {
		url := storetest.MigratedPostgres(t)
		test(start(t, func(c *app.Config) { c.DatabaseURL = url }))
	})
}

type answer struct {
	status int
	body   []byte
	header http.Header
}

func (a answer) text() string { return string(a.body) }

func (a answer) json(t testing.TB, into any) {
	t.Helper()
	if err := json.Unmarshal(a.body, into); err != nil {
		t.Fatalf("%v in %q", err, a.body)
	}
}

func (a answer) message(t testing.TB) string {
	t.Helper()
	var e struct {
		Error string `json:"error"`
	}
	a.json(t, &e)
	return e.Error
}

// call sends a request; body may be nil, a form, raw bytes or anything for JSON.
func (e *env) call(method, path, token string, body any, headers ...string) answer {
	e.Helper()
	a, err := e.send(method, path, token, body, headers...)
	if err != nil {
		e.Fatal(err)
	}
	return a
}

// send is call for those who go on when nobody answers.
func (e *env) send(method, path, token string, body any, headers ...string) (answer, error) {
	reader, kind, err := e.encoded(body)
	if err != nil {
		return answer{}, err
	}
	req, err := http.NewRequestWithContext(e.Context(), method, e.server.URL+path, reader)
	if err != nil {
		return answer{}, err
	}
	if kind != "" {
		req.Header.Set("Content-Type", kind)
	}
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	for i := 0; i+1 < len(headers); i += 2 {
		req.Header.Set(headers[i], headers[i+1])
	}
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	res, err := client.Do(req)
	if err != nil {
		return answer{}, err
	}
	defer func() { _ = res.Body.Close() }()
	data, err := io.ReadAll(res.Body)
	return answer{res.StatusCode, data, res.Header}, err
}

// encoded is a body and its type.
func (e *env) encoded(body any) (reader io.Reader, kind string, err error) {
	switch b := body.(type) {
	case nil:
		return nil, "", nil
	case form:
		data, contentType := b.encode(e.T)
		return bytes.NewReader(data), contentType, nil
	case []byte:
		return bytes.NewReader(b), "", nil
	default:
		data, err := json.Marshal(b)
		return bytes.NewReader(data), "application/json", err
	}
}

type object = map[string]any

type upload struct{ field, name, data string }

type form struct {
	fields map[string]string
	files  []upload
}

func (f form) encode(t testing.TB) ([]byte, string) {
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	for k, v := range f.fields {
		if err := w.WriteField(k, v); err != nil {
			t.Fatal(err)
		}
	}
	for _, u := range f.files {
		part, err := w.CreateFormFile(u.field, u.name)
		if err != nil {
			t.Fatal(err)
		}
		_, _ = io.WriteString(part, u.data)
	}
	_ = w.Close()
	return b.Bytes(), w.FormDataContentType()
}

func cvs(texts ...string) form {
	f := form{fields: map[string]string{}}
	for i, text := range texts {
		f.files = append(f.files, upload{"files", fmt.Sprintf("cv-%d.txt", i), text})
	}
	return f
}

func (f form) with(pairs ...string) form {
	fields := map[string]string{}
	for k, v := range f.fields {
		fields[k] = v
	}
	for i := 0; i+1 < len(pairs); i += 2 {
		fields[pairs[i]] = pairs[i+1]
	}
	return form{fields, f.files}
}

func (e *env) need(a answer, status int) answer {
	e.Helper()
	if a.status != status {
		e.Fatalf("status %d, want %d: %s", a.status, status, a.body)
	}
	return a
}

type pair struct {
	Access  string `json:"access_token"`
	Refresh string `json:"refresh_token"`
}

func (e *env) login(email string) pair {
	e.Helper()
	var p pair
	e.need(e.call("POST", "/api/auth/login", "", object{"email": email, "password": password}), 200).json(e, &p)
	return p
}

// user makes an account beside the running service, as the operator does, and
// signs in.
func (e *env) user(name string, n app.NewUser) string {
	e.Helper()
	n.Email, n.Password = name+"@example.org", password
	if _, err := app.CreateUser(e.Context(), e.cfg, n); err != nil {
		e.Fatal(err)
	}
	return e.login(n.Email).Access
}

func (e *env) subscriber(name string, credits int64) string {
	return e.user(name, app.NewUser{Active: true, Credits: credits})
}

func (e *env) admin() string { return e.login("root@example.org").Access }

type profile struct {
	ID        string   `json:"id"`
	Email     string   `json:"email"`
	Name      string   `json:"name"`
	Role      string   `json:"user_role"`
	Plan      string   `json:"subscription_plan"`
	Status    string   `json:"subscription_status"`
	Credits   int64    `json:"credits_remaining"`
	Converted int64    `json:"converted_cvs_count"`
	Templates []string `json:"allowed_templates"`
	DemoLeft  int64    `json:"demo_conversions_left"`
}

func (e *env) profile(token string) profile {
	e.Helper()
	var p profile
	e.need(e.call("GET", "/api/auth/profile", token, nil), 200).json(e, &p)
	return p
}

type task struct {
	ID       string  `json:"task_id"`
	Status   string  `json:"status"`
	Error    string  `json:"error"`
	Progress float64 `json:"progress"`
	Files    []struct {
		Name   string `json:"name"`
		Status string `json:"status"`
		Error  string `json:"error"`
		Score  *int64 `json:"score"`
	} `json:"files"`
}

func (e *env) submit(token string, f form, headers ...string) string {
	e.Helper()
	var t task
	e.need(e.call("POST", "/api/convert/generate-resume-bulk", token, f, headers...), 202).json(e, &t)
	return t.ID
}

// wait follows a task to its end.
func (e *env) wait(token, id string) task {
	e.Helper()
	for deadline := time.Now().Add(30 * time.Second); time.Now().Before(deadline); time.Sleep(10 * time.Millisecond) {
		var t task
		e.need(e.call("GET", "/api/convert/task-status/"+id, token, nil), 200).json(e, &t)
		if t.Status == "Completed" || t.Status == "Failed" || t.Status == "Error" {
			return t
		}
	}
	e.Fatal("the task never ended")
	return task{}
}

func (e *env) document(token, id string, pairs ...string) answer {
	e.Helper()
	return e.call("POST", "/api/convert/generate-docx/"+id, token, form{}.with(append([]string{"task_id", id}, pairs...)...))
}

// ledgerAgrees is `focal ledger verify`.
func (e *env) ledgerAgrees() {
	e.Helper()
	if _, wrong, err := app.VerifyLedger(e.Context(), e.cfg); err != nil || len(wrong) > 0 {
		e.Errorf("ledger: %+v, %v", wrong, err)
	}
}

// mails returns the outbox, oldest first, waiting until there are n.
func (e *env) mails(n int) []string {
	e.Helper()
	for deadline := time.Now().Add(10 * time.Second); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		names, _ := filepath.Glob(filepath.Join(e.cfg.Data, "outbox", "*.eml"))
		if len(names) < n {
			continue
		}
		var out []string
		for _, name := range names {
			b, err := os.ReadFile(name)
			if err != nil {
				e.Fatal(err)
			}
			out = append(out, string(b))
		}
		return out
	}
	e.Fatalf("fewer than %d mails", n)
	return nil
}
