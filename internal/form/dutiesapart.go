package form

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// dutiesApart gives what stands below a table of posts under a label of its own its own list: it was done in any of them, and the
// last row, which is the oldest post, would alone be credited with it.
func (f *former) dutiesApart() {
	n := len(f.doc.Work)
	if n < 2 {
		return
	}
	e := &f.doc.Work[n-1]
	if oldest := e.Dates.Start.Compare(f.doc.Work[0].Dates.Start) <= 0; !oldest ||
		e.Dates.Current || len(e.Summary) > 0 || len(e.Highlights) == 0 || !f.rowsOfPosts(f.doc.Work) {
		return
	}
	at := first(e.Highlights[0].Lines) - 1
	if at != last(e.Title.Lines)+1 || f.doc.Source[at].As == "" || !dutiesLabel.MatchString(f.line(at)) ||
		slices.ContainsFunc(e.Highlights, func(t cv.Text) bool { return !f.free(t) }) {
		return
	}
	s := cv.OtherSection{Heading: cv.Text{Value: quietly(trimmed(f.line(at))), Lines: []int{at}, Confidence: headingConfidence}}
	for _, t := range e.Highlights {
		s.Items = append(s.Items, cv.Item{Text: t, Bullet: true})
	}
	e.Highlights = nil
	f.doc.Additional = append(f.doc.Additional, s)
}

// dutiesLabel is a label over what was done, of no single post.
var dutiesLabel = sieve.MustCompile(`(?i)^\W*(?:(?:key|main|major|core|job|work|general|roles?|duties) (?:and |& ?)?)*` +
	`(?:responsibilit(?:y|ies)|duties|job (?:profile|description)s?|works? handled)\W*$`)

// rowsOfPosts reports posts that stand on a line each, right below each other, of which only the last has a text.
func (f *former) rowsOfPosts(list []cv.Engagement) bool {
	for i := range list {
		e := &list[i]
		if len(e.Title.Lines) != 1 || first(e.Organisation.Lines) != e.Title.Lines[0] || e.Dates.IsZero() ||
			i > 0 && e.Title.Lines[0] != list[i-1].Title.Lines[0]+1 {
			return false
		}
		if i < len(list)-1 && len(e.Summary)+len(e.Highlights)+len(e.Keywords) > 0 {
			return false
		}
	}
	return true
}

// saysPresent is what a line opens with that tells of the post that somebody has now.
var saysPresent = sieve.MustCompile(`(?i)^\W*(?:(?:i am |am )?(?:presently|currently|at present)(?: i am)? (?:working|employed|serving|` +
	`associated|teaching)|(?:working|employed|serving) (?:presently|currently|at present))\b`)

// present tells of the only post without dates that the file calls the present one that it goes on.
func (f *former) present() {
	var now *cv.Engagement
	for i := range f.doc.Work {
		e := &f.doc.Work[i]
		if e.Dates.Current {
			return
		}
		at := first(lines(e.Title, e.Organisation))
		if !e.Dates.IsZero() || !saysPresent.MatchString(f.line(at)) || !f.free(with(e.Title, " ", e.Organisation)) {
			continue
		}
		if now != nil {
			return
		}
		now = e
	}
	if now != nil {
		now.Dates = cv.DateRange{Current: true, Text: cv.Text{Value: "Present", Lines: []int{first(lines(now.Title, now.Organisation))}}}
	}
}
