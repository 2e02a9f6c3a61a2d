// The program pack compresses the WebAssembly module of the pinned go-pdfium into
// ../pdfium.wasm.zst: embedded as it comes, it would be a twelfth of our program.
package main

import (
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/klauspost/compress/zstd"
)

func main() {
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/klippa-app/go-pdfium").Output()
	if err != nil {
		log.Fatal(err)
	}
	module, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), "webassembly", "pdfium.wasm"))
	if err != nil {
		log.Fatal(err)
	}
	w, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedBestCompression), zstd.WithWindowSize(8<<20))
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("pdfium.wasm.zst", w.EncodeAll(module, nil), 0o644); err != nil {
		log.Fatal(err)
	}
}
