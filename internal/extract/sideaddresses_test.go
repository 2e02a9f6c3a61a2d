package extract

import (
	"strings"
	"testing"
)

// Two addresses side by side are read one after the other; what stands beside an address otherwise is none.
func TestAddressesApart(t *testing.T) {
	for _, c := range []struct{ name, rows, want string }{
		{
			"named",
			"Anna Reed\nHome Address|School Address\n12 Elm Street|6 Ash Row, Apt 12\nPortland, ME 04039|Boston, MA 02215\nEDUCATION",
			"Anna Reed/Home Address/12 Elm Street/Portland, ME 04039/School Address/6 Ash Row, Apt 12/Boston, MA 02215/EDUCATION",
		},
		{
			"not named", "Anna Reed\n12 Elm Street|6 Ash Row, Apt 12\nPortland, ME 04039|Boston, MA 02215",
			"Anna Reed/12 Elm Street/Portland, ME 04039/6 Ash Row, Apt 12/Boston, MA 02215",
		},
		{
			"contacts beside", "12 Elm Street|07700 900725\nPortland, ME 04039|anna@reed.example",
			"12 Elm Street|07700 900725/Portland, ME 04039|anna@reed.example",
		},
		{"one row", "Anna Reed\n12 Elm Street|Portland, ME 04039", "Anna Reed/12 Elm Street|Portland, ME 04039"},
	} {
		var lines []line
		for i, row := range strings.Split(c.rows, "\n") {
			l := line{index: i}
			for _, cell := range strings.Split(row, "|") {
				l.segs = append(l.segs, segment{text: cell})
			}
			l.finish()
			lines = append(lines, l)
		}
		var got []string
		for _, l := range addressesApart(lines) {
			got = append(got, strings.ReplaceAll(l.text, "\t", "|"))
		}
		if joined := strings.Join(got, "/"); joined != c.want {
			t.Errorf("%s: %s, want %s", c.name, joined, c.want)
		}
	}
}
