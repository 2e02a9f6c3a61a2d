package extract

import (
	"maps"
	"slices"

	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
)

// formLabels says of the lines of forms what they are, where labels tell of other posts than the reading has: what stands
// below the fields of a post is its text, whatever it looks like.
func (b *builder) formLabels(r *labeller.Reading) map[int][]labeller.Label {
	out := map[int][]labeller.Label{}
	for i := 0; i < len(b.lines); i++ {
		run := runOfPosts(r, i)
		if len(run) == 0 {
			continue
		}
		i = run[len(run)-1]
		probe := builder{lines: b.lines, used: map[int]bool{}}
		list := probe.records(paragraphs(b.linesAt(run)))
		if slices.ContainsFunc(list, func(e record) bool { return !e.whole() }) {
			continue
		}
		said := labelsOf(list)
		if b.startsElsewhere(r, run, said) {
			for _, at := range run {
				if l, ok := said[b.lines[at].index]; ok {
					out[at] = []labeller.Label{l}
				}
			}
		}
	}
	return out
}

// labelsOf tells of the lines of records, by their number in the file, what they are.
func labelsOf(list []record) map[int]labeller.Label {
	out := map[int]labeller.Label{}
	for i := range list {
		e := &list[i]
		for k := range e.body {
			for _, n := range e.body[k].lines {
				out[n] = labeller.WorkBody
			}
		}
		first := -1
		for _, p := range append(slices.Collect(maps.Values(e.fields)), e.head...) {
			for _, n := range p.lines {
				out[n] = labeller.WorkHead
				if first < 0 || n < first {
					first = n
				}
			}
		}
		out[first] = labeller.WorkStart
	}
	return out
}

// startsElsewhere reports posts that were not read where labels say that they begin.
func (b *builder) startsElsewhere(r *labeller.Reading, run []int, said map[int]labeller.Label) bool {
	return slices.ContainsFunc(run, func(at int) bool {
		l, ok := said[b.lines[at].index]
		begins := slices.ContainsFunc(r.Entries, func(e labeller.Entry) bool { return e.Kind == labeller.Post && e.Head[0] == at })
		return ok && begins != (l == labeller.WorkStart)
	})
}

// runOfPosts are the lines of posts from line i on.
func runOfPosts(r *labeller.Reading, i int) (run []int) {
	for ; i < len(r.Labels) && slices.Contains(contents[headings.Work], r.Labels[i]); i++ {
		run = append(run, i)
	}
	return run
}

// whole reports a record of a post that lacks nothing.
func (e *record) whole() bool {
	return !e.text(roleTitle).IsZero() && !e.text(roleOrg).IsZero() && !e.period().IsZero()
}
