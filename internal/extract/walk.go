package extract

import (
	"slices"

	"focal/internal/extract/headings"
)

// walkCell is the best way to a state of the walk.
type walkCell struct {
	score float64
	from  int16 // state before; -1 = started here
	ok    bool
}

const walkStates = (maxPos + 1) * flagCount

// entryWalk goes through the paragraphs of a section and tries every way to cut it into entries.
type entryWalk struct {
	paras      []para
	ts         []traits
	k          int  // the line of a header that bears its date
	dated      bool // some line has a date
	bodies, as int  // lines of text and lines with the first role
	table      []walkCell
}

// walk finds the starts of the entries, given that line k of each header bears its date.
func walk(paras []para, ts []traits, k int, dated bool) ([]int, float64) {
	w := entryWalk{paras: paras, ts: ts, k: k, dated: dated, table: make([]walkCell, len(paras)*walkStates)}
	for i := range ts {
		w.bodies += int(truth(ts[i].body))
		w.as += int(truth(ts[i].a))
	}
	w.put(0, walkState(0, ts[0].flags()), w.startScore(0), -1)
	for i := 1; i < len(paras); i++ {
		begin := w.startScore(i)
		for s := 0; s < walkStates; s++ {
			w.step(i, s, begin)
		}
	}
	best, score := w.best()
	return w.starts(best), score
}

func walkState(pos, flags int) int { return pos*flagCount + flags }

// flags are what a line gives to its entry.
func (t *traits) flags() int {
	f := 0
	if t.dates > 0 {
		f |= bitDated
	}
	if t.body {
		f |= bitBody
	}
	if t.a {
		f |= bitA
	}
	if t.b {
		f |= bitB
	}
	return f
}

func (w *entryWalk) at(i, s int) *walkCell { return &w.table[i*walkStates+s] }

func (w *entryWalk) put(i, s int, score float64, from int16) {
	c := w.at(i, s)
	if !c.ok || score > c.score+1e-9 {
		*c = walkCell{score, from, true}
	}
}

// step goes from a state of the line before to line i: on with the entry, or into a new one.
func (w *entryWalk) step(i, s int, begin float64) {
	c := w.at(i-1, s)
	if !c.ok {
		return
	}
	t := &w.ts[i]
	pos, flags := s/flagCount, s%flagCount
	score := c.score
	if !t.body {
		score = w.headLine(score, i, pos, flags)
	}
	w.put(i, walkState(min(pos+1, maxPos), flags|t.flags()), score, int16(s))
	w.put(i, walkState(0, t.flags()), c.score+w.closing(flags)+begin, -2-int16(s))
}

// closing rates an entry that ends with what it has.
func (w *entryWalk) closing(flags int) float64 {
	s := 0.0
	if w.bodies > 1 && flags&bitBody == 0 {
		s -= 0.7
	}
	if w.as > 1 && flags&bitA == 0 {
		s -= 0.7
	}
	if w.dated && flags&bitDated == 0 {
		s -= 2.5
	}
	if flags&(bitBody|bitDated) == 0 {
		s -= 0.8
	}
	return s
}

// headLine rates a line without text that goes on with an entry.
func (w *entryWalk) headLine(score float64, i, pos, flags int) float64 {
	t := &w.ts[i]
	if w.ts[i-1].away {
		score -= 3 // nothing belongs to a gap
	}
	if t.dates > 0 {
		score += w.furtherDate(t, pos, flags)
	}
	score = furtherRoles(score, t, pos, flags)
	score = w.belowText(score, t, flags)
	if onlyOrganisation(t) && flags&(bitDated|bitA) == bitDated|bitA && pos >= 2 {
		score -= 1.2 // another organisation after a complete header
	}
	if flags&bitBody == 0 && pos >= 4 {
		score -= 0.6
	}
	return score
}

func onlyOrganisation(t *traits) bool { return t.b && !t.a && !t.aside && t.dates == 0 }

// furtherDate rates a date in a line that does not begin the entry.
func (w *entryWalk) furtherDate(t *traits, pos, flags int) float64 {
	switch {
	case flags&bitDated != 0 && t.aside:
		return -0.5
	case flags&bitDated != 0:
		return -3.2
	case flags&bitBody != 0:
		return -1.5
	case pos+1 == w.k:
		return 3.5
	}
	return 1
}

// furtherRoles rates the roles of a line whose entry may have them already.
func furtherRoles(score float64, t *traits, pos, flags int) float64 {
	if t.a && flags&bitA != 0 {
		score = secondTitle(score, t, pos, flags)
	}
	if t.b && flags&bitB != 0 && !t.aside {
		score -= 0.8
	}
	return score
}

func secondTitle(score float64, t *traits, pos, flags int) float64 {
	if !t.aside {
		score -= 1.4
	}
	if t.firm {
		score -= 2
	}
	if !t.aside && pos == 0 && flags&(bitA|bitB|bitDated) == bitA|bitB|bitDated {
		score -= 2.4 // the line above says it all
	}
	return score
}

// belowText rates a line of a header below the text of the entry, or apart from it.
func (w *entryWalk) belowText(score float64, t *traits, flags int) float64 {
	below := flags&bitBody != 0
	if below && t.aside {
		return score - 0.3
	}
	if below {
		score -= 0.8
		if sameLook(t.look, w.ts[0].look) {
			score -= 1.2
		}
	}
	if t.gap {
		score -= 0.5
	}
	return score
}

// best is the state in which the best walk ends; -1 if there is none.
func (w *entryWalk) best() (best int, bestScore float64) {
	best = -1
	for s := 0; s < walkStates; s++ {
		c := w.at(len(w.paras)-1, s)
		if !c.ok {
			continue
		}
		if v := c.score + w.closing(s%flagCount); best < 0 || v > bestScore+1e-9 {
			best, bestScore = s, v
		}
	}
	return best, bestScore
}

// starts goes back from the last state to the lines in which entries began.
func (w *entryWalk) starts(s int) []int {
	var starts []int
	for i := len(w.paras) - 1; i >= 0; i-- {
		c := w.at(i, s)
		if c.from >= 0 {
			s = int(c.from)
			continue
		}
		starts = append(starts, i)
		if c.from == -1 {
			break
		}
		s = int(-2 - c.from)
	}
	slices.Reverse(starts)
	return starts
}

// startScore rates a line as the first of an entry.
func (w *entryWalk) startScore(i int) float64 {
	t := &w.ts[i]
	if t.body {
		return -5
	}
	s := w.startDate(t)
	if t.onlyDt && w.k != 0 {
		s -= 2
	}
	s = w.startLook(s, t)
	if i > 0 {
		s = w.startBelow(s, i)
	}
	if t.a || t.b {
		s += 0.4
	}
	return s
}

// startDate rates the date of a line as that of the first of a header.
func (w *entryWalk) startDate(t *traits) float64 {
	s := -0.4
	switch {
	case t.aside:
		s -= 1.5
	case t.dates > 0 && w.k == 0:
		s += 3.5
	case t.dates > 0:
		s++
	}
	return s
}

// startLook compares a line with the first of the section.
func (w *entryWalk) startLook(s float64, t *traits) float64 {
	if sameLook(t.look, w.ts[0].look) {
		s++
	} else {
		s--
	}
	if t.wide != w.ts[0].wide {
		s -= 0.7
	}
	return s
}

// startBelow rates what stands above the line.
func (w *entryWalk) startBelow(s float64, i int) float64 {
	t := &w.ts[i]
	if w.ts[i-1].body {
		s++
	}
	if t.gap {
		s++
	}
	if w.undatedStart(i) {
		s += 1.8 // an entry may lack dates
	}
	if headings.IsLabel(w.paras[i].text) {
		s -= 4
	}
	return s
}

// undatedStart reports a line without a date that looks like the first of an entry where gaps
// stand between entries only.
func (w *entryWalk) undatedStart(i int) bool {
	t := &w.ts[i]
	return t.clear && t.gap && t.dates == 0 && sameLook(t.look, w.ts[0].look) && w.endsAbove(i)
}

// endsAbove reports that the entry above line i can be over.
func (w *entryWalk) endsAbove(i int) bool {
	above := &w.ts[i-1]
	return above.body || i > 1 && !above.gap || above.a && above.b
}
