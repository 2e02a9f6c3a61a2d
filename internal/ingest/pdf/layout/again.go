package layout

import (
	"math"

	"focal/internal/ingest/pdf/glyph"
)

// Some producers draw a word again over itself: for bold, or because a change was kept beside what it changed, each time with some
// more words. What stands there already is no text of its own.

// struck are the letters of a page by where they stand.
type struck map[standing][]letterAt

// standing is a letter and its place, in steps.
type standing struct {
	r    rune
	x, y int
}

// letterAt is a letter and the fragment it went to.
type letterAt struct {
	*glyph.Glyph
	in *fragment
}

const (
	drawnStep  = 2.0  // points
	overItself = 0.12 // em: a letter drawn again stands so near
	mostSteps  = 8    // of letters higher than any text, not more is looked at
)

func standsAt(g *glyph.Glyph) standing {
	return standing{g.Rune, int(math.Floor(g.X0 / drawnStep)), int(math.Floor(g.Y / drawnStep))}
}

// add notes a letter.
func (d struck) add(g *glyph.Glyph, in *fragment) {
	at := standsAt(g)
	d[at] = append(d[at], letterAt{g, in})
}

// again is the fragment of the letter that g only strikes again; nil where it is the first one.
func (d struck) again(g *glyph.Glyph, size float64) *fragment {
	at, reach := standsAt(g), int(min(math.Ceil(overItself*size/drawnStep), mostSteps))
	for dx := -reach; dx <= reach; dx++ {
		for dy := -reach; dy <= reach; dy++ {
			for _, l := range d[standing{at.r, at.x + dx, at.y + dy}] {
				if math.Abs(l.X0-g.X0) < overItself*size && math.Abs(l.Y-g.Y) < overItself*size && g.Index-l.Index > 2 {
					return l.in
				}
			}
		}
	}
	return nil
}
