package webhook_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"focal/internal/account"
	"focal/internal/problem"
	"focal/internal/store"
	"focal/internal/store/storetest"
	"focal/internal/webhook"
)

func TestMain(m *testing.M) { os.Exit(storetest.Main(m)) }

type world struct {
	*testing.T
	*webhook.Service
	db      *store.DB
	user    *account.User
	now     time.Time
	queued  []webhook.Notice
	mails   []account.Mail
	audited []string
	answers int // HTTP status
	server  *httptest.Server
	mu      sync.Mutex
	bodies  []string
	// signature is that of the last message; known are secrets that it may be made with.
	signature string
	known     []string
	erased    map[string]bool // conversions
}

func (w *world) Notify(_ context.Context, n webhook.Notice) error {
	w.queued = append(w.queued, n)
	return nil
}
func (w *world) Send(m account.Mail) { w.mails = append(w.mails, m) }
func (w *world) Record(_ context.Context, event, _, _ string, details map[string]string) {
	w.audited = append(w.audited, event)
	for _, v := range details {
		if strings.Contains(v, "://") {
			w.Errorf("the audit holds the address %s", v)
		}
	}
}

// newWorld has a user, a hook for everything, and a program that answers as it is told.
func newWorld(t *testing.T, db *store.DB) (w *world, h *webhook.Hook, secret string) {
	t.Helper()
	w = &world{T: t, db: db, now: time.Date(2026, 11, 22, 9, 0, 0, 0, time.UTC), answers: 200}
	w.server = httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		w.mu.Lock()
		defer w.mu.Unlock()
		body := make([]byte, r.ContentLength)
		_, _ = r.Body.Read(body)
		w.bodies, w.signature = append(w.bodies, string(body)), r.Header.Get(webhook.SignatureHeader)
		rw.WriteHeader(w.answers)
	}))
	t.Cleanup(w.server.Close)
	w.user = &account.User{ID: "ana", Email: "ana@example.org", Name: "Ana", Role: account.RoleUser, Plan: "free", Status: account.Inactive}
	if err := db.CreateUser(t.Context(), w.user); err != nil {
		t.Fatal(err)
	}
	w.Service = webhook.New(webhook.Config{
		Store: db, Queue: w, Mail: w, Audit: w, Product: "Focal", SupportEmail: "help@example.org", Confirm: w.confirm, Exists: w.exists,
		Private: true, Plain: true, Now: func() time.Time { return w.now },
		Keys: account.Keys{Active: "k", Keys: map[string][]byte{"k": []byte(strings.Repeat("k", 32))}},
	})
	secret, h, err := w.Add(t.Context(), w.user, webhook.NewHook{
		URL: w.server.URL, Origin: "https://cv.example.org", Events: []string{"task.finished", "task.failed"}, Password: password,
	})
	if err != nil {
		t.Fatal(err)
	}
	w.mails, w.known = nil, []string{secret}
	return w, h, secret
}

const password = "Violet7moon"

func (w *world) exists(_ context.Context, task string) (bool, error) { return !w.erased[task], nil }

func (w *world) confirm(_ context.Context, _ *account.User, given string) error {
	if given != password {
		return problem.New(problem.Invalid, "wrong")
	}
	return nil
}

// add asks for one more webhook.
func (w *world) add(password string, events ...string) error {
	_, _, err := w.Add(w.Context(), w.user, webhook.NewHook{URL: w.server.URL, Events: events, Password: password})
	return err
}

func (w *world) end(completed, failed int64) webhook.Notice {
	w.Helper()
	w.queued = nil
	o := webhook.Outcome{UserID: "ana", TaskID: "task", Status: "Completed", Completed: completed, Failed: failed, At: w.now}
	if err := w.Ended(w.Context(), o); err != nil || len(w.queued) != 1 {
		w.Fatalf("%v, %v", w.queued, err)
	}
	return w.queued[0]
}

func (w *world) last(h *webhook.Hook) webhook.Delivery {
	w.Helper()
	all, err := w.Deliveries(w.Context(), w.user, h.ID)
	if err != nil || len(all) == 0 {
		w.Fatal(all, err)
	}
	return all[0]
}
