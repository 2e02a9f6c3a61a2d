package summary

import (
	"slices"
	"testing"
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
