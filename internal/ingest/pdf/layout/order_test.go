package layout

import (
	"slices"
	"strings"
	"testing"
)

// body is a paragraph of n full lines for a column.
func body(name string, n, width int) []string {
	out := make([]string, n)
	for i := range out {
		out[i] = strings.TrimSpace(strings.Repeat(name+string(rune('a'+i%26))+" ", width))
	}
	return out
}

func TestReadingOrder(t *testing.T) {
	long := "Kept the wharf ledgers of nine harbours in step with the customs office"
	for _, tc := range []struct {
		name string
		draw func(c *canvas)
		want []string
	}{
		{"a date at the right margin stays on its line", func(c *canvas) {
			c.text(50, 100, "Harbour Pilot").right(545, 100, "2014 - 2018")
			c.text(50, 114, long)
			c.text(50, 140, "Tug Master").right(545, 140, "2011 - 2014")
			c.text(50, 154, long)
		}, []string{"Harbour Pilot | 2014 - 2018", long, "Tug Master | 2011 - 2014", long}},

		{"dates at the margin above a strip of three columns stay with their lines", func(c *canvas) {
			for i, s := range []string{"Harbour Pilot", "Tug Master"} {
				y := 100 + 40*float64(i)
				c.text(50, y, s).right(545, y, "2014 to 2018").text(50, y+14, long)
			}
			c.column(50, 200, 14, body("left", 5, 4)...)
			c.column(230, 200, 14, body("middle", 5, 3)...)
			c.column(410, 200, 14, body("right", 5, 3)...)
		}, slices.Concat([]string{"Harbour Pilot | 2014 to 2018", long, "Tug Master | 2014 to 2018", long}, body("left", 5, 4), body("middle", 5, 3), body("right", 5, 3))},

		{"short lines with dates at the right are no columns", func(c *canvas) {
			for i, s := range []string{"Pilot", "Mate", "Bosun", "Cook", "Boy"} {
				c.text(50, 100+float64(i)*14, s).text(480, 100+float64(i)*14, "201"+string(rune('1'+i))+" - 2019")
			}
		}, []string{"Pilot | 2011 - 2019", "Mate | 2012 - 2019", "Bosun | 2013 - 2019", "Cook | 2014 - 2019", "Boy | 2015 - 2019"}},

		{"a town and a time beside employers and titles over short lines are no column", func(c *canvas) {
			c.column(50, 100, 14, append(append([]string{"Fen Mill", "Miller"}, body("left", 9, 3)...), "Moss Dairy")...)
			c.text(420, 100, "Fen Town, NY").text(420, 114, "May 2012 - August 2012").text(420, 254, "Low Quay, NY")
		}, slices.Concat([]string{"Fen Mill | Fen Town, NY", "Miller | May 2012 - August 2012"}, body("left", 9, 3),
			[]string{"Moss Dairy | Low Quay, NY"})},

		{"labels whose values begin with a colon stay with them, lines that wrap below too", func(c *canvas) {
			for i, s := range []string{
				"Name of the applicant", "Home address of", "the applicant", "Post applied", "Licence of the applicant",
			} {
				c.text(50, 100+float64(i)*14, s)
			}
			for i, s := range []string{
				": Ottilie Brandt of the wharf", ": 9 Quay Street by the pier", "behind the customs house",
				": Harbour pilot or mate", ": held since nine years",
			} {
				c.text(260, 100+float64(i)*14, s)
			}
			c.column(50, 186, 14, body("left", 3, 3)...)
		}, []string{
			"row: Name of the applicant | : Ottilie Brandt of the wharf",
			"row: Home address of the applicant | : 9 Quay Street by the pier", "behind the customs house",
			"row: Post applied | : Harbour pilot or mate",
			"row: Licence of the applicant | : held since nine years", "lefta lefta lefta", "leftb leftb leftb", "leftc leftc leftc",
		}},

		{"the names of fields keep their values without a colon, also where both wrap", func(c *canvas) {
			c.column(50, 100, 13, "Nationality", "Marital status", "Passport no", "Permanent address", "Languages known")
			c.column(260, 100, 13, "Manx", "Single", "PE 0000", "9 Quay Street by", "Tynwald, English")
			c.column(50, 186, 14, body("left", 3, 3)...)
		}, []string{
			"row: Nationality | Manx", "row: Marital status | Single", "row: Passport no | PE 0000",
			"row: Permanent address | 9 Quay Street by",
			"row: Languages known | Tynwald, English", "lefta lefta lefta", "leftb leftb leftb", "leftc leftc leftc",
		}},

		{"two columns are read one after the other though their baselines agree", func(c *canvas) {
			c.column(50, 100, 14, body("left", 8, 6)...)
			c.column(330, 100, 14, body("right", 8, 5)...)
		}, slices.Concat(body("left", 8, 6), body("right", 8, 5))},

		{"a heading over both columns comes first, a full line below them last", func(c *canvas) {
			c.text(50, 60, "Ottilie Brandt").text(50, 76, long)
			c.column(50, 110, 14, body("left", 6, 6)...)
			c.column(330, 113, 15, body("right", 6, 5)...)
			c.text(50, 230, "Patents")
			c.text(50, 244, long)
		}, slices.Concat([]string{"Ottilie Brandt", long}, body("left", 6, 6), body("right", 6, 5), []string{"Patents", long})},

		{"a label rail gives rows: the label and the first line beside it", func(c *canvas) {
			c.font("Bold", 10, 0).text(50, 100, "Work").text(50, 170, "School")
			c.font("Body", 10, 0).column(150, 100, 14, "Pilot of Elbe and Weser for Brandt Lotsen", long, long)
			c.column(150, 170, 14, "Nautical College of Elsfleth", "Master mariner")
		}, []string{"row: Work | Pilot of Elbe and Weser for Brandt Lotsen", long, long, "row: School | Nautical College of Elsfleth", "Master mariner"}},

		{"labels and values with colons between are rows, however far apart", func(c *canvas) {
			c.column(50, 100, 20, "Name", "Birth", "Ship", "Harbour", "Rank").column(250, 100, 20, ": Ottilie Brandt", ": 4 May 1988", ": Elbe Wind", ": Bremen", ": Mate")
		}, []string{"row: Name | : Ottilie Brandt", "row: Birth | : 4 May 1988", "row: Ship | : Elbe Wind", "row: Harbour | : Bremen", "row: Rank | : Mate"}},

		{"labels that end in a colon of their own are not joined", func(c *canvas) {
			for i, s := range []string{"Name", "Birth", "Ship", "Harbour", "Rank"} {
				c.text(50, 100+14*float64(i), s).text(140, 100+14*float64(i), ":")
			}
			c.column(250, 100, 14, "Ottilie Brandt", "4 May 1988", "Elbe Wind", "Bremen", "Mate")
		}, []string{"row: Name : | Ottilie Brandt", "row: Birth : | 4 May 1988", "row: Ship : | Elbe Wind", "row: Harbour : | Bremen", "row: Rank : | Mate"}},

		{"a rail of dates with headings in it, beside list items set close", func(c *canvas) {
			for i, s := range []string{"Work", "School"} {
				y := 100 + 88*float64(i)
				c.font("Bold", 11, 0).text(50, y, s).font("Body", 11, 0).text(50, y+11, "2014-2018").text(50, y+44, "2011-2014")
				c.text(126, y+11, "PILOT OF ELBE").column(162, y+22, 11, "• Sailed by day", "• Moored at night").text(126, y+44, "MATE OF WESER").column(162, y+55, 11, "• Sailed by night", "• Moored by day", "• Fog")
			}
		}, []string{
			"Work", "row: 2014-2018 | PILOT OF ELBE", "• Sailed by day", "• Moored at night", "row: 2011-2014 | MATE OF WESER", "• Sailed by night", "• Moored by day", "• Fog",
			"School", "row: 2014-2018 | PILOT OF ELBE", "• Sailed by day", "• Moored at night", "row: 2011-2014 | MATE OF WESER", "• Sailed by night", "• Moored by day", "• Fog",
		}},

		{"a rail of dates that wrap, with the place below", func(c *canvas) {
			c.column(50, 100, 14, "Mar 2015 –", "Present", "Bremen").column(150, 100, 14, "Pilot", long, long)
			c.column(50, 170, 14, "Jan 2012 –", "Feb 2015", "Emden").column(150, 170, 14, "Mate", long, long)
		}, []string{"row: Mar 2015 – Present | Bremen | Pilot", long, long, "row: Jan 2012 – Feb 2015 | Emden | Mate", long, long}},

		{"a heading with wide gaps between its words is no start of a column", func(c *canvas) {
			c.spaced(200, 100, 3, "WORK HISTORY")
			for i, s := range []string{"Pilot", "Brandt Lotsen"} {
				c.text(50, 114+float64(i)*14, s).right(545, 114+float64(i)*14, []string{"Mar 2015 – Jun 2019", "Bremen"}[i])
			}
			c.text(50, 142, long)
		}, []string{"WORK HISTORY", "Pilot | Mar 2015 – Jun 2019", "Brandt Lotsen | Bremen", long}},

		{"a table with dates in a column is read by rows", func(c *canvas) {
			for i, s := range []string{"Radar", "Radio", "First aid", "Fire"} {
				y := 100 + float64(i)*14
				c.text(50, y, s).text(250, y, "Port Academy").text(450, y, "201"+string(rune('1'+i))+"-05-01")
			}
		}, []string{"Radar | Port Academy | 2011-05-01", "Radio | Port Academy | 2012-05-01", "First aid | Port Academy | 2013-05-01", "Fire | Port Academy | 2014-05-01"}},

		{"place and dates beside the bullets belong behind the head line", func(c *canvas) {
			for i := range 3 {
				y := 100 + float64(i)*60
				c.text(50, y, "Pilot").right(545, y, "Bremen")
				c.text(60, y+14, "• "+long[:60]).right(545, y+14, "2014 - 2018")
				c.text(60, y+28, "• "+long)
			}
		}, slices.Concat([]string{"Pilot | Bremen", "2014 - 2018", "• " + long[:60], "• " + long}, []string{"Pilot | Bremen", "2014 - 2018", "• " + long[:60], "• " + long}, []string{"Pilot | Bremen", "2014 - 2018", "• " + long[:60], "• " + long})},

		{"list items side by side are items of their own", func(c *canvas) {
			c.column(50, 100, 14, "• Charts", "• Tides").column(300, 100, 14, "• Radar", "• Radio")
		}, []string{"• Charts", "• Tides", "• Radar", "• Radio"}},
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

func TestColumnsOverPages(t *testing.T) {
	first, second := newCanvas(), newCanvas()
	first.column(50, 100, 14, body("main", 20, 7)...)
	first.font("Bold", 10, 0).text(430, 100, "Side").font("Body", 10, 0).column(430, 114, 14, body("s", 8, 5)...)
	second.column(50, 60, 14, body("more", 12, 7)...)
	got := lay(first, second)
	side, main, more := slices.Index(got, "Side"), slices.Index(got, body("main", 1, 7)[0]), slices.Index(got, body("more", 1, 7)[0])
	if side != 0 || main < side || got[more-1] != body("main", 20, 7)[19] {
		t.Errorf("the side column must not come between the pages of the main column:\n%s", strings.Join(got, "\n"))
	}
}

func TestSideColumnOverManyPages(t *testing.T) {
	var pages []*canvas
	var main, side []string
	for i, name := range []string{"ant", "bee", "cat", "dog"} {
		p := newCanvas()
		m, s := body(name, 20, 7), body("s"+name, 8+i, 4)
		pages = append(pages, p.column(50, 100, 14, m...).column(430, 100, 15, s...))
		main, side = append(main, m...), append(side, s...)
	}
	got := lay(pages...)
	n := len(body("", 8, 4)) // the first page's side column comes first
	if want := slices.Concat(side[:n], main, side[n:]); !slices.Equal(got, want) {
		t.Errorf("got\n%s", strings.Join(got, "\n"))
	}
	last := -1
	for _, l := range layLines(pages...) {
		if l.Block < last {
			t.Fatalf("block %d after %d", l.Block, last)
		}
		last = l.Block
	}
}

func TestBlocksAndGaps(t *testing.T) {
	c := newCanvas()
	c.column(50, 100, 14, body("left", 6, 6)...)
	c.column(330, 107, 16, body("right", 6, 5)...)
	ls := layLines(c)
	for i, l := range ls {
		wantBlock, wantGap, wantX := 0, 14.0, 50.0
		if i >= 6 {
			wantBlock, wantGap, wantX = 1, 16, 330
		}
		if i%6 == 0 {
			wantGap = 0
		}
		if l.Block != wantBlock || l.GapBefore != wantGap || l.X != wantX || l.Size != 10 {
			t.Errorf("line %d: block %d gap %v x %v size %v, want %d %v %v 10", i, l.Block, l.GapBefore, l.X, l.Size, wantBlock, wantGap, wantX)
		}
	}
}

// A page on which columns end does not go on in the next one, nor do columns of one kind.
func TestColumnsBeforeAnotherPage(t *testing.T) {
	next := func() *canvas { return newCanvas().column(50, 100, 14, body("next", 8, 6)...) }
	for _, tc := range []struct {
		name        string
		right       int
		below, want string // the last line, and what follows the first line of the left column
	}{
		{"text below them", 5, strings.TrimSpace(strings.Repeat("below ", 14)), "below"},
		{"columns alike", 8, "", "nexta"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			c := newCanvas().column(50, 114, 14, body("left", 8, 7)...).column(330, 100, 14, body("right", tc.right, 5)...)
			if tc.below != "" {
				c.text(50, 300, tc.below)
			}
			got := lay(c, next())
			if !strings.HasPrefix(got[0], "lefta") || !strings.HasPrefix(got[8], "righta") || !strings.HasPrefix(got[8+tc.right], tc.want) {
				t.Errorf("%s", strings.Join(got, "\n"))
			}
		})
	}
}
