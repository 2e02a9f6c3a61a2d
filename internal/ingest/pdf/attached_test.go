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
		lines, total, _, attached := text.into(doc, []int{1})
		isAttached := len(attached) == 1 && lines == 0 && total == 0 && len(doc.Pages[1].Lines) == 0
		if isAttached != c.attached || !c.attached && lines != len(c.lines) {
			t.Errorf("%s: %d lines, %d words, attached %v", c.name, lines, total, attached)
		}
	}
}
