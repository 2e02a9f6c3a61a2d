package proofread

import (
	"slices"
	"strings"

	"focal/internal/cv"
)

// Apply returns the text with the edits made.
func Apply(text string, edits []Edit) string {
	var b strings.Builder
	at := 0
	for _, e := range edits {
		b.WriteString(text[at:e.Start])
		b.WriteString(e.After)
		at = e.End
	}
	b.WriteString(text[at:])
	return b.String()
}

// compose merges edits of a text with later ones, whose offsets refer to the
// text after the earlier: the result refers to the original text.
func compose(text string, first, later []Edit) []Edit {
	out := slices.Clone(first)
	for _, n := range slices.Backward(later) {
		out = merge(text, out, n)
	}
	return slices.DeleteFunc(out, func(e Edit) bool { return e.Before == e.After })
}

// covers reports that the byte at is one that the edit changes.
func (e Edit) covers(at int) bool { return e.Start <= at && at < e.End }

// meets reports an edit that overlaps the range, or is of the same.
func (e Edit) meets(start, end int) bool {
	return start < e.End && e.Start < end || start == e.Start && end == e.End
}

// growth is by how much the edit makes the text longer.
func (e Edit) growth() int { return len(e.After) - (e.End - e.Start) }

// merge adds one edit, given in coordinates of the text after the others.
func merge(text string, edits []Edit, n Edit) []Edit {
	from, shift := firstMet(edits, n)
	to, start, shiftEnd := from, n.Start-shift, shift
	prefix, suffix := "", ""
	for to < len(edits) && edits[to].Start+shiftEnd <= n.End {
		e := edits[to]
		head := e.Start + shiftEnd // where e begins in the later text
		if to == from && head <= n.Start {
			start, prefix = e.Start, e.After[:min(len(e.After), n.Start-head)]
		}
		shiftEnd += e.growth()
		if tail := head + len(e.After); tail >= n.End {
			suffix = e.After[max(0, n.End-head):]
		}
		n = join(e, n)
		to++
	}
	end := n.End - shiftEnd
	if to > from {
		end = max(end, edits[to-1].End)
	}
	n.After = prefix + n.After + suffix
	n.Start, n.End, n.Before = start, end, text[start:end]
	return slices.Replace(edits, from, to, n)
}

// firstMet returns the first edit that does not end before the new one, and by how much those
// before it make the text longer.
func firstMet(edits []Edit, n Edit) (from, shift int) {
	for from < len(edits) && edits[from].Start+shift+len(edits[from].After) < n.Start {
		shift += edits[from].growth()
		from++
	}
	return from, shift
}

// gather makes one edit of corrections of spacing that only a mark parts, so that
// "10 % ,then" is one change to the reader.
func gather(text string, edits []Edit) []Edit {
	out := edits[:0:0]
	for _, e := range edits {
		if n := len(out) - 1; n >= 0 && oneChange(text, out[n], e) {
			out[n].take(text, e)
			continue
		}
		out = append(out, e)
	}
	return out
}

// oneChange reports two corrections of spacing with nothing but a mark between them.
func oneChange(text string, a, b Edit) bool {
	return a.Rule == "spacing" && b.Rule == "spacing" && b.Start-a.End <= 2 &&
		strings.Trim(text[a.End:b.Start], ".,;:!?%()") == ""
}

// take makes a later edit part of this one.
func (e *Edit) take(text string, later Edit) {
	between := text[e.End:later.Start]
	e.After += between + later.After
	e.Before += between + later.Before
	e.End = later.End
	if !strings.Contains(e.Reason, later.Reason) {
		e.Reason += " " + later.Reason
	}
}

// join keeps the words for the user of both edits.
func join(earlier, later Edit) Edit {
	if earlier.Kind == cv.NoteSpelling {
		later.Kind = cv.NoteSpelling
	}
	if !strings.Contains(later.Reason, earlier.Reason) {
		later.Reason = earlier.Reason + " " + later.Reason
	}
	if later.Rule != earlier.Rule {
		later.Rule = earlier.Rule + "+" + later.Rule
	}
	return later
}

// settle sorts edits and drops those that overlap an earlier one; equal starts
// keep the one that was found first.
func settle(edits []Edit) []Edit {
	slices.SortStableFunc(edits, func(a, b Edit) int { return a.Start - b.Start })
	out := edits[:0]
	for _, e := range edits {
		if e.Before != e.After && e.fitsBehind(out) {
			out = append(out, e)
		}
	}
	return out
}

// fitsBehind reports that the edit overlaps none of those before it.
func (e Edit) fitsBehind(edits []Edit) bool {
	if len(edits) == 0 {
		return true
	}
	last := edits[len(edits)-1]
	return e.Start >= last.End && e.Start != last.Start
}
