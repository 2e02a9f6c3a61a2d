package ocr

import (
	"context"
	"errors"
	"os"
	"testing"
	"time"

	"focal/internal/ingest/pdf/pdfium"
)

// A page that would keep a processor busy for ever is ended by the kernel, and said to
// be one; a program that fails is not.
func TestAssurance_45_EndlessPage(t *testing.T) {
	for name, tc := range map[string]struct {
		work string
		long bool
	}{"endless": {"while :; do :; done", true}, "failing": {"exit 1", false}} {
		t.Run(name, func(t *testing.T) {
			program := t.TempDir() + "/tesseract"
			if err := os.WriteFile(program, []byte("#!/bin/sh\nif [ \"$1\" = --list-langs ]; then echo eng; exit; fi\n"+tc.work+"\n"), 0o755); err != nil {
				t.Fatal(err)
			}
			r := New(program)
			r.limit = time.Second
			_, err := r.Page(context.Background(), pdfium.Image{Grey: []byte{255}, Width: 1, Height: 1, DPI: 300})
			if err == nil || errors.Is(err, ErrLong) != tc.long {
				t.Errorf("got %v", err)
			}
		})
	}
}
