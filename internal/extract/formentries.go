package extract

import (
	"maps"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
)

// formedPosts reads the posts that a form or the rows of a table name by their fields, by the line where each begins: labels
// say for certain what the labeller reads from words. They are taken where it found the same entries and read them otherwise.
func (b *builder) formedPosts(list []labeller.Entry, r *labeller.Reading) map[int]cv.Engagement {
	out := map[int]cv.Engagement{}
	for i := 0; i < len(b.lines); i++ {
		run := runOfPosts(r, i)
		if len(run) == 0 {
			continue
		}
		i = run[len(run)-1]
		own := slices.DeleteFunc(slices.Clone(list), func(e labeller.Entry) bool {
			return e.Kind != labeller.Post || e.Head[0] < run[0] || e.Head[0] > i
		})
		if at := run[0] - 1; at >= 0 && b.namesFields(at) {
			run = append([]int{at}, run...)
		}
		paras := paragraphs(b.linesAt(run))
		probe := builder{lines: b.lines, used: map[int]bool{}}
		named := probe.records(paras)
		if len(named) == 0 || len(named) != len(own) || slices.ContainsFunc(named, func(e record) bool { return !e.whole() }) {
			continue
		}
		for k := range b.records(paras) {
			if !b.readSo(&own[k], named[k].period()) {
				out[own[k].Head[0]] = b.recordPost(&named[k])
			}
		}
	}
	return out
}

// recordPost is the post of a record. The place may stand behind the employer.
func (b *builder) recordPost(e *record) cv.Engagement {
	w := cv.Engagement{
		Title: e.text(roleTitle), Organisation: e.text(roleOrg), Location: e.text(rolePlace), Unit: e.text(roleUnit), Dates: e.period(),
	}
	if w.Dates.End.IsZero() && !w.Dates.Current {
		w.Dates.End = w.Dates.Start
	}
	if at := strings.LastIndex(w.Organisation.Value, ", "); at > 0 && w.Location.IsZero() && mayBeTown(w.Organisation.Value[at+2:]) {
		w.Location = w.Organisation
		w.Organisation.Value, w.Location.Value = w.Organisation.Value[:at], w.Organisation.Value[at+2:]
	}
	for _, p := range e.head {
		w.Summary = append(w.Summary, p.value(0.6))
	}
	b.body(e.body, &w.Summary, &w.Highlights)
	return w
}

// mayBeTown reports a short name behind a comma that is no part of a firm.
func mayBeTown(text string) bool {
	return wordCount(text) <= 3 && nameLike(text) && !companyTail(text) && evidence.Organisation(text) < 1 && evidence.Unit(text) <= 0
}

// readSo reports a post of this period that lacks nothing.
func (b *builder) readSo(e *labeller.Entry, period cv.DateRange) bool {
	return e.Fields["title"].Value != "" && e.Fields["org"].Value != "" && b.postPeriod(e).Display() == period.Display()
}

// formLabels says of the lines of forms what they are, where labels tell of other posts than the reading has: what stands
// below the fields of a post is its text, whatever it looks like.
func (b *builder) formLabels(r *labeller.Reading) map[int][]labeller.Label {
	out := map[int][]labeller.Label{}
	for i := 0; i < len(b.lines); i++ {
		run := runOfPosts(r, i)
		if len(run) == 0 || b.namesFields(i) {
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

// whole reports a record of a post that lacks nothing.
func (e *record) whole() bool {
	return !e.text(roleTitle).IsZero() && !e.text(roleOrg).IsZero() && !e.period().IsZero()
}

// namesFields reports a row that names the columns of a table of entries.
func (b *builder) namesFields(i int) bool {
	p := b.joined([]int{i})
	return columnsOf(&p) != nil
}
