package extract

import (
	"math"
	"slices"

	"focal/internal/cv"
	"focal/internal/extract/evidence"
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

// courseChances is how probable it is that each course is right: undated ones rarely are where most others have dates.
func courseChances(list []proof) []float64 {
	n := 0.0
	for _, p := range list {
		n += truth(p.dated)
	}
	share := n / float64(max(len(list), 1))
	out := make([]float64, len(list))
	for i, p := range list {
		doubts := 0.07*p.begins + 0.05*p.head + 0.13*p.first + 0.10*p.second
		alone := 0.64*math.Log(float64(len(list))) + 0.54*truth(len(list) == 1)
		out[i] = logistic(-1.33 - doubts - alone - 0.10*math.Log1p(float64(p.words)) + 0.22*truth(p.opens) + 0.16*share -
			1.06*share*truth(!p.dated))
	}
	return out
}

func logistic(z float64) float64 { return 1 / (1 + math.Exp(-z)) }

// PostSigns names what posts are judged by; postWeights, in the same order, is what `readertrain posts` learned of it.
var PostSigns = []string{
	"constant", "doubt of the head", "doubt of the title", "doubt of the employer", "the title's words name a trade",
	"length of the title", "posts that begin in this look", "how well the lines of the CV fit together", "no period among periods",
	"an employer is read", "a row of cells",
}

var postWeights = []float64{-2.178, -0.103, -0.085, -0.194, 0.392, -0.493, 1.361, 23.978, -1.603, -0.996, 0.726}

// postSigns are the signs of each post.
func (b *builder) postSigns(list []cv.Engagement, entries []*labeller.Entry) [][]float64 {
	periods, looks, n := 0.0, map[style]float64{}, float64(len(list))
	for i := range list {
		periods += truth(lasts(list[i].Dates))
		looks[b.lines[entries[i].Head[0]].style]++
	}
	out := make([][]float64, len(list))
	for i := range list {
		w, first := &list[i], &b.lines[entries[i].Head[0]]
		p := b.proofOf(entries[i], "title", "org", !w.Dates.IsZero())
		trade := 0.0
		if !w.Title.IsZero() {
			trade = evidence.Title(w.Title.Value)
		}
		out[i] = []float64{
			1, p.head, p.first, p.second, trade, math.Log(float64(max(wordCount(w.Title.Value), 1))),
			looks[first.style] / n, max(b.reading.Score, leastFit), periods / n * truth(!lasts(w.Dates)),
			truth(hasField(entries[i], "org")), truth(len(first.segs) > 2),
		}
	}
	return out
}

// postChance is how probable it is that a post with these signs is right.
func postChance(signs []float64) float64 {
	z := 0.0
	for k, v := range signs {
		z += postWeights[k] * v
	}
	return logistic(z)
}

// leastFit bounds what lines that fit badly tell: those of very short CVs always do.
const leastFit = -0.03

// The probabilities under which nothing is asserted, the less the more would be lost: see docs/training.md.
const (
	leastChance       = 0.6 // of posts
	leastNamed        = 0.4 // of those with title and employer
	leastTold         = 0.3 // of those with much text, which would lie about
	leastCourseChance = 0.3 // of courses
)

// assertPosts takes the title and employer from posts that are likely none: an undated one that lacks one of them
// becomes text of the post above it, as does a dated one in its time; of others the lines are kept apart, since nobody may be told to have
// done elsewhere what they did with another firm.
func (b *builder) assertPosts(list []cv.Engagement, entries []*labeller.Entry) []cv.Engagement {
	signs := b.postSigns(list, entries)
	if b.opts.Judged != nil {
		b.opts.Judged(list, signs)
	}
	kept := shapes{}
	for i := range list {
		shape := shapeOf(&list[i])
		kept[shape] = kept[shape] || postChance(signs[i]) >= b.leastFor(&list[i], entries[i])
	}
	var out []cv.Engagement
	for i := range list {
		w := list[i]
		part := w.Title.IsZero() || w.Organisation.IsZero()
		switch {
		case postChance(signs[i]) >= b.leastFor(&w, entries[i]), gapOfWork(w.Title.Value),
			w.Organisation.IsZero() && kept[shapeOf(&w)] && lasts(w.Dates) && b.certain(entries[i]):
			out = append(out, w)
		case part && (w.Dates.IsZero() || len(out) > 0 && inTimeOf(&out[len(out)-1], &w)):
			out = append(out, cv.Engagement{Summary: append(b.headAsText(entries[i], &w), w.Summary...), Highlights: w.Highlights})
		default:
			b.unplaced(append(append([]int{}, entries[i].Head...), entries[i].Body...))
		}
	}
	return out
}

// certain reports a post of which the labeller doubts neither the beginning nor the head.
func (b *builder) certain(e *labeller.Entry) bool {
	p := b.proofOf(e, "title", "org", true)
	return p.certain()
}

// shapes tells of which shapes a post of the CV is asserted: of ten posts that are all a title and a period the reader may not
// keep three and scatter the others.
type shapes map[shape]bool

// shape is which fields a post has.
type shape struct{ title, organisation, period bool }

func shapeOf(w *cv.Engagement) shape {
	return shape{!w.Title.IsZero(), !w.Organisation.IsZero(), lasts(w.Dates)}
}

// leastFor is the chance that a post must have.
func (b *builder) leastFor(w *cv.Engagement, e *labeller.Entry) float64 {
	switch {
	case b.tellingLines(e.Body) >= muchText:
		return leastTold
	case !w.Title.IsZero() && !w.Organisation.IsZero():
		return leastNamed
	}
	return leastChance
}

// muchText is how many lines are much text.
const muchText = 6

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

// lasts reports a period; a single date may be one of a list of dates.
func lasts(d cv.DateRange) bool { return d.Current || d.Start != d.End }

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
	for i, p := range courseChances(proofs) {
		if p < leastCourseChance && !(namedInFull(&list[i]) && proofs[i].certain()) {
			b.unplaced(append(append([]int{}, entries[i].Head...), entries[i].Body...))
			continue
		}
		out = append(out, list[i])
	}
	return out
}

// headAsText is the head of an entry that is no post as text, but for what the text of the entry says already: a sentence
// that tells of a post stays whole below the fields that were found in it.
func (b *builder) headAsText(e *labeller.Entry, w *cv.Engagement) []cv.Text {
	said := slices.Concat(w.Summary, w.Highlights)
	return slices.DeleteFunc(b.asText(e.Head), func(t cv.Text) bool {
		return slices.ContainsFunc(said, func(s cv.Text) bool { return allAmong(t.Lines, s.Lines) && holdsWords(s.Value, t.Value) })
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
