package engine

import (
	"os"
	"strings"
	"testing"
)

func TestTypedDatesThatCannotBeAreRefused(t *testing.T) {
	table, err := os.ReadFile("testdata/typed-dates.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(table)) {
		want, text, found := strings.Cut(strings.TrimSpace(line), " ")
		if !found || want == "#" {
			continue
		}
		got := "ok"
		if err := checkDates(text); err != nil {
			got = "none"
			if strings.Contains(err.Error(), "before the start") {
				got = "turned"
			}
		}
		if got != want {
			t.Errorf("%q: got %s, want %s", text, got, want)
		}
	}
}
