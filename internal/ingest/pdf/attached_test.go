package pdf

import (
	"strings"
	"testing"

	"focal/internal/ingest/page"
	"focal/internal/ingest/pdf/glyph"
	"focal/internal/ingest/pdf/ocr"
)

// written is a page of lines as they were recognised.
func written(lines ...string) *ocr.Page {
	p := &glyph.Page{Width: 595, Height: 842, Styles: []glyph.Style{{Size: 11}}}
	index := int32(0)
	for i, line := range lines {
		index += 10
		for k, r := range line {
			x := 60 + 6*float64(k)
			p.Glyphs = append(p.Glyphs, glyph.Glyph{Rune: r, X0: x, X1: x + 6, Y: 80 + 16*float64(i), Link: -1, Index: index})
			index++
		}
	}
	return &ocr.Page{Page: p, Words: len(strings.Fields(strings.Join(lines, " ")))}
}

// A certificate that was scanned behind a written CV is no text of the CV; other scans are.
func TestCertificatesBehindACV(t *testing.T) {
	diploma := []string{"Moss University of Sailing", "The Rector has conferred upon Ida Holm", "the Degree of Bachelor of Ropes"}
	for _, c := range []struct {
		name     string
		words    int // of the page in front
		lines    []string
		attached bool
	}{
		{"a diploma", 200, diploma, true},
		{"a certificate", 200, []string{"This is to certify that Ida Holm", "Certificate No. 12 of the Registrar"}, true},
		{
			"a page of the CV", 200,
			[]string{"Work Experience", "Degree of Bachelor of Ropes", "Certificate in Knots, Diploma in Sails"},
			false,
		},
		{
			"the second page of the CV", 200,
			[]string{"EDUCATION", "Diploma in Sails", "TRAINING", "Certificate in Knots", "LANGUAGES", "Norse"},
			false,
		},
		{"a page of no kind", 200, []string{"Sailed to Hull", "Diploma in Sails"}, false},
		{"behind no CV", 20, diploma, false},
	} {
		front := page.Page{Lines: []page.Line{{Segments: []page.Segment{{Runs: []page.Run{{Text: strings.Repeat("word ", c.words)}}}}}}}
		doc := &page.Document{Pages: []page.Page{front, {}}}
		text := scanText{written(c.lines...)}
		is := text.into(doc, []int{1})
		isAttached := len(is.attached) == 1 && is.lines == 0 && is.total == 0 && len(doc.Pages[1].Lines) == 0
		if isAttached != c.attached || !c.attached && is.lines != len(c.lines) {
			t.Errorf("%s: %+v", c.name, is)
		}
	}
}

// Where stamps and patterns were taken for letters there is no text. Short words of a language, codes and names are some.
func TestDirtBehindACV(t *testing.T) {
	for _, c := range []struct {
		name  string
		lines []string
		dirt  bool
	}{
		{"a pattern", []string{"WN", "st", "QKA", "NEV QRA'", "QKASN EQ", "5!", "tik QK", "KASQEQ", "EQ, A"}, true},
		{"one scrap", []string{"Qk"}, true},
		{"a page of the CV", []string{"Rig of 9 masts to the sea by 4 May", "HSE, QA and QC of a tug", "IT: C, Go, SQL, AWS"}, false},
		{"names", []string{"Ida Holm", "Olav Krell", "Tor Brekkestad", "Nils Aamodt"}, false},
		{"another language", []string{"Ek was op see en by die hawe", "Matroos op die Krellom", "Ons het nege skepe gebou"}, false},
		{"telephones", []string{"+44 117 496 0321", "+44 117 496 0322 ext 12 harbour"}, false},
		{"a page of no lines", nil, false},
	} {
		p := page.Page{}
		for _, line := range c.lines {
			p.Lines = append(p.Lines, page.Line{Segments: []page.Segment{{Runs: []page.Run{{Text: line}}}}})
		}
		if isDirt(p) != c.dirt {
			t.Errorf("%s: %v", c.name, !c.dirt)
		}
	}
}
