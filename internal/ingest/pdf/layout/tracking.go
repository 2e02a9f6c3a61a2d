package layout

import (
	"math"
	"slices"
	"unicode"

	"focal/internal/ingest/pdf/glyph"
)

// tracks hold the usual gap between neighbouring letters in em: fonts whose widths
// are wrong, and letter spacing.
type tracks struct {
	styles  []float64
	objects map[int32]float64 // by the number of the text object, where it has letters enough
}

// tracking measures the gaps of a page.
func tracking(p *glyph.Page) tracks {
	styles, objects := make([][]float64, len(p.Styles)), map[int32][]float64{}
	for i := 1; i < len(p.Glyphs); i++ {
		a, b := &p.Glyphs[i-1], &p.Glyphs[i]
		size := p.Styles[b.Style].Size
		if !neighbours(a, b) || size <= 0 {
			continue
		}
		if gap := (b.X0 - a.X1) / size; math.Abs(gap) < 0.6 {
			styles[b.Style] = append(styles[b.Style], gap)
			if a.Order == b.Order {
				objects[b.Order] = append(objects[b.Order], gap)
			}
		}
	}
	t := tracks{make([]float64, len(styles)), map[int32]float64{}}
	for i, gaps := range styles {
		if len(gaps) >= 12 {
			t.styles[i] = median(gaps)
		}
	}
	for order, gaps := range objects {
		if len(gaps) >= 4 {
			t.objects[order] = median(gaps)
		}
	}
	return t
}

// neighbours reports two letters of one style on one line, drawn in different places.
func neighbours(a, b *glyph.Glyph) bool {
	return a.Style == b.Style && a.Y == b.Y && a.Rune > ' ' && b.Rune > ' ' && a.X0 != b.X0
}

func median(v []float64) float64 {
	slices.Sort(v)
	return v[len(v)/2]
}

// of returns the gap that is usual before g, behind end.
func (t tracks) of(end *letter, g *glyph.Glyph) float64 {
	if usual, ok := t.objects[g.Order]; ok && end.Order == g.Order {
		return max(usual, t.styles[g.Style])
	}
	return t.styles[g.Style]
}

// runsOn reports whether the gap between two letters of a text object is the one
// between all of its letters: the engine takes wide letter spacing for spaces.
func (t tracks) runsOn(end *letter, g *glyph.Glyph, size float64) bool {
	usual, ok := t.objects[g.Order]
	return ok && usual > 0.03 && end.Order == g.Order && (g.X0-end.X1)/size-usual < 0.06
}

// strays reports whether the space that the engine put before g was drawn later
// than g, over it: no gap of the text holds it.
func (f *fragment) strays(space, g *glyph.Glyph) bool {
	end := f.end()
	return space != nil && space.Order > g.Order && end.Order <= g.Order && math.Abs(g.X0-end.X1) < 0.03*end.size
}

// dropStamps takes out whole phrases that stand in the box of one letter: some
// programs map a glyph to the text of a field, which nobody sees there. What is no
// wider than a space becomes one, else it is a letter that the file does not tell.
// The letters of a ligature are four at most.
func dropStamps(p *glyph.Page) {
	out := p.Glyphs[:0]
	for i := 0; i < len(p.Glyphs); {
		a := p.Glyphs[i]
		j := i + 1
		for j < len(p.Glyphs) && p.Glyphs[j].X0 == a.X0 && p.Glyphs[j].X1 == a.X1 && p.Glyphs[j].Y == a.Y && p.Glyphs[j].Order == a.Order {
			j++
		}
		em := (a.X1 - a.X0) / p.Styles[a.Style].Size
		if n := j - i; n > 5 && em < 0.2*float64(n) {
			if a.Rune = unicode.ReplacementChar; em < 0.35 {
				a.Rune = ' '
			}
			out = append(out, a)
		} else {
			out = append(out, p.Glyphs[i:j]...)
		}
		i = j
	}
	p.Glyphs = out
}

// mendWidths corrects the boxes of fonts whose letters are set much closer than
// their widths say: what a letter takes up is the way to the next one, and no more
// than is usual for it.
func mendWidths(p *glyph.Page) {
	m := measureSteps(p)
	for i := range p.Glyphs {
		g := &p.Glyphs[i]
		if n := m.pairs[g.Style]; n < 12 || m.overlaps[g.Style]*2 < n {
			continue
		}
		w := m.next[i]
		if usual, ok := m.usual[letterOf{g.Style, g.Rune}]; ok && !m.ligature[i] && (w == 0 || usual < w) {
			w = usual
		}
		if w > 0 {
			g.X1 = min(g.X1, g.X0+w)
		}
	}
}

type letterOf struct {
	style int32
	r     rune
}

// steps are the ways from letters to the next ones.
type steps struct {
	next            []float64 // of each glyph, 0 = not known
	ligature        []bool    // the glyph shares its box with the next one
	usual           map[letterOf]float64
	pairs, overlaps []int // of each style: letters beside each other, and such as overlap
}

func measureSteps(p *glyph.Page) steps {
	m := steps{make([]float64, len(p.Glyphs)), make([]bool, len(p.Glyphs)), map[letterOf]float64{}, make([]int, len(p.Styles)), make([]int, len(p.Styles))}
	all := map[letterOf][]float64{}
	for i := len(p.Glyphs) - 2; i >= 0; i-- {
		a, b := &p.Glyphs[i], &p.Glyphs[i+1]
		size := p.Styles[a.Style].Size
		if a.Style != b.Style || a.Y != b.Y || a.Rune <= ' ' || b.Rune <= ' ' || (a.Flags|b.Flags)&glyph.Turned != 0 {
			continue
		}
		step := b.X0 - a.X0
		switch {
		case step == 0:
			m.next[i], m.ligature[i], m.ligature[i+1] = m.next[i+1], true, true
		case step > 0.05*size:
			m.next[i] = step
			all[letterOf{a.Style, a.Rune}] = append(all[letterOf{a.Style, a.Rune}], step)
			m.pairs[a.Style]++
			if a.X1-b.X0 > 0.12*size {
				m.overlaps[a.Style]++
			}
		}
	}
	for k, s := range all {
		slices.Sort(s)
		m.usual[k] = s[len(s)/4] // of the others some end a word
	}
	return m
}
