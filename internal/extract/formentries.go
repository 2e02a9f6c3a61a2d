package extract

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
)

// formed reads the posts that a form or the rows of a table name by their fields, by the line where each begins: labels
// say for certain what the labeller reads from words. They are taken where it found the same entries and nothing whole
// of any, or where a row names the columns.
func (b *builder) formed(list []labeller.Entry, r *labeller.Reading) map[int]cv.Engagement {
	out := map[int]cv.Engagement{}
	for i := 0; i < len(b.lines); i++ {
		run := runOfPosts(r, i)
		if len(run) == 0 {
			continue
		}
		i = run[len(run)-1]
		var own []labeller.Entry
		for _, e := range list {
			if e.Kind == labeller.Post && e.Head[0] >= run[0] && e.Head[0] <= i {
				own = append(own, e)
			}
		}
		if at := run[0] - 1; at >= 0 && b.namesFields(at) {
			run = append([]int{at}, run...)
		}
		table := b.namesFields(run[0])
		for k, w := range b.form(run, own) {
			e := &own[k]
			if !table || !b.whole(*e) || b.postPeriod(e).Display() != w.Dates.Display() { // else it was read from the same cells
				out[e.Head[0]] = w
			}
		}
	}
	return out
}

// withoutColumnNames takes the row that names the columns of a table out of the entries.
func (b *builder) withoutColumnNames(list []labeller.Entry) []labeller.Entry {
	return slices.DeleteFunc(slices.Clone(list), func(e labeller.Entry) bool {
		names := e.Kind == labeller.Post && len(e.Head) == 1 && len(e.Body) == 0 && b.namesFields(e.Head[0])
		if names {
			b.use(b.indices(e.Head))
		}
		return names
	})
}

// runOfPosts are the lines of posts from line i on.
func runOfPosts(r *labeller.Reading, i int) (run []int) {
	for ; i < len(r.Labels) && slices.Contains(contents[headings.Work], r.Labels[i]); i++ {
		run = append(run, i)
	}
	return run
}

// form reads lines as a form, where that makes more of the entries that were found there.
func (b *builder) form(run []int, own []labeller.Entry) []cv.Engagement {
	probe := builder{lines: b.lines, used: map[int]bool{}}
	list := probe.records(paragraphs(b.linesAt(run)))
	if len(list) == 0 || len(list) != len(own) || slices.ContainsFunc(list, func(e record) bool { return !e.whole() }) {
		return nil
	}
	if !b.namesFields(run[0]) && !slices.ContainsFunc(own, func(e labeller.Entry) bool { return !b.whole(e) }) {
		return nil
	}
	return b.posts(b.records(paragraphs(b.linesAt(run))))
}

// whole reports a post that lacks nothing.
func (b *builder) whole(e labeller.Entry) bool {
	return b.dated(e.Head) && e.Fields["title"].Value != "" && e.Fields["org"].Value != ""
}

// whole reports a record of a post that lacks nothing.
func (e *record) whole() bool {
	return !e.text(roleTitle).IsZero() && !e.text(roleOrg).IsZero() && !e.period().IsZero()
}

// namesFields reports a row that names the columns of a table of entries.
func (b *builder) namesFields(i int) bool {
	p := b.joined([]int{i})
	return columnsOf(&p) != nil
}
