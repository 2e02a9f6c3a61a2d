package app_test

import (
	"archive/tar"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"focal/internal/app"
	"focal/internal/engine"
)

// Data folders of earlier releases (scripts/upgrade-fixture.sh keeps one of each) open
// with this version: accounts sign in, conversions, files, icon and credits are as they
// were, and new work goes on. What a release said about itself lies beside its data.
func TestUpgradeFromEarlierReleases(t *testing.T) {
	archives, err := filepath.Glob("testdata/upgrade/*.tar.gz")
	if err != nil || len(archives) == 0 {
		t.Fatalf("no data folder of a release: %v", err)
	}
	real, err := engine.New(engine.Config{CacheDir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = real.Close() })
	for _, archive := range archives {
		t.Run(strings.TrimSuffix(filepath.Base(archive), ".tar.gz"), func(t *testing.T) {
			folder := unpack(t, archive)
			seen := filepath.Join(folder, "seen")
			e := start(t, func(c *app.Config) {
				c.Data, c.Engine, c.Now = filepath.Join(folder, "data"), real, sinceThen(t, seen)
			})
			upgraded(e, seen)
		})
	}
}

// sinceThen is a clock that goes on where the release stopped: what it kept has not
// expired, whenever the test runs.
func sinceThen(t *testing.T, seen string) func() time.Time {
	t.Helper()
	var history struct {
		Items []struct {
			CreatedAt time.Time `json:"created_at"`
		} `json:"items"`
	}
	b, err := os.ReadFile(filepath.Join(seen, "history.json"))
	if err != nil {
		t.Fatal(err)
	}
	answer{body: b}.json(t, &history)
	began := time.Now()
	return func() time.Time { return history.Items[0].CreatedAt.Add(time.Hour + time.Since(began)) }
}

// upgraded compares what this version says with what the older one said.
func upgraded(e *env, seen string) {
	e.Helper()
	ana := e.login("ana@example.org").Access
	var was, is profile
	e.need(e.call("GET", "/api/auth/profile", ana, nil), 200).json(e, &is)
	told(e, seen, "profile.json", &was)
	if is.ID != was.ID || is.Name != was.Name || is.Credits != was.Credits || is.Converted != was.Converted || is.Status != was.Status || strings.Join(is.Templates, ",") != strings.Join(was.Templates, ",") {
		e.Errorf("the account was %+v and is %+v", was, is)
	}
	for _, name := range []string{"done.json", "failed.json"} {
		var was, is task
		told(e, seen, name, &was)
		e.need(e.call("GET", "/api/convert/task-status/"+was.ID, ana, nil), 200).json(e, &is)
		if is.Status != was.Status || is.Error != was.Error || len(is.Files) != len(was.Files) {
			e.Errorf("%s was %+v and is %+v", name, was, is)
		}
	}
	var done task
	told(e, seen, "done.json", &done)
	before, err := os.ReadFile(filepath.Join(seen, "document.docx"))
	if err != nil {
		e.Fatal(err)
	}
	old := read(e.T, answer{body: before})["word/document.xml"]
	now := read(e.T, e.need(e.document(ana, done.ID, "template", "Generic"), 200))["word/document.xml"]
	for _, fact := range []string{"Ida Storm", "Fell Park", "volunteers", "Northmoor University", "Navigation"} {
		if !strings.Contains(old, fact) || !strings.Contains(now, fact) {
			e.Errorf("%q is in the document of the older version: %v, of this one: %v", fact, strings.Contains(old, fact), strings.Contains(now, fact))
		}
	}
	if a := e.need(e.call("GET", "/api/convert/get-cv-icon", ana, nil), 200); !strings.Contains(a.text(), "image/png") {
		e.Errorf("the icon is gone: %s", a.body)
	}
	// The old upload is still there, and new work is done and charged.
	again := e.wait(ana, e.submit(ana, form{}.with("reuse_task", done.ID)))
	if again.Status != "Completed" {
		e.Errorf("the old upload cannot be converted again: %+v", again)
	}
	if left := e.profile(ana).Credits; left != was.Credits-1 {
		e.Errorf("%d credits left, want %d", left, was.Credits-1)
	}
	e.need(e.call("GET", "/api/admin/audit", e.admin(), nil), 200)
	e.ledgerAgrees()
}

func told(e *env, seen, name string, into any) {
	e.Helper()
	b, err := os.ReadFile(filepath.Join(seen, name))
	if err != nil {
		e.Fatal(err)
	}
	answer{body: b}.json(e, into)
}

// unpack writes the archive to a new folder.
func unpack(t *testing.T, archive string) string {
	t.Helper()
	f, err := os.Open(archive)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	root := t.TempDir()
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return root
		}
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(root, filepath.FromSlash(h.Name))
		if h.FileInfo().IsDir() {
			err = os.MkdirAll(path, 0o700)
		} else {
			b := make([]byte, h.Size)
			if _, err = io.ReadFull(r, b); err == nil {
				err = os.WriteFile(path, b, 0o600)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}
