package ocr

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/ingest/pdf/glyph"
	"focal/internal/ingest/pdf/layout"
	"focal/internal/ingest/pdf/pdfium"
)

// row is a word of tesseract's TSV: line, x, y, w, h in pixels, confidence, text.
func row(line, x, y, w, h int, confidence float64, text string) string {
	return fmt.Sprintf("5\t1\t1\t1\t%d\t1\t%d\t%d\t%d\t%d\t%f\t%s\n", line, x, y, w, h, confidence, text)
}

func TestA5_ColumnsOfAScan(t *testing.T) {
	tsv := "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n" +
		"4\t1\t1\t1\t1\t0\t100\t100\t900\t40\t-1\t\n" +
		row(1, 100, 100, 200, 30, 96, "Harbour") + row(1, 320, 100, 120, 30, 95, "Pilot") + row(1, 2000, 100, 300, 30, 93, "2014-2018") +
		row(2, 100, 160, 20, 30, 21, "e") + row(2, 150, 160, 200, 30, 91, "Sailed") +
		row(3, 100, 220, 20, 30, 35, "©") + row(3, 150, 220, 200, 30, 91, "Moored") + row(3, 400, 220, 90, 30, 30, "xqzv") +
		row(4, 100, 280, 900, 3, 12, "—") + "5\tshort row\n" + strings.Replace(row(5, 1, 1, 1, 1, 99, "bad"), "99", "NaN", 1)
	p, words, dropped := parse(tsv, pdfium.Image{Width: 2480, Height: 3508, DPI: 300})
	var got []string
	for _, l := range layout.Pages([]*glyph.Page{p}, "").Pages[0].Lines {
		got = append(got, l.Bullet+strings.ReplaceAll(l.Text(), "\t", "|"))
	}
	if want := []string{"Harbour Pilot|2014-2018", "•Sailed", "•Moored"}; !slices.Equal(got, want) {
		t.Errorf("lines %q, want %q", got, want)
	}
	if dropped != 1 || words != 8 {
		t.Errorf("%d of %d words dropped, want 1 of 8", dropped, words)
	}
	if p.Width < 595 || p.Width > 596 {
		t.Errorf("width %v, want A4 in points", p.Width)
	}
}

// A heading in small capitals is one text: its tall first letters may come as words of their own. Words
// of several sizes in a line stay in their order.
func TestA5_SmallCapitalsOfAScan(t *testing.T) {
	for _, c := range []struct{ name, tsv, want string }{
		{
			"first letters by themselves",
			row(1, 100, 100, 26, 40, 95, "W") + row(1, 128, 112, 110, 28, 94, "ORK") + row(1, 260, 100, 24, 40, 95, "E") +
				row(1, 286, 112, 240, 28, 93, "XPERIENCE"),
			"WORK EXPERIENCE",
		},
		{
			"words as a whole",
			row(1, 100, 100, 140, 40, 95, "WORK") + row(1, 262, 100, 260, 40, 95, "EXPERIENCE"),
			"WORK EXPERIENCE",
		},
		{
			"a letter that is a word",
			row(1, 100, 100, 24, 40, 95, "A") + row(1, 148, 100, 150, 40, 95, "LEVELS"),
			"A LEVELS",
		},
		{
			"a large name and small words",
			row(1, 100, 100, 300, 60, 95, "Marit") + row(1, 420, 128, 60, 28, 94, "Pilot") + row(1, 492, 128, 50, 28, 94, "since") +
				row(1, 554, 128, 70, 28, 94, "2014"),
			"Marit Pilot since 2014",
		},
	} {
		p, _, _ := parse(c.tsv, pdfium.Image{Width: 2480, Height: 3508, DPI: 300})
		lines := layout.Pages([]*glyph.Page{p}, "").Pages[0].Lines
		var got []string
		for _, l := range lines {
			got = append(got, l.Text())
		}
		if !slices.Equal(got, []string{c.want}) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

func TestNotInstalled(t *testing.T) {
	if r := New("no-such-program-as-this"); r != nil {
		t.Errorf("got %v", r)
	}
}

func FuzzParse(f *testing.F) {
	f.Add(row(1, 100, 100, 200, 30, 96, "Harbour") + row(1, 320, 100, 120, 30, 10, "e"))
	f.Fuzz(func(t *testing.T, tsv string) {
		p, words, dropped := parse(tsv, pdfium.Image{Width: 100, Height: 100, DPI: 72})
		if dropped > words || dropped < 0 {
			t.Errorf("%d of %d words dropped", dropped, words)
		}
		for _, g := range p.Glyphs {
			if int(g.Style) >= len(p.Styles) {
				t.Fatalf("glyph without style: %+v", g)
			}
		}
		layout.Pages([]*glyph.Page{p}, "")
	})
}

// A stroke before what only "I" does is an I; one between two items stays.
func TestStrokeForI(t *testing.T) {
	for text, want := range map[string]string{
		"where | can learn": "where I can learn", "| am here": "I am here",
		"a@moss.example | moss.example": "a@moss.example | moss.example",
		"Hull | Oslo":                   "Hull | Oslo", "ends |": "ends |",
	} {
		var list []word
		for _, w := range strings.Fields(text) {
			list = append(list, word{text: w})
		}
		var got []string
		for _, w := range withI(list) {
			got = append(got, w.text)
		}
		if s := strings.Join(got, " "); s != want {
			t.Errorf("%q: got %q", text, s)
		}
	}
}
