package engine_test

import (
	"encoding/json"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/wordtemplate/specimen"
)

// The other forms hold the converted CV: what was changed or hidden is so in them too.
func TestExport(t *testing.T) {
	doc := specimen.Full()
	doc.Resume = json.RawMessage(`{"basics":{"name":"As It Was Uploaded"}}`)
	for _, c := range []struct{ format, language, want, fails string }{
		{"txt", "", "WORK EXPERIENCE", ""},
		{"txt", "de", "BERUFSERFAHRUNG", ""},
		{"md", "", "## Work Experience", ""},
		{"md", "fr", "## Exp", ""},
		{"json", "de", `"position"`, ""},
		{"rtf", "", "", "Formats: docx, pdf, txt, md, json"},
	} {
		data, err := engine.Export(doc, c.format, cv.Look{Language: c.language})
		if (err != nil) != (c.fails != "") || err != nil && !strings.Contains(err.Error(), c.fails) {
			t.Errorf("%s: %v", c.format, err)
			continue
		}
		if text := string(data); !strings.Contains(text, c.want) || c.fails == "" && !strings.Contains(text, doc.Person.Name.Value) || strings.Contains(text, "Uploaded") {
			t.Errorf("%s: %.300s", c.format, text)
		}
	}
	var resume struct{ Basics struct{ Name string } }
	if data, _ := engine.Export(&cv.Document{Person: cv.Person{Name: cv.Text{Value: "A.Q."}}}, "json", cv.Look{}); json.Unmarshal(data, &resume) != nil || resume.Basics.Name != "A.Q." {
		t.Errorf("no JSON Resume: %s", data)
	}
}
