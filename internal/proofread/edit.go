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

// merge adds one edit, given in coordinates of the text after the others.
func merge(text string, edits []Edit, n Edit) []Edit {
	shift, from := 0, 0
	for from < len(edits) && edits[from].Start+shift+len(edits[from].After) < n.Start {
		shift += len(edits[from].After) - (edits[from].End - edits[from].Start)
		from++
	}
	start, end, shiftEnd, to := n.Start-shift, 0, shift, from
	prefix, suffix := "", ""
	for to < len(edits) && edits[to].Start+shiftEnd <= n.End {
		e := edits[to]
		head := e.Start + shiftEnd // where e begins in the later text
		if to == from && head <= n.Start {
			start, prefix = e.Start, e.After[:min(len(e.After), n.Start-head)]
		}
		shiftEnd += len(e.After) - (e.End - e.Start)
		if tail := head + len(e.After); tail >= n.End {
			suffix = e.After[max(0, n.End-head):]
		}
		n = join(e, n)
		to++
	}
	end = n.End - shiftEnd
	if to > from {
		end = max(end, edits[to-1].End)
	}
	n.After = prefix + n.After + suffix
	n.Start, n.End, n.Before = start, end, text[start:end]
	return slices.Replace(edits, from, to, n)
}

// gather makes one edit of corrections of spacing that only a mark parts, so that
// "10 % ,then" is one change to the reader.
func gather(text string, edits []Edit) []Edit {
	out := edits[:0:0]
	for _, e := range edits {
		if n := len(out) - 1; n >= 0 && out[n].Rule == "spacing" && e.Rule == "spacing" && e.Start-out[n].End <= 2 && strings.Trim(text[out[n].End:e.Start], ".,;:!?%()") == "" {
			between := text[out[n].End:e.Start]
			out[n].After += between + e.After
			out[n].Before += between + e.Before
			out[n].End = e.End
			if !strings.Contains(out[n].Reason, e.Reason) {
				out[n].Reason += " " + e.Reason
			}
			continue
		}
		out = append(out, e)
	}
	return out
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
	end := -1
	for _, e := range edits {
		if e.Before == e.After || e.Start < end || e.Start == end && len(out) > 0 && out[len(out)-1].Start == e.Start {
			continue
		}
		out = append(out, e)
		end = e.End
	}
	return out
}
