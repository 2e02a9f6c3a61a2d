package wordtemplate

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/ooxml"
	"focal/internal/wordtemplate/specimen"
)

// A section whose entries have no dates at all gives no room to a column for them; one date keeps it for all.
func TestNoColumnOfDatesWhereNoneIs(t *testing.T) {
	for _, c := range []struct {
		template, what string
		dated          bool
		column, text   string
	}{
		{"Agency", "no project has a date", false, "20", "9618"},
		{"Agency", "one has", true, "2100", "7538"},
		{"Europass", "no project has a date", false, "20", "9846"},
		{"Europass", "one has", true, "2150", "7716"},
	} {
		d := specimen.Full()
		dates := d.Projects[0].Dates
		d.Projects = []cv.Project{{Name: cv.Text{Value: "Harbour survey"}}, {Name: cv.Text{Value: "Buoy renewal"}}}
		if c.dated {
			d.Projects[0].Dates = dates
		}
		rows, width := 0, func(cell *ooxml.Node) string { return cell.Kid("w:tcPr").Kid("w:tcW").Get("w:w") }
		part(t, fill(t, c.template, d, FillOptions{}), "word/document.xml").Each(func(n *ooxml.Node) {
			cells := cellsOf(n)
			if n.Name != "w:tr" || len(cells) == 0 {
				return
			}
			last := cells[len(cells)-1]
			for _, p := range d.Projects {
				if kid := last.Kid("w:p"); kid == nil || kid.Plain() != p.Name.Value {
					continue
				}
				rows++
				if column, text := width(cells[0]), width(last); column != c.column || text != c.text {
					t.Errorf("%s, %s: widths are %s and %s, want %s and %s", c.template, c.what, column, text, c.column, c.text)
				}
			}
		})
		if rows != len(d.Projects) {
			t.Errorf("%s, %s: %d rows of %d projects were found", c.template, c.what, rows, len(d.Projects))
		}
	}
}
