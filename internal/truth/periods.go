package truth

import (
	"strings"

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

// times are those of the sentences of a document about posts and projects, by their IDs: over where the end is given, or where nothing
// says that a post goes on and the CV tells of it in the past.
func timesOf(d *cv.Document) map[string]time {
	told := toldInPast(d)
	times := map[string]time{}
	d.Walk(func(r cv.Ref) {
		times[r.Text.ID] = timeOf(d, r)
		if times[r.Text.ID] == now && told[entry{r.Section, r.Entry}] && !cv.GoesOn(r.Text.Value) {
			times[r.Text.ID] = over
		}
	})
	return times
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

type entry struct {
	section cv.Section
	at      int
}

// toldInPast are the posts without dates of which the CV opens more bullets with verbs in the past than with anything that may be told in
// the present.
func toldInPast(d *cv.Document) map[entry]bool {
	past, told := map[entry]int{}, map[entry]bool{}
	d.Walk(func(r cv.Ref) {
		work := r.Section == cv.SectionWork || r.Section == cv.SectionVolunteering
		if list := words(r.Text.Value); work && r.Role == cv.RoleBullet && d.Undated(r) && len(list) > 2 {
			past[entry{r.Section, r.Entry}] += opensInPast(list)
		}
	})
	for of, n := range past {
		told[of] = n > 0
	}
	return told
}

// opensInPast is 1 for words that open with a verb in the past, -1 for ones that may open in the present: "Leads", "Manage", "I run",
// "Am". A word that is neither, as "the", says nothing.
func opensInPast(list []word) int {
	at := 0
	if strings.HasSuffix(list[0].folded, "ly") || list[0].folded == "i" {
		at = 1
	}
	switch w := list[at].folded; {
	case isPast(w) && !unmarked[w]:
		return 1
	case grammarWords[w] && !inPresent[w] || list[at].figure():
		return 0
	}
	return -1
}

var inPresent = set(`am is are has have do does`)

func samePeriod(a, b cv.DateRange) bool {
	return a.Start == b.Start && a.End == b.End && a.Current == b.Current
}
