package extract

import (
	"focal/internal/ingest/page"
)

// WrapPair is a line of a file and the line above it, as the joining of wrapped lines sees them.
type WrapPair struct {
	Above, Line string
	Now         bool // what the program says
	Plain       bool // printed, and without a mark
	Joined      bool // what is known
	Known       bool
	Anew        bool // it cannot go on
	Features    []uint32
}

// WrapPairs tells of every line but the first how it stands to the one above it. told says what is known of them.
func WrapPairs(src *page.Document, told func(above, line string) (joined, known bool)) []WrapPair {
	lines, _, _ := flatten(src)
	drop := noise(lines)
	var kept []line
	for i := range lines {
		if !drop[i] {
			kept = append(kept, lines[i])
		}
	}
	joined := map[int]bool{}
	for _, p := range paragraphs(kept) {
		for n, at := range p.lines {
			joined[at] = n > 0
		}
	}
	var out []WrapPair
	var p *para
	for i := range kept {
		l := &kept[i]
		if underline(l.text) {
			continue
		}
		if p != nil {
			f := featuresOfWrap(p, l)
			w := WrapPair{Above: p.last.text, Line: l.text, Now: joined[l.index], Features: f.keys}
			w.Plain, w.Anew = !l.bullet && l.right > 0, beginsAnew(p, l)
			w.Joined, w.Known = told(w.Above, w.Line)
			out = append(out, w)
			if w.Known && w.Joined || !w.Known && w.Now {
				p.add(l)
				continue
			}
		}
		p = &para{lines: []int{l.index}, first: *l, last: *l, segs: l.segs, text: l.text, bullet: l.bullet}
	}
	return out
}
