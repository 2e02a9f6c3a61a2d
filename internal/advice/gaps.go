package advice

import (
	"fmt"
	"slices"

	"focal/internal/cv"
	"focal/internal/extract/dates"
)

const (
	// longGap is the number of months without work or study that a recruiter asks about.
	longGap = 4
	// recentYears bounds how far back a gap still matters; vetting forms ask for ten years.
	recentYears = 10
)

// period is what an entry covers at the most: a year without a month counts whole,
// so that no gap is claimed that the CV does not certainly have.
type period struct {
	from, to   month
	start, end cv.Date
	dates      cv.Text
	isWork     bool
	goesOn     bool
	guessed    bool // when it began
}

// gaps finds the months after the first post in which the CV states neither work
// nor study nor voluntary work.
func gaps(doc *cv.Document, today cv.Date) (notes []cv.Note) {
	periods, complete := periodsOf(doc, today)
	first := slices.IndexFunc(periods, func(p period) bool { return p.isWork })
	if !complete || first < 0 {
		return nil // a post without dates may fill any gap
	}
	until := slices.MaxFunc(periods[:first+1], func(a, b period) int { return int(a.to - b.to) })
	for _, p := range periods[first+1:] {
		if n := int(p.from-until.to) - 1; n >= longGap && !p.guessed && p.from > latest(today)-recentYears*12 {
			notes = append(notes, advise(p.dates, fmt.Sprintf("Nothing is stated between %s and %s (%s).", until.end.Display(), p.start.Display(), length(n, until.end, p.start))))
		}
		if p.to > until.to {
			until = p
		}
	}
	if n := int(latest(today) - until.to); n >= longGap && !until.goesOn {
		notes = append(notes, advise(until.dates, fmt.Sprintf("Nothing is stated since %s. Is the CV up to date?", until.end.Display())))
	}
	return notes
}

// length is exact only where both dates name a month.
func length(months int, from, to cv.Date) string {
	if from.Month == 0 || to.Month == 0 {
		return fmt.Sprintf("at least %d months", months)
	}
	return fmt.Sprintf("%d months", months)
}

// periodsOf returns all dated entries by their beginning; complete is false when a
// post has no dates that can be laid out.
func periodsOf(doc *cv.Document, today cv.Date) (periods []period, complete bool) {
	complete = true
	add := func(given cv.DateRange, isWork, isStudy bool) {
		r := given
		if isStudy {
			r = studied(given)
		}
		p, ok := periodOf(r, today)
		if !ok {
			complete = complete && !isWork
			return
		}
		p.isWork, p.guessed = isWork, r.Start != given.Start
		periods = append(periods, p)
	}
	for i := range doc.Work {
		add(doc.Work[i].Dates, true, false)
	}
	for i := range doc.Volunteering {
		add(doc.Volunteering[i].Dates, false, false)
	}
	for i := range doc.Education {
		add(doc.Education[i].Dates, false, true)
	}
	for i := range doc.Projects {
		add(doc.Projects[i].Dates, false, false)
	}
	slices.SortStableFunc(periods, func(a, b period) int { return int(a.from - b.from) })
	return periods, complete
}

// studied is the time of a study. Of many the CV tells the end alone ("May 2017"): they have taken
// some years, and no gap before it is certain.
func studied(r cv.DateRange) cv.DateRange {
	end := r.End
	switch {
	case r.Current, !r.Start.IsZero() && !end.IsZero():
		return r
	case end.IsZero():
		end = r.Start
	}
	if end.IsZero() {
		return r
	}
	r.End = end
	r.Start = cv.Date{Year: end.Year - studyYears, Month: end.Month}
	return r
}

// studyYears are as many as a first degree takes in most lands.
const studyYears = 4

func periodOf(r cv.DateRange, today cv.Date) (period, bool) {
	p := period{start: r.Start, end: r.End, dates: r.Text, goesOn: r.Current}
	switch {
	case r.Current:
		p.end = today
	case endUnknown(r):
		return p, false
	case p.end.IsZero():
		p.end = r.Start // one date only: "2019"
	}
	if p.start.IsZero() {
		p.start = p.end
	}
	if p.start.IsZero() {
		return p, false
	}
	p.from, p.to = earliest(p.start), latest(p.end)
	return p, p.to >= p.from
}

// endUnknown reports a time whose end is told, and none that can be.
func endUnknown(r cv.DateRange) bool {
	return !r.Start.IsZero() && r.End.IsZero() && !r.Current && dates.EndUnknown(r.Text.Value)
}

// unknownEnds names the posts whose end is told and cannot be: nothing is printed of it.
func unknownEnds(doc *cv.Document) (notes []cv.Note) {
	for _, list := range [][]cv.Engagement{doc.Work, doc.Volunteering} {
		for i := range list {
			if r := list[i].Dates; endUnknown(r) {
				notes = append(notes, advise(r.Text, fmt.Sprintf("“%s” tells no end that can be. When did it end?", r.Text.Value)))
			}
		}
	}
	return notes
}
