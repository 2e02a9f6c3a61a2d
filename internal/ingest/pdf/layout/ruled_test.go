package layout

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/ingest/pdf/glyph"
)

// ruled draws the rules of a table with these edges.
func (c *canvas) ruled(xs, ys []float64) *canvas {
	for _, y := range ys {
		c.AddRule(glyph.Rect{X0: xs[0], Y0: y, X1: xs[len(xs)-1], Y1: y + 0.5})
	}
	for _, x := range xs {
		c.AddRule(glyph.Rect{X0: x, Y0: ys[0], X1: x + 0.5, Y1: ys[len(ys)-1]})
	}
	return c
}

// What the rules of a table close in belongs together, row by row; text that wraps in
// a cell is one paragraph.
func TestRuledTables(t *testing.T) {
	side := strings.Fields("CONTACT Emden Pier SPEAKS Frisian Danish LIKES Rowing Choir Knots Skat Chess Sailing")
	voyages := []string{"VOYAGES", "Keeper of the western lights at Borkum", "Trimmed the lamp, wound the clock, kept the log"}
	for _, tc := range []struct {
		name string
		draw func(c *canvas)
		want []string
	}{
		{"three columns with lists", func(c *canvas) {
			c.text(50, 60, "VOYAGES").ruled([]float64{45, 140, 285, 545}, []float64{80, 100, 160, 210})
			c.text(50, 94, "When").text(145, 94, "What").text(290, 94, "Duties")
			c.text(50, 114, "2019 - today").column(145, 114, 12, "Keeper of the western", "lights", "Borkum Light")
			c.column(290, 114, 12, "• Trimmed the lamp every evening of the week and", "wound the clock", "• Kept the log")
			c.text(50, 174, "2016 - 2019").column(145, 174, 12, "Ferry hand", "Norden Lines").text(290, 174, "• Sold tickets")
			c.text(50, 240, "PAPERS")
		}, []string{
			"VOYAGES", "row: When | What | Duties",
			"row: 2019 - today | Keeper of the western lights", "Borkum Light", "• Trimmed the lamp every evening of the week and wound the clock", "• Kept the log",
			"row: 2016 - 2019 | Ferry hand", "Norden Lines", "• Sold tickets", "PAPERS",
		}},
		{"words that a narrow cell breaks are whole again", func(c *canvas) {
			c.ruled([]float64{45, 115, 185, 255}, []float64{80, 120, 160})
			c.column(50, 94, 12, "Qualificatio", "n").column(122, 94, 12, "Intermediat", "e (Arts)")
			c.column(192, 94, 12, "Helmsmanship", "of")
			c.text(50, 134, "Mate").text(122, 134, "Emden").text(192, 134, "2014")
		}, []string{"row: Qualification | Intermediate (Arts) | Helmsmanship of", "row: Mate | Emden | 2014"}},
		{"cells over the whole width", func(c *canvas) {
			c.ruled([]float64{45, 545}, []float64{80, 100, 140})
			for _, y := range [][2]float64{{80, 100}} {
				c.AddRule(glyph.Rect{X0: 300, Y0: y[0], X1: 300.5, Y1: y[1]})
			}
			c.text(50, 94, "Post: Net maker").text(305, 94, "Firm: Greetsiel Nets").text(50, 114, "Knotted trawls of forty metres")
		}, []string{"row: Post: Net maker | Firm: Greetsiel Nets", "Knotted trawls of forty metres"}},
		{"the heading under two columns is the table's", func(c *canvas) {
			c.column(50, 60, 12, "CONTACT", "Pier 4", "Emden", "SPEAKS", "Frisian", "Danish", "LIKES", "Rowing", "Choir")
			c.column(230, 60, 12, "VOYAGES", "Keeper of the western lights at Borkum", "Trimmed the lamp every evening of the week", "Wound the clock and kept the log of the tower", "Ferry hand between Norden and the islands", "Sold tickets and coiled the ropes on deck", "SCHOOLS", "Helmsman at the school of seafaring in Leer", "With honours and a prize for knots and splices", "Taught the younger pupils how to mend a net")
			c.text(50, 205, "PAPERS").ruled([]float64{45, 240, 400, 545}, []float64{212, 230, 250})
			c.text(50, 225, "Paper").text(245, 225, "Given by").text(405, 225, "Until").text(50, 245, "Radio").text(245, 245, "Port of Emden").text(405, 245, "2027")
		}, []string{
			"CONTACT", "Pier 4", "Emden", "SPEAKS", "Frisian", "Danish", "LIKES", "Rowing", "Choir",
			"VOYAGES", "Keeper of the western lights at Borkum", "Trimmed the lamp every evening of the week", "Wound the clock and kept the log of the tower", "Ferry hand between Norden and the islands", "Sold tickets and coiled the ropes on deck", "SCHOOLS", "Helmsman at the school of seafaring in Leer", "With honours and a prize for knots and splices", "Taught the younger pupils how to mend a net",
			"PAPERS", "row: Paper | Given by | Until", "row: Radio | Port of Emden | 2027",
		}},
		{"a table without a rule at its left and its right", func(c *canvas) {
			for _, y := range []float64{80, 100, 130} {
				c.AddRule(glyph.Rect{X0: 45, Y0: y, X1: 400, Y1: y + 0.5})
			}
			for _, x := range []float64{140, 285} {
				c.AddRule(glyph.Rect{X0: x, Y0: 80, X1: x + 0.5, Y1: 130})
			}
			c.AddRule(glyph.Rect{X0: 210, Y0: 80, X1: 210.5, Y1: 130})
			c.text(50, 94, "Paper").text(145, 94, "Year").text(215, 94, "Mark").text(290, 94, "School")
			c.text(50, 114, "Mate").text(145, 114, "2019").text(215, 114, "Good").column(290, 114, 11, "School of seafaring at", "Leer")
		}, []string{"row: Paper | Year | Mark | School", "row: Mate | 2019 | Good | School of seafaring at Leer"}},
		{"a frame around the heading touches the table", func(c *canvas) {
			c.ruled([]float64{45, 140}, []float64{62, 80}).ruled([]float64{45, 140, 285, 400}, []float64{80, 100, 130})
			c.text(50, 75, "PAPERS").text(50, 94, "Paper").text(145, 94, "Year").text(290, 94, "School")
			c.text(50, 114, "Mate").text(145, 114, "2019").column(290, 114, 11, "School of seafaring", "at Leer")
		}, []string{"PAPERS", "row: Paper | Year | School", "row: Mate | 2019 | School of seafaring at Leer"}},
		{"the frame of a side column is no edge of the table beside it", func(c *canvas) {
			for _, y := range []float64{80, 300} {
				c.AddRule(glyph.Rect{X0: 45, Y0: y, X1: 140, Y1: y + 0.5})
			}
			c.AddRule(glyph.Rect{X0: 45, Y0: 80, X1: 45.5, Y1: 300})
			c.ruled([]float64{140, 200, 285, 400}, []float64{80, 100, 130, 160})
			c.column(50, 90, 13, side...).column(145, 190, 13, voyages...)
			c.text(145, 94, "Paper").text(205, 94, "Year").text(290, 94, "School")
			c.text(145, 114, "Mate").text(205, 114, "2019").text(290, 114, "Leer")
			c.text(145, 144, "Radio").text(205, 144, "2018").text(290, 144, "Norden")
		}, slices.Concat(side, []string{"Paper | Year | School", "Mate | 2019 | Leer", "Radio | 2018 | Norden"}, voyages)},
		{"the header of a table that goes on overleaf", func(c *canvas) {
			c.ruled([]float64{45, 140, 285, 400}, []float64{80, 110})
			c.column(50, 92, 11, "Name of", "the paper").text(145, 92, "Year").column(290, 92, 11, "School of", "seafaring")
		}, []string{"row: Name of the paper | Year | School of seafaring"}},
		{"text beside the rules is no table", func(c *canvas) {
			c.ruled([]float64{45, 140, 285}, []float64{80, 100, 120})
			c.text(50, 94, "When").text(145, 94, "What").text(50, 114, "2019").text(145, 114, "Keeper").text(400, 114, "Emden")
		}, []string{"row: When | What", "row: 2019 | Keeper | Emden"}},
		{"labels that end at the gutter", func(c *canvas) {
			y := 100.0
			for _, r := range [][]string{{"Dates", "2019 - 2023"}, {"Post", "Lighthouse keeper"}, {"Main tasks and", "Trimmed the lamp"}, {"Firm", "Borkum Light"}, {"Dates", "2016 - 2019"}, {"Post", "Ferry hand"}, {"Firm", "Norden Lines, Norden"}} {
				c.right(180, y, r[0]).text(200, y, r[1])
				if r[0] == "Main tasks and" {
					y += 11.5
					c.right(180, y, "answers for")
				}
				y += 14
			}
		}, []string{"row: Dates | 2019 - 2023", "row: Post | Lighthouse keeper", "row: Main tasks and answers for | Trimmed the lamp", "row: Firm | Borkum Light", "row: Dates | 2016 - 2019", "row: Post | Ferry hand", "row: Firm | Norden Lines, Norden"}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			c := newCanvas()
			tc.draw(c)
			if got := lay(c); !slices.Equal(got, tc.want) {
				t.Errorf("got\n%q\nwant\n%q", got, tc.want)
			}
		})
	}
}

// Paper with squares is no table, however many they are: its text reads as if there were
// no rules.
func TestSquaredPaper(t *testing.T) {
	for name, size := range map[string][2]int{"both ways": {745, 745}, "many columns": {62, 20}, "many rows": {10, 402}} {
		t.Run(name, func(t *testing.T) {
			edges := func(from, to float64, n int) (out []float64) {
				for i := range n {
					out = append(out, from+(to-from)*float64(i)/float64(n-1))
				}
				return out
			}
			write := func(c *canvas) []string {
				c.text(50, 100, "Borkum Light").text(400, 100, "2019 - 2023")
				c.text(50, 114, "Trimmed the lamp").text(50, 128, "Wound the clock")
				return lay(c)
			}
			plain := write(newCanvas())
			// Wider than the page and taller: rules that lie closer than they are thick are one.
			if got := write(newCanvas().ruled(edges(40, 5000, size[0]), edges(80, 5000, size[1]))); !slices.Equal(got, plain) {
				t.Errorf("got\n%q\nwant\n%q", got, plain)
			}
		})
	}
}

// A grade with a minus is no word that a line end splits.
func TestGradeAtTheEndOfALine(t *testing.T) {
	c := newCanvas().column(50, 100, 14, "Naivasha Nautical College, A-", "Voyages")
	if got := lay(c); !slices.Equal(got, []string{"Naivasha Nautical College, A-", "Voyages"}) {
		t.Errorf("got %q", got)
	}
}

// The full stop behind an address ends a sentence: the next line is no part of it.
func TestAddressAtTheEndOfASentence(t *testing.T) {
	c := newCanvas().column(50, 100, 14, "Write to o.bt@example.net.", "Voyages")
	if got := lay(c); !slices.Equal(got, []string{"Write to o.bt@example.net.", "Voyages"}) {
		t.Errorf("got %q", got)
	}
}
