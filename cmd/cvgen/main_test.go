package main

import (
	"archive/zip"
	"encoding/json"
	"html"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"focal/internal/jsonresume"
	"focal/internal/wordtemplate"

	"focal/internal/gold"
)

// A run leaves a file and its labels for each CV, in the formats in turn or in all.
func TestRun(t *testing.T) {
	for _, c := range []struct {
		name string
		cmd  command
		want int
	}{
		{"in turn", command{Seed: 7, N: 4, Formats: []string{"txt", "docx", "pdf"}}, 4},
		{"all", command{Seed: 7, N: 2, Formats: []string{"txt", "docx", "pdf"}, All: true}, 6},
		{"one format", command{Seed: 7, N: 3, Formats: []string{"docx"}}, 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.cmd.Out = t.TempDir()
			if err := c.cmd.Run(); err != nil {
				t.Fatal(err)
			}
			files, err := os.ReadDir(filepath.Join(c.cmd.Out, "files"))
			if err != nil {
				t.Fatal(err)
			}
			if len(files) != c.want {
				t.Errorf("%d files, want %d", len(files), c.want)
			}
			for _, f := range files {
				data, err := os.ReadFile(filepath.Join(c.cmd.Out, "gold", f.Name()+".json"))
				if err != nil {
					t.Fatal(err)
				}
				var g gold.CV
				if err := json.Unmarshal(data, &g); err != nil || g.File != f.Name() {
					t.Errorf("labels of %s name %q: %v", f.Name(), g.File, err)
				}
			}
		})
	}
}

// Word files in the product's own designs, in turn, hold what their JSON Resume says.
func TestRunInOwnDesigns(t *testing.T) {
	out := t.TempDir()
	designs := wordtemplate.Names()
	n := len(designs) + 1
	if err := (&command{Seed: 7, N: n, Out: out, Designs: true}).Run(); err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(out, "files", "*.docx"))
	if err != nil || len(files) != n {
		t.Fatalf("%d files, want %d: %v", len(files), n, err)
	}
	styles := map[string]bool{} // one of each design
	for _, file := range files {
		labels, err := os.ReadFile(filepath.Join(out, "resumes", filepath.Base(file)+".json"))
		if err != nil {
			t.Fatal(err)
		}
		var r jsonresume.Resume
		if err := json.Unmarshal(labels, &r); err != nil || r.Basics.Name == "" {
			t.Fatalf("%s: %v in %s", file, err, labels)
		}
		text, style := printed(t, file)
		styles[style] = true
		wanted := []string{r.Basics.Name}
		for _, w := range r.Work {
			wanted = append(wanted, w.Name, w.Position)
		}
		for _, want := range wanted {
			if !strings.Contains(strings.ToLower(text), strings.ToLower(want)) {
				t.Errorf("%s does not print %q", filepath.Base(file), want)
			}
		}
	}
	if len(styles) != len(designs) {
		t.Errorf("%d designs were written, there are %d", len(styles), len(designs))
	}
	if left, _ := os.ReadDir(filepath.Join(out, "gold")); len(left) > 0 {
		t.Errorf("labels of the other kind: %v", left)
	}
}

// printed is the text of a Word file as a reader sees it, and its styles, which differ by design.
func printed(t *testing.T, file string) (text, styles string) {
	t.Helper()
	z, err := zip.OpenReader(file)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = z.Close() }()
	var b strings.Builder
	for _, f := range z.File {
		part, err := fs.ReadFile(z, f.Name)
		if err != nil {
			t.Fatal(err)
		}
		switch {
		case f.Name == "word/styles.xml":
			styles = string(part)
		case strings.HasSuffix(f.Name, ".xml"):
			b.WriteString(tags.ReplaceAllString(paragraphs.ReplaceAllString(string(part), "\n"), ""))
		}
	}
	return html.UnescapeString(b.String()), styles
}

var (
	paragraphs = regexp.MustCompile(`</w:p>`)
	tags       = regexp.MustCompile(`<[^>]*>`)
)

func TestRunWantsCVs(t *testing.T) {
	c := command{N: 0, Out: t.TempDir()}
	if err := c.Run(); err == nil || !strings.Contains(err.Error(), "--n=0") {
		t.Errorf("got %v", err)
	}
}
