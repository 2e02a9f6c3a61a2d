package app_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"focal/internal/app"
)

// The whole rotation beside a running server: it reads and writes with the new key
// at once, and the old key goes only when nothing can need it.
func TestAssurance_63_KeysRotateBesideARunningServer(t *testing.T) {
	both(t, func(e *env) {
		token := e.subscriber("ana", 5)
		before := e.submit(token, cvs("Jo Li"))
		e.wait(token, before)
		first, err := app.FileKeys(e.cfg)
		if err != nil || len(first.Keys) != 1 {
			e.Fatalf("%+v, %v", first, err)
		}
		done, err := app.RotateKeys(e.Context(), e.cfg)
		if err != nil || done.Active == first.Active || len(done.Keys) != 2 || done.Resealed != 2 {
			e.Fatalf("%+v, %v", done, err)
		}
		e.need(e.document(token, before), 200)
		after := e.submit(token, cvs("Mo Li"))
		e.wait(token, after)
		if _, err := app.RetireKeys(e.Context(), e.cfg); err == nil || !strings.Contains(err.Error(), "too recent") {
			e.Errorf("retired at once: %v", err)
		}
		e.clock.forward(time.Hour)
		retired, err := app.RetireKeys(e.Context(), e.cfg)
		if err != nil || retired.Resealed != 0 || len(retired.Keys) != 1 || retired.Active != done.Active {
			e.Fatalf("%+v, %v", retired, err)
		}
		token = e.login("ana@example.org").Access
		for _, id := range []string{before, after} {
			e.need(e.document(token, id), 200)
		}
	})
}

// A rotation by root leaves every file to the user that the server runs as, and a
// link to the key file where it was.
func TestRotationKeepsOwnerAndLink(t *testing.T) {
	e := start(t)
	token := e.subscriber("ana", 5)
	e.wait(token, e.submit(token, cvs("Jo Li")))
	owner, link, kept := os.Geteuid(), filepath.Join(e.cfg.Data, "keys.json"), filepath.Join(t.TempDir(), "k")
	if err := os.Rename(link, kept); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(kept, link); err != nil {
		t.Fatal(err)
	}
	files := []string{kept}
	err := filepath.WalkDir(filepath.Join(e.cfg.Data, "blobs", "files"), func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			files = append(files, path)
		}
		return err
	})
	if owner == 0 {
		owner = 65534
		for _, file := range files {
			if err := os.Chown(file, owner, owner); err != nil {
				t.Fatal(err)
			}
		}
	}
	done, rotated := app.RotateKeys(t.Context(), e.cfg)
	if err != nil || rotated != nil || done.Resealed != len(files)-1 {
		t.Fatalf("%+v, %v, %v", done, err, rotated)
	}
	for _, file := range files {
		info, err := os.Lstat(file)
		if err != nil {
			t.Fatal(err)
		}
		if got := int(info.Sys().(*syscall.Stat_t).Uid); got != owner {
			t.Errorf("%s belongs to %d now, not to %d", file, got, owner)
		}
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link was replaced: %v", err)
	}
}
