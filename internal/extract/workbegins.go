package extract

import (
	"slices"
	"strings"

	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
)

// postsBegin says where posts begin in sections of work in which the first reading found none. The heading tells it, which the
// labeller weighs too little where only one or two words stand below.
func (b *builder) postsBegin(r *labeller.Reading, known map[int][]labeller.Label) {
	for _, run := range r.Loose {
		if known[run[0]] == nil && b.opensWork(r, run) {
			known[run[0]] = []labeller.Label{labeller.WorkStart}
		}
	}
}

// opensWork reports lines right below a heading of posts, among which no post begins, though the first names one in a few
// words: "Freelancer", "Computer teacher (6 months)".
func (b *builder) opensWork(r *labeller.Reading, run []int) bool {
	at := run[0] - 1
	if at < 0 || r.Labels[at] != labeller.HeadingOf("work") {
		return false
	}
	if kind, ok := headings.Lookup(b.lines[at].text); !ok || kind != headings.Work || announces(b.lines[at].text) {
		return false
	}
	text := strings.TrimSpace(bracketBehind.ReplaceAllString(" "+b.lines[run[0]].text, ""))
	return wordCount(text) <= wordsOfPost && !endsWith(text, ".,:;") && !announces(text) &&
		(evidence.Title(text) >= clearTitle || evidence.OnOwnAccount(text))
}

const (
	wordsOfPost = 7   // that a line has at the most which only names a post
	clearTitle  = 1.6 // of what is a title whatever stands beside it
)

// missedHeadings says which lines within the text of posts are headings: they are drawn as the headings of the CV are, and as
// nothing else. What stands below them is no text of the post above.
func (b *builder) missedHeadings(r *labeller.Reading, known map[int][]labeller.Label) {
	drawn := b.headingStyles()
	for i, l := range r.Labels {
		if l == labeller.WorkBody && known[i] == nil && drawn[b.lines[i].style] && !announces(b.lines[i].text) {
			known[i] = anyHeading
		}
	}
}

// anyHeading are the labels of headings.
var anyHeading = slices.DeleteFunc(slices.Clone(labeller.Labels), func(l labeller.Label) bool {
	_, heading := l.IsHeading()
	return !heading
})

// headingStyles are the styles in which a CV draws headings and nothing else: most of their lines say what headings say.
func (b *builder) headingStyles() map[style]bool {
	heads, others := map[style]int{}, map[style]int{}
	for i := range b.lines {
		l := &b.lines[i]
		_, ok := headings.Lookup(l.text)
		switch {
		case !mayHead(l):
			others[l.style] += len(b.lines)
		case ok:
			heads[l.style]++
		default:
			others[l.style]++
		}
	}
	out := map[style]bool{}
	for s, n := range heads {
		out[s] = n >= leastHeadings && others[s] <= n
	}
	return out
}

// leastHeadings is how many headings show how a CV draws them.
const leastHeadings = 3

// mayHead reports a few words alone on their line.
func mayHead(l *line) bool {
	return len(l.segs) == 1 && !l.bullet && wordCount(l.text) <= maxHeadingWords+3 && !endsWith(l.text, ".,;:") &&
		len(dates.Find(l.text)) == 0
}
