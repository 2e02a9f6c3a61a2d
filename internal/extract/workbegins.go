package extract

import (
	"strings"

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
