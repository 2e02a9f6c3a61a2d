package truth

import (
	"focal/internal/cv"
)

// period is the structured dates of an entry, named by a value of the entry that
// keeps its ID when entries move.
type period struct {
	key   string
	dates *cv.DateRange
}

// periods lists the structured dates of a document.
func periods(d *cv.Document) []period {
	var out []period
	add := func(dates *cv.DateRange, names ...cv.Text) {
		if dates.IsZero() {
			return
		}
		for _, t := range append([]cv.Text{dates.Text}, names...) {
			if t.ID != "" {
				out = append(out, period{t.ID, dates})
				return
			}
		}
		out = append(out, period{"", dates})
	}
	for _, list := range [][]cv.Engagement{d.Work, d.Volunteering} {
		for i := range list {
			e := &list[i]
			add(&e.Dates, e.Title, e.Organisation)
		}
	}
	for i := range d.Projects {
		add(&d.Projects[i].Dates, d.Projects[i].Name, d.Projects[i].Role)
	}
	for i := range d.Education {
		add(&d.Education[i].Dates, d.Education[i].Degree, d.Education[i].Institution)
	}
	for i := range d.Certificates {
		add(&d.Certificates[i].Dates, d.Certificates[i].Name)
	}
	for i := range d.Clearances {
		add(&d.Clearances[i].Dates, d.Clearances[i].Level)
	}
	for i := range d.Publications {
		add(&d.Publications[i].Dates, d.Publications[i].Name)
	}
	for i := range d.Awards {
		add(&d.Awards[i].Dates, d.Awards[i].Title)
	}
	return out
}

// timeOf is the time of a sentence about a post or project: over where its end is given.
func timeOf(d *cv.Document, r cv.Ref) time {
	switch {
	case r.Section != cv.SectionWork && r.Section != cv.SectionVolunteering && r.Section != cv.SectionProjects, !r.IsSentence():
		return noTime
	case d.Over(r):
		return over
	}
	return now
}

func samePeriod(a, b cv.DateRange) bool {
	return a.Start == b.Start && a.End == b.End && a.Current == b.Current
}
