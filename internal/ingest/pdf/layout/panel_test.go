package layout

import (
	"slices"
	"testing"
)

// What stands on the ground of a side column is read apart from what stands beside it, though lines share their heights; the
// column with the name in large letters comes first.
func TestPanels(t *testing.T) {
	const navy, white = 0x203040, 0xffffff
	side := func(c *canvas) *canvas {
		return c.column(30, 120, 20, "SKILLS", "Splicing", "Sounding", "Caulking", "LANGUAGES", "Frisian")
	}
	text := []string{
		"Kept the western lights of Borkum for nine winters and", "wound the clock of the tower; led", "a crew of four in the boat",
		"Mended nets, hulls and lamps", "in the yard of Norden harbour",
	}
	sideRead := []string{"SKILLS", "Splicing", "Sounding", "Caulking", "LANGUAGES", "Frisian"}
	for _, tc := range []struct {
		name string
		draw func(c *canvas)
		want []string
	}{
		{"the name beside the panel", func(c *canvas) {
			c.shape(0, 0, 200, 842, navy)
			side(c.font("Body", 10, white))
			c.font("Body", 24, 0).text(230, 80, "ROBIN MOSS")
			c.font("Body", 10, 0).column(230, 120, 14, text...)
		}, slices.Concat([]string{"ROBIN MOSS"}, text, sideRead)},
		{"the name on the panel", func(c *canvas) {
			c.shape(0, 0, 200, 842, navy)
			c.font("Body", 24, white).text(30, 80, "R MOSS")
			side(c.font("Body", 10, white))
			c.font("Body", 10, 0).column(230, 120, 14, text...)
		}, slices.Concat([]string{"R MOSS"}, sideRead, text)},
		{"a panel of two pieces at the right", func(c *canvas) {
			c.shape(400, 100, 595, 300, navy)
			c.shape(400, 300, 595, 842, navy)
			c.font("Body", 24, 0).text(30, 60, "ROBIN MOSS, KEEPER OF LIGHTS AND LAMPS")
			c.font("Body", 10, white).column(410, 120, 20, "SKILLS", "Splicing", "Sounding", "Caulking", "LANGUAGES", "Frisian")
			c.font("Body", 10, 0).column(30, 120, 14, text...)
		}, slices.Concat([]string{"ROBIN MOSS, KEEPER OF LIGHTS AND LAMPS"}, text, sideRead)},
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

// Grounds that are no panel: white paper, a band at the top, a picture behind everything, a box with text over its edge.
func TestNoPanels(t *testing.T) {
	for _, tc := range []struct {
		name string
		draw func(c *canvas)
	}{
		{"white", func(c *canvas) { c.shape(0, 0, 200, 842, 0xffffff) }},
		{"a band", func(c *canvas) { c.shape(0, 0, 280, 120, 0x203040) }},
		{"the whole page", func(c *canvas) { c.shape(0, 0, 595, 842, 0xf0f0f0) }},
	} {
		c := newCanvas()
		tc.draw(c)
		if got := panels(&c.Page); len(got) > 0 {
			t.Errorf("%s: %v", tc.name, got)
		}
	}
	c := newCanvas()
	c.shape(0, 0, 200, 842, 0xf0f0f0)
	c.column(30, 100, 14, "Kept the western lights of Borkum and of Juist", "and wound the clock of the tower", "in nine winters",
		"led", "a crew")
	c.column(230, 140, 14, "Nets", "Hulls", "Lamps", "Oars")
	frs := fragments(&c.Page)
	byY(frs)
	if g := besidePanel(panels(&c.Page)[0], frs); g != nil {
		t.Errorf("a line runs over the edge: %+v", g)
	}
}

// Over several pages the text beside the panel goes on before the panels are read.
func TestPanelsOfSeveralPages(t *testing.T) {
	const navy, white = 0x203040, 0xffffff
	var cs []*canvas
	for _, p := range [][]string{{"SKILLS", "Splicing", "Sounding", "Caulking"}, {"LANGUAGES", "Frisian", "Danish", "Norwegian"}} {
		c := newCanvas()
		c.shape(0, 0, 200, 842, navy)
		c.font("Body", 10, white).column(30, 120, 20, p...)
		cs = append(cs, c.font("Body", 24, 0))
	}
	cs[0].text(230, 80, "ROBIN MOSS").font("Body", 10, 0)
	cs[0].column(230, 120, 14, "Kept the western lights of Borkum for nine winters", "and wound the clock", "of it", "led a crew")
	cs[1].font("Body", 10, 0).column(230, 60, 14, "of four in the boat and mended nets,", "lamps in the yard", "of Norden", "for years")
	got := lay(cs...)
	side := slices.Index(got, "SKILLS")
	if side < slices.Index(got, "for years") || slices.Index(got, "LANGUAGES") < side {
		t.Errorf("got %q", got)
	}
}
