package lexicon

import (
	"slices"
	"strings"
	"testing"
)

func TestUses(t *testing.T) {
	for _, c := range []struct {
		word     string
		min, max int
	}{
		{"management", 8, 12}, {"and", 8, 14}, {"templating", 0, 0}, {"zzzz", 0, 0}, {"", 0, 0}, {"a b", 0, 0},
	} {
		if got := Uses(c.word); got < c.min || got > c.max {
			t.Errorf("%q: %d", c.word, got)
		}
	}
	if !MostlyName("azure") || MostlyName("support") || MostlyName("no such word") {
		t.Error("names")
	}
	if !MostlyNoun("budget") || MostlyNoun("manage") {
		t.Error("nouns")
	}
	if !Compound("balance", "sheet") || !Compound("call", "centre") || Compound("support", "customers") {
		t.Error("compounds")
	}
}

// TestFactsSorted: the search needs the order, and digits would be no words.
func TestFactsSorted(t *testing.T) {
	lines := strings.Split(strings.TrimSuffix(factsFile, "\n"), "\n")
	if !slices.IsSorted(words(lines)) {
		t.Error("not sorted")
	}
	for _, word := range words(lines) {
		if strings.ContainsAny(word, "0123456789@.") {
			t.Errorf("%q is no word", word)
		}
	}
}

func words(lines []string) []string {
	var list []string
	for _, l := range lines {
		word, _, _ := strings.Cut(l, " ")
		list = append(list, word)
	}
	return list
}
