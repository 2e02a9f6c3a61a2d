package app_test

import (
	"bytes"
	"image"
	"image/png"
	"io/fs"
	"net/netip"
	"os"
	"path/filepath"
	"testing"
)

// picture is a PNG of that size.
func picture(t testing.TB, width, height int) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewRGBA(image.Rect(0, 0, width, height))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// blobs lists the stored files of a data folder.
func blobs(t *testing.T, data string) []string {
	t.Helper()
	var found []string
	walk(t, filepath.Join(data, "blobs"), func(path string, _ []byte) { found = append(found, path) })
	return found
}

// walk visits every file below a folder.
func walk(t *testing.T, root string, visit func(path string, data []byte)) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		b, err := os.ReadFile(path)
		if err == nil {
			visit(path, b)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func loopback() []netip.Prefix { return []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")} }
