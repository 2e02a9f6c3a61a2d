package extract

import (
	"math"

	"focal/internal/cv"
)

// drawnBelow takes the rest of a name that is drawn over two lines: "ROBIN" above "MOSS". Both stand at one edge or around one
// middle, are set larger than the text, and hold words of a name alone.
func (b *builder) drawnBelow(name cv.Text) cv.Text {
	l := b.lineOf(name)
	if l == nil || len(name.Lines) != 1 || l.text != name.Value || !wordOfName(l.text) {
		return name
	}
	for i := range b.lines {
		o := &b.lines[i]
		if !b.besideInName(l, o) || holdsWords(name.Value, o.text) {
			continue
		}
		first, second := l, o
		if o.y < l.y {
			first, second = o, l
		}
		if p := &b.doc.Person; len(p.Label.Lines) == 1 && p.Label.Lines[0] == o.index {
			p.Label = cv.Text{}
		}
		b.used[o.index] = true
		return cv.Text{Value: first.text + " " + second.text, Lines: []int{first.index, second.index}, Confidence: name.Confidence}
	}
	return name
}

// besideInName reports a line that is drawn as the one with a part of the name is, next to it.
func (b *builder) besideInName(l, o *line) bool {
	if o.index == l.index || o.page != l.page || o.y == 0 || len(o.segs) != 1 || !wordOfName(o.text) {
		return false
	}
	size := float64(max(l.style.size, o.style.size)) / 2
	if d := math.Abs(o.y - l.y); d < 0.7*size || d > 1.7*size {
		return false
	}
	middle := math.Abs(o.x+o.right-l.x-l.right) / 2
	return (math.Abs(o.x-l.x) < nameEdge || middle < nameEdge) && b.drawnAsName(l, o)
}

// nameEdge is how far apart, in points, the edges of two lines of a name may be: large letters have air around them.
const nameEdge = 6

// drawnAsName reports two lines in letters of nearly one size, well above that of the text. Where one of them holds a whole
// name, the other one has to look the same.
func (b *builder) drawnAsName(l, o *line) bool {
	small, large := min(l.style.size, o.style.size), max(l.style.size, o.style.size)
	if body := bodyStyle(b.lines).size; small*4 < body*5 || small*10 < large*8 {
		return false
	}
	return wordCount(l.text) == 1 || wordCount(o.text) == 1 && small == large
}
