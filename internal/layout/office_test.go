package layout_test

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/layout"
	"focal/internal/wordtemplate"
	"focal/internal/wordtemplate/specimen"
)

// specimens are CVs of many lengths, in every template, density and paper.
func specimens(t *testing.T) (files map[string][]byte, results map[string]layout.Result) {
	t.Helper()
	files, results = map[string][]byte{}, map[string]layout.Result{}
	people := map[string]*cv.Document{
		"full": specimen.Full(), "short": specimen.Short(), "military": specimen.Military(),
		"academic": specimen.Academic(), "developer": specimen.Developer(),
	}
	for i := range 20 {
		d := specimen.Random(rand.New(rand.NewPCG(uint64(i), 4)))
		if i%4 == 3 {
			d.Locale = "en-US"
		}
		people[fmt.Sprintf("random%02d", i)] = d
	}
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 90, 50))); err != nil {
		t.Fatal(err)
	}
	icon := b.Bytes()
	for _, name := range wordtemplate.Names() {
		template, err := wordtemplate.Builtin(name)
		if err != nil {
			t.Fatal(err)
		}
		for n, who := range slices.Sorted(maps.Keys(people)) {
			d := people[who]
			o := wordtemplate.FillOptions{Density: wordtemplate.Density(len(who+d.Person.Name.Value) % 5)}
			if n%2 == 0 {
				o.Icon = icon
			}
			file, err := template.Fill(d, o)
			if err != nil {
				t.Fatal(err)
			}
			result, err := template.Pages(d, o)
			if err != nil {
				t.Fatal(err)
			}
			files[name+"-"+who], results[name+"-"+who] = file, result
		}
	}
	return files, results
}

// The fast way and the way over the file agree.
func TestPagesOfTheFile(t *testing.T) {
	files, results := specimens(t)
	for name, file := range files {
		got, err := layout.Pages(file)
		if err != nil || got != results[name] {
			t.Errorf("%s: %+v by the file (%v), %+v before writing", name, got, err, results[name])
		}
	}
	if _, err := layout.Pages([]byte("no file")); err == nil {
		t.Error("nonsense has pages")
	}
}

var pageCount = regexp.MustCompile(`(?m)^Pages:\s+(\d+)`)

// FOCAL_SOFFICE is LibreOffice's soffice; where every tool is required
// (FOCAL_REQUIRE_TOOLS) one on the PATH will do. The test needs pdfinfo too. At least
// 95 % of the documents must have as many pages as LibreOffice gives them.
func TestPagesAgreeWithLibreOffice(t *testing.T) {
	soffice := os.Getenv("FOCAL_SOFFICE")
	if soffice == "" && os.Getenv("FOCAL_REQUIRE_TOOLS") != "" {
		soffice, _ = exec.LookPath("soffice") // an absent LibreOffice is told below: it is no part of the set-up
	}
	if soffice == "" {
		t.Skip("NOT CHECKED: page counts against LibreOffice. Set FOCAL_SOFFICE to soffice, and install poppler-utils.")
	}
	for _, font := range []string{"Carlito", "Liberation Sans", "Liberation Serif"} {
		if out, err := exec.Command("fc-match", "-f", "%{family}", font).Output(); err != nil || !strings.Contains(string(out), font) {
			t.Skipf("NOT CHECKED: page counts against LibreOffice. The font %s is missing: install fonts-crosextra-carlito and fonts-liberation.", font)
		}
	}
	files, results := specimens(t)
	dir := t.TempDir()
	args := []string{"-env:UserInstallation=file://" + dir + "/profile", "--headless", "--convert-to", "pdf", "--outdir", dir}
	for name, file := range files {
		path := filepath.Join(dir, name+".docx")
		if err := os.WriteFile(path, file, 0o600); err != nil {
			t.Fatal(err)
		}
		args = append(args, path)
	}
	if out, err := exec.Command(soffice, args...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	wrong := 0
	for name := range files {
		out, err := exec.Command("pdfinfo", filepath.Join(dir, name+".pdf")).Output()
		match := pageCount.FindSubmatch(out)
		if err != nil || match == nil {
			t.Fatalf("%s does not open in LibreOffice: %v", name, err)
		}
		if pages, _ := strconv.Atoi(string(match[1])); pages != results[name].Pages {
			wrong++
			t.Logf("%s: LibreOffice has %d pages, we %+v", name, pages, results[name])
		}
	}
	t.Logf("%d of %d documents agree", len(files)-wrong, len(files))
	if wrong*20 > len(files) {
		t.Errorf("%d of %d documents differ", wrong, len(files))
	}
}
