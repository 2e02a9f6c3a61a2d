package pdfium

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The packed module is that of the library's pinned version: its functions and
// our calls change together.
func TestPackedModuleIsThatOfTheLibrary(t *testing.T) {
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/klippa-app/go-pdfium").Output()
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), "webassembly", "pdfium.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	got, err := module()
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("the library has another module: run go generate ./internal/ingest/pdf/pdfium")
	}
}

func BenchmarkUnpack(b *testing.B) {
	for b.Loop() {
		if _, err := module(); err != nil {
			b.Fatal(err)
		}
	}
}
