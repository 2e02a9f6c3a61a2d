package extract

import (
	"testing"

	"focal/internal/ingest/page"
)

// A mark that belongs to what a line tells stays as it is; one between items parts them;
// a row of them is a rating and no text.
func TestMarksWithinALine(t *testing.T) {
	for text, want := range map[string]string{
		"Kept the bar of a 4 ★ inn":          "Kept the bar of a 4 ★ inn",
		"Kept the bar of a 4★ inn":           "Kept the bar of a 4★ inn",
		"Rated 4.5 ★ by guests":              "Rated 4.5 ★ by guests",
		"Led the team to 5 ☆":                "Led the team to 5 ☆",
		"A 3 ★ and then a 4 ★ inn":           "A 3 ★ and then a 4 ★ inn",
		"Sorted nets by ✓ and ✗ marks":       "Sorted nets by ✓ and ✗ marks",
		"Won the ★ of the pier":              "Won the ★ of the pier",
		"Netting ★ Sail making ★ Rigging":    "Netting • Sail making • Rigging",
		"Netting ◆ Sail making":              "Netting • Sail making",
		"01482 900118 ■ Hull":                "01482 900118 • Hull",
		"Splicing ★★★☆☆":                     "Splicing",
		"Splicing, level 3 ★ ★ ★ ☆ ☆":        "Splicing, level 3",
		"★ Kept the wheelhouse":              "Kept the wheelhouse",
		"Splicing ★★★☆☆ Rigging ★★☆☆☆ Knots": "Splicing • Rigging • Knots",
	} {
		if got := cleanSegment(&page.Segment{Runs: []page.Run{{Text: text}}}).text; got != want {
			t.Errorf("%q:\n got  %q\n want %q", text, got, want)
		}
	}
}
