package layout

import (
	"strings"
	"testing"

	"focal/internal/ingest/page"
)

// Some spaces too many in a sentence are no border of cells; rows, labels, addresses and what begins anew keep theirs.
func TestNarrowGaps(t *testing.T) {
	for _, c := range []struct {
		name, row string
		gap       float64 // points, at a size of 10
		below     string  // a row below, whose cells begin in the same places
		want      string
	}{
		{"two spaces in a sentence", "This harbour|is based on an island", 5, "", "This harbour is based on an island"},
		{"a list after its comma", "Ropes, sails,|anchors", 6, "", "Ropes, sails, anchors"},
		{"a list in capitals after its comma", "Ropes, Sails,|Anchors, Oars", 6, "", "Ropes, Sails, Anchors, Oars"},
		{"a label after a comma", "Role: Cook,|Team size: 3", 6, "", "Role: Cook,|Team size: 3"},
		{"three in a line", "Kept|the boats|dry", 11, "", "Kept the boats dry"},
		{"labels in a row", "radar|radio|first aid", 7, "", "radar|radio|first aid"},
		{"cells of two rows", "Ropes|nets", 6, "Sails|oars", "Ropes|nets"},
		{"a wide gap", "Ropes|nets", 15, "", "Ropes|nets"},
		{"what begins anew", "Deck hand|Elm Ferries", 6, "", "Deck hand|Elm Ferries"},
		{"a label and its colon", "Place|: Elmport", 6, "", "Place|: Elmport"},
		{"an address", "Ada Berg|ada@example.org", 6, "", "Ada Berg|ada@example.org"},
		{"behind an address", "ada@example.org|elmport", 6, "", "ada@example.org|elmport"},
	} {
		row := func(text string) (l page.Line) {
			l = page.Line{Size: 10}
			x := 0.0
			for _, cell := range strings.Split(text, "|") {
				l.Segments = append(l.Segments, page.Segment{X: x, Right: x + 50, Runs: []page.Run{{Text: cell}}})
				x += 50 + c.gap
				l.Right = x
			}
			return l
		}
		ls := []page.Line{row(c.row)}
		if c.below != "" {
			ls = append(ls, row(c.below))
		}
		joinNarrow([]page.Page{{Lines: ls}})
		var got []string
		for _, s := range ls[0].Segments {
			got = append(got, s.Text())
		}
		if s := strings.Join(got, "|"); s != c.want {
			t.Errorf("%s: %q, want %q", c.name, s, c.want)
		}
	}
}
