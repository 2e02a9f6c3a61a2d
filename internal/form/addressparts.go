package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/sieve"
)

var (
	// answersFirst are answers of a form before an address that was read with them: "Male, 27 years, Mumbai".
	answersFirst = sieve.MustCompile(`(?i)^((?:(?:male|female|single|married|unmarried|\d{2} ?(?:years?|yrs)(?: old)?)` +
		`(?: ?[,/|–-] ?)+)+)(\pL.*|\d.*\pL.*)$`)
	// dayFirst and dayLast are a day at an end of an address: "13/02/2002 - Leeds".
	dayFirst = sieve.MustCompile(`^(\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d)[ ,–-]+(\pL.*)$`)
	dayLast  = sieve.MustCompile(`^(\pL.*?)[ ,–-]+(\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d)$`)
)

// ofSomebody says what somebody is, not where.
var ofSomebody = sieve.MustCompile(`(?i)\b(?:male|female|single|married|unmarried|indian|citizen|national)\b`)

// withoutAnswers makes details of the answers and the day that stand in the address.
func (f *former) withoutAnswers() {
	p := &f.doc.Person
	if !f.free(p.Location.Text) {
		return
	}
	rest, told := p.Location.Value, ""
	if m := answersFirst.FindStringSubmatch(rest); m != nil {
		told, rest = m[1], m[2]
	} else if m := dayFirst.FindStringSubmatch(rest); m != nil {
		told, rest = m[1], m[2]
	} else if m := dayLast.FindStringSubmatch(rest); m != nil {
		rest, told = m[1], m[2]
	}
	if told = strings.Trim(told, " ,/|–-"); told == "" {
		return
	}
	p.Details = append(p.Details, cv.Detail{Value: withValue(p.Location.Text, told)})
	p.Location = placeOf(withValue(p.Location.Text, rest))
}

// townAlone makes a town that stands alone in the head, without a label, where the person lives, where the file tells no other.
func (f *former) townAlone() {
	p := &f.doc.Person
	at := slices.IndexFunc(p.Details, func(d cv.Detail) bool {
		q := contact.ParsePlace(d.Value.Value)
		told := d.Value.Value
		return d.Label.IsZero() && f.free(d.Value) && first(d.Value.Lines) <= headLines && wordCount(told) <= longestTown &&
			!strings.ContainsAny(told, "0123456789") && !ofSomebody.MatchString(told) && q.Score >= surelyTown &&
			q.City != "" && q.Street == ""
	})
	if p.Location.IsZero() && at >= 0 {
		p.Location = placeOf(p.Details[at].Value)
		p.Details = slices.Delete(p.Details, at, at+1)
	}
}

const (
	// longestTown is how many words a town has with its country, and surelyTown from which rate on a text is one.
	longestTown = 4
	surelyTown  = 0.8
)
