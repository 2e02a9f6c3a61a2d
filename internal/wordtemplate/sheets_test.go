package wordtemplate

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/wordtemplate/specimen"
)

// sitter is one of the people for whom every design is looked at.
type sitter struct {
	name string
	cv   *cv.Document
	o    FillOptions
}

func sitters(t *testing.T) []sitter {
	t.Helper()
	fields := []cv.Field{{Key: "reference", Label: "Reference", Value: "HK-20418"}, {
		Key:   "availability",
		Label: "Availability", Value: "From 12 January, five days a week",
	}, {
		Key: "rate", Label: "Day rate",
		Value: "£640",
	}}
	return []sitter{
		{"full", specimen.Full(), FillOptions{Icon: testIcon(t, 300, 120), Marking: "OFFICIAL", Fields: fields, Photo: true}},
		{"long-name", specimen.LongName(), FillOptions{}},
		{"one-post", specimen.Short(), FillOptions{}},
		{"five-pages", specimen.Veteran(), FillOptions{}},
		{"right-to-left", specimen.Arabic(), FillOptions{Icon: testIcon(t, 300, 120)}},
		{"accents", specimen.Accents(), FillOptions{}},
		{"academic", specimen.Academic(), FillOptions{}},
		{"military", specimen.Military(), FillOptions{Icon: testIcon(t, 120, 120)}},
	}
}

// FOCAL_CONTACT_SHEETS is a folder for pictures of every template, to look at: each page,
// and all pages of a template on one sheet; FOCAL_SOFFICE is LibreOffice. Needs pdftoppm.
func TestB4_ContactSheets(t *testing.T) {
	dir, soffice := os.Getenv("FOCAL_CONTACT_SHEETS"), os.Getenv("FOCAL_SOFFICE")
	if dir == "" || soffice == "" {
		t.Skip("NO PICTURES: set FOCAL_CONTACT_SHEETS to a folder and FOCAL_SOFFICE to soffice to look at the templates.")
	}
	args := []string{"-env:UserInstallation=file://" + t.TempDir(), "--headless", "--convert-to", "pdf", "--outdir", dir}
	people := sitters(t)
	for _, name := range Names() {
		for _, who := range people {
			file := filepath.Join(dir, name+"-"+who.name+".docx")
			if err := os.WriteFile(file, fill(t, name, who.cv, who.o), 0o600); err != nil {
				t.Fatal(err)
			}
			args = append(args, file)
		}
	}
	if out, err := exec.Command(soffice, args...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, name := range Names() {
		var pages []string
		for _, who := range people {
			base := filepath.Join(dir, name+"-"+who.name)
			if out, err := exec.Command("pdftoppm", "-r", "70", "-png", base+".pdf", base).CombinedOutput(); err != nil {
				t.Fatalf("%s does not open in LibreOffice: %v\n%s", base, err, out)
			}
			made, _ := filepath.Glob(base + "-[0-9]*.png")
			slices.Sort(made)
			pages = append(pages, made...)
		}
		writeSheet(t, filepath.Join(dir, strings.ToLower(name)+"-sheet.png"), pages)
	}
}

// writeSheet puts pictures of pages side by side, six to a row.
func writeSheet(t *testing.T, file string, pages []string) {
	t.Helper()
	const perRow, width, height, gap = 6, 600, 830, 10
	rows := (len(pages) + perRow - 1) / perRow
	sheet := image.NewRGBA(image.Rect(0, 0, perRow*(width+gap)+gap, rows*(height+gap)+gap))
	draw.Draw(sheet, sheet.Bounds(), image.NewUniform(color.Gray{Y: 0x70}), image.Point{}, draw.Src)
	for i, page := range pages {
		f, err := os.Open(page)
		if err != nil {
			t.Fatal(err)
		}
		m, err := png.Decode(f)
		_ = f.Close()
		if err != nil {
			t.Fatalf("%s: %v", page, err)
		}
		at := image.Pt(gap+i%perRow*(width+gap), gap+i/perRow*(height+gap))
		draw.Draw(sheet, m.Bounds().Add(at), m, image.Point{}, draw.Src)
	}
	out, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = out.Close() }()
	if err := png.Encode(out, sheet); err != nil {
		t.Fatal(err)
	}
}
