package extract

import (
	"slices"

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
	best := bestStarts(paras, ts)
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

// bestStarts are the starts of the best walk, whatever line of the header bears its date.
func bestStarts(paras []para, ts []traits) []int {
	dated := slices.ContainsFunc(ts, func(t traits) bool { return t.dates > 0 })
	best, bestScore := walk(paras, ts, 0, dated)
	for k := 1; k <= 4 && dated; k++ {
		if starts, score := walk(paras, ts, k, dated); score > bestScore+0.01 {
			best, bestScore = starts, score
		}
	}
	return best
}

// headerEnd finds the end of an entry's header lines.
func headerEnd(paras []para, ts []traits, e entry, long bool) int {
	h := headerWalk{paras: paras, ts: ts, e: e, long: long}
	end := e.from
	for end < e.to && end < e.from+7 && !h.ends(end) {
		h.a, h.b = h.a || ts[end].a, h.b || ts[end].b
		h.dated = h.dated || ts[end].dates > 0
		end++
	}
	return max(end, e.from+1)
}

// headerWalk goes down the header of an entry and knows which roles it has met.
type headerWalk struct {
	paras       []para
	ts          []traits
	e           entry
	long        bool // headers may hold a line per field
	dated, a, b bool
}

// ends reports that the header is over before a line.
func (h *headerWalk) ends(at int) bool {
	t := &h.ts[at]
	if t.body || headings.IsLabel(h.paras[at].text) || (t.aside || h.ts[h.e.from].away) && at > h.e.from {
		return true
	}
	return h.complete(at) && h.strange(at)
}

// complete reports a header with its date and its roles, after which only a place may follow.
func (h *headerWalk) complete(at int) bool {
	n := at - h.e.from
	if n < 2 || !h.dated || h.ts[at].dates > 0 || h.long && h.paras[at].count <= 8 {
		return false
	}
	return h.a && h.b || n >= 3
}

// strange reports a line that is no field of the header.
func (h *headerWalk) strange(at int) bool {
	t := &h.ts[at]
	return !t.a && !t.b && evidence.Place(h.paras[at].text) < 1 && !sameLook(t.look, h.ts[h.e.from].look)
}

func sameLook(a, b style) bool {
	return a.bold == b.bold && a.size == b.size && a.italic == b.italic && a.colour == b.colour && a.caps == b.caps
}
