package summary

import (
	"slices"
	"testing"

	"focal/internal/language"
)

// A bullet of marks alone, as a torn table leaves it, tells nothing and stops no conversion.
func TestClauses(t *testing.T) {
	for bullet, want := range map[string][]string{
		"":     nil,
		".":    nil,
		" ; .": nil,
		"Wrote statements and gave evidence in court.": {"Wrote statements", "gave evidence in court"},
	} {
		got := clauses(bullet)
		if !slices.Equal(got, want) {
			t.Errorf("%q: got %q, want %q", bullet, got, want)
		}
		for _, c := range got {
			deedOf(c)
		}
	}
}

// What something was for is told with what it was done to, or not at all.
func TestLeavesAct(t *testing.T) {
	for text, want := range map[string]bool{
		"for the yard to automate":              true,
		"in ropes to assist":                    true,
		"to automate the moorings of the yard":  false,
		"to work":                               false,
		"from the quay to support":              false,
		"with a log for the harbour":            false,
		"that allows the yard to moor ferries":  false,
		"from product tests to tide prediction": false,
	} {
		if got := leavesAct(language.TagSentence(language.Tokens(text))); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
