package proofread

import (
	"strings"
	"testing"
)

// Texts that are no prose come back unchanged or at least in time; the work per
// text is bounded (maxText, maxSearches, maxPasses).
func TestHostileTexts(t *testing.T) {
	c := New(Config{})
	for name, text := range map[string]string{
		"unknown words": strings.Repeat("xyzzyplughfrotz ", 1200),
		"slips":         strings.Repeat("recieved a apple ,and ", 800),
		"marks":         strings.Repeat(" ,,.. ' \" (", 1500),
		"one word":      strings.Repeat("a", 19000),
		"years":         strings.Repeat("Lead the team in 2015 and managed. ", 500),
		"too long":      strings.Repeat("recieved ", 5000),
		"quotes":        strings.Repeat("\"", 19000),
	} {
		got, edits := c.Sentence(text, Options{})
		check(t, text, got, edits)
		if name == "too long" && got != text {
			t.Errorf("%s: a text beyond the limit must stay", name)
		}
	}
}
