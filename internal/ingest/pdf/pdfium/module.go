package pdfium

//go:generate go run ./pack

import (
	_ "embed"
	"fmt"

	"github.com/klauspost/compress/zstd"
)

//go:embed pdfium.wasm.zst
var packed []byte

// module unpacks PDFium (5 MB, some 15 ms).
func module() ([]byte, error) {
	r, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1))
	if err != nil {
		return nil, fmt.Errorf("unpack PDFium: %w", err)
	}
	defer r.Close()
	wasm, err := r.DecodeAll(packed, nil)
	if err != nil {
		return nil, fmt.Errorf("unpack PDFium: %w", err)
	}
	return wasm, nil
}
