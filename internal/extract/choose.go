package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
	"focal/internal/extract/words"
)

// choose keeps the reading that is the better one more likely: the rules where both
// readers say the same of most posts and the rules lack nothing, else the models.
func choose(ruled, learned *builder) *builder {
	settleHeadline(ruled, learned)
	ruled.shortenName(learned.doc.Person.Name)
	ruled.nameAtHeadline(learned.doc.Person)
	if entriesOf(ruled.doc) == 0 && entriesOf(learned.doc) == 0 { // a fragment: nothing to compare
		return ruled
	}
	if !takesHeading(ruled.doc, learned) && rulesAreBetter(ruled.doc, learned.doc) > 0 && !(sameReading(ruled.doc,
		learned.doc) && strayTexts(ruled) > strayTexts(learned)) {
		return ruled
	}
	learned.takeName(ruled)
	return learned
}

// takesHeading reports a reading that made an entry of a heading: a line whose words are
// those of headings, and of which the models are sure that it is one.
func takesHeading(d *cv.Document, learned *builder) bool {
	heading := learned.sureHeadings()
	taken := func(list ...cv.Text) bool {
		return slices.ContainsFunc(list, func(t cv.Text) bool {
			return slices.ContainsFunc(t.Lines, func(l int) bool { return heading[l] })
		})
	}
	return slices.ContainsFunc(d.Work, func(w cv.Engagement) bool { return taken(w.Title, w.Organisation) }) ||
		slices.ContainsFunc(d.Education, func(e cv.Education) bool { return taken(e.Degree, e.Institution) })
}

// sureHeadings are the lines of the file with the words of headings of which the models are sure.
func (b *builder) sureHeadings() map[int]bool {
	heading := map[int]bool{}
	if b.reading == nil || len(b.reading.Labels) != len(b.lines) {
		return heading
	}
	for i, l := range b.reading.Labels {
		if _, says := l.IsHeading(); says && b.reading.Prob[i] > 0.9 && len(b.lines[i].segs) == 1 && wordsOfHeading(b.lines[i].text) {
			heading[b.lines[i].index] = true
		}
	}
	return heading
}

// rulesAreBetter is above 0 where the reading by rules is likely the better one. The
// weights are those of a logistic regression on what both readers made of 1,174 real CVs
// and 275 made-up ones, by models that had not seen them; the constant was raised when the
// models got their networks, which look complete more often (docs/training.md). Of a post
// that the models read otherwise they are nearly always right.
func rulesAreBetter(ruled, learned *cv.Document) float64 {
	sameCourses := float64(sameEntries(ruled.Education, learned.Education, func(e *cv.Education) [3]string {
		return [3]string{e.Institution.Value, e.Degree.Value}
	}))
	samePosts := float64(sameEntries(ruled.Work, learned.Work, func(w *cv.Engagement) [3]string {
		return [3]string{w.Dates.Display(), w.Title.Value, w.Organisation.Value}
	}))
	periods := periodLines(ruled)
	complete := completeShare(ruled, periods)
	posts := max(len(ruled.Work), len(learned.Work))
	return -5.0 -
		3.5*truth(int(samePosts) < len(ruled.Work)) +
		2.68*complete +
		3.49*truth(complete >= 0.999) -
		4.28*completeShare(learned, periods) +
		0.46*max(-3, min(3, sense(ruled, periods)-sense(learned, periods))) +
		6.51*samePosts/float64(max(posts, 1)) +
		2.07*sameCourses/float64(max(len(ruled.Education), len(learned.Education), 1)) +
		0.16*truth(len(ruled.Work) == len(learned.Work)) +
		0.73*truth(len(ruled.Education) == len(learned.Education)) -
		0.90*looseText(ruled) -
		0.78*looseText(learned) -
		4.20*truth(entriesOf(learned) == 0)
}

// sameReading reports that both readers found the same posts and courses: what then tells
// them apart is how much they left lying about.
func sameReading(a, b *cv.Document) bool {
	return len(a.Work) == len(b.Work) && len(a.Education) == len(b.Education) &&
		sameEntries(a.Work, b.Work, func(w *cv.Engagement) [3]string {
			return [3]string{w.Dates.Display(), w.Title.Value, w.Organisation.Value}
		}) == len(a.Work) &&
		sameEntries(a.Education, b.Education, func(e *cv.Education) [3]string {
			return [3]string{e.Institution.Value, e.Degree.Value}
		}) == len(a.Education)
}

// strayTexts counts the texts that found no place of their own: what is left of heads, what
// stands among other things without a heading, what is named in a note only.
func strayTexts(b *builder) int {
	n := len(b.scraps)
	for i := range b.doc.Work {
		n += countStrays(b.doc.Work[i].Summary)
	}
	for i := range b.doc.Education {
		n += countStrays(b.doc.Education[i].Summary)
	}
	for i := range b.doc.Additional {
		for j := range b.doc.Additional[i].Items {
			n += countStrays([]cv.Text{b.doc.Additional[i].Items[j].Text})
		}
	}
	return n
}

// countStrays counts the texts that the readers are not sure of.
func countStrays(list []cv.Text) int {
	n := 0
	for _, t := range list {
		n += int(truth(t.Confidence > 0 && t.Confidence <= strayConfidence))
	}
	return n
}

// strayConfidence is how sure the readers are of such a text at the most.
const strayConfidence = 0.6

// sameEntries counts the entries of one list that another holds too, by what says
// that two are the same.
func sameEntries[T any](a, b []T, key func(*T) [3]string) int {
	held := make(map[[3]string]bool, len(b))
	for i := range b {
		held[key(&b[i])] = true
	}
	n := 0
	for i := range a {
		if held[key(&a[i])] {
			n++
		}
	}
	return n
}

func truth(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}

func entriesOf(d *cv.Document) int { return len(d.Work) + len(d.Education) }

// completeShare is how many of the posts and courses lack nothing, from 0 to 1; text
// that is left over and periods that no entry took make it less than 1.
func completeShare(d *cv.Document, periods []int) float64 {
	all := entriesOf(d)
	if all == 0 {
		return 0
	}
	share := completeEntries(d) / float64(all)
	if orphanPeriods(d, periods) > 0 || looseText(d) >= 0.3 {
		share = min(share, 0.99)
	}
	return share
}

// completeEntries counts the posts and courses that lack nothing.
func completeEntries(d *cv.Document) float64 {
	n := 0.0
	for i := range d.Work {
		n += truth(postSense(&d.Work[i]) >= 0.9)
	}
	for i := range d.Education {
		n += truth(courseSense(&d.Education[i]) >= 0.7)
	}
	return n
}

// sense rates how far a document has what CVs have: posts with title, employer and
// period, courses with degree and school, every period in an entry, text under headings.
func sense(d *cv.Document, periods []int) float64 {
	s := 0.0
	for i := range d.Work {
		s += postSense(&d.Work[i])
	}
	for i := range d.Education {
		s += courseSense(&d.Education[i])
	}
	for i := range d.Certificates {
		s += certificateSense(&d.Certificates[i])
	}
	return s - 0.5*float64(orphanPeriods(d, periods)) - looseText(d)
}

func postSense(w *cv.Engagement) float64 {
	s := -1.0
	for _, has := range []bool{!w.Title.IsZero(), !w.Organisation.IsZero(), !w.Dates.IsZero()} {
		if has {
			s += 0.66
		}
	}
	if wordCount(w.Title.Value) > 9 || wordCount(w.Organisation.Value) > 10 {
		s -= 0.7
	}
	return s
}

func courseSense(e *cv.Education) float64 {
	s := -0.8
	for _, has := range []bool{!e.Degree.IsZero() || !e.Area.IsZero(), !e.Institution.IsZero()} {
		if has {
			s += 0.8
		}
	}
	if wordCount(e.Degree.Value) > 12 || wordCount(e.Institution.Value) > 14 {
		s -= 0.7
	}
	return s
}

// certificateSense: a name of several words, or a known abbreviation with a date or an
// issuer, is a certificate; a lone word or a date is a piece of one.
func certificateSense(c *cv.Certificate) float64 {
	switch {
	case len(dates.Find(c.Name.Value)) > 0 && wordCount(c.Name.Value) <= 3:
		return -0.4
	case wordCount(c.Name.Value) >= 2 || !c.Dates.IsZero() || !c.Issuer.IsZero() && !connectors.Has(words.Fold(c.Name.Value)):
		return 0.8
	}
	return -0.4
}

// periodLines are the lines of the file that hold a period, whoever reads it.
func periodLines(d *cv.Document) (out []int) {
	for i := range d.Source {
		text := d.Source[i].Text
		if len(text) <= 200 && slices.ContainsFunc(dates.Find(text), func(m dates.Match) bool { return m.Period }) {
			out = append(out, i)
		}
	}
	return out
}

// orphanPeriods counts the periods of the file, by their lines, that no entry took.
func orphanPeriods(d *cv.Document, periods []int) int {
	held := map[int]bool{}
	for _, r := range periodsOfEntries(d) {
		for _, l := range r.Text.Lines {
			held[l] = true
		}
	}
	n := 0
	for _, i := range periods {
		if !held[i] {
			n++
		}
	}
	return n
}

// looseText is how much of the text found no better place than the rest, from 0 to 3.
func looseText(d *cv.Document) float64 {
	loose, all := 0, 1
	for _, s := range d.Source {
		all += len(s.Text)
	}
	for i := range d.Additional {
		for _, it := range d.Additional[i].Items {
			loose += len(it.Value)
		}
	}
	for _, x := range d.Person.Details {
		loose += len(x.Value.Value)
	}
	return 3 * float64(loose) / float64(all)
}

// settleHeadline takes the headline that the models are sure of. One of the rules stays
// where the models lean to it too: the line under a name is as often an address, a father's
// name or a client.
func settleHeadline(ruled, learned *builder) {
	p := &ruled.doc.Person
	mine, sure := p.Label, learned.doc.Person.Label
	switch {
	case mine.IsZero() && sure.IsZero(), words.Fold(mine.Value) == words.Fold(learned.likelyHeadline):
		return
	case !mine.IsZero():
		p.Details = append(p.Details, cv.Detail{Value: mine})
	}
	p.Label = sure
	p.Details = slices.DeleteFunc(p.Details, func(d cv.Detail) bool {
		return d.Label.IsZero() && !sure.IsZero() && strings.Contains(words.Fold(sure.Value), words.Fold(d.Value.Value))
	})
}

// shortenName cuts what stands behind the name off it, where the other reading sees that it is
// no part of it: "Jane Moss, Makeup Artist".
func (b *builder) shortenName(other cv.Text) {
	p := &b.doc.Person
	rest, longer := strings.CutPrefix(p.Name.Value, other.Value+",")
	if rest = strings.TrimSpace(rest); other.IsZero() || !longer || rest == "" {
		return
	}
	behind := cv.Text{Value: rest, Lines: p.Name.Lines, Confidence: 0.7}
	p.Name = other
	if p.Label.IsZero() && evidence.Title(rest) >= 1.6 {
		p.Label = behind
	} else if words.Fold(p.Label.Value) != words.Fold(rest) {
		p.Details = append(p.Details, cv.Detail{Value: behind})
	}
}

// nameAtHeadline takes the name that the other reading found on the line of the headline, "Robin Moss, Harbour
// Pilot", in the place of one from further down, which may be anybody's, unless an account proves that one.
func (b *builder) nameAtHeadline(other cv.Person) {
	p := &b.doc.Person
	at := other.Name.Lines
	if len(at) != 1 || !slices.Equal(at, p.Label.Lines) || len(p.Name.Lines) > 0 && p.Name.Lines[0] <= at[0] ||
		b.matchesAccount(words.Split(p.Name.Value)) >= 0.7 {
		return
	}
	p.Name = other.Name
	p.Details = slices.DeleteFunc(p.Details, func(d cv.Detail) bool {
		return slices.Equal(d.Value.Lines, at) && holdsWords(p.Name.Value+" "+p.Label.Value, d.Value.Value)
	})
}

// takeName takes the name of the other reading where this one has none and the e-mail
// address bears the other one out.
func (b *builder) takeName(other *builder) {
	name := other.doc.Person.Name
	if b.doc.Person.Name.IsZero() && other.matchesAccount(words.Split(name.Value)) >= 0.5 {
		b.doc.Person.Name = name
	}
}
