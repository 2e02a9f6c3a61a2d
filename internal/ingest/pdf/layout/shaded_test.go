package layout

import (
	"slices"
	"testing"
)

// Cells with a ground make a table without a line; words that are highlighted, bars and columns with a ground do not.
func TestShadedTables(t *testing.T) {
	const grey = 0xdddddd
	for _, tc := range []struct {
		name string
		draw func(c *canvas)
		want []string
	}{
		{"cells with a ground", func(c *canvas) {
			for _, y := range [][2]float64{{80, 100}, {100, 130}, {130, 160}} {
				for _, x := range [][2]float64{{45, 140}, {140, 285}, {285, 400}} {
					c.shape(x[0], y[0], x[1], y[1], grey)
				}
			}
			c.text(50, 94, "Paper").text(145, 94, "School").text(290, 94, "Year")
			c.text(50, 114, "Mate").column(145, 114, 11, "School of seafaring", "at Leer").text(290, 114, "2019")
			c.text(50, 144, "Radio").text(145, 144, "Norden").text(290, 144, "2018")
		}, []string{"row: Paper | School | Year", "row: Mate | School of seafaring at Leer | 2019", "row: Radio | Norden | 2018"}},
		{"highlighted words", func(c *canvas) {
			c.shape(50, 92, 102, 106, grey)
			c.shape(102, 92, 160, 106, grey)
			c.shape(50, 106, 80, 120, grey)
			c.shape(80, 106, 140, 120, grey)
			c.column(50, 103, 14, "Kept the western lights of Borkum", "and wound the clock of the tower")
		}, []string{"Kept the western lights of Borkum", "and wound the clock of the tower"}},
		{"a bar under a heading", func(c *canvas) {
			c.shape(45, 80, 545, 96, grey)
			c.text(50, 92, "VOYAGES").text(50, 114, "Keeper of the western lights").text(400, 114, "2019")
		}, []string{"VOYAGES", "Keeper of the western lights | 2019"}},
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
