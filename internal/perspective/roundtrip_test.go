package perspective_test

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
)

// TestFirstPersonUndoesThird turns every sentence of the table into the third
// person and back. Left out are those where the way back cannot be known: a
// contraction was written out, the pronoun may mean somebody named ("her partner
// runs the farm and she runs the shop"), or "a firm that makes sails and employs twelve
// people" reads both ways.
func TestFirstPersonUndoesThird(t *testing.T) {
	failed, total := 0, 0
	for _, line := range cases(thirdCases + proseCases + moreCases) {
		if !strings.Contains(line, "{") || strings.Contains(line, "'") || strings.Contains(line, "partner runs the farm") || strings.Contains(line, "that makes sails and") || strings.Contains(line, "that saves hours and") || strings.Contains(line, "teach {me} new") || strings.Contains(line, "through her") || strings.HasPrefix(line, "{Me}") {
			continue
		}
		total++
		in, third := expand(line, 0), expand(line, 1)
		if got, _ := perspective.Rewrite(third, cv.FirstPerson, perspective.Subject{Name: "Ada Verne", Pronouns: cv.She}); got != in {
			failed++
			t.Errorf("\n in   %s\n got  %s\n want %s", third, got, in)
		}
	}
	t.Logf("%d of %d right", total-failed, total)
}
