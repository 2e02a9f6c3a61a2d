package app

import (
	"archive/tar"
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// FuzzUnpack reads any archive as a backup: nothing is written outside the folder.
func FuzzUnpack(f *testing.F) {
	archive := func(names ...string) []byte {
		var b bytes.Buffer
		w := tar.NewWriter(&b)
		for _, name := range names {
			_ = w.WriteHeader(&tar.Header{Name: name, Mode: 0o600, Size: 2})
			_, _ = w.Write([]byte("{}"))
		}
		_ = w.Close()
		return b.Bytes()
	}
	f.Add(archive(manifestName, databaseName, filesName+"/tasks/a/0.in"))
	f.Add(archive(filesName + "/../../evil"))
	f.Add([]byte("no archive"))
	f.Fuzz(func(t *testing.T, data []byte) {
		base := t.TempDir()
		folder := filepath.Join(base, "data")
		if err := os.Mkdir(folder, 0o700); err != nil {
			t.Fatal(err)
		}
		_, _, _ = unpack(t.Context(), tar.NewReader(bytes.NewReader(data)), folder)
		if entries, err := os.ReadDir(base); err != nil || len(entries) != 1 {
			t.Errorf("beside the folder: %v, %v", entries, err)
		}
	})
}

// FuzzKeys reads any text as a key file: keys that are taken have their length.
func FuzzKeys(f *testing.F) {
	f.Add(`{"tokens":{"active":"a","keys":{"a":"` + strings.Repeat("A", 43) + `="}},"files":{"active":"a","keys":{"a":"` + strings.Repeat("A", 43) + `="}}}`)
	f.Add(`{"tokens":{"active":"","keys":null}}`)
	f.Fuzz(func(t *testing.T, text string) {
		path := filepath.Join(t.TempDir(), "keys.json")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		k, err := loadKeys(path)
		if err == nil && (len(k.Tokens.Keys[k.Tokens.Active]) < 32 || len(k.Files.Keys[k.Files.Active]) < 32) {
			t.Errorf("%s", text)
		}
	})
}
