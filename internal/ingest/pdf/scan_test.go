package pdf

import (
	"context"
	"image"
	"os"
	"strings"
	"testing"
	"time"

	"codeberg.org/go-pdf/fpdf"

	"focal/internal/problem"
)

// A scan that takes too long is told as such: the file is not at fault, and the reader
// is free for others while pages are recognised.
func TestSlowScan(t *testing.T) {
	dir := t.TempDir()
	program := dir + "/tesseract"
	if err := os.WriteFile(program, []byte("#!/bin/sh\nif [ \"$1\" = --list-langs ]; then echo eng; exit; fi\ntouch "+dir+"/begun\nexec tail -f /dev/null\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	r := reader(t, Config{Tesseract: program, Children: 1})
	if _, err := r.Read(context.Background(), sheet(t, resume)); err != nil {
		t.Fatal(err)
	}
	scan := sheet(t, func(f *fpdf.Fpdf) { picture(t, f, image.NewGray(image.Rect(0, 0, 62, 88))) })
	r.scanDeadline = 300 * time.Millisecond
	if _, err := r.Read(context.Background(), scan); !problem.Is(err, problem.Unavailable) || !strings.Contains(problem.MessageOf(err), "This scan takes too long") {
		t.Errorf("too long: %v", err)
	}
	r.scanDeadline = time.Minute
	ctx, cancel := context.WithTimeout(context.Background(), 6*time.Second) // enough to reach the scan on a busy machine
	defer cancel()
	if _, err := r.Read(ctx, scan); !problem.Is(err, problem.Unavailable) {
		t.Errorf("too long for the caller: %v", err)
	}
	if err := os.Remove(dir + "/begun"); err != nil && !os.IsNotExist(err) { // on a busy machine it may not have begun
		t.Fatal(err)
	}
	ctx, cancel = context.WithCancel(context.Background())
	done := make(chan error)
	go func() {
		_, err := r.Read(ctx, scan)
		done <- err
	}()
	for begun := false; !begun; {
		select {
		case err := <-done:
			t.Fatalf("the scan ended early: %v", err)
		case <-time.After(5 * time.Millisecond):
			_, err := os.Stat(dir + "/begun")
			begun = err == nil
		}
	}
	if _, err := r.Read(context.Background(), sheet(t, resume)); err != nil {
		t.Errorf("beside a scan under way: %v", err)
	}
	cancel()
	if err := <-done; !problem.Is(err, problem.Unavailable) {
		t.Errorf("cancelled: %v", err)
	}
}

// What a scan may take is measured on the processor, not on the clock: the pages of a busy machine
// wait for each other and are read all the same.
func TestA5_ScansAreMeasuredByWhatTheyTake(t *testing.T) {
	scan := func(f *fpdf.Fpdf) { picture(t, f, image.NewGray(image.Rect(0, 0, 62, 88))) }
	const busy = "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done"
	for _, tc := range []struct {
		name, work, says string
	}{
		{"waits", "sleep 0.4", "too poor to be recognised"}, // was read, and there is nothing on it
		{"works", busy, "Please send fewer pages"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			program := t.TempDir() + "/tesseract"
			script := "#!/bin/sh\nif [ \"$1\" = --list-langs ]; then echo eng; exit; fi\n" + tc.work + "\n"
			if err := os.WriteFile(program, []byte(script), 0o755); err != nil {
				t.Fatal(err)
			}
			r := reader(t, Config{Tesseract: program, Children: 1})
			r.scanBudget = 150 * time.Millisecond
			if _, err := r.Read(context.Background(), sheet(t, scan, scan)); !strings.Contains(problem.MessageOf(err), tc.says) {
				t.Errorf("got %v", err)
			}
		})
	}
}

// The pages of a CV are not lost for the certificates behind it that cannot be recognised.
func TestTextBesideScans(t *testing.T) {
	program := t.TempDir() + "/tesseract"
	if err := os.WriteFile(program, []byte("#!/bin/sh\nif [ \"$1\" = --list-langs ]; then echo eng; exit; fi\nexec tail -f /dev/null\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	r := reader(t, Config{Tesseract: program, Children: 1})
	if _, err := r.Read(context.Background(), sheet(t, resume)); err != nil {
		t.Fatal(err)
	}
	r.scanDeadline = 300 * time.Millisecond
	scan := func(f *fpdf.Fpdf) { picture(t, f, image.NewGray(image.Rect(0, 0, 62, 88))) }
	for _, tc := range []struct {
		name, warning string
		scans         int
	}{
		{"late", "Pages 2, 3 are scans and were not read.", 2},
		{"too many", "Pages 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 are scans", 11},
	} {
		t.Run(tc.name, func(t *testing.T) {
			pages := []func(*fpdf.Fpdf){resume}
			for range tc.scans {
				pages = append(pages, scan)
			}
			doc, err := r.Read(context.Background(), sheet(t, pages...))
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(doc.PlainText(), "Ottilie Brandt") || len(doc.Warnings) != 1 || !strings.HasPrefix(doc.Warnings[0], tc.warning) {
				t.Errorf("%q, warnings %q", doc.PlainText(), doc.Warnings)
			}
		})
	}
}
