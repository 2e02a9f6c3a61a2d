package internal_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// docs/security.md says that each of the 63 requirements is a test that carries its
// number: TestAssurance_31_… or FuzzAssurance_28_29_…, and "assurance 38" in the title
// of what only a browser can show.
func TestEveryAssuranceItemHasATest(t *testing.T) {
	inGo := regexp.MustCompile(`func (?:Test|Fuzz)Assurance((?:_\d+)+)_`)
	inBrowser := regexp.MustCompile(`assurance (\d+)`)
	have := map[int]bool{}
	add := func(text string) {
		n, err := strconv.Atoi(text)
		if err != nil {
			t.Fatal(err)
		}
		have[n] = true
	}
	for _, root := range []string{".", "../cmd", "../web/e2e", "../web/src"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			switch name := d.Name(); {
			case strings.HasSuffix(name, "_test.go"):
				b, err := os.ReadFile(path)
				for _, m := range inGo.FindAllStringSubmatch(string(b), -1) {
					for number := range strings.SplitSeq(m[1][1:], "_") {
						add(number)
					}
				}
				return err
			case strings.HasSuffix(name, ".spec.ts"), strings.HasSuffix(name, ".test.tsx"):
				b, err := os.ReadFile(path)
				for _, m := range inBrowser.FindAllStringSubmatch(string(b), -1) {
					add(m[1])
				}
				return err
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for n := 1; n <= 63; n++ {
		if !have[n] {
			t.Errorf("no test carries the number %d", n)
		}
	}
}
