package extract

import (
	"strings"
	"unicode"

	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// A CV draws the heads of its projects alike: bold, larger, or left of the items below them. The labeller looks at words first and
// lets a project run on into the next where those are unusual, or begins one at a second line of a head. How the heads are drawn
// tells both.

// drawing is what the heads of one list share.
type drawing struct {
	size                 int
	bold, italic, bullet bool
	left                 bool // of the items that have bullets
}

// projectHeads looks at the lines of one list of projects.
type projectHeads struct {
	lines  []line
	labels []labeller.Label
	items  float64 // where the items with bullets stand; 0 where there are none
	heads  drawing
}

// projectsAlike begins projects where the heads of their lists are drawn, but for lines of which the user told.
func (b *builder) projectsAlike(r *labeller.Reading) {
	if len(b.opts.Labels) > 0 {
		return
	}
	for from := 0; from < len(b.lines); from++ {
		to := from
		for to < len(b.lines) && (r.Labels[to] == labeller.ProjStart || r.Labels[to] == labeller.ProjBody) {
			to++
		}
		if to > from {
			h := projectHeads{lines: b.lines[from:to], labels: r.Labels[from:to]}
			h.settle()
			from = to
		}
	}
}

func (h *projectHeads) settle() {
	for i := range h.lines {
		if l := &h.lines[i]; l.bullet && (h.items == 0 || l.x < h.items) {
			h.items = l.x
		}
	}
	first := -1
	for i, l := range h.labels {
		if l == labeller.ProjStart {
			first = i
			break
		}
	}
	if first < 0 {
		return
	}
	for i := first + 1; i < len(h.lines); i++ {
		if h.subtitle(i) {
			h.labels[i] = labeller.ProjBody
		}
	}
	h.heads = h.drawn(first)
	if !h.heads.bullet && h.tells(first) {
		for i := first + 1; i < len(h.lines); i++ {
			h.settleLine(i)
		}
	}
	h.cycles(first)
}

// subtitle reports a line taken for a project that stands between a bolder or larger head and its text: what it was made with.
func (h *projectHeads) subtitle(i int) bool {
	a, l := &h.lines[i-1].style, &h.lines[i].style
	paler := a.bold && !l.bold && a.size >= l.size || a.bold == l.bold && a.size > l.size
	return paler && h.labels[i] == labeller.ProjStart && h.labels[i-1] == labeller.ProjStart && !h.lines[i].bullet &&
		i+1 < len(h.lines) && h.labels[i+1] == labeller.ProjBody && !overProject(h.lines[i-1].text)
}

// overProject reports a line that counts a project, or says of what kind it is, above its name: "Project 2", "Final Year Project".
func overProject(text string) bool {
	w := words.Split(strings.TrimRight(text, " 0123456789.:-–—"))
	return len(w) == 0 || strings.HasPrefix(w[0], "project") || strings.HasPrefix(w[len(w)-1], "project")
}

// settleLine begins a project at a line that is drawn as the heads are, and none at the second line of one.
func (h *projectHeads) settleLine(i int) {
	above := h.labels[i-1] == labeller.ProjStart
	alike := h.drawn(i) == h.heads
	switch {
	case h.labels[i] == labeller.ProjBody && alike && !above && h.begins(i):
		h.labels[i] = labeller.ProjStart
	}
}

func (h *projectHeads) drawn(i int) drawing {
	l := &h.lines[i]
	return drawing{
		size: l.style.size, bold: l.style.bold, italic: l.style.italic, bullet: l.bullet,
		left: h.items > 0 && !l.bullet && l.x < h.items-leftOfItems,
	}
}

// leftOfItems is how far, in points, a head stands left of the items below it at the least.
const leftOfItems = 6

// mostAlike is how many of the lines that are no heads may be drawn as heads are, where those are to be told by that.
const mostAlike = 8

// tells reports that how the heads are drawn tells them from the other lines of the list.
func (h *projectHeads) tells(first int) bool {
	text, alike, starts, others := 0, 0, 0, 0
	for i := first; i < len(h.lines); i++ {
		same := h.drawn(i) == h.heads
		switch {
		case h.labels[i] != labeller.ProjStart:
			text++
			if same && !h.shaped(i) {
				alike++
			}
		case same:
			starts++
		default:
			others++
		}
	}
	return text > 0 && starts >= others && alike*mostAlike <= text
}

// shaped reports a line that has the form of a name: few words that begin with a capital and end no sentence, no label of a part.
func (h *projectHeads) shaped(i int) bool {
	l := &h.lines[i]
	text := strings.TrimSpace(l.text)
	first := strings.TrimLeft(text, `"“‘'([#0123456789.) `)
	if l.cont || l.beside || wordCount(text) > longHead || first == "" || !unicode.IsUpper([]rune(first)[0]) || endsWith(text, ".,;:-–") {
		return false
	}
	label, _, _ := strings.Cut(text, ":")
	return projectPart(label) == "" && !announces(text) && !datesOnly(text) && !knownHeading(text) && !h.repeated(text)
}

// longHead is how many words the head of a project has at the most, with its time and what it was made with.
const longHead = 16

// repeated reports a text that stands in the list twice: a label above the parts of each project.
func (h *projectHeads) repeated(text string) bool {
	n := 0
	for i := range h.lines {
		if words.Squeeze(h.lines[i].text) == words.Squeeze(text) {
			n++
		}
	}
	return n > 1
}

// begins reports a line drawn as a head that is one: text stands above it and below it.
func (h *projectHeads) begins(i int) bool {
	return h.shaped(i) && h.below(i) && h.drawn(i-1) != h.heads
}

// below reports that text of the list follows a line.
func (h *projectHeads) below(i int) bool {
	return i+1 < len(h.lines) && h.labels[i+1] == labeller.ProjBody && h.drawn(i+1) != h.heads
}
