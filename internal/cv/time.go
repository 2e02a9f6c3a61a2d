package cv

import (
	"regexp"
	"slices"
	"strings"
)

// Over reports that the post, the voluntary work or the project that a text belongs to is over:
// its end is given or, where a post has none, a later one has begun since or stands above it. What was done in several posts is over
// when all are.
func (d *Document) Over(r Ref) bool {
	switch r.Section {
	case SectionWork:
		return d.postOver(r.Entry)
	case SectionVolunteering:
		return d.Volunteering[r.Entry].Dates.Ended()
	case SectionProjects:
		p := &d.Projects[r.Entry]
		return p.Dates.Ended() || p.Dates.Start.IsZero() && calledByYears.MatchString(p.Name.Value)
	case SectionAdditional:
		return d.Additional[r.Entry].OfWork && d.allPostsOver()
	}
	return false
}

// Undated reports a text of an entry that says nothing of when it was.
func (d *Document) Undated(r Ref) bool {
	var dates DateRange
	switch r.Section {
	case SectionWork:
		dates = d.Work[r.Entry].Dates
	case SectionVolunteering:
		dates = d.Volunteering[r.Entry].Dates
	case SectionProjects:
		dates = d.Projects[r.Entry].Dates
	case SectionEducation:
		dates = d.Education[r.Entry].Dates
	}
	return dates.IsZero()
}

// calledByYears is the name of a project that ends in the years that it took: "Quay Wall (2014-2017)".
var calledByYears = regexp.MustCompile(`(?:^|\()(?:19|20)\d\d ?[-–] ?(?:19|20)\d\d\)?$`)

func (d *Document) allPostsOver() bool {
	for at := range d.Work {
		if !d.postOver(at) {
			return false
		}
	}
	return len(d.Work) > 0
}

// postOver also knows a post without an end that another one began after: "2012" before "2014 – 2016", and one without dates
// behind the post of today: who has two of them says so of both.
func (d *Document) postOver(at int) bool {
	dates := d.Work[at].Dates
	if dates.Ended() || dates.IsZero() && d.behindLater(at) {
		return true
	}
	if dates.Current || !dates.End.IsZero() || dates.Start.IsZero() {
		return false
	}
	for i := range d.Work {
		if start := d.Work[i].Dates.Start; i != at && start.Year > dates.Start.Year {
			return true
		}
	}
	return false
}

// behindLater reports a post without dates that stands behind the one that goes on, in a list that names the newest first. One that the
// CV itself tells in the present, or at the same employer, may go on beside it.
func (d *Document) behindLater(at int) bool {
	current := func(e Engagement) bool { return e.Dates.Current }
	same := func(e Engagement) bool {
		return current(e) && e.Organisation.Value != "" && strings.EqualFold(e.Organisation.Value, d.Work[at].Organisation.Value)
	}
	return slices.ContainsFunc(d.Work[:at], current) && !slices.ContainsFunc(d.Work[at:], current) &&
		!slices.ContainsFunc(d.Work[:at], same) && !d.Work[at].toldNow()
}

// toldNow reports a post of which a word says that it goes on, or a bullet what the person does: "Keeps the log".
func (e *Engagement) toldNow() bool {
	if GoesOn(e.Title.Value) || GoesOn(e.Organisation.Value) {
		return true
	}
	return slices.ContainsFunc(e.Highlights, func(t Text) bool {
		return inThird.MatchString(t.Value) || GoesOn(t.Value)
	})
}

// GoesOn reports a text that says of itself that it is not over: "currently", "to this day".
func GoesOn(text string) bool { return goesOn.MatchString(text) }

var (
	goesOn = regexp.MustCompile(`(?i)\b(?:currently|current|now|nowadays|today|to date|to this day|at present|ongoing|since|still)\b`)
	// inThird is the beginning of a bullet that is told in the third person of the present.
	inThird = regexp.MustCompile(`^(?:Is|Has|Does|[A-Z][a-z]+[a-rt-z]s) (?:[a-z]|\d)`)
)

// Ended reports a period whose end is given.
func (r DateRange) Ended() bool { return !r.End.IsZero() && !r.Current }
