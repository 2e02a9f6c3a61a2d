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
// Where every tool is required (FOCAL_REQUIRE_TOOLS) the two people who are hardest to set
// are drawn without it. Whoever is drawn, no page is empty and nothing runs off it.
func TestB4_ContactSheets(t *testing.T) {
	dir, soffice, people := os.Getenv("FOCAL_CONTACT_SHEETS"), os.Getenv("FOCAL_SOFFICE"), sitters(t)
	if dir == "" && os.Getenv("FOCAL_REQUIRE_TOOLS") != "" {
		soffice, _ = exec.LookPath("soffice") // an absent LibreOffice is told below: it is no part of the set-up
		dir = t.TempDir()
		people = slices.DeleteFunc(people, func(s sitter) bool { return s.name != "long-name" && s.name != "right-to-left" })
	}
	if dir == "" || soffice == "" {
		t.Skip("NO PICTURES: set FOCAL_CONTACT_SHEETS to a folder and FOCAL_SOFFICE to soffice to look at the templates.")
	}
	args := []string{"-env:UserInstallation=file://" + t.TempDir(), "--headless", "--convert-to", "pdf", "--outdir", dir}
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

// lookAt fails for a page without a word, and for one on which something dark comes nearer
// than five millimetres to an edge.
func lookAt(t *testing.T, page string, m image.Image) {
	t.Helper()
	const dark, edge = 0x70, 14 // at 70 dots an inch
	inner, inked := m.Bounds().Inset(edge), false
	for y := m.Bounds().Min.Y; y < m.Bounds().Max.Y; y++ {
		for x := m.Bounds().Min.X; x < m.Bounds().Max.X; x++ {
			if color.GrayModel.Convert(m.At(x, y)).(color.Gray).Y > dark {
				continue
			}
			inked = true
			if !image.Pt(x, y).In(inner) {
				t.Errorf("%s: something runs off the page at %d, %d", filepath.Base(page), x, y)
				return
			}
		}
	}
	if !inked {
		t.Errorf("%s: the page is empty", filepath.Base(page))
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
		lookAt(t, page, m)
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
