package archive_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"testing"

	"focal/internal/ingest/archive"
)

func pack(t *testing.T, parts map[string][]byte) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for name, content := range parts {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write(content); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// Sizes and ratios are bounded before anything
// is unpacked.
func TestAssurance_44_SizesAndRatios(t *testing.T) {
	for name, parts := range map[string]map[string][]byte{
		"ratio": {"word/document.xml": make([]byte, 8<<20)},
		"total": {"a": make([]byte, 51<<20)},
	} {
		if _, err := archive.Open(pack(t, parts)); !errors.Is(err, archive.ErrBomb) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestAssurance_44_Entries(t *testing.T) {
	many := map[string][]byte{}
	for i := range archive.MaxEntries + 1 {
		many[fmt.Sprintf("p%d.xml", i)] = []byte("x")
	}
	if _, err := archive.Open(pack(t, many)); !errors.Is(err, archive.ErrEntries) {
		t.Errorf("%v", err)
	}
}

// A directory that lies about a size costs the limit at most.
func TestAssurance_44_SizesAreNotTrusted(t *testing.T) {
	data := pack(t, map[string][]byte{"a": make([]byte, 40<<20)})
	at := bytes.Index(data, []byte("PK\x01\x02"))
	copy(data[at+24:], []byte{16, 0, 0, 0}) // unpacked size in the directory
	a, err := archive.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := a.Read("a"); err == nil {
		t.Errorf("%d bytes", len(got))
	}
}

func TestNames(t *testing.T) {
	a, err := archive.Open(pack(t, map[string][]byte{"../../etc/Word/Document.xml": []byte("x"), `dir\part`: []byte("y")}))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"etc/word/document.XML", "/etc/Word/./Document.xml", "dir/part"} {
		if _, err := a.Read(name); err != nil || !a.Has(name) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := a.Read("absent"); !errors.Is(err, archive.ErrMissing) {
		t.Errorf("%v", err)
	}
}

func TestEncrypted(t *testing.T) {
	data := pack(t, map[string][]byte{"a": []byte("x")})
	data[bytes.Index(data, []byte("PK\x03\x04"))+6] |= 1 // general purpose flag of the entry …
	data[bytes.Index(data, []byte("PK\x01\x02"))+8] |= 1 // … and of the directory
	a, err := archive.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := a.Read("a"); !errors.Is(err, archive.ErrEncrypted) {
		t.Errorf("%v", err)
	}
	if _, err := archive.Open([]byte("PK\x03\x04 not a zip")); !errors.Is(err, archive.ErrNotZip) {
		t.Errorf("%v", err)
	}
}
