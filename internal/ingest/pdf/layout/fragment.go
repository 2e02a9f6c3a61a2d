package layout

import (
	"math"
	"slices"
	"strings"
	"unicode"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/pdf/glyph"
)

// fragment is a stretch of text on one baseline without a wide gap in it: the
// atom that columns and lines are made of.
type fragment struct {
	x0, x1, y float64
	size      float64 // of its largest style that covers a third of it
	slack     float64 // how much wider than usual its font's spaces are, in points
	letters   []letter
	bullet    string    // a bullet is drawn before it
	mark      []letter  // the glyph of the bullet, if it is one
	tied      *fragment // the fragment before it, when both were drawn in one go
	parted    bool      // set off from the fragment before it by several spaces
	bar       bool      // a heading over all columns of its region
}

// letter is a visible glyph; space reports that a word gap precedes it.
type letter struct {
	*glyph.Glyph
	size  float64
	space bool
}

func (f *fragment) text() string {
	var b strings.Builder
	for i, l := range f.letters {
		if l.space && i > 0 {
			b.WriteByte(' ')
		}
		writeRune(&b, l.Rune)
	}
	return flow.Spelt(b.String())
}

func (f *fragment) top() float64    { return f.y - 0.8*f.size }
func (f *fragment) bottom() float64 { return f.y + 0.22*f.size }
func (f *fragment) end() *letter    { return &f.letters[len(f.letters)-1] }

const (
	tieGap  = 1.2  // em: text drawn in one go, but with a wider gap, stands apart
	jumpGap = 0.45 // em: gaps beyond it may be the gutter between columns
	wordGap = 0.14 // em: a space, where the engine saw none
	wideGap = 0.22 // em: a space between letters of scripts from the right, some of which stand apart in their words
)

// fragments groups the visible glyphs of a page, in content order first and
// then neighbours on a baseline that were drawn apart.
func fragments(p *glyph.Page) []*fragment {
	dropStamps(p)
	dropBackdrops(p)
	seatAccents(p)
	mendWidths(p)
	b := fragmenter{page: p, track: tracking(p), slack: slacks(p), lastIndex: -10, struck: struck{}}
	for i := range p.Glyphs {
		g := &p.Glyphs[i]
		b.at = i
		if g.Flags&(glyph.Hidden|glyph.Turned) != 0 {
			continue
		}
		if r := clean(g, p.Styles[g.Style].Font); r == ' ' || r == 0 {
			b.blank(g, r == ' ')
		} else {
			g.Rune = r
			b.visible(g)
		}
	}
	for _, f := range b.out {
		f.settle()
	}
	return join(b.out)
}

// fragmenter walks through the glyphs of a page in content order.
type fragmenter struct {
	page   *glyph.Page
	track  tracks
	slack  []float64
	out    []*fragment
	cur    *fragment
	struck struck
	at     int // the glyph it stands at

	nameless  *glyph.Glyph // without a character, directly behind a letter
	space     *glyph.Glyph // the last one, if it is in the file
	guessed   bool         // of spaces, only such as the engine made up
	pending   bool         // a space before the next letter
	lastIndex int32
}

// blank takes a glyph that is a space or no text.
func (b *fragmenter) blank(g *glyph.Glyph, space bool) {
	made := g.Flags&glyph.Generated != 0
	if !made || space { // icons part words, too; the engine's own line breaks need not
		b.guessed = made && (b.guessed || !b.pending)
		b.pending = true
	}
	b.nameless = nil
	if !space {
		if b.cur != nil && b.cur.adjoins(g) {
			b.nameless = g
		}
		return
	}
	if !made && g.X1 > g.X0 {
		b.space = g
	}
	if g.Index == b.lastIndex+1 {
		b.lastIndex = g.Index
	}
}

// visible takes a letter.
func (b *fragmenter) visible(g *glyph.Glyph) {
	size := b.page.Styles[g.Style].Size
	consecutive := g.Index-b.lastIndex <= 2
	b.lastIndex = g.Index
	b.nameUnknown(g, size)
	again := b.struck.again(g, size)
	switch {
	case b.cur == nil:
		b.start(g, size, false)
	case b.cur.merges(g, consecutive):
		b.cur.add(g, size, 0, false)
	case again != nil:
		if again.end().X0-g.X0 < overItself*size {
			b.cur = again // what follows goes on there
		}
		b.pending, b.space = false, nil
		return
	default:
		b.place(g, size, consecutive)
	}
	b.struck.add(g, b.cur)
	b.pending, b.space = false, nil
}

// nameUnknown gives the nameless glyph before a letter its place: it is a letter, but which one the
// file does not tell.
func (b *fragmenter) nameUnknown(g *glyph.Glyph, size float64) {
	if n := b.nameless; n != nil && n.X1-g.X0 < 0.1*size && g.X0-n.X1 < 0.1*size && g.Style == n.Style {
		n.Rune = unicode.ReplacementChar
		b.cur.add(n, size, 0, false)
		b.pending = false
	}
	b.nameless = nil
}

// place adds a letter to the fragment before it, or begins the next one.
func (b *fragmenter) place(g *glyph.Glyph, size float64, consecutive bool) {
	gap, near := b.cur.gap(g, size)
	near = near && !runsBack(b.page, b.cur.end(), g, size)
	b.pending = b.pending && !(b.guessed && b.track.runsOn(b.cur.end(), g, size)) && !b.cur.strays(b.space, g)
	b.pending = b.pending || b.beginsName(g, size)
	goesOn := near && consecutive
	parted := goesOn && (b.cur.setOff(b.space, g) || !b.pending && runsInto(b.page, b.cur.end().Glyph, g))
	if near && gap < jumpGap && !parted {
		b.cur.add(g, size, b.track.of(b.cur.end(), g), b.pending)
		return
	}
	var tied *fragment
	if goesOn && b.cur.ties(g, size) {
		tied = b.cur
	}
	b.start(g, size, parted)
	b.cur.tied = tied
}

// start begins a fragment.
func (b *fragmenter) start(g *glyph.Glyph, size float64, parted bool) {
	b.cur = &fragment{x0: g.X0, x1: g.X1, y: g.Y, slack: b.slack[g.Style] * size, parted: parted}
	b.cur.add(g, size, 0, false)
	b.out = append(b.out, b.cur)
}

// slacks returns how much the spaces of each style exceed a quarter of an em, in
// em: those of typewriter fonts are 0.6 em wide.
func slacks(p *glyph.Page) []float64 {
	const usual = 0.25
	out := make([]float64, len(p.Styles))
	widths := make([]map[int]int, len(p.Styles)) // advances in thousandths of an em, of letters
	letters := make([]int, len(p.Styles))
	for i := range p.Glyphs {
		g := &p.Glyphs[i]
		size := p.Styles[g.Style].Size
		if size <= 0 || g.Flags&glyph.Generated != 0 {
			continue
		}
		w := (g.X1 - g.X0) / size
		switch {
		case g.Rune == ' ' && w < 1:
			out[g.Style] = max(out[g.Style], w-usual)
		case g.Rune > ' ':
			if widths[g.Style] == nil {
				widths[g.Style] = map[int]int{}
			}
			widths[g.Style][int(math.Round(w*1000))/20]++
			letters[g.Style]++
		}
	}
	for i, m := range widths {
		for w, n := range m {
			if letters[i] >= 20 && n*10 >= letters[i]*9 { // all letters of one width
				out[i] = max(out[i], float64(w)/50-usual)
			}
		}
	}
	return out
}

// gap returns the distance of g from the fragment's end in em; near reports that g
// goes on to the right on the same baseline (a superscript's included).
func (f *fragment) gap(g *glyph.Glyph, size float64) (em float64, near bool) {
	end := f.end()
	unit := max(size, end.size)
	em = (g.X0 - f.x1 - f.slack) / unit
	shift := math.Abs(g.Y - end.Y)
	onBase := shift < 0.12*unit
	raised := shift < 0.5*unit && size != end.size && em < 0.3
	return em, g.X0-f.x1 > -0.6*unit && g.X0 > f.x0-0.3*unit && (onBase || raised)
}

// adjoins reports whether g is directly behind the last letter in its style.
func (f *fragment) adjoins(g *glyph.Glyph) bool {
	end := f.end()
	return g.Flags&glyph.Generated == 0 && g.X1 > g.X0 && g.Style == end.Style && math.Abs(g.X0-end.X1) < 0.1*end.size && math.Abs(g.Y-end.Y) < 0.05*end.size && unicode.IsLetter(end.Rune)
}

// setOff reports whether several spaces part g from the fragment: the engine keeps
// one of them, so the gap behind it is a multiple of its width. Two spaces behind
// a sentence part nothing, nor do those of words that are set with wide spacing.
func (f *fragment) setOff(space, g *glyph.Glyph) bool {
	n := len(f.letters)
	if space == nil || space.X1 <= space.X0 || n < 2 || f.letters[n-1].space || strings.ContainsRune(".!?:", f.letters[n-1].Rune) {
		return false
	}
	more := (g.X0 - space.X1) / (space.X1 - space.X0)
	return more > 0.9 && math.Abs(more-math.Round(more)) < 0.04
}

// runsInto reports whether g is another word though no space parts it from a: a
// bold title and the date that a narrow line has pushed against it.
func runsInto(p *glyph.Page, a, g *glyph.Glyph) bool {
	return p.Styles[a.Style].Bold != p.Styles[g.Style].Bold && (unicode.IsLower(a.Rune) || a.Rune == ')') && (unicode.IsUpper(g.Rune) || unicode.IsDigit(g.Rune))
}

// ties reports whether g, though apart, was drawn in one go with the fragment.
func (f *fragment) ties(g *glyph.Glyph, size float64) bool {
	return g.X0-f.x1-f.slack < tieGap*min(size, f.end().size)
}

// merges reports whether g is a further letter of the glyph before it: a ligature
// stands for several letters that share a box. Hyphens that share one are one.
func (f *fragment) merges(g *glyph.Glyph, consecutive bool) bool {
	end := f.end()
	return consecutive && math.Abs(g.X0-end.X0) < 0.02*end.size && math.Abs(g.X1-end.X1) < 0.02*end.size && math.Abs(g.Y-end.Y) < 0.05*end.size && g.Style == end.Style
}

// add appends a glyph. track is the usual gap between the letters of its style in em.
func (f *fragment) add(g *glyph.Glyph, size, track float64, space bool) {
	if n := len(f.letters); n > 0 {
		end := f.end()
		if g.Rune == '-' && end.Rune == '-' && g.X0 == end.X0 {
			return
		}
		gap := (g.X0 - f.x1) / max(size, end.size)
		switch {
		case math.Abs(g.Y-end.Y) > 0.12*size && size != end.size:
			space = gap > wordGap // a superscript: the engine sees a gap where there is none, or a new line
		case !space:
			space = gap-track > wordGap && (gap-track > wideGap || !fromRight(g.Rune) || !fromRight(end.Rune))
		}
	}
	f.letters = append(f.letters, letter{g, size, space})
	f.x1 = max(f.x1, g.X1)
}

// settle computes baseline and size from the dominant letters.
func (f *fragment) settle() {
	count := map[float64]int{}
	for _, l := range f.letters {
		count[l.size]++
	}
	f.size = 0
	for size, n := range count {
		if n*3 >= len(f.letters) && size > f.size {
			f.size = size
		}
	}
	for _, l := range f.letters {
		if l.size == f.size {
			f.y = l.Y
			break
		}
	}
}

// join merges fragments of one baseline whose gap is no wider than a word space,
// and bullets with the text behind them.
func join(frs []*fragment) []*fragment {
	byY(frs)
	j := joiner{gone: map[*fragment]*fragment{}}
	for _, row := range rows(frs) {
		j.prev = nil
		for _, f := range row {
			j.take(f)
		}
	}
	for _, f := range j.out {
		f.takeBullet()
		f.retie(j.gone)
	}
	gluedBullets(j.out)
	return j.out
}

// joiner walks through the fragments of a row.
type joiner struct {
	out  []*fragment
	prev *fragment               // of the row
	gone map[*fragment]*fragment // merged fragments and what they became a part of
}

func (j *joiner) take(f *fragment) {
	switch prev := j.prev; {
	case prev == nil:
		j.out = append(j.out, f)
	case f.dropTwice(prev):
		j.gone[f] = prev
		return
	case marks(prev, f) && f.x0-prev.x1 < 4*max(f.size, prev.size):
		f.bullet, f.mark, f.tied = prev.text(), prev.letters, nil
		if !isBullet(prev) {
			f.bullet = drawnBullet
		}
		j.gone[prev] = f
		j.out[len(j.out)-1] = f
	case prev.touches(f):
		prev.absorb(f)
		j.gone[f] = prev
		return
	default:
		j.out = append(j.out, f)
	}
	j.prev = f
}

// absorb appends the letters of the fragment behind it.
func (f *fragment) absorb(next *fragment) {
	next.letters[0].space = next.letters[0].space || next.x0-f.x1 > wordGap*max(next.size, f.size)
	f.letters = append(f.letters, next.letters...)
	f.x1 = max(f.x1, next.x1)
	f.settle()
}

// retie ties a fragment to what the one before it has become a part of.
func (f *fragment) retie(gone map[*fragment]*fragment) {
	for f.tied != nil && gone[f.tied] != nil && f.tied != f {
		f.tied = gone[f.tied]
	}
	if f.tied == f {
		f.tied = nil
	}
}

// dropTwice drops the first letters of a fragment that are the last ones of the one
// before it, drawn again in the same place, as at the seams of pages that are drawn
// in strips; it reports whether nothing else is left.
func (f *fragment) dropTwice(before *fragment) bool {
	for n := min(len(f.letters), len(before.letters), 3); n > 0; n-- {
		tail := before.letters[len(before.letters)-n:]
		if !slices.EqualFunc(tail, f.letters[:n], func(a, b letter) bool {
			return a.Rune == b.Rune && math.Abs(a.X0-b.X0) < 0.12*a.size && math.Abs(a.Y-b.Y) < 0.12*a.size
		}) {
			continue
		}
		if f.letters = f.letters[n:]; len(f.letters) == 0 {
			return true
		}
		f.x0 = f.letters[0].X0
		return false
	}
	return false
}

func (f *fragment) touches(g *fragment) bool {
	em := max(f.size, g.size)
	gap := g.x0 - f.x1 - f.slack
	return !g.parted && gap < jumpGap*em && g.x0-f.x1 > -0.3*em && math.Abs(f.y-g.y) < 0.2*em
}

// rows groups fragments (sorted by y) into baselines, each from left to right.
func rows(frs []*fragment) [][]*fragment {
	var out [][]*fragment
	for _, f := range frs {
		if n := len(out); n > 0 {
			first := out[n-1][0]
			if f.y-first.y <= max(0.3*min(f.size, first.size), 1) {
				out[n-1] = append(out[n-1], f)
				continue
			}
		}
		out = append(out, []*fragment{f})
	}
	for _, r := range out {
		slices.SortStableFunc(r, func(a, b *fragment) int { return compare(a.x0, b.x0) })
	}
	return out
}

func byY(frs []*fragment) {
	slices.SortStableFunc(frs, func(a, b *fragment) int { return compare(a.y, b.y) })
}

func compare(a, b float64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}
