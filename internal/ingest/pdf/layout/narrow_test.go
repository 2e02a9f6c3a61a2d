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
		{"two spaces in a sentence", "The work of this harbour|is based on it", 5, "", "The work of this harbour is based on it"},
		{"behind its comma", "Kept the ropes, the sails,|the anchors", 6, "", "Kept the ropes, the sails, the anchors"},
		{"three in a sentence", "Kept the nets of all|the boats|dry", 11, "", "Kept the nets of all the boats dry"},
		{"labels in a row", "radar|radio|first aid", 7, "", "radar|radio|first aid"},
		{"a label and its value", "Company name|tern ltd", 6, "", "Company name|tern ltd"},
		{"a list as value", "Technical skills|welding, cutting and grinding", 6, "", "Technical skills|welding, cutting and grinding"},
		{"a label of three words", "Languages spoken here|english, french", 6, "", "Languages spoken here|english, french"},
		{"behind a comma that ends a field", "Rigger, Gull Lofts,|Hull", 6, "", "Rigger, Gull Lofts,|Hull"},
		{"a name behind a comma", "Kept the ropes of Elm Lofts,|Hull", 6, "", "Kept the ropes of Elm Lofts,|Hull"},
		{"a label after a comma", "Cook of the boats and nets,|size: 3", 6, "", "Cook of the boats and nets,|size: 3"},
		{"cells of two rows", "Kept the nets of all|boats", 6, "Sails of all the ferries|oars", "Kept the nets of all|boats"},
		{"a value that goes on below", "Kept the nets of all|boats, ropes and", 6, "|sails", "Kept the nets of all|boats, ropes and"},
		{"a wide gap", "Kept the nets of all|the boats", 15, "", "Kept the nets of all|the boats"},
		{"what begins anew", "Deck hand of the long boat|Elm Ferries", 6, "", "Deck hand of the long boat|Elm Ferries"},
		{"a label and its colon", "Place of work for the boat|: Elmport", 6, "", "Place of work for the boat|: Elmport"},
		{"an address", "Write to the keeper of boats|ada@example.org", 6, "", "Write to the keeper of boats|ada@example.org"},
		{"behind an address", "Write to the keeper ada@example.org|elmport", 6, "", "Write to the keeper ada@example.org|elmport"},
	} {
		row := func(text string) (l page.Line) {
			l = page.Line{Size: 10}
			x := 0.0
			for _, cell := range strings.Split(text, "|") {
				if cell != "" {
					l.Segments = append(l.Segments, page.Segment{X: x, Right: x + 50, Runs: []page.Run{{Text: cell}}})
				}
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
