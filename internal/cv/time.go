package cv

// Over reports that the post, the voluntary work or the project that a text belongs to is over:
// its end is given or, where a post has none, a later one has begun since.
func (d *Document) Over(r Ref) bool {
	switch r.Section {
	case SectionWork:
		return d.postOver(r.Entry)
	case SectionVolunteering:
		return d.Volunteering[r.Entry].Dates.Ended()
	case SectionProjects:
		return d.Projects[r.Entry].Dates.Ended()
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

// postOver also knows a post without an end that another one began after: "2012" before "2014 – 2016".
func (d *Document) postOver(at int) bool {
	dates := d.Work[at].Dates
	if dates.Ended() {
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

// Ended reports a period whose end is given.
func (r DateRange) Ended() bool { return !r.End.IsZero() && !r.Current }
