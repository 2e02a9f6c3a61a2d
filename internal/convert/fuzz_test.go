package convert

import (
	"strings"
	"testing"
)

// FuzzFileNames: names of downloads are safe on every file system, and differ.
func FuzzFileNames(f *testing.F) {
	f.Add("Jo Li", "cv.pdf")
	f.Add("../../x\x00", "CON")
	f.Add("\xff\u202e", "ß")
	f.Fuzz(func(t *testing.T, candidate, file string) {
		name := documentName(File{Candidate: candidate, Name: file})
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
		isKnownType(Upload{Name: name, Data: data})
		isPDF(data)
	})
}
