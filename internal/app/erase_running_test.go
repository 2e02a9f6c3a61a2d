package app_test

import (
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"focal/internal/app"
)

// An account is deleted by one call whatever it is converting, and nothing of it is
// left on disk when its conversions have noticed.
func TestDeletingAnAccountThatConverts(t *testing.T) {
	e := start(t, func(c *app.Config) { c.Workers = 4 })
	for i := range 8 {
		token := e.subscriber("ana", 100)
		for range 6 {
			e.submit(token, cvs("Jo Li", "Mo Li", "Al Bo", "WAIT"))
		}
		time.Sleep(time.Duration(i*5) * time.Millisecond)
		if a := e.call("POST", "/api/auth/delete_account", token, object{"password": password}); a.status != 200 {
			t.Errorf("deletion %d: %d %s", i, a.status, a.body)
		}
		if a := e.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": password}); a.status != 401 {
			t.Fatalf("deletion %d: the account still signs in: %d", i, a.status)
		}
	}
	left := e.blobs()
	for deadline := time.Now().Add(5 * time.Second); len(left) > 0 && time.Now().Before(deadline); left = e.blobs() {
		time.Sleep(20 * time.Millisecond)
	}
	if len(left) > 0 {
		t.Errorf("left on disk: %s", strings.Join(left, " "))
	}
	for _, table := range []string{"tasks", "files"} {
		var n int
		if err := e.sql().QueryRow("SELECT count(*) FROM " + table).Scan(&n); err != nil || n > 0 {
			t.Errorf("%d rows left in %s, %v", n, table, err)
		}
	}
	e.ledgerAgrees()
}

// blobs are the stored files and the folders of tasks.
func (e *env) blobs() (names []string) {
	root := filepath.Join(e.cfg.Data, "blobs", "files")
	_ = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if rel, _ := filepath.Rel(root, path); err == nil && strings.Contains(rel, "/") {
			names = append(names, rel)
		}
		return nil
	})
	return names
}
