package layout

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/ingest/page"
	"focal/internal/ingest/pdf/glyph"
)

func TestOrders(t *testing.T) {
	posts := []string{"Tug Master at the pier", "Harbour Pilot", "Net maker of the fleet", "Ferry hand"}
	firms := []string{"Borkum Light", "Leer Market of eels", "Greetsiel Nets", "Norden Lines and sons"}
	columns := slices.Concat(posts, firms)
	pairs := make([]string, len(posts))
	for i := range posts {
		pairs[i] = posts[i] + " | " + firms[i]
	}
	for _, tc := range []struct {
		name   string
		draw   func(c *canvas)
		want   []string // of the first order; nil is not looked at
		others [][]string
	}{
		{"one flow leaves no doubt", func(c *canvas) {
			c.column(50, 100, 14, posts...)
		}, posts, nil},

		{"columns on baselines of their own leave none", func(c *canvas) {
			c.column(50, 100, 14, posts...).column(300, 106, 14, firms...)
		}, columns, nil},

		{"what shares baselines may be the cells of a table", func(c *canvas) {
			c.column(50, 100, 14, posts...).column(300, 100, 14, firms...)
		}, columns, [][]string{pairs}},

		{"two doubts make three other orders, the taller gutter first", func(c *canvas) {
			c.column(50, 100, 18, posts...).column(300, 100, 18, firms...)
			c.text(50, 200, strings.Repeat("Kept the wharf ledgers of nine harbours ", 2))
			c.column(50, 240, 14, posts...).column(330, 240, 14, firms...)
		}, ledgers(columns, columns), [][]string{
			ledgers(pairs, columns), ledgers(columns, pairs), ledgers(pairs, pairs),
		}},

		{"a column beside the text of a rail is read by itself in another order", func(c *canvas) {
			c.column(50, 100, 40, "2012", "2010", "2008").column(120, 100, 40, posts[0], posts[1], posts[2])
			c.column(120, 114, 40, "Kept the log of the harbour", "Taught nine cadets to steer", "Mended nets in winter")
			c.column(400, 100, 15, "Skills", "Sextant", "Radar", "Ropes", "Signals", "Charts")
		}, nil, [][]string{{
			"2012 | " + posts[0], "Kept the log of the harbour", "2010 | " + posts[1], "Taught nine cadets to steer",
			"2008 | " + posts[2], "Mended nets in winter", "Skills", "Sextant", "Radar", "Ropes", "Signals", "Charts",
		}}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			c := newCanvas()
			tc.draw(c)
			before := slices.Clone(c.Glyphs)
			first, others, _ := Orders([]*glyph.Page{&c.Page}, "")
			if got := shown(first.Pages); tc.want != nil && !slices.Equal(got, tc.want) {
				t.Errorf("first: %q, want %q", got, tc.want)
			}
			if len(others) != len(tc.others) {
				t.Fatalf("%d other orders, want %d", len(others), len(tc.others))
			}
			for i, o := range others {
				if got := shown(o); !slices.Equal(got, tc.others[i]) {
					t.Errorf("other %d: %q, want %q", i+1, got, tc.others[i])
				}
			}
			if !slices.Equal(before, c.Glyphs) {
				t.Error("the letters of the page were changed")
			}
		})
	}
}

// ledgers are two lists with a line between them.
func ledgers(above, below []string) []string {
	line := strings.TrimSpace(strings.Repeat("Kept the wharf ledgers of nine harbours ", 2))
	return slices.Concat(above, []string{line}, below)
}

// shown are the lines of pages without what kind they are.
func shown(pages []page.Page) []string {
	var out []string
	for _, p := range pages {
		for _, l := range p.Lines {
			out = append(out, strings.TrimPrefix(show(l), "row: "))
		}
	}
	return out
}

// What the user may ask for is there without a doubt of the layout, and never an order that there is already.
func TestOrdersAsked(t *testing.T) {
	posts := []string{"Tug Master at the pier", "Harbour Pilot", "Net maker of the fleet", "Ferry hand"}
	firms := []string{"Borkum Light", "Leer Market of eels", "Greetsiel Nets", "Norden Lines and sons"}
	years := []string{"2012 - 2014", "2009 - 2012", "2005 - 2009", "2001 - 2005"}
	woven := make([]string, 0, 2*len(posts))
	for i := range posts {
		woven = append(woven, posts[i], firms[i])
	}
	long := strings.Repeat("Kept the wharf ledgers of nine harbours ", 2)
	for name, tc := range map[string]struct {
		draw func(c *canvas)
		want [][]string
	}{
		"one flow has no other": {func(c *canvas) { c.column(50, 100, 14, posts...) }, nil},
		"columns can be read across": {func(c *canvas) {
			c.column(50, 100, 14, posts...).column(300, 107, 14, firms...)
		}, [][]string{woven}},
		"cells read by rows can be read side by side": {func(c *canvas) {
			c.column(50, 100, 14, posts...).column(300, 100, 14, years...)
		}, [][]string{slices.Concat(posts, years)}},
		"a date at the right is no side": {func(c *canvas) {
			c.column(50, 100, 60, long, long, long, long).column(470, 100, 60, "2012", "2009", "2005", "2001")
			c.column(50, 114, 60, long, long, long, long).column(50, 128, 60, long, long, long, long)
		}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			c := newCanvas()
			tc.draw(c)
			_, _, asked := Orders([]*glyph.Page{&c.Page}, "")
			var got [][]string
			for _, o := range asked {
				got = append(got, shown(o))
			}
			if !slices.EqualFunc(got, tc.want, slices.Equal[[]string]) {
				t.Errorf("%q, want %q", got, tc.want)
			}
		})
	}
}
