package engine_test

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

// Documents that were stored before names were marked print them on a line as they did; the stored one stays as it is.
func TestNamesOfStoredResultsStandOnALine(t *testing.T) {
	names := strings.Split("Brandt|Ocean Drive|Twelve|Olga Ruiz|Weir & Sons|Quay 9|Ines Falk|Tarn Mill", "|")
	section := cv.OtherSection{Heading: cv.Text{Value: "Advertisers"}}
	for _, n := range names {
		section.Items = append(section.Items, cv.Item{Text: cv.Text{Value: n}, Bullet: true})
	}
	doc := &cv.Document{Person: cv.Person{Name: cv.Text{Value: "Jane Moss"}}, Additional: []cv.OtherSection{section}}
	docx, err := newEngine(t).Render(t.Context(), doc, engine.RenderOptions{Template: "Generic"})
	if err != nil {
		t.Fatal(err)
	}
	if text := stranger(t, docx); !strings.Contains(text, strings.Join(names, " · ")) {
		t.Errorf("the names stand apart: %s", text)
	}
	if doc.Additional[0].Items[0].OnLine {
		t.Error("the stored document was changed")
	}
}
