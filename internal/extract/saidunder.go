package extract

import (
	"math"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
)

// headingReach knows where what stands under a line that is said to be a heading must end: at a heading that was read, at what
// the user began, at a line that is drawn or counted as the heading is, and, of a section without entries, at an entry that was
// read well.
type headingReach struct {
	head    *line
	number  int
	entries map[int]bool // the first lines of those entries
	body    float64      // the size of most letters
	nested  bool         // a list under the heading counts anew
	above   cv.Section   // of the entries above the heading, with which others were said to begin below it; "" = none of them goes along
}

func (b *builder) reachOfHeading(m cv.Mark) *headingReach {
	r := &headingReach{entries: map[int]bool{}}
	if at := slices.IndexFunc(b.lines, func(l line) bool { return l.index == m.Line }); at >= 0 {
		r.head, r.number = &b.lines[at], b.numberAt(m.Line)
	}
	var sizes []float64
	for i := range b.lines {
		sizes = append(sizes, b.lines[i].size)
	}
	slices.Sort(sizes)
	if len(sizes) > 0 {
		r.body = sizes[len(sizes)/2]
	}
	if m.Section.HasEntries() {
		if takesText(m.Section) {
			r.above = b.sectionAbove(m.Line)
		}
		return r
	}
	for _, of := range []cv.Section{cv.SectionWork, cv.SectionEducation, cv.SectionVolunteering} {
		for _, s := range b.slots(of) {
			if s.dates.IsZero() || s.title.Value+s.org.Value == "" {
				continue
			}
			if head := s.headBegins(); head > m.Line {
				r.entries[head] = true
			}
		}
	}
	return r
}

// sectionAbove is the section of the last entry above a line that no heading parts from it; "" for none.
func (b *builder) sectionAbove(line int) cv.Section {
	at := b.slotsByLine()
	for l := line - 1; l >= 0 && !b.isHeading(l); l-- {
		if at[l] != nil {
			return at[l].section
		}
	}
	return ""
}

// headBegins is the first line of what tells an entry by name and time.
func (s *slot) headBegins() int {
	return slices.Min(slices.Concat(s.title.Lines, s.org.Lines, s.dates.Text.Lines))
}

// numberAt is the number that a line of the file begins with; 0 for none.
func (b *builder) numberAt(line int) int {
	n, _ := numberOf(strings.TrimSpace(b.doc.Source[line].Text))
	return n
}

// ends reports a line that what stands under the heading ends before.
func (r *headingReach) ends(b *builder, l *line) bool {
	start := b.startsIn(l.index)
	return b.isHeading(l.index) || start != "" && start != r.above || r.entries[l.index] ||
		r.head != nil && (r.countsOn(b, l) || r.looksAlike(l))
}

// countsOn reports the line with the next number: "IV. What I found" below "III. Where I was".
func (r *headingReach) countsOn(b *builder, l *line) bool {
	n := b.numberAt(l.index)
	if r.number == 0 || n == 0 || inFigure(b.doc.Source[r.head.index].Text) != inFigure(b.doc.Source[l.index].Text) {
		return false
	}
	r.nested = r.nested || n <= r.number
	return n == r.number+1 && !r.nested && l.style.bold == r.head.style.bold
}

// inFigure reports a text that begins with a figure, as against a letter or a Roman number.
func inFigure(text string) bool {
	at := strings.IndexFunc(text, func(c rune) bool { return !isSign(c) })
	return at >= 0 && unicode.IsDigit(rune(text[at]))
}

// looksAlike reports a short line in the large letters, or in the capitals with a colon, of the heading.
func (r *headingReach) looksAlike(l *line) bool {
	if l.bullet || l.index <= r.head.index+1 || wordCount(l.text) > wordsInHeading || l.style.bold != r.head.style.bold {
		return false
	}
	isLarge := r.head.size > 1.1*r.body && math.Abs(l.size-r.head.size) < 0.3
	ends := func(h *line) bool { return h.style.caps && strings.HasSuffix(strings.TrimSpace(h.text), ":") }
	return isLarge || ends(r.head) && ends(l)
}

// wordsInHeading are as many as a heading has at the most.
const wordsInHeading = 8
