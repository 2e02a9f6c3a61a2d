package blob_test

import (
	"bytes"
	"crypto/rand"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/johannesboyne/gofakes3"
	"github.com/johannesboyne/gofakes3/backend/s3mem"

	"focal/internal/blob"
	"focal/internal/problem"
)

func key(t *testing.T) []byte {
	t.Helper()
	b := make([]byte, 32)
	_, _ = rand.Read(b)
	return b
}

func folder(t *testing.T, root string) *blob.Folder {
	t.Helper()
	f, err := blob.NewFolder(root, "0")
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func bucket(t *testing.T) *blob.S3 {
	t.Helper()
	backend := s3mem.New()
	if err := backend.CreateBucket("cvs"); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(gofakes3.New(backend).Server())
	t.Cleanup(server.Close)
	s, err := blob.OpenS3("s3://key:secret@" + strings.TrimPrefix(server.URL, "http://") + "/cvs/focal?insecure=1&region=eu")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// One suite for every store, bare and sealed.
func TestStores(t *testing.T) {
	sealed := func(under blob.Store) blob.Store {
		s, err := blob.NewSealed(under, blob.Keyring{Active: "a", Keys: map[string][]byte{"a": key(t)}})
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	for name, store := range map[string]blob.Store{"folder": folder(t, t.TempDir()), "S3": bucket(t), "sealed folder": sealed(folder(t, t.TempDir())), "sealed S3": sealed(bucket(t))} {
		t.Run(name, func(t *testing.T) {
			ctx := t.Context()
			big := bytes.Repeat([]byte("0123456789"), 1<<18)
			for k, data := range map[string][]byte{"tasks/a/0.in": []byte("one"), "tasks/a/0.result": big, "tasks/ab/0.in": []byte("x"), "icons/u/icon": []byte("two")} {
				if err := store.Put(ctx, k, []byte("older")); err != nil {
					t.Fatal(err)
				}
				if err := store.Put(ctx, k, data); err != nil {
					t.Fatal(err)
				}
				got, err := store.Get(ctx, k)
				if err != nil || !bytes.Equal(got, data) {
					t.Fatalf("%s: %d bytes, %v", k, len(got), err)
				}
			}
			keys, err := store.List(ctx, "tasks")
			if err != nil || !slices.Equal(keys, []string{"tasks/a/0.in", "tasks/a/0.result", "tasks/ab/0.in"}) {
				t.Errorf("list %v, %v", keys, err)
			}
			for range 2 {
				if err := store.Delete(ctx, "tasks/a/"); err != nil {
					t.Fatal(err)
				}
			}
			if _, err := store.Get(ctx, "tasks/a/0.in"); err == nil || problem.KindOf(err) != problem.NotFound {
				t.Errorf("after deletion: %v", err)
			}
			if _, err := store.Get(ctx, "tasks/ab/0.in"); err != nil {
				t.Errorf("a neighbour was deleted too: %v", err)
			}
			if keys, err := store.List(ctx, "nothing"); len(keys) != 0 || err != nil {
				t.Errorf("empty list %v, %v", keys, err)
			}
		})
	}
}

func TestAssurance_52_KeysCannotLeaveTheFolder(t *testing.T) {
	f := folder(t, t.TempDir())
	for _, k := range []string{"../x", "/etc/passwd", "a/../../x", "", ".", `a\b`, "a//b"} {
		if f.Put(t.Context(), k, []byte("x")) == nil {
			t.Errorf("%q was written", k)
		}
		if _, err := f.Get(t.Context(), k); err == nil {
			t.Errorf("%q was read", k)
		}
	}
}

func TestAssurance_63_FilesAreSealedBoundAndRotated(t *testing.T) {
	root := t.TempDir()
	under := folder(t, root)
	a, b := key(t), key(t)
	old, err := blob.NewSealed(under, blob.Keyring{Active: "a", Keys: map[string][]byte{"a": a}})
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range []string{"tasks/1/0.in", "tasks/2/0.in"} {
		if err := old.Put(t.Context(), k, []byte("the text of a CV "+k)); err != nil {
			t.Fatal(err)
		}
	}
	one, two := filepath.Join(root, "files/tasks/1/0.in"), filepath.Join(root, "files/tasks/2/0.in")
	raw, err := os.ReadFile(one)
	if err != nil || bytes.Contains(raw, []byte("text of a CV")) {
		t.Fatalf("stored in clear, %v", err)
	}
	if info, _ := os.Stat(one); info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v", info.Mode())
	}
	fresh, err := blob.NewSealed(under, blob.Keyring{Active: "b", Keys: map[string][]byte{"a": a, "b": b}})
	if err != nil {
		t.Fatal(err)
	}
	if n, err := fresh.Rotate(t.Context(), "tasks"); n != 2 || err != nil {
		t.Errorf("rotated %d, %v", n, err)
	}
	only, err := blob.NewSealed(under, blob.Keyring{Active: "b", Keys: map[string][]byte{"b": b}})
	if err != nil {
		t.Fatal(err)
	}
	if got, err := only.Get(t.Context(), "tasks/1/0.in"); err != nil || string(got) != "the text of a CV tasks/1/0.in" {
		t.Errorf("%q, %v", got, err)
	}
	swapped, _ := os.ReadFile(two)
	if err := os.WriteFile(one, swapped, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := only.Get(t.Context(), "tasks/1/0.in"); err == nil {
		t.Error("another file's content was accepted")
	}
	swapped[len(swapped)-1] ^= 1
	if err := os.WriteFile(two, swapped, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := only.Get(t.Context(), "tasks/2/0.in"); err == nil {
		t.Error("an altered file was accepted")
	}
}
