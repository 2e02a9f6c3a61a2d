package extract

import (
	"focal/internal/cv"
	"focal/internal/sieve"
)

var (
	monthAndTwo = sieve.MustCompile(`(?i)^[a-z]{3,9}\.? (?:0?[1-9]|[12]\d|3[01])\b[^0-9'’]*$`)
	fullYear    = sieve.MustCompile(`\b(?:19|20)\d\d\b`)
)

// longBefore is how many years before everything else of the CV a year in two digits is more likely a day.
const longBefore = 5

// dropDays takes back beginnings such as "July 01 to Present" where the two digits are a day: read as a year it lies long before all years
// that the entries of the CV write in full. What year was meant stands nowhere.
func (b *builder) dropDays() {
	earliest, told := earliestInFull(b.doc)
	if told < 2 {
		return
	}
	for _, r := range periodsOfEntries(b.doc) {
		if monthAndTwo.MatchString(r.Text.Value) && r.Start.Year+longBefore < earliest {
			if r.End == r.Start {
				r.End = cv.Date{}
			}
			r.Start = cv.Date{}
		}
	}
}

// earliestInFull is the earliest year of an entry whose time is written with all four digits, and how many such entries there are.
func earliestInFull(d *cv.Document) (earliest, told int) {
	for _, r := range periodsOfEntries(d) {
		year := r.Start.Year
		if year == 0 {
			year = r.End.Year
		}
		if year == 0 || !fullYear.MatchString(r.Text.Value) {
			continue
		}
		if told++; told == 1 || year < earliest {
			earliest = year
		}
	}
	return earliest, told
}
