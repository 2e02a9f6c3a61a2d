package convert

import (
	"archive/zip"
	"bytes"
	"io"
	"strings"
	"testing"

	"focal/internal/cv"
)

// FuzzFileNames: names of downloads are safe on every file system, and differ.
func FuzzFileNames(f *testing.F) {
	f.Add("Jo Li", "cv.pdf")
	f.Add("../../x\x00", "CON")
	f.Add("\xff\u202e", "ß")
	f.Fuzz(func(t *testing.T, candidate, file string) {
		name := documentName(&Task{}, File{Candidate: candidate, Name: file})
		if strings.ContainsAny(name, "/\\:*?\"<>|\x00\n") || !strings.HasSuffix(name, ".docx") || strings.HasPrefix(name, ".") || len([]rune(name)) > 90 {
			t.Errorf("%q", name)
		}
		used := map[string]bool{}
		if a, b := unique(used, name), unique(used, strings.ToUpper(name)); strings.EqualFold(a, b) {
			t.Errorf("%q and %q", a, b)
		}
		safeExt(file)
	})
}

// FuzzKnownType: looking at any upload's first bytes never fails.
func FuzzKnownType(f *testing.F) {
	f.Add("a.pdf", []byte("%PDF-1.7"))
	f.Add("a.docx", []byte("PK\x03\x04"))
	f.Add("", []byte("\xff\xfe{"))
	f.Fuzz(func(_ *testing.T, name string, data []byte) {
		isKnownType(name, data)
	})
}

// No file of a blind CV bears the name of the uploaded one.
func TestC1_NamesOfBlindDocuments(t *testing.T) {
	for _, c := range []struct {
		level           cv.Level
		candidate, file string
		want            string
	}{
		{cv.Open, "Ada Quill", "x.pdf", "Ada_Quill_CV.docx"},
		{cv.Open, "", "Ada Quill.pdf", "Ada_Quill_CV.docx"},
		{cv.Open, "Candidate Moore", "x.pdf", "Candidate_Moore_CV.docx"},
		{cv.Blind, "Candidate 0427", "Ada Quill.pdf", "Candidate-0427.docx"},
		{cv.Blind, "A.Q.", "Ada Quill.pdf", "A.Q_CV.docx"},
		{cv.BlindPlus, "", "Ada Quill.pdf", "ConvertedCV.docx"},
	} {
		task := &Task{}
		task.Options.Privacy.Level = c.level
		if got := documentName(task, File{Candidate: c.candidate, Name: c.file}); got != c.want {
			t.Errorf("%s, %q: %q, want %q", c.level, c.candidate, got, c.want)
		}
	}
	task := &Task{Bad: 1, Files: 2, Done: 1}
	task.Options.Privacy.Level = cv.Blind
	files := []File{{Name: "Ada Quill.pdf", Status: Failed, Error: "no text"}, {Index: 1, Name: "Bo Li.pdf", Status: Completed}}
	data, err := bundle(task, files, []made{{Of{Index: 1}, "Candidate-0427.docx", "Generic", []byte("x")}}, "Generic")
	if err != nil {
		t.Fatal(err)
	}
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range archive.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, _ := io.ReadAll(r)
		if s := f.Name + string(text); strings.Contains(s, "Quill") || strings.Contains(s, "Li.pdf") {
			t.Errorf("%s names the person: %s", f.Name, text)
		}
	}
}
