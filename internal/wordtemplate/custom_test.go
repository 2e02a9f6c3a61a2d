package wordtemplate

import (
	"strings"
	"testing"

	"focal/internal/cv"
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
