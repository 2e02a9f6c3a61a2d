package extract

import (
	"strings"

	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// Text about posts can stand apart from them: "Duties and responsibilities" below a list of
// posts. It belongs to the post that its heading or its own lines name, else to the last
// one above.

// fileLoose adds such text to the bodies of the posts of the list.
func (b *builder) fileLoose(r *labeller.Reading, list []labeller.Entry) {
	for _, run := range r.Loose {
		to := b.looseOwner(r, list, run)
		for _, i := range run {
			if named := b.postNamed(list, i); named != nil {
				to = named
			}
			if to != nil {
				to.Body = append(to.Body, i)
			}
		}
	}
}

// looseOwner is the post that a run of lines begins with; nil where none is likely.
func (b *builder) looseOwner(r *labeller.Reading, list []labeller.Entry, run []int) *labeller.Entry {
	if above := run[0] - 1; above >= 0 {
		if _, heading := r.Labels[above].IsHeading(); heading {
			if named := b.postNamed(list, above); named != nil {
				return named
			}
		}
	}
	var last, only *labeller.Entry
	posts := 0
	for i := range list {
		if list[i].Kind != labeller.Post {
			continue
		}
		if only = &list[i]; list[i].Head[0] < run[0] {
			last = &list[i]
		}
		posts++
	}
	switch {
	case last != nil:
		return last
	case posts == 1 && b.wordsIn(run) >= tellingWords:
		return only
	}
	return nil
}

// tellingWords is how many words text above the only post must have to be about it: less is
// a remark on all of the career ("Total experience: 3 years").
const tellingWords = 12

func (b *builder) wordsIn(run []int) int {
	n := 0
	for _, i := range run {
		n += wordCount(b.lines[i].text)
	}
	return n
}

// postNamed is the post whose employer, or whose title and little else, a line names.
func (b *builder) postNamed(list []labeller.Entry, i int) *labeller.Entry {
	text, count := words.Squeeze(b.lines[i].text), wordCount(b.lines[i].text)
	if count > 14 {
		return nil
	}
	names := func(value string, least int) bool {
		v := words.Squeeze(value)
		return len(v) >= least && strings.Contains(text, v)
	}
	var byTitle *labeller.Entry
	for k := range list {
		e := &list[k]
		if e.Kind != labeller.Post {
			continue
		}
		if names(e.Fields["org"].Value, 5) {
			return e
		}
		if byTitle == nil && count <= wordCount(e.Fields["title"].Value)+3 && names(e.Fields["title"].Value, 8) {
			byTitle = e
		}
	}
	return byTitle
}
