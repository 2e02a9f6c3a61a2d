package fit

import (
	"strconv"

	"focal/internal/cv"
	"focal/internal/sieve"
)

var aYear = sieve.MustCompile(`\b(?:19|20)\d\d\b`)

// writtenIn is the newest year that the lines of the CV name, today's at the latest: a CV of 2014 that is converted years
// later has no post that was old when it was written. One that names no year is of today.
func writtenIn(doc *cv.Document, today int) int {
	newest := 0
	for _, l := range doc.Source {
		for _, y := range aYear.FindAllString(l.Text, -1) {
			if n, _ := strconv.Atoi(y); n <= today { // digits alone
				newest = max(newest, n)
			}
		}
	}
	if newest == 0 {
		return today
	}
	return newest
}
