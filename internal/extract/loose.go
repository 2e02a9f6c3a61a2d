package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/caption"
	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// Text about posts can stand apart from them: "Duties and responsibilities" below a list of
// posts. It belongs to the post that its heading or its own lines name or call the present one. Else to the last one
// above, where that is the only one that tells nothing, or others follow: below a list of posts, or under a heading of something
// else, such text tells of the whole career, and stays a section of its own.

// looseFiler finds the posts that such texts belong to.
type looseFiler struct {
	b      *builder
	r      *labeller.Reading
	list   []labeller.Entry
	posts  []*labeller.Entry
	untold bool // the last post, and no other, has no text of its own
}

// fileLoose adds such text to the bodies of the posts of the list.
func (b *builder) fileLoose(r *labeller.Reading, list []labeller.Entry) {
	t := looseFiler{b: b, r: r, list: list, posts: postsAmong(list)}
	t.untold = t.lastUntold()
	for _, run := range r.Loose {
		to := t.owner(run)
		if to == nil && b.apart(r, list, run) {
			continue
		}
		if to != nil {
			t.useHeading(run[0]-1, to)
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

// lastUntold reports that every post but the last one has text of its own.
func (t *looseFiler) lastUntold() bool {
	for i, p := range t.posts {
		if told := t.b.tellingLines(p.Body) > 0; told != (i < len(t.posts)-1) {
			return false
		}
	}
	return true
}

// owner is the post that a run of lines begins with; nil where none is likely.
func (t *looseFiler) owner(run []int) *labeller.Entry {
	if said := t.said(run); said != nil {
		return said
	}
	for i := len(t.posts) - 1; i >= 0; i-- {
		if t.posts[i].Head[0] < run[0] {
			if t.below(i, run[0]-1) {
				return t.posts[i]
			}
			return nil
		}
	}
	if len(t.posts) == 1 && t.b.wordsIn(run) >= tellingWords {
		return t.posts[0]
	}
	return nil
}

// below reports that what stands under the line at tells of post i, the last one above. A heading that says something else than
// that duties follow ends the post, and behind the last of several posts one that says so may speak of all of them.
func (t *looseFiler) below(i, at int) bool {
	headed := t.heading(at)
	switch {
	case len(t.posts) == 1:
		return !headed || t.r.Labels[at] == labeller.HeadingOf("work")
	case t.goOn(i, at):
		return !headed || ofWork(t.b.lines[at].text)
	case t.untold && (!headed || announces(t.b.lines[at].text)):
		return true
	}
	of := headed && (!slices.Contains(withinPosts, t.r.Labels[at]) || announces(t.b.lines[at].text))
	return !of && t.b.newest(t.posts[i], t.posts)
}

// withinPosts are headings as the text of a post may have them: "Security:".
var withinPosts = []labeller.Label{labeller.HeadingOf("work"), labeller.HeadingOf("other")}

// goOn reports that posts go on below a line: the next one stands under no heading of something else.
func (t *looseFiler) goOn(i, at int) bool {
	if i == len(t.posts)-1 {
		return false
	}
	for k := at + 1; k < t.posts[i+1].Head[0]; k++ {
		if t.heading(k) && !ofWork(t.b.lines[k].text) {
			return false
		}
	}
	return true
}

// ofWork reports a heading that only says that posts or their duties follow.
func ofWork(text string) bool {
	kind, _ := headings.Lookup(text)
	return kind == headings.Work || announces(text)
}

// said is the post that the heading of a run or its first line names, or calls the present one; nil where
// they do not.
func (t *looseFiler) said(run []int) *labeller.Entry {
	first := t.b.lines[run[0]].text
	if at := run[0] - 1; t.heading(at) {
		text := t.b.lines[at].text
		if named := t.b.postNamed(t.list, at); named != nil {
			return named
		}
		if ofPresentPost.MatchString(text) {
			return t.present()
		}
		if at := slices.IndexFunc(t.posts, func(e *labeller.Entry) bool {
			return firmAt(text, e.Fields["org"].Value) >= 0 || firmAt(first, e.Fields["org"].Value) == 0
		}); at >= 0 {
			return t.posts[at]
		}
	}
	if ofPresentPost.MatchString(first) {
		return t.present()
	}
	return nil
}

func (t *looseFiler) heading(i int) bool {
	if i < 0 {
		return false
	}
	_, heading := t.r.Labels[i].IsHeading()
	return heading
}

// ofPresentPost are words that say that a text is about the post that is held now.
var ofPresentPost = regexp.MustCompile(`(?i)\b(?:current|present)(?:ly)?[ -](?:i am |i'm )?(?:job|work|role|post|position|employ|` +
	`company|organi[sz]ation|designation|assignment|dut|responsib|profile|experience|occupation)`)

// present is the post that goes on; of several the one that began last, nil where that is none.
func (t *looseFiler) present() *labeller.Entry {
	var out *labeller.Entry
	var since cv.Date
	for _, p := range t.posts {
		if d := t.b.postPeriod(p); d.Current && (out == nil || since.Compare(d.Start) < 0) {
			out, since = p, d.Start
		}
	}
	return out
}

// firmAt is where a text names a firm, whose legal form may be written otherwise; -1 where it does not.
func firmAt(text, firm string) int {
	bare := bareFirm(firm)
	if len(bare) < 8 {
		return -1
	}
	return strings.Index(" "+bareFirm(text)+" ", " "+bare+" ")
}

// useHeading takes the heading of a run that is filed: with the post above it says nothing more. What it says besides stays.
func (t *looseFiler) useHeading(at int, e *labeller.Entry) {
	if !t.heading(at) || !sayNoMore(t.b.lines[at].text, e.Fields["org"].Value+" "+e.Fields["title"].Value) {
		return
	}
	t.b.useHeadingLine(&t.b.lines[at])
}

// sayNoMore reports a text that adds nothing to a value but the words of headings and of frames.
func sayNoMore(text, value string) bool {
	held := words.Split(value)
	return !slices.ContainsFunc(words.Split(text), func(w string) bool {
		return !slices.Contains(held, w) && !frameWords.Has(w) && !caption.NamesDuties(w) && !headings.Made(w)
	})
}

// useHeadingLine takes a line as the heading of lines that are read elsewhere.
func (b *builder) useHeadingLine(h *line) {
	b.use([]int{h.index})
	b.scraps = slices.DeleteFunc(b.scraps, func(t cv.Text) bool { return slices.Equal(t.Lines, []int{h.index}) })
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
	b.useHeadingLine(h)
	b.other(&section{heading: headings.Bare(h.text), at: h.index, paras: paragraphs(b.numbered(b.linesAt(run)))})
	return true
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
		if byTitle == nil && repeats(text, title, 8) && (count <= wordCount(title)+3 || sayNoMore(b.lines[i].text, title)) {
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
