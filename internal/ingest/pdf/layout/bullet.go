package layout

import (
	"math"
	"slices"
	"strings"
	"unicode"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/pdf/glyph"
)

// bullets are the glyphs that start list items.
const bullets = flow.Glyphs + "*–—-o§¡"

// weak bullets also start ordinary text: they count only when a gap sets them off.
const weak = "*–—-o»›§·→⇒¡"

// symbols are what the squares, arrows and ticks of symbol fonts are called without a Unicode map.
const symbols = "nlqvuüØ"

// isSymbol reports a letter of a symbol font before an item: it stands alone, and what follows begins as items do, in another style.
func isSymbol(mark, next *letter) bool {
	opens := unicode.IsUpper(next.Rune) || unicode.IsDigit(next.Rune) && mark.Rune != 'Ø'
	return opens && strings.ContainsRune(symbols, mark.Rune) && mark.Style != next.Style
}

func isBullet(f *fragment) bool {
	return len(f.letters) == 1 && f.bullet == "" && f.tied == nil && strings.ContainsRune(bullets, f.letters[0].Rune)
}

// marks reports a fragment that is the bullet of the one behind it.
func marks(prev, f *fragment) bool {
	alone := len(prev.letters) == 1 && prev.bullet == "" && prev.tied == nil
	return isBullet(prev) || alone && len(f.letters) > 2 && isSymbol(&prev.letters[0], &f.letters[0])
}

// takeBullet strips the bullet off the start of a fragment.
func (f *fragment) takeBullet() {
	if f.bullet != "" || f.tied != nil || len(f.letters) < 3 {
		return
	}
	first, second := f.letters[0], f.letters[1]
	if second.space && isSymbol(&first, &second) {
		f.dropMark()
		f.bullet = drawnBullet
		return
	}
	if !strings.ContainsRune(bullets, first.Rune) || strings.Trim(f.text(), bullets+" ") == "" {
		return // no bullet, or dots that rate something
	}
	if strings.ContainsRune(weak, first.Rune) && !second.space {
		return
	}
	if (first.Rune == 'o' || first.Rune == '§' || first.Rune == '¡') && first.Style == second.Style {
		return // letters of a symbol font without a Unicode map; in the text's own font they are text
	}
	f.dropMark()
	f.bullet = string(first.Rune)
}

// gluedBullets takes off the signs that some writers set before each item without
// a space. One alone may belong to its word or to a period; several below each
// other, each before a capital, are a list.
func gluedBullets(frs []*fragment) {
	glued := map[rune][]*fragment{}
	for _, f := range frs {
		if len(f.letters) > 2 && f.bullet == "" && f.tied == nil && glues(f.letters[0].Rune, f.letters[1]) {
			glued[f.letters[0].Rune] = append(glued[f.letters[0].Rune], f)
		}
	}
	for sign, all := range glued {
		edges := make([]float64, len(all)) // before a mark is dropped, which moves an edge
		for i, f := range all {
			edges[i] = f.x0
		}
		for i, f := range all {
			below := 0
			for _, x := range edges {
				if math.Abs(x-edges[i]) < 2 {
					below++
				}
			}
			if below >= 3 {
				f.dropMark()
				f.bullet = string(sign)
			}
		}
	}
}

// glues reports a sign that stands at once before a capital, as before an item.
func glues(sign rune, next letter) bool {
	return strings.ContainsRune("*–-»›·→", sign) && !next.space && unicode.IsUpper(next.Rune)
}

// dropMark parts the first letter from the text.
func (f *fragment) dropMark() {
	f.mark = f.letters[:1:1]
	f.letters = append([]letter(nil), f.letters[1:]...)
	f.letters[0].space = false
	f.x0 = f.letters[0].X0
}

// dropBullet makes a bullet text again.
func (f *fragment) dropBullet() {
	if len(f.mark) == 0 {
		return
	}
	f.letters[0].space = true
	f.letters = append(slices.Clone(f.mark), f.letters...)
	f.x0 = f.letters[0].X0
	f.bullet, f.mark = "", nil
}

const drawnBullet = "•"

// drawBullets finds list items whose bullet is a small filled shape instead of a glyph, as browsers print them. One close behind
// other text may be a separator, unless it stands below or above another bullet: then that text is the end of the column beside.
func drawBullets(p *glyph.Page, frs []*fragment) {
	var sure, unsure []dot
	for _, s := range p.Shapes {
		w, h := s.X1-s.X0, s.Y1-s.Y0
		if s.Kind != glyph.Plain || w < 1 || w > 8 || math.Abs(w-h) > 0.35*max(w, h) {
			continue
		}
		switch f, behind := beside(s, frs); {
		case f == nil || f.bullet != "":
		case behind:
			unsure = append(unsure, dot{s.X0, f})
		default:
			f.bullet = drawnBullet
			sure = append(sure, dot{s.X0, f})
		}
	}
	for _, d := range unsure {
		if slices.ContainsFunc(sure, d.inColumn) {
			d.of.bullet = drawnBullet
		}
	}
}

// dot is a shape that may be the bullet of a fragment.
type dot struct {
	x  float64
	of *fragment
}

// inColumn reports two shapes that stand below each other, before texts that do.
func (d dot) inColumn(o dot) bool { return math.Abs(d.x-o.x) < 1 && math.Abs(d.of.x0-o.of.x0) < 1 }

// beside returns the fragment that a shape stands before as a bullet does: at the height of small letters, close, with nothing
// between; and whether it stands right behind other text.
func beside(s glyph.Shape, frs []*fragment) (best *fragment, behind bool) {
	y := (s.Y0 + s.Y1) / 2
	for _, f := range frs {
		if y < f.y-0.75*f.size || y > f.y+0.05*f.size || s.X1-s.X0 > 0.7*f.size {
			continue
		}
		gap := s.X0 - f.x1
		behind = behind || gap > -0.5*f.size && gap < 2*f.size
		reach := 1.6 * f.size
		if s.X1-s.X0 < 0.45*f.size {
			reach = 3 * f.size // what is larger and farther off marks a line of time
		}
		if d := f.x0 - s.X1; d > 0 && d < reach && (best == nil || f.x0 < best.x0) {
			best = f
		}
	}
	return best, behind
}
