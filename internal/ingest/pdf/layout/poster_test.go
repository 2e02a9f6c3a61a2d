package layout

import (
	"testing"

	"focal/internal/ingest/pdf/glyph"
)

// A page of large letters is read as if it were paper; one of few letters, or of usual ones, stays as it is.
func TestPostersArePaper(t *testing.T) {
	for name, c := range map[string]struct {
		size  float64
		lines int
		want  float64
	}{
		"poster":    {35, 20, 10},
		"paper":     {11, 20, 11},
		"large":     {16, 20, 16},
		"few words": {35, 3, 35},
	} {
		t.Run(name, func(t *testing.T) {
			canvas := newCanvas().font("Body", c.size, 0)
			canvas.Width, canvas.Height = 2380, 3368
			canvas.column(140, 200, 1.4*c.size, body("word", c.lines, 6)...).shape(100, 100, 2000, 3000, 0xEEEEEE)
			shapes := canvas.Shapes
			got := layLines(canvas)
			if len(got) != c.lines || got[0].Size != c.want {
				t.Errorf("%d lines of size %v, want %d of %v", len(got), got[0].Size, c.lines, c.want)
			}
			if shapes[0].X1 != 2000 {
				t.Error("the shapes of the page were changed")
			}
		})
	}
}

// The last page of a poster has few letters and is as large as the others; a page of another width is no part of it.
func TestTheLastPageOfAPoster(t *testing.T) {
	drawn := func(width float64, lines int) *glyph.Page {
		canvas := newCanvas().font("Body", 35, 0)
		canvas.Width, canvas.Height = width, 3368
		return &canvas.column(140, 200, 49, body("word", lines, 6)...).Page
	}
	pages := []*glyph.Page{drawn(2380, 20), drawn(2380, 3), drawn(595, 3)}
	toPaper(pages)
	for i, want := range []float64{10, 10, 35} {
		if p := pages[i]; p.Styles[p.Glyphs[0].Style].Size != want {
			t.Errorf("page %d has letters of %v points, want %v", i+1, p.Styles[p.Glyphs[0].Style].Size, want)
		}
	}
}
