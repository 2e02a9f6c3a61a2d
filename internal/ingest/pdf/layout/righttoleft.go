package layout

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/ingest/pdf/glyph"
)

// Arabic and Hebrew are drawn from the right to the left, with what is Latin and the figures among them the other way round. A page
// of such text is laid out as in a mirror: its first column, its bullets and the beginnings of its lines are on the left then, and its
// letters come in the order in which they are read. What runs the other way is turned back word by word.

// mirror turns a page over that is mostly written from the right to the left, once.
func mirror(p *glyph.Page) {
	if p.Mirrored || !mostlyRight(p) {
		return
	}
	p.Mirrored = true
	w := p.Width
	for i := range p.Glyphs {
		g := &p.Glyphs[i]
		g.X0, g.X1 = w-g.X1, w-g.X0
	}
	for i := 1; i < len(p.Glyphs); i++ {
		inOrder(&p.Glyphs[i-1], &p.Glyphs[i])
	}
	turn := func(r *glyph.Rect) { r.X0, r.X1 = w-r.X1, w-r.X0 }
	for i := range p.Shapes {
		turn(&p.Shapes[i].Rect)
	}
	for i := range p.Rules {
		turn(&p.Rules[i])
	}
	for i := range p.Links {
		turn(&p.Links[i].Rect)
	}
}

// inOrder swaps the letters of a ligature, which the engine tells as if they were drawn from the left.
func inOrder(a, b *glyph.Glyph) {
	if a.Order == b.Order && a.Y == b.Y && a.Style == b.Style && fromRight(a.Rune) && fromRight(b.Rune) && b.X0 < a.X0 {
		*a, *b = *b, *a
		a.Index, b.Index = b.Index, a.Index
	}
}

// runsBack reports a letter that is drawn left of the one before it, because its word runs against the page; narrow ones would else
// be taken for accents.
func runsBack(p *glyph.Page, before *letter, g *glyph.Glyph, size float64) bool {
	return (p.Mirrored || fromRight(g.Rune)) && g.X0 <= before.X0-0.05*size
}

// mostlyRight reports a page with more letters of scripts from the right than others.
func mostlyRight(p *glyph.Page) bool {
	right, all := 0, 0
	for i := range p.Glyphs {
		g := &p.Glyphs[i]
		if g.Flags&glyph.Hidden != 0 || !unicode.IsLetter(g.Rune) {
			continue
		}
		all++
		if fromRight(g.Rune) {
			right++
		}
	}
	return right*2 > all
}

// fromRight reports a letter of a script that is written from the right to the left.
func fromRight(r rune) bool {
	return r >= 0x590 && unicode.In(r, unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana) && unicode.IsLetter(r)
}

// readingOrder is a stretch of letters, in the order in which they lie on the page or on its mirror picture, as it is read.
func readingOrder(ls []letter, mirrored bool) []letter {
	if !mirrored && !slices.ContainsFunc(ls, func(l letter) bool { return fromRight(l.Rune) }) {
		return ls
	}
	t := turner{ls: slices.Clone(ls), mirrored: mirrored}
	if mirrored && !slices.ContainsFunc(ls, func(l letter) bool { return fromRight(l.Rune) }) && slices.ContainsFunc(ls, t.strong) {
		t.turn(0, len(ls)) // a line of its own in the other direction
		return t.ls
	}
	for from := 0; from < len(t.ls); {
		if !t.other(t.ls[from]) {
			from++
			continue
		}
		to := max(t.end(from), t.phoneEnd(from))
		from = t.bracket(from, to)
		t.turn(from, to)
		from = to
	}
	rightBrackets(t.ls)
	return t.ls
}

// turner turns back what runs against the direction of a page.
type turner struct {
	ls       []letter
	mirrored bool
}

// strong reports a letter that runs against the page; figures only go along with such letters, and with each other.
func (t turner) strong(l letter) bool {
	return unicode.IsLetter(l.Rune) && fromRight(l.Rune) != t.mirrored
}

func (t turner) other(l letter) bool {
	return t.strong(l) || t.mirrored && unicode.IsDigit(l.Rune)
}

// end is where a run ends that begins at from: signs and spaces between letters of it are part of it, between figures only signs.
func (t turner) end(from int) int {
	to, spaced, letters := from+1, false, t.strong(t.ls[from])
	for i := from + 1; i < len(t.ls); i++ {
		l := t.ls[i]
		spaced = spaced || l.space
		switch {
		case t.strong(l), t.other(l) && (!spaced || letters):
			to, spaced, letters = i+1, false, letters || t.strong(l)
		case t.other(l), unicode.IsLetter(l.Rune), unicode.IsDigit(l.Rune):
			return to
		}
	}
	return to
}

// fewestDigits is how many digits a telephone number has that says its country, at the least.
const fewestDigits = 7

// phoneEnd is where a telephone number ends that begins at from and is written from the left: its plus, which says so, comes last on a
// page from the right. 0 = there is none.
func (t turner) phoneEnd(from int) (to int) {
	digits := 0
	for i := from; t.mirrored && i < len(t.ls); i++ {
		switch r := t.ls[i].Rune; {
		case unicode.IsDigit(r):
			digits++
		case r == '+' && digits >= fewestDigits:
			return i + 1
		case !strings.ContainsRune("()-./", r):
			return 0
		}
	}
	return 0
}

// bracket is where a run begins that a bracket belongs to: the one that closes what is opened in it.
func (t turner) bracket(from, to int) int {
	if from == 0 || t.ls[from-1].Rune != ')' || t.ls[from].space {
		return from
	}
	opens := func(l letter) bool { return l.Rune == '(' }
	closes := func(l letter) bool { return l.Rune == ')' }
	if slices.ContainsFunc(t.ls[from:to], opens) && !slices.ContainsFunc(t.ls[from:to], closes) {
		return from - 1
	}
	return from
}

// turn reverses a run. The spaces in it are told from the gaps between its letters: those of the file stand before the wrong ones.
func (t turner) turn(from, to int) {
	run := t.ls[from:to]
	first := run[0].space
	slices.Reverse(run)
	for i := 1; i < len(run); i++ {
		a, b := run[i-1], run[i] // a lies right of b
		run[i].space = a.X0-b.X1 > wordGap*max(a.size, b.size)
	}
	run[0].space = first
}

// rightBrackets opens and closes brackets in turn where the file has some as they look and others as they are read.
func rightBrackets(ls []letter) {
	var at []int
	depth, wrong := 0, false
	for i, l := range ls {
		switch l.Rune {
		case '(':
			depth++
		case ')':
			depth--
		default:
			continue
		}
		at = append(at, i)
		wrong = wrong || depth < 0 || depth > 1
	}
	if !wrong || len(at)%2 == 1 {
		return
	}
	for k, i := range at {
		g := *ls[i].Glyph
		g.Rune = rune("()"[k%2])
		ls[i].Glyph = &g
	}
}
