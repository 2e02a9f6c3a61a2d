package main

import (
	"os"
	"path/filepath"
	"slices"
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

func TestB6_OutMayNameTheDocument(t *testing.T) {
	good, other := file(t, "ida-storm.txt", person), file(t, "ida-storm-2.txt", person)
	folder := filepath.Join(t.TempDir(), "old.docx")
	if err := os.Mkdir(folder, 0o750); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name  string
		out   string
		args  []string
		code  int
		says  string
		files []string
	}{
		{"a Word file", "storm.docx", nil, 0, "", []string{"storm.docx"}},
		{"text, in a folder that is not there yet", "sent/storm.TXT", nil, 0, "", []string{"sent/storm.txt"}},
		{"markdown", "storm.md", nil, 0, "", []string{"storm.md"}},
		{"beside what else is asked for", "storm.json", []string{"--format", "docx,txt", "--report"}, 0, "", []string{
			"storm.docx", "storm.json", "storm.report.json", "storm.txt",
		}},
		{"blind, under the name that was given", "one.docx", []string{"--privacy", "Blind"}, 0, "", []string{"one.docx"}},
		{"an ending that is no format", "house.v2", nil, 0, "", []string{"house.v2/ida-storm_CV.docx"}},
		{"a folder that is there", folder, nil, 0, "", nil},
		{"text by its other name, once", "storm.txt", []string{"--format", "text"}, 0, "", []string{"storm.txt"}},
		{"the CV itself", good, nil, 2, "would overwrite ida-storm.txt", nil},
		{"the CV by another format", strings.TrimSuffix(good, "txt") + "docx", []string{"--format", "text"}, 2, "would overwrite", nil},
		{"the job", other, []string{"--job", other}, 2, "would overwrite ida-storm-2.txt", nil},
		{"several CVs", "storm.docx", []string{other}, 2, "name a folder", nil},
	} {
		dir, out := t.TempDir(), c.out
		if !filepath.IsAbs(out) {
			out = filepath.Join(dir, out)
		}
		_, errors, code := focal(t, "", append(append([]string{"convert", good}, c.args...), "--out", out)...)
		if code != c.code || !strings.Contains(errors, c.says) {
			t.Errorf("%s: code %d, %s", c.name, code, errors)
		}
		if made := filesIn(t, dir); !slices.Equal(made, c.files) {
			t.Errorf("%s: made %q, want %q", c.name, made, c.files)
		}
	}
	if made := filesIn(t, folder); !slices.Equal(made, []string{"ida-storm_CV.docx"}) {
		t.Errorf("the folder that was there holds %q", made)
	}
}

// In a folder that holds CVs and is written to, no result takes the place of a CV that is read.
func TestConvertSparesTheOtherCVsOfAFolder(t *testing.T) {
	folder := t.TempDir()
	text := "Ida Storm\nida@example.org\n\nEXPERIENCE\nRigger, Holm Ferries Ltd, Jan 2015 - Mar 2020\n- Spliced ropes.\n"
	first, second := filepath.Join(folder, "ida.txt"), filepath.Join(folder, "ida_CV.txt")
	for _, name := range []string{first, second} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if _, errors, code := focal(t, "", "convert", first, second, "--format", "text", "--out", folder); code != 0 {
		t.Fatalf("code %d: %s", code, errors)
	}
	if kept, err := os.ReadFile(second); err != nil || string(kept) != text {
		t.Errorf("the other CV became %q (%v)", kept, err)
	}
	want := []string{"ida.txt", "ida_CV-2.txt", "ida_CV.txt", "ida_CV_CV.txt"}
	if made := filesIn(t, folder); !slices.Equal(made, want) {
		t.Errorf("made %q, want %q", made, want)
	}
}

// filesIn lists the files below a folder.
func filesIn(t *testing.T, folder string) []string {
	t.Helper()
	var found []string
	err := filepath.WalkDir(folder, func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			found = append(found, strings.TrimPrefix(path, folder+string(filepath.Separator)))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}
