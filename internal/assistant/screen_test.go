package assistant

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// emphasis is **strong** or *plain*; what begins with a capital there names something
// on the screen.
var emphasis = regexp.MustCompile(`\*{1,2}([A-Z][^*\n]*[^*\s])\*{1,2}`)

// notOnScreen is emphasis that names nothing of ours.
var notOnScreen = []string{"A failed conversion is not charged.", "English", "Nothing is translated", "PDF, DOCX, DOC and JSON", "PDFs", "Save as PDF", "Word document (DOCX)"}

// The answers call buttons, fields and pages as the web app does.
func TestScreenElementsAreNamedAsTheWebAppNamesThem(t *testing.T) {
	var app strings.Builder
	err := filepath.WalkDir("../../web/src", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.Contains(path, ".test.") || strings.HasSuffix(path, ".gen.ts") {
			return err
		}
		content, err := os.ReadFile(path)
		app.Write(content)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	source, seen := app.String(), 0
	passages := append(slices.Clone(newService(t).index().passages), &passage{title: "PDFs that are offered", text: pdfAnswer(true)})
	for _, p := range passages {
		for _, m := range emphasis.FindAllStringSubmatch(p.text, -1) {
			for _, name := range strings.Split(m[1], " > ") {
				seen++
				if !slices.Contains(notOnScreen, name) && !strings.Contains(source, name) {
					t.Errorf("%s: the web app has no %q", p.title, name)
				}
			}
		}
	}
	if seen < 100 {
		t.Errorf("only %d names were found in the answers", seen)
	}
}

// Whoever types one of the titles that were offered gets its passage.
func TestTitlesAreAnsweredByTheirPassages(t *testing.T) {
	s := newService(t)
	for _, p := range s.index().passages {
		if p.outside() {
			continue
		}
		if hits, answers := s.find(p.title, nil); !answers || hits[0].title != p.title {
			t.Errorf("%q was not answered by its passage", p.title)
		}
	}
}
