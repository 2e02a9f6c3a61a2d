package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestB6_ConvertFormsAndBlind(t *testing.T) {
	good := file(t, "ida-storm.txt", person)
	for _, c := range []struct {
		name  string
		args  []string
		code  int
		says  string
		files []string
	}{
		{"three forms", []string{"--format", "docx,md,json"}, 0, "", []string{"ida-storm_CV.docx", "ida-storm_CV.md", "ida-storm_CV.json"}},
		{"text by its name", []string{"--format", "text"}, 0, "", []string{"ida-storm_CV.txt"}},
		{"an unknown one", []string{"--format", "odt"}, 2, "use docx, pdf, txt, md, json", nil},
		{"blind, without a name in any file", []string{"--format", "docx,txt", "--privacy", "Blind", "--candidate", "Initials"}, 0, "", []string{"I.S.docx", "I.S.txt"}},
		{"an unknown level", []string{"--privacy", "Invisible"}, 2, "ClientSafe", nil},
		{"a colour that is none", []string{"--accent", "blue"}, 2, "1D3557", nil},
	} {
		out := t.TempDir()
		_, errors, code := focal(t, "", append([]string{"convert", good, "--out", out}, c.args...)...)
		if code != c.code || !strings.Contains(errors, c.says) {
			t.Errorf("%s: code %d, %s", c.name, code, errors)
		}
		for _, name := range c.files {
			data, err := os.ReadFile(filepath.Join(out, name))
			if err != nil {
				t.Errorf("%s: %v", c.name, err)
			}
			if strings.Contains(name, "I.S.") && strings.Contains(string(data), "Storm") {
				t.Errorf("%s: %s bears the name", c.name, name)
			}
		}
	}
}
