package app_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"focal/internal/app"
	"focal/internal/store"
	"focal/internal/store/storetest"
	"focal/internal/webhook"
)

// listener is somebody's: it takes messages, and answers as it is told.
type listener struct {
	server *httptest.Server
	mu     sync.Mutex
	status int
	heard  []heard
}

type heard struct{ signature, body string }

func newListener(t *testing.T) *listener {
	t.Helper()
	p := &listener{status: 200}
	p.server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		b, _ := io.ReadAll(r.Body)
		p.mu.Lock()
		defer p.mu.Unlock()
		p.heard = append(p.heard, heard{r.Header.Get(webhook.SignatureHeader), string(b)})
		w.WriteHeader(p.status)
	}))
	t.Cleanup(p.server.Close)
	return p
}

func (p *listener) answer(status int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.status = status
}

// wait returns what was heard once there are n messages.
func (p *listener) wait(t *testing.T, n int) []heard {
	t.Helper()
	for deadline := time.Now().Add(20 * time.Second); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		p.mu.Lock()
		got := append([]heard{}, p.heard...)
		p.mu.Unlock()
		if len(got) >= n {
			return got
		}
	}
	t.Fatalf("fewer than %d messages", n)
	return nil
}

type hook struct {
	ID, URL, Secret string
	Enabled         bool
	OffReason       string `json:"off_reason"`
}

type delivery struct {
	Event, State, Error string
	EventID             string `json:"event_id"`
	TaskID              string `json:"task_id"`
	Status, Tries       int
	Next                string `json:"next_try_at"`
}

func trying(c *app.Config) { c.Dev = true } // http and addresses of this machine are allowed

func (e *env) addHook(token, url string) hook {
	e.Helper()
	var h hook
	e.need(e.call("POST", "/api/webhooks", token, object{
		"url": url, "events": []string{"task.finished", "task.failed"}, "password": password,
	}), 201).json(e, &h)
	return h
}

func (e *env) deliveries(token, id string) []delivery {
	e.Helper()
	var list struct{ Deliveries []delivery }
	e.need(e.call("GET", "/api/webhooks/"+id+"/deliveries", token, nil), 200).json(e, &list)
	return list.Deliveries
}

// hurry lets tries that wait be made now.
func (e *env) hurry() {
	e.Helper()
	db, err := store.Open(e.Context(), e.cfg.DatabaseURL, e.cfg.Data)
	if err != nil {
		e.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	soon := "datetime('now', '-1 second')"
	if db.IsPostgres() {
		soon = "now() - interval '1 second'"
	}
	for range 100 {
		r, err := db.SQL().ExecContext(e.Context(),
			"UPDATE river_job SET state = 'available', scheduled_at = "+soon+
				" WHERE kind = 'webhook' AND state = 'retryable'")
		if err != nil {
			e.Fatal(err)
		}
		if n, _ := r.RowsAffected(); n > 0 {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	e.Fatal("nothing waits to be tried again")
}

// From a conversion to a program that hears of it: signed, without a word of the CV,
// tried again, and no failure of it is one of the conversion.
func TestWebhooks(t *testing.T) {
	ways := map[string]string{"SQLite": "", "PostgreSQL": "pg"}
	for name, engine := range ways {
		t.Run(name, func(t *testing.T) {
			e := start(t, trying, onEngine(t, engine))
			ana, p := e.subscriber("ana", 9), newListener(t)
			h := e.addHook(ana, p.server.URL+"/focal?token=hush")
			task := e.submit(ana, cvs("Jo Li\nCanaryname", "BROKEN"))
			e.wait(ana, task)
			first := p.wait(t, 1)[0]
			verify(t, h.Secret, first)
			for _, want := range []string{
				`"type":"task.finished"`, `"task_id":"` + task + `"`, `"completed":1`, `"failed":1`,
				e.server.URL + "/api/convert/result/" + task,
			} {
				if !strings.Contains(first.body, want) {
					t.Errorf("no %s in %s", want, first.body)
				}
			}
			if strings.Contains(first.body, "Canary") || strings.Contains(first.body, "cv-0") {
				t.Errorf("the message tells of the CV: %s", first.body)
			}
			// It fails now, the conversion does not, and the next try tells the same.
			p.answer(500)
			failing := e.submit(ana, cvs("BROKEN"))
			if got := e.wait(ana, failing); got.Status != "Failed" {
				t.Errorf("%+v", got)
			}
			second := p.wait(t, 2)[1]
			e.delivered(ana, h.ID, "retrying")
			p.answer(200)
			e.hurry()
			third := p.wait(t, 3)[2]
			if second.body != third.body || !strings.Contains(third.body, `"type":"task.failed"`) {
				t.Errorf("%s\nthen\n%s", second.body, third.body)
			}
			verify(t, h.Secret, third)
			if d := e.delivered(ana, h.ID, "delivered"); d.Tries != 2 || d.Status != 200 || d.TaskID != failing {
				t.Errorf("%+v", d)
			}
			if n := len(e.deliveries(ana, h.ID)); n != 2 {
				t.Errorf("%d deliveries", n)
			}
			e.removedWebhooks(ana, h, p)
		})
	}
}

func onEngine(t *testing.T, engine string) func(*app.Config) {
	return func(c *app.Config) {
		if engine != "" {
			c.DatabaseURL = storetest.MigratedPostgres(t)
		}
	}
}

// delivered waits until the newest delivery is in that state.
func (e *env) delivered(token, id, state string) delivery {
	e.Helper()
	var got []delivery
	for deadline := time.Now().Add(10 * time.Second); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		if got = e.deliveries(token, id); len(got) > 0 && got[0].State == state {
			return got[0]
		}
	}
	e.Fatalf("%+v, want %s", got, state)
	return delivery{}
}

// verify is what docs/api.md asks of a receiver.
func verify(t *testing.T, secret string, m heard) {
	t.Helper()
	at, _, _ := strings.Cut(strings.TrimPrefix(m.signature, "t="), ",")
	unix, err := strconv.ParseInt(at, 10, 64)
	sent := time.Unix(unix, 0)
	if err != nil || time.Since(sent).Abs() > 5*time.Minute || webhook.Sign(secret, []byte(m.body), sent) != m.signature {
		t.Errorf("signature %q of %s: %v", m.signature, m.body, err)
	}
}

// removedWebhooks: others cannot touch it; the button, switching and removing.
func (e *env) removedWebhooks(ana string, h hook, p *listener) {
	e.Helper()
	ben, at := e.subscriber("ben", 1), "/api/webhooks/"+h.ID
	for _, call := range [][2]string{
		{"PUT", at}, {"DELETE", at}, {"POST", at + "/test"}, {"POST", at + "/secret"}, {"GET", at + "/deliveries"},
	} {
		e.need(e.call(call[0], call[1], ben, object{"enabled": false}), 404)
	}
	e.need(e.call("PUT", at, ana, nil), 400)
	var tested delivery
	e.need(e.call("POST", at+"/test", ana, nil), 200).json(e, &tested)
	if tested.State != "delivered" || tested.Event != "webhook.test" {
		e.Errorf("%+v", tested)
	}
	p.answer(404)
	e.need(e.call("POST", at+"/test", ana, nil), 200).json(e, &tested)
	if tested.State != "failed" || tested.Error != "It answered 404, not 2xx." {
		e.Errorf("%+v", tested)
	}
	p.answer(200)
	e.need(e.call("PUT", at, ana, object{"enabled": false}), 200)
	silent := e.submit(ana, cvs("Jo Li"))
	e.wait(ana, silent)
	e.need(e.call("PUT", at, ana, object{"enabled": true}), 200)
	told := e.submit(ana, cvs("Jo Li"))
	e.wait(ana, told)
	e.hears(p, told, silent)
	e.need(e.call("DELETE", at, ana, nil), 200)
	var list struct{ Webhooks []hook }
	if e.need(e.call("GET", "/api/webhooks", ana, nil), 200).json(e, &list); len(list.Webhooks) != 0 {
		e.Errorf("%+v", list)
	}
}

// The operator decides where webhooks may lead; without a word: public https only.
func TestWebhooksWhereTheOperatorSays(t *testing.T) {
	for _, c := range []struct {
		setting, url string
		status       int
		says         string
	}{
		{"", "https://127.0.0.1/x", 400, "private network"},
		{"", "http://example.com/x", 400, "https://"},
		{"public", "https://example.com/x", 201, ""},
		{"private", "https://10.1.2.3/x", 201, ""},
		{"private", "http://10.1.2.3/x", 400, "https://"},
		{"off", "https://example.com/x", 403, "switched off"},
	} {
		e := start(t, func(cfg *app.Config) { cfg.Webhooks = c.setting })
		ana := e.subscriber("ana", 1)
		a := e.need(e.call("POST", "/api/webhooks", ana, object{
			"url": c.url, "events": []string{"task.failed"}, "password": password,
		}), c.status)
		if c.says != "" && !strings.Contains(a.message(t), c.says) {
			t.Errorf("%s, %s: %s", c.setting, c.url, a.body)
		}
		var config struct{ Webhooks bool }
		e.need(e.call("GET", "/api/config", "", nil), 200).json(t, &config)
		if config.Webhooks != (c.setting != "off") {
			t.Errorf("%q: /config says %v", c.setting, config.Webhooks)
		}
	}
	if _, err := app.New(t.Context(), app.Config{Data: t.TempDir(), Engine: pipeline{}, Webhooks: "all"}); err == nil {
		t.Error("an unknown setting is taken")
	}
}

// An account that goes takes its webhooks with it; a program that never answers keeps
// no conversion waiting.
func TestWebhooksOfOthersDoNotWait(t *testing.T) {
	e := start(t, trying)
	over := make(chan struct{})
	stuck := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { <-over }))
	defer stuck.Close()
	defer close(over)
	ana, ben, p := e.subscriber("ana", 30), e.subscriber("ben", 3), newListener(t)
	for range 5 {
		e.addHook(ana, stuck.URL)
	}
	e.addHook(ben, p.server.URL)
	for range 3 {
		e.wait(ana, e.submit(ana, cvs("Jo Li")))
	}
	begun := time.Now()
	e.wait(ben, e.submit(ben, cvs("Jo Li")))
	p.wait(t, 1)
	if took := time.Since(begun); took > 8*time.Second {
		t.Errorf("Ben waited %v behind Ana's", took)
	}
	e.need(e.call("POST", "/api/auth/delete_account", ben, object{"password": password}), 200)
	db, err := store.Open(t.Context(), "", e.cfg.Data)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	var hooks, delivered int
	err = db.SQL().QueryRowContext(t.Context(), `SELECT (SELECT count(*) FROM webhooks),
		(SELECT count(*) FROM webhook_deliveries WHERE state = 'delivered')`).Scan(&hooks, &delivered)
	if err != nil || hooks != 5 || delivered != 0 {
		t.Errorf("%d webhooks and %d deliveries are left, %v", hooks, delivered, err)
	}
}
