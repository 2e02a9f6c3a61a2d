package extract

import (
	"strconv"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// shortSpan is a year and two digits: "2009-11" is November 2009 or 2009 to 2011.
var shortSpan = sieve.MustCompile(`\b((?:19|20)\d\d)-(\d\d)\b`)

// settleShortYears reads "2009-11" as two years where the CV writes its other periods so
// ("2011-14") and no month ("2019-03").
func (b *builder) settleShortYears() {
	years, months := b.shortSpans()
	if years == 0 || months > 0 {
		return
	}
	for _, of := range []cv.Section{cv.SectionWork, cv.SectionVolunteering, cv.SectionEducation, cv.SectionProjects} {
		for _, s := range b.slots(of) {
			twoYears(s.dates)
		}
	}
}

// shortSpans counts the lines' spans that can only be two years, and those that can only be a month.
func (b *builder) shortSpans() (years, months int) {
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
	return years, months
}

// twoYears takes the month of a single date for its last year.
func twoYears(r *cv.DateRange) {
	m := shortSpan.FindStringSubmatch(r.Text.Value)
	if m == nil || !onlyMonth(r) || len(shortSpan.FindAllString(r.Text.Value, 2)) > 1 {
		return
	}
	first, _ := strconv.Atoi(m[1])
	second, _ := strconv.Atoi(m[2])
	if r.Start.Year != first || r.Start.Month != second || second <= first%100 {
		return
	}
	r.Start, r.End, r.Current = cv.Date{Year: first}, cv.Date{Year: first - first%100 + second}, false
}

// onlyMonth reports one month, with no other end. "From 2009-10" was read as a time that lasts.
func onlyMonth(r *cv.DateRange) bool {
	lasts := r.Current && !strings.HasPrefix(words.Fold(r.Text.Value), "from ")
	return r.Start.Month != 0 && (r.End.IsZero() || r.End == r.Start) && !lasts
}
