package archive

import (
	"archive/zip"
	"bytes"
	"strings"
	"testing"
)

// FuzzOpen: any bytes as a zip container; names of parts stay inside it.
func FuzzOpen(f *testing.F) {
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	part, _ := w.Create("../a.xml")
	_, _ = part.Write([]byte("text"))
	_ = w.Close()
	f.Add(b.Bytes())
	f.Add([]byte("PK\x03\x04"))
	f.Fuzz(func(t *testing.T, data []byte) {
		a, err := Open(data)
		if err != nil {
			return
		}
		for _, name := range a.names {
			if strings.HasPrefix(name, "/") || strings.HasPrefix(name, "../") || strings.Contains(name, "/../") {
				t.Errorf("%q", name)
			}
		}
	})
}
