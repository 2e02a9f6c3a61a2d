package convert

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/ingest/page"
)

// Why a conversion waits: what a page limit cost may have been put back since.
func TestA5_WhyHeld(t *testing.T) {
	const cost = "1 page left out 6 points."
	for want, r := range map[string]*engine.Result{
		cost: {PageCost: cost},
		"This scan could not be read with certainty.": {Lines: &page.Document{OCR: true, Unsure: 2}, Original: &cv.Document{}},
		textSettled: {Original: &cv.Document{}},
	} {
		if got := whyHeld(r); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
