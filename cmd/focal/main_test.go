package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// focal runs the program with args and returns what it wrote and its exit code.
func focal(t *testing.T, in string, args ...string) (out, errors string, code int) {
	t.Helper()
	var o, e bytes.Buffer
	code = run(context.Background(), args, console{strings.NewReader(in), &o, &e})
	return o.String(), e.String(), code
}

func file(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

const person = "Ida Storm\nida.storm@example.org\n\nEXPERIENCE\nRanger, Fell Park, Mar 2019 - Present\n- I repair paths and guide visitors.\n\nSKILLS\nChainsaw, First aid\n"

func TestExitCodes(t *testing.T) {
	good, empty := file(t, "cv.txt", person), file(t, "empty.pdf", "")
	for _, c := range []struct {
		name string
		args []string
		code int
		says string // on standard error
	}{
		{"done", []string{"parse", good}, 0, ""},
		{"some input failed", []string{"parse", good, empty}, 1, "empty"},
		{"unknown command", []string{"paint"}, 2, "paint"},
		{"unknown flag", []string{"parse", good, "--loud"}, 2, "--loud"},
		{"no file at all", []string{"parse", "nowhere.pdf", t.TempDir()}, 2, "There is no file"},
		{"no file to convert", []string{"convert", "nowhere.pdf"}, 2, "nowhere.pdf"},
		{"one file missing among others", []string{"parse", "nowhere.pdf", good}, 1, "there is no file"},
		{"a folder among the files", []string{"parse", good, t.TempDir()}, 1, "is a folder"},
		{"value out of range", []string{"convert", good, "--skill-limit", "21"}, 2, "between 1 and 20"},
		{"unknown mode", []string{"convert", good, "--mode", "Loose"}, 2, "Strict, Flexible"},
		{"unknown template", []string{"convert", good, "--template", "Fancy"}, 2, "Generic"},
		{"worker without a database", []string{"worker"}, 2, "--database-url"},
		{"help", []string{"--help"}, 0, ""},
		{"help as a command", []string{"help"}, 0, ""},
		{"help for a command", []string{"help", "serve"}, 0, ""},
		{"help for none", []string{"help", "paint"}, 2, "paint"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, errors, code := focal(t, "", c.args...)
			if code != c.code || !strings.Contains(errors, c.says) {
				t.Errorf("exit %d, want %d; said %q", code, c.code, errors)
			}
		})
	}
}

func TestParseWritesOneFilePerCV(t *testing.T) {
	dir := t.TempDir()
	path := file(t, "cv.txt", person)
	if _, errors, code := focal(t, "", "parse", "--out", dir, path); code != 0 {
		t.Fatal(errors)
	}
	data, err := os.ReadFile(filepath.Join(dir, "cv.txt.json"))
	if err != nil {
		t.Fatal(err)
	}
	var resume struct {
		Basics struct{ Name, Email string }
		Work   []struct{ Position, StartDate string }
		Meta   struct {
			Focal struct{ Fields map[string]any }
		}
	}
	if err := json.Unmarshal(data, &resume); err != nil {
		t.Fatal(err)
	}
	if resume.Basics.Name != "Ida Storm" || resume.Work[0].StartDate != "2019-03" || resume.Meta.Focal.Fields["person.name"] == nil {
		t.Errorf("got %s", data)
	}
}

func TestConvertWritesDocumentAndReport(t *testing.T) {
	dir := t.TempDir()
	cv, job := file(t, "cv.txt", person), file(t, "job.txt", "Requirements\n- First aid\n")
	out, errors, code := focal(t, "", "convert", cv, "--job", job, "--out", dir, "--perspective", "third", "--pronouns", "she", "--report", "--json")
	if code != 0 {
		t.Fatal(errors)
	}
	var line struct {
		Document string
		Score    int
	}
	if err := json.Unmarshal([]byte(out), &line); err != nil || line.Score != 100 {
		t.Fatalf("%v %s", err, out)
	}
	for _, name := range []string{"cv_CV.docx", "cv_CV.report.json"} {
		if info, err := os.Stat(filepath.Join(dir, name)); err != nil || info.Size() == 0 {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// What the document leaves out of the CV is named, on the terminal and in the line for programs.
func TestConvertSaysWhatItLeavesOut(t *testing.T) {
	dir := t.TempDir()
	long := person + "\nSkills\nknots, splices, tar, oakum, sails, oars\n"
	for _, c := range []struct {
		name, limit string
		want        string
	}{
		{"nothing", "20", ""},
		{"skills beyond a limit", "2", "left out of the document (word for word with --report):\n  Key Skills: 7\n"},
	} {
		out, errors, code := focal(t, "", "convert", file(t, "cv.txt", long), "--out", dir, "--skill-limit", c.limit, "--json")
		if code != 0 || (c.want == "") != !strings.Contains(errors, "left out") || !strings.Contains(errors, c.want) {
			t.Errorf("%s: %d %q", c.name, code, errors)
		}
		if strings.Contains(out, `"left_out":[{"section":"Key Skills","texts":7}]`) != (c.want != "") {
			t.Errorf("%s: %s", c.name, out)
		}
	}
}

// The same file given twice is converted once, and said so; it is not a failure. A file
// of the same name elsewhere is another one.
func TestTheSameFileTwiceIsConvertedOnce(t *testing.T) {
	dir := t.TempDir()
	cv, other := file(t, "cv.txt", person), file(t, "cv.txt", person+"\nLanguages\nDutch\n")
	out, errors, code := focal(t, "", "convert", cv, other, cv, "--out", dir)
	if code != 0 || !strings.Contains(errors, cv+": the same file once more; it is taken once") {
		t.Errorf("%d %s %s", code, out, errors)
	}
	if made, _ := filepath.Glob(filepath.Join(dir, "*.docx")); len(made) != 2 {
		t.Errorf("documents %v", made)
	}
}

func TestMatchPrintsTheContract(t *testing.T) {
	out, errors, code := focal(t, "", "match", file(t, "cv.txt", person), "--job", file(t, "job.txt", "Essential: first aid; Norwegian."))
	if code != 0 {
		t.Fatal(errors)
	}
	var match struct {
		Score        int
		Requirements []struct {
			Text, Quote, Level, Kind, Status string
			Evidence                         []string
		}
	}
	if err := json.Unmarshal([]byte(out), &match); err != nil {
		t.Fatal(err)
	}
	if len(match.Requirements) != 2 || match.Requirements[0].Status != "met" || match.Requirements[1].Status != "not" || match.Requirements[1].Evidence == nil {
		t.Errorf("got %s", out)
	}
}

func TestLanguageCommandsMapLineToLine(t *testing.T) {
	for _, c := range []struct {
		name, in, want string
		args           []string
	}{
		{
			"rewrite", "I repair paths.\n\nI guide visitors.\n", "She repairs paths.\n\nShe guides visitors.\n",
			[]string{"rewrite", "--perspective", "ThirdPerson", "--name", "Ida Storm", "--pronouns", "she"},
		},
		{"proofread", "Recieved thanks.\nNo change.\n", "Received thanks.\nNo change.\n", []string{"proofread"}},
		{"last line without an end", "Recieved thanks.", "Received thanks.\n", []string{"proofread", "--locale", "en-GB"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if out, errors, code := focal(t, c.in, c.args...); out != c.want || code != 0 {
				t.Errorf("got %q (%d, %s), want %q", out, code, errors, c.want)
			}
		})
	}
}

func TestJSONLKeepsTheID(t *testing.T) {
	out, errors, code := focal(t, `{"id":"a1","input":"I repair paths.","name":"Ida Storm","pronouns":"they"}`+"\n", "rewrite", "--perspective", "third-person", "--jsonl")
	var line struct {
		ID, Output string
		Notes      []any
	}
	if err := json.Unmarshal([]byte(out), &line); code != 0 || err != nil || line.ID != "a1" || line.Output != "They repair paths." || len(line.Notes) == 0 {
		t.Errorf("got %s %s", out, errors)
	}
	if _, errors, code := focal(t, "not json\n", "proofread", "--jsonl"); code != 2 || !strings.Contains(errors, "line 1") {
		t.Errorf("exit %d: %s", code, errors)
	}
}
