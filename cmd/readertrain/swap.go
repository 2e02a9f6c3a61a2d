package main

import (
	"math/rand/v2"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/extract/labeller"
)

// swapper makes further CVs to learn from: the titles, employers, degrees and schools of
// real ones change places with those of other CVs, so that the networks learn how heads are
// written and not only who wrote them.
type swapper struct {
	values map[string][]string // by field
	random *rand.Rand
}

func newSwapper(list []*aligned) *swapper {
	s := &swapper{values: map[string][]string{}, random: rand.New(rand.NewPCG(1, 2))} //nolint:gosec // the same CVs at every training
	for _, a := range list {
		a.swappable(func(field string, _ place, value *string) { s.values[field] = append(s.values[field], *value) })
	}
	return s
}

// swappable calls do with the fields of the entries that were found in the file.
func (a *aligned) swappable(do func(field string, at place, value *string)) {
	visit := func(p placed, field string, value *string) {
		if at := p.fields[field]; at.to > 0 && *value != "" {
			do(field, at, value)
		}
	}
	for i, p := range a.posts {
		visit(p, "title", &a.cv.gold.Work[i].Position)
		visit(p, "org", &a.cv.gold.Work[i].Name)
	}
	for i, p := range a.courses {
		visit(p, "degree", &a.cv.gold.Education[i].Degree)
		visit(p, "school", &a.cv.gold.Education[i].Institution)
	}
}

// swapped is a CV with other values, nil where its lines could not be labelled as before.
func (s *swapper) swapped(a *aligned) *aligned {
	type edit struct {
		at    place
		value string
	}
	other := *a
	labels := a.cv.gold
	labels.Work, labels.Education = slices.Clone(labels.Work), slices.Clone(labels.Education)
	other.cv = &cv{gold: labels, pages: a.cv.pages}
	given := map[place]string{} // an employer can stand over several posts
	var edits []edit
	other.swappable(func(field string, at place, value *string) {
		v, known := given[at]
		if !known {
			if v = s.like(field, *value); v == "" || !a.inOneSegment(at) {
				v = *value
			} else {
				edits = append(edits, edit{at, v})
			}
			given[at] = v
		}
		*value = v
	})
	slices.SortFunc(edits, func(x, y edit) int { return y.at.from - x.at.from })
	lines := slices.Clone(a.lines)
	for n, e := range edits {
		if n > 0 && e.at.to > edits[n-1].at.from {
			return nil // fields that overlap
		}
		replaceWords(lines, a.stream, e.at, e.value)
	}
	out := align(other.cv, lines)
	if len(edits) == 0 || !slices.Equal(out.allowed, a.allowed) {
		return nil
	}
	return out
}

// like draws a value of a field that is set as the one given is: in capitals or not, about
// as long.
func (s *swapper) like(field, value string) string {
	list := s.values[field]
	words := len(strings.Fields(value))
	for range 20 {
		v := list[s.random.IntN(len(list))]
		if n := len(strings.Fields(v)); capitals(v) == capitals(value) && n >= words-1 && n <= words+2 && !strings.ContainsAny(v, "\t\n") {
			return v
		}
	}
	return ""
}

func capitals(s string) bool { return !strings.ContainsFunc(s, unicode.IsLower) }

// inOneSegment reports a stretch that neither a line's end nor a gap parts.
func (a *aligned) inOneSegment(p place) bool {
	first, last := p.from, p.to-1
	if a.stream.line[first] != a.stream.line[last] {
		return false
	}
	text := a.lines[a.stream.line[first]].Text
	return !strings.Contains(text[a.stream.offset[first]:a.stream.offset[last]], "\t")
}

// replaceWords puts a value in the place of a stretch of one segment.
func replaceWords(lines []labeller.Line, s *stream, p place, value string) {
	l := &lines[s.line[p.from]]
	from, to := s.offset[p.from], s.offset[p.to-1]
	_, size := utf8.DecodeRuneInString(l.Text[to:])
	to += size
	l.Text = l.Text[:from] + value + l.Text[to:]
	l.Segments = slices.Clone(l.Segments)
	start := 0
	for i := range l.Segments {
		seg := &l.Segments[i]
		end := start + len(seg.Text)
		if from < start || to > end {
			start = end + 1
			continue
		}
		a, b := from-start, to-start
		seg.Text = seg.Text[:a] + value + seg.Text[b:]
		seg.Bold = slices.Clone(seg.Bold)
		for k := range seg.Bold {
			seg.Bold[k] = moved(seg.Bold[k], a, b, len(value))
		}
		return
	}
}

// moved is a stretch after the bytes from a to b became n bytes.
func moved(s labeller.Stretch, a, b, n int) labeller.Stretch {
	shifted := func(at int) int {
		switch {
		case at >= b:
			return at + n - (b - a)
		case at > a:
			return a + n
		}
		return at
	}
	return labeller.Stretch{From: shifted(s.From), To: shifted(s.To)}
}
