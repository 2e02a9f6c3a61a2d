package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

// An operator publishes legal texts of their own without building the program.
func TestLegalTextsOfTheOperator(t *testing.T) {
	folder := t.TempDir()
	built := fstest.MapFS{"index.html": {Data: []byte("app")}, "legal/privacy-policy.pdf": {Data: []byte("draft")}, "legal/other.pdf": {Data: []byte("other")}}
	said := func() string {
		_, said, _ := focal(t, "", "serve", "--data", t.TempDir(), "--legal", folder, "--addr", "nowhere")
		return said
	}
	if got := said(); !strings.Contains(got, filepath.Join(folder, "privacy-policy.pdf")+" is missing, cannot be read or is no PDF.") {
		t.Errorf("an empty folder: %q", got)
	}
	for _, name := range legalTexts {
		if err := os.WriteFile(filepath.Join(folder, name), []byte("%PDF-1.7 "+name), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if got := said(); strings.Contains(got, "--legal") {
		t.Errorf("a whole folder: %q", got)
	}
	for name, want := range map[string]string{"index.html": "app", "legal/privacy-policy.pdf": "%PDF-1.7 privacy-policy.pdf", "legal/other.pdf": "other"} {
		if got, err := fs.ReadFile(withLegal{built, folder}, name); err != nil || string(got) != want {
			t.Errorf("%s: %q %v, want %q", name, got, err, want)
		}
	}
}
