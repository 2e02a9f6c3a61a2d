package wordtemplate

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/ooxml"
	"focal/internal/wordtemplate/specimen"
)

// Fields stand on Agency's cover and wherever a template names them; empty ones and the
// frame for a photograph only where they are wanted.
func TestFieldsAndPhotograph(t *testing.T) {
	o := FillOptions{Fields: []cv.Field{{Key: "reference", Label: "Reference", Value: "HK-1"}, {Key: "rate", Label: "Rate"}}}
	cover := shown(part(t, fill(t, "Agency", sampleCV(), o), "word/document.xml"))
	if !strings.Contains(cover, "Reference¶|HK-1¶|") || strings.Contains(cover, "Rate¶") || strings.Contains(cover, "Photo") {
		t.Errorf("the cover says %s", cover)
	}
	o.Photo = true
	if cover = shown(part(t, fill(t, "Agency", sampleCV(), o), "word/document.xml")); strings.Count(cover, "Photo") != 1 {
		t.Errorf("with room for a photograph: %s", cover)
	}
	own, err := Parse(docx(t, p("{{name}}, {{fields.reference}}{{fields.grade}}")))
	if err != nil {
		t.Fatal(err)
	}
	file, err := own.Fill(sampleCV(), o)
	if got := shown(part(t, file, "word/document.xml")); err != nil || got != "Ada Moss, HK-1¶" {
		t.Errorf("an uploaded template says %q (%v)", got, err)
	}
}

// A page that ends half empty is no cover: however little or much there is to tell, posts begin
// below what is told at once, or behind a page that is well filled.
func TestB4_AgencyCover(t *testing.T) {
	agency, err := Builtin("Agency")
	if err != nil {
		t.Fatal(err)
	}
	fields := []cv.Field{
		{Key: "reference", Label: "Reference", Value: "HK-1"},
		{Key: "rate", Label: "Rate", Value: "£640"},
		{Key: "availability", Label: "Availability", Value: "From 12 January, five days a week"},
		{Key: "comment", Label: "Interviewer's comment", Value: strings.Repeat("Clear, calm, well prepared. ", 20)},
	}
	covers := 0
	for _, who := range sitters(t) {
		for n := range len(fields) + 1 {
			o := FillOptions{Fields: fields[:n], Icon: who.o.Icon}
			got, err := agency.Pages(who.cv, o)
			if err != nil || got.Cover > 0 && got.Cover < wellFilled {
				t.Errorf("%s, %d fields: %.2f of the cover is taken (%v)", who.name, n, got.Cover, err)
			}
			if got.Cover > 0 {
				covers++
			}
			if who.name == "one-post" && got.Pages != 1 {
				t.Errorf("%s, %d fields: %d pages", who.name, n, got.Pages)
			}
		}
	}
	if covers < 3 {
		t.Errorf("%d covers of their own", covers)
	}
}

// A date behind a tab stands at the right edge of its column, or on a line of its own: without a
// stop it would follow the text at the next half inch, and break at its dash.
func TestTabsHaveStops(t *testing.T) {
	for _, name := range Names() {
		if name == "Academic" { // its dates come first, and the indent behind them is the stop
			continue
		}
		root := part(t, fill(t, name, specimen.Full(), FillOptions{}), "word/document.xml")
		root.Rewrite(func(n *ooxml.Node) *ooxml.Node {
			isTabbed := slices.ContainsFunc(n.Kids, func(r *ooxml.Node) bool { return r.Name == "w:r" && r.Kid("w:tab") != nil })
			if n.Name == "w:p" && isTabbed && n.Kid("w:pPr").Kid("w:tabs") == nil {
				t.Errorf("%s: no stop for the tab in %q", name, shown(n))
			}
			return n
		})
	}
}
