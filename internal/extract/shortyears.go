package extract

import (
	"strconv"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// shortSpan is a year and two digits: "2009-11" is November 2009 or 2009 to 2011.
var shortSpan = sieve.MustCompile(`\b((?:19|20)\d\d)-(\d\d)\b`)

// settleShortYears reads "2009-11" as two years where the CV writes its other periods so
// ("2011-14") and no month ("2019-03").
func (b *builder) settleShortYears() {
	years, months := 0, 0
	for i := range b.doc.Source {
		for _, m := range shortSpan.FindAllStringSubmatch(b.doc.Source[i].Text, 20) {
			first, _ := strconv.Atoi(m[1][2:])
			second, _ := strconv.Atoi(m[2])
			switch {
			case second > 12 && second > first:
				years++
			case second <= 12 && second <= first:
				months++
			}
		}
	}
	if years == 0 || months > 0 {
		return
	}
	d := b.doc
	for i := range d.Work {
		twoYears(&d.Work[i].Dates)
	}
	for i := range d.Volunteering {
		twoYears(&d.Volunteering[i].Dates)
	}
	for i := range d.Education {
		twoYears(&d.Education[i].Dates)
	}
	for i := range d.Projects {
		twoYears(&d.Projects[i].Dates)
	}
}

// twoYears takes the month of a single date for its last year.
func twoYears(r *cv.DateRange) {
	m := shortSpan.FindStringSubmatch(r.Text.Value)
	if m == nil || r.Start.Month == 0 || !r.End.IsZero() && r.End != r.Start || r.Current || len(shortSpan.FindAllString(r.Text.Value, 2)) > 1 {
		return
	}
	first, _ := strconv.Atoi(m[1])
	second, _ := strconv.Atoi(m[2])
	if r.Start.Year != first || r.Start.Month != second || second <= first%100 {
		return
	}
	r.Start, r.End = cv.Date{Year: first}, cv.Date{Year: first - first%100 + second}
}
