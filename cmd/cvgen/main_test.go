package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"focal/internal/cvgen"
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
				var g cvgen.Gold
				if err := json.Unmarshal(data, &g); err != nil || g.File != f.Name() {
					t.Errorf("labels of %s name %q: %v", f.Name(), g.File, err)
				}
			}
		})
	}
}

func TestRunWantsCVs(t *testing.T) {
	c := command{N: 0, Out: t.TempDir()}
	if err := c.Run(); err == nil || !strings.Contains(err.Error(), "--n=0") {
		t.Errorf("got %v", err)
	}
}
