package httpapi

import (
	"strings"
	"testing"
)

// FuzzCleanFileName: a name is a name, not a path, and short.
func FuzzCleanFileName(f *testing.F) {
	f.Add(`C:\x\cv.pdf`)
	f.Add("..")
	f.Add("a\x00\u202eb/")
	f.Fuzz(func(t *testing.T, s string) {
		name := cleanFileName(s)
		if name == "" || strings.ContainsAny(name, "/\\\x00\n\r") || len([]rune(name)) > 120 {
			t.Errorf("%q became %q", s, name)
		}
		pastedName(s)
	})
}

// FuzzAccepts reads any Accept-Encoding: a coding that is refused is not taken.
func FuzzAccepts(f *testing.F) {
	f.Add("gzip, br;q=0")
	f.Add(";;,q=,")
	f.Fuzz(func(t *testing.T, header string) {
		if accepts(header, "gzip") && !strings.Contains(strings.ToLower(header), "gzip") {
			t.Errorf("%q", header)
		}
		if accepts("gzip;q=0,"+header, "gzip") {
			t.Errorf("gzip;q=0,%q", header)
		}
	})
}
