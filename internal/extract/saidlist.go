package extract

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/extract/headings"
)

// A line that names a list, of skills or under a heading that nobody knows, is moved with the list: what is left behind would stand
// under another name.

// listBelow are the lines of the list that a line names which is moved alone; none where it names none, or has words of the list.
func (b *builder) listBelow(gesture []cv.Mark) (below []int) {
	m := gesture[0]
	if len(gesture) > 1 || m.As != cv.MarkMove || m.Part != "" || m.Entry != 0 {
		return nil
	}
	names := func(t *cv.Text) bool { return t.Value != "" && slices.Equal(t.Lines, []int{m.Line}) }
	for i := range b.doc.Skills {
		if g := &b.doc.Skills[i]; names(&g.Name) {
			below = linesOfTexts(g.Keywords)
		}
	}
	for i := range b.doc.Additional {
		if o := &b.doc.Additional[i]; names(&o.Heading) {
			for _, it := range o.Items {
				below = append(below, it.Text.Lines...)
			}
		}
	}
	isElsewhere := func(l int) bool { return l <= m.Line || l > m.Line+linesOfList || b.spokenOf(l) }
	if slices.ContainsFunc(below, isElsewhere) {
		return nil
	}
	return below
}

// linesOfList are those of a list that one name stands for; what has more is a section that was not recognised.
const linesOfList = 12

func linesOfTexts(list []cv.Text) (out []int) {
	for _, t := range list {
		out = append(out, t.Lines...)
	}
	return out
}

// nameList makes the first of moved lines the heading of the others, where the section has lists with names of their own.
func (b *builder) nameList(to cv.Mark, s *section, below []int) {
	if len(below) == 0 || to.Section != cv.SectionAdditional || len(s.lines) < 2 || s.lines[0].index != to.Line {
		return
	}
	s.at, s.heading = to.Line, headings.Bare(s.lines[0].text)
	s.lines = s.lines[1:]
}
