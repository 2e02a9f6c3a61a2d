package engine

import (
	"fmt"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/ingest/page"
	"focal/internal/problem"
)

// The user may ask for the lines of a file in another order. That is a mark, too: those behind it name lines by their numbers in
// that order. What was said before it goes along to the lines that say the same, so that it stands first in the list that is kept.

// inOrder is the file in the order that the last mark about it asks for, and the marks as they are in that order; let are those of lines
// that it does not have, by what they say.
func inOrder(lines *page.Document, marks []cv.Mark) (ordered *page.Document, kept []cv.Mark, let []string, err error) {
	ordered, ok := lines.InOrder(1)
	if !ok || len(marks) > maxMarks {
		return nil, nil, nil, tooManyMarks()
	}
	known := map[[2]int]*ways{} // to and fro it is the same each time
	for _, m := range marks {
		if m.As != cv.MarkOrder {
			if err := checkMark(m, len(ordered.Lines())); err != nil {
				return nil, nil, nil, err
			}
			kept = append(kept, m)
			continue
		}
		next, is := ordered.InOrder(m.Order)
		if !is {
			return nil, nil, nil, problem.New(problem.Invalid, "The lines of this CV have no order %d.", m.Order)
		}
		if next == ordered {
			continue
		}
		way := [2]int{orderOfLines(ordered), orderOfLines(next)}
		if known[way] == nil {
			known[way] = waysBetween(ordered, next)
		}
		var gone []string
		kept, gone = known[way].marks(withoutOrder(kept))
		if let = append(let, gone...); next.Order > 1 {
			kept = slices.Insert(kept, 0, cv.Mark{Line: -1, As: cv.MarkOrder, Order: next.Order})
		}
		ordered = next
	}
	return ordered, kept, let, nil
}

func withoutOrder(marks []cv.Mark) []cv.Mark {
	return slices.DeleteFunc(slices.Clone(marks), func(m cv.Mark) bool { return m.As == cv.MarkOrder })
}

func orderOfLines(d *page.Document) int { return max(d.Order, 1) }

// orderOf is the number of the order that marks ask for.
func orderOf(marks []cv.Mark) int {
	for _, m := range slices.Backward(marks) {
		if m.As == cv.MarkOrder {
			return m.Order
		}
	}
	return 1
}

// reorders reports decisions that put the lines of a result in another order: its texts and the marks are not of the same lines then.
func reorders(previous *Result, d Decisions) bool { return orderOf(previous.Marks) != orderOf(d.Marks) }

// letNotes tell what was said of lines that another order does not have.
func letNotes(let []string) []cv.Note {
	if len(let) == 0 {
		return nil
	}
	return []cv.Note{{Kind: cv.NoteReading, Reason: fmt.Sprintf(
		"These lines are not the same in the order that you chose, so what you had said of them was let go: %s", strings.Join(let, ", "))}}
}

// ways tell where the lines of one order are in another.
type ways struct {
	from, to []string // what the lines say
	lines    [][]int  // of the other order, that hold something of a line
}

// waysBetween finds the lines by what stands apart on them, which is drawn at the same place in every order.
func waysBetween(from, to *page.Document) *ways {
	w := &ways{from: textsOfLines(from), to: textsOfLines(to)}
	there := map[string]rows{}
	for text, list := range spots(to) {
		there[text] = inRows(list)
	}
	w.lines = make([][]int, len(w.from))
	for text, list := range spots(from) {
		for _, s := range list {
			if near, is := there[text].nearest(s); is && !slices.Contains(w.lines[s.line], near) {
				w.lines[s.line] = append(w.lines[s.line], near)
			}
		}
	}
	for i := range w.lines {
		slices.Sort(w.lines[i])
	}
	return w
}

func textsOfLines(d *page.Document) []string {
	lines := d.Lines()
	texts := make([]string, len(lines))
	for i := range lines {
		texts[i] = lines[i].Text()
	}
	return texts
}

// marks are those that hold in the other order: of a line that says the same there, or of words that a line of it has once.
func (w *ways) marks(all []cv.Mark) (kept []cv.Mark, let []string) {
	for _, m := range all {
		if to, ok := w.mark(m); ok {
			kept = append(kept, to)
			continue
		}
		words := m.Part
		if words == "" {
			words = strings.ReplaceAll(w.from[m.Line], "\t", " ")
		}
		if told := "“" + words + "”"; !slices.Contains(let, told) {
			let = append(let, told)
		}
	}
	return kept, let
}

func (w *ways) mark(m cv.Mark) (cv.Mark, bool) {
	same := func(line int) (int, bool) {
		for _, l := range w.lines[line] {
			if w.to[l] == w.from[line] {
				return l, true
			}
		}
		return 0, false
	}
	if m.Entry > 0 {
		entry, is := same(m.Entry - 1)
		if !is {
			return m, false
		}
		m.Entry = entry + 1
	}
	line, is := same(m.Line)
	if !is && m.Part != "" {
		holds := func(l int) bool { return strings.Count(w.to[l], m.Part) == 1 }
		if at := slices.IndexFunc(w.lines[m.Line], holds); at >= 0 {
			line, is, m.Word = w.lines[m.Line][at], true, 0
		}
	}
	m.Line = line
	return m, is
}

// inOrderOf is a result with what it says of lines by their numbers in another order.
func (r *Result) inOrderOf(lines *page.Document) *Result {
	old, is := lines.InOrder(orderOf(r.Marks))
	if !is {
		return r
	}
	w := waysBetween(old, lines)
	out := *r
	out.Original = r.Original.Clone()
	out.Original.Walk(func(ref cv.Ref) { ref.Text.Lines = w.numbers(ref.Text.Lines) })
	out.Notes, out.Rejected = w.notes(r.Notes), w.notes(r.Rejected)
	return &out
}

func (w *ways) notes(list []cv.Note) []cv.Note {
	out := slices.Clone(list)
	for i := range out {
		out[i].Lines = w.numbers(out[i].Lines)
	}
	return out
}

func (w *ways) numbers(lines []int) []int {
	var out []int
	for _, l := range lines {
		if l >= 0 && l < len(w.lines) {
			out = append(out, w.lines[l]...)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
