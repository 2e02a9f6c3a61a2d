package layout

import (
	"slices"
	"strings"
	"testing"
)

// job draws a card: a bold title and lines below it.
func (c *canvas) job(x, y float64, title string, rest ...string) *canvas {
	c.font("Bold", 10, 0).text(x, y, title)
	return c.font("Body", 10, 0).column(x, y+14, 14, rest...)
}

func TestCardsAndTables(t *testing.T) {
	for _, tc := range []struct {
		name string
		draw func(c *canvas)
		want []string
	}{
		{"jobs in a grid are read card by card, and end at the next heading", func(c *canvas) {
			c.font("HeadBold", 12, 0).text(50, 100, "Voyages").text(50, 300, "Papers").text(50, 380, "Pastimes")
			c.job(50, 120, "Lighthouse keeper", "Borkum Light", "2019 - 2023", "Trimmed the lamp every evening of the week")
			c.job(320, 120, "Ferry hand", "Norden Lines", "2016 - 2019")
			c.job(50, 200, "Net maker", "Greetsiel Nets", "2013 - 2016", "Knotted trawls of forty metres for the fleet")
			c.job(320, 200, "Eel smoker", "Leer Market", "2011 - 2013")
			c.text(50, 320, "Master's ticket").right(545, 320, "2010 - 2011").text(50, 334, "Nautical College of Elsfleth")
			c.text(50, 354, "Radio licence, coastal and short range").right(545, 354, "2009")
			c.text(50, 400, "Tide tables")
		}, []string{
			"Voyages",
			"Lighthouse keeper", "Borkum Light", "2019 - 2023", "Trimmed the lamp every evening of the week",
			"Ferry hand", "Norden Lines", "2016 - 2019",
			"Net maker", "Greetsiel Nets", "2013 - 2016", "Knotted trawls of forty metres for the fleet",
			"Eel smoker", "Leer Market", "2011 - 2013",
			"Papers", "Master's ticket | 2010 - 2011", "Nautical College of Elsfleth", "Radio licence, coastal and short range | 2009",
			"Pastimes", "Tide tables",
		}},

		{"headings in the middle of the page part the dates at the right", func(c *canvas) {
			draw := func(y float64, heading string) {
				c.font("Caps", 11, 0).text(297-float64(len(heading))*11/4, y, heading).font("Body", 10, 0)
			}
			c.text(45, 80, strings.Repeat("Kept the wharf ledgers in step with customs. ", 2)+"On time")
			draw(110, "SERVICE")
			for i, s := range []string{"Pilot", "Mate", "Bosun"} {
				y := 130 + float64(i)*34
				c.text(45, y, s).right(549, y, "201"+string(rune('1'+i))+" - 2019").text(45, y+14, "Brandt Lotsen, Bremen")
			}
			draw(250, "SCHOOLING")
			c.text(45, 270, "Nautical College").right(549, 270, "2006 - 2008").text(45, 284, "Master mariner")
			draw(320, "TICKETS")
			c.text(45, 340, "Tug master")
		}, []string{
			strings.Repeat("Kept the wharf ledgers in step with customs. ", 2) + "On time", "SERVICE",
			"Pilot | 2011 - 2019", "Brandt Lotsen, Bremen", "Mate | 2012 - 2019", "Brandt Lotsen, Bremen", "Bosun | 2013 - 2019", "Brandt Lotsen, Bremen",
			"SCHOOLING", "Nautical College | 2006 - 2008", "Master mariner", "TICKETS", "Tug master",
		}},

		{"a table of labels in the look of their values", func(c *canvas) {
			for i, s := range [][2]string{{"Name", "Ottilie Brandt"}, {"Wohnort", "Emden"}, {"Stand", "ledig"}} {
				c.text(50, 100+float64(i)*20, s[0]).text(190, 100+float64(i)*20, s[1])
			}
			c.font("HeadBold", 12, 0).text(50, 172, "Praxis").font("Body", 10, 0)
			c.text(50, 200, "03/2015 - heute").column(190, 200, 14, "Lotsin, Brandt Lotsen", "Elbe und Weser", "Lehrgang Radar")
			c.text(50, 250, "08/2011 - 02/2015").column(190, 250, 14, "Steuerfrau, Reederei Nord", "Kuestenfahrt")
		}, []string{
			"row: Name | Ottilie Brandt", "row: Wohnort | Emden", "row: Stand | ledig", "Praxis",
			"row: 03/2015 - heute | Lotsin, Brandt Lotsen", "Elbe und Weser", "Lehrgang Radar",
			"row: 08/2011 - 02/2015 | Steuerfrau, Reederei Nord", "Kuestenfahrt",
		}},

		{"a line of time from left to right", func(c *canvas) {
			c.text(50, 60, "My course")
			for i, s := range [][3]string{{"2012 - 2014", "Deck boy", "Ems Cargo"}, {"2014 - 2018", "Mate", "Ems Cargo"}, {"2018 - 2023", "Pilot", "Weser Lotsen"}} {
				c.column(50+float64(i)*160, 100, 12, s[0], s[1], s[2])
			}
		}, []string{"My course", "2012 - 2014", "Deck boy", "Ems Cargo", "2014 - 2018", "Mate", "Ems Cargo", "2018 - 2023", "Pilot", "Weser Lotsen"}},

		{"dates that wrap before the dash", func(c *canvas) {
			c.column(50, 100, 12, "March 2015", "– today").column(150, 100, 15, "Pilot", "Brandt Lotsen", "Elbe and Weser by day and by night, in ice and fog")
			c.column(50, 160, 12, "May 2011", "– June 2014").column(150, 160, 15, "Mate", "Reederei Nord", "Coastal trade")
		}, []string{
			"row: March 2015 – today | Pilot", "Brandt Lotsen", "Elbe and Weser by day and by night, in ice and fog",
			"row: May 2011 – June 2014 | Mate", "Reederei Nord", "Coastal trade",
		}},

		{"dots that rate a skill are no bullets", func(c *canvas) {
			for i, s := range []string{"Knots", "Charts", "Radio"} {
				c.text(50, 100+float64(i)*14, s).text(200, 100+float64(i)*14, "●●●○○")
			}
		}, []string{"Knots | ●●●○○", "Charts | ●●●○○", "Radio | ●●●○○"}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			c := newCanvas()
			tc.draw(c)
			if got := lay(c); !slices.Equal(got, tc.want) {
				t.Errorf("got\n  %s\nwant\n  %s", strings.Join(got, "\n  "), strings.Join(tc.want, "\n  "))
			}
		})
	}
}

func TestEachCardIsABlock(t *testing.T) {
	c := newCanvas()
	c.job(50, 120, "Lighthouse keeper", "Borkum Light", "Trimmed the lamp every evening").job(320, 120, "Ferry hand", "Norden Lines", "Sold tickets")
	c.job(50, 200, "Net maker", "Greetsiel Nets", "Knotted trawls of forty metres").job(320, 200, "Eel smoker", "Leer Market", "Gutted eels")
	for i, l := range layLines(c) {
		if l.Block != i/3 {
			t.Errorf("%q is in block %d, want %d", l.Text(), l.Block, i/3)
		}
	}
}
