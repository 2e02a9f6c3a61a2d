package blob_test

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
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

func ring(active string, keys map[string][]byte) func() (blob.Keyring, error) {
	return func() (blob.Keyring, error) { return blob.Keyring{Active: active, Keys: keys}, nil }
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
		s, err := blob.NewSealed(under, ring("a", map[string][]byte{"a": key(t)}))
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
			all, err := store.List(ctx, "")
			if err != nil || len(all) != 4 {
				t.Errorf("everything: %v, %v", all, err)
			}
			for _, c := range []struct {
				name, key, held string
				ok              bool
			}{{"what is there", "tasks/ab/0.in", "x", true}, {"what was there", "tasks/ab/0.in", "older", false}, {"what is gone", "tasks/gone/0.in", "x", false}} {
				if ok, err := store.Replace(ctx, c.key, []byte(c.held), []byte("x")); ok != c.ok || err != nil {
					t.Errorf("replace %s: %t, %v", c.name, ok, err)
				}
			}
			for range 2 {
				if err := store.Delete(ctx, "tasks/a/"); err != nil {
					t.Fatal(err)
				}
			}
			if _, err := store.Get(ctx, "tasks/a/0.in"); !problem.Is(err, problem.NotFound) {
				t.Errorf("after deletion: %v", err)
			}
			if _, err := store.Get(ctx, "tasks/ab/0.in"); err != nil {
				t.Errorf("a neighbour was deleted too: %v", err)
			}
			if keys, err := store.List(ctx, "nothing"); len(keys) != 0 || err != nil {
				t.Errorf("empty list %v, %v", keys, err)
			}
			if err := store.Put(ctx, "tasks/c/0.in", []byte("x")); err != nil {
				t.Fatal(err)
			}
			for below, want := range map[string][]string{"tasks": {"ab", "c"}, "tasks/": {"ab", "c"}, "tasks/c": nil, "nothing": nil} {
				var got []string
				for folder, err := range store.Folders(ctx, below) {
					if err != nil {
						t.Fatal(err)
					}
					got = append(got, folder)
				}
				if slices.Sort(got); !slices.Equal(got, want) {
					t.Errorf("folders below %q: %v, want %v", below, got, want)
				}
			}
			for range store.Folders(ctx, "tasks") {
				break // the caller has seen enough
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
	old, err := blob.NewSealed(under, ring("a", map[string][]byte{"a": a}))
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
	fresh, err := blob.NewSealed(under, ring("b", map[string][]byte{"a": a, "b": b}))
	if err != nil {
		t.Fatal(err)
	}
	if done, err := fresh.Reseal(t.Context()); done.Resealed != 2 || err != nil {
		t.Errorf("resealed %+v, %v", done, err)
	}
	only, err := blob.NewSealed(under, ring("b", map[string][]byte{"b": b}))
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

// cutOff lets so many writes through and then fails, as a kill does.
type cutOff struct {
	blob.Store
	writes int
}

func (c *cutOff) Replace(ctx context.Context, key string, held, data []byte) (bool, error) {
	if c.writes--; c.writes < 0 {
		return false, errors.New("killed")
	}
	return c.Store.Replace(ctx, key, held, data)
}

// Wherever a rotation is cut off, every file can be read, and the next one ends it;
// what is erased or changed meanwhile stays so.
func TestAssurance_63_RotationSurvivesEveryStop(t *testing.T) {
	both := map[string][]byte{"a": key(t), "b": key(t)}
	const files = 5
	for stop := range files + 1 {
		under := folder(t, t.TempDir())
		old, err := blob.NewSealed(under, ring("a", both))
		if err != nil {
			t.Fatal(err)
		}
		name := func(i int) string { return fmt.Sprintf("tasks/%d/0.in", i) }
		for i := range files {
			if err := old.Put(t.Context(), name(i), []byte(name(i))); err != nil {
				t.Fatal(err)
			}
		}
		cut, err := blob.NewSealed(&cutOff{under, stop}, ring("b", both))
		if err != nil {
			t.Fatal(err)
		}
		if done, err := cut.Reseal(t.Context()); done.Resealed != stop || (err == nil) != (stop == files) {
			t.Fatalf("stop %d: %+v, %v", stop, done, err)
		}
		again, err := blob.NewSealed(under, ring("b", both))
		if err != nil {
			t.Fatal(err)
		}
		for i := range files {
			if got, err := again.Get(t.Context(), name(i)); err != nil || string(got) != name(i) {
				t.Errorf("stop %d: %q, %v", stop, got, err)
			}
		}
		if done, err := again.Reseal(t.Context()); err != nil || done.Resealed != files-stop || len(done.Left)+len(done.Damaged) > 0 {
			t.Errorf("stop %d: the next one: %+v, %v", stop, done, err)
		}
	}
}

// meddler erases one file and changes another just before a rotation writes them.
type meddler struct {
	blob.Store
	meddle func(key string)
}

func (m *meddler) Replace(ctx context.Context, key string, held, data []byte) (bool, error) {
	m.meddle(key)
	return m.Store.Replace(ctx, key, held, data)
}

func TestAssurance_63_RotationBringsNothingBack(t *testing.T) {
	keys := map[string][]byte{"a": key(t), "b": key(t)}
	for what, under := range map[string]blob.Store{"folder": folder(t, t.TempDir()), "S3": bucket(t)} {
		old, err := blob.NewSealed(under, ring("a", keys))
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range []string{"tasks/1/0.in", "tasks/2/0.in"} {
			if err := old.Put(t.Context(), k, []byte("first")); err != nil {
				t.Fatal(err)
			}
		}
		fresh, err := blob.NewSealed(&meddler{under, func(k string) {
			var err error
			if k == "tasks/1/0.in" {
				err = old.Delete(t.Context(), "tasks/1")
			} else {
				err = old.Put(t.Context(), k, []byte("second"))
			}
			if err != nil {
				t.Error(err)
			}
		}}, ring("b", keys))
		if err != nil {
			t.Fatal(err)
		}
		if done, err := fresh.Reseal(t.Context()); err != nil || done.Resealed != 0 || done.Left["a"] != 2 {
			t.Errorf("%s: %+v, %v", what, done, err)
		}
		if all, err := fresh.List(t.Context(), ""); len(all) != 1 || err != nil {
			t.Errorf("%s: an erased file is back: %v, %v", what, all, err)
		}
		if got, err := fresh.Get(t.Context(), "tasks/2/0.in"); string(got) != "second" || err != nil {
			t.Errorf("%s: the change is lost: %q, %v", what, got, err)
		}
	}
}

// Some programs make an object named as a folder to show the folder: it is no
// folder in itself, nor one without a name.
func TestAFoldersMarkerIsNoFolder(t *testing.T) {
	s := bucket(t)
	for _, key := range []string{"tasks/", "tasks/a/0.in"} {
		if err := s.Put(t.Context(), key, []byte("x")); err != nil {
			t.Fatal(err)
		}
	}
	for folder, err := range s.Folders(t.Context(), "tasks") {
		if folder != "a" || err != nil {
			t.Errorf("%q, %v", folder, err)
		}
	}
}
