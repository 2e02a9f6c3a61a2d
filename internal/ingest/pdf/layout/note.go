package layout

import (
	"math"
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
	from, to := math.Inf(1), 0.0 // of the body
	for _, l := range ls {
		from, to = min(from, l.X), max(to, l.Segments[0].Right)
	}
	var out []page.Line
	head, noteY := -1, 0.0 // index in out of the line that notes go behind
	body := false
	for _, l := range ls {
		n := len(l.Segments) - 1
		last := l.Segments[n]
		isNote := math.Abs(last.Right-edge) < 2.5 && last.X > from+0.55*(edge-from) && strings.Trim(last.Text(), bullets+" ") != ""
		near := head >= 0 && l.Y-noteY < 1.8*l.Size
		wrapped := n >= 1 && (l.Bullet != "" || body || l.Segments[0].Right > from+max(0.9*(to-from), 0.5*(edge-from)))
		switch {
		case isNote && near && (n == 0 || n == 1 && wrapped):
			note := page.Line{Block: l.Block, X: last.X, Right: last.Right, Y: l.Y, Size: l.Size, Segments: []page.Segment{last}}
			out = append(out, page.Line{})
			copy(out[head+2:], out[head+1:])
			out[head+1] = note
			head, noteY = head+1, l.Y
			if n == 0 {
				continue
			}
			l.Segments = l.Segments[:1]
			l.Right = l.Segments[0].Right
			out = append(out, l)
		default:
			out = append(out, l)
			if isNote && n >= 1 && l.Bullet == "" {
				head, noteY = len(out)-1, l.Y
			} else if n >= 1 || l.Y-noteY > 1.8*l.Size {
				head = -1
			}
		}
		body = l.Bullet != "" || body && len(l.Segments) == 1
	}
	return out
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
