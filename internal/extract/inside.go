package extract

import (
	"slices"

	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// "Key Projects:" or "Summary:" in the midst of posts opens no section of the CV: it tells of the post above.
// Such a heading stands right below the text of a post, and below its own text the next post begins without
// a heading; or the same words stand inside of another post.

// insidePosts makes text of the post above of what stands under such headings.
func (b *builder) insidePosts(r *labeller.Reading) {
	within := map[string]bool{}
	var found []int
	for i := range r.Labels {
		switch {
		case b.lines[i].opens != headings.None || b.marked(b.lines[i].index):
		case r.Labels[i] == labeller.WorkBody && headingWords(b.lines[i].text):
			within[b.foldedHeading(i)] = true
		case ofPosts(r.Labels, i):
			found = append(found, i)
			if postFollows(r, runEnd(r.Labels, i)) {
				within[b.foldedHeading(i)] = true
			}
		}
	}
	for _, i := range found {
		if within[b.foldedHeading(i)] {
			b.intoPost(r, i, runEnd(r.Labels, i))
		}
	}
}

// foldedHeading are the words of line i as a heading.
func (b *builder) foldedHeading(i int) string { return words.Fold(headings.Bare(b.lines[i].text)) }

// postFollows reports that a post surely begins at a line.
func postFollows(r *labeller.Reading, i int) bool {
	return i < len(r.Labels) && r.Labels[i] == labeller.WorkStart && r.Prob[i] > sureHeading
}

// headingWords reports a line of the words of a heading that opens a section.
func headingWords(text string) bool {
	_, known := headings.Lookup(headings.Bare(text))
	return known
}

// ofPosts reports the heading of a summary, of projects or of awards right below a line of a post.
func ofPosts(labels []labeller.Label, i int) bool {
	switch kind, _ := labels[i].IsHeading(); kind {
	case "summary", "projects", "awards":
		return i > 0 && slices.Contains([]labeller.Label{labeller.WorkStart, labeller.WorkHead, labeller.WorkBody}, labels[i-1])
	}
	return false
}

// runEnd is the line at which what stands under the heading i ends.
func runEnd(labels []labeller.Label, i int) int {
	under := []labeller.Label{labeller.Summary, labeller.ProjStart, labeller.ProjBody, labeller.Award}
	for i++; i < len(labels) && slices.Contains(under, labels[i]); i++ {
	}
	return i
}

// intoPost gives the lines to the post that the line above them belongs to.
func (b *builder) intoPost(r *labeller.Reading, from, to int) {
	at := slices.IndexFunc(r.Entries, func(e labeller.Entry) bool {
		return e.Kind == labeller.Post && (slices.Contains(e.Head, from-1) || slices.Contains(e.Body, from-1))
	})
	if at < 0 {
		return
	}
	r.Labels, r.Entries = slices.Clone(r.Labels), slices.Clone(r.Entries)
	e := &r.Entries[at]
	e.Body = slices.Clone(e.Body)
	for i := from; i < to; i++ {
		r.Labels[i] = labeller.WorkBody
		e.Body = append(e.Body, i)
	}
}
