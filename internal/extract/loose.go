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
	if named := b.namedAbove(r, list, run[0]-1); named != nil {
		return named
	}
	posts := postsAmong(list)
	for i := len(posts) - 1; i >= 0; i-- {
		if posts[i].Head[0] < run[0] {
			return posts[i]
		}
	}
	if len(posts) == 1 && b.wordsIn(run) >= tellingWords {
		return posts[0]
	}
	return nil
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
