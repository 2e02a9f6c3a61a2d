package labeller

import (
	"slices"
	"strings"

	"focal/internal/extract/dates"
)

// datesAtFoot gives posts the periods that stand below their text, where all of a list have theirs there: a list whose
// first post has no period, whose others all begin with a line that is nothing but one, and which ends with such a
// line would give each post the time of the one above it.
func (r *Reading) datesAtFoot(known Certain) {
	for from := 0; from < len(r.Labels); from++ {
		to := from
		for to < len(r.Labels) && postLine[r.Labels[to]] && !known.settles(to) {
			to++
		}
		if feet := r.feet(from, to); len(feet) > 0 {
			for _, k := range feet {
				r.Labels[k] = WorkHead
			}
			for _, k := range feet[:len(feet)-1] {
				r.Labels[k+1] = WorkStart
			}
		}
		from = max(from, to)
	}
}

var postLine = map[Label]bool{WorkStart: true, WorkHead: true, WorkBody: true}

// feet are the lines of a list of posts that tell the period of the post above them; nil where they do not all stand so.
func (r *Reading) feet(from, to int) (feet []int) {
	begins := from // where a post begins
	for i := from; i < to; i++ {
		switch {
		case r.periodAlone(i):
			if !r.told(begins, i) || i+1 < to && r.Labels[i] != WorkStart && r.Labels[i+1] != WorkStart {
				return nil
			}
			feet = append(feet, i)
			begins = i + 1
		case r.lines.lines[i].period && r.Labels[i] != WorkBody, r.Labels[i] == WorkStart && i != begins:
			return nil
		}
	}
	if len(feet) < 2 || begins != to {
		return nil
	}
	return feet
}

// told reports that a post which begins at a line has text above another one.
func (r *Reading) told(from, to int) bool {
	return from < to && slices.Contains(r.Labels[from:to], WorkBody)
}

// periodAlone reports a line that is a period, or several, and nothing else.
func (r *Reading) periodAlone(i int) bool {
	if !r.lines.lines[i].period {
		return false
	}
	rest, from := "", 0
	text := r.lines.lines[i].Text
	for _, m := range dates.Find(text) {
		rest += text[from:m.Start]
		from = m.End
	}
	return strings.Trim(rest+text[from:], " \t,;.()|–-") == ""
}

// begunAbove looks for the main field that an entry lacks in the line above it, which the models took for the text of the
// entry before: a short line that is drawn as that field is in another entry of the file, where it stands first, and
// not as the text above it.
func (m *Models) begunAbove(r *Reading, memo scorer, known Certain) {
	missing := map[int]Kind{} // of the entry that lacks the field, by the line above it
	for i := 1; i < len(r.Entries); i++ {
		e := &r.Entries[i]
		k := lastOf(r.Entries[i-1].Body)
		field := e.missing()
		if field == "" || k != e.Head[0]-1 || known.settles(k) || known.settles(e.Head[0]) {
			continue
		}
		if r.opensLike(e, k, field) {
			missing[k] = e.Kind
		}
	}
	if len(missing) == 0 {
		return
	}
	labels, entries, loose := slices.Clone(r.Labels), r.Entries, r.Loose
	for k, kind := range missing {
		r.Labels[k], r.Labels[k+1] = startAndHead(kind)
	}
	m.readEntries(r, memo, known)
	gained := func(k int) bool {
		return slices.ContainsFunc(r.Entries, func(e Entry) bool {
			return e.Head[0] == k && e.missing() == "" && len(e.found[k]) > 0
		})
	}
	for k := range missing {
		if !gained(k) {
			r.Labels, r.Entries, r.Loose = labels, entries, loose
			return
		}
	}
}

// opensLike reports that line k is drawn as the line with which another entry of the kind begins, that names the field.
func (r *Reading) opensLike(e *Entry, k int, field string) bool {
	f := &r.lines.lines[k]
	if k == 0 || len(f.words) > shortLine || strings.HasSuffix(f.Text, ".") || f.drawn() == r.lines.lines[k-1].drawn() {
		return false
	}
	return slices.ContainsFunc(r.Entries, func(o Entry) bool {
		first := o.Head[0]
		return o.Kind == e.Kind && first != e.Head[0] && slices.Contains(o.found[first], field) && o.missing() == "" &&
			r.lines.lines[first].drawn() == f.drawn()
	})
}

// drawn is the style of a line, whether it has cells or not.
func (f *facts) drawn() string { return strings.TrimSuffix(f.style, "|") }
