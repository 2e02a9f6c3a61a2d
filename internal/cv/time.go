package cv

import (
	"regexp"
	"slices"
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

// behindLater reports a post without dates that stands behind the one that goes on, in a list that names the newest first.
func (d *Document) behindLater(at int) bool {
	current := func(e Engagement) bool { return e.Dates.Current }
	return slices.ContainsFunc(d.Work[:at], current) && !slices.ContainsFunc(d.Work[at:], current)
}

// Ended reports a period whose end is given.
func (r DateRange) Ended() bool { return !r.End.IsZero() && !r.Current }
