package extract

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// Every language is a folder of words with examples of what must be read: a pack without them, or one whose examples
// are not read, fails.
func TestLanguagePacks(t *testing.T) {
	for _, pack := range words.Packs() {
		t.Run(pack, func(t *testing.T) {
			text, err := os.ReadFile(filepath.Join("words", pack, "examples.cases"))
			if err != nil {
				t.Fatal(err)
			}
			tried := map[string]bool{}
			for line := range strings.Lines(string(text)) {
				if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
					continue
				}
				kind, example, _ := strings.Cut(line, " ")
				example, want, _ := strings.Cut(example, " = ")
				tried[kind] = true
				if got := exampleRead(kind, example); got != want {
					t.Errorf("%s: got %q", line, got)
				}
			}
			if !tried["heading"] || !tried["period"] {
				t.Error("examples of headings and periods are missing")
			}
		})
	}
}

// exampleRead is what is read of an example; what a list need only hold gives "" where it does.
func exampleRead(kind, example string) string {
	folded := words.Fold(example)
	switch kind {
	case "heading":
		read, _ := headings.Lookup(example)
		return string(read)
	case "label":
		read, _ := words.Labels().Value(folded)
		return read
	case "period", "none":
		return periodsOf(example)
	case "title":
		return unless(words.Titles().Head.Has(folded))
	case "degree":
		return unless(words.Degrees().Degree.Has(folded))
	}
	return "no such kind of example"
}

func unless(held bool) string {
	if held {
		return ""
	}
	return "not held"
}

func periodsOf(text string) string {
	var all []string
	for _, m := range dates.Find(text) {
		all = append(all, period(m.Range))
	}
	return strings.Join(all, " ")
}
