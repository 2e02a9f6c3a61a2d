package engine

import (
	"slices"
	"testing"

	"focal/internal/tailor"
)

// What the job must have comes before what it would like, whatever kind it is of.
func TestA2_MetHasTheMustsFirst(t *testing.T) {
	m := &tailor.Match{Requirements: []tailor.Requirement{
		{Text: "a wish", Level: tailor.Nice, Status: tailor.Met},
		{Text: "missed", Level: tailor.Must},
		{Text: "a must", Level: tailor.Must, Status: tailor.Met},
	}}
	if got := met(m); !slices.Equal(got, []string{"a must", "a wish"}) {
		t.Error(got)
	}
}
