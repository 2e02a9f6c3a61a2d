package extract

import (
	"math"
	"slices"

	"focal/internal/cv"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
)

// Better absent than wrong: an entry is asserted only where it is likely to be one. The
// lines of the others stay where the user sees them.

// proof is what speaks for an entry, as the features of a logistic regression. The weights
// were fitted on the entries that models read in real CVs which they had not seen, by
// whether a person had labelled such an entry there (docs/training.md).
type proof struct {
	begins, head  float64 // doubt that the entry begins there, and in the least sure line of its head
	first, second float64 // doubt in title and employer, degree and school
	words         int     // of the head
	opens         bool    // stands right below a heading
	dated         bool
}

// doubtOf is 0 for what is not there at all and falls to -13.8 for what is certain.
func doubtOf(prob float64) float64 { return math.Log(max(1-prob, 1e-6)) }

func (b *builder) proofOf(e *labeller.Entry, first, second string, dated bool) proof {
	p := proof{
		begins: doubtOf(b.reading.Prob[e.Head[0]]),
		first:  doubtOf(e.Fields[first].Prob), second: doubtOf(e.Fields[second].Prob),
		dated: dated,
	}
	sure := 1.0
	for _, i := range e.Head {
		sure = min(sure, b.reading.Prob[i])
		p.words += wordCount(b.lines[i].text)
	}
	p.head = doubtOf(sure)
	if at := e.Head[0]; at > 0 {
		_, p.opens = b.reading.Labels[at-1].IsHeading()
	}
	return p
}

// chances is how probable it is that each entry is right: undated ones rarely are where most
// others have dates.
func chances(list []proof, w chanceWeights) []float64 {
	n := 0.0
	for _, p := range list {
		n += truth(p.dated)
	}
	share := n / float64(max(len(list), 1))
	out := make([]float64, len(list))
	for i, p := range list {
		z := w.constant + w.begins*p.begins + w.head*p.head + w.first*p.first + w.second*p.second +
			w.words*math.Log1p(float64(p.words)) + w.opens*truth(p.opens) + w.count*math.Log(float64(len(list))) +
			w.single*truth(len(list) == 1) + w.datedShare*share + w.undated*share*truth(!p.dated)
		out[i] = 1 / (1 + math.Exp(-z))
	}
	return out
}

type chanceWeights struct {
	constant, begins, head, first, second, words, opens, count, single, datedShare, undated float64
}

var (
	postWeights = chanceWeights{
		constant: -0.40, begins: -0.15, head: -0.02, first: -0.09, second: -0.18, words: -0.54, opens: 0.38,
		count: -0.66, single: -0.49, datedShare: -0.43, undated: -3.07,
	}
	courseWeights = chanceWeights{
		constant: -1.33, begins: -0.07, head: -0.05, first: -0.13, second: -0.10, words: -0.10, opens: 0.22,
		count: -0.64, single: -0.54, datedShare: 0.16, undated: -1.06,
	}
)

// The probabilities under which nothing is asserted. That of posts was chosen by tenths of 179
// CVs that no model had seen: weights fitted on the others kept 379 right posts and 82 wrong ones.
const (
	leastChance       = 0.5  // of posts
	leastTold         = 0.25 // of posts that are named in full or have a period and text
	leastCourseChance = 0.3  // of courses
)

// assertPosts takes the title and employer from posts that are likely none: an undated one, or one in the time of the post above,
// becomes text of that. Of others the lines are kept apart, and of all that have both: nobody is told to have done elsewhere what
// they did with another firm.
func (b *builder) assertPosts(list []cv.Engagement, entries []*labeller.Entry) []cv.Engagement {
	proofs := make([]proof, len(list))
	for i := range list {
		proofs[i] = b.proofOf(entries[i], "title", "org", !list[i].Dates.IsZero())
	}
	likely := chances(proofs, postWeights)
	kept := shapes{}
	for i, p := range likely {
		kept[shapeOf(&list[i])] = kept[shapeOf(&list[i])] || p >= leastFor(&list[i], b.tellingLines(entries[i].Body))
	}
	var out []cv.Engagement
	above := -1 // the last entry that is a post
	for i, p := range likely {
		w := list[i]
		named := !w.Title.IsZero() && !w.Organisation.IsZero()
		switch {
		case p >= leastFor(&w, b.tellingLines(entries[i].Body)), gapOfWork(w.Title.Value),
			kept[shapeOf(&w)] && lasts(w.Dates) && proofs[i].certain():
			out, above = append(out, w), i
		case !named && !b.headedAnew(entries, above, i) && (w.Dates.IsZero() || len(out) > 0 && inTimeOf(&out[len(out)-1], &w)):
			out = append(out, cv.Engagement{Summary: b.withHeadAsText(entries[i], &w), Highlights: w.Highlights})
		default:
			b.unplacedUnder(b.headingOf(entries[i].Head[0]), slices.Concat(entries[i].Head, entries[i].Body))
		}
	}
	return out
}

// headedAnew reports that a heading stands between an entry and the post above, whose text it ends.
func (b *builder) headedAnew(entries []*labeller.Entry, above, i int) bool {
	return above >= 0 && b.headingOf(entries[i].Head[0]) > entries[above].Head[0]
}

// headingOf is the line of the last heading above a line; -1 where there is none.
func (b *builder) headingOf(i int) int {
	for i--; i >= 0; i-- {
		if _, heading := b.reading.Labels[i].IsHeading(); heading && !announces(b.lines[i].text) {
			return i
		}
	}
	return -1
}

// unplacedUnder keeps lines under their heading, with those that stand under it already.
func (b *builder) unplacedUnder(at int, lines []int) {
	n := len(b.doc.Additional)
	b.unplaced(lines)
	if at < 0 || ofWork(b.lines[at].text) || len(b.doc.Additional) == n {
		return
	}
	h, own := &b.lines[at], &b.doc.Additional[n]
	b.useHeadingLine(h)
	own.Heading = cv.Text{Value: headings.Bare(h.text), Lines: []int{h.index}, Confidence: 0.6}
	if n > 0 && slices.Equal(b.doc.Additional[n-1].Heading.Lines, own.Heading.Lines) {
		above := &b.doc.Additional[n-1]
		above.Items = append(above.Items, own.Items...)
		b.doc.Additional = b.doc.Additional[:n]
	}
}

// shapes tells of which shapes a post of the CV is asserted: of ten posts that are all a title and a period the reader may not
// keep three and scatter the others.
type shapes map[shape]bool

// shape is which fields a post has.
type shape struct{ title, organisation, period bool }

func shapeOf(w *cv.Engagement) shape {
	return shape{!w.Title.IsZero(), !w.Organisation.IsZero(), lasts(w.Dates)}
}

// certain reports an entry of which the labeller doubts neither the beginning nor the head.
func (p *proof) certain() bool { return p.begins < sureDoubt && p.head < sureDoubt }

// sureDoubt is the doubt in what is one in ten at most to be wrong.
var sureDoubt = doubtOf(0.9)

// inTimeOf reports what was in the time of a named post: a part of it rather than a post of its own.
func inTimeOf(post, w *cv.Engagement) bool {
	if post.Title.IsZero() || post.Organisation.IsZero() || post.Dates.Start.IsZero() || w.Dates.Start.Year < post.Dates.Start.Year {
		return false
	}
	return post.Dates.Current || !w.Dates.Current && max(w.Dates.Start.Year, w.Dates.End.Year) <= post.Dates.End.Year
}

// leastFor is the chance that a post must have. What is named in full, or has a period and text of its own, is
// a post far more often than its chance says, and with the wrong ones nothing is lost but their place. Of the dated heads
// with much text that had too little of a chance in labelled CVs all were posts.
func leastFor(w *cv.Engagement, textLines int) float64 {
	named := int(truth(!w.Title.IsZero()) + truth(!w.Organisation.IsZero()))
	dated := !w.Dates.IsZero()
	switch {
	case named == 2 && dated, named == 1 && lasts(w.Dates) && textLines >= muchText:
		return 0
	case named == 2, named == 1 && dated && textLines >= ownText, lasts(w.Dates) && !w.Title.IsZero() && !w.Location.IsZero():
		return leastTold
	}
	return leastChance
}

// lasts reports a period; a single date may be one of a list of dates.
func lasts(d cv.DateRange) bool { return d.Current || d.Start != d.End }

// How many lines below a head are text of a post and no remark, and with how many a dated one is a post whatever it looks
// like: its lines would lie about without one.
const (
	ownText  = 3
	muchText = 6
)

// surelyDegree is how much words tell of a degree that are one for certain.
const surelyDegree = 1.5

// namedInFull reports a course with its degree, by the words of it, and its school: an undated one among dated ones is one all the same.
func namedInFull(e *cv.Education) bool {
	return evidence.Degree(e.Degree.Value) >= surelyDegree && !e.Institution.IsZero()
}

// assertCourses leaves out the courses that are likely none; their lines are kept apart.
func (b *builder) assertCourses(list []cv.Education, entries []*labeller.Entry) []cv.Education {
	proofs := make([]proof, len(list))
	for i := range list {
		proofs[i] = b.proofOf(entries[i], "degree", "school", !list[i].Dates.IsZero())
	}
	var out []cv.Education
	for i, p := range chances(proofs, courseWeights) {
		if p < leastCourseChance && !(namedInFull(&list[i]) && proofs[i].certain()) {
			b.unplaced(append(append([]int{}, entries[i].Head...), entries[i].Body...))
			continue
		}
		out = append(out, list[i])
	}
	return out
}

// withHeadAsText is the text of an entry that is no post below its head. What is left of a head line beside its fields stands in
// the whole line that the head is now, and is not said twice.
func (b *builder) withHeadAsText(e *labeller.Entry, w *cv.Engagement) []cv.Text {
	head := b.headAsText(e, w)
	below := slices.DeleteFunc(slices.Clone(w.Summary), func(t cv.Text) bool { return saidAmong(head, t) })
	return append(head, below...)
}

// saidAmong reports a text that one of others from its lines says already.
func saidAmong(others []cv.Text, t cv.Text) bool {
	return slices.ContainsFunc(others, func(o cv.Text) bool { return allAmong(t.Lines, o.Lines) && holdsWords(o.Value, t.Value) })
}

// headAsText is the head of an entry that is no post as text, but for what the text of the entry says already: a sentence
// that tells of a post stays whole below the fields that were found in it.
func (b *builder) headAsText(e *labeller.Entry, w *cv.Engagement) []cv.Text {
	said := slices.Concat(w.Summary, w.Highlights)
	return slices.DeleteFunc(b.asText(e.Head), func(t cv.Text) bool {
		return saidAmong(said, t)
	})
}

// asText are lines as paragraphs that the user is asked to look at.
func (b *builder) asText(at []int) []cv.Text {
	var out []cv.Text
	for _, p := range paragraphs(b.linesAt(at)) {
		out = append(out, p.value(demoted))
	}
	return out
}

// demoted is the confidence of the lines of an entry that was not asserted.
const demoted = 0.55
