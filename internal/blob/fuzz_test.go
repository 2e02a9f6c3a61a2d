package blob

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"
)

// FuzzUnseal: only what was sealed opens, and only in its place.
func FuzzUnseal(f *testing.F) {
	ring := Keyring{Active: "a", Keys: map[string][]byte{"a": bytes.Repeat([]byte("k"), 32)}}
	whole, err := ring.seal("tasks/x/0.in", []byte("text"))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(whole, "tasks/y/0.in")
	f.Add([]byte("FS1\xffa"), "")
	f.Add([]byte("FS1"), "a")
	f.Fuzz(func(t *testing.T, data []byte, key string) {
		// Each process of the search seals the text anew, so its corpus holds several that rightly open.
		if text, err := ring.unseal(key, data); err == nil && (key != "tasks/x/0.in" || string(text) != "text") {
			t.Errorf("%q opened as %q", data, key)
		}
	})
}

// FuzzPath: a key is a place below the folder, or none.
func FuzzPath(f *testing.F) {
	f.Add("tasks/a/0.in")
	f.Add("../a")
	f.Add(`a\..\b`)
	f.Fuzz(func(t *testing.T, key string) {
		folder := &Folder{root: "/data"}
		path, err := folder.path(key)
		if err == nil && (!strings.HasPrefix(path, "/data/files/") || filepath.Clean(path) != path) {
			t.Errorf("%q is %s", key, path)
		}
	})
}
