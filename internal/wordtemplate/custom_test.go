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

// A cover with hardly anything on it is no cover: a short CV then stays on one page.
func TestAgencyCover(t *testing.T) {
	agency, err := Builtin("Agency")
	if err != nil {
		t.Fatal(err)
	}
	fields := []cv.Field{
		{Key: "reference", Label: "Reference", Value: "HK-1"},
		{Key: "rate", Label: "Rate", Value: "£640"},
	}
	for _, tt := range []struct {
		what   string
		d      *cv.Document
		fields []cv.Field
		pages  int
	}{
		{"nothing to tell at once", specimen.Short(), nil, 1},
		{"one field", specimen.Short(), fields[:1], 1},
		{"two fields", specimen.Short(), fields, 2},
		{"another language", specimen.Accents(), nil, 1},
	} {
		o := FillOptions{Fields: tt.fields}
		if got, err := agency.Pages(tt.d, o); err != nil || got.Pages != tt.pages {
			t.Errorf("%s: %d pages (%v), expected %d", tt.what, got.Pages, err, tt.pages)
		}
		text, firm := shown(part(t, fill(t, "Agency", tt.d, o), "word/document.xml")), tt.d.Work[0].Organisation.Value
		if n := strings.Count(text, firm); n != 1 {
			t.Errorf("%s: %s is printed %d times", tt.what, firm, n)
		}
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
