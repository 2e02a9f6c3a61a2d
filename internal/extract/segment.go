package extract

import (
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
)

// entry is the range of paragraphs of one entry of a section.
type entry struct {
	from, to int // paras[from:to]
	headTo   int // header lines are paras[from:headTo]
	banner   int // index of the banner line above, -1
}

// evidence scores a header text for the two main roles of a section.
type entryEvidence struct {
	a, b func(string) float64
	// bullets tells that entries may be drawn as list items.
	bullets bool
	titles  bool // long lines are names of things, not text
	names   bool // the same, but a line that ends a sentence is text
	long    bool // headers may hold a line per field
	leave   bool // a line may explain a gap
}

// The states of the walk: how far from the start of the entry, whether it had a
// date, a body and each main role.
const (
	maxPos    = 6
	bitDated  = 1
	bitBody   = 2
	bitA      = 4
	bitB      = 8
	flagCount = 16
)

// segmentEntries finds where entries begin: the starts that explain the section best,
// given that its entries share one form. offset k of the date within the header is
// tried from 0 to 4.
func segmentEntries(paras []para, ev entryEvidence) []entry {
	if len(paras) == 0 {
		return nil
	}
	ts := traitsOf(paras, ev)
	dated := 0
	for i := range ts {
		if ts[i].dates > 0 {
			dated++
		}
	}
	best, bestScore := []int{0}, 0.0
	for k := 0; k <= 4; k++ {
		starts, score := walk(paras, ts, k, dated > 0)
		if k == 0 || score > bestScore+0.01 {
			best, bestScore = starts, score
		}
		if dated == 0 {
			break
		}
	}
	var out []entry
	for i, s := range best {
		e := entry{from: s, to: len(paras), banner: -1}
		if i+1 < len(best) {
			e.to = best[i+1]
		}
		e.headTo = headerEnd(paras, ts, e, ev.long)
		out = append(out, e)
	}
	return banners(paras, ts, out)
}

// headerEnd finds the end of an entry's header lines.
func headerEnd(paras []para, ts []traits, e entry, long bool) int {
	end := e.from
	dated := false
	a, b := false, false
	for end < e.to && end < e.from+7 {
		t := &ts[end]
		if t.body || headings.IsLabel(paras[end].text) || (t.aside || ts[e.from].away) && end > e.from {
			break
		}
		if n := end - e.from; n >= 2 && dated && t.dates == 0 && !(long && paras[end].count <= 8) {
			// after date, title and organisation only a place may follow
			if (a && b || n >= 3) && !t.a && !t.b && evidence.Place(paras[end].text) < 1 && !sameLook(ts[end].look, ts[e.from].look) {
				break
			}
		}
		a, b = a || t.a, b || t.b
		dated = dated || t.dates > 0
		end++
	}
	if end == e.from {
		end++
	}
	return end
}

func sameLook(a, b style) bool {
	return a.bold == b.bold && a.size == b.size && a.italic == b.italic && a.colour == b.colour && a.caps == b.caps
}

func walk(paras []para, ts []traits, k int, dated bool) ([]int, float64) {
	type cell struct {
		score float64
		from  int16 // state before; -1 = started here
		ok    bool
	}
	n := len(paras)
	states := (maxPos + 1) * flagCount
	table := make([]cell, n*states)
	at := func(i, s int) *cell { return &table[i*states+s] }
	state := func(pos, flags int) int { return pos*flagCount + flags }
	look, wide := ts[0].look, ts[0].wide
	flagsOf := func(t *traits) int {
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
	bodies, as := 0, 0
	for i := range ts {
		if ts[i].body {
			bodies++
		}
		if ts[i].a {
			as++
		}
	}
	closing := func(flags int) float64 {
		s := 0.0
		if bodies > 1 && flags&bitBody == 0 {
			s -= 0.7
		}
		if as > 1 && flags&bitA == 0 {
			s -= 0.7
		}
		if dated && flags&bitDated == 0 {
			s -= 2.5
		}
		if flags&bitBody == 0 && flags&bitDated == 0 {
			s -= 0.8
		}
		return s
	}
	put := func(i, s int, score float64, from int16) {
		c := at(i, s)
		if !c.ok || score > c.score+1e-9 {
			*c = cell{score, from, true}
		}
	}
	put(0, state(0, flagsOf(&ts[0])), startScore(paras, ts, 0, k, look, wide), -1)
	for i := 1; i < n; i++ {
		t := &ts[i]
		begin := startScore(paras, ts, i, k, look, wide)
		for s := 0; s < states; s++ {
			c := at(i-1, s)
			if !c.ok {
				continue
			}
			pos, flags := s/flagCount, s%flagCount
			// continue
			score := c.score
			next := min(pos+1, maxPos)
			if !t.body {
				if ts[i-1].away {
					score -= 3 // nothing belongs to a gap
				}
				if t.dates > 0 {
					switch {
					case flags&bitDated != 0 && t.aside:
						score -= 0.5
					case flags&bitDated != 0:
						score -= 3.2
					case flags&bitBody != 0:
						score -= 1.5
					case pos+1 == k:
						score += 3.5
					default:
						score++
					}
				}
				if t.a && flags&bitA != 0 && !t.aside {
					score -= 1.4
				}
				if t.a && flags&bitA != 0 && t.firm {
					score -= 2
				}
				if t.a && pos == 0 && flags&(bitA|bitB|bitDated) == bitA|bitB|bitDated && !t.aside {
					score -= 2.4 // the line above says it all
				}
				if t.b && flags&bitB != 0 && !t.aside {
					score -= 0.8
				}
				if flags&bitBody != 0 && t.aside {
					score -= 0.3
				} else if flags&bitBody != 0 {
					score -= 0.8
					if sameLook(t.look, look) {
						score -= 1.2
					}
					if t.gap {
						score -= 0.5
					}
				} else if t.gap {
					score -= 0.5
				}
				if t.b && !t.a && !t.aside && t.dates == 0 && flags&(bitDated|bitA) == bitDated|bitA && pos >= 2 {
					score -= 1.2 // another organisation after a complete header
				}
				if flags&bitBody == 0 && pos >= 4 {
					score -= 0.6
				}
			}
			put(i, state(next, flags|flagsOf(t)), score, int16(s))
			// or begin anew
			put(i, state(0, flagsOf(t)), c.score+closing(flags)+begin, -2-int16(s))
		}
	}
	best, bestScore := -1, 0.0
	for s := 0; s < states; s++ {
		if c := at(n-1, s); c.ok {
			if v := c.score + closing(s%flagCount); best < 0 || v > bestScore+1e-9 {
				best, bestScore = s, v
			}
		}
	}
	var starts []int
	for i, s := n-1, best; i >= 0; i-- {
		c := at(i, s)
		if c.from < 0 {
			starts = append(starts, i)
			if c.from == -1 {
				break
			}
			s = int(-2 - c.from)
			continue
		}
		s = int(c.from)
	}
	for i, j := 0, len(starts)-1; i < j; i, j = i+1, j-1 {
		starts[i], starts[j] = starts[j], starts[i]
	}
	return starts, bestScore
}

func startScore(paras []para, ts []traits, i, k int, look style, wide bool) float64 {
	t := &ts[i]
	if t.body {
		return -5
	}
	s := -0.4
	if t.aside {
		s -= 1.5
	} else if t.dates > 0 {
		if k == 0 {
			s += 3.5
		} else {
			s++
		}
	}
	if t.onlyDt && k != 0 {
		s -= 2
	}
	if sameLook(t.look, look) {
		s += 1
	} else {
		s -= 1
	}
	if t.wide != wide {
		s -= 0.7
	}
	if i > 0 {
		if ts[i-1].body {
			s += 1
		}
		if t.gap {
			s += 1
		}
		if t.clear && t.gap && t.dates == 0 && sameLook(t.look, look) && (ts[i-1].body || i > 1 && !ts[i-1].gap || ts[i-1].a && ts[i-1].b) {
			s += 1.8 // an entry may lack dates
		}
		if headings.IsLabel(paras[i].text) {
			s -= 4
		}
	}
	if t.a || t.b {
		s += 0.4
	}
	return s
}
