package layout

import (
	"math"
	"slices"
	"strings"

	"focal/internal/ingest/page"
)

// raiseNotes moves the lines of a block at the right margin (place, dates,
// duration of an entry) that stand beside the entry's body up behind its head
// line, where a reader looks for them.
func raiseNotes(ls []page.Line) []page.Line {
	out := make([]page.Line, 0, len(ls))
	for i := 0; i < len(ls); {
		j := i
		for j < len(ls) && ls[j].Block == ls[i].Block {
			j++
		}
		out = append(out, raiseIn(ls[i:j])...)
		i = j
	}
	return out
}

func raiseIn(ls []page.Line) []page.Line {
	edge, ok := noteEdge(ls)
	if !ok {
		return ls
	}
	r := noteRaiser{edge: edge, from: math.Inf(1), head: -1}
	for _, l := range ls {
		r.from, r.to = min(r.from, l.X), max(r.to, l.Segments[0].Right)
	}
	for _, l := range ls {
		r.take(l)
	}
	return r.out
}

// noteRaiser walks through the lines of a block whose notes end at an edge.
type noteRaiser struct {
	edge     float64
	from, to float64 // of the body
	out      []page.Line
	head     int     // index in out of the line that notes go behind, -1 without one
	noteY    float64 // baseline of it, or of the last note
	body     bool    // the entry's body has begun
}

func (r *noteRaiser) take(l page.Line) {
	note := r.isNote(l)
	if n := len(l.Segments); note && r.near(l) && (n == 1 || n == 2 && r.wrapped(l)) {
		r.raise(l)
		if n == 1 {
			return
		}
		l.Segments = l.Segments[:1]
		l.Right = l.Segments[0].Right
		r.out = append(r.out, l)
	} else {
		r.keep(l, note)
	}
	r.body = l.Bullet != "" || r.body && len(l.Segments) == 1
}

// isNote reports whether a line ends with text at the edge that is no decoration.
func (r *noteRaiser) isNote(l page.Line) bool {
	last := l.Segments[len(l.Segments)-1]
	return math.Abs(last.Right-r.edge) < 2.5 && last.X > r.from+0.55*(r.edge-r.from) && strings.Trim(last.Text(), bullets+" ") != ""
}

// near reports whether a line is close to the head line or to the last note.
func (r *noteRaiser) near(l page.Line) bool { return r.head >= 0 && l.Y-r.noteY < 1.8*l.Size }

// wrapped reports whether the first segment of a line is a line of the body.
func (r *noteRaiser) wrapped(l page.Line) bool {
	return l.Bullet != "" || r.body || l.Segments[0].Right > r.from+max(0.9*(r.to-r.from), 0.5*(r.edge-r.from))
}

// raise puts the last segment of a line behind the head line and the notes that are there.
func (r *noteRaiser) raise(l page.Line) {
	last := l.Segments[len(l.Segments)-1]
	note := page.Line{Block: l.Block, X: last.X, Right: last.Right, Y: l.Y, Size: l.Size, Segments: []page.Segment{last}}
	r.out = slices.Insert(r.out, r.head+1, note)
	r.head, r.noteY = r.head+1, l.Y
}

// keep leaves a line where it is; notes may go behind one that has a note itself.
func (r *noteRaiser) keep(l page.Line, note bool) {
	r.out = append(r.out, l)
	several := len(l.Segments) > 1
	switch {
	case note && several && l.Bullet == "":
		r.head, r.noteY = len(r.out)-1, l.Y
	case several, l.Y-r.noteY > 1.8*l.Size:
		r.head = -1
	}
}

// noteEdge returns the right edge that at least three lines with several segments share.
func noteEdge(ls []page.Line) (float64, bool) {
	var ends []float64
	for _, l := range ls {
		if n := len(l.Segments); n > 1 {
			ends = append(ends, l.Segments[n-1].Right)
		}
	}
	for _, v := range ends {
		n := 0
		for _, w := range ends {
			if math.Abs(v-w) < 2 {
				n++
			}
		}
		if n >= 3 && n*10 >= len(ends)*6 {
			return v, true
		}
	}
	return 0, false
}
