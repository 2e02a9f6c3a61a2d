package form

import (
	"focal/internal/cv"
	"focal/internal/sieve"
)

var (
	// paperNumber is the number of an item before its text.
	paperNumber = sieve.MustCompile(`^\(?\d{1,2}[.)],? ?(\pL|["“‘'])`)
	// ledToTime is what led from the end of a text to its time, which stands in its own field now: "held in Accra in".
	ledToTime = sieve.MustCompile(`(?:[\s,–-]+(?:(?i:in the (?:year|month)(?: of)?|dated|` +
		`(?:held|conducted)(?: (?:in|on|at))?)|in|on|from|during|since))$`)
	// ledToPlace is what led to a place or a body, which stands in its own field now.
	ledToPlace = sieve.MustCompile(`(?:[\s,–-]+(?:(?i:(?:held|conducted|organi[sz]ed) (?:at|in|by))|at|from|by))$`)
)

var (
	// openEnd is a bracket at the end of a text that what stood in it left for another field: "Funding (" before its date.
	openEnd = sieve.MustCompile(`[ ,]*\([ ,;.]*$`)
	// stopInside is the full stop of a text that its next field follows in the same line; that of a shortened word stays.
	stopInside = sieve.MustCompile(`(\p{Ll}{4})\.$`)
)

// paperTexts sets the names of certificates and awards without what only led to their other fields, and without numbers.
func (f *former) paperTexts() {
	for i := range f.doc.Certificates {
		c := &f.doc.Certificates[i]
		f.paperText(&c.Name, &c.Issuer, !c.Dates.IsZero())
	}
	for i := range f.doc.Awards {
		a := &f.doc.Awards[i]
		f.paperText(&a.Title, &a.Awarder, !a.Dates.IsZero())
	}
}

func (f *former) paperText(name, by *cv.Text, dated bool) {
	for _, t := range []*cv.Text{name, by} {
		if !f.free(*t) {
			continue
		}
		value := paperNumber.ReplaceAllString(t.Value, "$1")
		if dated && (t == by || by.IsZero()) {
			value = ledToTime.ReplaceAllString(value, "")
		}
		if t == name && !by.IsZero() {
			value = ledToPlace.ReplaceAllString(value, "")
		}
		value = openEnd.ReplaceAllString(value, "")
		if dated || t == name && !by.IsZero() {
			value = stopInside.ReplaceAllString(value, "$1")
		}
		if wordCount(value) > 1 || value == t.Value {
			t.Value = value
		}
	}
}
