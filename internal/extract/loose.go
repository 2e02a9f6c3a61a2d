package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// Text about posts can stand apart from them: "Duties and responsibilities" below a list of
// posts. It belongs to the post that its heading or its own lines name. Else to the last one above, where
// that is the newest or others follow: below a list that ends with the oldest post such text tells of the
// whole career, and stays a section of its own.

// fileLoose adds such text to the bodies of the posts of the list.
func (b *builder) fileLoose(r *labeller.Reading, list []labeller.Entry) {
	for _, run := range r.Loose {
		to := b.looseOwner(r, list, run)
		if to == nil && b.apart(r, list, run) {
			continue
		}
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
	if named := b.namedAbove(r, list, run[0]-1); named != nil {
		return named
	}
	posts := postsAmong(list)
	for i := len(posts) - 1; i >= 0; i-- {
		if posts[i].Head[0] < run[0] {
			if i > 0 && i == len(posts)-1 && !b.newest(posts[i], posts) {
				return nil
			}
			return posts[i]
		}
	}
	if len(posts) == 1 && b.wordsIn(run) >= tellingWords {
		return posts[0]
	}
	return nil
}

// newest reports a dated post that no other outlasts.
func (b *builder) newest(e *labeller.Entry, posts []*labeller.Entry) bool {
	own := b.postPeriod(e)
	return !own.IsZero() && !slices.ContainsFunc(posts, func(o *labeller.Entry) bool { return outlasts(b.postPeriod(o), own) })
}

// apart makes a section of text about the whole career, under its heading; false where no line of it names
// a post and it is a remark, or has no heading.
func (b *builder) apart(r *labeller.Reading, list []labeller.Entry, run []int) bool {
	at := run[0] - 1
	if at < 0 || b.wordsIn(run) < tellingWords || slices.ContainsFunc(run, func(i int) bool { return b.postNamed(list, i) != nil }) {
		return false
	}
	if _, heading := r.Labels[at].IsHeading(); !heading {
		return false
	}
	h := &b.lines[at]
	b.use([]int{h.index})
	b.scraps = slices.DeleteFunc(b.scraps, func(t cv.Text) bool { return slices.Equal(t.Lines, []int{h.index}) })
	b.other(&section{heading: headings.Bare(h.text), at: h.index, paras: paragraphs(b.numbered(b.linesAt(run)))})
	return true
}

// namedAbove is the post that a heading names; nil where line i is none or names none.
func (b *builder) namedAbove(r *labeller.Reading, list []labeller.Entry, i int) *labeller.Entry {
	if i < 0 {
		return nil
	}
	if _, heading := r.Labels[i].IsHeading(); !heading {
		return nil
	}
	return b.postNamed(list, i)
}

func postsAmong(list []labeller.Entry) []*labeller.Entry {
	var out []*labeller.Entry
	for i := range list {
		if list[i].Kind == labeller.Post {
			out = append(out, &list[i])
		}
	}
	return out
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
	var byTitle *labeller.Entry
	for _, e := range postsAmong(list) {
		if repeats(text, e.Fields["org"].Value, 5) {
			return e
		}
		title := e.Fields["title"].Value
		if byTitle == nil && count <= wordCount(title)+3 && repeats(text, title, 8) {
			byTitle = e
		}
	}
	return byTitle
}

// repeats reports a squeezed text that holds a value of so many letters at the least.
func repeats(text, value string, least int) bool {
	v := words.Squeeze(value)
	return len(v) >= least && strings.Contains(text, v)
}
