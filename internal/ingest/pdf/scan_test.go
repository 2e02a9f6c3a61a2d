package pdf

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/jpeg"
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

// A5: what reaches the recogniser of pages that are no ordinary scans: a page that took a pixel for a point (a metre
// high) counts as one of paper, a large one is enlarged within the memory that a child has, letters drawn as outlines are
// recognised where a file has no others; a frame alone is no text.
func TestA5_PagesThatAreNoOrdinaryScans(t *testing.T) {
	dir := t.TempDir()
	program := dir + "/tesseract"
	script := "#!/bin/sh\nif [ \"$1\" = --list-langs ]; then echo eng; exit; fi\n" +
		"echo \"$8 $(head -c 12 | head -1)\" >" + dir + "/got\ncat >/dev/null\n" +
		"printf '5\\t1\\t1\\t1\\t1\\t1\\t300\\t400\\t200\\t30\\t96\\tHarbour\\n'\n"
	if err := os.WriteFile(program, []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	r := reader(t, Config{Tesseract: program})
	for _, tc := range []struct {
		name   string
		data   []byte
		dpi    int // 0: never asked
		height float64
	}{
		{"a pixel taken for a point", sized(t, 2380, 3368, scanned(2380, 3368)), 300, 842},
		{"a page of A3", sized(t, 842, 1191, scanned(2339, 3307)), 300, 1191},
		{"letters as outlines", sheet(t, outlined(60)), 300, 842},
		{"a frame and no text", sheet(t, outlined(4)), 0, 0},
	} {
		t.Run(tc.name, func(t *testing.T) {
			_ = os.Remove(dir + "/got")
			d, err := r.Read(context.Background(), tc.data)
			got, _ := os.ReadFile(dir + "/got")
			if tc.dpi == 0 {
				if !strings.Contains(problem.MessageOf(err), "no text that can be seen") || len(got) > 0 {
					t.Errorf("got %v, recogniser asked %q", err, got)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			var dpi int
			if _, err := fmt.Sscan(string(got), &dpi); err != nil || dpi < tc.dpi-15 || dpi > tc.dpi+5 {
				t.Errorf("asked at %q, want about %d dots an inch", got, tc.dpi)
			}
			if p := d.Pages[0]; strings.TrimSpace(d.PlainText()) != "Harbour" || p.Height < tc.height-2 || p.Height > tc.height+2 {
				t.Errorf("page of %.0f x %.0f points with %q", p.Width, p.Height, d.PlainText())
			}
		})
	}
}

// sized is a file of one page of that size in points.
func sized(t *testing.T, width, height float64, draw func(f *fpdf.Fpdf, width, height float64)) []byte {
	t.Helper()
	f := fpdf.NewCustom(&fpdf.InitType{UnitStr: "pt", Size: fpdf.SizeType{Wd: width, Ht: height}})
	f.AddPage()
	draw(f, width, height)
	var b bytes.Buffer
	if err := f.Output(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// scanned draws an image of so many pixels over the whole page.
func scanned(wide, high int) func(f *fpdf.Fpdf, width, height float64) {
	return func(f *fpdf.Fpdf, width, height float64) {
		var b bytes.Buffer
		_ = jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, wide, high)), nil)
		f.RegisterImageOptionsReader("scan", fpdf.ImageOptions{ImageType: "JPG"}, &b)
		f.ImageOptions("scan", 0, 0, width, height, false, fpdf.ImageOptions{ImageType: "JPG"}, 0, "")
	}
}

// outlined draws n small shapes, as programs do that turn letters into outlines.
func outlined(n int) func(f *fpdf.Fpdf) {
	return func(f *fpdf.Fpdf) {
		for i := range n {
			x, y := 60+float64(i%20)*8, 80+float64(i/20)*14
			f.Polygon([]fpdf.PointType{{X: x, Y: y}, {X: x + 5, Y: y + 3}, {X: x + 3, Y: y + 6}, {X: x + 1, Y: y + 8}}, "F")
		}
	}
}
