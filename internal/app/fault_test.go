package app_test

import (
	"database/sql"
	"path/filepath"
	"testing"
	"time"
)

// Another process holds the database: up to five seconds cost time only, longer
// gets 503 and leaves nothing behind.
func TestALockedDatabase(t *testing.T) {
	e := start(t)
	token := e.subscriber("ana", 5)
	other, err := sql.Open("sqlite", "file:"+filepath.Join(e.cfg.Data, "focal.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = other.Close() }()
	hold := func() func() {
		conn, err := other.Conn(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := conn.ExecContext(t.Context(), "PRAGMA busy_timeout = 10000; BEGIN IMMEDIATE"); err != nil {
			t.Fatal(err)
		}
		return func() {
			_, _ = conn.ExecContext(t.Context(), "ROLLBACK")
			_ = conn.Close()
		}
	}
	free := hold()
	time.AfterFunc(time.Second, free)
	e.wait(token, e.submit(token, cvs("Jo Li"))) // 202, and worked

	free = hold()
	a := e.call("POST", "/api/convert/generate-resume-bulk", token, cvs("Mo Li"), "Idempotency-Key", "k")
	if a.status != 503 || a.header.Get("Retry-After") == "" {
		t.Errorf("held for longer: %d %s", a.status, a.body)
	}
	if p := e.profile(token); p.Credits != 4 {
		t.Errorf("reading while it is held: %+v", p)
	}
	free()
	if p := e.profile(token); p.Credits != 4 || p.Converted != 1 {
		t.Errorf("afterwards: %+v", p)
	}
	if left := blobs(t, e.cfg.Data); len(left) != 2 {
		t.Errorf("the refused upload left files: %v", left)
	}
	e.wait(token, e.submit(token, cvs("Mo Li"), "Idempotency-Key", "k")) // the same request, once it can be
	if p := e.profile(token); p.Credits != 3 {
		t.Errorf("in the end: %+v", p)
	}
	e.ledgerAgrees()
}
