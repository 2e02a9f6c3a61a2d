package main

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestVersionSaysWhatWasStamped(t *testing.T) {
	keep := []string{release, commit, date}
	t.Cleanup(func() { release, commit, date = keep[0], keep[1], keep[2] })
	for _, c := range []struct{ name, release, commit, date, want, number string }{
		{"a release", "1.2.3", "abcdef123456", "2026-11-22", "focal 1.2.3, commit abcdef123456 of 2026-11-22, go", "1.2.3"},
		{"between releases", "", "abcdef123456", "", "focal abcdef123456, commit abcdef123456", "abcdef123456"},
	} {
		t.Run(c.name, func(t *testing.T) {
			release, commit, date = c.release, c.commit, c.date
			if out, _, code := focal(t, "", "version"); code != 0 || !strings.HasPrefix(out, c.want) {
				t.Errorf("%d %q", code, out)
			}
			out, _, _ := focal(t, "", "version", "--json")
			var b build
			if err := json.Unmarshal([]byte(out), &b); err != nil || b.Version != c.number || b.Commit != c.commit || b.Platform == "" {
				t.Errorf("%v %q", err, out)
			}
		})
	}
}
