package extract

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/words"
)

func truth(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
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
	return s + namedSense*truth(!d.Person.Name.IsZero()) - 0.5*float64(orphanPeriods(d, periods)) - looseText(d)
}

// namedSense is what the name of the person is worth: where an order of lines hides it, it is hardly the right one.
const namedSense = 1.5

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
